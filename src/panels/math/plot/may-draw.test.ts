import { expect, test } from 'vitest';
import { likelyDrawn, mayDraw } from './may-draw';

const of = (reading: string, unknowns: readonly string[] = []) => mayDraw({ reading, unknowns, solutions: null });

test.each(['sqrt(8) + 1/2', '2*sin(pi/4)^2', 'e^(i*pi)', '10!', 'gcd(12, 18)', '1e3 + oo'])(
	'%s has no unknown: nothing is drawn',
	(reading) => expect(of(reading)).toBe(false)
);

test.each(['integrate(x^2, x, 0, 1)', 'vertex(x^2 - 4*x)', 'x*sin(2)', 'y'])('%s may be drawn', (reading) =>
	expect(of(reading)).toBe(true)
);

test('an unknown that is left, and solutions of an equation, may be drawn', () => {
	expect(of('2 + 2', ['x'])).toBe(true);
	expect(mayDraw({ reading: '1 = 1', unknowns: [], solutions: [] })).toBe(true);
});

test.each([
	['x^2 - 3x', true],
	['sin(t) + pi', true],
	['a*b', false],
	['2^10', false]
])('room is kept for the graph of %s: %s', (reading, expected) => expect(likelyDrawn({ reading })).toBe(expected));
