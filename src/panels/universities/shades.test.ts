import { expect, test } from 'vitest';
import { legendCounts, shadesOf } from './shades';

test('the country with most is the strongest, one with none has no colour', () => {
	const shades = shadesOf([
		{ code: 'US', universities: 2300 },
		{ code: 'DE', universities: 300 },
		{ code: 'AD', universities: 1 },
		{ code: 'XX', universities: 0 }
	]);
	expect([shades.get('US'), shades.get('XX')]).toEqual([1, 0]);
	expect(shades.get('DE')).toBeGreaterThan(shades.get('AD') ?? 1);
	expect(shades.get('DE')).toBeGreaterThan(0.7);
	expect(shadesOf([]).size).toBe(0);
});

test('a legend goes up by tens to the largest', () => {
	expect([legendCounts(2349), legendCounts(1)]).toEqual([[1, 10, 100, 1000, 2349], [1]]);
});
