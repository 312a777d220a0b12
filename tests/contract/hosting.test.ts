import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { frameHeaders } from '../../sw/node/csp';

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

const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});

interface Sent {
	readonly status: number;
	readonly headers: IncomingMessage['headers'];
	readonly bytes: Buffer;
}
const ask = (port: number, target: string) =>
	new Promise<Sent>((resolve, reject) => {
		const outgoing = request(
			{ host: '127.0.0.1', port, path: target, headers: { 'Accept-Encoding': 'gzip' } },
			(incoming) => {
				const chunks: Buffer[] = [];
				incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
				incoming.once('end', () =>
					resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.concat(chunks) })
				);
			}
		);
		outgoing.once('error', reject);
		outgoing.end();
	});

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

test.runIf(hasNginx)('nginx takes its block as it is printed, and compresses code, data and pages', async () => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
	// Started by root, nginx reads as another user.
	chmodSync(folder, 0o755);
	for (const name of ['assets', 'packs', 'tmp']) mkdirSync(path.join(folder, name));
	const code = `export const words = '${'word '.repeat(2_000)}';`;
	for (const name of ['index.html', 'assets/a-12345678.js', 'packs/a-12345678.bin', 'manifest.webmanifest']) writeFileSync(path.join(folder, name), code); // prettier-ignore
	const port = await freePort();
	const block = (/```nginx\n([^]*?)```/.exec(paper)?.[1] ?? '')
		.replace('listen 80;', `listen 127.0.0.1:${port};`)
		.replace('/srv/utility-apis', folder);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`)
		.join(' ');
	const conf = path.join(folder, 'nginx.conf');
	writeFileSync(
		conf,
		`daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${block} }`
	);
	const nginx = spawn('nginx', ['-c', conf, '-p', folder], { stdio: 'ignore' });
	try {
		let home: Sent | undefined;
		for (let round = 0; round < 100 && !home; round++) {
			home = await ask(port, '/').catch(() => undefined);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		expect(home?.status).toBe(200);
		for (const target of ['/', '/assets/a-12345678.js', '/packs/a-12345678.bin']) {
			const { headers, bytes } = await ask(port, target);
			expect([target, headers['content-encoding'], headers.vary]).toEqual([target, 'gzip', 'Accept-Encoding']);
			expect(gunzipSync(bytes).toString()).toBe(code);
			expect(headers['content-security-policy']).toContain("default-src 'self'");
		}
		expect((await ask(port, '/assets/a-12345678.js')).headers['cache-control']).toContain('immutable');
		expect((await ask(port, '/v1/distance')).status).toBe(404);
	} finally {
		nginx.kill();
		rmSync(folder, { recursive: true, force: true });
	}
});
