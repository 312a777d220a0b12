import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { drain, serveBuild } from '../../sw/node/server';

const MIB = 2 ** 20;
const PAGE = `<!doctype html><title>app</title>${' '.repeat(500)}`;
const VISIT = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };

let dist: string;
let server: Server;
let port: number;
const others: Server[] = [];

async function start(options: { readonly base?: string; readonly keys?: string; readonly host?: string } = {}) {
	vi.stubEnv('UTILITY_API_KEYS', options.keys);
	const { base = '', host } = options;
	const started = await serveBuild({ dist, port: 0, base, version: 'test', ...(host ? { host } : {}) });
	others.push(started);
	return (started.address() as AddressInfo).port;
}

beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'node-server-'));
	await mkdir(path.join(dist, 'assets'));
	await writeFile(path.join(dist, 'index.html'), PAGE);
	await writeFile(path.join(dist, 'index.html.br'), brotliCompressSync(PAGE));
	await writeFile(path.join(dist, 'assets/app-12345678.js'), 'export {};');
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	server = await serveBuild({ dist, port: 0, base: '', version: 'test' });
	port = (server.address() as AddressInfo).port;
});

afterEach(() => {
	vi.unstubAllEnvs();
	for (const other of others.splice(0)) other.close().closeAllConnections();
});

afterAll(async () => {
	server.close().closeAllConnections();
	await rm(dist, { recursive: true });
});

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly text: string;
}

interface Asked {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string | number>>;
	readonly host?: string;
	readonly port?: number;
	/** Chunks of the body, sent as fast as they are accepted; without a Content-Length, in chunked coding. */
	readonly body?: Iterable<Uint8Array | string>;
}

/** One request over a new connection. Resolves at the response, even before the whole body was sent. */
const ask = (target: string, asked: Asked = {}): Promise<Answer & { readonly sent: number }> =>
	new Promise((resolve, reject) => {
		let sent = 0;
		let answered = false;
		const outgoing = request({
			host: asked.host ?? '127.0.0.1',
			port: asked.port ?? port,
			path: target,
			method: asked.method ?? 'GET',
			headers: { 'x-api-key': 'demo', ...asked.headers },
			agent: false
		});
		outgoing.once('error', (error) => {
			if (!answered) reject(error);
		});
		outgoing.once('response', (incoming) => {
			answered = true;
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.once('error', reject);
			incoming.once('end', () => {
				const { statusCode = 0, headers } = incoming;
				resolve({ status: statusCode, headers, text: Buffer.concat(chunks).toString(), sent });
				outgoing.destroy();
			});
		});
		const body = asked.body?.[Symbol.iterator]();
		(function next() {
			const { value, done } = body?.next() ?? { value: undefined, done: true };
			if (answered) return;
			if (done || value === undefined) return void outgoing.end();
			sent += value.length;
			if (outgoing.write(value)) setImmediate(next);
			else outgoing.once('drain', next);
		})();
	});

/** What comes back for bytes that no client library would send. */
const raw = (lines: readonly string[]): Promise<string> =>
	new Promise((resolve, reject) => {
		let text = '';
		const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
		socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
		socket.once('error', reject);
		socket.once('close', () => resolve(text));
	});

function* endless(chunk = MIB): Iterable<Uint8Array> {
	const letters = Buffer.alloc(chunk, 'a');
	for (;;) yield letters;
}

const message = ({ text }: Answer) => (JSON.parse(text) as { error: { code: string; message: string } }).error;

test('the demo server answers a key, an address-bar visit and a picture', async () => {
	expect((await ask('/v1/distance?from=0,0&to=0,1')).status).toBe(200);
	expect((await ask('/v1/distance?from=0,0&to=0,1', { headers: { ...VISIT, 'x-api-key': '' } })).status).toBe(200);
	expect((await ask('/v1/distance?from=0,0&to=0,1', { headers: { 'x-api-key': '' } })).status).toBe(401);
});

