/** The Model Context Protocol as its own SDK's client speaks it, over HTTP; over standard input in tests/e2e/package.e2e.ts. */
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import { createNodeHandle, keysFromEnvironment } from '../../sw/node/host';
import { answerMcpOverHttp } from '../../sw/node/http';
import { readPack } from '../../sw/build/packs';

let server: Server;
let url: URL;

async function start(keys?: string): Promise<Server> {
	vi.stubEnv('UTILITY_API_KEYS', keys);
	const handle = createNodeHandle({ base: '', version: 'test', keys: keysFromEnvironment(), pack: readPack });
	vi.unstubAllEnvs();
	const started = createServer((request, response) => {
		void answerMcpOverHttp(handle, request, response, new URL(request.url ?? '/', `http://${request.headers.host}`));
	});
	// A machine under load may compute for longer between two requests than the usual five seconds.
	started.keepAliveTimeout = 60_000;
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

test(
	'the first example of every operation is answered in the form that its tool says',
	{ timeout: 120_000 },
	async () => {
		const client = await connected(new URL('?schemas=1', url));
		expect(client.getServerVersion()).toMatchObject({ name: 'utility-apis' });
		const { tools } = await client.listTools();
		expect(tools.length).toBe(groups.reduce((sum, { operations }) => sum + Object.keys(operations).length, 0));
		for (const { id, operations } of groups)
			for (const [name, { kind, examples }] of Object.entries(operations))
				for (const { input } of kind === 'feed' ? [] : examples.slice(0, 1)) {
					// The client itself checks the structure against the output schema.
					const { isError, structuredContent } = await client.callTool({ name: `${id}_${name}`, arguments: input });
					expect([isError, typeof structuredContent], `${id}_${name} ${JSON.stringify(input)}`).toEqual([
						undefined,
						'object'
					]);
				}
		await client.close();
	}
);

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
	expect([await ask({}), await ask({ 'x-api-key': 'demo' })]).toEqual(['refused', 'refused']);
	expect(await ask({ 'x-api-key': 'secret' })).toBe('answered');
	expect(await ask({ authorization: 'Bearer secret' })).toBe('answered');
	// The key is checked before the body is read.
	const unread = await fetch(urlOf(other), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '['.repeat(2 ** 24) }); // prettier-ignore
	expect(unread.status).toBe(401);
	other.close().closeAllConnections();
});

