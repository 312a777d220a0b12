/** Requests of Node become requests of the API, and its answers what Node sends: over sockets, with a simulated API. */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Asked } from '../api/request-url';
import type { Caller, Handle } from '../api/handle';
import { ApiError } from '../../engines/kit/errors';
import { answerOverHttp, refuse } from './http';
import { sendOver, type Sent } from '../../tests/support/http';

/** Bytes that an operation of this test takes. */
const MOST = 35 * 2 ** 20;
const textOf = async (asked: Asked) => new TextDecoder().decode(await asked.arrayBuffer(MOST));

type Plain = (asked: Asked, caller: Caller) => Promise<Answer>;
let plain: Plain;
/** Headers that the server sends besides, and what became of the last answer. */
let more: Record<string, string>;
let id: string | undefined;
let server: Server;
let port: number;

const answer = (body: Answer['body'], headers: Record<string, string> = {}, status = 200): Answer => ({
	status,
	headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1', ...headers },
	body
});

beforeAll(async () => {
	const handle = { plain: (asked: Asked, caller: Caller) => plain(asked, caller) } as unknown as Handle;
	server = createServer(
		(incoming, outgoing) =>
			void answerOverHttp(handle, incoming, outgoing, undefined, more).then(
				(told) => (id = told),
				(error: unknown) =>
					refuse(
						incoming,
						outgoing,
						error instanceof ApiError ? error : new ApiError('INTERNAL', `request: ${String(error)}`)
					)
			)
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close().closeAllConnections());
beforeEach(() => {
	plain = async () => answer('{}');
	more = {};
	id = 'none yet';
});

/** One request; `headers` are those that do not change with the time. */
async function ask(target: string, sent: Sent = {}) {
	const { headers, ...got } = await sendOver(port, target, sent);
	const { date: _date, 'keep-alive': _keep, ...kept } = headers;
	return { ...got, headers: kept };
}

const told = ({ text }: { readonly text: string }) =>
	(JSON.parse(text) as { error: { code: string; message: string } }).error;

/** The API's view of a request. */
async function heard(target: string, options: Sent = {}) {
	let seen: { asked: Asked; caller: Caller; text: string } | undefined;
	plain = async (asked, caller) => {
		seen = { asked, caller, text: await textOf(asked) };
		return answer('{}');
	};
	await ask(target, options);
	if (!seen) throw new Error('the API was not asked');
	return seen;
}

const SAME = { 'sec-fetch-site': 'same-origin' };
const VISIT = { 'sec-fetch-mode': 'navigate' };
const PICTURE = { 'sec-fetch-dest': 'image' };
test.each<[string, Record<string, string>, boolean, boolean]>([
	['a program', {}, false, false],
	['a picture of an own page', { ...PICTURE, ...SAME }, true, true],
	['a picture of another site', { ...PICTURE, 'sec-fetch-site': 'cross-site' }, false, false],
	['a picture of nobody', PICTURE, false, false],
	['an address that was typed', { ...VISIT, 'sec-fetch-site': 'none' }, true, false],
	['a link of an own page', { ...VISIT, ...SAME }, true, false],
	['a link of another page', { ...VISIT, 'sec-fetch-site': 'same-site' }, false, false],
	['a script of an own page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', ...SAME }, false, false]
])('%s: whether it needs a key, whether it is a picture', async (_who, headers, keyless, picture) => {
	const { caller } = await heard('/v1/x', { headers });
	expect([caller.keyless, caller.picture, 'key' in caller]).toEqual([keyless, picture, false]);
	expect((await heard('/v1/x', { headers: { ...headers, 'X-API-Key': 'k' } })).caller.key).toBe('k');
	expect('key' in (await heard('/v1/x', { headers: { ...headers, 'X-API-Key': '' } })).caller).toBe(false);
});

test('the API reads method, address and headers as they came', async () => {
	const { asked } = await heard('/v1/x?a=1&a=2', {
		method: 'PUT',
		headers: { Accept: ['text/html', 'image/*'], 'Set-Cookie': ['a=1', 'b=2'] }
	});
	expect([asked.method, asked.url.pathname, asked.url.search]).toEqual(['PUT', '/v1/x', '?a=1&a=2']);
	expect(asked.url.origin).toBe(`http://127.0.0.1:${port}`);
	expect([asked.headers.get('accept'), asked.headers.get('set-cookie'), asked.headers.get('x-none')]).toEqual(['text/html, image/*', 'a=1, b=2', null]); // prettier-ignore
});

test('work that goes on behind an answer and fails is a line in the log, and no more', async () => {
	const line = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { caller } = await heard('/v1/x');
	caller.waitUntil(Promise.reject(new Error('late')));
	await new Promise((resolve) => setImmediate(resolve));
	expect(line.mock.calls).toEqual([['background work failed', new Error('late')]]);
	line.mockRestore();
});

const LONG = 'x'.repeat(200_000);
test.each<[string, readonly string[], Record<string, string>]>([
	['at once', ['{"a":"ä"}'], { 'Content-Length': '10' }],
	['in pieces that cut a letter', ['{"a":"', '\u00e4', '"}'], {}],
	['short, after its head', ['{"a"', ':1}'], { 'Content-Length': '7' }],
	['longer than what is read at once', [LONG, LONG], { 'Content-Length': String(2 * LONG.length) }],
	['long, in chunks', [LONG, LONG, LONG], {}],
	['none', [], {}]
])('a body that comes %s is read whole', async (_how, body, headers) =>
	expect((await heard('/v1/x', { method: 'POST', headers, body })).text).toBe(body.join(''))
);

test('a body as bytes is those bytes alone, though Node’s buffer holds more', async () => {
	let bytes = new ArrayBuffer();
	plain = async (asked) => {
		bytes = await asked.arrayBuffer(MOST);
		return answer('{}');
	};
	for (const body of [[Buffer.from([0, 255, 10, 13])], [Buffer.from([0, 255]), Buffer.from([10, 13])]]) {
		await ask('/v1/x', { method: 'POST', headers: { 'Content-Length': '4' }, body });
		expect([...new Uint8Array(bytes)]).toEqual([0, 255, 10, 13]);
	}
});

test('a body under a coding is read without it; one that is not what it says is refused with why', async () => {
	const sent = (coding: string, bytes: Buffer) => ({ method: 'POST', headers: { 'Content-Encoding': coding }, body: [bytes] }); // prettier-ignore
	expect((await heard('/v1/x', sent('gzip', gzipSync('words')))).text).toBe('words');
	plain = async (asked) => answer(await textOf(asked));
	expect(told(await ask('/', sent('gzip', Buffer.from('words'))))).toEqual({ code: 'INVALID_INPUT', message: 'body: must be what its Content-Encoding says' }); // prettier-ignore
	expect(told(await ask('/', sent('gzip', gzipSync('words'.repeat(99)).subarray(0, 15))))).toEqual({ code: 'INVALID_INPUT', message: 'body: must be sent whole' }); // prettier-ignore
	expect(told(await ask('/', sent('zstd', Buffer.from('words')))).message).toBe(
		'Content-Encoding: must be gzip, deflate, br or identity'
	);
});

test('who leaves in the middle of a short body, and of a long one, is not waited for', async () => {
	for (const length of [100, 100_000]) {
		const failed = new Promise<unknown>(
			(resolve) =>
				void (plain = async (asked) => {
					await textOf(asked).catch(resolve);
					return answer('{}');
				})
		);
		const socket = connect(port, '127.0.0.1');
		socket.write(`POST /v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n{"a"`, () =>
			setTimeout(() => socket.destroy(), 20)
		);
		expect(await failed).toMatchObject({ code: 'INVALID_INPUT', message: 'body: must be sent whole' });
	}
});

test('who is gone is known to the work that was done for him, and who was answered is not gone', async () => {
	const signals: AbortSignal[] = [];
	plain = async ({ signal }) => (signals.push(signal), answer('{}'));
	await ask('/v1/x');
	let gone = () => {};
	const aborted = new Promise<void>((resolve) => (gone = resolve));
	plain = async ({ signal }) => {
		signal.addEventListener('abort', gone);
		await aborted;
		return answer('{}');
	};
	const socket = connect(port, '127.0.0.1', () =>
		socket.write('GET /v1/x HTTP/1.1\r\nHost: localhost\r\n\r\n', () => setTimeout(() => socket.destroy(), 20))
	);
	await aborted;
	expect(signals.map(({ aborted: was }) => was)).toEqual([false]);
});

test('a host learns the id of what it answered; a 401 says where a key goes', async () => {
	await ask('/v1/x');
	await vi.waitFor(() => expect(id).toBe('r-1'));
	plain = async () => answer('{}', {}, 401);
	const { status, headers } = await ask('/v1/x');
	expect([status, headers['www-authenticate']]).toEqual([401, 'ApiKey header="X-API-Key"']);
});

test('a request without a usable address never reaches the API, and has no id', async () => {
	plain = () => Promise.reject(new Error('asked'));
	const got = await ask('//example.org/');
	expect([got.status, told(got)]).toEqual([400, { code: 'INVALID_INPUT', message: 'request: must have a usable address' }]); // prettier-ignore
	expect(got.headers).toMatchObject({
		'content-type': 'application/json',
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "frame-ancestors 'self'"
	});
	await vi.waitFor(() => expect(id).toBeUndefined());
});

const TEXT = JSON.stringify('words '.repeat(300));
test.each<[string, string, string | Buffer, string | undefined]>([
	['br, gzip', 'application/json', TEXT, 'br'],
	['gzip', 'application/json; charset=utf-8', TEXT, 'gzip'],
	['gzip', 'image/svg+xml', TEXT, 'gzip'],
	['gzip', 'text/calendar', TEXT, 'gzip'],
	['gzip', 'application/json', Buffer.from(TEXT), 'gzip'],
	['gzip', 'application/json', 'x'.repeat(1024), 'gzip'],
	['gzip', 'application/json', 'x'.repeat(1023), undefined],
	['identity', 'application/json', TEXT, undefined],
	['gzip', 'image/png', TEXT, undefined],
	['gzip', 'application/octet-stream+text/plain', TEXT, undefined]
])('for who takes %s an answer of %s comes in its coding: %#', async (accepted, type, body, coding) => {
	plain = async () => answer(typeof body === 'string' ? body : new Uint8Array(body), { 'Content-Type': type });
	const { headers, bytes } = await ask('/v1/x', { headers: { 'Accept-Encoding': accepted } });
	expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(bytes.length)]);
	const undo = { br: brotliDecompressSync, gzip: gunzipSync } as const;
	const whole = coding === undefined ? bytes : undo[coding as keyof typeof undo](bytes);
	expect(whole.equals(Buffer.from(body))).toBe(true);
	expect(headers.vary).toBe(/octet|png/.test(type) ? undefined : 'Accept-Encoding');
});

