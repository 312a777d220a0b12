/** The Node server in operation: admission, limits, content codings, log. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drain, serveBuild } from '../../sw/node/server';
import { sendOver, type Sent } from '../support/http';

const PAGE = `<!doctype html><title>app</title>${'words '.repeat(400)}`;
const PACK = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

let dist: string;
let port: number;
const servers: Server[] = [];

async function start(env: Readonly<Record<string, string>> = {}, host?: string): Promise<number> {
	for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
	const server = await serveBuild({ dist, port: 0, base: '', version: 'test', ...(host && { host }) });
	vi.unstubAllEnvs();
	servers.push(server);
	return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'node-policy-'));
	await mkdir(path.join(dist, 'packs'));
	await writeFile(path.join(dist, 'index.html'), PAGE);
	await writeFile(path.join(dist, 'packs/bytes-12345678.bin'), PACK);
	// As in a published package: the copy replaces the file.
	await writeFile(path.join(dist, 'packs/dense-12345678.bin.br'), brotliCompressSync(PACK));
	port = await start();
});
afterAll(async () => {
	for (const server of servers) server.close().closeAllConnections();
	await rm(dist, { recursive: true });
});

const ask = (target: string, { port: to = port, headers, ...sent }: Sent & { readonly port?: number } = {}) =>
	sendOver(to, target, { ...sent, headers: { 'x-api-key': 'demo', ...headers } });

test('/healthz is well while it takes requests; told to end, it takes none', async () => {
	const mine = await start();
	const { status, headers, bytes } = await ask('/healthz', { port: mine, headers: { 'x-api-key': '' } });
	expect([status, headers['cache-control'], bytes.toString()]).toEqual([200, 'no-store', '{"status":"ok"}']);
	expect((await ask('/healthz', { port: mine, method: 'HEAD' })).status).toBe(200);
	await drain(servers.at(-1) as Server, 1_000);
	await expect(ask('/healthz', { port: mine })).rejects.toThrow('ECONNREFUSED');
});

test.each([
	['br', 'br', brotliDecompressSync],
	['gzip, deflate', 'gzip', gunzipSync],
	['gzip;q=1, br;q=0', 'gzip', gunzipSync],
	['identity', undefined, (bytes: Buffer) => bytes]
] as const)('Accept-Encoding "%s": pages, lists and the document come as %s', async (accepted, coding, undo) => {
	for (const target of ['/', '/v1/languages', '/v1/openapi.json']) {
		const { headers, bytes } = await ask(target, { headers: { 'accept-encoding': accepted } });
		expect([target, headers['content-encoding']]).toEqual([target, coding]);
		expect(headers.vary).toContain('Accept-Encoding');
		const plain = await ask(target);
		if (target !== '/v1/openapi.json') expect(undo(bytes).equals(plain.bytes)).toBe(true);
		else expect(JSON.parse(undo(bytes).toString())).toMatchObject({ openapi: '3.1.0' });
	}
	const short = await ask('/v1/distance?from=0,0&to=0,1', { headers: { 'accept-encoding': accepted } });
	expect(short.headers['content-encoding']).toBeUndefined();
});

test('what did not change is told by its tag: the document, a list, a file', async () => {
	for (const target of ['/v1/openapi.json', '/v1/languages', '/']) {
		const { headers } = await ask(target);
		const tag = headers.etag ?? '';
		expect([target, tag]).toEqual([target, expect.stringMatching(/^(W\/)?"[\w-]+"$/)]);
		for (const given of [tag, `"other", ${tag}`, `W/${tag.replace('W/', '')}`, '*']) {
			const again = await ask(target, { headers: { 'if-none-match': given } });
			expect([target, given, again.status, again.bytes.length]).toEqual([target, given, 304, 0]);
		}
		expect((await ask(target, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
	}
});

test.each([
	['bytes=0-9', 206, 'bytes 0-9/1000', 0, 10],
	['bytes=990-', 206, 'bytes 990-999/1000', 990, 1000],
	['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
	['bytes=900-5000', 206, 'bytes 900-999/1000', 900, 1000],
	['bytes=1000-', 416, 'bytes */1000', 0, 0],
	['bytes=-0', 416, 'bytes */1000', 0, 0],
	['bytes=9-0', 200, undefined, 0, 1000],
	['bytes=0-1,5-6', 200, undefined, 0, 1000],
	['lines=0-1', 200, undefined, 0, 1000]
])('Range "%s" of a pack is %i', async (range, status, part, first, last) => {
	for (const target of ['/packs/bytes-12345678.bin', '/packs/dense-12345678.bin']) {
		const answer = await ask(target, { headers: { range, 'accept-encoding': status === 200 ? '' : 'br' } });
		expect([answer.status, answer.headers['content-range'], answer.headers['accept-ranges']]).toEqual([
			status,
			part,
			'bytes'
		]);
		expect(answer.bytes.equals(PACK.subarray(first, last))).toBe(true);
	}
});

