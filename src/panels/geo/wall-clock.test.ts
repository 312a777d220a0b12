import { expect, test } from 'vitest';
import { aheadInWords, faceAt, offsetSeconds } from './wall-clock.svelte';
import { crossesDateLine } from './way';

test('a clock in Kathmandu at noon in Greenwich', () =>
	expect(faceAt(Date.UTC(2026, 6, 1, 12), offsetSeconds('+05:45'))).toEqual({
		hour: 172.5,
		minute: 270,
		second: 0,
		time: '17:45:00',
		date: '2026-07-01',
		day: true
	}));
test('a clock west of Greenwich shows the day before', () =>
	expect(faceAt(Date.UTC(2026, 0, 1, 3), offsetSeconds('-11:00'))).toMatchObject({
		time: '16:00:00',
		date: '2025-12-31'
	}));
test('offsets with seconds are read', () => expect(offsetSeconds('-00:44:30')).toBe(-2670));
test.each([
	[19_800, 3600, '4 h 30 min ahead of you'],
	[-18_000, 3600, '6 h behind you'],
	[20_700, 19_800, '15 min ahead of you'],
	[0, 0, 'the same time as yours']
])('%i s and %i s', (offset, own, words) => expect(aheadInWords(offset, own)).toBe(words));
test('a way from Fiji to Samoa crosses the date line, one from Berlin to Tokyo does not', () => {
	expect(crossesDateLine({ lat: -18, lon: 178 }, { lat: -14, lon: -172 })).toBe(true);
	expect(crossesDateLine({ lat: 52, lon: 13 }, { lat: 36, lon: 140 })).toBe(false);
});