test('what varies is said in one line, the answer’s own first; headers besides go along', async () => {
	more = { Vary: 'Origin', 'Access-Control-Allow-Origin': '*' };
	plain = async () => answer('{"a":"é"}', { Vary: 'X-API-Key', ETag: '"1"', 'Content-Length': '99' });
	expect((await ask('/v1/x')).headers).toEqual({
		'content-type': 'application/json',
		'x-request-id': 'r-1',
		etag: '"1"',
		'access-control-allow-origin': '*',
		vary: 'Origin, X-API-Key, Accept-Encoding',
		'content-length': '10',
		connection: 'close'
	});
	plain = async () => answer(new Uint8Array([1]), { Vary: 'Accept', 'Content-Type': 'image/png' });
	more = {};
	expect((await ask('/v1/x')).headers.vary).toBe('Accept');
});

test('an answer without a body keeps the length that it tells, and says under 304 what varies', async () => {
	plain = async () => answer(null, { 'Content-Length': '99' });
	expect((await ask('/v1/x', { method: 'HEAD' })).headers['content-length']).toBe('99');
	plain = async () => ({ status: 304, headers: { ETag: '"1"' }, body: null });
	const { status, headers } = await ask('/v1/x', { headers: { 'Accept-Encoding': 'br' } });
	expect([status, headers.vary, headers['content-encoding']]).toEqual([304, 'Accept-Encoding', undefined]);
});