test('with keys of its own, headers that say "a visit" or "a picture" open nothing', async () => {
	const port = await start({ keys: 'first, second' });
	const target = '/v1/distance?from=0,0&to=0,1';
	const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' };
	for (const forged of [VISIT, picture, { ...VISIT, ...picture }]) {
		const answer = await ask(target, { port, headers: { ...forged, 'x-api-key': '' } });
		expect([answer.status, message(answer).code]).toEqual([401, 'MISSING_API_KEY']);
	}
	expect((await ask(target, { port, headers: { 'x-api-key': 'demo' } })).status).toBe(401);
	for (const key of ['first', 'second'])
		expect((await ask(target, { port, headers: { 'x-api-key': key } })).status).toBe(200);
});

test('it listens on this machine alone, by IPv4 and by IPv6 where there is one', async () => {
	expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
	expect((await ask('/v1/status')).status).toBe(200);
	const interfaces = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
	if (interfaces.some(({ address }) => address === '::1'))
		expect((await ask('/v1/status', { host: '::1' })).status).toBe(200);
	const outer = interfaces.find(({ internal, family }) => !internal && family === 'IPv4');
	if (outer) await expect(ask('/v1/status', { host: outer.address })).rejects.toThrow('ECONNREFUSED');
});

test('a host that is given widens it', async () => {
	const port = await start({ host: '0.0.0.0' });
	const outer = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
	const address = outer.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
	expect((await ask('/v1/status', { port, host: address })).status).toBe(200);
});

test('closed, it listens nowhere', async () => {
	const port = await start();
	const last = others.pop();
	await new Promise((resolve) => last?.close(resolve));
	await new Promise((resolve) => setImmediate(resolve));
	for (const host of ['127.0.0.1', '::1']) await expect(ask('/v1/status', { port, host })).rejects.toThrow();
});

test.each(['127.0.0.1', '::1'])('told to end, it answers what has begun over %s, and nobody else', async (host) => {
	const interfaces = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
	if (!interfaces.some(({ address }) => address === host)) return;
	const port = await start();
	const ended = others.at(-1) as Server;
	let text = '';
	const socket = connect(port, host);
	socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
	const closed = new Promise((resolve) => socket.once('close', resolve));
	const begun = new Promise((resolve) => ended.once('request', resolve));
	// Of an engine that is quick to load: the deadline runs.
	const body = '{"text":"hello world"}';
	socket.write(
		`POST /v1/script HTTP/1.1\r\nHost: localhost\r\nX-API-Key: demo\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`
	);
	await begun;
	const drained = drain(ended, 10_000);
	await expect(ask('/v1/status', { port })).rejects.toThrow();
	socket.write(body.slice(9));
	await drained;
	await closed;
	expect(text).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*Latin/);
});

test('told to end, it loses no request of the connections that it has: each ends with an answer that says so', async () => {
	const own = await start();
	const ending = others.at(-1) as Server;
	let begun = 0;
	const asking = Array.from({ length: 8 }, async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let answers = 0; ; answers++) {
			const closes = await new Promise<boolean>((resolve, reject) => {
				const outgoing = request(
					{
						host: '127.0.0.1',
						port: own,
						path: '/v1/distance?from=0,0&to=0,1',
						headers: { 'X-API-Key': 'demo' },
						agent
					},
					(incoming) => {
						incoming.resume();
						incoming.once('end', () => resolve(incoming.headers.connection === 'close'));
					}
				);
				outgoing.once('error', reject);
				outgoing.end();
			});
			if (closes) return answers;
			if (answers === 0) begun++;
		}
	});
	await vi.waitUntil(() => begun === 8, 30_000);
	const drained = drain(ending, 10_000);
	for (const answers of await Promise.all(asking)) expect(answers).toBeGreaterThan(0);
	await drained;
});

