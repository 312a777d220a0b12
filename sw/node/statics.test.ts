import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatics, type Statics } from './statics';

const PAGE = `<!doctype html><title>app</title>${'words '.repeat(400)}`;
const PACK = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const TYPES = {
	'index.html': 'text/html; charset=utf-8',
	'early.js': 'text/javascript; charset=utf-8',
	'assets/app-12345678.css': 'text/css; charset=utf-8',
	'client.json': 'application/json',
	'manifest.webmanifest': 'application/manifest+json',
	'icons/icon.svg': 'image/svg+xml',
	'icons/icon.png': 'image/png',
	'favicon.ico': 'image/x-icon',
	'robots.txt': 'text/plain; charset=utf-8',
	'docs.md': 'text/markdown; charset=utf-8',
	'client.d.ts': 'text/plain; charset=utf-8',
	'assets/reader-12345678.wasm': 'application/wasm',
	'packs/bytes-12345678.bin': 'application/octet-stream',
	'other.xyz': 'application/octet-stream',
	'bridge/index.html': 'text/html; charset=utf-8'
};

let dist: string;
let statics: Statics;
beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'statics-'));
	for (const name of Object.keys(TYPES)) {
		await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
		await writeFile(path.join(dist, name), name.endsWith('.bin') ? PACK : PAGE);
	}
	await writeFile(path.join(dist, 'index.html.br'), brotliCompressSync(`${PAGE} of the copy`));
	await writeFile(path.join(dist, 'packs/dense-12345678.bin.br'), brotliCompressSync(PACK));
	await writeFile(path.join(dist, '..', `${path.basename(dist)}.secret`), 'outside');
	statics = await openStatics(dist);
});
afterAll(async () => {
	await rm(dist, { recursive: true });
	await rm(`${dist}.secret`);
});

interface Got {
	readonly status: number;
	readonly headers: Record<string, unknown>;
	readonly bytes: Buffer;
}

/** Sends a file as to a request with these headers. */
async function get(
	name: string,
	headers: Readonly<Record<string, string>> = {},
	{ method = 'GET', visited, from = statics }: { method?: string; visited?: string; from?: Statics } = {}
): Promise<Got> {
	const got = { headers: {} as Record<string, unknown>, bytes: Buffer.alloc(0), ended: 0 };
	const response = {
		statusCode: 200,
		setHeader: (header: string, value: unknown) => void (got.headers[header] = value),
		end(body: Buffer) {
			got.bytes = Buffer.from(body);
			got.ended++;
		}
	};
	const request = { method, headers, complete: true } as unknown as IncomingMessage;
	await from.send(request, response as unknown as ServerResponse, name, visited);
	expect(got.ended).toBe(1);
	return { status: response.statusCode, headers: got.headers, bytes: got.bytes };
}

test.each(Object.entries(TYPES))('%s is sent as %s', async (name, type) => {
	const { status, headers, bytes } = await get(`/${name}`);
	expect([status, headers['Content-Type'], headers['Content-Length']]).toEqual([200, type, bytes.length]);
	expect(bytes.equals(await readFile(path.join(dist, name)))).toBe(true);
	expect(headers).toMatchObject({
		ETag: expect.stringMatching(/^"[\w-]{16}"$/),
		'Accept-Ranges': 'bytes',
		'Cache-Control': /^(assets|packs)/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'no-referrer',
		Vary: 'Accept-Encoding'
	});
	expect(headers).not.toHaveProperty('Content-Encoding');
});

test('a folder is its page, of the app and of the bridge; the framing is that of the address that is visited', async () => {
	expect((await get('/')).bytes.toString()).toBe(PAGE);
	expect((await get('/bridge/')).headers).toMatchObject({ 'Cross-Origin-Embedder-Policy': 'require-corp' });
	const policyOf = async (visited?: string) =>
		String((await get('/', {}, visited === undefined ? {} : { visited })).headers['Content-Security-Policy']);
	expect(await policyOf('/allow')).toContain("frame-ancestors 'none'");
	expect(await policyOf('/docs')).toContain("frame-ancestors 'self'");
	expect(await policyOf()).toContain("frame-ancestors 'self'");
});

