import { expect, test } from 'vitest';
import { playground, TEST_NOW, type Playground } from '../../tests/feeds/feed-context';
import type { Mode } from '../../tests/feeds/failures';
import { engine } from './engine';
import { quakes, windowOf as windowFor, type QuakeWindow } from './feed';
import { knownQuakes } from './known';
import type { MinMagnitude, Period, Quake } from './quakes';
import { feedFor, newestFirst, passes, PERIOD_MS, reaches, select } from './quakes';

const quake = (over: Partial<Quake>): Quake => ({
	id: 'a',
	magnitude: 5,
	magnitudeType: 'mww',
	place: 'somewhere',
	time: TEST_NOW,
	updated: TEST_NOW,
	latitude: 1,
	longitude: 2,
	depthKm: 10,
	url: null,
	type: 'earthquake',
	status: 'reviewed',
	alert: null,
	tsunami: false,
	felt: null,
	mmi: null,
	cdi: null,
	significance: 400,
	...over
});
type Input = Parameters<typeof engine.recent>[0];
const DEFAULTS = { period: 'day', min_magnitude: '2.5', limit: 100, order: 'time', compare: false } as const;
const ask = (place: Playground, over: Partial<Input> = {}) => engine.recent({ ...DEFAULTS, ...over }, place.context());

const noneAnswers = (place: Playground, mode: Mode) =>
	['USGS', 'EMSC', 'GEONET'].forEach((upstream) => place.mode(upstream, mode));

/** A feature as the USGS writes it. */
const feature = (properties: object = {}, coordinates: readonly unknown[] = [10, 20, 5]) => ({
	type: 'Feature',
	id: 'xx1',
	properties: {
		mag: 3,
		place: 'p',
		time: TEST_NOW,
		updated: TEST_NOW,
		url: null,
		sig: 10,
		type: 'earthquake',
		...properties
	},
	geometry: { type: 'Point', coordinates }
});
const collection = (...features: unknown[]) => ({
	type: 'FeatureCollection',
	metadata: { generated: TEST_NOW },
	features
});
const trim = (body: unknown) => quakes.trim(body, { file: 'day', minMagnitude: 'all' }).quakes;

test.each([
	// As the files of the USGS do.
	[{ magnitude: 2.45 }, '2.5', true],
	[{ magnitude: 2.44 }, '2.5', false],
	[{ magnitude: 0.95 }, '1.0', true],
	[{ magnitude: 4.449 }, '4.5', false],
	[{ magnitude: null }, 'all', true],
	[{ magnitude: null }, '1.0', false],
	[{ magnitude: -1.2 }, 'all', true],
	[{ magnitude: 4, significance: 600 }, 'significant', true],
	[{ magnitude: 7, significance: 599 }, 'significant', false],
	[{ significance: null }, 'significant', false]
] as const)('%j is in the file of %s: %s', (over, level, isIn) => expect(passes(quake(over), level)).toBe(isIn));

const lastDay = { from: TEST_NOW - PERIOD_MS.day, until: TEST_NOW, minMagnitude: 'all', atLeast: null } as const;

