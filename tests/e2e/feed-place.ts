/** Chromium with the app open, whose feeds ask simulated upstreams and can be aged. */
import type { Page } from 'playwright';
import { KEYS_CHANGED } from '../../sw/host/keys';
import { ask } from './support';

/** Tells page and service worker to ask these addresses in place of the upstreams. */
export async function pointTo(page: Page, gateways: Readonly<Record<string, string>>): Promise<void> {
	// The first request makes the database.
	await ask(page, '/v1/languages');
	await page.evaluate(
		async ([addresses, channel]) => {
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const opening = indexedDB.open('utility-apis-keys');
				opening.onsuccess = () => resolve(opening.result);
				opening.onerror = () => reject(opening.error);
			});
			const write = database.transaction('settings', 'readwrite');
			write.objectStore('settings').put({ keylessVisits: true, gateways: addresses }, 'settings');
			await new Promise((resolve) => (write.oncomplete = resolve));
			database.close();
			new BroadcastChannel(channel).postMessage(null);
		},
		[gateways, KEYS_CHANGED] as const
	);
	// The message reaches the worker before the next request does, or shortly after.
	await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Makes every stored answer older by so many seconds, as if time had passed. */
export const age = (page: Page, seconds: number): Promise<void> =>
	page.evaluate(async (by) => {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open('utility-apis-feeds');
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const write = database.transaction('records', 'readwrite');
		const all = write.objectStore('records').getAll();
		all.onsuccess = () => {
			for (const record of all.result as { checkedAt: number; freshUntil: number }[])
				write
					.objectStore('records')
					.put({ ...record, checkedAt: record.checkedAt - by * 1000, freshUntil: record.freshUntil - by * 1000 });
		};
		await new Promise((resolve) => (write.oncomplete = resolve));
		database.close();
	}, seconds);
