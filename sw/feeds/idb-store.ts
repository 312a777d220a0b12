import type { DBSchema, IDBPDatabase } from 'idb';
import { ApiError } from '../../engines/kit/errors';
import { DatabaseRefused, openDatabase } from '../host/database';
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

/**
 * The store in IndexedDB, shared by service worker and page host, see openDatabase. Each method is one transaction: the
 * browser undoes one that was cut off. While the database is refused or cannot be reached, the process keeps the records
 * itself.
 */
export function idbStore(name: string): FeedStore {
	const memory = memoryStore();
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
	const attempt = <T>(work: (store: FeedStore) => Promise<T>): Promise<T> =>
		database
			.use((opened) => work(overDatabase(opened)))
			.catch((error: unknown) => {
				if (error instanceof DatabaseRefused || error instanceof ApiError) return work(memory);
				throw error;
			});
	return {
		get: (key) => attempt((store) => store.get(key)),
		put: (record) => attempt((store) => store.put(record)),
		touch: (key, lastUsed) => attempt((store) => store.touch(key, lastUsed)),
		remove: (keys) => attempt((store) => store.remove(keys)),
		list: (feed) => attempt((store) => store.list(feed)),
		all: (feed, limit) => attempt((store) => store.all(feed, limit)),
		upstream: (upstream, change) => attempt((store) => store.upstream(upstream, change))
	};
}

function overDatabase(database: IDBPDatabase<Schema>): FeedStore {
	return {
		get: (key) => database.get('records', key),
		put: async (record) => {
			const write = database.transaction('records', 'readwrite');
			await Promise.all([write.store.put(record), write.done]);
		},
		touch: async (key, lastUsed) => {
			const write = database.transaction('records', 'readwrite');
			const record = await write.store.get(key);
			if (record !== undefined) await write.store.put({ ...record, lastUsed });
			await write.done;
		},
		remove: async (keys) => {
			const write = database.transaction('records', 'readwrite');
			await Promise.all([...keys.map((key) => write.store.delete(key)), write.done]);
		},
		list: async (feed) => {
			const infos: RecordInfo[] = [];
			const range = feed === undefined ? undefined : IDBKeyRange.bound([feed], [feed, []]);
			let cursor = await database.transaction('records').store.index('use').openKeyCursor(range);
			while (cursor !== null) {
				const [own, checkedAt, lastUsed, bytes, dropRank] = cursor.key;
				infos.push({ key: cursor.primaryKey, feed: own, checkedAt, lastUsed, bytes, dropRank });
				cursor = await cursor.continue();
			}
			return infos;
		},
		all: async (feed, limit) => {
			const found: FeedRecord[] = [];
			const range = IDBKeyRange.bound([feed], [feed, []]);
			let cursor = await database.transaction('records').store.index('use').openCursor(range, 'prev');
			while (cursor !== null && found.length < limit) {
				found.push(cursor.value);
				cursor = await cursor.continue();
			}
			return found;
		},
		upstream: async (name, change) => {
			const write = database.transaction('upstreams', 'readwrite');
			const before = await write.store.get(name);
			const next = change(before);
			if (next !== undefined) await write.store.put(next, name);
			await write.done;
			return next ?? before;
		}
	};
}
