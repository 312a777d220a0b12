import { setTimeout } from 'node:timers/promises';
import { memoryStore, type FeedStore } from '../feeds/store';
import { fileStore, type FileStore } from './file-store';

/** How long a server waits for its store before it answers without it, milliseconds. On a quiet machine opening takes 150. */
const PATIENCE_MS = 3_000;

/** The store to use now: in memory until the file is open. */
export interface DeferredStore {
	current(): FeedStore;
	/** Whether `current` is the file. */
	isOpen(): boolean;
	/** When the file is in use, or known to be unusable. */
	readonly settled: Promise<void>;
	close(): Promise<void>;
}

/**
 * The store in a folder. A server whose store opens slowly answers from memory meanwhile, and one that cannot have a store answers
 * from memory alone; `warn` gets a line of either.
 */
export async function openStore(
	folder: string,
	warn: (line: string) => void,
	patienceMs = PATIENCE_MS
): Promise<DeferredStore> {
	const giveUp = new AbortController();
	let settled = false;
	const store = deferredStore(fileStore(folder, giveUp.signal), (error) => {
		if (giveUp.signal.aborted) return;
		const isMissing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
		const why = isMissing ? 'the package lmdb is not installed beside this one' : String(error);
		warn(`No store in ${folder}: ${why}. Answers of upstreams are kept in memory.`);
	});
	const timer = new AbortController();
	const waited = setTimeout(patienceMs, undefined, { signal: timer.signal }).catch(() => {});
	await Promise.race([store.settled.then(() => (settled = true)), waited]);
	timer.abort();
	if (!settled) warn(`The store in ${folder} opens slowly: answers of upstreams are kept in memory meanwhile.`);
	return {
		...store,
		close: () => {
			giveUp.abort();
			return store.close();
		}
	};
}

/**
 * A store in memory until another one is open, which then gets what the memory holds. An opening that fails is reported to
 * `failed`, and the memory stays in use. Opening may take any time: slowness loses nothing.
 */
export function deferredStore(opening: Promise<FileStore>, failed: (error: unknown) => void): DeferredStore {
	const memory = memoryStore();
	const records = new Set<string>();
	const removed = new Set<string>();
	const upstreams = new Set<string>();
	let file: FileStore | undefined;
	/** Where calls of the first store go: those that were under way when the file opened still write to it. */
	let target: FeedStore = memory;

	/** Moves until no call came meanwhile, so that the change of store falls between two calls. */
	async function moveTo(to: FeedStore): Promise<void> {
		while ([records, removed, upstreams].some(({ size }) => size > 0)) {
			const [keys, gone, ids] = [[...records], [...removed], [...upstreams]];
			for (const set of [records, removed, upstreams]) set.clear();
			await to.remove(gone);
			for (const key of keys) {
				const record = await memory.get(key);
				if (record !== undefined) await to.put(record);
			}
			for (const id of ids) {
				const state = await memory.upstream(id, () => undefined);
				if (state !== undefined) await to.upstream(id, () => state);
			}
		}
		target = to;
	}

	const first: FeedStore = {
		get: (key) => target.get(key),
		put: (record) => {
			records.add(record.key);
			removed.delete(record.key);
			return target.put(record);
		},
		touch: (key, lastUsed) => target.touch(key, lastUsed),
		remove: (keys) => {
			for (const key of keys) {
				records.delete(key);
				removed.add(key);
			}
			return target.remove(keys);
		},
		list: () => target.list(),
		all: (feed, limit) => target.all(feed, limit),
		upstream: (id, change) => {
			upstreams.add(id);
			return target.upstream(id, change);
		}
	};
	const settled = opening
		.then((opened) => {
			file = opened;
			return moveTo(opened);
		})
		.catch(failed);

	return {
		current: () => (target === memory ? first : target),
		isOpen: () => target !== memory,
		settled,
		close: async () => {
			await settled;
			await file?.close();
		}
	};
}
