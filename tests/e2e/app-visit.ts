import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { startSite } from './site';
import { installedOnce, type RunningServer } from './support';

export interface Look {
	readonly width: number;
	readonly colorScheme: 'light' | 'dark';
	readonly settings?: Readonly<Record<string, string>>;
	/** In a new browser profile: a test of the app's stored files. */
	readonly apart?: boolean;
}

type Work = (page: Page, context: BrowserContext) => Promise<void>;

/** A browser and a server of the app, for the tests of one file. */
export interface Visitor {
	readonly browser: Browser;
	readonly server: RunningServer;
	/** Runs in a page with a viewport and a colour scheme, where the app is installed and unused. */
	looking(look: Look, work: Work): Promise<void>;
	/** Opens a page of the app and waits until it is complete and idle. */
	visit(page: Page, path: string): Promise<void>;
}

/** Gives a page a screen, and waits until its colours have changed. */
export async function lookAs(page: Page, { width, colorScheme }: Look): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	await page.emulateMedia({ colorScheme });
	await page.evaluate(async () => {
		const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
		await Promise.allSettled(changing.map(({ finished }) => finished));
	});
}

/** Idle time without a fetch, milliseconds: a page starts its own loads at once. */
const QUIET_MS = 150;

export async function startVisitor(): Promise<Visitor> {
	const { browser, server } = await startSite();
	const shared = installedOnce(browser, server.url);
	return {
		browser,
		server,
		looking({ width, colorScheme, settings, apart }, work) {
			const inApp = apart ? installedOnce(browser, server.url) : shared;
			return inApp(work, async (page) => {
				await lookAs(page, { width, colorScheme });
				if (settings)
					await page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));
			});
		},
		async visit(page, path) {
			const traffic = trafficOf(page);
			await page.goto(server.url + path);
			await page.waitForSelector('main[aria-busy="false"] h1');
			do await quiet(traffic);
			while ((await page.locator('[aria-busy="true"]').count()) > 0);
		}
	};
}

/** Requests of a page that are under way, and when the last one began or ended. */
interface Traffic {
	readonly underWay: Set<Request>;
	last: number;
}
const watched = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
	let traffic = watched.get(page);
	if (traffic) return traffic;
	const underWay = new Set<Request>();
	const counted: Traffic = (traffic = { underWay, last: performance.now() });
	watched.set(page, traffic);
	const ended = (request: Request) => {
		underWay.delete(request);
		counted.last = performance.now();
	};
	page.on('request', (request) => {
		underWay.add(request);
		counted.last = performance.now();
	});
	page.on('requestfinished', ended);
	page.on('requestfailed', ended);
	// Requests of a page that closed do not end.
	page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());
	return traffic;
}

/** Waits until a page has asked nothing for a moment. */
async function quiet(traffic: Traffic): Promise<void> {
	do await new Promise((resolve) => setTimeout(resolve, 20));
	while (traffic.underWay.size > 0 || performance.now() - traffic.last < QUIET_MS);
}
