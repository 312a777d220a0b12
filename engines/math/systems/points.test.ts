import { expect, test } from 'vitest';
import { expressionOf } from '../core/build';
import { algebraicPoints } from '../calculus/solve/algebraic-system';
import { parse } from '../io/parse';

const pointsOf = (text: string, digits = 8) => {
	const functions = text.split(', ').map((f) => expressionOf(parse(f)));
	return algebraicPoints(functions, [...new Set(text.match(/[a-z]/g))].sort(), digits);
};

test.for([
	// Cox, Little, O'Shea: Ideals, Varieties, and Algorithms, chapter 2, section 8: extrema on a sphere.
	['3*x^2 + 2*y*z - 2*x*w, 2*x*z - 2*y*w, 2*x*y - 2*z - 2*z*w, x^2 + y^2 + z^2 - 1', 10, 0, 0],
	['x^2 + y + z - 1, x + y^2 + z - 1, x + y + z^2 - 1', 5, 0, 0],
	['x^2 - 2*x*z + 5, x*y^2 + y*z + 1, 3*y^2 - 8*x*z', 0, 2, 6],
	['x^4 - y - 1, y^4 - x - 2', 0, 2, 14],
	// Coefficients beyond those of doubles, and roots as near as 10^-40 to a multiple one.
	['x^5 + y - 10^60, y^5 + x - 3', 0, 1, 24],
	['10^200*x^5 + y - 1, y^2 - x - 1', 1, 1, 8],
	// A triple point is one.
	['x^2 + y^2 + z^2 - 3, x + y + z - 3, x*y*z - 1', 1, 0, 0],
	['x + y - 1, x + y - 2', 0, 0, 0]
] as const)(
	'%s has %i points in closed form, %i in digits, and %i that are not real',
	([text, exact, inDigits, unreal]) => {
		const points = pointsOf(text);
		expect([points?.exact.length, points?.inDigits.length, points?.unreal]).toEqual([exact, inDigits, unreal]);
	}
);

test('the digits of a point are those of its coordinates', () =>
	expect(pointsOf('x^5 + y - 3, y^2 + x - 2')?.inDigits.map((point) => [...point.values()])).toEqual([
		['1.3082150', '-0.83173615'],
		['1.1580115', '0.91759933']
	]));

test('a point is known to as many digits as are asked for', () => {
	const [point] = pointsOf('x^5 - x - 1, y - x^2', 300)?.inDigits ?? [];
	expect(point?.get('x')).toMatch(/^1\.16730397826141868425\d{279}$/);
});

test('a pole is no point', () => {
	expect(pointsOf('x^5 + y - 3, (y^2 + x - 2)/(x^2 - x)')?.inDigits).toHaveLength(2);
	expect(pointsOf('(x^2 - 2)/(x^4 - 4), y - x')?.inDigits).toHaveLength(0);
});

test('a system with zeros without end, or no polynomials, has no points', () => {
	expect([pointsOf('x*y, x*z'), pointsOf('sin(x) - y, x - y')]).toEqual([undefined, undefined]);
});