test('a range of a file that has changed since is the whole of it', async () => {
	const { headers } = await ask('/packs/bytes-12345678.bin');
	const asked = (tag: string) => ask('/packs/bytes-12345678.bin', { headers: { range: 'bytes=0-9', 'if-range': tag } });
	expect([(await asked(headers.etag ?? '')).status, (await asked('"other"')).status]).toEqual([206, 200]);
});

test('no answer leaves its type to be guessed', async () => {
	for (const target of [
		'/',
		'/missing.png',
		'/v1/nothing',
		'/v1/status',
		'/healthz',
		'/packs/bytes-12345678.bin',
		'/mcp'
	])
		expect([target, (await ask(target)).headers['x-content-type-options']]).toEqual([target, 'nosniff']);
});

test.each(['localhost', 'LOCALHOST:1', '127.0.0.1:80', '[::1]', 'app.localhost'])('%s is this machine', async (host) =>
	expect((await ask('/v1/status', { headers: { host } })).status).toBe(200)
);

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', '0.0.0.0'])(
	'a name that was made to point here, %s, gets nothing',
	async (host) => {
		for (const target of ['/', '/v1/status', '/mcp', '/healthz'])
			expect((await ask(target, { headers: { host } })).status).toBe(421);
	}
);

test('UTILITY_HOSTS names others; a server for all machines answers to every name without it', async () => {
	const named = await start({ UTILITY_HOSTS: 'api.example.org, other.example' });
	const status = async (at: number, host: string) => (await ask('/healthz', { port: at, headers: { host } })).status;
	expect(await Promise.all(['api.example.org', 'API.example.org:443', 'localhost', 'evil.example'].map((host) => status(named, host)))).toEqual([200, 200, 200, 421]); // prettier-ignore
	const all = await start({}, '0.0.0.0');
	expect(await status(all, 'anything.example')).toBe(200);
	const some = await start({ UTILITY_HOSTS: 'api.example.org' }, '0.0.0.0');
	expect([await status(some, 'api.example.org'), await status(some, 'anything.example')]).toEqual([200, 421]);
});

test('pages of other origins are let in by name alone', async () => {
	const origin = 'https://site.example';
	expect((await ask('/v1/languages', { headers: { origin } })).headers['access-control-allow-origin']).toBeUndefined();
	const open = await start({ UTILITY_CORS_ORIGINS: 'https://site.example, https://two.example' });
	const preflight = {
		method: 'OPTIONS',
		headers: { origin, 'access-control-request-method': 'POST', 'x-api-key': '' }
	};
	const allowed = await ask('/v1/evaluate', { port: open, ...preflight });
	expect(allowed.headers).toMatchObject({
		'access-control-allow-origin': origin,
		'access-control-allow-headers': expect.stringContaining('X-API-Key'),
		vary: 'Origin'
	});
	expect(allowed.status).toBe(204);
	const answer = await ask('/v1/languages', { port: open, headers: { origin } });
	expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
	expect(answer.headers.vary).toMatch(/Origin/);
	for (const other of ['https://evil.example', 'null', 'https://site.example.evil.example']) {
		const { headers } = await ask('/v1/languages', { port: open, headers: { origin: other } });
		expect([other, headers['access-control-allow-origin']]).toEqual([other, undefined]);
	}
	const all = await start({ UTILITY_CORS_ORIGINS: '*' });
	expect((await ask('/v1/languages', { port: all, headers: { origin } })).headers['access-control-allow-origin']).toBe(
		'*'
	);
});

const body = Buffer.from('{"expression":"1/2+1/3"}');
const post = (bytes: Buffer, coding: string) =>
	ask('/v1/evaluate', { method: 'POST', headers: { 'content-encoding': coding }, body: bytes });

test.each([
	['gzip', gzipSync(body)],
	['GZIP', gzipSync(body)],
	['deflate', deflateSync(body)],
	['br', brotliCompressSync(body)],
	['identity', body]
])('a body under %s is read', async (coding, bytes) => {
	const answer = await post(bytes, coding);
	expect([answer.status, answer.bytes.toString()]).toEqual([200, expect.stringContaining('5/6')]);
});

