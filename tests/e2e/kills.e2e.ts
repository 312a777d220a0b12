// Requests while whoever answers them is killed again and again: each is answered, as if nothing had happened. Environment:
// KILLS of the service worker (24) and REQUESTS (360), the least of each: `KILLS=240 REQUESTS=3600 npx vitest run --config
// tests/e2e/vitest.config.ts tests/e2e/kills.e2e.ts`.
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { startSite } from './site';
import { openApp, sleep } from './support';

const KILLS = Number(process.env['KILLS'] ?? 24);
const REQUESTS = Number(process.env['REQUESTS'] ?? 360);
const TABS = 3;

/** Operations of every kind that needs no upstream and no pack. */
const QUESTIONS: readonly (readonly [string, string | null])[] = [
	['/v1/distance?from=52.52,13.405&to=48.8566,2.3522', null],
	['/v1/countries', null],
	['/v1/wifi?ssid=Home&password=correct%20horse', null],
	['/v1/languages', null],
	['/v1/evaluate', '{"expression":"1/2+1/3"}'],
	['/v1/simplify', '{"expression":"(a+b+c)^6-(a+b)^6"}'],
	['/v1/script', '{"text":"Hello мир 世界"}'],
	['/v1/distance', null]
];

const { browser, server } = await startSite();

type Asking = { asked: number; readonly wrong: string[]; stop: boolean; done: Promise<void> };
type AskingPage = typeof globalThis & { asking: Asking };

/** Asks one question after the other in the page, and notes each answer that is not the one expected. */
const startAsking = (page: Page, expected: readonly (readonly [string, string | null, number, string])[]) =>
	page.evaluate((questions) => {
		const asking: Asking = { asked: 0, wrong: [], stop: false, done: Promise.resolve() };
		const ask = async () => {
			while (!asking.stop) {
				const [path, body, status, text] = questions[asking.asked % questions.length] ?? ['', null, 0, ''];
				try {
					const init = body === null ? {} : { method: 'POST', body };
					const response = await fetch(path, { ...init, headers: { 'X-API-Key': 'demo' } });
					const found = await response.text();
					if (response.status !== status || found !== text)
						asking.wrong.push(`${path}: ${response.status} ${found.slice(0, 100)}`);
				} catch (error) {
					asking.wrong.push(`${path}: ${String(error)}`);
				}
				asking.asked++;
			}
		};
		asking.done = ask();
		(globalThis as AskingPage).asking = asking;
	}, expected);

const asked = (page: Page) => page.evaluate(() => (globalThis as AskingPage).asking.asked);

test('three tabs lose no answer while their service worker and workers are killed', { timeout: 900_000 }, async () => {
	const expected = await Promise.all(
		QUESTIONS.map(async ([path, body]) => {
			const init = body === null ? {} : { method: 'POST', body };
			const response = await fetch(server.url + path, { ...init, headers: { 'X-API-Key': 'demo' } });
			return [path, body, response.status, await response.text()] as const;
		})
	);
	const context = await browser.newContext();
	// A crash of a worker as its page sees it.
	await context.addInitScript(() => {
		const all: Worker[] = [];
		const Native = Worker;
		globalThis.Worker = class extends Native {
			constructor(...given: ConstructorParameters<typeof Worker>) {
				super(...given);
				all.push(this);
			}
		};
		Object.assign(globalThis, {
			crashWorkers: () => {
				for (const worker of all.splice(0)) worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
			}
		});
	});
	const pages: Page[] = [];
	for (let tab = 0; tab < TABS; tab++) pages.push(await openApp(context, server.url));
	const session = await context.newCDPSession(pages[0] as Page);
	await session.send('ServiceWorker.enable');
	for (const page of pages) await startAsking(page, expected);

	let kills = 0;
	let crashes = 0;
	let total = 0;
	while (kills < KILLS || total < REQUESTS) {
		// 20 to 150 ms apart, in an order that is the same each time.
		await sleep(20 + ((kills * 73) % 131));
		await session.send('ServiceWorker.stopAllWorkers');
		kills++;
		if (kills % 4 === 0) {
			const page = pages[(kills / 4) % TABS] as Page;
			await page.evaluate(() => (globalThis as unknown as { crashWorkers(): void }).crashWorkers());
			crashes++;
		}
		if (kills >= KILLS || kills % 20 === 0)
			total = (await Promise.all(pages.map(asked))).reduce((sum, count) => sum + count, 0);
	}
	const wrong: string[] = [];
	total = 0;
	for (const page of pages) {
		const ended = await page.evaluate(async () => {
			const { asking } = globalThis as AskingPage;
			asking.stop = true;
			await asking.done;
			return { asked: asking.asked, wrong: asking.wrong };
		});
		total += ended.asked;
		wrong.push(...ended.wrong);
	}
	console.log(
		`${total} requests of ${TABS} tabs, ${kills} kills of the service worker, ${crashes} of a tab's workers: ${total - wrong.length} answered`
	);
	expect(wrong).toEqual([]);
	await context.close();
});
