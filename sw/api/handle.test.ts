import { expect, test, vi } from 'vitest';
import type { RoutedGroup } from '../../engines/kit/contract';
import { ApiError } from '../../engines/kit/errors';
import { object } from '../../engines/kit/schema';
import { finished } from './encode-response';
import { createApi, type Call, type Caller, type Host, type Ran } from './handle';

const groups: readonly RoutedGroup[] = [
	{
		id: 'g',
		operations: {
			item: {
				method: 'GET',
				path: '/v1/item/{id}',
				kind: 'compute',
				cost: 'bounded',
				produces: ['text/calendar'],
				params: object({ id: { type: 'string' } })
			},
			get: { method: 'GET', path: '/v1/get', kind: 'compute', cost: 'bounded', params: object({ a: { type: 'string', default: 'x' } }) }, // prettier-ignore
			post: { method: 'POST', path: '/v1/post', kind: 'compute', cost: 'bounded', params: object({}) },
			look: { method: 'POST', path: '/v1/look', kind: 'compute', cost: 'bounded', fetches: 'url', params: object({ url: { type: 'string' }, text: { type: 'string' } }, { optional: ['url', 'text'] }) }, // prettier-ignore
			feed: { method: 'GET', path: '/v1/feed', kind: 'feed', cost: 'bounded', params: object({}) }
		}
	}
];
const caller: Caller = { keyless: false, picture: false, waitUntil: () => {} };

/** `ran`: what an engine answers, and what its runner says of it. */
function api(ran: Partial<Omit<Ran, 'value'> & { value: unknown }> = {}, host: Partial<Host> = {}) {
	const calls: { call: Call; caller: Caller }[] = [];
	const logged: unknown[] = [];
	let ticks = 0;
	const handle = createApi(groups, {
		kind: 'node',
		base: '/sub',
		now: () => 1000,
		clock: () => ticks++,
		requestId: () => 'id-1',
		admit: async () => ({ 'X-Limit': '7' }),
		check: async () => {},
		run: async (call, _route, given) => {
			calls.push({ call, caller: given });
			return { where: 'worker', ...ran, value: finished('value' in ran ? ran.value : { answer: 42 }) };
		},
		openApi: async (server) => ({ server }),
		status: async () => ({ fine: true }),
		log: (line, error) => logged.push([line, error]),
		body: (text) => text,
		...host
	});
	const ask = (path: string, init: RequestInit = {}, given: Partial<Caller> = {}) =>
		handle(new Request(`http://h${path}`, init), { ...caller, ...given });
	return { ask, calls, logged };
}

test('what is run: group, name, input with its defaults, the clock, the type that is wished for', async () => {
	const { ask, calls } = api();
	await ask('/sub/v1/get');
	expect(calls[0]?.call).toEqual({ group: 'g', name: 'get', input: { a: 'x' }, now: 1000, accept: 'application/json' });
});

test('the key goes on with the caller, and nothing is made up where none was sent', async () => {
	const { ask, calls } = api();
	await ask('/sub/v1/get', { headers: { 'X-API-Key': 'k' } });
	await ask('/sub/v1/get');
	expect(calls.map((one) => one.caller.key)).toEqual(['k', undefined]);
});

test('under a base its paths begin after it; the same path without it is found too', async () => {
	const { ask } = api();
	expect([(await ask('/sub/v1/get')).status, (await ask('/v1/get')).status]).toEqual([200, 200]);
	expect((await ask('/other/v1/get')).status).toBe(404);
	expect(await (await ask('/sub/v1/openapi.json')).json()).toEqual({ server: 'http://h/sub' });
});

test.each([
	['/v1/get/?id=3', '/v1/get/; did you mean /v1/get?'],
	['/v1/item?id=3', '/v1/item; did you mean /v1/item/{id}?']
])('%s, a path that is nearly one, is told the right one', async (path, said) => {
	const response = await api().ask(path);
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({
		error: { code: 'NOT_FOUND', message: `path: no operation at ${said}` }
	});
});

