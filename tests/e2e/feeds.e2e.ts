/** The feeds in a real browser, with simulated upstreams that fail, end and start again. */
import { beforeEach, expect, test } from 'vitest';
import { TRANSPORT_MODES, type Mode } from '../feeds/failures';
import { startStandIn } from '../feeds/stand-in';
import { age as ageOf, openFeedPlace, pointTo } from './feed-place';
import { ask, stopServiceWorker } from './support';

const { standIn, server, context, page } = await openFeedPlace();
// The app is installed once; each test finds it as after that, with nothing asked and nothing stored.
beforeEach(async () => {
	playAll('normal');
	await context.setOffline(false);
	await context.clearCookies();
	await page.goto(`${server.url}/`);
	await pointTo(page, standIn.bases);
	await forget();
});

const age = (seconds: number | null) => ageOf(page, seconds);

/** Asks as the page does, after the worker has lost its memory when `anew`. */
async function question(path: string, anew = false) {
	if (anew) await stopServiceWorker(page);
	const answer = await ask(page, path);
	return {
		status: answer.status,
		cache: answer.headers['cache-status'],
		age: Number(answer.headers['age']),
		body: JSON.parse(answer.text || 'null') as { error?: { code: string } }
	};
}

/** Each feed: a question, its upstream, and seconds after which its answer is stale. */
const FEEDS: readonly (readonly [string, string, number])[] = [
	['/v1/recent?period=day&min_magnitude=2.5', 'USGS', 120],
	['/v1/rates?base=USD', 'FRANKFURTER', 4 * 86_400],
	['/v1/product/3017620422003', 'OPENFOODFACTS', 2 * 86_400],
	['/v1/autocomplete?q=earth', 'WIKIPEDIA', 2 * 86_400],
	['/v1/on-this-day?month=7&day=20', 'WIKIPEDIA', 86_400],
	['/v1/search?q=e&sort=newest', 'HACKERNEWS', 2400]
];

test.each(FEEDS)('%s: fetched, fresh, stale, failing, offline, recovered', async (path, upstream, stale) => {
	const asked = () => standIn.requests.filter((request) => request.upstream === upstream).length;
	const before = asked();
	const first = await question(path);
	expect([first.status, first.cache]).toEqual([200, 'sw; fwd=miss; stored']);
	const once = asked() - before;

	const fresh = await question(path, true);
	expect(fresh.cache).toMatch(/^sw; hit; ttl=\d+$/);
	expect(fresh.body).toEqual(first.body);
	expect(asked() - before).toBe(once);

	await age(stale);
	const refreshed = await question(path, true);
	expect(refreshed.cache).toBe('sw; fwd=stale; stored');
	expect(refreshed.age).toBeLessThan(5);

	await age(stale);
	standIn.mode(upstream, 'server-error');
	const failing = await question(path, true);
	expect([failing.status, failing.cache]).toEqual([200, 'sw; hit; fwd=stale; fwd-status=500; detail=stale-if-error']);
	expect(failing.age).toBeGreaterThanOrEqual(stale - 1);

	await context.setOffline(true);
	const offline = await question(path);
	expect([offline.status, offline.cache]).toEqual([200, 'sw; hit; detail=offline']);

	await context.setOffline(false);
	standIn.mode(upstream, 'normal');
	const recovered = await question(path, true);
	expect([recovered.status, recovered.cache]).toEqual([200, 'sw; fwd=stale; stored']);
});

test('the stand-in ended: stored answers go on, others say why; the breaker opens; started again, all recovers', async () => {
	const own = await startStandIn();
	await pointTo(page, own.bases);
	const stored = '/v1/recent?period=day&min_magnitude=2.5';
	expect((await question(stored)).status).toBe(200);
	await own.close();
	await age(7200);
	expect((await question(stored, true)).cache).toBe('sw; hit; fwd=stale; detail=stale-if-error');
	for (const period of ['hour', 'week'])
		expect(await question(`/v1/recent?period=${period}&min_magnitude=4.5&limit=500`)).toMatchObject(
			// The day of 2.5 knows the hour of 4.5, and of the week one day: it says so.
			period === 'hour'
				? { status: 200, cache: 'sw; hit; detail=seen-before' }
				: { status: 200, body: { complete: false } }
		);
	const refused = await question('/v1/recent?period=month&min_magnitude=significant', true);
	expect([refused.status, refused.body.error?.code]).toEqual([502, 'UPSTREAM_ERROR']);
	expect((await question(stored)).cache).toBe('sw; hit; detail=upstream-paused');
	const status = (await question('/v1/status')) as unknown as { body: { feeds: { feed: string; breaker: string }[] } };
	expect(status.body.feeds).toContainEqual(expect.objectContaining({ feed: 'quakes', breaker: 'open' }));

	const again = await startStandIn({ port: Number(new URL(own.url).port) });
	try {
		// The pause is over, as after half a minute.
		await age(0);
		expect((await question(stored)).cache).toBe('sw; fwd=stale; stored');
		expect((await question('/v1/recent?period=month&min_magnitude=significant')).status).toBe(200);
	} finally {
		await again.close();
	}
});

