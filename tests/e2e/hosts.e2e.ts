/** The API in a real browser, host by host and accident by accident: each request is answered, rightly and in time. */
import { expect, test } from 'vitest';
import { startSite } from './site';
import {
	ask,
	controlled,
	inContext,
	installedOnce,
	openApp,
	refusedStart,
	replaceEngine,
	sleep,
	stopServiceWorker
} from './support';

const { browser, server } = await startSite();
const inApp = installedOnce(browser, server.url);

const WIFI = '/v1/wifi?ssid=Home&password=correct%20horse';
const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';

test('the first visit: a script that asks at once is answered by the page, a later one by the service worker', () =>
	inContext(browser, async (context) => {
		const page = await context.newPage();
		await page.goto(`${server.url}/`);
		const first = await ask(page, DISTANCE);
		expect([first.status, first.error]).toEqual([200, null]);
		await controlled(page);
		const later = await ask(page, DISTANCE);
		expect([later.status, later.servedBy, later.where]).toEqual([200, 'service-worker', 'worker']);
		expect(later.text).toBe(first.text);
	}));

test('a form that a script writes by hand gets the same answer of a browser’s parser and of Node’s', () =>
	inApp(async (page) => {
		const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
		const heads = [
			'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png',
			"Content-Type: image/png\r\nContent-Disposition: form-data; name=file; filename=a.png; filename*=utf-8''a.png",
			'content-disposition:form-data;name="file";filename="a;b.png"'
		];
		for (const head of heads)
			for (const before of ['', 'MIME\r\n']) {
				const body = Buffer.concat([
					Buffer.from(`${before}--b\r\n${head}\r\n\r\n`),
					Buffer.from(png, 'base64'),
					Buffer.from(' --b in a line\r\n--b--\r\n')
				]);
				const headers = { 'X-API-Key': 'demo', 'Content-Type': 'multipart/form-data; boundary=b' };
				const direct = await fetch(`${server.url}/v1/info`, { method: 'POST', headers, body });
				const inPage = await page.evaluate(
					async ([base64, sent]) => {
						const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
						const response = await fetch('/v1/info', { method: 'POST', headers: sent, body: bytes });
						return [response.headers.get('x-served-by'), response.status, await response.text()];
					},
					[body.toString('base64'), headers] as const
				);
				expect(inPage, head).toEqual(['service-worker', 200, await direct.text()]);
			}
	}));

test('no key is 401, a picture and an address-bar visit use the app’s own', () =>
	inApp(async (page) => {
		expect((await ask(page, DISTANCE, { headers: { 'X-API-Key': '' } })).status).toBe(401);
		const loaded = await page.evaluate(
			(src) =>
				new Promise((resolve) => {
					const image = new Image();
					image.onload = () => resolve(image.naturalWidth);
					image.onerror = () => resolve('failed');
					image.src = src;
				}),
			`${WIFI}&size=256`
		);
		expect(loaded).toBe(256);
		const response = await page.goto(`${server.url}/v1/languages`);
		expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
		expect(await page.textContent('body')).toContain('"count":55');
	}));

test('a key made, limited and revoked in the app is so at once in the service worker', () =>
	inApp(async (page) => {
		await ask(page, DISTANCE);
		await page.evaluate(async () => {
			const database = await new Promise<IDBDatabase>((resolve) => {
				const opening = indexedDB.open('utility-apis-keys');
				opening.onsuccess = () => resolve(opening.result);
			});
			const record = {
				key: 'k1',
				name: 'one',
				createdAt: '',
				perMinute: 1,
				perDay: null,
				groups: ['geo'],
				revoked: false,
				own: false
			};
			const writing = database.transaction('keys', 'readwrite');
			writing.objectStore('keys').put(record);
			await new Promise((resolve) => (writing.oncomplete = resolve));
			database.close();
			new BroadcastChannel('utility-apis-keys-changed').postMessage(null);
		});
		const headers = { 'X-API-Key': 'k1' };
		// The news travels by a channel, which a test cannot await.
		await expect.poll(async () => (await ask(page, '/v1/countries', { headers })).status).toBe(403);
		expect((await ask(page, DISTANCE, { headers })).status).toBe(200);
		const refused = await ask(page, DISTANCE, { headers });
		expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
	}));

test('the service worker ended while idle: the next request starts it anew', () =>
	inApp(async (page) => {
		await ask(page, DISTANCE);
		for (let round = 0; round < 3; round++) {
			await stopServiceWorker(page);
			const answer = await ask(page, DISTANCE);
			// By the one that was started, not by the page in its place.
			expect([answer.status, answer.error, answer.servedBy]).toEqual([200, null, 'service-worker']);
		}
	}));

