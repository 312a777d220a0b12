import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { buildFor, controlled, launchChromium, openApp, sleep, startServer, stopServiceWorker } from '../e2e/support';
import { quantile } from './figures';

const STARTS = 24;
/** Pages store packs and files of the app after their first answer, which is not measured. */
const SETTLE_MS = 6_000;

type Question = { readonly name: string; readonly path: string; readonly body?: string };
const QUESTIONS: readonly Question[] = [
	{ name: 'a path that there is not', path: '/v1/nothing' },
	{ name: 'languages, a table', path: '/v1/languages' },
	{ name: 'distance', path: '/v1/distance?from=52.52,13.405&to=48.8566,2.3522' },
	{ name: 'evaluate', path: '/v1/evaluate', body: '{"expression":"sqrt(8)+1/3"}' }
];

/** A service worker that does nothing but answer: what starting one costs on this machine. */
const EMPTY: Readonly<Record<string, readonly [type: string, body: string]>> = {
	'/': ['text/html', '<!doctype html><title>empty</title>'],
	'/sw.js': [
		'text/javascript',
		`self.addEventListener('install', () => self.skipWaiting());
		self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
		self.addEventListener('fetch', (event) => {
			if (new URL(event.request.url).pathname.startsWith('/v1/')) event.respondWith(Response.json({}));
		});`
	]
};

async function openEmpty(browser: Browser): Promise<{ readonly page: Page; close(): void }> {
	const server = createServer((request, response) => {
		const [type, body] = EMPTY[request.url ?? ''] ?? ['text/plain', ''];
		response.setHeader('Content-Type', type).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
	const page = await (await browser.newContext()).newPage();
	await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
	await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
	await controlled(page);
	return { page, close: () => server.close() };
}

/** Milliseconds from fetch to the whole body, where the service worker was ended before. */
async function coldAnswer(page: Page, { path, body }: Question): Promise<number> {
	await stopServiceWorker(page);
	return page.evaluate(
		async ([address, text]) => {
			const started = performance.now();
			const headers = { 'X-API-Key': 'demo' };
			const response = await fetch(address, text === null ? { headers } : { method: 'POST', body: text, headers });
			await response.text();
			return performance.now() - started;
		},
		[path, body ?? null] as const
	);
}

/** First answers of a service worker that was ended, beside one that answers `{}`, by turns in one run (Chromium). */
export async function bench(): Promise<void> {
	await buildFor('dist');
	const [server, browser] = await Promise.all([startServer(), launchChromium()]);
	const empty = await openEmpty(browser);
	try {
		const app = await openApp(await browser.newContext(), server.url);
		// No page of this context has workers: the service worker asks for one in vain, then computes by itself.
		const plain = await openApp(await browser.newContext(), server.url);
		await plain.goto(`${server.url}/packs/zones.NOTICE.txt`);
		await sleep(SETTLE_MS);
		const rows = [
			{ name: 'empty service worker', page: empty.page, question: QUESTIONS[0] as Question },
			...QUESTIONS.map((question) => ({ name: question.name, page: app, question })),
			...QUESTIONS.slice(2).map((question) => ({
				name: `${question.name}, no page with workers`,
				page: plain,
				question
			}))
		].map((row) => ({ ...row, times: [] as number[] }));
		for (let start = -2; start < STARTS; start++)
			for (const { page, question, times } of rows) {
				const time = await coldAnswer(page, question);
				if (start >= 0) times.push(time);
			}
		const ratio = (times: readonly number[], q: number) =>
			(quantile(times, q) / quantile(rows[0]?.times ?? [], q)).toFixed(2);
		console.log(`${'first answer after a cold start'.padEnd(36)} median ms  × empty   best quarter ms  × empty`);
		for (const { name, times } of rows)
			console.log(
				`${name.padEnd(36)} ${quantile(times, 0.5).toFixed(1).padStart(9)} ${ratio(times, 0.5).padStart(8)} ${quantile(times, 0.25).toFixed(1).padStart(17)} ${ratio(times, 0.25).padStart(8)}`
			);
	} finally {
		empty.close();
		await browser.close();
		await server.close();
	}
}
