/** What sources did in reports of people, played by the stand-in in today's shapes, and what the app in a real browser makes of it. */
import { beforeEach, expect, test } from 'vitest';
import type { Mode } from '../feeds/failures';
import { age, openFeedPlace, pointTo } from './feed-place';
import { ask, stopServiceWorker } from './support';

const { standIn, server, page } = await openFeedPlace();
beforeEach(async () => {
	play('normal');
	await page.goto(`${server.url}/`);
	await pointTo(page, standIn.bases);
	await ask(page, '/v1/status');
	await age(page, null);
	await stopServiceWorker(page);
});

const play = (mode: Mode, upstreams: readonly string[] = Object.keys(standIn.bases)) =>
	upstreams.forEach((upstream) => standIn.mode(upstream, mode));

interface Quake {
	readonly time: string;
	readonly distance_km: number;
	readonly magnitude: number;
	readonly catalogue: string;
	readonly other_catalogues: readonly { readonly catalogue: string; readonly magnitude: number }[];
}

/** The fields of answers that the cases look at. */
interface Body {
	readonly barcode: string;
	readonly name?: string;
	readonly items?: readonly unknown[];
	readonly rates?: object;
	readonly doubtful: readonly { readonly currency: string; readonly reason: string }[];
	readonly banks: readonly { readonly bank: string; readonly date: string }[];
	readonly complete: boolean;
	readonly catalogues: readonly string[];
	readonly earthquakes: readonly Quake[];
	readonly nearest: Quake;
}

interface Told {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Body;
	/** Paths that sources were asked for. */
	readonly asked: string;
}

async function told(path: string): Promise<Told> {
	const before = standIn.requests.length;
	const { status, headers, text } = await ask(page, path);
	const asked = standIn.requests.slice(before).map((request) => decodeURIComponent(request.path));
	return { status, headers, body: JSON.parse(text) as Body, asked: asked.join('\n') };
}

const OATS = '/v1/product/5901234567893';

test('a product in the shape of its source’s newest schema: new names, estimates, bounds, any amount', async () => {
	const { body, asked } = await told(OATS);
	expect(asked).toMatch(/environmental_score_grade,.*nutrition,/);
	expect(body).toMatchObject({
		green_score: 'a+',
		nutrition_per_100g: { fat_g: 1.5, fiber_g: null, salt_g: null, sodium_g: null, proteins_g: null },
		nutrition_qualified: [
			{ field: 'fiber_g', value: 0.8, source: 'estimate' },
			{ field: 'proteins_g', value: 1, reason: expect.stringContaining('100kj') },
			{ field: 'salt_g', value: 0.1, modifier: '<' }
		],
		micronutrients: [{ name: 'vitamin-d', amount: 1.1, unit: 'µg' }]
	});
	await page.goto(`${server.url}/tools/food/product?barcode=5901234567893`);
	await page.getByText('0.8 g, estimated from the ingredients').waitFor();
	await page.getByText('< 0.1 g').waitFor();
});

test.each([
	'4006381333931',
	'4006 381–333931',
	'04006381333931',
	'https://id.gs1.org/01/04006381333931/10/AB?17=271231',
	']d2010400638133393117271231\u001d10AB',
	'(01)04006381333931(17)271231',
	'https://de.openfoodfacts.org/produkt/4006381333931/haferflocken'
])('%s is read as the barcode that it holds', async (code) =>
	expect((await told(`/v1/product/${encodeURIComponent(code)}`)).body.barcode).toBe('4006381333931')
);

test.each([
	['/v1/recent?period=week&min_magnitude=2.5', 'USGS'],
	[OATS, 'OPENFOODFACTS'],
	['/v1/on-this-day?month=7&day=20', 'WIKIPEDIA'],
	['/v1/rates?base=EUR&date=2012-05-04', 'FRANKFURTER']
])('%s: an empty answer is no fact, neither at first nor over a stored one', async (path, upstream) => {
	play('hollow', [upstream, 'EMSC', 'GEONET']);
	expect((await told(path)).status).toBeGreaterThanOrEqual(500);
	play('normal');
	await age(page, 0);
	const known = await told(path);
	play('hollow', [upstream, 'EMSC', 'GEONET']);
	await age(page, 2 * 86_400);
	await stopServiceWorker(page);
	const { status, body } = await told(path);
	expect([status, body.earthquakes ?? body.name ?? body.items ?? body.rates]).toEqual([
		200,
		known.body.earthquakes?.filter(({ time }) => Date.parse(time) > Date.now() - 7 * 86_400_000) ??
			known.body.name ??
			known.body.items ??
			known.body.rates
	]);
});

