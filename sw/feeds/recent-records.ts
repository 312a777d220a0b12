import type { FeedRecord, FeedStore } from './store';

/** Records of a feed that can replace a failing source. */
const MAX_RECENT = 200;

/** The newest records of each feed, for answers without the source. */
export interface RecentRecords {
	/** Most recently confirmed first, 200 at most. */
	of(feed: string): Promise<readonly FeedRecord[]>;
	note(record: FeedRecord): void;
}

/** Records of one store. A gateway (`indexed`) reads it once a feed, a device each time. */
export function recentRecords(store: FeedStore, indexed: boolean): RecentRecords {
	const lists = new Map<string, Promise<FeedRecord[]>>();
	/** Stored while the list was read. */
	const front = async (feed: string, record: FeedRecord): Promise<FeedRecord[]> => {
		const list = (await lists.get(feed)) ?? [];
		const next = [record, ...list.filter(({ key }) => key !== record.key)];
		return next.slice(0, MAX_RECENT);
	};
	return {
		of(feed) {
			if (!indexed) return store.all(feed, MAX_RECENT);
			let list = lists.get(feed);
			if (list === undefined) {
				list = store.all(feed, MAX_RECENT).then((records) => [...records]);
				lists.set(feed, list);
				// A store that fails is read again.
				list.catch(() => lists.delete(feed));
			}
			return list;
		},
		note(record) {
			if (!lists.has(record.feed)) return;
			const next = front(record.feed, record);
			lists.set(record.feed, next);
			next.catch(() => lists.delete(record.feed));
		}
	};
}