test('a message that would build many values is refused before it is built, a long one before it is read', async () => {
	for (const [body, said] of [
		['['.repeat(2 ** 19), /^body: is /],
		[`[${'1,'.repeat(2 ** 18)}1]`, /^body: is /],
		['x'.repeat(2 ** 20 + 1), /^body: must be at most 1 MB$/]
	] as const) {
		const refused = await post({}, body);
		expect([refused.status, await refused.json()]).toEqual([400, { error: { code: 'INVALID_INPUT', message: expect.stringMatching(said) } }]); // prettier-ignore
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
	const broken = await post({}, '{');
	const error = { code: 'INVALID_INPUT', message: 'body: must be JSON' };
	expect([broken.status, await broken.json()]).toEqual([400, { error }]);
	const get = await fetch(url);
	expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
});

const META = 'io.modelcontextprotocol/';
/** A request as revision 2026-07-28 sends it, with headers and metadata of its own. */
async function stateless(method: string, params: object = {}, headers: Record<string, string> = {}, meta: object = {}) {
	const _meta = { [`${META}protocolVersion`]: '2026-07-28', [`${META}clientCapabilities`]: {}, ...meta };
	const name = (params as { readonly name?: string }).name;
	const response = await post(
		{
			'mcp-protocol-version': '2026-07-28',
			'mcp-method': method,
			...(name !== undefined && { 'mcp-name': name }),
			...headers
		},
		JSON.stringify({ jsonrpc: '2.0', id: 'a', method, params: { ...params, _meta } })
	);
	const body = (await response.json()) as {
		id: unknown;
		result?: Record<string, unknown>;
		error?: Record<string, unknown>;
	};
	return { status: response.status, ...body };
}

test('revision 2026-07-28: each request by itself, no handshake', async () => {
	const found = await stateless('server/discover');
	expect(found).toMatchObject({
		status: 200,
		id: 'a',
		result: { resultType: 'complete', capabilities: { tools: {} } }
	});
	expect(found.result?.['supportedVersions']).toEqual(['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']); // prettier-ignore
	expect(found.result?.['_meta']).toMatchObject({ [`${META}serverInfo`]: { name: 'utility-apis' } });
	const list = await stateless('tools/list');
	expect(list.result).toMatchObject({ resultType: 'complete', ttlMs: expect.any(Number), cacheScope: 'public' });
	const call = { name: 'geo_distance', arguments: { from: '52.52,13.405', to: '48.8566,2.3522' } };
	expect((await stateless('tools/call', call)).result).toMatchObject({
		resultType: 'complete',
		structuredContent: { compass: 'WSW' }
	});
	// A name as it comes where it is not plain ASCII.
	const coded = `=?base64?${btoa(call.name)}?=`;
	expect((await stateless('tools/call', call, { 'mcp-name': coded })).status).toBe(200);
});

test.each<[string, string, object, Record<string, string>, object, number, number]>([
	['another method in the header', 'tools/list', {}, { 'mcp-method': 'tools/call' }, {}, 400, -32020],
	['another revision in the header', 'tools/list', {}, { 'mcp-protocol-version': '2025-11-25' }, {}, 400, -32020],
	['another tool in the header', 'tools/call', { name: 'geo_distance' }, { 'mcp-name': 'qr_qr' }, {}, 400, -32020],
	['a revision to come', 'tools/list', {}, { 'mcp-protocol-version': '2031-01-01' }, { [`${META}protocolVersion`]: '2031-01-01' }, 400, -32022], // prettier-ignore
	['no capabilities', 'tools/list', {}, {}, { [`${META}clientCapabilities`]: null }, 400, -32602],
	['a method that there is not', 'resources/list', {}, {}, {}, 404, -32601],
	['a method of old', 'initialize', {}, {}, {}, 404, -32601],
	['a tool that there is not', 'tools/call', { name: 'nothing' }, {}, {}, 200, -32602]
])('revision 2026-07-28 refuses %s', async (_what, method, params, headers, meta, status, code) =>
	expect(await stateless(method, params, headers, meta)).toMatchObject({ status, error: { code } })
);

test('revisions before it: batches, notifications, and a version that is not known', async () => {
	const request = (id: number, method: string) => ({ jsonrpc: '2.0', id, method });
	const batch = await post({}, JSON.stringify([request(1, 'ping'), { jsonrpc: '2.0', method: 'x' }, request(2, 'no')]));
	expect(await batch.json()).toMatchObject([
		{ id: 1, result: {} },
		{ id: 2, error: { code: -32601 } }
	]);
	expect((await post({}, JSON.stringify(Array.from({ length: 101 }, () => request(1, 'ping'))))).status).toBe(400);
	const heard = await post({}, '{"jsonrpc":"2.0","method":"notifications/initialized"}');
	expect([heard.status, await heard.text()]).toEqual([202, '']);
	expect((await post({ 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
	expect((await post({}, '{"jsonrpc":"2.0","id":null,"method":"ping"}')).status).toBe(400);
});

test('groups and schemas are chosen by the address', async () => {
	const listed = async (search: string) => {
		const client = await connected(new URL(search, url));
		const { tools } = await client.listTools();
		await client.close();
		return tools;
	};
	const few = await listed('?groups=geo,qr');
	expect(new Set(few.map(({ name }) => name.split('_')[0]))).toEqual(new Set(['geo', 'qr']));
	expect(few.some(({ outputSchema }) => outputSchema)).toBe(false);
	expect((await listed('?groups=qr&schemas=1')).every(({ outputSchema }) => outputSchema)).toBe(true);
	expect((await fetch(new URL('?groups=nothing', url), { method: 'POST', body: '{}' })).status).toBe(400);
});
