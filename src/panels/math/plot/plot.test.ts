import { expect, test } from 'vitest';
import { parse } from '../../../../engines/math/io/parse';
import { errorOffset, splitAt } from '../error-place';
import { sampleCurve } from './plot-curve';
import { plotFunction, unknownsOf } from './plot-function';

const curve = (text: string, from = -10, to = 10) => sampleCurve(plotFunction(parse(text), 'x'), from, to);

test('unknowns are names that are no constants and no index', () =>
	expect(unknownsOf(parse('a*x + pi + sum(k^2, k, 1, n) + e'))).toEqual(['a', 'n', 'x']));

test.each([
	['x^2 + 1', 3, 10],
	['2x!', 3, 12],
	['sqrt(x)', -1, NaN],
	['cbrt(x)', -8, -2],
	['root(x, 5)', -32, -2],
	['x^(1/3)', 27, 3],
	['sum(k, k, 1, x)', 4, 10],
	['mod(x, 3)', -1, 2],
	['log(x, 2)', 8, 3],
	['50% x', 4, 2],
	['gamma(x)', 0.5, Math.sqrt(Math.PI)],
	// Real, though a part of it is not.
	['abs(sqrt(x))', -4, 2],
	['sqrt(x)*sqrt(x)', -9, -9],
	['im(sqrt(x))', -4, 2],
	// Past the range of doubles.
	['1/(1 + exp(-1000x))', -10, 0],
	['1/(1 + exp(-1000x))', 10, 1],
	['tanh(x)', -1000, -1],
	['asinh(x)', -1e12, -Math.asinh(1e12)],
	['asinh(x)', -0.5, Math.asinh(-0.5)],
	['sech(x)', 1000, 0],
	['sum(k, k, 1, x)', 4.5, 10],
	['median(1, 2, x)', 4, NaN],
	['unknown', 1, NaN]
])('%s at %d is %d', (text, x, expected) => {
	const y = plotFunction(parse(text), 'x')(x);
	if (Number.isNaN(expected)) expect(y).toBeNaN();
	else expect(y).toBeCloseTo(expected, 9);
});

test('a smooth curve is one piece, finer where it bends', () => {
	const { pieces, poles } = curve('sin(x^2/3)');
	expect(pieces).toHaveLength(1);
	expect(poles).toEqual([]);
	expect(pieces[0]!.length).toBeGreaterThan(300);
});

test('poles cut the curve and do not flatten it', () => {
	const { pieces, poles, range } = curve('1/(x-1) + 1/(x+3)');
	expect(pieces).toHaveLength(3);
	expect(poles.map((x) => Math.round(x * 1e6) / 1e6)).toEqual([-3, 1]);
	expect(range[1] - range[0]).toBeLessThan(100);
	expect(curve('tan(x)').pieces).toHaveLength(7);
	const even = curve('1/x^2');
	expect(even.poles.map((x) => Math.abs(Math.round(x * 1e6)))).toEqual([0]);
	expect(even.pieces).toHaveLength(2);
	expect(even.pieces[1]![0]!.x).toBeCloseTo(0, 2);
	expect(curve('1000*exp(-100x^2) + x').poles).toEqual([]);
});

test('no line runs through a pole', () => {
	for (const text of ['1/(x-1)', 'tan(x)', '1/(x-0.3)^3', 'abs(x)^(2/3)*sin(x)^2 + 2/(x-1)']) {
		const { pieces, range } = curve(text);
		const crossings = pieces.flatMap((piece) =>
			piece
				.slice(1)
				.filter(
					(point, k) => piece[k]!.y < range[0] !== point.y < range[0] && piece[k]!.y > range[1] !== point.y > range[1]
				)
		);
		expect(crossings, text).toEqual([]);
	}
});

test('steps and gaps cut the curve without being poles', () => {
	const steps = curve('floor(x)', -2.5, 2.5);
	expect(steps.pieces).toHaveLength(6);
	expect(steps.poles).toEqual([]);
	const gap = curve('sqrt(x^2 - 4)');
	expect(gap.pieces).toHaveLength(2);
	expect(gap.pieces[0]!.at(-1)!.x).toBeCloseTo(-2, 2);
	expect(gap.pieces[1]![0]!.x).toBeCloseTo(2, 2);
});

test('a function without real values has no pieces', () =>
	expect(curve('sqrt(-1 - x^2)')).toEqual({ pieces: [], poles: [], range: [-1, 1] }));

test('the place of an error is found in the text, characters counted as people do', () => {
	expect(errorOffset('expression: unexpected ")" at character 3, expected …', '1+)')).toBe(2);
	expect(errorOffset('unexpected ")" at character 2', '𝑥)')).toBe(2);
	expect(errorOffset('division by zero', '1/0')).toBeUndefined();
	expect(splitAt('1 + foo(2)', 4)).toEqual(['1 + ', 'foo', '(2)']);
	expect(splitAt('1 +', 3)).toEqual(['1 +', '\u00a0', '']);
});
