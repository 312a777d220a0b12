import type { DBSchema } from 'idb';
import { ApiError } from '../../engines/kit/errors';
import { DatabaseRefused, openDatabase, orInMemory } from '../host/database';
import type { UpstreamState } from './breaker';
import { memoryStore, type FeedRecord, type FeedStore, type RecordInfo } from './store';

interface Schema extends DBSchema {
	records: {
		key: string;
		value: FeedRecord;
		indexes: {
			/** Carries all that the budget needs, so that a key cursor reads no body. */
			use: [feed: string, checkedAt: number, lastUsed: number, bytes: number, dropRank: number];
		};
	};
	upstreams: { key: string; value: UpstreamState };
}

/** The IndexedDB store of service worker and page. A call is a transaction. Falls back to memory. */
export function idbStore(name: string): FeedStore {
	const database = openDatabase<Schema>({
		name,
		version: 2,
		stores: ['records', 'upstreams'],
		upgrade(created) {
			// Records of an older format are deleted, because they can be fetched again.
			for (const old of [...created.objectStoreNames]) created.deleteObjectStore(old);
			const records = created.createObjectStore('records', { keyPath: 'key' });
			records.createIndex('use', ['feed', 'checkedAt', 'lastUsed', 'bytes', 'dropRank']);
			created.createObjectStore('upstreams');
		},
		log: (error) => console.warn('feeds: no IndexedDB, keeping answers in memory', error)
	});
	const stored: FeedStore = {
		get: (key) => database.use((opened) => opened.get('records', key)),
		put: (record) =>
			database.use(async (opened) => {
				const write = opened.transaction('records', 'readwrite');
				await Promise.all([write.store.put(record), write.done]);
			}),
		touch: (key, lastUsed) =>
			database.use(async (opened) => {
				const write = opened.transaction('records', 'readwrite');
				const record = await write.store.get(key);
				if (record !== undefined) await write.store.put({ ...record, lastUsed });
				await write.done;
			}),
		remove: (keys) =>
			database.use(async (opened) => {
				const write = opened.transaction('records', 'readwrite');
				await Promise.all([...keys.map((key) => write.store.delete(key)), write.done]);
			}),
		list: (feed) =>
			database.use(async (opened) => {
				const infos: RecordInfo[] = [];
				const range = feed === undefined ? undefined : IDBKeyRange.bound([feed], [feed, []]);
				let cursor = await opened.transaction('records').store.index('use').openKeyCursor(range);
				while (cursor !== null) {
					const [own, checkedAt, lastUsed, bytes, dropRank] = cursor.key;
					infos.push({ key: cursor.primaryKey, feed: own, checkedAt, lastUsed, bytes, dropRank });
					cursor = await cursor.continue();
				}
				return infos;
			}),
		all: (feed, limit) =>
			database.use(async (opened) => {
				const found: FeedRecord[] = [];
				const range = IDBKeyRange.bound([feed], [feed, []]);
				let cursor = await opened.transaction('records').store.index('use').openCursor(range, 'prev');
				while (cursor !== null && found.length < limit) {
					found.push(cursor.value);
					cursor = await cursor.continue();
				}
				return found;
			}),
		upstream: (id, change) =>
			database.use(async (opened) => {
				const write = opened.transaction('upstreams', 'readwrite');
				const before = await write.store.get(id);
				const next = change(before);
				if (next !== undefined) await write.store.put(next, id);
				await write.done;
				return next ?? before;
			})
	};
	return orInMemory(stored, memoryStore, (error) => error instanceof DatabaseRefused || error instanceof ApiError);
}
