/** The edge host in workerd: both batteries, what every host keeps to, and what only hosts of many isolates can get wrong. */
import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { deflateSync, gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groups } from '../../engines';
import { upstreams } from '../../engines/upstreams';
import { newKey } from '../../sw/host/keys';
import { testHost, type Asked } from '../conformance/host';
import { LIMITED } from '../conformance/playing';
import { askOver } from '../conformance/socket';
import { testBattery } from '../contract/battery';
import { addressesOf, feeds, testFeedBattery } from '../feeds/battery';
import { TRANSPORT_MODES } from '../feeds/failures';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { FIRST, startEdgeHost, type Edge } from './start';

/** Workers whose upstreams behave in one way for good, and some more that are asked often. */
const ANYTHING = ['anything-1', 'anything-2'];
const standIns = new Map<string, StandIn>();
/** Asks an address two hundred times at once and prints the statuses. */
const BURST = `
	const ask = () => fetch(process.argv[1], { headers: { 'X-API-Key': 'demo' } }).then(({ status }) => status);
	Promise.all(Array.from({ length: 200 }, ask)).then((all) => console.log(JSON.stringify(all)));
`;
let edge: Edge;
let standIn: StandIn;

beforeAll(async () => {
	for (const mode of TRANSPORT_MODES) {
		const one = await startStandIn();
		for (const { id } of upstreams) one.mode(id, mode);
		standIns.set(mode, one);
	}
	standIn = await startStandIn();
	standIns.set('own', standIn);
	const bases = (mode: string) => standIns.get(mode)?.bases ?? {};
	edge = await startEdgeHost(standIn.bases, {
		...Object.fromEntries(TRANSPORT_MODES.map((mode) => [`mode-${mode}`, bases(mode)])),
		...Object.fromEntries(ANYTHING.map((name) => [name, bases('normal')]))
	});
}, 600_000);

afterAll(async () => {
	await edge?.close();
	await Promise.all([...standIns.values()].map((one) => one.close()));
});

const withKey = (init: RequestInit = {}, key = 'demo') => ({ ...init, headers: { 'X-API-Key': key, ...init.headers } });
/** Each over a connection of its own: one that is kept may be closed just as it is used again. */
const over = (target: string, asked?: Asked) => askOver(Number(new URL(edge.url).port), target, asked);
const get = (target: string, key = 'demo') => over(target, { headers: { 'X-API-Key': key } });
const post = (target: string, body: unknown) => over(target, { method: 'POST', body: JSON.stringify(body) });

describe('contract', () =>
	void testBattery(({ keys = [] } = {}) => {
		const added = Promise.all(keys.map((key) => edge.addKey(key)));
		return {
			logged: edge.listen(),
			async ask(target, init) {
				await added;
				return over(target, init as Asked);
			}
		};
	}));

describe('feeds', () => {
	let asked = 0;
	testFeedBattery({
		cache: 'edge',
		modes: TRANSPORT_MODES,
		runsOut: true,
		api(mode, anything) {
			const worker = anything ? (ANYTHING[asked++ % ANYTHING.length] ?? '') : `mode-${mode}`;
			return { logged: edge.listen(), ask: (target, init) => edge.ask(worker, target, withKey(init)) };
		}
	});

	test(
		'however slow an upstream is, each feed ends in an answer or in the error that says so',
		{ timeout: 180_000 },
		async () => {
			const logged = edge.listen();
			const modes = TRANSPORT_MODES.filter((mode) => mode.startsWith('slow'));
			// All at once: each waits for as long as it may, and no failure of another closes its way.
			const asked = modes.flatMap((mode) => feeds.map((feed) => [mode, addressesOf(feed)[0] ?? '', feed] as const));
			await Promise.all(
				asked.map(async ([mode, path, { check }]) => {
					const response = await edge.ask(`mode-${mode}`, path, withKey());
					const body = (await response.json()) as { error?: { code: string } };
					const told = `${mode}, ${path}: ${response.status} ${JSON.stringify(body).slice(0, 300)}`;
					if (response.status === 200) expect(check(body), told).toBe(true);
					else
						expect([response.status, body.error?.code], told).toEqual(
							response.status === 404 ? [404, 'NOT_FOUND'] : [504, 'UPSTREAM_TIMEOUT']
						);
					// What trickles arrives in the end; of several questions together perhaps too late for this one.
					if (mode !== 'slow-trickle') expect(response.status, told).toBe(504);
				})
			);
			expect(logged).toEqual([]);
		}
	);
});

testHost(
	'edge',
	{
		kind: 'edge',
		cache: 'edge',
		shared: true,
		sharesComputed: true,
		async start() {
			await edge.addKey({ ...newKey('limited', 'Limited', 0), ...LIMITED });
			return {
				// Given keys are never lent: who cannot send one is not answered.
				ways: [],
				limitedKey: LIMITED.key,
				ask: over,
				close: async () => {}
			};
		}
	},
	// Closed with the others.
	async () => ({ ...standIn, close: async () => {} })
);

