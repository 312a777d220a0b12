/** The Node host's responses besides the API: the app's page, its files, and refusals in plain text, with all their headers. */
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveBuild } from '../../sw/node/server';
import { sendOver, type Sent } from '../support/http';

const PAGE = `<!doctype html><title>app</title>${' '.repeat(500)}`;
const FILES: Readonly<Record<string, string>> = {
	'index.html': PAGE,
	'sw.js': '// the service worker',
	'early.js': '// first in the head',
	'host.js': '// the page as a host',
	'manifest.webmanifest': '{}',
	'robots.txt': 'User-agent: *',
	'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'icons/icon.png': 'PNG',
	'connect.js': '// for pages of other origins',
	'bridge/index.html': '<!doctype html><title>bridge</title>',
	'bridge/bridge-12345678.js': 'export {};',
	'assets/app-12345678.js': 'export {};',
	'assets/app-12345678.css': 'a{}',
	'assets/worker-12345678.js': 'export {};',
	'assets/clean.worker-12345678.js': 'export {};',
	'assets/reader-12345678.wasm': '\0asm',
	'engines/geo-12345678.js': '(()=>{})()',
	'packs/words-12345678.bin': 'bytes',
	'other.xyz': '?'
};
/** Written out: a policy that was widened by mistake is a change of this line. */
const POLICY =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; media-src 'self' data: blob: https:; connect-src 'self' https:; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'";
const DOCUMENT_POLICY = `${POLICY.replace("'wasm", "'sha256-1zRVijC7XFsOckGCrgO8QsBl50M9PaENGH22xhK1uPw=' 'wasm")}; require-trusted-types-for 'script'; trusted-types default mathml svelte-trusted-html`;

/** A page that frames the bridge cannot read it, and the bridge loads only scripts and data. */
const BRIDGE = {
	'content-security-policy':
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors *",
	'cross-origin-embedder-policy': 'require-corp',
	'cross-origin-resource-policy': 'cross-origin',
	'cross-origin-opener-policy': undefined
};

let dist: string;
let server: Server;
let based: Server;
const portOf = (one: Server) => (one.address() as AddressInfo).port;

beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'file-headers-'));
	for (const [name, text] of Object.entries(FILES)) {
		await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
		await writeFile(path.join(dist, name), text);
	}
	await writeFile(path.join(dist, 'index.html.br'), brotliCompressSync(PAGE));
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	vi.stubEnv('UTILITY_CONNECT_SRC', undefined);
	server = await serveBuild({ dist, port: 0, base: '', version: 'test' });
	based = await serveBuild({ dist, port: 0, base: '/sub', version: 'test' });
});
afterAll(async () => {
	vi.unstubAllEnvs();
	for (const one of [server, based]) one.close().closeAllConnections();
	await rm(dist, { recursive: true });
});

type Asked = Sent & { readonly to?: 'based' };
async function ask(target: string, { to, ...sent }: Asked = {}) {
	const { status, headers, text } = await sendOver(portOf(to ? based : server), target, sent);
	const { date: _date, connection: _connection, 'keep-alive': _keep, ...kept } = headers;
	return { status, headers: kept as Record<string, unknown>, text };
}

const TAG = /^"[\w-]{16}"$/;
const sent = (type: string, length: number, more: Readonly<Record<string, unknown>> = {}) => ({
	'content-type': type,
	'content-length': String(length),
	etag: expect.stringMatching(TAG),
	'cache-control': 'no-cache',
	'content-security-policy': DOCUMENT_POLICY,
	'cross-origin-opener-policy': 'same-origin',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	vary: 'Accept-Encoding',
	'accept-ranges': 'bytes',
	...more
});
const BESIDE = { 'content-security-policy': POLICY, 'cross-origin-opener-policy': undefined };
/** Files loaded into a page or a worker obey its policy. */
const OBEYS = { 'content-security-policy': undefined, 'cross-origin-opener-policy': undefined };
const LOADED = { 'cache-control': 'public, max-age=31536000, immutable', ...OBEYS };
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const SAID = { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "frame-ancestors 'self'", 'x-content-type-options': 'nosniff',
	// A file that is missing now may exist after the next start.
	'cache-control': 'no-store'
}; // prettier-ignore

