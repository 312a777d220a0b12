import type { UpstreamState } from './breaker';

/** The stored form of one upstream answer. */
export interface FeedRecord {
	/** Feed, version and the upstream question: many questions to the API share one record. */
	readonly key: string;
	readonly feed: string;
	/** Version of the type of `body`, see `Feed.schemaVersion`. */
	readonly schemaVersion: number;
	/** See `Feed.dropRank`. */
	readonly dropRank: number;
	readonly upstream: string;
	/** When this content was first given, milliseconds since 1970. */
	readonly fetchedAt: number;
	/** When the upstream last confirmed it. */
	readonly checkedAt: number;
	readonly freshUntil: number;
	/** HTTP status of the answer: a known absence is stored too. */
	readonly status: number;
	/** Size of `body` as JSON, for the budget. */
	readonly bytes: number;
	/** For dropping the least recently used; accurate to an hour. */
	readonly lastUsed: number;
	readonly lastModified: number | null;
	/** The upstream's own validator, where it sends one. */
	readonly etag?: string;
	/** The path whose answer `etag` and `lastModified` name. */
	readonly validates?: string;
	/** It leaves something out, see `evidence.ts`. */
	readonly isPartial?: true;
	/** Since when its source has given less than it holds, milliseconds since 1970. */
	readonly doubtedSince?: number;
	/** A doubted record's source is not asked again before this time. */
	readonly retryAt?: number;
	readonly body: unknown;
	/** It came with the build and is in no store. */
	readonly bundled?: true;
}

/** A record without its body. */
export type RecordInfo = Pick<FeedRecord, 'key' | 'feed' | 'dropRank' | 'bytes' | 'lastUsed' | 'checkedAt'>;

/** Storage of records and upstream states. Each call is atomic. No other place has state. */
export interface FeedStore {
	get(key: string): Promise<FeedRecord | undefined>;
	/** Rejects with a `QuotaExceededError` when the device is full. */
	put(record: FeedRecord): Promise<void>;
	touch(key: string, lastUsed: number): Promise<void>;
	remove(keys: readonly string[]): Promise<void>;
	list(feed?: string): Promise<readonly RecordInfo[]>;
	/** Whole records of a feed, most recently confirmed first, `limit` at most. */
	all(feed: string, limit: number): Promise<readonly FeedRecord[]>;
	/** Reads, changes and writes the state of one upstream in one step; `change` gives undefined to leave it. */
	upstream(
		id: string,
		change: (state: UpstreamState | undefined) => UpstreamState | undefined
	): Promise<UpstreamState | undefined>;
}

/** The records of each feed. */
export function byFeed(infos: readonly RecordInfo[]): Map<string, RecordInfo[]> {
	const groups = new Map<string, RecordInfo[]>();
	for (const info of infos) {
		const group = groups.get(info.feed);
		if (group === undefined) groups.set(info.feed, [info]);
		else group.push(info);
	}
	return groups;
}

/** A store that lasts as long as the process: the Node host, tests, a browser without IndexedDB. */
export function memoryStore(): FeedStore {
	const records = new Map<string, FeedRecord>();
	const upstreams = new Map<string, UpstreamState>();
	return {
		get: async (key) => records.get(key),
		put: async (record) => void records.set(record.key, record),
		touch: async (key, lastUsed) => {
			const record = records.get(key);
			if (record !== undefined) records.set(key, { ...record, lastUsed });
		},
		remove: async (keys) => keys.forEach((key) => records.delete(key)),
		list: async (feed) => [...records.values()].filter((record) => feed === undefined || record.feed === feed),
		all: async (feed, limit) =>
			[...records.values()]
				.filter((record) => record.feed === feed)
				.sort((a, b) => b.checkedAt - a.checkedAt)
				.slice(0, limit),
		upstream: async (id, change) => {
			const next = change(upstreams.get(id));
			if (next !== undefined) upstreams.set(id, next);
			return next ?? upstreams.get(id);
		}
	};
}
