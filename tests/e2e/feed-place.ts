/** Feeds of an app that is open in a browser: whom they ask, and how old their records are. As code, which every browser's driver runs. */
import type { Page } from 'playwright';
import { KEYS_CHANGED } from '../../sw/host/keys';
import { afterAll } from 'vitest';
import { startStandIn } from '../feeds/stand-in';
import { startSite } from './site';
import { ask, openApp } from './support';

/** Opens a database once the app has made it: opened before, it would be made without the app's stores. */
export const OPEN = `const open = async (name) => {
	while (!(await indexedDB.databases()).some((made) => made.name === name)) await new Promise((resolve) => setTimeout(resolve, 50));
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(name);
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(opening.error);
	});
};`;
/** Sends the feeds of page and service worker to the simulated upstreams. */
export const POINT = `async (gateways, channel) => {
	${OPEN}
	const database = await open('utility-apis-keys');
	const write = database.transaction('settings', 'readwrite');
	write.objectStore('settings').put({ keylessVisits: true, gateways }, 'settings');
	await new Promise((resolve) => (write.oncomplete = resolve));
	database.close();
	new BroadcastChannel(channel).postMessage(null);
}`;
/** Makes all records so many seconds older; forgets them where that is null. No upstream is rested any more. */
export const AGE = `async (seconds) => {
	${OPEN}
	const database = await open('utility-apis-feeds');
	const write = database.transaction(['records', 'upstreams'], 'readwrite');
	const records = write.objectStore('records');
	write.objectStore('upstreams').clear();
	if (seconds === null) records.clear();
	else records.getAll().onsuccess = ({ target }) => {
		for (const record of target.result)
			records.put({ ...record, checkedAt: record.checkedAt - 1000 * seconds, freshUntil: record.freshUntil - 1000 * seconds });
	};
	await new Promise((resolve) => (write.oncomplete = resolve));
	database.close();
}`;
const run = (page: Page, code: string, ...values: readonly unknown[]): Promise<void> =>
	page.evaluate(`(${code})(...${JSON.stringify(values)})`);

/** Tells page and service worker to ask these addresses in place of the upstreams. */
export async function pointTo(page: Page, gateways: Readonly<Record<string, string>>): Promise<void> {
	// The first request makes the database.
	await ask(page, '/v1/languages');
	await run(page, POINT, gateways, KEYS_CHANGED);
	// The message reaches the worker before the next request does, or shortly after.
	await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Makes every stored answer older by so many seconds, as if time had passed, and ends every pause of an upstream. Null forgets all answers. */
export const age = (page: Page, seconds: number | null): Promise<void> => run(page, AGE, seconds);

/** An app in Chromium whose server and upstreams are of this test file. Data saver is on, so that only the test's questions reach the upstreams. */
export async function openFeedPlace() {
	const standIn = await startStandIn();
	afterAll(() => standIn.close());
	const { browser, server } = await startSite({ UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' });
	const context = await browser.newContext();
	await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
	return { standIn, server, context, page: await openApp(context, server.url) };
}
