/** The API and the app without the network, the stored files, a database, or the root of the origin. */
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { startSite } from './site';
import { activated, ask, inContext, openApp, startMoved, startServer, stopServiceWorker } from './support';

const { browser, server } = await startSite();

type StoredPack = { readonly name: string; readonly stored: boolean };

/** An example of every operation that no upstream has a part in, apart from those that tell the time or take files. */
const PURE = groups.flatMap(({ operations }) =>
	Object.values(operations)
		// The answer of /v1/ask may need lazy parts of mathematics, which a service worker lacks without a page.
		.filter(({ kind, path }) => kind !== 'feed' && !['/v1/timezone', '/v1/info', '/v1/ask'].includes(path))
		.map(({ method, path, examples }): [string, { method?: string; body?: string }] => {
			const input = examples[0]?.input ?? {};
			if (method === 'POST') return [path, { method, body: JSON.stringify(input) }];
			const parameter = /\{(\w+)\}/.exec(path)?.[1] ?? '';
			const query = Object.entries(input).filter(([name]) => name !== parameter);
			const filled = path.replace(`{${parameter}}`, encodeURIComponent(String(input[parameter])));
			return [`${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`, {}];
		})
);
const WIFI = '/v1/wifi?ssid=Home&password=correct%20horse';
const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';

test('with the server gone: app, pure operations, deep links and address-bar visits', () =>
	inContext(browser, async (context) => {
		const own = await startServer();
		const page = await openApp(context, own.url);
		const before = await ask(page, DISTANCE);
		await own.close();
		await page.reload();
		expect(await page.title()).toContain('Utility APIs');
		const after = await ask(page, DISTANCE);
		expect([after.status, after.text]).toEqual([200, before.text]);
		expect((await ask(page, WIFI)).status).toBe(200);
		expect((await ask(page, '/v1/openapi.json')).status).toBe(200);
		await stopServiceWorker(page);
		expect((await ask(page, '/v1/script', { method: 'POST', body: '{"text":"नमस्ते"}' })).status).toBe(200);
		expect((await page.goto(`${own.url}/v1/languages`))?.status()).toBe(200);
		expect((await page.goto(`${own.url}/tools/geo/distance?from=1,2&to=3,4`))?.status()).toBe(200);
	}));

test('with the server gone, once the packs are stored: every pure operation answers as before, by worker and without', () =>
	inContext(browser, async (context) => {
		const own = await startServer();
		const page = await openApp(context, own.url);
		// Requests of the app itself, some seconds after its start.
		await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'prefetch' }));
		await expect
			.poll(async () => (JSON.parse((await ask(page, '/v1/status')).text) as { packs: StoredPack[] }).packs, {
				timeout: 30_000
			})
			// Definitions and words of typing are fetched when an operation needs them.
			.toSatisfy(
				(packs: StoredPack[]) =>
					packs.length >= 3 && packs.every(({ name, stored }) => stored || /^(?:definitions|typing)/.test(name))
			);
		await own.close();
		await page.reload();
		const answers = async () => {
			const found: [string, number, string][] = [];
			for (const [path, init] of PURE) {
				const { status, text } = await ask(page, path, init);
				found.push([path, status, text]);
			}
			return found;
		};
		const byWorker = await answers();
		for (const [path, status, text] of byWorker) expect([path, status], text).toEqual([path, 200]);
		const zone = JSON.parse((await ask(page, '/v1/timezone?coords=27.7172,85.324')).text) as Record<string, unknown>;
		expect(zone).toMatchObject({ timezone: 'Asia/Kathmandu', utc_offset: '+05:45', warning: null });
		// A page outside the app lacks workers to lend: the service worker computes alone.
		await page.goto(`${own.url}/v1/languages`);
		await stopServiceWorker(page);
		expect(await answers()).toEqual(byWorker);
	}));

