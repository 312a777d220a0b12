import { packs } from 'virtual:packs';

/** Cache that holds packs, across versions of the app: their names carry a hash of their content. */
export const PACK_CACHE = 'packs';
/** Channel on which a download tells its progress to every page. */
export const PACK_PROGRESS = 'utility-apis-packs';

export interface PackProgress {
	readonly name: string;
	readonly loaded: number;
	readonly total: number;
}

export interface PackState {
	readonly name: string;
	readonly bytes: number;
	readonly stored: boolean;
}

const loading = new Map<string, Promise<ArrayBuffer>>();

/** Cache Storage is missing where the page is not a secure context: packs then come by the HTTP cache alone. */
const cache = () => (typeof caches === 'undefined' ? undefined : caches.open(PACK_CACHE));

function entry(name: string): { readonly url: string; readonly bytes: number } {
	const pack = packs[name];
	if (!pack) throw new Error(`no pack ${name}`);
	return pack;
}

/** Whether `loadPack(name)` would answer without a download. */
export async function hasPack(name: string): Promise<boolean> {
	return Boolean(await (await cache())?.match(entry(name).url));
}

/**
 * Bytes of a pack: stored ones, else downloaded once (however many ask) and stored. `onProgress` hears of each piece.
 * Rejects when it is not stored and cannot be fetched whole.
 */
export function loadPack(
	name: string,
	onProgress: (progress: PackProgress) => void = () => {},
	signal?: AbortSignal
): Promise<ArrayBuffer> {
	let bytes = loading.get(name);
	if (!bytes) {
		bytes = read(name, onProgress, signal).finally(() => loading.delete(name));
		loading.set(name, bytes);
	}
	return bytes;
}

async function read(
	name: string,
	onProgress: (progress: PackProgress) => void,
	signal: AbortSignal | undefined
): Promise<ArrayBuffer> {
	const { url, bytes: total } = entry(name);
	const store = await cache();
	const stored = await store?.match(url);
	if (stored) return stored.arrayBuffer();
	const response = await fetch(url, signal ? { signal } : {});
	if (!response.ok || !response.body) throw new Error(`pack ${name}: status ${response.status}`);
	const bytes = new Uint8Array(total);
	let loaded = 0;
	const reader = response.body.getReader();
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		if (loaded + piece.value.length > total) throw new Error(`pack ${name}: more than ${total} bytes`);
		bytes.set(piece.value, loaded);
		loaded += piece.value.length;
		onProgress({ name, loaded, total });
	}
	if (loaded !== total) throw new Error(`pack ${name}: ${loaded} of ${total} bytes`);
	// Stored only when whole, so what is found is always complete. A full disk must not cost the answer.
	await store?.put(url, new Response(bytes)).catch((error: unknown) => console.warn(`pack ${name} not kept`, error));
	return bytes.buffer;
}

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

/** Removes a pack from the device; it is downloaded anew when an operation needs it. */
export async function removePack(name: string): Promise<void> {
	await (await cache())?.delete(entry(name).url);
}

/** Removes packs of other versions. */
export async function removeOldPacks(): Promise<void> {
	const store = await cache();
	if (!store) return;
	const current = new Set(Object.values(packs).map(({ url }) => new URL(url, location.href).href));
	for (const request of await store.keys()) if (!current.has(request.url)) await store.delete(request);
}
