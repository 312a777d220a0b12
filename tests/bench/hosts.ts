import type { Page } from 'playwright';
import { ask, buildFor, controlled, launchChromium, sleep, startServer } from '../e2e/support';
import { median, quantile } from './figures';

const CALLS = 400;
const NEW_PAGES = 8;
const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';
const TABLE = '/v1/languages';

type Times = { readonly p50: number; readonly p95: number };

const timesOf = (all: readonly number[]): Times => ({ p50: median(all), p95: quantile(all, 0.95) });

/** Milliseconds from fetch to the whole body, over many calls one after the other, after a warm-up. */
const measure = (page: Page, path: string): Promise<Times> =>
	page
		.evaluate(
			async ([address, calls]) => {
				const times: number[] = [];
				for (let call = -50; call < calls; call++) {
					const started = performance.now();
					const response = await fetch(address, { headers: { 'X-API-Key': 'demo' } });
					await response.text();
					if (response.status !== 200) throw new Error(`status ${response.status}`);
					if (call >= 0) times.push(performance.now() - started);
				}
				return times;
			},
			[path, CALLS] as const
		)
		.then(timesOf);

/** A tiny call by every way there is, in one run: through the service worker to a worker, answered there, without it, by network. */
export async function bench(): Promise<void> {
	await buildFor('dist');
	const [server, browser] = await Promise.all([startServer(), launchChromium()]);
	try {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.goto(`${server.url}/`);
		await controlled(page);
		await ask(page, DISTANCE);

		const alone = await browser.newContext({ serviceWorkers: 'block' });
		await alone.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
		const unaided = await alone.newPage();
		await unaided.goto(`${server.url}/`);
		await ask(unaided, DISTANCE);
		// A page without the early script: its requests go over the network to the same machine.
		const plain = await alone.newPage();
		await plain.goto(`${server.url}/robots.txt`);
		await ask(plain, DISTANCE);

		const rows: [string, Times][] = [
			['network, same machine', await measure(plain, DISTANCE)],
			['service worker → page worker', await measure(page, DISTANCE)],
			['service worker alone (a table)', await measure(page, TABLE)],
			['page → worker, no service worker', await measure(unaided, DISTANCE)],
			['network again', await measure(plain, DISTANCE)]
		];
		// A fresh page each time: its first call spawns the worker, which loads the engine.
		const fresh: number[] = [];
		for (let round = 0; round < NEW_PAGES; round++) {
			const visitor = await alone.newPage();
			await visitor.goto(`${server.url}/`);
			await sleep(1_000);
			const init = { method: 'POST', body: '{"expression":"sqrt(8)+1/3"}' };
			fresh.push((await ask(visitor, '/v1/evaluate', init)).milliseconds);
			await visitor.close();
		}
		rows.push(['new page and worker, first exact sum', timesOf(fresh)]);

		const network = rows[0]?.[1].p50 ?? NaN;
		console.log(
			`${'way of a tiny call (Chromium)'.padEnd(36)} ${'p50 ms'.padStart(9)} ${'p95 ms'.padStart(9)}   p50 / network's`
		);
		for (const [name, { p50, p95 }] of rows)
			console.log(
				`${name.padEnd(36)} ${p50.toFixed(2).padStart(9)} ${p95.toFixed(2).padStart(9)}   ${(p50 / network).toFixed(2)}`
			);
	} finally {
		await browser.close();
		await server.close();
	}
}
