import { expect, test } from 'vitest';
import { colorWarnings, contrastOf, hex, parseColor } from './colors';

test.each([
	['#abc', '#aabbcc'],
	['1A2b3C', '#1a2b3c'],
	[' #000000 ', '#000000']
])('%s is %s', (text, color) => expect(hex(parseColor('dark', text))).toBe(color));

test.each(['red', '#12345', '', '#gggggg', 'rgb(0,0,0)'])('%j is no colour', (text) =>
	expect(() => parseColor('light', text)).toThrow('light: must be a colour like #1a2b3c')
);

test.each([
	['#000000', '#ffffff', 21],
	['#777777', '#ffffff', 4.48],
	['#ffffff', '#000000', -21]
])('the contrast of %s to %s is %d (WCAG)', (dark, light, contrast) =>
	expect(contrastOf(parseColor('dark', dark), parseColor('light', light))).toBeCloseTo(contrast, 2)
);

test.each([
	['#103060', '#fff8e0', []],
	// One step of grey on each side of a contrast of 4.
	['#7f7f7f', '#ffffff', []],
	['#808080', '#ffffff', ['dark: has a contrast of 3.9 to light, cameras want 4 and more']],
	['#999999', '#ffffff', ['dark: has a contrast of 2.8 to light, cameras want 4 and more']],
	['#ffffff', '#000000', ['dark: is lighter than light, which many readers refuse']]
])('%s on %s', (dark, light, warnings) =>
	expect(colorWarnings(parseColor('dark', dark), parseColor('light', light))).toEqual(warnings)
);

test('one colour is no code', () =>
	expect(() => colorWarnings([1, 2, 3], [1, 2, 3])).toThrow('dark: must be another colour than light'));
