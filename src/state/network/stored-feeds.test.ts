import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { groups } from '../../../engines';
import { idbStore } from '../../../sw/feeds/idb-store';
import { allFeeds } from '../../../tests/feeds/watch-upstreams';
import { deleteFeed, groupOfFeed, storedFeeds } from './stored-feeds';

const record = (key: string, feed: string, checkedAt: number) => ({
	key,
	feed,
	checkedAt,
	schemaVersion: 1,
	dropRank: 0,
	upstream: 'X',
	fetchedAt: checkedAt,
	freshUntil: checkedAt,
	status: 200,
	bytes: 100,
	lastUsed: checkedAt,
	lastModified: null,
	body: {}
});

test('every feed belongs to a group', async () => {
	const ids = new Set(groups.map(({ id }) => id));
	for (const { id } of allFeeds) expect(ids.has(groupOfFeed(id)), id).toBe(true);
});

test('stored answers are listed by group with their ages, and one group is deleted', async () => {
	const store = idbStore('utility-apis-feeds');
	await store.put(record('a', 'quakes', 1000));
	await store.put(record('b', 'emsc-quakes', 3000));
	await store.put(record('c', 'rates', 2000));
	expect(await storedFeeds()).toEqual([
		{ group: 'earthquakes', records: 2, bytes: 200, newest: 3000, oldest: 1000 },
		{ group: 'currency', records: 1, bytes: 100, newest: 2000, oldest: 2000 }
	]);
	await deleteFeed('earthquakes');
	expect((await storedFeeds()).map(({ group }) => group)).toEqual(['currency']);
});