test('the service worker ended in the middle of a request: it is answered all the same', () =>
	inContext(browser, async (context) => {
		const page = await openApp(context, server.url);
		await replaceEngine(page, 'qr', '{wifi:async()=>{await new Promise(r=>setTimeout(r,1500));return {slow:true}}}');
		const asked = ask(page, WIFI);
		await sleep(400);
		await stopServiceWorker(page);
		const answer = await asked;
		expect([answer.status, answer.error]).toEqual([200, null]);
	}));

test('a runaway computation is refused in time, ended, and keeps nobody waiting', () =>
	inContext(browser, async (context) => {
		const page = await openApp(context, server.url);
		await replaceEngine(page, 'qr', '{wifi:()=>{for(;;);}}');
		let ended = false;
		const runaway = ask(page, WIFI).finally(() => (ended = true));
		await sleep(300);
		expect((await ask(page, DISTANCE)).status).toBe(200);
		// While it ran, not after it.
		expect(ended).toBe(false);
		for (let round = 0; round < 2; round++) expect((await ask(page, DISTANCE)).status).toBe(200);
		const refused = await runaway;
		expect([refused.status, refused.error]).toEqual([422, null]);
		expect(JSON.parse(refused.text)).toEqual({
			error: { code: 'COMPUTATION_LIMIT', message: 'ssid: needs more than 5 s' }
		});
		// Until the new worker has started, the service worker answers itself.
		await expect.poll(async () => (await ask(page, DISTANCE)).where).toBe('worker');
	}));

test('a worker that crashes loses nothing: another takes the call', () =>
	inContext(browser, async (context) => {
		const page = await openApp(context, server.url);
		await replaceEngine(
			page,
			'qr',
			'{wifi:()=>{setTimeout(()=>{throw new Error("crash")});return new Promise(()=>{})}}'
		);
		const answer = await ask(page, WIFI);
		// The replaced engine crashes every worker of the page: in the end the service worker's own copy answers.
		expect([answer.status, answer.error]).toEqual([200, null]);
		expect(JSON.parse(answer.text)).toMatchObject({ ssid: 'Home' });
		expect((await ask(page, DISTANCE)).status).toBe(200);
	}));

test('a tab closed in the middle of its request leaves the other tab as it was', () =>
	inContext(browser, async (context) => {
		const first = await openApp(context, server.url);
		const second = await openApp(context, server.url);
		await replaceEngine(first, 'qr', '{wifi:()=>new Promise(()=>{})}');
		await ask(first, DISTANCE);
		first.evaluate((path) => void fetch(path, { headers: { 'X-API-Key': 'demo' } }), WIFI).catch(() => {});
		await sleep(200);
		await first.close();
		for (let round = 0; round < 3; round++) {
			const answer = await ask(second, DISTANCE);
			expect([answer.status, answer.error, answer.where]).toEqual([200, null, 'worker']);
		}
	}));

test('after a hard reload the page answers at once and is soon under the service worker again', () =>
	inApp(async (page, context) => {
		const session = await context.newCDPSession(page);
		const loaded = page.waitForEvent('load');
		await session.send('Page.reload', { ignoreCache: true });
		await loaded;
		expect((await ask(page, DISTANCE)).status).toBe(200);
		await controlled(page);
		expect((await ask(page, DISTANCE)).servedBy).toBe('service-worker');
	}));

test('a browser without service workers: the page answers everything by itself', async () => {
	const context = await browser.newContext({ serviceWorkers: 'block' });
	await context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
	const page = await context.newPage();
	await page.goto(`${server.url}/`);
	for (const path of [DISTANCE, WIFI, '/v1/countries', '/v1/openapi.json', '/v1/status']) {
		const answer = await ask(page, path);
		expect([path, answer.status, answer.servedBy]).toEqual([path, 200, 'page']);
	}
	await context.close();
});

test('a port that is taken, or none, is one plain sentence', () => {
	expect(refusedStart(String(server.port))).toEqual({
		code: 1,
		// On a busy machine a line about the store may come before.
		said: expect.stringMatching(
			new RegExp(`(^|\\n)Port ${server.port} is in use. Another one: PORT=${server.port + 1} npm start$`)
		)
	});
	for (const port of ['abc', '-1', '1.5', '65536'])
		expect(refusedStart(port)).toEqual({
			code: 1,
			said: `PORT must be a whole number from 0 to 65535, not "${port}".`
		});
});
