/** Pictures and Wi-Fi codes where they are used: in the page, by its panels, in Chromium and Firefox. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_NAMES } from '../../engines/image/formats/names';
import { cameraExif, exifSegment, gif, join } from '../support/pictures';
import { openFirefox } from './firefox';
import { ask, launchChromium, openApp, startServer, type RunningServer } from './support';

let server: RunningServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
	// The address test plays another server on loopback, which the page's policy leaves out.
	server = await startServer('dist', { UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' });
	browser = await launchChromium();
	page = await openApp(await browser.newContext({ acceptDownloads: true }), server.url);
}, 60_000);
afterAll(async () => {
	await browser?.close();
	await server?.close();
});

const PASSWORD = 'espresso-2024';
const info = (input: object) => ask(page, '/v1/info', { method: 'POST', body: JSON.stringify(input) });

/** Sends 25 MB that begin with a picture, and one byte more: `[status, answer]` of each. */
const SEND_25_MB = `async (start) => {
	const answers = [];
	for (const length of [26214400, 26214401]) {
		const bytes = new Uint8Array(length);
		bytes.set(start);
		const form = new FormData();
		form.set('file', new File([bytes], 'large.gif'));
		const response = await fetch('/v1/info', { method: 'POST', headers: { 'X-API-Key': 'demo' }, body: form });
		answers.push([response.status, await response.json()]);
	}
	return answers;
}`;
const LIMIT = [
	[200, expect.objectContaining({ format: 'GIF', file_size: 26_214_400 })],
	[400, { error: { code: 'INVALID_INPUT', message: 'file: must be at most 25 MB' } }]
];

test('25 MB pass and one byte more does not, in Chromium', async () =>
	expect(await page.evaluate(`(${SEND_25_MB})(${JSON.stringify([...gif()])})`)).toEqual(LIMIT));

test('25 MB pass and one byte more does not, in Firefox', { timeout: 180_000 }, async (context) => {
	const driver = await openFirefox();
	if (!driver) return context.skip('Firefox is not installed');
	try {
		await driver.goto(`${server.url}/`);
		expect(await driver.run(SEND_25_MB, [...gif()])).toEqual(LIMIT);
		await driver.run('async () => void (await navigator.serviceWorker.ready)');
		await driver.goto(`${server.url}/`);
		expect(await driver.run(SEND_25_MB, [...gif()])).toEqual(LIMIT);
	} finally {
		await driver.close();
	}
});

test('each way in which an address fails has its own message', async () => {
	const open = { 'Access-Control-Allow-Origin': '*' };
	const pages: Readonly<Record<string, RequestListener>> = {
		'/ok': (_, response) => response.writeHead(200, open).end(gif()),
		'/closed': (_, response) => response.writeHead(200).end(gif()),
		'/missing': (_, response) => response.writeHead(404, open).end(),
		'/elsewhere': (_, response) => response.writeHead(302, { ...open, Location: '/closed' }).end(),
		'/page': (_, response) => response.writeHead(200, open).end('<!doctype html>'),
		'/large': (_, response) => response.writeHead(200, { ...open, 'Content-Length': 26_214_401 }).write('GIF89a')
	};
	const other = createServer((request, response) => pages[request.url ?? '']?.(request, response));
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	const base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
	try {
		const words = async (path: string) => JSON.parse((await info({ url: base + path })).text) as object;
		const refused = (code: string, reason: string) => ({ error: { code, message: `url: ${reason}` } });
		expect(await words('/ok')).toMatchObject({ format: 'GIF' });
		expect(await words('/closed')).toEqual(
			refused('UPSTREAM_ERROR', 'the server does not let other sites read its pictures (CORS)')
		);
		expect(await words('/missing')).toEqual(refused('UPSTREAM_ERROR', 'the server answered 404'));
		expect(await words('/elsewhere')).toEqual(
			refused('UPSTREAM_ERROR', 'redirects to an address that this page may not read')
		);
		expect(await words('/page')).toEqual(
			refused(
				'INVALID_INPUT',
				`must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or ${OTHER_NAMES.join(', ')}; this is HTML`
			)
		);
		expect(await words('/large')).toEqual(refused('INVALID_INPUT', 'must be at most 25 MB'));
	} finally {
		other.closeAllConnections();
		other.close();
	}
	expect((await info({ url: `${base}/ok` })).text).toContain('url: the server cannot be reached');
});

