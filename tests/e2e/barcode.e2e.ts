/** Barcodes by photo and by camera, read on the device: Chromium on Linux lacks a detector, so zxing reads them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'lean-qr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright';
import { encodePng } from './grey-png';
import { systemChromium } from '../support/chromium';
import { startServer, type RunningServer } from './support';

const CODE = '4006381333931';
const WIDTH = 640;
const HEIGHT = 480;

let server: RunningServer;
let browser: Browser;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'barcode-'));
	[server, browser] = await Promise.all([startServer(), withCamera(pictureOf(CODE))]);
});
afterAll(async () => {
	await browser?.close();
	await server?.close();
	await rm(folder, { recursive: true, force: true });
});

/** A browser whose camera sees nothing but the picture, and may be used. */
async function withCamera(picture: Uint8Array): Promise<Browser> {
	const camera = path.join(await mkdtemp(path.join(folder, 'camera-')), 'camera.y4m');
	await writeFile(camera, videoOf(picture));
	const executablePath = systemChromium();
	return chromium.launch({
		...(executablePath && { executablePath }),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
			`--use-file-for-fake-video-capture=${camera}`
		]
	});
}

/** Modules of an EAN-13, quiet zone included: true is a bar. */
function barsOf(code: string): boolean[] {
	const left = [
		'0001101',
		'0011001',
		'0010011',
		'0111101',
		'0100011',
		'0110001',
		'0101111',
		'0111011',
		'0110111',
		'0001011'
	];
	const parity = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
	const flip = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
	const digit = (place: number) => Number(code[place]);
	let bits = '101';
	for (let place = 1; place <= 6; place++) {
		const odd = left[digit(place)] ?? '';
		bits += parity[digit(0)]?.[place - 1] === 'L' ? odd : [...flip(odd)].reverse().join('');
	}
	bits += '01010';
	for (let place = 7; place <= 12; place++) bits += flip(left[digit(place)] ?? '');
	return [...`${'0'.repeat(12)}${bits}101${'0'.repeat(12)}`].map((bit) => bit === '1');
}

/** The code in the middle of a light picture, one byte a pixel. */
function pictureOf(code: string): Uint8Array {
	const bars = barsOf(code);
	const module = 4;
	const margin = Math.floor((WIDTH - bars.length * module) / 2);
	const pixels = new Uint8Array(WIDTH * HEIGHT).fill(235);
	for (let y = 120; y < 360; y++)
		bars.forEach((bar, index) => {
			if (bar) pixels.fill(20, y * WIDTH + margin + index * module, y * WIDTH + margin + (index + 1) * module);
		});
	return pixels;
}

/** A QR code of the text in the middle of a light picture. */
function qrPictureOf(text: string): Uint8Array {
	const code = generate(text);
	const module = 8;
	const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - code.size * module) / 2)) as [
		number,
		number
	];
	const pixels = new Uint8Array(WIDTH * HEIGHT).fill(235);
	for (let y = 0; y < code.size * module; y++)
		for (let x = 0; x < code.size; x++) {
			if (!code.get(x, Math.floor(y / module))) continue;
			const start = (top + y) * WIDTH + left + x * module;
			pixels.fill(20, start, start + module);
		}
	return pixels;
}

