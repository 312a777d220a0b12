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

/** The store in a folder, in memory until it opens or for good; `warn` gets a line of either. */
export async function openStore(
	folder: string,
	warn: (line: string) => void,
	patienceMs = PATIENCE_MS
): Promise<DeferredStore> {
	const giveUp = new AbortController();
	let settled = false;
	const store = deferredStore(fileStore(folder, giveUp.signal), (error) => {
		if (giveUp.signal.aborted) return;
		warn(`No store in ${folder}: ${whyNot(error)}. Answers of upstreams are kept in memory.`);
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

/** Why a store does not open, for the one who starts the server. */
function whyNot(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'ERR_MODULE_NOT_FOUND') return 'the package lmdb is not installed beside this one';
	return typeof code === 'string' && /^E[A-Z]+$/.test(code)
		? `this folder cannot be made or written (${code})`
		: String(error);
}

/**
 * A store in memory until another one is open, which then gets the records of the memory. An opening that fails is reported to
 * `failed`, and the memory stays in use. Opening may take any time. A call that is under way when the store changes may lose its
 * record, which is then fetched again.
 */
export function deferredStore(opening: Promise<FileStore>, failed: (error: unknown) => void): DeferredStore {
	const memory = memoryStore();
	let current: FeedStore = memory;
	const settled = opening
		.then(async (file) => {
			for (const { key } of await memory.list()) {
				const record = await memory.get(key);
				if (record !== undefined) await file.put(record);
			}
			current = file;
		})
		.catch(failed);
	return {
		current: () => current,
		isOpen: () => current !== memory,
		settled,
		close: async () => {
			await settled;
			await (await opening.catch(() => undefined))?.close();
		}
	};
}
