import { expect, test } from 'vitest';
import { testFeedStore } from '../../tests/conformance/feed-store';
import type { FeedRecord } from '../feeds/store';
import { durableStore } from './durable-store';
import { NearMiss, nearStore } from './edge-cache';

/** The storage of an object, as it is: what goes in and comes out is a copy, names in order. */
function memoryKv(): DurableKv {
	const kept = new Map<string, unknown>();
	return {
		get: (key) => structuredClone(kept.get(key)),
		put: (key, value) => void kept.set(key, structuredClone(value)),
		delete: (key) => kept.delete(key),
		list: ({ prefix }) => [...kept].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))
	};
}

let kv = memoryKv();
testFeedStore(
	'object',
	() => durableStore((kv = memoryKv())),
	() => durableStore(kv)
);

test('a record of many megabytes is kept in pieces that storage takes, and goes whole', async () => {
	kv = memoryKv();
	const store = durableStore(kv);
	const body = { list: Array.from({ length: 100_000 }, (_, at) => `ü${at} ${'\u{1F600}'.repeat(9)}`) };
	await store.put({ ...record(0), body });
	const pieces = [...kv.list({ prefix: 'body' })].map(([, text]) => Buffer.byteLength(text as string));
	expect(pieces.length).toBeGreaterThan(4);
	expect(Math.max(...pieces)).toBeLessThan(2_000_000);
	expect((await store.get(record(0).key))?.body).toEqual(body);
	await store.put(record(0));
	expect([...kv.list({ prefix: 'body' })]).toHaveLength(1);
	await store.remove([record(0).key]);
	expect([...kv.list({ prefix: '' })]).toEqual([]);
});

const cacheOf = (kept: Map<string, Response>) => ({
	match: async (address: RequestInfo | URL) => kept.get(String(address))?.clone(),
	put: async (address: RequestInfo | URL, response: Response) => void kept.set(String(address), response)
});
const record = (freshUntil: number): FeedRecord => ({
	key: 'rates@1  /v1/ü?q=a b',
	feed: 'rates',
	schemaVersion: 1,
	dropRank: 1,
	upstream: 'FRANKFURTER',
	fetchedAt: 0,
	checkedAt: 0,
	freshUntil,
	status: 200,
	bytes: 3,
	lastUsed: 0,
	lastModified: null,
	body: { packed: Uint8Array.of(0, 128, 255), list: [null, 'ü'] }
});

test('a record kept near comes back as it was, bytes too, and is kept as long as it is fresh', async () => {
	const kept = new Map<string, Response>();
	const store = nearStore(() => cacheOf(kept));
	const fresh = record(Date.now() + 60_500);
	await store.put(fresh);
	expect(await store.get(fresh.key)).toEqual(fresh);
	expect([...kept.values()][0]?.headers.get('cache-control')).toMatch(/^max-age=(60|59)$/);
});

test('one that is no longer fresh is not kept, and one that is not there names what is missing', async () => {
	const store = nearStore(() => cacheOf(new Map()));
	await store.put(record(Date.now() + 500));
	await expect(store.get('a')).rejects.toMatchObject({ name: 'NearMiss', key: 'a' });
	await expect(store.get(record(0).key)).rejects.toThrow(NearMiss);
	for (const need of [store.all('rates', 1), store.list(), store.remove([]), store.upstream('USGS', () => undefined)])
		await expect(need).rejects.toThrow(NearMiss);
});
