import { expect, test } from 'vitest';
import { TEST_NOW } from '../../tests/feeds/feed-context';
import { weighWindow, windowOf } from './feed';
import { PERIOD_MS } from './quakes';

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
