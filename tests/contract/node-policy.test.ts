/** The Node server in operation: admission, limits, content codings, log. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drain, serveBuild } from '../../sw/node/server';
import { sendOver, type Sent } from '../support/http';

const PAGE = `<!doctype html><title>app</title>${'words '.repeat(400)}`;

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
	await writeFile(path.join(dist, 'packs/bytes-12345678.bin'), 'pack');
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

test('a page of an allowed origin may ask first, and reads the answer', async () => {
	const origin = 'https://site.example';
	const open = await start({ UTILITY_CORS_ORIGINS: origin });
	const preflight = { origin, 'access-control-request-method': 'POST', 'x-api-key': '' };
	const allowed = await ask('/v1/evaluate', { port: open, method: 'OPTIONS', headers: preflight });
	const answer = await ask('/v1/languages', { port: open, headers: { origin } });
	const seen = [allowed, answer].map(({ status, headers }) => [status, headers['access-control-allow-origin']]);
	expect(seen).toEqual([204, 200].map((status) => [status, origin]));
	expect(answer.headers.vary).toContain('Origin');
});

test('a body that swells is refused', async () => {
	const sent = {
		method: 'POST',
		headers: { 'content-encoding': 'gzip' },
		body: [gzipSync(Buffer.alloc(80 * 2 ** 20, 32))]
	};
	const { status, bytes } = await ask('/v1/evaluate', sent);
	expect([status, bytes.toString()]).toEqual([400, expect.stringContaining('body: must be at most 64 KB')]);
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
	const logged = (status: number) => lines.find((line) => line.includes(`"path":"/v1/languages","status":${status}`));
	await vi.waitFor(() => expect([logged(429), logged(200)]).not.toContain(undefined));
	expect(logged(200)).toMatch(/"request_id":"[\w-]+"/);
	expect(lines.join('')).not.toContain('demo');
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
