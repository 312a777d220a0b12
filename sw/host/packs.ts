import { packs } from 'virtual:packs';
import { ApiError } from '../../engines/kit/errors';
import { openChannel } from './channel';

/** Cache that holds packs, across versions of the app: their names carry a hash of their content. */
export const PACK_CACHE = 'packs';
/** Channel on which a download tells its progress to every page. */
export const PACK_PROGRESS = 'utility-apis-packs';

export interface PackProgress {
	readonly name: string;
	readonly loaded: number;
	readonly total: number;
}

export type PackState = { readonly name: string; readonly bytes: number; readonly stored: boolean };

/** A download without progress for this long is aborted. */
const STALLED_MS = 20_000;

interface Download {
	readonly bytes: Promise<ArrayBuffer>;
	readonly listeners: Set<(progress: PackProgress) => void>;
}
const downloads = new Map<string, Download>();

/** Missing outside secure contexts, refused without storage: packs then use the HTTP cache alone. */
async function cache(): Promise<Cache | undefined> {
	try {
		return typeof caches === 'undefined' ? undefined : await caches.open(PACK_CACHE);
	} catch (error) {
		if (!refused) console.warn('packs: no Cache Storage', error);
		refused = true;
		return undefined;
	}
}
let refused = false;

function entry(name: string): { readonly url: string; readonly bytes: number } {
	const pack = packs[name];
	if (!pack) throw new Error(`no pack ${name}`);
	return pack;
}

/** Whether `loadPack(name)` would answer without a download. */
export const hasPack = async (name: string): Promise<boolean> => Boolean(await (await cache())?.match(entry(name).url));

/** Bytes of a pack, stored or downloaded once. Rejects with 503 OFFLINE, 502 UPSTREAM_ERROR or 504 UPSTREAM_TIMEOUT. */
export function loadPack(
	name: string,
	onProgress: (progress: PackProgress) => void = () => {},
	signal?: AbortSignal
): Promise<ArrayBuffer> {
	let download = downloads.get(name);
	if (!download) {
		const listeners = new Set<(progress: PackProgress) => void>();
		const tell = (progress: PackProgress) => {
			for (const listener of listeners) listener(progress);
		};
		const bytes = read(name, tell, signal).finally(() => downloads.delete(name));
		download = { bytes, listeners };
		downloads.set(name, download);
	}
	download.listeners.add(onProgress);
	return download.bytes;
}

async function read(
	name: string,
	onProgress: (progress: PackProgress) => void,
	signal: AbortSignal | undefined
): Promise<ArrayBuffer> {
	const { url } = entry(name);
	const store = await cache();
	const stored = await store?.match(url);
	if (stored) return stored.arrayBuffer();
	// Two workers of a page, or two pages, must not download the same twice: who comes second finds it stored.
	const alone = () => fetchWhole(name, onProgress, signal);
	if (typeof navigator.locks === 'undefined') return alone();
	return navigator.locks
		.request(`pack ${url}`, async () => {
			const meanwhile = await store?.match(url);
			return meanwhile ? meanwhile.arrayBuffer() : alone();
		})
		.catch((error: unknown) => {
			// Locks are refused where storage is.
			if (error instanceof DOMException && error.name === 'SecurityError') return alone();
			throw error;
		});
}

async function fetchWhole(
	name: string,
	onProgress: (progress: PackProgress) => void,
	signal: AbortSignal | undefined
): Promise<ArrayBuffer> {
	const { url, bytes: total } = entry(name);
	const stall = new AbortController();
	let timer = setTimeout(() => stall.abort(), STALLED_MS);
	const bytes = new Uint8Array(total);
	let loaded = 0;
	try {
		const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, stall.signal]) : stall.signal });
		if (!response.ok || !response.body) throw broken(name, `status ${response.status}`);
		const reader = response.body.getReader();
		for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
			clearTimeout(timer);
			timer = setTimeout(() => stall.abort(), STALLED_MS);
			if (loaded + piece.value.length > total) throw broken(name, `more than ${total} bytes`);
			bytes.set(piece.value, loaded);
			loaded += piece.value.length;
			if (loaded < total) onProgress({ name, loaded, total });
		}
	} catch (cause) {
		if (stall.signal.aborted)
			throw new ApiError('UPSTREAM_TIMEOUT', `network: the data ${name} did not come in time`, RETRY, { cause });
		if (cause instanceof TypeError)
			throw new ApiError('OFFLINE', `network: is needed once for the data ${name}`, RETRY, { cause });
		throw cause;
	} finally {
		clearTimeout(timer);
	}
	if (loaded !== total) throw broken(name, `${loaded} of ${total} bytes`);
	// Only whole packs are stored. A full disk must not cost the answer.
	const store = await cache();
	await store?.delete(removedMark(name));
	await store?.put(url, new Response(bytes)).catch((error: unknown) => console.warn(`pack ${name} not kept`, error));
	// The end is reported last, so that the listener finds the stored pack.
	onProgress({ name, loaded, total });
	return bytes.buffer;
}

const RETRY = { 'Retry-After': '30' };
const broken = (name: string, how: string) =>
	new ApiError('UPSTREAM_ERROR', `network: the data ${name} could not be downloaded (${how})`);

/** All packs of this version and whether they are stored. */
export async function listPacks(): Promise<readonly PackState[]> {
	const store = await cache();
	return Promise.all(
		Object.entries(packs).map(async ([name, { url, bytes }]) => ({
			name,
			bytes,
			stored: Boolean(await store?.match(url))
		}))
	);
}

/** Says that a person removed the pack: it is not downloaded ahead again, only when an operation needs it. */
const removedMark = (name: string) => `${entry(name).url}?removed`;

/** Large, and wanted by some only: fetched when it is first asked for, and kept then. */
const isOnDemand = (name: string): boolean => /^(?:definitions|typing(?:-\w+)?)$/.test(name);

/** Downloads the missing packs, one after the other, so that every operation works offline. `onProgress` is called for each piece. */
export async function storeAllPacks(onProgress?: (progress: PackProgress) => void): Promise<void> {
	const store = await cache();
	for (const { name, stored } of await listPacks())
		if (!stored && !isOnDemand(name) && !(await store?.match(removedMark(name)))) await loadPack(name, onProgress);
}

/** Removes a pack from the device; it is downloaded anew when an operation needs it. */
export async function removePack(name: string): Promise<void> {
	const store = await cache();
	await store?.delete(entry(name).url);
	await store?.put(removedMark(name), new Response());
}

/** Removes packs of other versions. */
export async function removeOldPacks(): Promise<void> {
	const store = await cache();
	if (!store) return;
	const current = new Set(Object.values(packs).map(({ url }) => new URL(url, location.href).href));
	for (const request of await store.keys())
		if (!current.has(request.url.replace(/\?removed$/, ''))) await store.delete(request);
}

/** Pages hear of a download no more often than this, milliseconds. */
const PROGRESS_MS = 100;
let channel: BroadcastChannel | undefined;
let toldAt = -Infinity;

/** Tells every page how far a download is; its end always. */
export function tellPages(progress: PackProgress): void {
	if (progress.loaded !== progress.total && performance.now() - toldAt < PROGRESS_MS) return;
	toldAt = performance.now();
	(channel ??= openChannel(PACK_PROGRESS))?.postMessage(progress);
}
