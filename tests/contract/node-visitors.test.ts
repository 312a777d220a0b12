/** Whom the Node host answers without a key of theirs, and where it goes for callers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { nodeEngines } from '../../sw/node/engines';
import { createNodeHandle, keysFromEnvironment } from '../../sw/node/host';
import { answerOverHttp } from '../../sw/node/http';
import { sendOver } from '../support/http';

const servers: Server[] = [];
afterEach(() => {
	vi.unstubAllEnvs();
	for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(server: Server): Promise<string> {
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const PICTURE = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' };
const VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

test.each<[string, Record<string, string>, number]>([
	['a picture of its own pages', { ...PICTURE, 'sec-fetch-site': 'same-origin' }, 200],
	['a picture of another site', { ...PICTURE, 'sec-fetch-site': 'cross-site' }, 401],
	['a picture of another origin of the site', { ...PICTURE, 'sec-fetch-site': 'same-site' }, 401],
	['an address that was typed', { ...VISIT, 'sec-fetch-site': 'none' }, 200],
	['a link of another site', { ...VISIT, 'sec-fetch-site': 'cross-site' }, 401],
	['a program that says nothing of itself', {}, 401]
])('%s: %#', async (_who, headers, status) => {
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	const handle = createNodeHandle({
		base: '',
		version: 'test',
		keys: keysFromEnvironment(),
		pack: () => Promise.reject(new Error('no packs'))
	});
	const url = await listening(createServer((request, response) => void answerOverHttp(handle, request, response)));
	const target = '/v1/wifi?ssid=Home&password=12345678';
	expect((await sendOver(Number(new URL(url).port), target, { headers })).status).toBe(status);
});

test('it asks nobody on this machine for callers, unless UTILITY_ALLOW_PRIVATE says so', async () => {
	const url = await listening(createServer((_request, response) => response.end('inner')));
	const fetchFor = () => nodeEngines(() => Promise.reject(new Error('no packs'))).fetch;
	await expect(fetchFor()(url)).rejects.toThrow();
	vi.stubEnv('UTILITY_ALLOW_PRIVATE', '1');
	expect(await (await fetchFor()(url)).text()).toBe('inner');
});