test('a path without an operation is named in the refusal, cut where it is endless', async () => {
	const response = await api().ask(`/sub/v1/${'x'.repeat(1000)}`);
	const { error } = (await response.json()) as { error: { message: string } };
	expect(error.message).toBe(`path: no operation at /v1/${'x'.repeat(196)}`);
});

test.each([
	['Europe/Berlin', 'Europe/Berlin'],
	['utc', 'UTC'],
	['asia/kolkata', /^Asia\/(Kolkata|Calcutta)$/]
])('X-Time-Zone %s is the caller’s day', async (given, zone) => {
	const { ask, calls } = api();
	await ask('/sub/v1/get', { headers: { 'X-Time-Zone': given } });
	expect(calls[0]?.call.timeZone).toMatch(zone);
});

test.each(['Mars/Olympus', '', ' ', '../etc'])('X-Time-Zone %j is refused by name', async (given) => {
	const response = await api().ask('/sub/v1/get', { headers: { 'X-Time-Zone': given } });
	expect(response.status).toBe(400);
	expect(await response.text()).toContain('X-Time-Zone: must be an IANA time zone, such as Europe/Berlin');
});

test.each([
	['W/"TAG"', 304],
	['"TAG"', 304],
	['  W/"TAG"  ', 304],
	['"a", W/"TAG" , "b"', 304],
	['*', 304],
	[' * ', 304],
	['"TA"', 200],
	['TAG', 200],
	['w/"TAG"', 200],
	['"*"', 200]
])('If-None-Match %s: %i (weak comparison, RFC 9110 §13.1.2)', async (given, status) => {
	const { ask } = api();
	const tag = /"(.+)"/.exec((await ask('/sub/v1/get')).headers.get('etag') ?? '')?.[1] ?? '';
	const response = await ask('/sub/v1/get', { headers: { 'If-None-Match': given.replace('TAG', tag) } });
	expect(response.status).toBe(status);
});

