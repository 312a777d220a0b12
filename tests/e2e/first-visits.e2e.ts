/** First visits in three browsers with refused or slow files, slow networks, full storage, private windows. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import arabic from '../../src/locales/ar/app.json';
import { openFirefox } from './firefox';
import type { Driver } from './other-browsers';
import { launchChromium, sleep, startServer } from './support';
import { openWebKit } from './webkit';

type Visited = Pick<Driver, 'goto' | 'run' | 'close'>;

const PAGE = '/tools/qr/wifi?ssid=Home&password=correct-horse';
/** A first file of each kind, by what asks for it. */
const FILES = {
	'the HTML as a classic script': '/early.js',
	'the HTML as a module': 'assets/index-',
	'the first module': 'assets/app-',
	'the page of a tool': 'assets/panels-qr-',
	'the early script': '/host.js',
	'modules as what they share, and the host as a worker': 'assets/worker-',
	'the worker': 'engines/qr-'
};
/** Delay of a slow file, milliseconds. */
const SLOW_MS = 700;
/** A text that stands for so long is the last one, milliseconds. */
const STAYS_MS = 1_500;
/** A page that shows nothing for so long has failed, milliseconds. */
const MAX_WAIT_MS = 20_000;

const server = await startServer();
afterAll(() => server.close());

/** What happens to a request: true for an answer, false for a refusal. */
type Fault = (path: string) => boolean | Promise<boolean>;

/** Waits until so many bytes have travelled. */
type Pace = (bytes: number) => Promise<void>;

/** Runs with the address of a site that has no visits yet: each has a port of its own. */
async function withFault<T>(fault: Fault, work: (url: string) => Promise<T>, pace?: Pace): Promise<T> {
	const site = createServer((request, response) => void pass(fault, request, response, pace));
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	try {
		return await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
	} finally {
		site.close();
		site.closeAllConnections();
	}
}

async function pass(fault: Fault, request: IncomingMessage, response: ServerResponse, pace?: Pace): Promise<void> {
	if (!(await fault(request.url ?? ''))) return void response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
	const { url: path, method, headers } = request;
	const passed = ask(server.url + path, { method, headers: { ...headers, host: `127.0.0.1:${server.port}` } });
	passed.on('response', (found) => {
		const sent = pace ? found.compose(paced(pace)) : found;
		sent.pipe(response.writeHead(found.statusCode ?? 500, found.headers));
	});
	passed.on('error', () => response.destroy());
	request.pipe(passed);
}

const paced = (pace: Pace) =>
	async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			await pace(chunk.length);
			yield chunk;
		}
	};

/** What a visitor sees: the answer, or a text that says what is wrong. */
const SEEN = `() => {
	if (document.querySelector('.slip-a .body > *')) return 'answer';
	const told = [...document.querySelectorAll('#boot, main h1, .slip-a .note, .slip-a .error')].map((one) => one.textContent);
	const waits = document.querySelector('main[aria-busy="true"], .slip-a[aria-busy="true"]');
	return waits || told.length === 0 || !(told.length > 1 || document.querySelector('#boot, main button')) ? '' : told.join(' | ');
}`;

/** Opens the page of a site and answers what is seen in the end. */
async function seenAt(url: string, driver: Visited, staysMs = STAYS_MS): Promise<unknown> {
	await driver.goto(url + PAGE);
	let seen: unknown = '';
	let since = performance.now();
	for (const began = since; performance.now() - began < MAX_WAIT_MS; await sleep(50)) {
		// A page that is loaded anew has no document for a moment.
		const now = await driver.run(SEEN).catch(() => '');
		if (now === 'answer') return now;
		if (now !== seen) since = performance.now();
		seen = now;
		if (now !== '' && performance.now() - since > staysMs) break;
	}
	return seen;
}

/** Visits a new site and answers what is seen in the end. */
const visit = (driver: Visited, fault: Fault): Promise<unknown> => withFault(fault, (url) => seenAt(url, driver));

/** Texts and times of the script in the HTML, which a test need not wait for as long as a visitor does. */
const PATIENCE_MS = 20_000;
const SHORT_MS = 1_500;

test('a page whose files still arrive says nothing, one whose files do not come says so in the language of the reader', async () => {
	const browser = await launchChromium();
	const page = await browser.newPage({ locale: 'ar-EG' });
	await page.addInitScript(
		([long, short]) => {
			const { setTimeout } = self;
			self.setTimeout = ((work: () => void, ms?: number) =>
				setTimeout(work, ms === long ? short : ms)) as typeof self.setTimeout;
		},
		[PATIENCE_MS, SHORT_MS] as const
	);
	const note = page.locator('#boot');
	try {
		let arrivals = Promise.resolve();
		// One after the other, each within the time that is waited for, all together not.
		const inTurn = () => (arrivals = arrivals.then(() => sleep(SHORT_MS / 3))).then(() => true);
		await withFault(
			(path) => !path.endsWith('.js') || inTurn(),
			async (url) => {
				let told = 0;
				await page.exposeFunction('tell', () => void told++);
				await page.addInitScript(`new MutationObserver(() => document.querySelector('#boot') && tell())
					.observe(document, { childList: true, subtree: true })`);
				const began = performance.now();
				await page.goto(url + PAGE);
				await page.locator('main h1').first().waitFor();
				expect(performance.now() - began).toBeGreaterThan(SHORT_MS);
				expect(told).toBe(0);
			}
		);
		await withFault(
			async (path) => !path.includes('assets/app-') || sleep(30_000).then(() => true),
			async (url) => {
				await page.goto(url + PAGE);
				await note.waitFor();
				expect(await note.textContent()).toBe(`${arabic.words.unloaded} ${arabic.words.reload}`);
			}
		);
	} finally {
		await browser.close();
	}
});

