import type { FeedRecord, FeedStore } from '../feeds/store';
import { fromText, toText } from './text';

/** A fresh record is missing in this location: the upstream's object answers the call. */
export class NearMiss extends Error {
	override readonly name = 'NearMiss';
	constructor(
		/** The record that was looked for. */
		readonly key?: string
	) {
		super('not kept near');
	}
}

/** An address without conflicts; `.invalid` is reserved (RFC 6761). */
const addressOf = (key: string) => `https://feeds.invalid/${encodeURIComponent(key)}`;

/** Copies of fresh records in the cache of this location. Calls that need other records reject with NearMiss. */
export function nearStore(cache: () => Pick<Cache, 'match' | 'put'>): FeedStore {
	const elsewhere = async (): Promise<never> => {
		throw new NearMiss();
	};
	return {
		async get(key) {
			const kept = await cache().match(addressOf(key));
			if (!kept) throw new NearMiss(key);
			return fromText(await kept.text()) as FeedRecord;
		},
		/** Kept while it is fresh: afterwards another place may have asked anew. */
		async put(record) {
			const seconds = Math.floor((record.freshUntil - Date.now()) / 1000);
			if (seconds < 1) return;
			const headers = { 'Cache-Control': `max-age=${seconds}` };
			await cache().put(addressOf(record.key), new Response(toText(record), { headers }));
		},
		touch: async () => {},
		remove: elsewhere,
		list: elsewhere,
		all: elsewhere,
		upstream: elsewhere
	};
}
