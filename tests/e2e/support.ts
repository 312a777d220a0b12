import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumOptions } from '../support/chromium';

export { buildFor, refusedStart, startMoved, startServer, type RunningServer } from './server';

/** A headless Chromium that reaches only the page's own servers. */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());

export interface ApiAnswer {
	readonly status: number;
	readonly servedBy: string | null;
	readonly where: string | null;
	readonly headers: Readonly<Record<string, string>>;
	readonly text: string;
	readonly milliseconds: number;
	readonly error: string | null;
}

/** Asks the API as a script in the page does: by fetch. Returns a rejection in `error`. */
export const ask = (
	page: Page,
	path: string,
	init: { method?: string; body?: string; headers?: Record<string, string> } = {}
): Promise<ApiAnswer> =>
	page.evaluate(
		async ([address, options]) => {
			const started = performance.now();
			try {
				const response = await fetch(address, { ...options, headers: { 'X-API-Key': 'demo', ...options.headers } });
				return {
					status: response.status,
					servedBy: response.headers.get('x-served-by'),
					where: /desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? null,
					headers: Object.fromEntries(response.headers),
					text: await response.text(),
					milliseconds: performance.now() - started,
					error: null
				};
			} catch (error) {
				return {
					status: 0,
					servedBy: null,
					where: null,
					headers: {},
					text: '',
					milliseconds: performance.now() - started,
					error: String(error)
				};
			}
		},
		[path, init] as const
	);

/** Waits until the service worker is active and controls the page. */
export async function activated(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (!navigator.serviceWorker.controller)
			await new Promise((resolve) =>
				navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
			);
	});
}

/** Waits for the same, and until the service worker says that it has stored the files that follow the first ones, or could not. */
export async function controlled(page: Page): Promise<void> {
	await activated(page);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const { serviceWorker } = navigator;
				serviceWorker.addEventListener('message', ({ data }) => data?.type === 'stored' && resolve());
				serviceWorker.controller?.postMessage({ type: 'hello' });
			})
	);
}

/** Runs in a new browser profile. */
export async function inContext(browser: Browser, work: (context: BrowserContext) => Promise<void>): Promise<void> {
	const context = await browser.newContext();
	try {
		await work(context);
	} finally {
		await context.close();
	}
}

/** Opens the app and waits for its service worker. */
export async function openApp(context: BrowserContext, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${url}/`);
	await controlled(page);
	return page;
}

/** Runs in a page of the app; `before` prepares it, before it has loaded anything. */
type InApp = (
	work: (page: Page, context: BrowserContext) => Promise<void>,
	before?: (page: Page) => Promise<void>
) => Promise<void>;

/** Runs in an emptied profile with the app installed, because installing is slow. Keep the app's files. */
export function installedOnce(browser: Browser, url: string): InApp {
	let context: BrowserContext | undefined;
	return async (work, before) => {
		context ??= await browser.newContext();
		const page = await context.newPage();
		try {
			// Settings, keys, records, answers of feeds; the service worker remembers keys and answers.
			const session = await context.newCDPSession(page);
			await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
			await session.detach();
			await context.clearCookies();
			await stopServiceWorker(page);
			await before?.(page);
			await page.goto(`${url}/`);
			await controlled(page);
			await work(page, context);
		} finally {
			for (const open of context.pages()) await open.close();
		}
	};
}

/** A service worker that a page asks something just then begins anew, and is not seen stopped. */
const MAX_STOP_MS = 500;

/** Ends the service worker as the browser does when it idles: its memory is gone, its registration stays. */
export async function stopServiceWorker(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const running = new Map<string, string>();
	session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
		for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus);
	});
	await session.send('ServiceWorker.enable');
	await session.send('ServiceWorker.stopAllWorkers');
	const until = performance.now() + MAX_STOP_MS;
	while ([...running.values()].some((status) => status !== 'stopped') && performance.now() < until) await sleep(5);
	await session.detach();
}

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Puts other code in the place of a group's engine as the page's workers will load it; the service worker keeps its own. */
export async function replaceEngine(page: Page, group: string, operations: string): Promise<void> {
	await page.evaluate(
		async ([name, code]) => {
			for (const key of await caches.keys()) {
				const cache = await caches.open(key);
				for (const request of await cache.keys())
					if (new URL(request.url).pathname.includes(`/engines/${name}-`))
						await cache.put(
							request,
							new Response(`(self.__engines??={})[${JSON.stringify(name)}]=()=>({engine:${code}});`, {
								headers: { 'content-type': 'text/javascript' }
							})
						);
			}
		},
		[group, operations] as const
	);
}