/** Another engine, which is loaded after the first answer; resolves to its status. */
const ASK_ANOTHER = `async () => {
	const headers = { 'X-API-Key': 'demo' };
	return (await fetch('/v1/evaluate', { method: 'POST', body: '{"expression":"sqrt(8)+1/3"}', headers })).status;
}`;
/** Until the service worker is active. */
const INSTALLED = `async () => 'serviceWorker' in navigator && (await navigator.serviceWorker.ready).active !== null`;

/** A network that all requests share, of Chromium’s “Regular 2G”: 250 kbit/s, and 300 ms to and fro. */
function slowNetwork() {
	let isSlow = true;
	let idleAt = 0;
	const until = (time: number) => sleep(isSlow ? Math.max(0, time - performance.now()) : 0);
	return {
		wait: () => until(performance.now() + 300).then(() => true),
		pace: (bytes: number) => until((idleAt = Math.max(idleAt, performance.now()) + bytes / (250 / 8))),
		/** From then on it is fast. */
		end: () => void (isSlow = false)
	};
}

/** @param quotaSize bytes that a site may store */
async function openChromium(quotaSize?: number): Promise<Visited> {
	const browser = await launchChromium();
	const page = await browser.newPage();
	const session = await page.context().newCDPSession(page);
	return {
		async goto(url) {
			if (quotaSize !== undefined)
				await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize });
			await page.goto(url);
		},
		run: (code) => page.evaluate(`(${code})()`),
		close: () => browser.close()
	};
}

const BROWSERS = [
	['Chromium', () => openChromium()],
	['Firefox', () => openFirefox()],
	['WebKit', openWebKit]
] as const;

for (const [name, open] of BROWSERS)
	test.concurrent(`${name}: the first answer comes when a file is refused once or slow, and a page says so when it stays away`, async ({
		expect: expectHere,
		skip
	}) => {
		const driver: Visited | undefined = await open();
		if (!driver) return skip(`${name} is not installed`);
		try {
			const found: string[] = [];
			const files = Object.entries(FILES);
			for (const [at, [kind, file]] of files.entries()) {
				// In one visit, since neither may keep the answer away: this file is refused once, and another one is slow.
				const [slowKind = '', slowFile = ''] = files[(at + Math.floor(files.length / 2)) % files.length] ?? [];
				let refused = 0;
				const once = await visit(driver, async (path) => {
					if (path.includes(slowFile)) await sleep(SLOW_MS);
					return !path.includes(file) || ++refused > 1;
				});
				if (once !== 'answer') found.push(`${kind}, refused once, ${slowKind}, slow: ${String(once) || 'nothing'}`);
				const never = await visit(driver, (path) => !path.includes(file));
				if (never === '') found.push(`${kind}, refused: nothing`);
				if (process.env['TELL']) console.log(name, kind, Math.round(performance.now() / 1000), once, never);
			}
			expectHere(found).toEqual([]);
		} finally {
			await driver.close();
		}
	});

/** Chromium’s and WebKit’s drivers open private windows only. WebKit has no setting for storage. */
const VISITS: Readonly<Record<string, () => Promise<Visited | undefined>>> = {
	...Object.fromEntries(BROWSERS.map(([name, open]) => [`${name} on 2G`, open])),
	'Chromium, storage full': () => openChromium(0),
	'Firefox, storage full': () => openFirefox({ 'dom.quotaManager.temporaryStorage.fixedLimit': 1 }),
	'Firefox, private window': () => openFirefox({ 'browser.privatebrowsing.autostart': true })
};

for (const [name, open] of Object.entries(VISITS))
	test(`${name}: the first answer comes, and the rest follows`, async ({ skip }) => {
		const driver = await open();
		if (!driver) return skip('the browser is not installed');
		const network = name.endsWith('2G') ? slowNetwork() : undefined;
		try {
			await withFault(
				network?.wait ?? (() => true),
				async (url) => {
					// On a slow network the form stands for seconds before its answer.
					expect(await seenAt(url, driver, MAX_WAIT_MS)).toBe('answer');
					network?.end();
					expect(await driver.run(ASK_ANOTHER)).toBe(200);
					if (network) expect(await driver.run(INSTALLED)).toBe(true);
				},
				network?.pace
			);
		} finally {
			await driver.close();
		}
	});
