import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { frameHeaders } from '../../sw/node/csp';
import { freePort } from '../support/free-port';
import { sendOver, type Answered } from '../support/http';

const paper = readFileSync(path.resolve(import.meta.dirname, '../../HOSTING.md'), 'utf8');
const policyOf = (address: string) => frameHeaders(address, '')['Content-Security-Policy'] ?? '';

test('the configurations for other servers send the policies that ours sends', () => {
	const written = [...paper.matchAll(/"(default-src [^"]+)"/g)].map(([, policy]) => policy);
	const ours = ['/', '/sw.js', '/allow', '/bridge/'].map(policyOf);
	expect(new Set(ours).size).toBe(4);
	// Each of them once for each of the two servers.
	expect(written.sort()).toEqual([...ours, ...ours].sort());
});

test('every variable that the paper names is one of the README', () => {
	const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
	for (const [name] of paper.matchAll(/UTILITY_[A-Z_]+/g)) expect(readme).toContain(name);
});

const ask = (port: number, target: string, coding = 'gzip') =>
	sendOver(port, target, { headers: { Host: `localhost:${port}`, 'Accept-Encoding': coding } });

const has = (program: string, word: string) => spawnSync(program, [word]).error === undefined;
const blocks = (language: string) =>
	[...paper.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, block = '']) => block);

const CODE = `export const words = '${'word '.repeat(2_000)}';`;

/** A small build in a new folder, with the compressed copies beside its files. */
function smallBuild(): string {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
	// Started by root, nginx reads as another user.
	chmodSync(folder, 0o755);
	for (const name of ['assets', 'packs', 'bridge', 'tmp']) mkdirSync(path.join(folder, name));
	for (const name of [
		'index.html',
		'bridge/index.html',
		'sw.js',
		'assets/a-12345678.js',
		'packs/a-12345678.bin',
		'manifest.webmanifest'
	]) {
		writeFileSync(path.join(folder, name), CODE);
		writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(CODE));
	}
	return folder;
}

/** Starts a server of files, checks what it sends of the small build, and ends it. `further` checks more. */
async function checkServer(
	program: string,
	words: readonly string[],
	folder: string,
	port: number,
	coding: 'gzip' | 'br',
	further = async () => {}
) {
	const child = spawn(program, words, {
		stdio: 'ignore',
		env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
	});
	try {
		let home: Answered | undefined;
		for (let round = 0; round < 100 && !home; round++) {
			home = await ask(port, '/').catch(() => undefined);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		expect(home?.status).toBe(200);
		for (const target of [
			'/',
			'/tools/math',
			'/allow',
			'/bridge/',
			'/sw.js',
			'/assets/a-12345678.js',
			'/packs/a-12345678.bin'
		]) {
			const { status, headers, bytes } = await ask(port, target, coding);
			expect([target, status, headers['content-encoding'], headers.vary]).toEqual([target, 200, coding, 'Accept-Encoding']); // prettier-ignore
			expect((coding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(CODE);
			// Ours sends assets no policy, because only documents and workers read one.
			const ours = frameHeaders(target, '');
			const policy = ours['Content-Security-Policy'] ?? policyOf('/sw.js');
			if (!target.startsWith('/packs/')) expect([target, headers['content-security-policy']]).toEqual([target, policy]);
			for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy'])
				expect([target, name, headers[name.toLowerCase()]]).toEqual([target, name, ours[name]]);
			expect(headers['cache-control']).toMatch(/^\/(assets|packs)/.test(target) ? /immutable/ : /^no-cache$/);
		}
		for (const missing of ['/v1/distance', '/assets/b-12345678.js', '/none.png'])
			expect([missing, (await ask(port, missing)).status]).toEqual([missing, 404]);
		expect((await ask(port, '/assets/b-12345678.js')).headers['cache-control']).toBe('no-cache');
		await further();
	} finally {
		child.kill();
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

test.runIf(has('nginx', '-v'))(
	'nginx takes its block as it is printed, and compresses code, data and pages',
	async () => {
		const folder = smallBuild();
		const port = await freePort();
		const [printed = ''] = blocks('nginx');
		const block = printed.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/utility-apis', folder);
		const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
			.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`)
			.join(' ');
		const conf = path.join(folder, 'nginx.conf');
		writeFileSync(
			conf,
			`daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${block} }`
		);
		await checkServer('nginx', ['-c', conf, '-p', folder], folder, port, 'gzip');
	}
);

test.runIf(has('caddy', 'version'))('Caddy takes both blocks as they are printed, but for names and TLS', async () => {
	const folder = smallBuild();
	const port = await freePort();
	const front = await freePort();
	const behind = createServer(
		(incoming, answer) => void answer.end(`${incoming.url} of ${incoming.headers['x-forwarded-host']}`)
	).listen(0, '127.0.0.1');
	await once(behind, 'listening');
	const { port: upstream } = behind.address() as AddressInfo;
	const [files = '', proxy = ''] = blocks('caddyfile');
	const conf = path.join(folder, 'Caddyfile');
	const local = `http://localhost:PORT {\n\tbind 127.0.0.1`;
	writeFileSync(
		conf,
		[
			'{\n\tadmin off\n}',
			files.replace('app.example.org {', local.replace('PORT', String(port))).replace('/srv/utility-apis', folder),
			proxy
				.replace('api.example.org {', local.replace('PORT', String(front)))
				.replace('localhost:4173', `127.0.0.1:${upstream}`)
		].join('\n')
	);
	try {
		await checkServer('caddy', ['run', '--config', conf, '--adapter', 'caddyfile'], folder, port, 'br', async () => {
			const { status, bytes } = await ask(front, '/v1/languages');
			expect([status, bytes.toString()]).toEqual([200, `/v1/languages of localhost:${front}`]);
		});
	} finally {
		behind.close().closeAllConnections();
	}
});

test.runIf(has('systemd-analyze', '--version'))('systemd finds nothing to say about the unit', () => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'unit-'));
	const bin = path.join(folder, 'node_modules/.bin');
	mkdirSync(bin, { recursive: true });
	writeFileSync(path.join(bin, 'utility-apis'), '#!/bin/sh\n', { mode: 0o755 });
	const unit = path.join(folder, 'utility-apis.service');
	writeFileSync(unit, (blocks('ini')[0] ?? '').replaceAll('/srv/utility-apis', folder));
	const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
	rmSync(folder, { recursive: true });
	expect([status, stderr]).toEqual([0, '']);
});
