import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Browser, type Page } from 'playwright';
import { KEYS_CHANGED } from '../../sw/host/keys';
import { ask, buildFor, launchChromium, openApp, startServer } from '../e2e/support';
import { startStandIn } from '../feeds/stand-in';
import { chromiumOptions, systemChromium } from '../support/chromium';
import { SHELF, TOOLS, firstAnswer } from '../support/first-answer';
import { median } from './figures';

/** Runs of Lighthouse a page: the middle one is shown. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** `PAGES=/,/docs` for some of them. */
const pages = process.env['PAGES']?.split(',') ?? [
	'/',
	'/docs',
	'/docs/geo/distance',
	'/settings',
	'/offline',
	...TOOLS.map(({ path }) => path)
];

/** The query with which a page opens with an answer; undefined for one without an answer. */
const queryOf = (path: string): string | undefined => TOOLS.find((tool) => tool.path === path)?.query;

/** A page by Lighthouse's mobile preset (simulated: 4 × slower processor, 1.6 Mbit/s, 150 ms), in a new profile. */
async function audit(url: string, bases: Readonly<Record<string, string>>): Promise<number[]> {
	const port = 9_300 + Math.floor(Math.random() * 600);
	const profile = await mkdtemp(path.join(tmpdir(), 'start-bench-'));
	const options = chromiumOptions();
	// Lighthouse opens its own tabs, in the profile's own context.
	const context = await chromium.launchPersistentContext(profile, {
		...options,
		args: [...(options.args ?? []), `--remote-debugging-port=${port}`]
	});
	try {
		const { origin } = new URL(url);
		const page = await openApp(context, origin);
		await pointFeeds(page, bases);
		await page.goto('about:blank');
		const session = await context.newCDPSession(page);
		await session.send('Network.clearBrowserCache');
		await session.send('Storage.clearDataForOrigin', {
			origin,
			storageTypes: 'service_workers,cache_storage,local_storage'
		});
		const result = await lighthouse(url, {
			port,
			onlyCategories: ['performance'],
			disableStorageReset: true,
			logLevel: 'error'
		});
		if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
		const { audits, categories } = result.lhr;
		const value = (name: string) => audits[name]?.numericValue ?? NaN;
		const items = (audits['network-requests']?.details?.items ?? []).filter((item) => item.url?.startsWith(origin));
		return [
			categories.performance?.score ?? 0,
			value('first-contentful-paint'),
			value('largest-contentful-paint'),
			value('total-blocking-time'),
			value('cumulative-layout-shift'),
			items.length,
			items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
		];
	} finally {
		await context.close();
		await rm(profile, { recursive: true, force: true });
	}
}

async function pointFeeds(page: Page, bases: Readonly<Record<string, string>>): Promise<void> {
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
			database.close();
			new BroadcastChannel(channel).postMessage(null);
		},
		[bases, KEYS_CHANGED] as const
	);
}

const columns = ['score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'KiB'];
const digits = [2, 0, 0, 0, 3, 0, 0];

/** What each page costs to the first answer, cold and without a service worker, by Chromium's own count. */
async function countAll(browser: Browser, url: string): Promise<void> {
	console.log(
		`${'to the first answer, cold'.padEnd(36)} requests    KiB   data  depth  shift  answer at, of px at 360 × 640`
	);
	for (const address of pages) {
		const query = queryOf(address);
		try {
			const found = await firstAnswer(
				browser,
				url + address + (query ?? ''),
				query === undefined ? { ready: address === '/' ? SHELF : '' } : {}
			);
			console.log(
				`${address.padEnd(36)} ${String(found.requests).padStart(8)} ${((found.bytes - found.packBytes) / 1024).toFixed(1).padStart(6)} ${(found.packBytes / 1024).toFixed(0).padStart(6)} ${String(found.depth).padStart(6)} ${found.shift.toFixed(3).padStart(6)}  ${found.top ?? '–'} of ${found.visible}`
			);
			if (process.env['PATHS']) console.log(found.paths.map((one) => `    ${one}`).join('\n'));
		} catch (error) {
			console.log(`${address.padEnd(36)} ${String(error).split('\n')[0]}`);
		}
	}
}

/** Start-up of pages: counts, then Lighthouse's mobile preset. Times need a quiet machine. */
export async function bench(): Promise<void> {
	await buildFor('dist');
	const standIn = await startStandIn();
	const server = await startServer('dist', { UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' });
	try {
		const browser = await launchChromium();
		await countAll(browser, server.url).finally(() => browser.close());
		if (RUNS === 0) return;
		console.log(`\nLighthouse, mobile, middle of ${RUNS} in ${systemChromium() ?? 'Chromium'}`);
		console.log(`${''.padEnd(36)} ${columns.map((name) => name.padStart(8)).join(' ')}`);
		for (const address of pages) {
			const runs: number[][] = [];
			for (let run = 0; run < RUNS; run++)
				runs.push(await audit(server.url + address + (queryOf(address) ?? ''), standIn.bases));
			const cells = columns.map((_, index) =>
				median(runs.map((run) => run[index] ?? NaN))
					.toFixed(digits[index])
					.padStart(8)
			);
			console.log(`${address.padEnd(36)} ${cells.join(' ')}`);
		}
	} finally {
		await server.close();
		await standIn.close();
	}
}
