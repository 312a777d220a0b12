import { expect, test } from 'vitest';
import { graphOf } from './graph';

const answer = (
	reading: string,
	exact: string,
	solutions: (string | null)[] | null = null,
	intervals: string | null = null
) => ({
	reading,
	exact,
	unknowns: [],
	solutions: solutions?.map((digits) => ({ exact: intervals, decimal_text: digits })) ?? null
});

test.each([
	['x^2', 'x^2', null, ['x^2'], []],
	['diff(x^3, x, 1)', '3*x^2', null, ['x^3', '3*x^2'], []],
	['integrate(2*t, t)', 't^2', null, ['2*t', 't^2'], []],
	['x^2 = 2*x + 3', 'x = -1 or x = 3', ['-1', '3'], ['x^2', '2*x + 3'], [-1, 3]],
	['solve(x^2 = 4, x)', 'x = -2 or x = 2', ['-2', '2'], ['x^2', '4'], [-2, 2]],
	['sin(x) = 0', 'x = pi*n', [null], ['sin(x)', '0'], []]
])('%s', (reading, exact, solutions, curves, marks) => {
	const graph = graphOf(answer(reading, exact, solutions));
	expect(graph?.curves.map(({ text }) => text)).toEqual(curves);
	expect(graph?.marks).toEqual(marks);
});

test.each([
	['x*y', 'x*y', null],
	['integrate(x, x, 0, 1)', '1/2', null],
	['x + y = 1, x - y = 0', 'x = 1/2, y = 1/2', ['0.5', '0.5']],
	['5 ft to cm', '152.4 cm', null]
])('%s has no graph', (reading, exact, solutions) => expect(graphOf(answer(reading, exact, solutions))).toBeNull());

test.each([
	['x^2 > 4', '(-oo, -2) ∪ (2, oo)', ['x^2', '4'], [-2, 2]],
	['x^2 <= 2', '[-sqrt(2), sqrt(2)]', ['x^2', '2'], [-Math.SQRT2, Math.SQRT2]],
	['x^2 != 0', '(-oo, 0) ∪ (0, oo)', ['x^2', '0'], [0]],
	['x^2 >= 0', '(-oo, oo)', ['x^2', '0'], []],
	['domain(sqrt(x - 2))', '[2, oo)', ['sqrt(x - 2)'], [2]]
])('the ends of %s are marked', (reading, intervals, curves, marks) => {
	const graph = graphOf(answer(reading, '', [null], intervals));
	expect(graph?.curves.map(({ text }) => text)).toEqual(curves);
	expect(graph?.marks).toEqual(marks);
});

test.each([
	['vertex(x^2 - 4*x + 3)', '[2, -1]', [2]],
	['axisofsymmetry(x^2 + 6*x + 1)', 'x = -3', [-3]]
])('the turn of %s is marked', (reading, exact, marks) =>
	expect(graphOf(answer(reading, exact))?.marks).toEqual(marks)
);
