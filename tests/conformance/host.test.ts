/** The hosts that stand in Node: the one of the tests, and the server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { newKey } from '../../sw/host/keys';
import { serveBuild } from '../../sw/node/server';
import { testApi } from '../contract/host';
import { testHost, type Asked, type TestedHost } from './host';
import { askOver } from './socket';
import { LIMITED, playUpstreams } from './playing';

const COPIES = ['holidays'];

async function testHostOf(): Promise<TestedHost> {
	const now = Date.now();
	const keys = [
		{ ...newKey('demo', 'Demo', now), own: true },
		{ ...newKey('limited', 'Limited', now), ...LIMITED }
	];
	const { handle } = testApi({ keys, now: Date.now, fetch: (url, init) => fetch(url, init) });
	return {
		ways: ['image', 'visit'],
		limitedKey: LIMITED.key,
		ask: (target, { method = 'GET', headers, body, way = 'script' }: Asked = {}) =>
			handle(
				new Request(new URL(target, 'http://localhost'), {
					method,
					headers: Object.entries({ 'X-API-Key': 'demo', ...headers }).filter(([, value]) => value !== ''),
					...(body !== undefined && { body })
				}),
				{ keyless: way !== 'script', picture: way === 'image', waitUntil: () => {} }
			),
		close: async () => {}
	};
}

afterAll(() => void vi.unstubAllEnvs());

async function nodeHost(): Promise<TestedHost> {
	const dist = await mkdtemp(path.join(os.tmpdir(), 'host-'));
	await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>app</title>');
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	const { readPack } = await import('../../sw/build/packs');
	const { mkdir } = await import('node:fs/promises');
	await mkdir(path.join(dist, 'packs'));
	for (const name of COPIES)
		await writeFile(path.join(dist, `packs/${name}-00000000.bin`), Buffer.from(await readPack(name)));
	const server = await serveBuild({ dist, port: 0, base: '', version: 'test' });
	const { port } = server.address() as AddressInfo;
	return {
		ways: ['image', 'visit'],
		ask: (target, asked) => askOver(port, target, asked),
		async close() {
			server.close().closeAllConnections();
			await rm(dist, { recursive: true });
		}
	};
}

testHost('tests', { kind: 'node', cache: 'sw', shared: false, start: testHostOf }, playUpstreams);
testHost('Node', { kind: 'node', cache: 'node', shared: true, codings: true, start: nodeHost }, playUpstreams);

test('a bug is a 500 that says nothing of itself, under the same headers, and is logged', async () => {
	const logged: unknown[] = [];
	const bug = new Error('secret detail');
	const { ask } = testApi({ logged, overrides: { run: () => Promise.reject(bug) } });
	const response = await ask('/v1/distance?from=0,0&to=0,1');
	expect(response.status).toBe(500);
	expect(await response.text()).toBe('{"error":{"code":"INTERNAL","message":"request: could not be answered"}}');
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
	expect(logged).toEqual([bug]);
});
