import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { overBudget, putWithin, sizeOf } from './budget';
import { idbStore } from './idb-store';
import { memoryStore, type FeedRecord, type FeedStore } from './store';

const RANKS: Readonly<Record<string, number>> = { 'on-this-day': 3, autocomplete: 2, products: 1 };

const record = (feed: string, key: string, bytes: number, lastUsed: number): FeedRecord => ({
	key: `${feed} ${key}`,
	feed,
	schemaVersion: 1,
	dropRank: RANKS[feed] ?? 0,
	upstream: 'USGS',
	fetchedAt: lastUsed,
	checkedAt: lastUsed,
	freshUntil: lastUsed,
	status: 200,
	bytes,
	lastUsed,
	lastModified: null,
	body: { filled: 'x'.repeat(bytes) }
});
const keysOf = async (store: FeedStore) => (await store.list()).map(({ key }) => key).sort();

test.each([
	['memory', () => memoryStore()],
	['IndexedDB', () => ((globalThis.indexedDB = new IDBFactory()), idbStore('feeds'))]
] as const)(
	'filled beyond its budget, %s drops the least recently used of that feed and nothing else',
	async (_name, make) => {
		const store = make();
		await putWithin(store, record('rates', 'old', 90_000, 1), 100_000);
		for (let index = 0; index < 15; index++)
			expect(await putWithin(store, record('news', String(index), 10_000, 10 + index), 100_000)).toBe(true);
		const kept = await keysOf(store);
		expect(kept).toHaveLength(11);
		expect(kept).toContain('rates old');
		for (let index = 5; index < 15; index++) expect(kept).toContain(`news ${index}`);
		await store.touch('news 5', 100);
		await putWithin(store, record('news', 'next', 10_000, 50), 100_000);
		expect(await keysOf(store)).toContain('news 5');
		expect(await keysOf(store)).not.toContain('news 6');
	}
);

test('a record larger than its feed’s budget is not kept, and drops nothing; one as large is kept, alone', async () => {
	const store = memoryStore();
	await putWithin(store, record('news', 'small', 10, 1), 100);
	expect(await putWithin(store, record('news', 'large', 101, 2), 100)).toBe(false);
	expect(await keysOf(store)).toEqual(['news small']);
	expect(await putWithin(store, record('news', 'whole', 100, 2), 100)).toBe(true);
	expect(await keysOf(store)).toEqual(['news whole']);
});

test('when the device has no room, days go first, then suggestions, then products', async () => {
	const inner = memoryStore();
	// Room for 250 bytes in all.
	const store: FeedStore = {
		...inner,
		put: async (entry) => {
			const used = (await inner.list()).reduce((sum, { bytes }) => sum + bytes, 0);
			if (used + entry.bytes > 250) throw new DOMException('full', 'QuotaExceededError');
			await inner.put(entry);
		}
	};
	for (const feed of ['on-this-day', 'autocomplete', 'products', 'rates'])
		await putWithin(store, record(feed, 'a', 60, 1), 1000);
	expect(await putWithin(store, record('quakes', 'a', 60, 2), 1000)).toBe(true);
	expect(await keysOf(store)).toEqual(['autocomplete a', 'products a', 'quakes a', 'rates a']);
	expect(await putWithin(store, record('quakes', 'b', 120, 3), 1000)).toBe(true);
	expect(await keysOf(store)).toEqual(['quakes a', 'quakes b', 'rates a']);
	expect(await putWithin(store, record('quakes', 'c', 200, 4), 1000)).toBe(false);
	expect(await keysOf(store)).toContain('rates a');
});

test('any other failure of the store is not taken for want of room', async () => {
	const store: FeedStore = {
		...memoryStore(),
		put: async () => Promise.reject(new DOMException('broken', 'DataError'))
	};
	await expect(putWithin(store, record('rates', 'a', 1, 1), 1000)).rejects.toMatchObject({ name: 'DataError' });
});

test('the least recently used are those to go, exactly as many as needed', () => {
	const infos = [1, 2, 3, 4].map((use) => record('news', String(use), 40, use));
	expect([overBudget(infos, 100), overBudget(infos, 160)]).toEqual([['news 2', 'news 1'], []]);
});

test('size is that of the JSON, and of packed bytes as they are', () => {
	expect(sizeOf({ a: 'bc' })).toBe('{"a":"bc"}'.length);
	expect(sizeOf({ packed: new Uint8Array(1000) })).toBe('{"packed":null}'.length + 1000);
	expect(sizeOf(undefined)).toBe(0);
});

test('a feed that fills its budget to the byte drops nothing, and nothing is removed in vain', async () => {
	const inner = memoryStore();
	const removed: (readonly string[])[] = [];
	const store: FeedStore = { ...inner, remove: (keys) => (removed.push(keys), inner.remove(keys)) };
	for (let index = 0; index < 10; index++) await putWithin(store, record('news', String(index), 10, index), 100);
	expect(await keysOf(store)).toHaveLength(10);
	expect(removed).toEqual([]);
});

test('of records used at the same time those go first that were confirmed earlier', () => {
	const infos = [1, 3, 2].map((checkedAt) => ({ ...record('news', String(checkedAt), 40, 5), checkedAt }));
	expect([overBudget(infos, 80), overBudget(infos, 40)]).toEqual([['news 1'], ['news 2', 'news 1']]);
	expect(overBudget(infos, 120)).toEqual([]);
});

test('with an account a store is listed once until its feed is full, then a tenth more is dropped', async () => {
	const inner = memoryStore();
	let lists = 0;
	const store: FeedStore = { ...inner, list: (feed) => (lists++, inner.list(feed)) };
	const account = new Map<string, number>();
	const put = (index: number) => putWithin(store, record('news', String(index).padStart(3, '0'), 10, index), 1_000, account); // prettier-ignore
	// Each feed has a separate budget.
	await putWithin(store, record('rates', 'x', 500, 0), 1_000, account);
	lists = 0;
	for (let index = 0; index < 100; index++) expect(await put(index)).toBe(true);
	expect([lists, account.get('news'), account.get('rates')]).toEqual([1, 1_000, 500]);
	expect(await put(100)).toBe(true);
	// No put waits for it.
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect([lists, account.get('news')]).toEqual([2, 900]);
	const kept = (await keysOf(inner)).filter((key) => key.startsWith('news'));
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([90, 'news 011', 'news 100']);
	for (let index = 101; index < 111; index++) await put(index);
	expect(lists).toBe(2);
});