test('there is what lies in the build, and nothing else: not beside it, not above it, not a folder, not a copy', async () => {
	for (const name of ['/', '/index.html', '/bridge/', '/packs/dense-12345678.bin', '/packs/bytes-12345678.bin'])
		expect([name, statics.has(name)]).toEqual([name, true]);
	const secret = `${path.basename(dist)}.secret`;
	for (const name of ['', 'index.html', '/index.html.br', '/packs/dense-12345678.bin.br', '/assets', '/assets/', '/bridge', '/missing.png', `/../${secret}`, `/..%2f${secret}`, `/assets/../../${secret}`, '/assets/../index.html', '//index.html', '/INDEX.HTML', '/constructor', '/__proto__', '/index.html\0'])
		expect([name, statics.has(name)]).toEqual([name, false]); // prettier-ignore
	await expect(get('/missing.png')).rejects.toThrow('no file /missing.png');
});

test('an address that a person opens is the app; a file, what is hashed and what a script asks for is not', () => {
	const visit = (name: string, accept?: string) =>
		statics.isVisit({ headers: { accept } } as unknown as IncomingMessage, name);
	for (const name of ['/docs', '/docs/geo', '/tools/geo/distance', '/nowhere'])
		expect(visit(name, 'text/html,application/xhtml+xml')).toBe(true);
	for (const name of ['/missing.png', '/docs/a.html', '/assets/missing', '/engines/missing', '/packs/none'])
		expect([name, visit(name, 'text/html')]).toEqual([name, false]);
	expect([visit('/docs', '*/*'), visit('/docs')]).toEqual([false, false]);
});

test('without the app’s page no address is a visit', async () => {
	const empty = await openStatics(path.join(dist, 'icons'));
	expect(empty.isVisit({ headers: { accept: 'text/html' } } as IncomingMessage, '/docs')).toBe(false);
});

test('the tag is of the content: equal files have one, others another', async () => {
	const tag = async (name: string) => (await get(name)).headers['ETag'];
	expect(await tag('/early.js')).toBe(await tag('/robots.txt'));
	expect(await tag('/early.js')).not.toBe(await tag('/packs/bytes-12345678.bin'));
});

test.each([
	[(tag: string) => tag, 304],
	[(tag: string) => `W/${tag}`, 304],
	[(tag: string) => `"other",  ${tag} `, 304],
	[() => ' * ', 304],
	[() => '"other"', 200],
	[() => '', 200],
	[(tag: string) => tag.slice(1, -1), 200],
	[(tag: string) => `x${tag}`, 200],
	[(tag: string) => `"W/${tag.slice(1)}`, 200]
])('If-None-Match %#: %i', async (given, status) => {
	const whole = await get('/early.js');
	const again = await get('/early.js', { 'if-none-match': given(String(whole.headers['ETag'])) });
	expect([again.status, again.bytes.length]).toEqual([status, status === 304 ? 0 : PAGE.length]);
	if (status !== 304) return;
	const { 'Content-Length': _length, ...kept } = whole.headers;
	expect(again.headers).toEqual(kept);
});