test('a body without end is refused once 64 KB are read', async () => {
	const answer = await ask('/v1/evaluate', { method: 'POST', body: endless() });
	expect([answer.status, message(answer)]).toEqual([
		400,
		{ code: 'INVALID_INPUT', message: 'body: must be at most 64 KB' }
	]);
	expect(answer.headers.connection).toBe('close');
	// The two sockets' buffers come on top.
	expect(answer.sent).toBeLessThan(16 * MIB);
});

test('a body in chunks of one byte is refused, because each costs as much as a long one', async () => {
	const body = function* () {
		for (let left = 200_000; left > 0; left--) yield ' ';
	};
	const answer = await ask('/v1/readability', { method: 'POST', body: body() });
	expect([answer.status, message(answer).message]).toEqual([400, 'body: must come in larger chunks']);
	expect(answer.sent).toBeLessThan(200_000);
});

test('a body that says it is too long is not waited for', async () => {
	const headers = { 'content-length': 64 * 1024 + 1 };
	const answer = await ask('/v1/evaluate', { method: 'POST', headers, body: ['{'] });
	expect([answer.status, message(answer).message]).toEqual([400, 'body: must be at most 64 KB']);
});

test.each([
	['no such operation', '/v1/nothing', { method: 'POST' }, 404],
	['a method that it does not have', '/v1/distance', { method: 'POST' }, 405],
	['no key', '/v1/evaluate', { method: 'POST', headers: { 'x-api-key': '' } }, 401],
	['not the API', '/index.html', { method: 'POST' }, 405]
])('%s is answered before the body has come', async (_what, target, asked, status) => {
	const answer = await ask(target, { ...asked, body: endless(16 * 1024) });
	expect(answer.status).toBe(status);
	expect(answer.headers.connection).toBe('close');
	expect(answer.sent).toBeLessThan(8 * MIB);
});

test('a sender that goes away in the middle leaves the server as it was', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	await new Promise<void>((resolve) => {
		const head =
			'POST /v1/evaluate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: demo\r\nContent-Length: 100\r\n\r\n{"expr';
		const socket = connect(port, '127.0.0.1', () => socket.write(head, () => setTimeout(() => socket.destroy(), 50)));
		socket.once('close', () => setTimeout(resolve, 50));
	});
	expect((await ask('/v1/status')).status).toBe(200);
	expect(logged).not.toHaveBeenCalled();
	logged.mockRestore();
});

test('CONNECT is refused', async () => {
	const text = await raw(['CONNECT example.org:443 HTTP/1.1', 'Host: example.org:443']);
	expect(text).toMatch(/^HTTP\/1\.1 405 /);
	expect(text).toContain('\r\nAllow: GET, HEAD, POST\r\n');
	expect(text).toContain('"METHOD_NOT_ALLOWED"');
});

test('files are for GET and HEAD', async () => {
	for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
		const answer = await ask('/', { method });
		expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
	}
	const { status, headers, text } = await ask('/', { method: 'HEAD' });
	expect([status, headers['content-length'], text]).toEqual([200, String(PAGE.length), '']);
});

test('a page for every address that a person opens, never for a missing file', async () => {
	const headers = { accept: 'text/html' };
	expect((await ask('/docs/geo', { headers })).text).toBe(PAGE);
	expect((await ask('/assets/app-12345678.js')).headers['cache-control']).toContain('immutable');
	for (const missing of ['/assets/app-87654321.js', '/missing.png'])
		expect((await ask(missing, { headers })).status).toBe(404);
});

test('/v1 without a slash is the API’s 404', async () => {
	const answer = await ask('/v1', { headers: { accept: 'text/html' } });
	expect([answer.status, message(answer)]).toEqual([404, { code: 'NOT_FOUND', message: 'path: no operation at /v1' }]);
});

test('under a sub-path everything is below it', async () => {
	const port = await start({ base: '/sub/path' });
	expect((await ask('/sub/path/v1/distance?from=0,0&to=0,1', { port })).status).toBe(200);
	expect((await ask('/sub/path', { port })).headers.location).toBe('/sub/path/');
	expect((await ask('/v1/status', { port })).status).toBe(404);
});
