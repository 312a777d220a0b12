import { ask, buildFor, launchChromium, openApp, startServer } from '../e2e/support';
import { startStandIn } from '../feeds/stand-in';
import { KEYS_CHANGED } from '../../sw/host/keys';

/** Through the service worker: a hit from the feed store beside a pure operation, median and 95th percentile of 300. */
export async function bench(): Promise<void> {
	await buildFor('dist');
	const standIn = await startStandIn();
	const server = await startServer('dist', { UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' });
	const browser = await launchChromium();
	try {
		const page = await openApp(await browser.newContext(), server.url);
		// The first request makes the database.
		await ask(page, '/v1/languages');
		await page.evaluate(
			async ([gateways, channel]) => {
				const database = await new Promise<IDBDatabase>((resolve) => {
					const opening = indexedDB.open('utility-apis-keys');
					opening.onsuccess = () => resolve(opening.result);
				});
				const write = database.transaction('settings', 'readwrite');
				write.objectStore('settings').put({ keylessVisits: true, gateways }, 'settings');
				await new Promise((resolve) => (write.oncomplete = resolve));
				new BroadcastChannel(channel).postMessage(null);
			},
			[standIn.bases, KEYS_CHANGED] as const
		);
		const rows = await page.evaluate(async () => {
			const paths = {
				'distance (pure)': '/v1/distance?from=52.52,13.405&to=48.8566,2.3522',
				'rates, one symbol': '/v1/rates?symbols=USD',
				'recent, 1 event': '/v1/recent?limit=1',
				'recent, 100 events': '/v1/recent?period=week&limit=100'
			};
			const times: Record<string, number[]> = {};
			// Interleaved, so that a noisy moment hits all of them.
			for (let round = 0; round < 320; round++)
				for (const [name, path] of Object.entries(paths)) {
					const started = performance.now();
					await (await fetch(path, { headers: { 'X-API-Key': 'demo' } })).json();
					if (round >= 20) (times[name] ??= []).push(performance.now() - started);
				}
			return Object.entries(times).map(([name, list]) => {
				const sorted = list.sort((a, b) => a - b);
				return {
					name,
					p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
					p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0
				};
			});
		});
		const pure = rows[0]?.p50 ?? 1;
		for (const { name, p50, p95 } of rows)
			console.log(
				`${name.padEnd(20)} p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${(p50 / pure).toFixed(2)} × pure`
			);
	} finally {
		await browser.close();
		await server.close();
		await standIn.close();
	}
}
