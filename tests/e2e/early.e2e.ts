/** A page of the origin outside the app that begins with the app's early script alone. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { startSite } from './site';
import { ask } from './support';

const { browser, server } = await startSite();

const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';

/** Opens the page, which the server lacks, in a new browser profile. */
async function inOtherPage(work: (page: Page) => Promise<void>): Promise<void> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.route(`${server.url}/other/page`, (route) =>
			route.fulfill({
				contentType: 'text/html',
				body: `<!doctype html><title>Other</title><script src="${server.url}/early.js"></script>`
			})
		);
		await page.goto(`${server.url}/other/page`);
		await work(page);
	} finally {
		await context.close();
	}
}

test('another page of the origin is answered by itself, and nothing of the app’s page runs in it', () =>
	inOtherPage(async (page) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		for (const path of [DISTANCE, '/v1/wifi?ssid=Home', '/v1/countries']) {
			const answer = await ask(page, path);
			expect([path, answer.status, answer.servedBy, answer.error]).toEqual([path, 200, 'page', null]);
		}
		// The app would draw itself a moment after its files are there.
		await page.waitForLoadState('networkidle');
		expect(asked.filter((path) => /^\/assets\/(?:index|app|tool|home|common|panels)-/.test(path))).toEqual([]);
		expect(await page.title()).toBe('Other');
		expect(await page.evaluate(() => document.body.children.length)).toBe(0);
		expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	}));

test('where the host cannot be loaded, fetch rejects as without a network, and works again once it can', () =>
	inOtherPage(async (page) => {
		await page.route('**/host.js*', (route) => route.abort());
		expect((await ask(page, DISTANCE)).error).toMatch(/^TypeError/);
		await page.unroute('**/host.js*');
		expect((await ask(page, DISTANCE)).status).toBe(200);
	}));

test('a host whose file is lost on its way, as by a service worker that ends, is asked for again', () =>
	inOtherPage(async (page) => {
		let asked = 0;
		await page.route('**/host.js*', (route) => (++asked < 3 ? route.abort() : route.continue()));
		expect((await ask(page, DISTANCE)).status).toBe(200);
		expect(asked).toBe(3);
	}));

test('what is no address is a rejection, never thrown', () =>
	inOtherPage(async (page) => {
		const told = await page.evaluate(() => {
			try {
				return fetch('https://:no').then(String, (error: Error) => `rejected ${error.name}`);
			} catch (error) {
				return `thrown ${String(error)}`;
			}
		});
		expect(told).toBe('rejected TypeError');
	}));