test('a tag is asked for nothing but what has one: not POST, not a feed', async () => {
	const { ask } = api();
	for (const [path, init] of [
		['/sub/v1/feed', {}],
		['/sub/v1/post', { method: 'POST', body: '{}' }]
	] as const) {
		const response = await ask(path, { ...init, headers: { 'If-None-Match': '*' } });
		expect([response.status, response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([200, null, 'no-store']); // prettier-ignore
	}
});

test('tags of 2,000 answers are 2,000', async () => {
	const tags = new Set<string | null>();
	for (let answer = 0; answer < 2000; answer++) tags.add((await api({ value: { answer } }).ask('/sub/v1/get')).headers.get('etag')); // prettier-ignore
	expect(tags.size).toBe(2000);
});

test('times are told: the gate, then engine or feed and where it ran', async () => {
	expect((await api().ask('/sub/v1/get')).headers.get('server-timing')).toBe(
		'gate;dur=1.00, engine;dur=1.00;desc="worker"'
	);
	const feed = await api({ where: 'feed' }).ask('/sub/v1/feed');
	expect(feed.headers.get('server-timing')).toBe('gate;dur=1.00, feed;dur=1.00;desc="feed"');
	expect((await api().ask('/sub/v1/nothing')).headers.get('server-timing')).toBe('total;dur=1.00');
});

test('headers of gate and runner go with the answer; the runner’s win over the default', async () => {
	const { headers } = await api({ headers: { 'Cache-Control': 'public, s-maxage=9', Age: '3' } }).ask('/sub/v1/feed');
	expect([headers.get('x-limit'), headers.get('age'), headers.get('cache-control')]).toEqual([
		'7',
		'3',
		'public, s-maxage=9'
	]);
});

test.each([
	['Dates are estimates', '199 - "Dates are estimates"'],
	['“Zoë” said\r\nX: 1', '199 - " Zo   said  X: 1"'],
	['a "quoted" \\ part~', '199 - "a  quoted    part~"']
])('a warning of the answer %j is a header without what would break one', async (warning, header) =>
	expect((await api({ value: { warning } }).ask('/sub/v1/get')).headers.get('warning')).toBe(header)
);

test.each([[{ warning: null }], [{ warning: 7 }], ['warning'], [null]])('of %j no warning is made', async (value) =>
	expect((await api({ value }).ask('/sub/v1/get')).headers.get('warning')).toBeNull()
);

test('bytes go out under their type; a text says its encoding', async () => {
	const bytes = new Uint8Array([1, 2, 3]);
	const picture = await api({ value: { media: 'image/png', bytes } }).ask('/sub/v1/get');
	expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 2, 3]);
	expect([picture.headers.get('content-type'), picture.headers.get('content-length'), picture.headers.get('etag')]).toEqual(['image/png', '3', null]); // prettier-ignore
	// Opened as a page it loads nothing.
	expect(picture.headers.get('content-security-policy')).toMatch(
		/^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'$/
	);
	const text = await api({ value: { media: 'text/calendar', bytes } }).ask('/sub/v1/get');
	expect(text.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

test('an answer that Accept chooses says so to caches', async () => {
	const { ask } = api();
	const [chosen, single] = await Promise.all([ask('/sub/v1/item/7'), ask('/sub/v1/get')]);
	expect([chosen.headers.get('vary'), single.headers.get('vary')]).toEqual(['Accept', null]);
});

test('an error of the API goes out as it is, with its headers; a bug is a 500 and one line in the log', async () => {
	const busy = new ApiError('BUSY', 'request: wait', { 'Retry-After': '2' });
	const refused = api({}, { run: () => Promise.reject(busy) });
	const answer = await refused.ask('/sub/v1/get');
	expect([answer.status, answer.headers.get('retry-after'), refused.logged]).toEqual([503, '2', []]);
	expect(answer.headers.get('x-limit')).toBe('7');
	const bug = new TypeError('x is undefined');
	const broken = api({}, { run: () => Promise.reject(bug) });
	const told = await broken.ask('/sub/v1/get');
	expect(told.status).toBe(500);
	expect(await told.json()).toEqual({ error: { code: 'INTERNAL', message: 'request: could not be answered' } });
	expect(told.headers.get('server-timing')).toBe('total;dur=2.00');
	expect(broken.logged).toEqual([['request id-1 failed', bug]]);
});

test('who gave up is no line in the log', async () => {
	const abort = new AbortController();
	const { ask, logged } = api({}, { run: () => (abort.abort(), Promise.reject(abort.signal.reason as Error)) });
	await ask('/sub/v1/get', { signal: abort.signal });
	expect(logged).toEqual([]);
});

test('the gate is asked before the body is read, and what it refuses is not run', async () => {
	const run = vi.fn();
	const { ask } = api(
		{},
		{ run, admit: () => Promise.reject(new ApiError('MISSING_API_KEY', 'X-API-Key: is required')) }
	);
	const response = await ask('/sub/v1/post', { method: 'POST', body: 'no JSON' });
	expect([response.status, run.mock.calls.length]).toEqual([401, 0]);
});

test('every answer names its request and host, and is not stored or framed unless somebody says so', async () => {
	for (const path of ['/sub/v1/feed', '/sub/v1/nothing']) {
		const { headers } = await api().ask(path);
		expect(Object.fromEntries(headers)).toMatchObject({
			'x-request-id': 'id-1',
			'x-served-by': 'node',
			'cache-control': 'no-store',
			'content-security-policy': "frame-ancestors 'self'",
			'x-content-type-options': 'nosniff',
			'content-type': 'application/json'
		});
	}
});

test.each([
	['GET', '/sub/v1/get', 'GET, HEAD, OPTIONS'],
	['POST', '/sub/v1/post', 'POST, OPTIONS'],
	['GET', '/sub/v1/status', 'GET, HEAD, OPTIONS']
])('%s %s: OPTIONS says what it takes, another method is refused with the same', async (method, path, allow) => {
	const run = vi.fn();
	const { ask } = api({}, { run });
	const options = await ask(path, { method: 'OPTIONS' });
	expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
	for (const other of ['PUT', 'DELETE', method === 'GET' ? 'POST' : 'GET', ...(method === 'POST' ? ['HEAD'] : [])]) {
		const response = await ask(path, { method: other });
		expect([other, response.status, response.headers.get('allow')]).toEqual([other, 405, allow]);
		if (other !== 'HEAD') expect(await response.text()).toContain(`method: must be ${method}`);
	}
	expect(run).not.toHaveBeenCalled();
});

test('HEAD has the headers of GET and no body', async () => {
	const picture = { media: 'image/png', bytes: new Uint8Array([1]) };
	for (const [path, ran] of [
		['/sub/v1/get', {}],
		['/sub/v1/feed', {}],
		['/sub/v1/get', { value: picture }],
		['/sub/v1/nothing', {}],
		['/sub/v1/status', {}]
	] as const) {
		const [get, head] = [await api(ran).ask(path), await api(ran).ask(path, { method: 'HEAD' })];
		const text = await get.text();
		const length = String(new TextEncoder().encode(text).length);
		expect([head.status, Object.fromEntries(head.headers), await head.text()]).toEqual([get.status, { ...Object.fromEntries(get.headers), 'content-length': length }, '']); // prettier-ignore
		expect(text).not.toBe('');
	}
});

test('the service answers for itself: status, and the document by its tag, without a key', async () => {
	const admit = vi.fn();
	const { ask } = api({}, { admit });
	const status = await ask('/sub/v1/status');
	expect([await status.json(), status.headers.get('etag')]).toEqual([{ fine: true }, null]);
	const document = await ask('/sub/v1/openapi.json');
	const tag = document.headers.get('etag') ?? '';
	expect([tag, document.headers.get('cache-control')]).toEqual([expect.stringMatching(/^W\/"[a-z0-9]+"$/), 'private, no-cache']); // prettier-ignore
	const again = await ask('/sub/v1/openapi.json', { headers: { 'If-None-Match': tag } });
	expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
	expect(admit).not.toHaveBeenCalled();
});

test('what the caller sent wrong is its fault: not run, not in the log', async () => {
	const { ask, calls, logged } = api();
	const response = await ask('/sub/v1/get?a=1&a=2');
	expect(await response.json()).toEqual({ error: { code: 'INVALID_INPUT', message: 'a: must be given once' } });
	expect([calls, logged]).toEqual([[], []]);
});

test.each<[string, string, RequestInit]>([
	['a feed', '/v1/feed', {}],
	['an address', '/v1/look', { method: 'POST', body: '{"url":"https://example.org/a.png"}' }],
	['an address under another type', '/v1/look', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"url":"https://example.org/a.png"}' }] // prettier-ignore
])('a caller without the network is refused %s, and nothing runs', async (_what, path, init) => {
	const { ask, calls } = api();
	const refused = await ask(path, init, { network: false });
	expect([refused.status, calls]).toEqual([403, []]);
	expect((await refused.json()).error.code).toBe('NOT_SUBSCRIBED');
	expect((await ask(path, init, { network: true })).status).toBe(200);
	expect((await ask(path, init)).status).toBe(200);
});

test('what is worked out here is answered without the network', async () => {
	const { ask } = api();
	const look = { method: 'POST', body: '{"text":"https://example.org/a.png"}' };
	expect((await ask('/v1/look', look, { network: false })).status).toBe(200);
	expect((await ask('/v1/get', {}, { network: false })).status).toBe(200);
});
