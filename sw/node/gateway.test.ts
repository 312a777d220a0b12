import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startStandIn, type StandIn } from '../../tests/feeds/stand-in';
import type { Handle } from '../api/handle';
import { agentOf } from '../feeds/user-agent';
import { memoryStore, type FeedStore } from '../feeds/store';
import { newKey } from '../host/keys';
import { deferredStore } from './deferred-store';
import { fileStore } from './file-store';
import { createNodeHandle } from './host';

let standIn: StandIn;
beforeAll(async () => {
	standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
	for (const [id, url] of Object.entries(standIn.bases)) {
		vi.stubEnv(`VITE_${id}_URL`, url);
		standIn.mode(id, 'normal');
	}
});
afterEach(() => vi.unstubAllEnvs());

const host = (options: { store?: FeedStore; contact?: string; keys?: readonly string[] } = {}): Handle => {
	const { keys = ['k1'], store, ...rest } = options;
	return createNodeHandle({
		base: '',
		version: '9',
		keys: keys.map((key) => newKey(key, key, Date.now())),
		pack: async () => Promise.reject(new Error('no pack')),
		...(store && { store: { current: () => store, isOpen: () => true } }),
		...rest
	});
};
const get = (handle: Handle, target: string, key = 'k1') =>
	handle(new Request(`http://node.test${target}`, { headers: { 'X-API-Key': key } }), {
		keyless: false,
		picture: false,
		waitUntil: (work) => void work
	});
const asked = () => standIn.requests.length;

test('every upstream is told who asks and whom to write to', async () => {
	const handle = host({ contact: 'ops@example.org' });
	const before = asked();
	await get(handle, '/v1/recent');
	await get(handle, '/v1/rates');
	await get(handle, '/v1/product/3017620422003');
	await get(handle, '/v1/autocomplete?q=earth');
	await get(handle, '/v1/search?q=sqlite');
	const sent = standIn.requests.slice(before);
	expect(new Set(sent.map(({ upstream }) => upstream)).size).toBe(5);
	for (const { headers } of sent) expect(headers['user-agent']).toBe('utility-apis/9 (ops@example.org)');
});

test.each(['a b', 'x', 'a@b', 'a@b.c\r\nX: y', 'https://a.example (', 'ftp://a.example'])(
	'%j is no contact',
	(contact) => expect(() => agentOf('1', contact)).toThrow(TypeError)
);

test('without a contact Wikipedia is asked less often than it allows unknown programs: 10 a minute', async () => {
	const words = Array.from({ length: 12 }, (_, at) => `/v1/autocomplete?q=${'abcdefghijkl'.charAt(at)}1`);
	const statuses = async (handle: Handle) => {
		const all: number[] = [];
		for (const word of words) all.push((await get(handle, word)).status);
		return all.filter((status) => status === 200).length;
	};
	// One of the eight questions is the known one that tells an absence from an outage.
	expect(await statuses(host())).toBe(7);
	expect(await statuses(host({ contact: 'https://example.org/about' }))).toBe(12);
});

test('an answer outlives the process that fetched it, and the state of a failing upstream does too', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-'));
	const first = await fileStore(folder);
	expect((await get(host({ store: first }), '/v1/product/3017620422003')).status).toBe(200);
	for (const catalogue of ['USGS', 'EMSC']) standIn.mode(catalogue, 'forbidden');
	await get(host({ store: first }), '/v1/recent');
	await first.close();

	const second = await fileStore(folder);
	const again = host({ store: second });
	const before = asked();
	const product = await get(again, '/v1/product/3017620422003');
	expect(product.headers.get('Cache-Status')).toMatch(/^node; hit; ttl=/);
	expect((await get(again, '/v1/recent')).status).toBe(503);
	expect(asked()).toBe(before);
	await second.close();
	await rm(folder, { recursive: true });
});

