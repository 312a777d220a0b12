import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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
 * The store in IndexedDB, opened on first use and shared by service worker and page host. Each method is one transaction:
 * the browser undoes one that was cut off. Where IndexedDB cannot be opened (some private windows) the process keeps the
 * records itself, and says so once.
 */
export function idbStore(name: string): FeedStore {
	let opened: Promise<FeedStore> | undefined;
	const store = () => {
		opened ??= open(name, () => (opened = undefined)).then(overDatabase, (error: unknown) => {
			console.warn('feeds: no IndexedDB, keeping answers in memory', error);
			return memoryStore();
		});
		return opened;
	};
	return {
		get: async (key) => (await store()).get(key),
		put: async (record) => (await store()).put(record),
		touch: async (key, lastUsed) => (await store()).touch(key, lastUsed),
		remove: async (keys) => (await store()).remove(keys),
		list: async () => (await store()).list(),
		all: async (feed, limit) => (await store()).all(feed, limit),
		upstream: async (upstream, change) => (await store()).upstream(upstream, change)
	};
}

function open(name: string, forget: () => void): Promise<IDBPDatabase<Schema>> {
	return openDB<Schema>(name, 2, {
		upgrade(database) {
			// Records of an older form are of no use; what they hold can be asked again.
			for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
			const records = database.createObjectStore('records', { keyPath: 'key' });
			records.createIndex('use', ['feed', 'checkedAt', 'lastUsed', 'bytes', 'dropRank']);
			database.createObjectStore('upstreams');
		},
		// A newer version in another tab wants the database: let it go, the next use opens it again.
		blocking(_current, _blocked, event) {
			(event.target as IDBDatabase).close();
			forget();
		},
		terminated: forget
	});
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
		list: async () => {
			const infos: RecordInfo[] = [];
			let cursor = await database.transaction('records').store.index('use').openKeyCursor();
			while (cursor !== null) {
				const [feed, checkedAt, lastUsed, bytes, dropRank] = cursor.key;
				infos.push({ key: cursor.primaryKey, feed, checkedAt, lastUsed, bytes, dropRank });
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