test('a code is answered as JSON, PNG or SVG as asked, to an <img> as a picture, and stored nowhere', async () => {
	const path = `/v1/wifi?ssid=Home&password=${PASSWORD}&size=200`;
	for (const [accept, type] of [
		['application/json', 'application/json'],
		['image/png', 'image/png'],
		['image/svg+xml', 'image/svg+xml']
	] as const) {
		const { headers } = await ask(page, path, { headers: { Accept: accept } });
		expect(headers['content-type']).toContain(type);
		expect(headers['cache-control']).toBe('no-store');
	}
	const width = await page.evaluate(async (source) => {
		const image = new Image();
		image.src = source;
		await image.decode();
		return image.naturalWidth;
	}, path);
	expect(width).toBe(200);
	expect(await traces(page)).toEqual([]);
});

test('the panel of codes keeps the password out of address, history, storage and caches', async () => {
	await page.goto(`${server.url}/tools/qr/wifi`);
	await page.getByLabel('Network name').fill('Home');
	await page.locator('[data-field=password] input').first().fill(PASSWORD);
	await page.getByRole('img', { name: 'QR code that joins the network Home' }).waitFor();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'SVG' }).click()
	]);
	expect(download.suggestedFilename()).toBe('wifi-Home.svg');
	// Longer than it takes for a call to be remembered.
	await page.waitForTimeout(2000);
	expect(page.url()).not.toContain(PASSWORD);
	expect(await traces(page)).toEqual([]);
});

/** Where the browser keeps the password for this origin: everything that a page can keep is looked through. */
const traces = (of: Page): Promise<string[]> =>
	of.evaluate(async (password) => {
		const kept: string[] = [
			JSON.stringify(localStorage),
			JSON.stringify(sessionStorage),
			JSON.stringify(history.state)
		];
		for (const name of await caches.keys())
			for (const request of await (await caches.open(name)).keys()) kept.push(request.url);
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const opening = indexedDB.open(name);
				opening.onsuccess = () => resolve(opening.result);
				opening.onerror = () => reject(opening.error ?? new Error(name));
			});
			for (const store of database.objectStoreNames)
				kept.push(
					await new Promise((resolve) => {
						const reading = database.transaction(store).objectStore(store).getAll();
						reading.onsuccess = () => resolve(JSON.stringify(reading.result));
					})
				);
			database.close();
		}
		return kept.filter((text) => text.includes(password));
	}, PASSWORD);

test('a photograph tells its place, and its copies do not', async () => {
	const plain = await page.evaluate(async () => {
		const canvas = new OffscreenCanvas(2000, 1000);
		canvas.getContext('2d')?.fillRect(100, 100, 500, 500);
		return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
	});
	const photo = join(plain.slice(0, 2), exifSegment(cameraExif(true, 1)), plain.slice(2));
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(`${server.url}/tools/image/info`);
	await page.locator('input[type=file][multiple]').setInputFiles([
		{ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) },
		{ name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from(gif()) }
	]);
	await page.getByRole('heading', { name: 'Shows where it was taken' }).waitFor();
	await page.getByRole('img', { name: /^Where it was taken: \u206619\.076/ }).waitFor();
	await page.getByText('No personal data found').waitFor();
	const save = async (button: string) => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: button }).click()
		]);
		return new Uint8Array(await readFile(await download.path()));
	};
	const told = async (bytes: Uint8Array) =>
		JSON.parse((await info({ base64: Buffer.from(bytes).toString('base64') })).text) as Record<string, unknown>;
	expect(await told(await save('Save a clean copy'))).toMatchObject({
		width: 2000,
		gps: null,
		findings: [],
		dpi: [300, 300]
	});
	await page.getByText(/^0 of \d+ findings left/).waitFor();
	await page.locator('summary', { hasText: 'Smaller copy' }).click();
	const smaller = { text: JSON.stringify(await told(await save('Save smaller copy'))) };
	expect(JSON.parse(smaller.text)).toMatchObject({ format: 'JPEG', width: 1600, height: 800, exif: {}, gps: null });
	expect(asked.filter((url) => !url.startsWith(server.url) && !/^(?:blob|data):/.test(url))).toEqual([]);
});
