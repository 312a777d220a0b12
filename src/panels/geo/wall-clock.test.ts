import { expect, test } from 'vitest';
import { faceAt, offsetSeconds } from './wall-clock.svelte';
import { crossesDateLine } from './way';

test('a clock in Kathmandu at noon in Greenwich', () =>
	expect(faceAt(Date.UTC(2026, 6, 1, 12), offsetSeconds('+05:45'))).toEqual({
		hour: 172.5,
		minute: 270,
		second: 0,
		local: Date.UTC(2026, 6, 1, 17, 45),
		day: true
	}));
test('a clock west of Greenwich shows the day before', () =>
	expect(faceAt(Date.UTC(2026, 0, 1, 3), offsetSeconds('-11:00'))).toMatchObject({
		local: Date.UTC(2025, 11, 31, 16)
	}));
test('offsets with seconds are read', () => expect(offsetSeconds('-00:44:30')).toBe(-2670));
test('a way from Fiji to Samoa crosses the date line, one from Berlin to Tokyo does not', () => {
	expect(crossesDateLine({ lat: -18, lon: 178 }, { lat: -14, lon: -172 })).toBe(true);
	expect(crossesDateLine({ lat: 52, lon: 13 }, { lat: 36, lon: 140 })).toBe(false);
});
