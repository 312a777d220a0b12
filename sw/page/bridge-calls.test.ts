import { expect, test } from 'vitest';
import type { FromBridge } from './bridge-messages';
import { serveCalls, type CallPort } from './bridge-calls';

const ROOT = new URL('https://app.example/sub/');
type Told = Extract<FromBridge, { readonly id: number }>;

/** A page that sends messages to the calls of a frame, and records its messages. */
function connect(answer: (request: Request) => Promise<Response>) {
	const said: Told[] = [];
	const handedOver: unknown[] = [];
	const port = new EventTarget();
	serveCalls(
		Object.assign(port, {
			postMessage: (message: unknown, transfer: unknown) => {
				said.push(message as Told);
				handedOver.push(transfer);
			},
			start: () => {}
		}) as unknown as CallPort,
		ROOT,
		answer
	);
	const settled = async () => {
		for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
	};
	const send = (data: unknown) => port.dispatchEvent(Object.assign(new Event('message'), { data }));
	return { said, handedOver, settled, send };
}

const call = (id: number, more: object = {}) => ({
	...{ id, url: 'https://app.example/sub/v1/languages', method: 'GET', headers: {} },
	...more
});
const statusOf = (told: Told | undefined) => (told && 'status' in told ? told.status : undefined);
const textOf = (told: Told | undefined) => (told && 'body' in told ? new TextDecoder().decode(told.body) : '');

test('of a request only the headers that are named reach the API, of an answer only those reach the page', async () => {
	const requests: Request[] = [];
	const { said, send, settled } = connect(async (request) => {
		requests.push(request);
		return new Response('[]', { headers: { ETag: '"1"', Age: '7', 'Cache-Status': 'x; hit', 'X-Secret': 's' } });
	});
	send(call(1, { headers: { 'X-API-Key': 'stolen', Accept: 'text/html', Cookie: 'a=b' } }));
	await settled();
	expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ accept: 'text/html' });
	expect(said).toMatchObject([{ id: 1, status: 200, headers: { etag: '"1"' } }]);
	expect(Object.keys((said[0] as { headers: object }).headers)).toEqual(['content-type', 'etag']);
});

const NOT_HERE = [404, 'NOT_FOUND', 'path: must be one of /v1/ of this app'] as const;
const LONG = 'https://app.example/sub/v1/search?q=';

test.each<[string, object, readonly [number, string, string]]>([
	['another origin', { url: 'https://other.example/sub/v1/languages' }, NOT_HERE],
	['a path beside the base', { url: 'https://app.example/v1/languages' }, NOT_HERE],
	['a path that climbs out', { url: 'https://app.example/sub/v1/%2e%2e/keys' }, NOT_HERE],
	['an address with a user', { url: 'https://me@app.example/sub/v1/languages' }, NOT_HERE],
	['no address at all', { url: 'https://' }, NOT_HERE],
	['a script', { url: 'javascript:alert(1)' }, NOT_HERE],
	[
		'status',
		{ url: 'https://app.example/sub/v1/status' },
		[403, 'NOT_SUBSCRIBED', 'path: /v1/status is not for other sites']
	],
	[
		'a method that fetch refuses',
		{ method: 'CONNECT' },
		[405, 'METHOD_NOT_ALLOWED', 'method: must be GET, HEAD or POST']
	],
	[
		'an address that is too long',
		{ url: LONG.padEnd(65_537, 'x') },
		[400, 'INVALID_INPUT', 'path: must be at most 65536 characters long']
	],
	['a header that is none', { headers: { Accept: 'a\nb' } }, [0, '', '']]
])('%s is refused, and asks nobody', async (_what, more, [status, code, message]) => {
	let asked = 0;
	const { said, send, settled } = connect(async () => (asked++, new Response()));
	send(call(1, more));
	await settled();
	expect(asked).toBe(0);
	expect(said).toHaveLength(1);
	if (status === 0) expect(said[0]).toMatchObject({ id: 1, error: expect.stringContaining('TypeError') });
	else expect([statusOf(said[0]), JSON.parse(textOf(said[0]))]).toEqual([status, { error: { code, message } }]);
});

