/** The Model Context Protocol as its own SDK's client speaks it, over HTTP; over standard input in tests/e2e/package.e2e.ts. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import { createNodeHandle, keysFromEnvironment } from '../../sw/node/host';
import { answerMcpOverHttp } from '../../sw/node/mcp';
import { createServer } from 'node:http';
import { readPack } from '../../sw/build/packs';

let server: Server;
let url: URL;

async function start(keys?: string): Promise<Server> {
	vi.stubEnv('UTILITY_API_KEYS', keys);
	const handle = createNodeHandle({ base: '', version: 'test', keys: keysFromEnvironment(), pack: readPack });
	vi.unstubAllEnvs();
	const started = createServer((request, response) => {
		void answerMcpOverHttp(handle, new URL('/mcp', `http://${request.headers.host}`), request, response);
	});
	await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
	return started;
}
const urlOf = (of: Server) => new URL(`http://127.0.0.1:${(of.address() as AddressInfo).port}/mcp`);

async function connected(at: URL, headers: Record<string, string> = {}): Promise<Client> {
	const client = new Client({ name: 'test', version: '1' });
	const transport = new StreamableHTTPClientTransport(at, { requestInit: { headers } });
	await client.connect(transport as Parameters<Client['connect']>[0]);
	return client;
}

beforeAll(async () => {
	server = await start();
	url = urlOf(server);
});
afterAll(() => server.close().closeAllConnections());

test('every example of every operation is answered in the form that its tool says', { timeout: 120_000 }, async () => {
	const client = await connected(url);
	expect(client.getServerVersion()).toMatchObject({ name: 'utility-apis' });
	const { tools } = await client.listTools();
	expect(tools.length).toBe(groups.reduce((sum, { operations }) => sum + Object.keys(operations).length, 0));
	for (const { id, operations } of groups)
		for (const [name, { kind, examples }] of Object.entries(operations))
			for (const { input } of kind === 'feed' ? [] : examples) {
				// The client itself checks the structure against the output schema.
				const { isError, structuredContent } = await client.callTool({ name: `${id}_${name}`, arguments: input });
				expect([isError, typeof structuredContent], `${id}_${name} ${JSON.stringify(input)}`).toEqual([
					undefined,
					'object'
				]);
			}
	await client.close();
});

test('a refusal is a result; a tool that there is not is an error', async () => {
	const client = await connected(url);
	expect(await client.callTool({ name: 'geo_distance', arguments: { from: 'x' } })).toMatchObject({ isError: true });
	await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toThrow('no tool nothing');
	await client.close();
});

test('with keys of its own it takes one as X-API-Key or bearer token, and lends none', async () => {
	const other = await start('secret');
	const ask = async (headers: Record<string, string>) => {
		const client = await connected(urlOf(other), headers).catch((error: unknown) => {
			expect(String(error)).toMatch(/MISSING_API_KEY|INVALID_API_KEY/);
			return undefined;
		});
		if (!client) return 'refused';
		const { isError } = await client.callTool({ name: 'language_languages', arguments: {} });
		await client.close();
		return isError === true ? 'refused' : 'answered';
	};
	expect(await ask({})).toBe('refused');
	expect(await ask({ 'x-api-key': 'demo' })).toBe('refused');
	expect(await ask({ 'x-api-key': 'secret' })).toBe('answered');
	expect(await ask({ authorization: 'Bearer secret' })).toBe('answered');
	// The key is checked before the body is read.
	const unread = await fetch(urlOf(other), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '['.repeat(2 ** 24) }); // prettier-ignore
	expect(unread.status).toBe(401);
	other.close().closeAllConnections();
});

test('a message that would build many values is refused before it is built', async () => {
	for (const body of ['['.repeat(2 ** 20), `[${'1,'.repeat(2 ** 20)}1]`]) {
		const refused = await post({}, body);
		expect([refused.status, await refused.json()]).toEqual([400, { error: { code: 'INVALID_INPUT', message: expect.stringMatching(/^body: is /) } }]); // prettier-ignore
	}
});

const post = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
	fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
		body
	});

test('a page of another origin is refused, its own is not; so is what is no message', async () => {
	for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
		expect((await post({ origin })).status).toBe(403);
	expect((await post({ origin: url.origin })).status).toBe(200);
	expect((await post({}, '{')).status).toBe(400);
	const get = await fetch(url);
	expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
});