test('two hundred who ask the same at once are one question to the upstream, and all are answered', async () => {
	const before = standIn.requests.length;
	// In a process of its own, because the upstream answers in this one and has three seconds for it.
	const { stdout } = await promisify(execFile)(process.execPath, ['-e', BURST, `${edge.url}/v1/autocomplete?q=ber`]);
	expect(JSON.parse(stdout)).toEqual(Array.from({ length: 200 }, () => 200));
	const asked = standIn.requests.slice(before).map(({ path }) => new URL(path, edge.url).searchParams.get('q'));
	// A short list is believed where a known question is answered in full.
	expect(asked.sort()).toEqual(['ber', 'united']);
	expect(standIn.requests.at(-1)?.headers['user-agent']).toMatch(/^utility-apis\/\w+ \(ops@example\.org\)$/);
});

test('an upstream that fails is left alone by all after three questions, and what is stored is given meanwhile', async () => {
	await get('/v1/search?q=stored');
	standIn.mode('HACKERNEWS', 'server-error');
	for (const q of ['one', 'two', 'three']) await get(`/v1/search?q=${q}`);
	const before = standIn.requests.length;
	const refused = await get('/v1/search?q=four');
	expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([502, true]);
	expect(await refused.json()).toMatchObject({ error: { message: expect.stringMatching(/is left alone for now$/) } });
	expect(standIn.requests.length).toBe(before);
	expect((await get('/v1/search?q=stored')).status).toBe(200);
	// An isolate gives the same state for ten seconds.
	await expect
		.poll(
			async () => {
				const status = (await (await get('/v1/status')).json()) as { feeds: { feed: string; breaker: string }[] };
				return status.feeds.map(({ breaker }) => breaker);
			},
			{ timeout: 60_000, interval: 1000 }
		)
		.toContain('open');
	standIn.mode('HACKERNEWS', 'normal');
});