test.each([
	['one-odd', '/v1/recent?period=day&min_magnitude=all', { complete: false, skipped: 1 }],
	['one-odd', '/v1/autocomplete?q=earth', { complete: false }],
	['one-odd', '/v1/search?q=e', { complete: false, skipped: 1 }],
	['one-odd', '/v1/on-this-day?month=7&day=20', { complete: false }],
	['stalled', '/v1/rates?base=EUR', { complete: false }],
	['stalled', '/v1/recent?period=month&min_magnitude=all', { complete: false }],
	['stalled', '/v1/search?q=e', { complete: false }]
] as const)('%s: %s says that it is not complete', async (mode, path, expected) => {
	play(mode);
	expect(await told(path)).toMatchObject({ status: 200, body: expected });
});

test('values that cannot be are left out or called doubtful', async () => {
	play('implausible');
	const rates = await told('/v1/rates?base=EUR&symbols=USD,GBP');
	expect(rates.body.doubtful).toEqual([{ currency: 'USD', reason: expect.stringContaining('since 2021') }]);
	expect((await told('/v1/product/5901234567893')).body.doubtful).not.toEqual([]);
	expect((await told('/v1/recent?period=day')).status).toBeGreaterThanOrEqual(500);
	await page.goto(`${server.url}/tools/currency/rates?base=EUR&symbols=USD`);
	await page.getByText('Doubtful, check another source before you use it').waitFor();
});

test('any threshold, dates and circle go to the catalogue, and any order is of the whole period', async () => {
	const month = await told('/v1/recent?period=month&min_magnitude=all&at_least=2&limit=500');
	expect(month.asked).toContain('minmagnitude=1.95');
	const near = await told('/v1/recent?start=2026-01-01&end=2026-01-31&near=35.68,139.69&radius_km=3000&order=distance');
	expect(near.asked).toMatch(/starttime=2026-01-01T00:00:00.*endtime=2026-01-31T23:59:59/);
	expect(near.asked).toMatch(/maxradiuskm=/);
	const far = near.body.earthquakes.map(({ distance_km }) => distance_km);
	expect(far.length).toBeGreaterThan(1);
	expect(far).toEqual([...far].sort((a, b) => a - b));
	expect(near.body.nearest.distance_km).toBe(far[0]);
});

test('a second catalogue takes over from the first, and shows where it disagrees', async () => {
	const { body } = await told('/v1/recent?period=day&min_magnitude=4.5&compare=true');
	expect(body.earthquakes[0]?.other_catalogues).toEqual([expect.objectContaining({ catalogue: 'EMSC' })]);
	expect(body.earthquakes[0]?.other_catalogues[0]?.magnitude).not.toBe(body.earthquakes[0]?.magnitude);
	await age(page, null);
	await stopServiceWorker(page);
	play('server-error', ['USGS']);
	const second = await told('/v1/recent?period=day&min_magnitude=4.5');
	expect([second.body.catalogues, second.body.complete, second.body.earthquakes[0]?.catalogue]).toEqual([
		['EMSC'],
		false,
		'EMSC'
	]);
});

test('currencies of other banks name the bank and its day, and one that has stalled is doubtful', async () => {
	const { body } = await told('/v1/rates?base=EUR&symbols=AED,ARS');
	expect(body.banks).toMatchObject([
		{ bank: expect.stringContaining('Emirates') },
		{ bank: expect.stringContaining('Argentina') }
	]);
	expect(body.doubtful.map(({ currency }) => currency)).toContain('ARS');
	expect(Date.parse(body.banks[1]?.date ?? '')).toBeLessThan(Date.parse(body.banks[0]?.date ?? ''));
});

test('a page that wants a sign-in is called one', async () => {
	play('sign-in');
	await page.goto(`${server.url}/tools/earthquakes/recent?period=day`);
	await page.getByText('Sign in to this network, then try again.').last().waitFor();
});
