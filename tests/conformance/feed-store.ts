import { describe, expect, test } from 'vitest';
import { untried } from '../../sw/feeds/breaker';
import type { FeedRecord, FeedStore } from '../../sw/feeds/store';

const NOON = Date.UTC(2026, 10, 20, 12);

const record = (key: string, more: Partial<FeedRecord> = {}): FeedRecord => ({
	key,
	feed: 'quakes',
	schemaVersion: 1,
	dropRank: 2,
	upstream: 'USGS',
	fetchedAt: NOON,
	checkedAt: NOON,
	freshUntil: NOON + 60_000,
	status: 200,
	bytes: 40,
	lastUsed: NOON,
	lastModified: null,
	body: { list: [1, null, 'ü'], packed: Uint8Array.of(0, 1, 255) },
	...more
});

/** What every feed store keeps to. `create` makes an empty one; `reopen` another over the same storage, where there is any. */
export function testFeedStore(
	name: string,
	create: () => FeedStore | Promise<FeedStore>,
	reopen?: () => FeedStore | Promise<FeedStore>
): void {
	describe(`feed store: ${name}`, () => {
		test('a record comes back as it was put, typed arrays and nulls too', async () => {
			const store = await create();
			await store.put(record('a'));
			expect(await store.get('a')).toEqual(record('a'));
			expect(await store.get('b')).toBeUndefined();
		});

		test('a record that is put again replaces the one of its key', async () => {
			const store = await create();
			await store.put(record('a'));
			await store.put(record('a', { body: 'new', bytes: 5 }));
			expect(await store.get('a')).toEqual(record('a', { body: 'new', bytes: 5 }));
			expect((await store.list()).map(({ bytes }) => bytes)).toEqual([5]);
		});

		test('a key may be longer than any address', async () => {
			const store = await create();
			const [one, other] = [`${'ü'.repeat(3000)}1`, `${'ü'.repeat(3000)}2`];
			await store.put(record(one, { body: 1 }));
			await store.put(record(other, { body: 2 }));
			expect((await store.get(one))?.body).toBe(1);
			expect((await store.list()).map(({ key }) => key).sort()).toEqual([one, other]);
		});

		test('a touch changes the time of use alone, and makes no record', async () => {
			const store = await create();
			await store.put(record('a'));
			await store.touch('a', NOON + 5);
			await store.touch('none', NOON + 5);
			expect(await store.get('a')).toEqual(record('a', { lastUsed: NOON + 5 }));
			expect(await store.list()).toMatchObject([{ key: 'a', lastUsed: NOON + 5 }]);
		});

		test('what is removed is gone from both lists; what is not there may be removed', async () => {
			const store = await create();
			for (const key of ['a', 'b', 'c']) await store.put(record(key));
			await store.remove(['a', 'none', 'c']);
			expect((await store.list()).map(({ key }) => key)).toEqual(['b']);
			expect((await store.all('quakes', 10)).map(({ key }) => key)).toEqual(['b']);
		});

		test('the list has what the budget needs', async () => {
			const store = await create();
			await store.put(record('a'));
			expect(await store.list()).toMatchObject([
				{ key: 'a', feed: 'quakes', dropRank: 2, bytes: 40, lastUsed: NOON, checkedAt: NOON }
			]);
		});

		test('all of a feed come latest confirmed first, no more than asked for, and no other feed’s', async () => {
			const store = await create();
			for (const [key, minutes] of [
				['a', 1],
				['b', 3],
				['c', 2]
			] as const)
				await store.put(record(key, { checkedAt: NOON + minutes * 60_000 }));
			await store.put(record('other', { feed: 'news', checkedAt: NOON + 9e6 }));
			expect((await store.all('quakes', 2)).map(({ key }) => key)).toEqual(['b', 'c']);
			expect(await store.all('quakes', 9)).toHaveLength(3);
			expect(await store.all('quake', 9)).toEqual([]);
		});

		test('the state of an upstream is read and changed in one step, or left as it is', async () => {
			const store = await create();
			expect(await store.upstream('USGS', () => undefined)).toBeUndefined();
			await store.upstream('USGS', () => untried(10, NOON));
			await Promise.all(
				Array.from({ length: 20 }, () =>
					store.upstream('USGS', (state) => ({ ...untried(10, NOON), opens: (state?.opens ?? 0) + 1 }))
				)
			);
			expect(await store.upstream('USGS', () => undefined)).toEqual({ ...untried(10, NOON), opens: 20 });
			expect(await store.upstream('OTHER', () => undefined)).toBeUndefined();
		});

		test('twenty writes at once all arrive', async () => {
			const store = await create();
			await Promise.all(Array.from({ length: 20 }, (_, at) => store.put(record(String(at)))));
			expect(await store.list()).toHaveLength(20);
		});

		if (reopen)
			test('another store over the same storage has it all', async () => {
				const store = await create();
				await store.put(record('a'));
				await store.upstream('USGS', () => untried(10, NOON));
				const again = await reopen();
				expect(await again.get('a')).toEqual(record('a'));
				expect(await again.list()).toHaveLength(1);
				expect(await again.upstream('USGS', () => undefined)).toEqual(untried(10, NOON));
			});
	});
}
