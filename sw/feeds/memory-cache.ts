import type { FeedRecord } from './store';

/** Bytes of records that one device keeps in memory; a gateway keeps as many devices' worth as it has room for. */
export const DEVICE_MEMORY_BYTES = 500_000;

/** Fresh records at hand beside the store, so that a hit need not read it. */
export interface MemoryCache {
	get(key: string): FeedRecord | undefined;
	/** Puts a record in front; the least recently used ones go when there are more than fit. */
	put(record: FeedRecord): void;
	delete(key: string): void;
}

/** A cache of `capacity` bytes, by the sizes that records name; records beyond a quarter of it are not kept. */
export function createMemoryCache(capacity: number): MemoryCache {
	const records = new Map<string, FeedRecord>();
	let bytes = 0;
	/** Overhead of a record beside its body, bytes. */
	const sizeOf = (record: FeedRecord) => record.bytes + 400;
	const remove = (key: string) => {
		const known = records.get(key);
		if (known !== undefined) bytes -= sizeOf(known);
		records.delete(key);
	};
	return {
		get: (key) => records.get(key),
		put(record) {
			remove(record.key);
			if (sizeOf(record) > capacity / 4) return;
			records.set(record.key, record);
			bytes += sizeOf(record);
			for (const oldest of records.keys()) {
				if (bytes <= capacity) break;
				remove(oldest);
			}
		},
		delete: remove
	};
}