test('an address as long as may be is asked', async () => {
	const { said, send, settled } = connect(async () => new Response('[]'));
	send(call(1, { url: LONG.padEnd(65_536, 'x') }));
	await settled();
	expect(said.map(statusOf)).toEqual([200]);
});

test('the body of a POST reaches the API, that of a GET does not; bytes of the answer are handed over, not copied', async () => {
	const bodies: string[] = [];
	const { said, handedOver, send, settled } = connect(async (request) => {
		bodies.push(`${request.method} ${await request.text()}`);
		return new Response('{"exact":"3/10"}');
	});
	const body = () => new TextEncoder().encode('{"expression":"0.1+0.2"}').buffer;
	send(call(1, { method: 'POST', body: body() }));
	send(call(2, { body: body() }));
	send(call(3, { method: 'POST' }));
	await settled();
	expect(bodies.sort()).toEqual(['GET ', 'POST ', 'POST {"expression":"0.1+0.2"}']);
	expect(said.map(textOf)).toEqual(Array(3).fill('{"exact":"3/10"}'));
	expect(handedOver).toEqual(said.map((told) => ('body' in told ? [told.body] : [])));
});

test('a host that fails is told as an error of the call, not as an answer', async () => {
	const { said, send, settled } = connect(async () => {
		throw new Error('out of memory');
	});
	send(call(1));
	await settled();
	expect(said).toEqual([{ id: 1, error: 'Error: out of memory' }]);
});

test('what is no call is passed over', async () => {
	const { said, send, settled } = connect(async () => new Response());
	for (const junk of [null, undefined, 1, 'x', [], {}, { id: 1 }, call(1.5), call(NaN), call(1, { body: 'text' }), call(1, { headers: null }), call(1, { headers: 'x' }), call(1, { url: 7 }), call(1, { url: ['/v1/x'] }), call(1, { method: null }), { abort: '1' }, { abort: 1 }]) send(junk); // prettier-ignore
	await settled();
	expect(said).toEqual([]);
});

test('more than 64 at once are told to wait; the same number twice is one call', async () => {
	const waiting: (() => void)[] = [];
	const { said, send, settled } = connect(() => new Promise((resolve) => waiting.push(() => resolve(new Response()))));
	for (let id = 0; id < 70; id++) send(call(id));
	send(call(0));
	await settled();
	expect(said.map(statusOf)).toEqual(Array(6).fill(503));
	expect((said[0] as { headers: object }).headers).toMatchObject({ 'retry-after': '1' });
	expect(JSON.parse(textOf(said[0]))).toMatchObject({
		error: { code: 'BUSY', message: expect.stringContaining('too many calls at once') }
	});
	for (const end of waiting) end();
	await settled();
	expect(said.filter((told) => statusOf(told) === 200)).toHaveLength(64);
	send(call(100));
	await settled();
	expect(waiting).toHaveLength(65);
});

test('bodies are held up to a bound in all', async () => {
	const { said, send, settled } = connect(() => new Promise(() => {}));
	for (let id = 0; id < 4; id++) send(call(id, { method: 'POST', body: new ArrayBuffer(20 * 2 ** 20) }));
	await settled();
	expect(said.map((told) => [told.id, statusOf(told)])).toEqual([[3, 503]]);
});

test('the bytes of a body that was answered are free again', async () => {
	const { said, send, settled } = connect(async () => new Response());
	for (let id = 0; id < 4; id++) {
		send(call(id, { method: 'POST', body: new ArrayBuffer(20 * 2 ** 20) }));
		await settled();
	}
	expect(said.map(statusOf)).toEqual([200, 200, 200, 200]);
});

test('a call that is given up frees its place and says nothing', async () => {
	const signals: AbortSignal[] = [];
	const { said, send, settled } = connect(
		(request) =>
			new Promise((_, reject) => {
				signals.push(request.signal);
				request.signal.addEventListener('abort', () => reject(request.signal.reason));
			})
	);
	for (let id = 0; id < 64; id++) send(call(id));
	send({ abort: 5 });
	await settled();
	expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1);
	send(call(64));
	await settled();
	expect([said, signals.length]).toEqual([[], 65]);
});
