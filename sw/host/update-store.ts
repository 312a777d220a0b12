/** Cache of the newest update of the data, stored after its signature was verified. */
export const UPDATE_CACHE = 'updates';
/** Where an update is fetched, and its key in the cache. */
export const UPDATE_URL = `${import.meta.env.BASE_URL}updates.json`;

/** The text of the stored update. Undefined without one, in a build without updates, and where Cache Storage is missing or refused. */
export async function storedUpdate(): Promise<string | undefined> {
	if (!import.meta.env.VITE_UPDATE_KEYS || !self.caches) return undefined;
	try {
		// Not opened, which would make it.
		return await (await caches.match(UPDATE_URL, { cacheName: UPDATE_CACHE }))?.text();
	} catch (error) {
		console.warn('updates: not read', error);
		return undefined;
	}
}
