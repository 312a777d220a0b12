/** Cache of the newest update of the data, stored after its signature was verified. */
export const UPDATE_CACHE = 'updates';
/** Where an update is fetched, and its key in the cache. */
export const UPDATE_URL = `${import.meta.env.BASE_URL}updates.json`;

/** The text of the stored update; undefined without one, and where Cache Storage is missing or refused. */
export const storedUpdate = async (): Promise<string | undefined> => {
	try {
		return await (await (await caches.open(UPDATE_CACHE)).match(UPDATE_URL))?.text();
	} catch {
		return undefined;
	}
};
