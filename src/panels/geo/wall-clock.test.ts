import { expect, test } from 'vitest';
import { offsetSeconds } from './wall-clock.svelte';
import { crossesDateLine } from './way';

test.each([
	['+05:45', 20_700],
	['-11:00', -39_600],
	['-00:44:30', -2670]
])('the offset %s is %i seconds', (text, seconds) => expect(offsetSeconds(text)).toBe(seconds));

test('a way from Fiji to Samoa crosses the date line, one from Berlin to Tokyo does not', () => {
	expect(crossesDateLine({ lat: -18, lon: 178 }, { lat: -14, lon: -172 })).toBe(true);
	expect(crossesDateLine({ lat: 52, lon: 13 }, { lat: 36, lon: 140 })).toBe(false);
});