test('a store that opens late keeps what was answered meanwhile, and what it held is served from then on', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-'));
	const before = await fileStore(folder);
	await get(host({ store: before }), '/v1/rates');
	await before.close();

	const gate: { open?: () => void } = {};
	const slow = new Promise<void>((resolve) => (gate.open = resolve)).then(() => fileStore(folder));
	const store = deferredStore(slow, (error) => expect.unreachable(String(error)));
	const handle = createNodeHandle({
		base: '',
		version: '9',
		keys: [newKey('k1', 'k1', Date.now())],
		pack: async () => Promise.reject(new Error('no pack')),
		store
	});
	expect((await get(handle, '/v1/product/3017620422003')).status).toBe(200);
	gate.open?.();
	await store.settled;
	const sent = asked();
	for (const target of ['/v1/product/3017620422003', '/v1/rates'])
		expect((await get(handle, target)).headers.get('Cache-Status')).toMatch(/^node; hit; ttl=/);
	expect(asked()).toBe(sent);
	await store.close();

	const after = await fileStore(folder);
	expect((await after.list()).map(({ feed }) => feed).sort()).toEqual(['products', 'rates']);
	await after.close();
	await rm(folder, { recursive: true });
});

test('a key that asks for hundreds of products leaves as many for others as for itself', async () => {
	const handle = host({ keys: ['greedy', 'modest'] });
	const code = (at: number) => `/v1/product/${String(4_000_000_000_000 + at)}`;
	const greedy: Response[] = [];
	for (let at = 0; at < 30; at++) greedy.push(await get(handle, code(at), 'greedy'));
	expect(greedy.filter(({ status }) => status !== 503).length).toBe(5);
	const refused = greedy.at(-1);
	expect(await refused?.json()).toMatchObject({
		error: { code: 'UPSTREAM_RATE_LIMITED', message: expect.stringContaining('this key has had its share') }
	});
	expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
	const modest = [100, 101, 102].map((at) => get(handle, code(at), 'modest'));
	for (const answer of await Promise.all(modest)) expect(answer.status).not.toBe(503);
	// Stored answers do not count.
	expect((await get(handle, code(0), 'greedy')).status).toBe(greedy[0]?.status);
});

test('what has not changed is refreshed by its validator: 304 for every refresh of sources that send one', async () => {
	const store = memoryStore();
	const paths = [
		'/v1/rates?date=2024-06-07',
		'/v1/autocomplete?q=earth',
		'/v1/on-this-day?month=7&day=20',
		'/v1/autocomplete?q=light&summary=true'
	] as const;
	const round = async () => {
		const handle = host({ store, contact: 'ops@example.org' });
		for (const path of paths) expect((await get(handle, path)).status).toBe(200);
	};
	await round();
	const records = await Promise.all((await store.list()).map(({ key }) => store.get(key)));
	for (const record of records)
		if (record) await store.put({ ...record, checkedAt: record.checkedAt - 1000, freshUntil: Date.now() - 1 });
	const before = asked();
	await round();
	// On a busy machine a refresh goes on behind an old answer.
	await expect.poll(() => asked() - before).toBe(records.length);
	const refreshes = standIn.requests.slice(before);
	expect(refreshes.filter(({ headers }) => headers['if-none-match'] !== undefined)).toHaveLength(records.length);
	for (const record of records) {
		const now = async () => store.get(record?.key ?? '');
		// Confirmed, and as old as it was.
		await expect.poll(async () => ((await now())?.freshUntil ?? 0) > Date.now()).toBe(true);
		expect((await now())?.fetchedAt).toBe(record?.fetchedAt);
	}
});

test('without a line the server says OFFLINE, and answers what it has', async () => {
	const store = memoryStore();
	await get(host({ store }), '/v1/rates');
	const [record] = await store.all('rates', 1);
	if (record) await store.put({ ...record, freshUntil: record.checkedAt - 1 });
	for (const id of Object.keys(standIn.bases)) vi.stubEnv(`VITE_${id}_URL`, 'http://no-such-host.invalid/{lang}');
	const handle = host({ store });
	const stored = await get(handle, '/v1/rates');
	expect([stored.status, stored.headers.get('Cache-Status')]).toEqual([200, 'node; hit; detail=offline']);
	// The first question finds it out, the next one knows.
	const first = await get(host({ store }), '/v1/search?q=sqlite');
	const nothing = await get(handle, '/v1/search?q=sqlite');
	for (const { status, headers } of [first, nothing]) expect([status, headers.get('Retry-After')]).toEqual([503, '30']);
	expect(await nothing.json()).toMatchObject({ error: { code: 'OFFLINE' } });
});