test.each([
	['zstd', body, 'Content-Encoding: must be gzip, deflate, br or identity'],
	['gzip, gzip', body, 'Content-Encoding: must be gzip, deflate, br or identity'],
	['toString', body, 'Content-Encoding: must be gzip, deflate, br or identity'],
	['gzip', body, 'body: must be what its Content-Encoding says'],
	['gzip', gzipSync(body).subarray(0, 20), 'body: must be sent whole'],
	['gzip', gzipSync(Buffer.alloc(80 * 2 ** 20, 32)), 'body: must be at most 64 KB']
])('a body under %s that is not, or swells, is refused: %#', async (coding, bytes, message) => {
	const answer = await post(bytes, coding);
	expect([answer.status, JSON.parse(answer.bytes.toString())]).toEqual([
		400,
		{ error: { code: 'INVALID_INPUT', message } }
	]);
});

test('the log says what was asked and how it went; no key, no word, no query', async () => {
	const lines: string[] = [];
	const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))));
	const logged = await start({ UTILITY_ACCESS_LOG: '1' });
	await ask('/v1/related/secretword?limit=1', { port: logged, headers: { 'x-api-key': 'secretkey' } });
	await ask('/v1/distance?from=52.5,13.4&to=0,0', { port: logged });
	await ask('/v1/secretpath', { port: logged });
	await ask('/', { port: logged });
	await vi.waitFor(() => expect(lines.filter((line) => line.includes('"path"'))).toHaveLength(4));
	write.mockRestore();
	const read = lines
		.filter((line) => line.includes('"path"'))
		.map((line) => JSON.parse(line) as Record<string, unknown>);
	expect(read.map(({ method, path: asked, status }) => [method, asked, status])).toEqual([
		['GET', '/v1/related/{word}', 401],
		['GET', '/v1/distance', 200],
		['GET', '/v1/…', 404],
		['GET', '/', 200]
	]);
	expect(read[1]).toMatchObject({
		bytes: expect.any(Number),
		milliseconds: expect.any(Number),
		request_id: expect.any(String)
	});
	expect(lines.join('')).not.toMatch(/secret|52\.5|demo/);
});

test('a refusal of an address past its limit is logged, and a page of an allowed origin reads it', async () => {
	const lines: string[] = [];
	const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))));
	const env = {
		UTILITY_ACCESS_LOG: '1',
		UTILITY_CORS_ORIGINS: '*',
		UTILITY_PER_ADDRESS: '1',
		UTILITY_PROXIES: '127.0.0.1'
	};
	const limited = await start(env);
	vi.stubEnv('UTILITY_PROXIES', '127.0.0.1');
	const headers = { origin: 'https://site.example', 'x-forwarded-for': '203.0.113.7' };
	const answers = [];
	for (let request = 0; request < 3; request++) answers.push(await ask('/v1/languages', { port: limited, headers }));
	vi.unstubAllEnvs();
	// Any of them: a new minute may have begun before the last.
	const refused = answers.find(({ status }) => status === 429);
	expect(refused?.headers['access-control-allow-origin']).toBe('*');
	expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
	await vi.waitFor(() => expect(lines.some((line) => /"path":"\/v1\/languages","status":429/.test(line))).toBe(true));
	write.mockRestore();
});

test('a head that does not come, and a body that stops, have an end', () => {
	const server = servers[0] as Server;
	expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
	expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
	expect(server.maxConnections).toBeGreaterThan(10_000);
});

test('behind TLS it asks for TLS from then on, and says where faults are reported', async () => {
	const behind = await start({ UTILITY_PROXIES: '127.0.0.1', UTILITY_CONTACT: 'ops@example.org' });
	vi.stubEnv('UTILITY_PROXIES', '127.0.0.1');
	const secure = await ask('/v1/languages', { port: behind, headers: { 'x-forwarded-proto': 'https' } });
	const plain = await ask('/v1/languages', { port: behind });
	expect([secure.headers['strict-transport-security'], plain.headers['strict-transport-security']]).toEqual(['max-age=31536000', undefined]); // prettier-ignore
	vi.stubEnv('UTILITY_CONTACT', 'ops@example.org');
	const found = await ask('/.well-known/security.txt', { port: behind });
	expect([found.status, found.headers['content-type'], found.bytes.toString()]).toEqual([200, 'text/plain; charset=utf-8', expect.stringMatching(/^Contact: mailto:ops@example\.org\nExpires: \d{4}-/)]); // prettier-ignore
	vi.unstubAllEnvs();
	expect((await ask('/.well-known/security.txt')).status).toBe(404);
});