function playAll(mode: Mode): void {
	for (const upstream of new Set(FEEDS.map(([, name]) => name))) standIn.mode(upstream, mode);
}

/** Empties records and breakers, and the worker's memory of them. */
async function forget(): Promise<void> {
	// Creates the database if it is missing.
	await ask(page, '/v1/status');
	await age(null);
	await stopServiceWorker(page);
}

/** Modes in which answers are read, only odd. */
const WHOLE: readonly Mode[] = ['normal', 'huge', 'first-gone'];

test.each(TRANSPORT_MODES)(
	'every upstream in the mode %s: an answer or an error, and with old answers an answer',
	async (mode) => {
		const asked = () => Promise.all(FEEDS.map(async ([path]) => [path, await question(path)] as const));
		if (!mode.startsWith('slow')) {
			playAll(mode);
			for (const [path, { status, body }] of await asked()) {
				if (status === 200) continue;
				expect([404, 502, 503], `${path}: ${JSON.stringify(body)}`).toContain(status);
				expect(body.error?.code, path).toMatch(/^(UPSTREAM_\w+|OFFLINE|NOT_FOUND)$/);
				if (mode === 'normal' || mode === 'first-gone')
					// Where there is a second version it answers when the first is gone.
					expect([mode, path]).toEqual(['first-gone', expect.not.stringMatching(/rates|product/)]);
			}
			await forget();
		}
		playAll('normal');
		await asked();
		await age(4 * 86_400);
		await stopServiceWorker(page);
		playAll(mode);
		for (const [path, { status, cache, age: seconds, body }] of await asked()) {
			expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
			// An old answer says that it is old.
			if (/detail=/.test(cache ?? '')) expect(seconds, path).toBeGreaterThanOrEqual(4 * 86_400 - 1);
			else expect(WHOLE, `${path}: ${cache}`).toContain(mode);
		}
		await stopServiceWorker(page);
	}
);

test('upstreams get the question and nothing of the user: no key, cookie, referrer', async () => {
	await context.addCookies([{ name: 'secret', value: 'x', url: standIn.url }]);
	for (const [path] of FEEDS) await question(path);
	for (const { headers, path } of standIn.requests) {
		for (const name of ['cookie', 'referer', 'authorization', 'x-api-key'])
			expect(headers, path).not.toHaveProperty(name);
	}
});

test('a search that is typed over asks the upstream no more than once in 150 ms', async () => {
	await page.goto(`${server.url}/tools/encyclopedia/autocomplete`);
	const field = page.getByRole('textbox', { name: 'Article' });
	const before = standIn.requests.length;
	const started = Date.now();
	await field.pressSequentially('earthquake', { delay: 40 });
	const typed = Date.now() - started;
	await page
		.locator('section.answer')
		.getByRole('link', { name: /^Earthquake/ })
		.waitFor();
	const asked = standIn.requests.slice(before).map(({ path }) => new URL(path, 'http://h').searchParams.get('q') ?? '');
	// A list that is not full is compared with a known question, once a day.
	for (const question of asked)
		expect(
			['earthquake', 'united'].some((text) => text.includes(question)),
			question
		).toBe(true);
	// Ten letters in 400 ms on a quiet machine: one question at least, and not one for each letter.
	expect(asked.length).toBeGreaterThan(0);
	expect(asked.length).toBeLessThanOrEqual(typed / 150 + 2);
});

test('the panel says where an answer comes from and since when', async () => {
	await page.goto(`${server.url}/tools/earthquakes/recent`);
	const source = page.locator('section.answer p.source');
	await source.filter({ hasText: /^U\.S\. Geological Survey, \d/ }).waitFor();
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Refresh' }).click();
	// The answer from a moment ago is still the newest one.
	await source.filter({ hasText: /^U\.S\. Geological Survey, \d/ }).waitFor();
	await context.setOffline(false);
});

test('the Offline page lists what each source has stored and how old it is, and deletes it', async () => {
	await question('/v1/rates?base=USD');
	await question('/v1/recent?period=day&min_magnitude=2.5');
	await age(2 * 86_400);
	await page.goto(`${server.url}/offline`);
	const currency = page
		.getByRole('listitem')
		.filter({ hasText: 'Currency' })
		.filter({ hasText: /Newest: 2 days ago/ });
	await currency.waitFor();
	await page.getByRole('listitem').filter({ hasText: 'Earthquakes' }).waitFor();
	await currency.getByRole('button', { name: 'Remove' }).click();
	await currency.waitFor({ state: 'detached' });
	await expect.poll(async () => (await question('/v1/rates?base=USD')).cache).toMatch(/^sw; (fwd=miss|hit; ttl)/);
});