/** Thirty frames of a grey picture as an uncompressed video. */
function videoOf(luma: Uint8Array): Buffer {
	const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
	const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
	return Buffer.concat([
		Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`),
		...Array<Buffer>(30).fill(frame)
	]);
}

async function openForm(): Promise<Page> {
	const page = await browser.newPage();
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).origin !== server.url && request.url().startsWith('http')) foreign.push(request.url());
	});
	// Without an upstream: the test checks the requests, not the answers.
	await page.route(/openfoodfacts/, (route) => route.abort());
	await page.goto(`${server.url}/tools/food/product`);
	await page.getByRole('textbox', { name: 'Barcode' }).waitFor();
	expect(foreign).toEqual([]);
	return page;
}

test('a photo is read', async () => {
	const page = await openForm();
	await page.locator('input[type=file]').setInputFiles({
		name: 'photo.png',
		mimeType: 'image/png',
		buffer: encodePng(WIDTH, HEIGHT, pictureOf(CODE))
	});
	await expect.poll(() => page.getByRole('textbox', { name: 'Barcode' }).inputValue(), { timeout: 20_000 }).toBe(CODE);
	await page.close();
});

test('a photo without a barcode says so', async () => {
	const page = await openForm();
	await page.locator('input[type=file]').setInputFiles({
		name: 'blank.png',
		mimeType: 'image/png',
		buffer: encodePng(WIDTH, HEIGHT, new Uint8Array(WIDTH * HEIGHT).fill(200))
	});
	await page.getByText('No barcode found').waitFor();
	await page.close();
});

test('the camera is read, and let go when the code is found', async () => {
	const page = await openForm();
	await page.getByRole('button', { name: 'Scan with camera' }).click();
	await expect.poll(() => page.getByRole('textbox', { name: 'Barcode' }).inputValue(), { timeout: 30_000 }).toBe(CODE);
	expect(await page.locator('video').count()).toBe(0);
	await page.close();
});

/** The page's cameras, as `cameras` in it: all that were ever started. */
const KEEP_CAMERAS = `
	globalThis.cameras = [];
	const start = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
	navigator.mediaDevices.getUserMedia = async (wanted) => {
		const stream = await start(wanted);
		globalThis.cameras.push(...stream.getTracks());
		return stream;
	};
`;
const camerasOf = (page: Page) =>
	page.evaluate('globalThis.cameras.map(({ readyState }) => readyState)') as Promise<string[]>;

async function openScanner(from: Browser, script: string): Promise<Page> {
	const page = await from.newPage();
	await page.addInitScript(script);
	await page.goto(`${server.url}/tools/qr/qr`);
	await page.getByText('Scan a code', { exact: true }).click();
	return page;
}

test('a Wi-Fi code before the camera opens its tool filled in, and the camera is let go', async () => {
	const seeing = await withCamera(qrPictureOf('WIFI:T:WPA;S:Cafe Luise;P:espresso-2024;;'));
	try {
		const page = await openScanner(seeing, KEEP_CAMERAS);
		await page.getByRole('button', { name: 'Scan with camera' }).click();
		await page.getByRole('heading', { name: 'A Wi-Fi network' }).waitFor();
		await expect.poll(() => camerasOf(page)).toEqual(['ended']);
		await page.getByRole('button', { name: 'Make a Wi-Fi code' }).click();
		await page.waitForURL(/\/tools\/qr\/wifi/);
		await expect
			.poll(() =>
				page.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
			)
			.toEqual(expect.arrayContaining(['Cafe Luise', 'espresso-2024']));
		expect(page.url()).not.toContain('espresso');
	} finally {
		await seeing.close();
	}
});

test('the camera is let go when one leaves the page while it looks', async () => {
	const blind = await withCamera(new Uint8Array(WIDTH * HEIGHT).fill(200));
	try {
		const page = await openScanner(blind, KEEP_CAMERAS);
		await page.getByRole('button', { name: 'Scan with camera' }).click();
		await expect.poll(() => camerasOf(page)).toEqual(['live']);
		await page.getByRole('link', { name: 'Tools' }).first().click();
		await page.waitForURL(/\/tools$/);
		await expect.poll(() => camerasOf(page)).toEqual(['ended']);
	} finally {
		await blind.close();
	}
});

test('a camera that is refused is told, and a picture is read instead', async () => {
	const refused = `navigator.mediaDevices.getUserMedia = async () => {
		throw new DOMException('Permission denied', 'NotAllowedError');
	};`;
	const page = await openScanner(browser, refused);
	await page.getByRole('button', { name: 'Scan with camera' }).click();
	await page.getByText('Camera access is blocked').waitFor();
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({
			name: 'photo.png',
			mimeType: 'image/png',
			buffer: encodePng(WIDTH, HEIGHT, qrPictureOf('tel:+493012345678'))
		});
	await page.getByRole('button', { name: 'About this number' }).waitFor();
	await page.close();
});

test('forms of codes: what is wrong is said at its field once it was left, and another kind loses nothing', async () => {
	const page = await browser.newPage();
	try {
		await page.goto(`${server.url}/tools/qr/qr`);
		const kind = page.getByLabel('What’s it for?');
		const said = page.locator('.code-card').first();
		await kind.selectOption({ label: 'Payment' });
		await page.getByLabel('Recipient').fill('Red Cross');
		const iban = page.getByLabel('IBAN');
		await iban.fill('BE72 0000 0000 1617');
		await expect.poll(() => iban.getAttribute('aria-invalid')).toBeNull();
		await page.keyboard.press('Tab');
		await page.getByText('its check digits don’t match').waitFor();
		expect(await iban.getAttribute('aria-invalid')).toBe('true');
		await iban.fill('BE72 0000 0000 1616');
		await page.keyboard.press('Tab');
		await page.keyboard.type('1.234,50');
		await expect.poll(() => said.textContent()).toContain('€1,234.50');

		await kind.selectOption({ label: 'Place' });
		const place = page.getByRole('combobox', { name: 'Place' });
		await place.fill('48°8\'15"N 11°34\'30"E');
		await page.keyboard.press('Tab');
		await expect.poll(() => said.textContent()).toContain('48.1375, 11.575');

		await kind.selectOption({ label: 'Event' });
		await page.getByLabel('Title', { exact: true }).fill('Fair');
		await page.getByLabel('All day').check();
		await page.getByLabel('From').fill('2026-12-31');
		await expect.poll(() => said.textContent()).toMatch(/Dec 31, 2026.*Dec 31, 2026/s);

		await kind.selectOption({ label: 'Payment' });
		expect(await iban.inputValue()).toBe('BE72 0000 0000 1616');
		await expect.poll(() => said.textContent()).toContain('Red Cross');
	} finally {
		await page.close();
	}
});
