/** Feeds while the service worker is ended again and again, in each browser: none lost, none false. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS_CHANGED } from '../../sw/host/keys';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { AGE, OPEN, POINT } from './feed-place';
import { openFirefox } from './firefox';
import type { Driver } from './other-browsers';
import { launchChromium, sleep, startServer, type RunningServer } from './support';
import { openWebKit } from './webkit';

/** Each feed: a question, the part of its answer that never changes, and a part of its record's key. */
const FEEDS: readonly (readonly [path: string, field: string, key: string])[] = [
	['/v1/recent?period=week&min_magnitude=4.5&limit=5', 'earthquakes', '4.5_week'],
	['/v1/rates?base=USD', 'rates', '/latest'],
	['/v1/product/3017620422003', 'name', '3017620422003'],
	['/v1/autocomplete?q=earth', 'suggestions', 'q=earth'],
	['/v1/on-this-day?month=7&day=20', 'events', '07/20'],
	['/v1/search?q=e&sort=newest&timespan=1y&limit=5', 'stories', '["e","newest"']
];
const ROUNDS = 2;

/** A browser with the app open in it, and its way to end the service worker. */
interface Killing {
	readonly driver: Driver;
	/** Starts doing so again and again, and answers how to stop. */
	begin(): Promise<() => Promise<void>>;
	/** Does so once in the middle of some work, where it is done by hand. */
	during?<T>(work: () => Promise<T>): Promise<T>;
}

async function chromium(): Promise<Killing> {
	const browser = await launchChromium();
	const page = await browser.newPage();
	const source = (code: string, values: readonly unknown[]) => `(${code})(...${JSON.stringify(values)})`;
	const unused = () => Promise.reject(new Error('not used here'));
	return {
		driver: {
			goto: async (url) => void (await page.goto(url)),
			run: (code, ...values) => page.evaluate(source(code, values)),
			runInFrame: unused,
			click: unused,
			window: unused,
			close: () => browser.close()
		},
		async begin() {
			const session = await page.context().newCDPSession(page);
			await session.send('ServiceWorker.enable');
			let going = true;
			const loop = (async () => {
				for (let kills = 0; going; kills++) {
					await sleep(120 + ((kills * 73) % 331));
					await session.send('ServiceWorker.stopAllWorkers').catch(() => (going = false));
				}
			})();
			return async () => {
				going = false;
				await loop;
			};
		}
	};
}

/** It ends a service worker within hundredths of a second. One that has time installs the app. */
async function firefox(): Promise<Killing | undefined> {
	const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
	const patient = await openFirefox({}, profile);
	if (!patient) return undefined;
	await patient.goto(`${server.url}/`);
	await patient.run(CONTROLLED);
	await patient.close();
	const driver = await openFirefox(
		{ 'dom.serviceWorkers.idle_timeout': 30, 'dom.serviceWorkers.idle_extended_timeout': 400 },
		profile
	);
	if (!driver) return undefined;
	const close = async () => {
		await driver.close();
		await rm(profile, { recursive: true, force: true });
	};
	return { driver: { ...driver, close }, begin: () => Promise.resolve(() => Promise.resolve()) };
}

/** Its service worker is ended with its process, which no window shares any more; a new one begins beside the page that asks. */
async function webkit(): Promise<Killing | undefined> {
	const driver = await openWebKit();
	if (!driver) return undefined;
	let kills = 0;
	return {
		driver,
		begin: () => Promise.resolve(() => Promise.resolve()),
		async during(work) {
			const end = await driver.move(`${server.url}/`);
			await driver.run(CONTROLLED);
			const working = work();
			// Together they may reject before the end.
			await Promise.all([working, sleep(20 + ((kills++ * 73) % 211)).then(end)]);
			return working;
		}
	};
}

let server: RunningServer;
let standIn: StandIn;
beforeAll(async () => {
	const now = Date.now();
	[standIn, server] = await Promise.all([
		startStandIn({ now: () => now, delay: 60 }),
		startServer('dist', { UTILITY_CONNECT_SRC: 'http://127.0.0.1:*' })
	]);
});
afterAll(async () => {
	await server?.close();
	await standIn?.close();
});

const CONTROLLED = `async () => {
	await navigator.serviceWorker.ready;
	if (!navigator.serviceWorker.controller)
		await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}`;
