/** The place whose earthquakes this device reports, or null. The page writes it and the service worker reads it. */
export interface QuakeWatch {
	/** `latitude,longitude`, degrees. */
	readonly near: string;
	readonly name: string;
	/** Kilometres, 1 to 20,001. */
	readonly radiusKm: number;
	readonly minMagnitude: number;
	readonly language: string;
	/** Text of a notification with `{distance}` and `{place}`. */
	readonly text: string;
	/** Milliseconds since 1970; earlier events are not reported. */
	readonly since: number;
	readonly reported: readonly string[];
}

const CACHE = 'utility-apis-quake-watch';
const ENTRY = '/quake-watch.json';

/** Reads the watch from Cache Storage. Resolves to null without one, or when the browser refuses storage. */
export async function loadQuakeWatch(): Promise<QuakeWatch | null> {
	if (typeof caches === 'undefined') return null;
	const stored = await (await caches.open(CACHE)).match(ENTRY);
	return stored ? ((await stored.json()) as QuakeWatch) : null;
}

/** Stores the watch, or deletes it with null. Rejects when the browser refuses storage. */
export async function saveQuakeWatch(watch: QuakeWatch | null): Promise<void> {
	if (watch === null) await caches.delete(CACHE);
	else await (await caches.open(CACHE)).put(ENTRY, new Response(JSON.stringify(watch)));
}