test.each<[string, string, string, Readonly<Record<string, unknown>>?]>([
	['/', 'index.html', 'text/html; charset=utf-8'],
	['/index.html', 'index.html', 'text/html; charset=utf-8'],
	['/sw.js', 'sw.js', 'text/javascript; charset=utf-8', BESIDE],
	['/early.js', 'early.js', 'text/javascript; charset=utf-8', OBEYS],
	['/host.js', 'host.js', 'text/javascript; charset=utf-8', OBEYS],
	['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json', OBEYS],
	['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', BESIDE],
	[
		'/connect.js',
		'connect.js',
		'text/javascript; charset=utf-8',
		{ ...BESIDE, 'cross-origin-resource-policy': 'cross-origin' }
	],
	['/bridge/', 'bridge/index.html', 'text/html; charset=utf-8', BRIDGE],
	['/bridge/index.html', 'bridge/index.html', 'text/html; charset=utf-8', BRIDGE],
	['/bridge/bridge-12345678.js', 'bridge/bridge-12345678.js', 'text/javascript; charset=utf-8', BRIDGE],
	['/icons/icon.svg', 'icons/icon.svg', 'image/svg+xml', BESIDE],
	['/icons/icon.png', 'icons/icon.png', 'image/png', BESIDE],
	['/other.xyz', 'other.xyz', 'application/octet-stream', BESIDE],
	['/assets/app-12345678.js', 'assets/app-12345678.js', 'text/javascript; charset=utf-8', LOADED],
	['/assets/app-12345678.css', 'assets/app-12345678.css', 'text/css; charset=utf-8', LOADED],
	[
		'/assets/worker-12345678.js',
		'assets/worker-12345678.js',
		'text/javascript; charset=utf-8',
		{ ...FOREVER, ...BESIDE }
	],
	[
		'/assets/clean.worker-12345678.js',
		'assets/clean.worker-12345678.js',
		'text/javascript; charset=utf-8',
		{ ...FOREVER, ...BESIDE }
	],
	['/assets/reader-12345678.wasm', 'assets/reader-12345678.wasm', 'application/wasm', { ...FOREVER, ...BESIDE }],
	['/engines/geo-12345678.js', 'engines/geo-12345678.js', 'text/javascript; charset=utf-8', LOADED],
	['/packs/words-12345678.bin', 'packs/words-12345678.bin', 'application/octet-stream', { ...FOREVER, ...BESIDE }]
])('%s: these headers and no others, by HEAD too', async (target, file, type, more) => {
	const expected = sent(type, Buffer.byteLength(FILES[file] ?? ''), more);
	const got = await ask(target);
	expect(got).toEqual({ status: 200, headers: expected, text: FILES[file] });
	expect(await ask(target, { method: 'HEAD' })).toEqual({ status: 200, headers: got.headers, text: '' });
});

test('the page stands for every address that a person opens, under the same headers', async () => {
	const { headers } = await ask('/docs/geo', { headers: { accept: 'text/html' } });
	expect(headers).toEqual(sent('text/html; charset=utf-8', PAGE.length));
});

test('the window in which a person decides is framed by nobody, not by the app itself', async () => {
	const { headers } = await ask('/allow', { headers: { accept: 'text/html' } });
	expect(headers).not.toHaveProperty('cross-origin-opener-policy');
	expect(headers['content-security-policy']).toBe(
		DOCUMENT_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'")
	);
});

test('compressed: the same headers, its own length, and its coding', async () => {
	const { headers } = await ask('/', { headers: { 'accept-encoding': 'br' } });
	expect(headers).toEqual(
		sent('text/html; charset=utf-8', brotliCompressSync(PAGE).length, { 'content-encoding': 'br' })
	);
});

test('unchanged: 304 with the policy, without a body', async () => {
	const { headers } = await ask('/');
	const again = await ask('/', { headers: { 'if-none-match': String(headers['etag']) } });
	const { 'content-length': _length, ...expected } = sent('text/html; charset=utf-8', 0);
	const { 'content-length': _none, ...got } = again.headers;
	expect([again.status, again.text, got]).toEqual([304, '', expected]);
	expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test.each<[string, number, string, Asked | undefined, Readonly<Record<string, unknown>>]>([
	['a file that is not there', 404, '/missing.png', undefined, {}],
	['a hashed file that is not there, asked for as a page', 404, '/assets/app-00000000.js', { headers: { accept: 'text/html' } }, {}], // prettier-ignore
	['an address beside the base', 404, '/', { to: 'based' }, {}],
	['the base without its slash', 308, '/sub', { to: 'based' }, { location: '/sub/' }],
	['the bridge without its slash', 308, '/bridge', undefined, { location: '/bridge/' }],
	['POST of a file', 405, '/', { method: 'POST' }, { allow: 'GET, HEAD' }],
	['OPTIONS of a file', 405, '/', { method: 'OPTIONS' }, { allow: 'GET, HEAD' }]
])('%s: %i in plain text that no browser takes for anything else', async (_what, status, target, asked, more) => {
	const got = await ask(target, asked);
	expect(got.status).toBe(status);
	const { 'content-length': _length, ...headers } = got.headers;
	expect(headers).toEqual({ ...SAID, ...more });
});

test('a request without a usable address is refused under the headers of any answer of the API', async () => {
	const text = await new Promise<string>((resolve, reject) => {
		let heard = '';
		const socket = connect(portOf(server), '127.0.0.1', () =>
			socket.write('GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
		);
		socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
		socket.once('error', reject);
		socket.once('close', () => resolve(heard));
	});
	for (const line of [
		"Content-Security-Policy: frame-ancestors 'self'",
		'X-Content-Type-Options: nosniff',
		'Content-Type: application/json',
		'Cache-Control: no-store'
	])
		expect(text).toContain(`\r\n${line}\r\n`);
});

test('every worker of the app lies in a file by whose name its policy is sent', () => {
	const root = path.resolve(import.meta.dirname, '../..');
	const sources = ['src', 'sw'].flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('node_modules'))
			.map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
	);
	const workers = sources.flatMap((text) => [...text.matchAll(/new Worker\(\s*new URL\('([^']+)'/g)]);
	expect(workers.length).toBeGreaterThanOrEqual(3);
	for (const [, file = ''] of workers) expect(path.basename(file)).toMatch(/^(?:.*\.)?worker\.ts$/);
});