/** How many of the questions have records. */
const STORED = `async (feeds) => {
	${OPEN}
	const database = await open('utility-apis-feeds');
	const all = database.transaction('records').objectStore('records').getAll();
	await new Promise((resolve) => (all.onsuccess = resolve));
	database.close();
	return feeds.filter(([, , part]) => all.result.some(({ key }) => key.includes(part))).length;
}`;
const LIVES_ON = 'the service worker is not ended';
/** Waits until a new service worker answers, with its fetched data still in memory even without the store. */
const REBORN = `async () => {
	const life = async () =>
		((await fetch('/v1/wifi?ssid=Home', { headers: { 'X-API-Key': 'demo' } })).headers.get('x-request-id') ?? '').split('-')[0];
	const before = await life();
	for (let tries = 0; tries < 100; tries++) {
		await new Promise((resolve) => setTimeout(resolve, 80));
		if ((await life()) !== before) return;
	}
	throw new Error('${LIVES_ON}');
}`;
const ASK_ALL = `(feeds) => Promise.all(feeds.map(async ([address, field]) => {
	try {
		const response = await fetch(address, { headers: { 'X-API-Key': 'demo' } });
		const body = await response.json();
		return {
			path: address, status: response.status, code: body.error?.code ?? null, said: JSON.stringify(body[field] ?? null),
			worker: (response.headers.get('x-request-id') ?? '').split('-')[0], host: response.headers.get('x-served-by'),
			cache: response.headers.get('cache-status'), age: Number(response.headers.get('age'))
		};
	} catch (error) {
		return { path: address, status: 0, code: String(error), said: '', worker: '', host: null, cache: null, age: 0 };
	}
}))`;
interface Answer {
	readonly path: string;
	readonly status: number;
	readonly code: string | null;
	readonly said: string;
	readonly worker: string;
	readonly host: string | null;
	readonly cache: string | null;
	readonly age: number;
}

const DAYS = 4;
const UPSTREAMS = ['USGS', 'FRANKFURTER', 'OPENFOODFACTS', 'WIKIPEDIA', 'HACKERNEWS', 'EMSC', 'GEONET'];

for (const [name, open] of [
	['Chromium', chromium],
	['Firefox', firefox],
	['WebKit', webkit]
] as const)
	test(
		`${name}: feeds answer while their service worker is ended, and nothing they say is false`,
		{ timeout: 400_000 },
		async (context) => {
			const killing: Killing | undefined = await open();
			if (!killing) return context.skip(`${name} is not installed`);
			const { driver } = killing;
			const during = killing.during ?? ((work) => work());
			const play = (mode: 'normal' | 'server-error') => UPSTREAMS.forEach((upstream) => standIn.mode(upstream, mode));
			const age = async (seconds: number | null) => {
				await driver.run(AGE, seconds);
				// One that WebKit began anew beside the page, before its process could be ended, lives on: the next move leaves it behind.
				for (let tries = 0; ; tries++)
					try {
						await during(() => driver.run(REBORN));
						return;
					} catch (error) {
						if (tries === 4 || !String(error).includes(LIVES_ON)) throw error;
					}
			};
			const askAll = () => driver.run(ASK_ALL, FEEDS) as Promise<readonly Answer[]>;
			try {
				play('normal');
				await driver.goto(`${server.url}/`);
				await driver.run(CONTROLLED);
				await driver.run(`() => fetch('/v1/languages')`);
				await driver.run(POINT, standIn.bases, KEYS_CHANGED);
				await sleep(300);
				const truth = new Map((await askAll()).map(({ path: address, said }) => [address, said]));
				expect([...truth.values()].filter((said) => said.length < 4)).toEqual([]);

				const workers = new Set<string>();
				const counts = { asked: 0, byWorker: 0, errors: 0 };
				const stop = await killing.begin();
				for (let round = 0; round < ROUNDS; round++)
					for (const stored of ['none', 'old'] as const)
						for (const mode of ['normal', 'server-error'] as const) {
							play('normal');
							if (stored === 'old') {
								// No upstream is rested because of the round before.
								await age(0);
								// A page that answers in the place of a worker may have them at hand, and keep nothing.
								for (let tries = 0; ((await driver.run(STORED, FEEDS)) as number) < FEEDS.length; tries++) {
									expect(tries).toBeLessThan(20);
									// Repeated questions must not exceed the source's limit.
									await driver.run(AGE, 0);
									for (const { path: address, status, said } of await askAll())
										expect([address, status, said]).toEqual([address, 200, truth.get(address)]);
								}
							}
							await age(stored === 'old' ? DAYS * 86_400 : null);
							play(mode);
							// Questions sent while it ended, answered by any host.
							for (const answer of [...(await during(askAll)), ...(await askAll())]) {
								counts.asked++;
								if (answer.host === 'service-worker') {
									counts.byWorker++;
									workers.add(answer.worker);
								}
								const told = `${stored}, ${mode}: ${JSON.stringify(answer)}`;
								// The server's answer would be another device's answer.
								expect(answer.host, told).toMatch(/^(service-worker|page)$/);
								if (answer.status === 200) {
									expect(answer.said, told).toBe(truth.get(answer.path));
									// An answer that was not confirmed just now says how old it is.
									if (/detail=/.test(answer.cache ?? ''))
										expect(answer.age, told).toBeGreaterThanOrEqual(DAYS * 86_400 - 1);
								} else {
									counts.errors++;
									expect([stored, mode, answer.code], told).toEqual([
										'none',
										'server-error',
										expect.stringMatching(/^UPSTREAM_/)
									]);
								}
							}
						}
				await stop();
				console.log(
					`${name}: ${counts.asked} answers, ${counts.byWorker} by ${workers.size} lives of its service worker; ${counts.errors} errors said`
				);
				expect(workers.size).toBeGreaterThan(ROUNDS);
			} finally {
				await driver.close();
			}
		}
	);
