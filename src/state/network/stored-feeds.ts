import { idbStore } from '../../../sw/feeds/idb-store';
import { openChannel } from '../../../sw/host/channel';
import { KEYS_CHANGED } from '../../../sw/host/keys';

/** Stored answers of the sources of one group. */
export interface StoredFeed {
	readonly group: string;
	readonly records: number;
	readonly bytes: number;
	/** When its source last confirmed one of them, and the oldest of them: milliseconds since 1970. */
	readonly newest: number;
	readonly oldest: number;
}

const GROUP_OF: Readonly<Record<string, string>> = {
	quakes: 'earthquakes',
	'emsc-quakes': 'earthquakes',
	'geonet-quakes': 'earthquakes',
	rates: 'currency',
	'bank-rates': 'currency',
	'bank-names': 'currency',
	products: 'food',
	autocomplete: 'encyclopedia',
	summaries: 'encyclopedia',
	'on-this-day': 'encyclopedia',
	'day-titles': 'encyclopedia',
	'day-pages': 'encyclopedia',
	news: 'news',
	'newest-story': 'news'
};

/** The group that a feed belongs to, by default its own name. */
export const groupOfFeed = (feed: string): string => GROUP_OF[feed] ?? feed;

const store = () => idbStore('utility-apis-feeds');

/** Stored answers of live sources on this device, a row for each group that has any. Rejects when the browser refuses. */
export async function storedFeeds(): Promise<readonly StoredFeed[]> {
	const rows = new Map<string, StoredFeed>();
	for (const { feed, bytes, checkedAt } of await store().list()) {
		const group = groupOfFeed(feed);
		const { records = 0, bytes: before = 0, newest = -Infinity, oldest = Infinity } = rows.get(group) ?? {};
		rows.set(group, {
			group,
			records: records + 1,
			bytes: before + bytes,
			newest: Math.max(newest, checkedAt),
			oldest: Math.min(oldest, checkedAt)
		});
	}
	return [...rows.values()].sort((a, b) => b.bytes - a.bytes);
}

/** Deletes the stored answers of a group, also those that hosts keep in memory. */
export async function deleteFeed(group: string): Promise<void> {
	const records = store();
	const keys = (await records.list()).filter(({ feed }) => groupOfFeed(feed) === group).map(({ key }) => key);
	await records.remove(keys);
	const channel = openChannel(KEYS_CHANGED);
	channel?.postMessage(null);
	channel?.close();
}