test('of a limit no request too many is answered however they come, and none too few', async () => {
	await edge.addKey({ ...newKey('hundred', 'Hundred', 0), perDay: 100 });
	const statuses: number[] = [];
	for (let round = 0; round < 6; round++) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => get('/v1/countries', 'hundred')));
		statuses.push(...answers.map(({ status }) => status));
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(100);
	expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('what is counted is not for caches between', async () => {
	await edge.addKey({ ...newKey('counted', 'Counted', 0), perDay: 10 });
	const response = await get('/v1/distance?from=0,0&to=0,1', 'counted');
	expect(response.headers.get('ratelimit')).toMatch(/^"day";r=9;t=\d+$/);
	expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

test('what depends on when it is asked is not for caches between', async () => {
	const now = await get('/v1/timezone?coords=52.52,13.405');
	expect([now.status, now.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
	const then = await get('/v1/holidays?country=DE&year=2026');
	expect(then.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
});

test.each([
	['/v1/holidays?country=CH&year=2028', 'Jubilee'],
	['/v1/timezone?coords=-49.35,70.22', 'update of 2026-11-01'],
	['/v1/number?number=%2B493099991234', '"updated":"2026-11-01"']
])('%s is answered by the signed update among the assets', async (target, text) =>
	expect(JSON.stringify(await (await get(target)).json())).toContain(text)
);

test('who leaves while a pack is read does not spoil it for those who come', async () => {
	const body = JSON.stringify({ text: 'Where is the nearest railway station, please?' });
	const leave = new AbortController();
	const first = edge.ask(FIRST, '/v1/detect', withKey({ method: 'POST', body, signal: leave.signal }));
	leave.abort();
	await expect(first).rejects.toThrow();
	const answers = await Promise.all(Array.from({ length: 5 }, () => over('/v1/detect', { method: 'POST', body })));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('long work ends by counted steps, since clocks stand still: 422, and the next request is answered', async () => {
	const expression = 'sum(sin(k), k, 1, 10^9)';
	const long = await fetch(
		`${edge.url}/v1/simplify`,
		withKey({ method: 'POST', body: JSON.stringify({ expression }) })
	);
	expect([long.status, ((await long.json()) as { error?: { code: string } }).error?.code]).toEqual([422, 'COMPUTATION_LIMIT']); // prettier-ignore
	expect((await get('/v1/countries')).status).toBe(200);
});

test('an address that a caller names is asked only where it is public', async () => {
	const before = standIn.requests.length;
	for (const url of [`${standIn.url}/usgs/x.png`, 'http://localhost/', 'http://169.254.169.254/', 'http://[::1]/']) {
		const response = await post('/v1/info', { url });
		expect(await response.json(), url).toMatchObject({ error: { code: 'INVALID_INPUT', message: /^url: / } });
	}
	expect(standIn.requests.length).toBe(before);
});

test('a body beyond what an isolate holds is refused by its length, and by its bytes where it says none', async () => {
	const MAX = 32 * 2 ** 20;
	const refusal = { error: { code: 'INVALID_INPUT', message: 'body: must be at most 64 KB' } };
	const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
	// Its headers alone: a byte that the host has not read when it closes the connection may reset it in place of the answer.
	const declared = await new Promise<number | undefined>((resolve, reject) => {
		const headers = { 'X-API-Key': 'demo', ...sent.headers, 'Content-Length': MAX + 1 };
		const outgoing = request(`${edge.url}/v1/evaluate`, { method: 'POST', headers }, (incoming) => {
			resolve(incoming.statusCode);
			outgoing.destroy();
		});
		outgoing.once('error', reject);
		outgoing.flushHeaders();
	});
	expect(declared).toBe(400);
	const body = new Blob([new Uint8Array(MAX + 1).fill(32)]).stream();
	const inPieces: RequestInit & { duplex: 'half' } = { ...withKey({ ...sent, body }), duplex: 'half' };
	const pieces = await fetch(`${edge.url}/v1/evaluate`, inPieces);
	expect([pieces.status, await pieces.json()]).toEqual([400, refusal]);
	// Its connection is as good as before: nothing of the body is left in it.
	const next = await fetch(`${edge.url}/v1/evaluate`, withKey({ ...sent, body: '{"expression":"1+1"}' }));
	expect(next.status).toBe(200);
});

test.each<[string, Uint8Array<ArrayBuffer>, number, object]>([
	['gzip', new Uint8Array(gzipSync('{"expression":"2+3"}')), 200, { exact: '5' }],
	['deflate', new Uint8Array(deflateSync('{"expression":"2+3"}')), 200, { exact: '5' }],
	[
		'gzip',
		new TextEncoder().encode('{"expression":"2+3"}'),
		400,
		{ error: { message: 'body: must be what its Content-Encoding says' } }
	],
	[
		'br',
		new TextEncoder().encode('{"expression":"2+3"}'),
		400,
		{ error: { message: 'Content-Encoding: must be gzip, deflate, identity here' } }
	]
])('a body under %s is read as what it says it is, or refused', async (coding, body, status, answer) => {
	const headers = { 'Content-Type': 'application/json', 'Content-Encoding': coding };
	const response = await fetch(`${edge.url}/v1/evaluate`, withKey({ method: 'POST', headers, body }));
	expect([response.status, await response.json()]).toMatchObject([status, answer]);
});

test('a small body that becomes more than an isolate holds is refused', async () => {
	const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
	const body = new Uint8Array(gzipSync(new Uint8Array(33 * 2 ** 20)));
	const response = await fetch(`${edge.url}/v1/evaluate`, withKey({ method: 'POST', headers, body }));
	expect([response.status, await response.json()]).toMatchObject([
		400,
		{ error: { message: 'body: must be at most 64 KB' } }
	]);
});

describe('agents', () => {
	async function connected(headers: Record<string, string>): Promise<Client> {
		const client = new Client({ name: 'test', version: '1' });
		const transport = new StreamableHTTPClientTransport(new URL('/mcp', edge.url), { requestInit: { headers } });
		await client.connect(transport as Parameters<Client['connect']>[0]);
		return client;
	}

	test('every operation is a tool of POST /mcp, answered for a key and for nobody without one', async () => {
		const client = await connected({ authorization: 'Bearer demo' });
		expect((await client.listTools()).tools).toHaveLength(groups.reduce((sum, { operations }) => sum + Object.keys(operations).length, 0)); // prettier-ignore
		const asked = { name: 'geo_distance', arguments: { from: '52.52,13.405', to: '48.8566,2.3522' } };
		expect(await client.callTool(asked)).toMatchObject({ structuredContent: { kilometers: 877.464537922 } });
		await client.close();
		await expect(connected({ 'x-api-key': 'unknown' })).rejects.toThrow('INVALID_API_KEY');
	});
});

describe('files', () => {
	const visit = (target: string, method = 'GET') =>
		fetch(edge.url + target, { method, headers: { Accept: 'text/html' } });

	test('a visit of any address of the app is its page, a missing file is 404 and never the page', async () => {
		for (const target of ['/', '/tools/distance', '/docs', '/allow'])
			expect(await (await visit(target)).text(), target).toContain('<title>app</title>');
		for (const target of ['/missing.js', '/assets/missing', '/packs/none'])
			expect((await visit(target)).status, target).toBe(404);
		expect((await fetch(`${edge.url}/tools/distance`)).status).toBe(404);
		expect((await visit('/', 'POST')).status).toBe(405);
		expect((await visit('/healthz')).status).toBe(200);
		expect((await visit('/v1/nothing')).headers.get('content-type')).toBe('application/json');
	});
});
