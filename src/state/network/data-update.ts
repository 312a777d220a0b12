import { UPDATE_CACHE, UPDATE_URL } from '../../../sw/host/update-store';

/** A signed file of data that is newer than the build (`data/updates/README.md`). */
export interface DataUpdate {
	/** The day of its signature, YYYY-MM-DD. */
	readonly date: string;
	readonly text: string;
}

/** Maximum size of the file, bytes. */
export const MAX_BYTES = 64 * 1024;
const DAY_MS = 86_400_000;
/** Time of the last check, milliseconds since 1970, by its key in the storage. */
const CHECKED = 'update-checked';

/**
 * Reads a file `{"text", "signature"}` whose text begins with `updates YYYY-MM-DD` and has the Ed25519 signature of one of the public keys (raw,
 * base64). Rejects with the reason for any other.
 */
export async function readUpdate(file: string, keys: readonly string[]): Promise<DataUpdate> {
	const { text, signature } = JSON.parse(file) as { text?: unknown; signature?: unknown };
	if (typeof text !== 'string' || typeof signature !== 'string') throw new Error('not an update');
	const date = /^updates (\d{4}-\d\d-\d\d)\n/.exec(text)?.[1];
	if (date === undefined) throw new Error('an update without a date');
	const signed = new TextEncoder().encode(text);
	for (const key of keys) {
		const publicKey = await crypto.subtle.importKey('raw', fromBase64(key), 'Ed25519', false, ['verify']);
		if (await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signature), signed)) return { date, text };
	}
	throw new Error('the signature is of no known key');
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The parts of a browser that checks use; tests replace them. */
export interface UpdateIo {
	readonly keys: readonly string[];
	readonly now: () => number;
	readonly isOnline: () => boolean;
	readonly fetch: (url: string) => Promise<Response>;
	readonly times: Pick<Storage, 'getItem' | 'setItem'>;
	readonly caches: Pick<CacheStorage, 'open'>;
}

/** Public keys of this build, raw, base64. Empty in builds without updates. */
export const UPDATE_KEYS: readonly string[] =
	(import.meta.env.VITE_UPDATE_KEYS as string | undefined)?.split(' ').filter(Boolean) ?? [];

const browser = (): UpdateIo => ({
	keys: UPDATE_KEYS,
	now: Date.now,
	isOnline: () => navigator.onLine,
	fetch: (url) => fetch(url, { cache: 'no-cache', credentials: 'omit' }),
	times: localStorage,
	caches
});

/**
 * The date of the newest update on the device, after a check of the app's own origin at most once a day. A file that is missing, larger than `MAX_BYTES`,
 * older than the stored one or not signed changes nothing. Null without an update, and where the browser lacks Ed25519 or storage.
 */
export async function updatedOn(io?: UpdateIo): Promise<string | null> {
	try {
		const { keys, now, isOnline, fetch, times, caches } = io ?? browser();
		if (keys.length === 0) return null;
		const cache = await caches.open(UPDATE_CACHE);
		// Written by this function alone, so that its signature was verified.
		const stored = /^updates (\S+)/.exec((await (await cache.match(UPDATE_URL))?.text()) ?? '')?.[1] ?? null;
		const since = now() - Number(times.getItem(CHECKED) ?? 0);
		if (!isOnline() || (since >= 0 && since < DAY_MS)) return stored;
		times.setItem(CHECKED, String(now()));
		try {
			const response = await fetch(UPDATE_URL);
			if (!response.ok) return stored;
			const update = await readUpdate(await smallText(response), keys);
			if (stored !== null && update.date <= stored) return stored;
			await cache.put(UPDATE_URL, new Response(update.text));
			return update.date;
		} catch (error) {
			console.warn('updates: the file is not used', error);
			return stored;
		}
	} catch (error) {
		console.warn('updates: not available here', error);
		return null;
	}
}

/** The text of a response; rejects when it is longer than `MAX_BYTES`, without reading it all. */
async function smallText(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	const reader = response.body?.getReader();
	let text = '';
	let bytes = 0;
	for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
		bytes += piece.value.length;
		if (bytes > MAX_BYTES) {
			await reader?.cancel();
			throw new Error(`more than ${MAX_BYTES} bytes`);
		}
		text += decoder.decode(piece.value, { stream: true });
	}
	return text + decoder.decode();
}
