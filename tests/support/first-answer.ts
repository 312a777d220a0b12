import type { Browser, Request, Route } from 'playwright';
import { groups } from '../../engines';
import { replyOf } from '../feeds/play';

/** The query of a tool that opens empty: feeds send only the visitor's own words. */
const QUERIES: Readonly<Record<string, string>> = {
	product: '?barcode=3017620422003',
	search: '?q=browser',
	autocomplete: '?q=ber',
	wifi: '?ssid=Home&password=correct-horse'
};

/** The page of every tool, and the query with which it opens with an answer: without one where that needs a file of the visitor. */
export const TOOLS: readonly { readonly path: string; readonly query: string | undefined }[] = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, { accepts }]) => ({
		path: `/tools/${group.id}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
		query: accepts ? undefined : (QUERIES[name] ?? '')
	}))
);

/** Requests of a browser with an empty cache until a page shows its answer. */
export interface FirstAnswer {
	/** To the app's own server; upstreams of feeds are not the app's to make smaller. */
	readonly requests: number;
	/** As transferred: heads and compressed bodies, of each file once. */
	readonly bytes: number;
	/** Those of them that are data of a tool, which come whole. */
	readonly packBytes: number;
	/** Longest chain of requests of which each was begun after the one before had ended. */
	readonly depth: number;
	/** Largest shift of the layout while it came, as browsers sum it up (CLS). */
	readonly shift: number;
	/** Where the answer begins, and the height of the part of the screen that no bar covers, CSS px; null without an answer. */
	readonly top: number | null;
	readonly visible: number;
	/** Paths in the order they were asked. */
	readonly paths: readonly string[];
}

export interface Visit {
	readonly width?: number;
	readonly height?: number;
	readonly language?: string;
	/** When the page is ready; by default at a tool's answer. */
	readonly ready?: string;
}

const UPSTREAMS: readonly (readonly [host: RegExp, name: string])[] = [
	[/\.usgs\.gov$/, 'USGS'],
	[/frankfurter/, 'FRANKFURTER'],
	[/openfoodfacts/, 'OPENFOODFACTS'],
	[/\.wikipedia\.org$|\.wikimedia\.org$/, 'WIKIPEDIA'],
	[/algolia|ycombinator/, 'HACKERNEWS']
];

export async function playUpstream(route: Route): Promise<void> {
	if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
	const url = new URL(route.request().url());
	const name = UPSTREAMS.find(([host]) => host.test(url.hostname))?.[1];
	if (name === undefined) return route.abort();
	const lang = url.hostname.split('.')[0] ?? 'en';
	const { status, text: body, headers } = replyOf(name, url, 'normal', Date.now(), lang);
	return route.fulfill({ status, body, headers: { ...headers, 'Access-Control-Allow-Origin': '*' } });
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>';

/** Runs in the page from its start: sums up shifts as web vitals do, windows of at most five seconds with gaps below one. */
const WATCH_SHIFTS = `
	self.worstShift = 0;
	let sum = 0, first = 0, last = 0;
	new PerformanceObserver((list) => {
		for (const { value, startTime, hadRecentInput } of list.getEntries()) {
			if (hadRecentInput) continue;
			if (startTime - last > 1000 || startTime - first > 5000) { sum = 0; first = startTime; }
			last = startTime;
			sum += value;
			self.worstShift = Math.max(self.worstShift, sum);
		}
	}).observe({ type: 'layout-shift', buffered: true });`;

/** The start page with its card of holidays, whose answer comes last. */
export const SHELF = '.pin[aria-busy="false"] a[href*="/tools/holidays/"]';

const STANDS = 'main[aria-busy="false"] h1';

/** Runs in the page from its start: notes the time, ms of the epoch, at which it first has all that it waits for. */
const watchReady = (selectors: readonly string[]): string => `
	self.readyAt = 0;
	new MutationObserver((_, observer) => {
		if (!${JSON.stringify(selectors)}.every((selector) => document.querySelector(selector))) return;
		self.readyAt = performance.timeOrigin + performance.now();
		observer.disconnect();
	}).observe(document, { subtree: true, childList: true, attributes: true });`;

type Watched = { readonly readyAt: number; readonly worstShift: number };

/** Opens a page in a new profile without a service worker, and counts until it is ready. */
export async function firstAnswer(
	browser: Browser,
	url: string,
	{ width = 360, height = 640, language = 'en-US', ready = '.slip-a .body > *' }: Visit = {}
): Promise<FirstAnswer> {
	const context = await browser.newContext({
		viewport: { width, height },
		locale: language,
		timezoneId: 'Europe/Berlin',
		serviceWorkers: 'block'
	});
	try {
		await context.addInitScript(WATCH_SHIFTS);
		await context.addInitScript(watchReady(ready ? [STANDS, ready] : [STANDS]));
		await context.route(/^https:/, playUpstream);
		const page = await context.newPage();
		const own: Request[] = [];
		page.on('request', (request) => {
			if (request.url().startsWith(new URL(url).origin)) own.push(request);
		});
		await page.goto(url);
		const readyAt = await page
			.waitForFunction(() => (self as unknown as Watched).readyAt)
			.then((handle) => handle.jsonValue());
		const begun = [...own];
		const ended = await Promise.all(
			begun.map((request) => request.response().then((response) => response?.finished()))
		);
		if (ended.some((error) => error)) throw new Error(`not loaded: ${String(ended.find((error) => error))}`);
		// Later requests do not count, even when this script notices the answer late.
		// Nor is the icon of the tab, for which browsers ask when they like.
		const pathOf = (request: Request): string => new URL(request.url()).pathname;
		const asked = begun.filter(
			(request) => request.timing().startTime <= readyAt && !pathOf(request).startsWith('/icons/')
		);
		const transferred = async (requests: readonly Request[]): Promise<number> => {
			const sizes = await Promise.all(requests.map((request) => request.sizes()));
			return sizes.reduce(
				(sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
				0
			);
		};
		// A second worker has its script from the browser's cache, which the playing of upstreams turns off.
		const once = asked.filter((request, k) => asked.findIndex((other) => other.url() === request.url()) === k);
		const bytes = await transferred(once);
		const packBytes = await transferred(once.filter((request) => pathOf(request).startsWith('/packs/')));
		// Later content can still shift the layout.
		await page.waitForTimeout(300);
		const seen = await page.evaluate(() => {
			const answer = document.querySelector('.slip-a .body > *, .slip-a .error');
			const bar = [...document.querySelectorAll('nav')].find(
				(nav) => getComputedStyle(nav).position === 'fixed' && nav.getBoundingClientRect().top > innerHeight / 2
			);
			return {
				shift: (self as unknown as Watched).worstShift,
				top: answer ? Math.round(answer.getBoundingClientRect().top) : null,
				visible: Math.round(bar?.getBoundingClientRect().top ?? innerHeight)
			};
		});
		return {
			...seen,
			requests: asked.length,
			bytes,
			packBytes,
			depth: depthOf(asked),
			paths: asked.map(pathOf)
		};
	} finally {
		await context.close();
	}
}

function depthOf(requests: readonly Request[]): number {
	const spans = requests
		.map((request) => ({ startTime: request.timing().startTime, end: request.timing().responseEnd }))
		.map(({ startTime, end }) => ({ begin: startTime, end: startTime + Math.max(end, 0) }))
		.sort((a, b) => a.begin - b.begin);
	const depths: number[] = [];
	spans.forEach(({ begin }, index) => {
		const before = spans.slice(0, index).map(({ end }, other) => (end <= begin ? (depths[other] ?? 0) : 0));
		depths.push(1 + Math.max(0, ...before));
	});
	return Math.max(0, ...depths);
}