test('Cache Storage emptied: the next start with a network stores the app again', () =>
	inContext(browser, async (context) => {
		const own = await startServer();
		const page = await openApp(context, own.url);
		const shell = () =>
			page.evaluate(async () => {
				const name = (await caches.keys()).find((one) => one.startsWith('shell-'));
				return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => url).sort();
			});
		// Files that answer requests come first, the others follow.
		await expect.poll(async () => (await shell()).length, { timeout: 60_000 }).toBeGreaterThan(50);
		const before = await shell();
		await page.evaluate(async () => {
			for (const name of await caches.keys()) await caches.delete(name);
		});
		expect(await shell()).toEqual([]);
		await page.reload();
		await expect.poll(shell, { timeout: 60_000 }).toEqual(before);
		await own.close();
		await stopServiceWorker(page);
		await page.reload();
		expect(await page.title()).toContain('Utility APIs');
		expect((await ask(page, DISTANCE)).status).toBe(200);
		expect((await page.goto(`${own.url}/docs/geo`))?.status()).toBe(200);
	}));

test('Cache Storage emptied while the server has another version: nothing of that is mixed in', () =>
	inContext(browser, async (context) => {
		const page = await openApp(context, server.url);
		await context.route('**/build.txt', (route) => route.fulfill({ body: 'another' }));
		await page.evaluate(async () => {
			for (const name of await caches.keys()) await caches.delete(name);
			navigator.serviceWorker.addEventListener('message', ({ data }) => {
				if (data?.type === 'stored') document.title = `whole: ${String(data.whole)}`;
			});
		});
		// The page's own greeting may be answered last: each look greets again.
		const greet = async () => {
			(await navigator.serviceWorker.ready).active?.postMessage({ type: 'hello' });
			return document.title;
		};
		await expect.poll(() => page.evaluate(greet)).toBe('whole: false');
		expect(await page.evaluate(() => caches.match('/index.html', { ignoreSearch: true }))).toBeUndefined();
	}));

test('a pack that is not stored and cannot be had is 503 and says what is missing', () =>
	inContext(browser, async (context) => {
		const own = await startServer();
		const page = await context.newPage();
		await page.goto(`${own.url}/`);
		await activated(page);
		await own.close();
		const answer = await ask(page, '/v1/related/dog');
		expect([answer.status, JSON.parse(answer.text)]).toEqual([
			503,
			{ error: { code: 'OFFLINE', message: 'network: is needed once for the data wordnet' } }
		]);
	}));

test('a browser that denies IndexedDB: the app’s own key and demo are taken', () =>
	inContext(browser, async (context) => {
		await context.addInitScript(
			() =>
				void (IDBFactory.prototype.open = () => {
					throw new DOMException('denied', 'SecurityError');
				})
		);
		const page = await context.newPage();
		await page.goto(`${server.url}/tools/geo/distance?from=52.52,13.405&to=48.8566,2.3522`);
		await page
			.getByText(/877|545/)
			.first()
			.waitFor();
		expect((await ask(page, DISTANCE)).status).toBe(200);
	}));

test('under a sub-path everything is below it', () =>
	inContext(browser, async (context) => {
		const own = await startMoved('/sub/path');
		try {
			expect(own.url).toMatch(/\/sub\/path$/);
			const page = await openApp(context, own.url);
			const answer = await ask(page, '/sub/path/v1/distance?from=52.52,13.405&to=48.8566,2.3522');
			expect([answer.status, answer.servedBy, answer.where]).toEqual([200, 'service-worker', 'worker']);
			const direct = await fetch(`${own.url}/v1/distance?from=52.52,13.405&to=48.8566,2.3522`, {
				headers: { 'X-API-Key': 'demo' }
			});
			expect(await direct.text()).toBe(answer.text);
			await own.close();
			await page.reload();
			expect(await page.title()).toContain('Utility APIs');
			expect((await ask(page, '/sub/path/v1/countries')).status).toBe(200);
		} finally {
			await own.close();
		}
	}));