test.each([
	['bytes=0-9', 206, 'bytes 0-9/1000', 0, 10],
	[' bytes=0-9 ', 206, 'bytes 0-9/1000', 0, 10],
	['bytes=5-5', 206, 'bytes 5-5/1000', 5, 6],
	['bytes=0-0', 206, 'bytes 0-0/1000', 0, 1],
	['bytes=990-', 206, 'bytes 990-999/1000', 990, 1000],
	['bytes=999-', 206, 'bytes 999-999/1000', 999, 1000],
	['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
	['bytes=-5000', 206, 'bytes 0-999/1000', 0, 1000],
	['bytes=900-5000', 206, 'bytes 900-999/1000', 900, 1000],
	['bytes=1000-', 416, 'bytes */1000', 0, 0],
	['bytes=1000-1001', 416, 'bytes */1000', 0, 0],
	['bytes=-0', 416, 'bytes */1000', 0, 0],
	['bytes=9-0', 200, undefined, 0, 1000],
	['bytes=-', 200, undefined, 0, 1000],
	['bytes=0-1,5-6', 200, undefined, 0, 1000],
	['xbytes=0-1', 200, undefined, 0, 1000],
	['bytes=a-b', 200, undefined, 0, 1000],
	['lines=0-1', 200, undefined, 0, 1000],
	['', 200, undefined, 0, 1000]
])('Range %j: %i', async (range, status, part, first, last) => {
	for (const name of ['/packs/bytes-12345678.bin', '/packs/dense-12345678.bin']) {
		const got = await get(name, { range });
		expect([got.status, got.headers['Content-Range']]).toEqual([status, part]);
		expect(got.headers['Content-Length']).toBe(status === 416 ? undefined : last - first);
		expect(got.bytes.equals(PACK.subarray(first, last))).toBe(true);
	}
});

test('a range is one of the file itself, whatever coding is taken, and of no file that has changed since', async () => {
	const { headers } = await get('/index.html');
	const asked = { range: 'bytes=0-9', 'accept-encoding': 'br' };
	const part = await get('/index.html', asked);
	expect([part.bytes.toString(), part.headers['Content-Encoding']]).toEqual([PAGE.slice(0, 10), undefined]);
	const same = await get('/index.html', { ...asked, 'if-range': String(headers['ETag']) });
	const other = await get('/index.html', { ...asked, 'if-range': '"other"' });
	expect([same.status, other.status]).toEqual([206, 200]);
});

test('HEAD has the headers of the whole, no body and no range', async () => {
	const whole = await get('/early.js');
	const head = await get('/early.js', { range: 'bytes=0-9' }, { method: 'HEAD' });
	expect(head).toEqual({ ...whole, bytes: Buffer.alloc(0) });
});

test.each([
	['/index.html', 'br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString(), `${PAGE} of the copy`],
	['/index.html', 'gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString(), PAGE],
	['/early.js', 'gzip, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString(), PAGE],
	['/early.js', 'identity', undefined, String, PAGE],
	['/icons/icon.png', 'br', undefined, String, PAGE],
	['/favicon.ico', 'gzip', undefined, String, PAGE],
	['/icons/icon.svg', 'gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString(), PAGE]
])('%s for who takes %s comes as %s', async (name, accepted, coding, undo, text) => {
	// Twice: the compressed copy is reused.
	for (let time = 0; time < 2; time++) {
		const { headers, bytes } = await get(name, { 'accept-encoding': accepted });
		expect([headers['Content-Encoding'], headers['Content-Length']]).toEqual([coding, bytes.length]);
		expect(undo(bytes)).toBe(text);
	}
});

test('a build does not change while it is served: a copy is made once; one that could not be made is tried again', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'statics-kept-'));
	const [file, aside] = [path.join(folder, 'a.txt'), path.join(folder, 'b.txt')];
	await writeFile(file, PAGE);
	await writeFile(aside, PAGE);
	const from = await openStatics(folder);
	await rm(aside);
	await expect(get('/b.txt', { 'accept-encoding': 'br' }, { from })).rejects.toThrow('ENOENT');
	await writeFile(aside, 'again');
	const again = await get('/b.txt', { 'accept-encoding': 'br' }, { from });
	expect(brotliDecompressSync(again.bytes).toString()).toBe('again');

	await get('/a.txt', { 'accept-encoding': 'br' }, { from });
	await writeFile(file, 'changed');
	const kept = await get('/a.txt', { 'accept-encoding': 'br' }, { from });
	expect(brotliDecompressSync(kept.bytes).toString()).toBe(PAGE);
	// Each coding has a separate copy.
	const other = await get('/a.txt', { 'accept-encoding': 'gzip' }, { from });
	expect(gunzipSync(other.bytes).toString()).toBe('changed');
	await rm(folder, { recursive: true });
});
