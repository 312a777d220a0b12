import { expect, test } from 'vitest';
import { expressionOf } from '../../core/build';
import { parse } from '../../io/parse';
import { doubleFunction } from '../points';
import { excludesZero, rangeOf } from './enclosure';

const over = (text: string, low: number, high: number) =>
	rangeOf(expressionOf(parse(text)), 'x', { low, high, smooth: true, unreal: false });

test.each([
	'x^3 - 2x',
	'exp(-x)*sin(3x)',
	'sqrt(x^2 + 1)/x',
	'log(x)*x',
	'abs(x - 1)',
	'cos(x)^2 - x',
	'atan(x)/(1 + x^4)',
	'tan(x)',
	'x^x',
	'cosh(x) - sinh(x/2)',
	'asin(x/9)',
	'acos(x/9)',
	'x^(2/3)',
	'x^(-3)',
	'2^x',
	'cbrt(x)',
	'asinh(x)*tanh(x)'
])('the range of %s holds all its values', (text) => {
	// prettier-ignore
	const f = doubleFunction(expressionOf(parse(text)), 'x');
	for (let low = -7.3; low < 7; low += 0.37)
		for (const width of [0.01, 0.5, 4]) {
			const { low: least, high: most, unreal } = over(text, low, low + width);
			for (let k = 0; k <= 20; k++) {
				const value = f(low + (width * k) / 20);
				if (Number.isNaN(value)) expect(unreal || least === -Infinity).toBe(true);
				else expect(least <= value && value <= most).toBe(true);
			}
		}
});

test('values that are not real are no zeros, unless two of them may cancel', () => {
	expect(excludesZero(over('sqrt(x) - cos(x)', -9, -1))).toBe(true);
	expect(excludesZero(over('log(x) - 1', -1, 0.5))).toBe(true);
	expect(excludesZero(over('sqrt(x) - sqrt(2x)', -9, -1))).toBe(false);
	expect(excludesZero(over('sqrt(x)^2 + 3', -9, -1))).toBe(false);
});

test('ends may be infinite', () => {
	expect(excludesZero(over('x - cos(x)', 2, Infinity))).toBe(true);
	expect(excludesZero(over('exp(x) - x^2', 2, Infinity))).toBe(false);
});