/** All that comes back before the connection ends; `then` is called with it once an answer has begun. */
const conversation = (lines: string, then: (send: (text: string) => void, close: () => void) => void = () => {}) =>
	new Promise<string>((resolve, reject) => {
		let text = '';
		const socket = connect(port, '127.0.0.1', () => socket.write(lines));
		socket.on('data', (chunk: Buffer) => {
			if (text === '')
				then(
					(more) => socket.write(more),
					() => socket.destroy()
				);
			text += chunk.toString();
		});
		socket.once('error', reject);
		socket.once('close', () => resolve(text));
	});
const HEAD = 'POST /v1/x HTTP/1.1\r\nHost: localhost\r\n';

test('an answer that needed no body is whole, closes the connection, and the rest of the body is thrown away', async () => {
	const text = await conversation(`${HEAD}Content-Length: 30\r\n\r\nfirst`, (send) => send('x'.repeat(25)));
	expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	expect(text).toContain('\r\nContent-Length: 2\r\n');
	expect(text).toContain('\r\nConnection: close\r\n');
	expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
	expect(text).toMatch(/\r\n\r\n\{\}$/);
});

test('the same in chunks; a refusal has its length too', async () => {
	const text = await conversation(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n`, (send) =>
		send('0\r\n\r\n')
	);
	expect(text).toMatch(/\r\n\r\n\{\}$/);
	plain = () => Promise.reject(new ApiError('BUSY', 'server: is full'));
	const refused = await conversation(`${HEAD}Content-Length: 6\r\n\r\nfirst`, (send) => send('x'));
	expect(refused).toContain('\r\nConnection: close\r\n');
	expect(refused).toContain('\r\nContent-Length: 53\r\n');
});

test('a sender that says it has a body and sends no more is cut off, its answer whole', async () =>
	expect(await conversation(`${HEAD}Content-Length: 30\r\n\r\nfirst`)).toMatch(/\r\n\r\n\{\}$/));

test('a connection whose body was read stays open for the next request', async () => {
	plain = async (asked) => answer(JSON.stringify(await textOf(asked)));
	const get = 'GET /v1/x HTTP/1.1\r\nHost: localhost\r\n';
	const text = await conversation(`${HEAD}Content-Length: 5\r\n\r\nfirst${get}Content-Length: 0\r\n\r\n`, (send) =>
		send(`${get}Connection: close\r\n\r\n`)
	);
	expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
	expect(text.match(/Connection: close/g)).toHaveLength(1);
});
