/** Costly or bad lines: what the app asks by itself is counted, and a person's requests are answered. */
import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { age, pointTo } from './feed-place';
import { startSite } from './site';
import { ask, openApp, sleep, stopServiceWorker } from './support';

const { browser, server } = await startSite({ UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' });

type Line = Readonly<Record<string, string | boolean>>;
/** Lines, and whether the app may ask on them by itself. */
const LINES: readonly (readonly [Line, boolean])[] = [
	[{ saveData: false, type: 'wifi', effectiveType: '4g' }, true],
	[{ saveData: true, type: 'wifi', effectiveType: '4g' }, false],
	[{ saveData: false, type: 'cellular', effectiveType: '4g' }, false],
	[{ saveData: false, effectiveType: '2g' }, false]
];

/** The connection type that the browser reports, to page and service worker alike. */
const give = (line: Line) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true });

interface Visitor {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly standIn: StandIn;
	close(): Promise<void>;
}

/** A visitor on such a line, who wants background refreshes of feeds, with separate upstreams. */
async function visitor(line: Line): Promise<Visitor> {
	const standIn = await startStandIn();
	const context = await browser.newContext();
	await context.addInitScript(give, line);
	await context.addInitScript(() =>
		localStorage.setItem('settings', JSON.stringify({ background: true, language: 'en' }))
	);
	const page = await openApp(context, server.url);
	await pointTo(page, standIn.bases);
	return {
		context,
		page,
		standIn,
		async close() {
			await context.close();
			await standIn.close();
		}
	};
}

/** Lets five days pass: stored data are old, and the service worker, whose memory is empty, is on that line too. */
async function later({ context, page }: Visitor, line: Line): Promise<void> {
	await age(page, 5 * 86_400);
	await stopServiceWorker(page);
	await ask(page, '/v1/languages');
	const worker = context.serviceWorkers().at(-1);
	if (!worker) throw new Error('there is no service worker');
	await worker.evaluate(give, line);
}

/** The requests to upstreams until one second passes without any, after ten at most. */
async function askedAfter({ standIn }: Visitor, doing: () => Promise<unknown>): Promise<readonly string[]> {
	const before = standIn.requests.length;
	await doing();
	for (let last = -1, still = 0, tenths = 0; still < 10 && tenths < 100; tenths++) {
		still = standIn.requests.length === last ? still + 1 : 0;
		last = standIn.requests.length;
		await sleep(100);
	}
	return [...new Set(standIn.requests.slice(before).map(({ upstream }) => upstream))].sort();
}

// They wait most of the time, each for its own.
test.concurrent.each(LINES)(
	'on a line of %j the app asks upstreams by itself: %s',
	{ timeout: 120_000 },
	async (line, may) => {
		const mine = await visitor(line);
		const { page } = mine;
		try {
			// Unopened feeds cost no upstream a request, on any line. The packs come two seconds after the start.
			expect(await askedAfter(mine, () => page.reload().then(() => sleep(3500)))).toEqual([]);
			// Requested data are answered.
			const opened = ['/v1/recent?period=day&min_magnitude=2.5', '/v1/rates?base=USD', '/v1/search?q=e&sort=newest'];
			expect(await askedAfter(mine, () => Promise.all(opened.map((path) => ask(page, path))))).toEqual([
				'FRANKFURTER',
				'HACKERNEWS',
				'USGS'
			]);
			await later(mine, line);
			const prefetched = may ? ['FRANKFURTER', 'USGS'] : [];
			expect(await askedAfter(mine, () => page.reload().then(() => sleep(3500)))).toEqual(prefetched);
			await later(mine, line);
			expect(await askedAfter(mine, () => page.evaluate(() => dispatchEvent(new Event('online'))))).toEqual(prefetched);
			// The service worker checks the line itself: a periodic sync lacks a page.
			await later(mine, line);
			const told = () => page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'prefetch' }));
			expect(await askedAfter(mine, told)).toEqual(prefetched);
		} finally {
			await mine.close();
		}
	}
);

test.concurrent.each(LINES)(
	'on a line of %j an open list of earthquakes looks for new ones by itself: %s',
	{ timeout: 120_000 },
	async (line, may) => {
		const mine = await visitor(line);
		const { page } = mine;
		try {
			await page.clock.install();
			await page.goto(`${server.url}/tools/earthquakes/recent?period=day`);
			await page.locator('section.answer p.source').waitFor();
			await later(mine, line);
			expect(await askedAfter(mine, () => page.clock.fastForward(65_000))).toEqual(may ? ['USGS'] : []);
			await later(mine, line);
			// By the button on any line.
			expect(await askedAfter(mine, () => page.getByRole('button', { name: 'Refresh' }).click())).toEqual(['USGS']);
		} finally {
			await mine.close();
		}
	}
);
