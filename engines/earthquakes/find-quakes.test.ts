import { expect, test } from 'vitest';
import { playground, TEST_NOW, type Playground } from '../../tests/feeds/feed-context';
import { chance } from '../../tests/feeds/upstreams/answer';
import { eventsSince } from '../../tests/feeds/upstreams/usgs';
import { distanceKm } from '../geo/distance';
import type { Writing } from '../kit/writing';
import { engine } from './engine';
import { lines } from './lines';
import { PERIOD_MS, type Period } from './quakes';

type Input = Parameters<typeof engine.recent>[0];
const DEFAULTS = { period: 'day', min_magnitude: '2.5', limit: 50, order: 'time', compare: false } as const;
const ask = (place: Playground, over: Partial<Input>) => engine.recent({ ...DEFAULTS, ...over }, place.context());

const PERIODS: readonly Period[] = ['hour', 'day', 'week', 'month'];
const LEVELS = { all: -Infinity, '1.0': 0.95, '2.5': 2.45, '4.5': 4.45 } as const;
const levels = Object.keys(LEVELS) as (keyof typeof LEVELS)[];

const month = eventsSince(TEST_NOW - PERIOD_MS.month, TEST_NOW);
/** All events of a period, from the stand-in itself. */
const truth = (period: Period, least: number) =>
	month.filter(
		({ properties: { mag, time } }) =>
			time >= TEST_NOW - PERIOD_MS[period] && ((mag ?? -Infinity) >= least || least === -Infinity)
	);

const farFrom = (lat: number, lon: number) => (event: ReturnType<typeof truth>[number]) => {
	const [longitude = 0, latitude = 0] = event.geometry.coordinates;
	const turned = (longitude ?? 0) > 180 ? (longitude ?? 0) - 360 : (longitude ?? 0) < -180 ? (longitude ?? 0) + 360 : (longitude ?? 0); // prettier-ignore
	return distanceKm({ lat, lon }, { lat: latitude ?? 0, lon: turned });
};

test('the nearest and the strongest of 60 places and four periods are those of the whole period, and the line of the box says the same', async () => {
	const writing = { number: String, moment: String, way: (km: number) => `${km} km` } as unknown as Writing;
	const place = playground({ allowance: () => 1e9 });
	for (let at = 0; at < 240; at++) {
		const town = Math.floor(at / 4);
		const [lat, lon] = [
			Math.round((chance(town) * 170 - 85) * 100) / 100,
			Math.round((chance(town + 0.5) * 360 - 180) * 100) / 100
		];
		const period = PERIODS[at % 4] ?? 'day';
		const level = levels[town % 4] ?? '2.5';
		const answer = await ask(place, { period, min_magnitude: level, limit: 5, near: `${lat},${lon}` });
		const { nearest, strongest, earthquakes } = answer;
		const all = truth(period, LEVELS[level]);
		const told = `${period} ${level} ${lat},${lon}`;
		if (all.length === 0) expect([nearest, strongest, earthquakes], told).toEqual([null, null, []]);
		else {
			expect(nearest?.distance_km, told).toBeCloseTo(Math.min(...all.map(farFrom(lat, lon))), 0);
			expect(strongest?.magnitude, told).toBe(Math.max(...all.map(({ properties }) => properties.mag ?? -9)));
			expect(lines.recent?.(answer, { ask: 'nearest' }, writing), told).toContain(
				`${nearest?.place} · ${nearest?.distance_km} km`
			);
		}
	}
}, 240_000);

test('within a radius, by distance: all of them, nearest first', async () => {
	const answer = await ask(playground(), { period: 'week', min_magnitude: 'all', near: '36,-117.5', radius_km: 500, order: 'distance', limit: 40 }); // prettier-ignore
	const all = truth('week', -Infinity).map(farFrom(36, -117.5)).filter((km) => km <= 500).sort((a, b) => a - b); // prettier-ignore
	expect(answer.earthquakes.map(({ distance_km }) => distance_km)).toEqual(all.slice(0, 40).map((km) => Math.round(km * 10) / 10)); // prettier-ignore
});

test('any dates and any threshold are asked of the catalogue, and are whole', async () => {
	const place = playground();
	const answer = await ask(place, { start: '2026-11-01', end: '2026-11-03', min_magnitude: 'all', at_least: 3.3, limit: 500 }); // prettier-ignore
	const asked = new URL(place.asked[0] ?? '').searchParams;
	expect([asked.get('starttime'), asked.get('endtime'), asked.get('minmagnitude')]).toEqual(['2026-11-01T00:00:00', '2026-11-03T23:59:59', '3.25']); // prettier-ignore
	const from = Date.UTC(2026, 10, 1);
	const all = eventsSince(from, from + 3 * 86_400_000 - 1).filter(({ properties }) => (properties.mag ?? -9) >= 3.25);
	expect(answer).toMatchObject({
		count: all.length,
		total: all.length,
		complete: true,
		start: '2026-11-01T00:00:00.000Z'
	});
});

test.each([
	[{ radius_km: 100 }, 'near: is required with radius_km'],
	[{ order: 'distance' }, 'near: is required to order by distance'],
	[{ end: '2026-11-01' }, 'start: is required with end'],
	[{ start: '2026-11-31' }, 'start: must be a day (2026-07-20) or a time (2026-07-20T12:00:00Z)'],
	[{ start: '2027-01-01' }, 'start: must not be in the future'],
	[{ start: '2026-11-02', end: '2026-11-01' }, 'end: must not be before start'],
	[{ start: '1850-01-01' }, 'start: must not be before 1900']
] as const)('%j is refused: %s', async (input, message) => {
	const place = playground();
	await expect(ask(place, input)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
	expect(place.asked).toEqual([]);
});

test('when the USGS fails a second catalogue answers, and is not called complete', async () => {
	const place = playground();
	place.mode('USGS', 'unavailable');
	const answer = await ask(place, { min_magnitude: '2.5', limit: 500 });
	expect(answer).toMatchObject({ catalogues: ['EMSC'], complete: false });
	expect(answer.count).toBeGreaterThan(10);
	expect(answer.earthquakes[0]).toMatchObject({ catalogue: 'EMSC', place: 'Somewhere Region' });
	const few = await ask(place, { min_magnitude: '2.5', limit: 3 });
	expect(few.earthquakes).toEqual(answer.earthquakes.slice(0, 3));
	const times = answer.earthquakes.map(({ time }) => Date.parse(time));
	expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('both catalogues beside each other: one event, and where they disagree', async () => {
	const answer = await ask(playground(), { compare: true });
	expect(answer.catalogues).toEqual(['USGS', 'EMSC']);
	for (const { magnitude, other_catalogues } of answer.earthquakes.filter((one) => one.magnitude !== null))
		expect(other_catalogues).toMatchObject([{ catalogue: 'EMSC', magnitude: Math.round(((magnitude ?? 0) + 0.1) * 100) / 100 }]); // prettier-ignore
});
