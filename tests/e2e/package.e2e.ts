/** The published package as users get it: packed, installed in a clean folder without a network, run. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/free-port';
import { runContainerFile } from './container';
import { root } from './server';
import { launchChromium } from './support';

const execute = promisify(execFile);
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
let folder: string;
let packed: string;
const children: ChildProcess[] = [];
const folders: string[] = [];

/** Runs a program of the clean folder. Nothing of this repository is in its reach. */
async function inside(file: string, words: readonly string[], input = '') {
	const running = execute(file, words, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, TZ: 'UTC' } });
	running.child.stdin?.end(input);
	return running.then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr })
	);
}

const bin = (...words: string[]) => inside(path.join(folder, 'node_modules/.bin/utility-apis'), words);

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'package-'));
	const { stdout } = await execute(process.execPath, ['sw/build/package.mjs', folder], { cwd: root });
	packed = path.join(folder, (JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }])[0].filename);
	await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
	await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: folder });
});

afterAll(async () => {
	for (const child of children) child.kill();
	for (const one of [folder, ...folders]) await rm(one, { recursive: true });
});

test('it is one package without dependencies or scripts of installing, its licences are in it', async () => {
	expect((await readdir(path.join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
		'utility-apis'
	]);
	const home = path.join(folder, 'node_modules/utility-apis');
	const manifest = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as Record<string, unknown>;
	expect(manifest).not.toHaveProperty('dependencies');
	expect(manifest).not.toHaveProperty('scripts');
	expect(await readdir(home)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'THIRD_PARTY.md']));
	const readme = await readFile(path.join(home, 'README.md'), 'utf8');
	for (const [, target = ''] of readme.matchAll(/\]\(((?!https?:|#)[^)\n]*)\)/g))
		expect(existsSync(path.join(home, target)), target).toBe(true);
	expect((await readdir(path.join(home, 'dist/packs'))).filter((name) => name.endsWith('.NOTICE.txt')).length).toBe(14);
	// The packs are 11 MB of it under Brotli: borders of zones, places and towns, words, laws of holidays, phone regions, spellings, postal codes.
	// Readers and a writer of codes in WebAssembly are 1.2 MB.
	expect((await stat(packed)).size).toBeLessThan(19.7e6);
});

test('its command answers: a table, JSON, standard input, packs', async () => {
	expect((await bin('evaluate', 'sqrt(8)')).stdout).toMatch(/^exact +2\*sqrt\(2\)$/m);
	const { stdout } = await bin('timezone', '27.7172,85.324', '--json');
	expect(JSON.parse(stdout)).toMatchObject({ timezone: 'Asia/Kathmandu', warning: null });
	const detected = await inside(
		path.join(folder, 'node_modules/.bin/utility-apis'),
		['detect', '--json'],
		'Guten Tag!'
	);
	expect(JSON.parse(detected.stdout)).toMatchObject({ code: 'de' });
	const wrong = await bin('distance', 'nowhere at all', '0,0');
	expect([wrong.code, wrong.stdout]).toEqual([2, '']);
	expect((await bin('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('it is a library, with types', async () => {
	await writeFile(
		path.join(folder, 'use.ts'),
		`import { createApi, UtilityApiError } from 'utility-apis';
const api = createApi({ timeZone: 'Europe/Berlin' });
const { kilometers } = await api.distance({ from: '52.52,13.405', to: '48.8566,2.3522' });
const exact: string = (await api.evaluate({ expression: 'x/3', variables: { x: 1 } })).exact ?? '';
const picture: Blob = await api.wifi({ ssid: 'Library', security: 'nopass' }, { accept: 'image/png' });
const bytes = new Uint8Array(await picture.arrayBuffer());
const { code } = await api.detect({ text: 'Guten Morgen' });
const refused = await api.timezone({ coords: 'x' }).catch((error: unknown) => error);
const heavy = await Promise.all([1, 2, 3].map((n) => api.simplify({ expression: \`(a+b)^\${n}\` })));
const { status } = await api.fetch('/v1/languages');
// @ts-expect-error: the field does not exist
await api.distance({ from: '0,0', two: '0,0' }).catch(() => {});
console.log(JSON.stringify([Math.round(kilometers), exact, [...bytes.slice(1, 4)], code, refused instanceof UtilityApiError && refused.field, heavy.length, status]));
api.close();
`
	);
	const words = '--strict --target es2022 --module nodenext --lib esnext,dom'.split(' ');
	expect((await inside(process.execPath, [tsc, ...words, 'use.ts'])).stdout).toBe('');
	const { stdout, stderr } = await inside(process.execPath, ['use.js']);
	expect(stderr).toBe('');
	expect(JSON.parse(stdout)).toEqual([877, '1/3', [80, 78, 71], 'de', 'coords', 3, 200]);
});

test('it serves an agent over standard input and output', async () => {
	const transport = new StdioClientTransport({
		command: process.execPath,
		args: [path.join(folder, 'node_modules/utility-apis/dist-node/cli.js'), 'mcp'],
		cwd: folder
	});
	const client = new Client({ name: 'test', version: '1' });
	await client.connect(transport);
	expect((await client.listTools()).tools.length).toBeGreaterThan(20);
	const call = (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input });
	const answers = await Promise.all([
		call('geo_timezone', { coords: '27.7172,85.324' }),
		call('math_simplify', { expression: '(x^2-1)/(x-1)' }),
		call('qr_wifi', { ssid: 'Library', security: 'nopass' }),
		call('geo_distance', { from: '91,0', to: '0,0' })
	]);
	expect(answers).toMatchObject([
		{ structuredContent: { timezone: 'Asia/Kathmandu' } },
		{ structuredContent: { simplified: 'x + 1' } },
		{ content: [{ type: 'image', mimeType: 'image/png' }, { type: 'text' }] },
		{ isError: true }
	]);
	await client.close();
});

test('without a command it serves the app and the API, to browsers and to those that take no Brotli', async () => {
	const child = spawn(path.join(folder, 'node_modules/.bin/utility-apis'), ['--port', '0'], { cwd: folder });
	children.push(child);
	const url = await new Promise<string>((resolve, reject) => {
		let said = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk: Buffer) => {
				said += chunk.toString();
				const [address] = /http:\/\/\S+\//.exec(said) ?? [];
				if (address) resolve(address);
			});
		child.once('exit', () => reject(new Error(said)));
	});
	expect(await (await fetch(url)).text()).toMatch(/^<!doctype html>/i);
	const answer = await fetch(`${url}v1/places?q=Nairobi&limit=1`, { headers: { 'X-API-Key': 'demo' } });
	expect(await answer.json()).toMatchObject({ places: [{ country: 'KE' }] });
	expect(await (await fetch(`${url}llms.txt`)).text()).toMatch(/^# Utility APIs\n[^]*GET \/v1\/distance/);
	const agent = new Client({ name: 'test', version: '1' });
	await agent.connect(new StreamableHTTPClientTransport(new URL('mcp', url)) as Parameters<Client['connect']>[0]);
	expect(await agent.callTool({ name: 'text_readability', arguments: { text: 'A cat sat.' } })).toMatchObject({ structuredContent: {} }); // prettier-ignore
	await agent.close();
	const name = (await readdir(path.join(folder, 'node_modules/utility-apis/dist/packs'))).find((file) => /^holidays.*\.br$/.test(file)); // prettier-ignore
	const asked = (coding: string) =>
		fetch(`${url}packs/${name?.slice(0, -3)}`, { headers: { 'Accept-Encoding': coding } });
	const [plain, brotli] = await Promise.all([asked('identity'), asked('br')]);
	expect([plain.headers.get('content-encoding'), brotli.headers.get('content-encoding')]).toEqual([null, 'br']);
	expect((await plain.arrayBuffer()).byteLength).toBe((await brotli.arrayBuffer()).byteLength);
});

test('the container file of HOSTING.md: every step runs, the server is healthy and ends at SIGTERM', async () => {
	const paper = await readFile(path.join(root, 'HOSTING.md'), 'utf8');
	const file = /```dockerfile\n([^]*?)```/.exec(paper)?.[1] ?? '';
	// Beside the folder, because npm installs into a parent that has packages.
	const place = await mkdtemp(path.join(os.tmpdir(), 'container-'));
	folders.push(place);
	const store = path.join(place, 'tmp/utility-apis');
	await mkdir(path.dirname(store), { recursive: true });
	await chmod(path.dirname(store), 0o777);
	const port = await freePort();
	// The registry's part is a folder here, and the port a free one.
	const { child, health, said } = runContainerFile(file, folder, place, [
		[' lmdb', ` ${path.join(root, 'node_modules/lmdb')}`],
		['UTILITY_STORE=/tmp/utility-apis', `UTILITY_STORE=${store} PORT=${port}`],
		['0.0.0.0', '127.0.0.1'],
		['localhost:4173', `localhost:${port}`]
	]);
	children.push(child);
	expect(said).toEqual({ FROM: expect.stringMatching(/^node:2\d-slim$/), USER: 'node', EXPOSE: '4173' });
	const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
	await new Promise((resolve) => child.stdout?.once('data', resolve));
	expect(health).not.toThrow();
	expect(existsSync(store)).toBe(true);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
	expect(health).toThrow();
});

const staticServer = (home: string): Promise<Server> =>
	new Promise((resolve) => {
		const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html', '.json': 'application/json' }; // prettier-ignore
		const server = createServer((request, response) => {
			const { pathname } = new URL(request.url ?? '/', 'http://site');
			const file = path.join(home, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
			readFile(file).then(
				(bytes) =>
					response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream').end(bytes),
				() => response.writeHead(404).end()
			);
		}).listen(0, () => resolve(server));
	});

test('it puts itself into the public folder of a site, whose pages are then answered on the device', async () => {
	const site = path.join(folder, 'site');
	await mkdir(path.join(site, 'docs'), { recursive: true });
	const made = await bin('init', 'site');
	expect([made.code, made.stdout]).toEqual([0, '<script src="/utility-apis/early.js"></script>\n']);
	expect(made.stderr).toContain('site/utility-apis');
	await writeFile(path.join(site, 'docs/index.html'), `<!doctype html><head>${made.stdout}<title>site</title>`);
	await writeFile(path.join(site, 'framed.html'), '<!doctype html><script src="/utility-apis/connect.js"></script>');
	const [server, browser] = await Promise.all([staticServer(site), launchChromium()]);
	try {
		const { port } = server.address() as AddressInfo;
		const page = await browser.newPage();
		const missing: string[] = [];
		page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
		await page.goto(`http://localhost:${port}/docs/`);
		const answers = await page.evaluate(async () => {
			const ask = async (path: string, init: RequestInit = {}) => {
				return (await fetch(`/utility-apis${path}`, { ...init, headers: { 'X-API-Key': 'demo' } })).json();
			};
			const { exact } = await ask('/v1/evaluate', { method: 'POST', body: '{"expression":"sqrt(8)"}' });
			const { timezone } = await ask('/v1/timezone?coords=27.7172,85.324');
			const { url } = (await ask('/v1/openapi.json')).servers[0];
			return [exact, timezone, new URL(url).pathname];
		});
		expect(answers).toEqual(['2*sqrt(2)', 'Asia/Kathmandu', '/utility-apis']);
		await page.goto(`http://localhost:${port}/framed.html`);
		const framed = `utilityApis.distance({ from: '52.52,13.405', to: '48.8566,2.3522' }).then(({ kilometers }) => Math.round(kilometers))`;
		expect(await page.evaluate(framed)).toBe(877);
		await page.goto(`http://localhost:${port}/utility-apis/`);
		await page.locator('h1').first().waitFor();
		await page.evaluate(() => navigator.serviceWorker.ready);
		expect(missing).toEqual([]);
	} finally {
		await browser.close();
		server.close().closeAllConnections();
	}

	// The second run is an update. Files of others stay.
	await writeFile(path.join(site, 'utility-apis/left-over.txt'), '');
	expect((await bin('init', 'site')).code).toBe(0);
	expect(existsSync(path.join(site, 'utility-apis/left-over.txt'))).toBe(false);
	expect((await bin('init', 'site', '--path', 'docs')).stderr).toMatch(/docs.*is not empty/);
	expect((await bin('init', 'nowhere')).stderr).toMatch(/nowhere.*no such folder/);
	expect((await bin('init', 'site', '--path', '../up')).code).toBe(2);
	expect((await bin('init', 'site', '--path', 'tools/api')).stdout).toBe(
		'<script src="/tools/api/early.js"></script>\n'
	);
	expect(await readFile(path.join(site, 'tools/api/index.html'), 'utf8')).toContain('src="/tools/api/assets/');
});
