/** First visits in three browsers, of which each first file is refused once, refused for good, or slow. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openFirefox } from './firefox';
import type { Driver } from './other-browsers';
import { launchChromium, sleep, startServer } from './support';
import { openWebKit } from './webkit';

type Visited = Pick<Driver, 'goto' | 'run' | 'close'>;

const PAGE = '/tools/qr/wifi?ssid=Home&password=correct-horse';
/** The files of the page, in the order of their requests. */
const FILES = ['/early.js', 'assets/index-', 'assets/app-', 'assets/shared-', 'assets/tool-', 'assets/contract-qr-', 'assets/panels-qr-', '/host.js', 'assets/worker-', 'engines/qr-']; // prettier-ignore
/** Delay of a slow file, milliseconds. */
const SLOW_MS = 1_000;
/** A text that stands for so long is the last one, milliseconds. */
const STAYS_MS = 1_500;
/** A page that shows nothing for so long has failed, milliseconds. */
const MAX_WAIT_MS = 20_000;

const server = await startServer();
afterAll(() => server.close());

/** What happens to a request: true for an answer, false for a refusal. */
type Fault = (path: string) => boolean | Promise<boolean>;

/** Runs with the address of a site that has no visits yet: each has a port of its own. */
async function withFault<T>(fault: Fault, work: (url: string) => Promise<T>): Promise<T> {
	const site = createServer((request, response) => void pass(fault, request, response));
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	try {
		return await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
	} finally {
		site.close();
		site.closeAllConnections();
	}
}

async function pass(fault: Fault, request: IncomingMessage, response: ServerResponse): Promise<void> {
	if (!(await fault(request.url ?? ''))) return void response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
	const { url: path, method, headers } = request;
	const passed = ask(server.url + path, { method, headers: { ...headers, host: `127.0.0.1:${server.port}` } });
	passed.on('response', (found) => found.pipe(response.writeHead(found.statusCode ?? 500, found.headers)));
	passed.on('error', () => response.destroy());
	request.pipe(passed);
}

/** What a visitor sees: the answer, or a text that says what is wrong. */
const SEEN = `() => {
	if (document.querySelector('.slip-a .body > *')) return 'answer';
	const told = [...document.querySelectorAll('#boot, main h1, .slip-a .note, .slip-a .error')].map((one) => one.textContent);
	const waits = document.querySelector('main[aria-busy="true"], .slip-a[aria-busy="true"]');
	return waits || told.length === 0 || !(told.length > 1 || document.querySelector('#boot, main button')) ? '' : told.join(' | ');
}`;

/** Visits a new site and answers what is seen in the end. */
async function visit(driver: Visited, fault: Fault): Promise<unknown> {
	return withFault(fault, async (url) => {
		await driver.goto(url + PAGE);
		let seen: unknown = '';
		let since = performance.now();
		for (const began = since; performance.now() - began < MAX_WAIT_MS; await sleep(100)) {
			// A page that is loaded anew has no document for a moment.
			const now = await driver.run(SEEN).catch(() => '');
			if (now === 'answer') return now;
			if (now !== seen) since = performance.now();
			seen = now;
			if (now !== '' && performance.now() - since > STAYS_MS) break;
		}
		return seen;
	});
}

async function openChromium(): Promise<Visited> {
	const browser = await launchChromium();
	const page = await browser.newPage();
	return {
		goto: async (url) => void (await page.goto(url)),
		run: (code) => page.evaluate(`(${code})()`),
		close: () => browser.close()
	};
}

for (const [name, open] of [
	['Chromium', openChromium],
	['Firefox', openFirefox],
	['WebKit', openWebKit]
] as const)
	test(`${name}: the first answer comes when a file is refused once or slow, and a page says so when it stays away`, async (context) => {
		const driver: Visited | undefined = await open();
		if (!driver) return context.skip(`${name} is not installed`);
		try {
			const found: string[] = [];
			for (const file of FILES) {
				let refused = 0;
				const once = await visit(driver, (path) => !path.includes(file) || ++refused > 1);
				if (once !== 'answer') found.push(`${file} refused once: ${String(once) || 'nothing'}`);
				const slow = await visit(driver, async (path) => {
					if (path.includes(file)) await sleep(SLOW_MS);
					return true;
				});
				if (slow !== 'answer') found.push(`${file} slow: ${String(slow) || 'nothing'}`);
				const never = await visit(driver, (path) => !path.includes(file));
				if (never === '') found.push(`${file} refused: nothing`);
				if (process.env['TELL']) console.log(name, file, once, slow, never);
			}
			expect(found).toEqual([]);
		} finally {
			await driver.close();
		}
	});
