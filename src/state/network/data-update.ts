import { MAX_BYTES, readUpdate, UPDATE_KEYS } from '../../../sw/host/signed-update';
import { UPDATE_CACHE, UPDATE_URL } from '../../../sw/host/update-store';

const DAY_MS = 86_400_000;
/** Time of the last check, milliseconds since 1970, by its key in the storage. */
const CHECKED = 'update-checked';

/** The parts of a browser that checks use; tests replace them. */
export interface UpdateIo {
	readonly keys: readonly string[];
	readonly now: () => number;
	readonly isOnline: () => boolean;
	readonly fetch: (url: string) => Promise<Response>;
	readonly times: Pick<Storage, 'getItem' | 'setItem'>;
	readonly caches: Pick<CacheStorage, 'open'>;
}

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
