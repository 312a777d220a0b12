import { expect, test } from 'vitest';
import { valueLine } from './lines';

test.each([
	['19.99*3', '5997/100', 59.97, '59.97'],
	['3/8', '3/8', 0.375, '3/8 = 0.375'],
	['1/3', '1/3', 1 / 3, '1/3 ≈ 0.333333333333'],
	['sqrt(50)', '5*sqrt(2)', 7.0710678118654755, '5*sqrt(2) ≈ 7.07106781187'],
	['2x+3=7', 'x = 2', 2, 'x = 2'],
	['8x=3', 'x = 3/8', 0.375, 'x = 3/8 = 0.375'],
	['0.5x=1.25', 'x = 5/2', 2.5, 'x = 2.5'],
	['x^3=2', 'x = cbrt(2)', 1.2599210498948732, 'x = cbrt(2) ≈ 1.25992104989'],
	['x^2=4', 'x = -2 or x = 2', null, 'x = -2 or x = 2']
])('the value of %s is written as %4$s', (expression, exact, decimal, line) =>
	expect(valueLine({ expression, reading: null, exact, decimal, decimal_text: null }, String)).toBe(line)
);
