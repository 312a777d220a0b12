import { expect, test } from 'vitest';
import { TEST_NOW } from '../../tests/feeds/feed-context';
import { quakes, weighWindow, windowOf, type CatalogueQuestion } from './feed';
import { isSmall } from './known';
import { PERIOD_MS } from './quakes';
import { emscQuakes } from './second-catalogues';

const YEAR_1973 = Date.UTC(1973, 0, 1);
test.each([
	['a day of magnitude 2.5 and more', { least: 2.45 }, TEST_NOW - PERIOD_MS.day, PERIOD_MS.day, 1],
	['an hour of all', { least: null }, TEST_NOW - PERIOD_MS.hour, PERIOD_MS.hour, 0],
	['four days of magnitude 4.5, twenty events', { least: 4.5 }, TEST_NOW - 4 * PERIOD_MS.day, 4 * PERIOD_MS.day, 1],
	['three days of magnitude 4.5', { least: 4.5 }, TEST_NOW - 3 * PERIOD_MS.day, 3 * PERIOD_MS.day, 0],
	['a week of magnitude 6.5', { least: 6.5 }, TEST_NOW - PERIOD_MS.week, PERIOD_MS.week, 0],
	['the first month of complete catalogues', { least: 4.5 }, YEAR_1973, PERIOD_MS.month, 1],
	['a month that begins before them', { least: 4.5 }, YEAR_1973 - 1, PERIOD_MS.month, 0],
	['a month around a place', { least: 2.5, circle: { latitude: 0, longitude: 0, radiusKm: 100 } }, TEST_NOW - PERIOD_MS.month, PERIOD_MS.month, 0] // prettier-ignore
])('%s without an event: at least so many must have happened', (_what, over, since, length, least) => {
	const question = { period: null, since, until: since + length, order: 'time', circle: null, ...over } as const;
	const window = { ...windowOf(question, 0, TEST_NOW), skipped: 0, quakes: [] };
	expect(weighWindow(window, question, TEST_NOW)).toEqual({ holds: 0, least, skipped: 0 });
	expect(weighWindow({ ...window, significantOnly: true }, question, TEST_NOW).least).toBe(0);
});

const NOVEMBER: CatalogueQuestion = { period: null, since: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 2), least: 2.45, order: 'magnitude', circle: { latitude: 36, longitude: -117.5, radiusKm: 500 } }; // prettier-ignore
const OPEN = { ...NOVEMBER, period: 'day', until: null, least: null, order: 'time', circle: null } as const;
const START = '2026-11-01T00:00:00';
const END = '2026-11-02T00:00:00';

// Parameters as the two services document them; a degree of the circle around the Earth is 111.195 km.
test.each([
	[quakes, NOVEMBER, { format: 'geojson', orderby: 'magnitude', limit: '500', starttime: START, endtime: END, minmagnitude: '2.45', latitude: '36', longitude: '-117.5', maxradiuskm: '500' }], // prettier-ignore
	[emscQuakes, NOVEMBER, { format: 'json', orderby: 'magnitude', limit: '500', start: START, end: END, minmag: '2.45', lat: '36', lon: '-117.5', maxradius: '4.5' }], // prettier-ignore
	[quakes, OPEN, { format: 'geojson', orderby: 'time', limit: '500', starttime: START }],
	[emscQuakes, OPEN, { format: 'json', orderby: 'time', limit: '500', start: START }]
])('$id asks its catalogue by the names of that service', (feed, question, asked) => {
	const { pathname, searchParams } = new URL(feed.path(question), 'https://catalogue.example');
	expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/fdsnws/event/1/query', asked]);
	// A period up to now is one key whenever it begins; given days are a key each.
	const later = { ...question, since: question.since + 1000 };
	expect(feed.key?.(later) === feed.key?.(question)).toBe(question.period !== null);
});

// The USGS makes its files anew each minute, those of a week and a month less often.
test.each([
	['hour', 60, 7],
	['day', 60, 7],
	['week', 300, 30],
	['month', 900, 30]
] as const)(
	'the file of a %s is new for %i s, and serves %i days when the source fails',
	(file, freshSeconds, days) => {
		// prettier-ignore
		const question = { file, minMagnitude: '4.5' } as const;
		expect(quakes.path(question)).toBe(`/earthquakes/feed/v1.0/summary/4.5_${file}.geojson`);
		expect(quakes.policy(question, undefined, TEST_NOW)).toMatchObject({ freshSeconds, errorSeconds: days * 86_400 });
	}
);

test.each([
	[{ type: 'Feature' }, 'type is not FeatureCollection'],
	[{ metadata: { generated: 1, status: 503 } }, 'metadata.status is that of a failure'],
	[{ metadata: { generated: 1, count: 1 } }, 'there are fewer features than metadata.count']
])('an answer with %j proves nothing', (over, reason) => {
	const body = { type: 'FeatureCollection', metadata: { generated: 1 }, features: [], ...over };
	expect(() => quakes.trim(body, { file: 'hour', minMagnitude: 'all' })).toThrow(reason);
});

test('the files of all and of magnitude 1 are too large to be fetched whole', () =>
	expect((['all', '1.0', '2.5', '4.5', 'significant'] as const).filter(isSmall)).toEqual(['all', '1.0']));