test('events are newest first, and by id within the same instant', () => {
	const events = [quake({ id: 'b' }), quake({ id: 'a' }), quake({ id: 'c', time: TEST_NOW - 1 })];
	expect(select([...events].reverse(), lastDay).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the order of two events is that of their times, then of their ids', () => {
	const [a, b] = [quake({ id: 'a' }), quake({ id: 'b' })];
	expect([newestFirst(a, b), newestFirst(b, a), newestFirst(a, a)]).toEqual([-1, 1, 0]);
});

test('nothing from before the period is shown', () => {
	const edge = quake({ time: TEST_NOW - PERIOD_MS.hour });
	expect(select([edge], { ...lastDay, from: edge.time })).toHaveLength(1);
	expect(select([edge], { ...lastDay, from: edge.time + 1 })).toHaveLength(0);
});

const windowOf = ({ file = 'day', minMagnitude = '2.5', generated = TEST_NOW, quakes: held = [] }: Partial<{ file: Period; minMagnitude: MinMagnitude; generated: number; quakes: Quake[] }>): QuakeWindow => ({
	...windowFor({ file, minMagnitude }, held.length, generated),
	skipped: 0,
	quakes: held
}); // prettier-ignore

test('a window of smaller ones knows the larger ones, never the other way; significance is another measure', () => {
	const knows = (stored: MinMagnitude, asked: MinMagnitude) =>
		knownQuakes([windowOf({ minMagnitude: stored })], asked) !== undefined;
	expect([knows('2.5', '4.5'), knows('4.5', '2.5')]).toEqual([true, false]);
	expect([knows('all', 'significant'), knows('1.0', 'significant')]).toEqual([true, false]);
});

test('windows that touch are known as one, each event once and as it was given last', () => {
	const known = knownQuakes(
		[
			windowOf({ quakes: [quake({ id: 'a', magnitude: 5.1, updated: TEST_NOW })] }),
			windowOf({
				file: 'week',
				generated: TEST_NOW - PERIOD_MS.hour,
				quakes: [quake({ id: 'a', updated: 0 }), quake({ id: 'b', time: TEST_NOW - 3 * PERIOD_MS.day })]
			})
		],
		'2.5'
	);
	expect(known?.quakes.map(({ id, magnitude }) => [id, magnitude])).toEqual([
		['a', 5.1],
		['b', 5]
	]);
	expect(known?.from).toBe(TEST_NOW - PERIOD_MS.hour - PERIOD_MS.week);
	expect(known?.until).toBe(TEST_NOW);
});

test('beyond a gap nothing is known', () => {
	const known = knownQuakes(
		[windowOf({ file: 'hour' }), windowOf({ file: 'week', generated: TEST_NOW - 2 * PERIOD_MS.day })],
		'2.5'
	);
	expect(known?.from).toBe(TEST_NOW - PERIOD_MS.hour);
});

test('an event that the newest window no longer has was taken back', () => {
	const known = knownQuakes(
		[
			windowOf({}),
			windowOf({ generated: TEST_NOW - PERIOD_MS.hour, quakes: [quake({ time: TEST_NOW - 2 * PERIOD_MS.hour })] })
		],
		'2.5'
	);
	expect(known?.quakes).toEqual([]);
});

test('a stored answer that ends two days ago says so: nothing known is not nothing happened', async () => {
	const place = playground();
	const before = await ask(place);
	place.now += 2 * PERIOD_MS.day;
	for (const fail of [() => noneAnswers(place, 'unavailable'), () => (place.online = false)]) {
		fail();
		const answer = await ask(place);
		expect(answer).toMatchObject({ count: 0, complete: false, covered_until: before.generated_at });
		expect(answer.last_known.map(({ id }) => id)).toEqual(before.earthquakes.slice(0, 5).map(({ id }) => id));
		await expect(ask(place, { period: 'hour' })).rejects.toMatchObject({
			message: expect.stringContaining('not known')
		});
	}
});

test('what is asked and answered now is complete', async () =>
	expect(await ask(playground())).toMatchObject({ complete: true, skipped: 0, last_known: [] }));

test('one odd record costs itself alone and is counted; a list of odd ones is another schema', () => {
	const body = collection(feature(), { ...feature(), geometry: null }, feature({ felt: '12' }), {
		...feature({ mag: 4 }),
		id: 'xx2'
	});
	expect(quakes.trim(body, { file: 'day', minMagnitude: 'all' })).toMatchObject({ skipped: 2, quakes: [{}, {}] });
	expect(() => quakes.trim(collection({ ...feature(), geometry: null }), { file: 'day', minMagnitude: 'all' })).toThrow(
		'geometry'
	);
});

test.each([
	['says that it failed', { metadata: { generated: TEST_NOW, status: 503 }, features: [] }],
	['says that it holds more than it has', { metadata: { generated: TEST_NOW, count: 12 }, features: [] }],
	['has its times in seconds', collection(feature({ time: TEST_NOW / 1000 }))],
	['has events of next week', collection(feature({ time: TEST_NOW + PERIOD_MS.week }))]
])('a file that %s is refused, not read as none', (_, body) => {
	const whole = { type: 'FeatureCollection', ...body };
	expect(() => quakes.trim(whole, { file: 'day', minMagnitude: '2.5' })).toThrow(
		expect.objectContaining({ name: 'UpstreamInvalid' }) as Error
	);
});

test('of significant events none is left out because nobody says how significant it is: such a file is refused', () => {
	const body = collection(feature({ mag: 6.5, sig: null }), { ...feature({ mag: 6.6, sig: undefined }), id: 'xx2' });
	expect(() => quakes.trim(body, { file: 'day', minMagnitude: 'significant' })).toThrow('has no sig');
	expect(quakes.trim(body, { file: 'day', minMagnitude: 'all' }).quakes).toHaveLength(2);
});

test('near a place, each event says how far it is', async () => {
	const answer = await ask(playground(), { near: '35.68, 139.69' });
	expect(answer.near).toEqual({ latitude: 35.68, longitude: 139.69, name: null, read_as: 'decimal' });
	for (const { distance_km: far } of answer.earthquakes) expect(far).toBeGreaterThan(0);
});

test.each([
	['Tokyo', 'Tokyo, Japan', 35.6895, 139.6917],
	['santiago de chile', 'Santiago, Chile', -33.4569, -70.6483],
	['दिल्ली', 'Delhi, India', 28.6667, 77.2167]
])('near %s is the city of that name, and the answer says which: %s', async (near, name, latitude, longitude) => {
	const answer = await ask(playground(), { near });
	expect(answer.near).toMatchObject({ read_as: 'name' });
	expect(answer.near?.name?.startsWith(name.split(',')[0] ?? '')).toBe(true);
	expect(answer.near?.name?.endsWith(name.split(', ')[1] ?? '')).toBe(true);
	expect(answer.near?.latitude).toBeCloseTo(latitude, 0);
	expect(answer.near?.longitude).toBeCloseTo(longitude, 0);
	expect(answer.earthquakes.every(({ distance_km }) => distance_km !== null)).toBe(true);
});

test('a name that is no city’s is refused before anything is asked; a slip of the finger, or of several cities, is told which they may be', async () => {
	const place = playground();
	await expect(ask(place, { near: 'xqzzvw' })).rejects.toThrow(/^near: must be latitude,longitude/);
	await expect(ask(place, { near: 'Yokohoma' })).rejects.toThrow(/^near: .*Yokohama, .*Japan \(35\./);
	// Like every other field of a place: the caller must choose between several.
	await expect(ask(place, { near: 'Springfield' })).rejects.toThrow(/^near: .*Springfield, Missouri.*Springfield, /);
	expect(place.asked).toEqual([]);
});

test('a feature keeps what is unknown as null and drops what was deleted', () => {
	const [first, ...rest] = trim(
		collection(feature({ mag: null, place: null, magType: null }, [1, 2, null]), feature({ status: 'deleted' }))
	);
	expect(rest).toEqual([]);
	expect(first).toMatchObject({ magnitude: null, place: null, depthKm: null, felt: null, alert: null, tsunami: false });
});

test.each([
	[181.5, -178.5],
	[-180.5, 179.5],
	[180, 180],
	[-180, -180]
])('a longitude of %d is %d', (given, longitude) =>
	expect(trim(collection(feature({}, [given, 0, 1])))[0]?.longitude).toBe(longitude)
);

test.each(['green', 'yellow', 'orange', 'red', 'blue'])('the alert %s is one of four, else unknown', (alert) =>
	expect(trim(collection(feature({ alert })))[0]?.alert).toBe(alert === 'blue' ? null : alert)
);

test.each([
	['no features', { type: 'FeatureCollection', metadata: { generated: 1 } }],
	['another type', { type: 'Feature', features: [] }],
	['no time', collection(feature({ time: undefined }))],
	['time as text', collection(feature({ time: '2026' }))],
	['no mag at all', { ...collection({ ...feature(), properties: { time: TEST_NOW } }) }],
	['magnitude as text', collection(feature({ mag: '3' }))],
	['no place on Earth', collection(feature({}, [0, 91, 0]))],
	['no coordinates', collection({ ...feature(), geometry: null })],
	['null', null],
	['a list', []]
])('%s is not the schema of the USGS', (_name, body) =>
	expect(() => trim(body)).toThrow(expect.objectContaining({ name: 'UpstreamInvalid' }) as Error)
);

test('a page address that is not https is replaced by the usual one', () =>
	expect(trim(collection(feature({ url: 'javascript:alert(1)' })))[0]?.url).toBeNull());

test('the answer has every field, counts itself and is sorted', async () => {
	const answer = await ask(playground());
	expect(answer).toMatchObject({ period: 'day', min_magnitude: '2.5', generated_at: '2026-11-20T16:00:00.000Z' });
	expect(answer.count).toBe(answer.earthquakes.length);
	expect(answer.count).toBeGreaterThan(10);
	const times = answer.earthquakes.map(({ time }) => Date.parse(time));
	expect(times).toEqual([...times].sort((a, b) => b - a));
	expect(answer.earthquakes[0]?.url).toMatch(/^https:\/\/earthquake\.usgs\.gov\/earthquakes\/eventpage\//);
});

test('another limit of the same window asks nothing anew', async () => {
	const place = playground();
	await ask(place, { limit: 500 });
	expect((await ask(place, { limit: 3 })).count).toBe(3);
	expect(place.asked).toHaveLength(1);
});

test('the monthly file of all is never asked for: the day fills a small limit, the catalogue a month', async () => {
	const place = playground();
	const names = ({ asked }: Playground) => asked.map((url) => new URL(url).pathname.split('/').at(-1));
	expect((await ask(place, { period: 'month', min_magnitude: 'all', limit: 50 })).count).toBe(50);
	// The strongest of the month is in the file of the strong ones.
	expect(names(place)).toEqual(['all_day.geojson', '4.5_month.geojson']);
	const week = playground();
	expect((await ask(week, { period: 'week', min_magnitude: 'all', limit: 500 })).count).toBe(500);
	expect(names(week)).toEqual(['query', '4.5_week.geojson']);
	const month = playground();
	await ask(month, { period: 'month', min_magnitude: '1.0', at_least: 2, limit: 500 });
	const asked = new URL(month.asked[0] ?? '').searchParams;
	expect([asked.get('starttime'), asked.get('minmagnitude')]).toEqual(['2026-10-21T16:00:00', '1.95']);
});

test('another magnitude is asked of the smallest file that has them all, and rounds as the files do', async () => {
	const place = playground();
	const answer = await ask(place, { period: 'month', min_magnitude: 'all', limit: 500, at_least: 4.8 });
	expect(place.asked.map((url) => url.split('/').at(-1))).toEqual(['4.5_month.geojson']);
	const all = await ask(place, { period: 'month', min_magnitude: '4.5', limit: 500 });
	expect(all.at_least).toBeNull();
	expect(answer).toMatchObject({ min_magnitude: 'all', at_least: 4.8, complete: true });
	expect(answer.earthquakes).toEqual(all.earthquakes.filter(({ magnitude }) => (magnitude ?? 0) >= 4.75));
	expect(answer.count).toBeGreaterThan(0);
	expect(answer.count).toBeLessThan(all.count);
	expect([feedFor('2.5', 4.4), feedFor('2.5', 4.5), feedFor('4.5', 2)]).toEqual(['2.5', '4.5', '4.5']);
	expect(feedFor('all', -1)).toBe('all');
	// Another measure, which a magnitude narrows.
	expect(feedFor('significant', 6)).toBe('significant');
	expect(reaches(quake({ magnitude: null }), -2)).toBe(false);
});

test('where none is so strong, the last that are known are not weaker ones', async () => {
	const answer = await ask(playground(), { at_least: 9.5 });
	expect(answer).toMatchObject({ count: 0, complete: true, last_known: [] });
});

test('offline, a larger stored window answers, cut to the period that was asked', async () => {
	const place = playground();
	const online = await ask(place, { min_magnitude: '4.5', limit: 500 });
	await ask(place, { period: 'week', min_magnitude: '2.5', limit: 1 });
	place.online = false;
	const context = place.context();
	const offline = await engine.recent({ ...DEFAULTS, min_magnitude: '4.5', limit: 500 }, context);
	expect(offline.earthquakes).toEqual(online.earthquakes);
	const hour = place.context();
	const answer = await engine.recent({ ...DEFAULTS, period: 'hour', limit: 500 }, hour);
	expect(answer.earthquakes.every(({ time }) => Date.parse(time) >= TEST_NOW - PERIOD_MS.hour)).toBe(true);
	expect(hour.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
});

test('a stale window shows no event that has left the period since', async () => {
	const place = playground();
	await ask(place, { period: 'hour', min_magnitude: 'all' });
	noneAnswers(place, 'unavailable');
	place.now += 30 * 60_000;
	const answer = await ask(place, { period: 'hour', min_magnitude: 'all' });
	expect(answer.count).toBeGreaterThan(0);
	for (const { time } of answer.earthquakes)
		expect(Date.parse(time)).toBeGreaterThanOrEqual(place.now - PERIOD_MS.hour);
});

test('a week of a thousand and more small ones is kept within its budget', async () => {
	const place = playground();
	await ask(place, { period: 'week', min_magnitude: 'all', limit: 500 });
	const [row] = await place.feeds.status();
	expect(row).toMatchObject({ feed: 'quakes', records: 2 });
	expect(row?.bytes).toBeLessThan(900_000);
});
