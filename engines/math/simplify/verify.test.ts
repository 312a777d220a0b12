import { expect, test } from 'vitest';
import { parse } from '../io/parse';
import { sample } from './sample';
import { real } from './values';
import { compare, Evidence } from './verify';

const verdict = (input: string, form: string) => compare(parse(form), new Evidence(parse(input), input));

test('a form that differs anywhere is seen to differ', () => {
	const wrong: readonly (readonly [string, string])[] = [
		['sqrt(x^2)', 'x'],
		['log(x^2)', '2*log(x)'],
		['x^2 - 1', '(x - 1)^2'],
		['sin(2*x)', '2*sin(x)'],
		['(x+1)^20', '(x+1)^20 + 1/1000000'],
		['x/(x+y)', 'x/(x+y) + 1/10^7'],
		['abs(x*y)', 'x*y'],
		['tan(x)', 'sin(x)'],
		['n!', 'n^2'],
		['asin(sin(x))', 'x'],
		['exp(x)', '1 + x + x^2/2 + x^3/6']
	];
	for (const [input, form] of wrong) expect(verdict(input, form), `${input} is not ${form}`).toBe('differ');
});

test('equal forms agree, where much cancels too', () => {
	const right: readonly (readonly [string, string])[] = [
		['(x - 1)^30', Array.from({ length: 31 }, (_, k) => `(${choose(30, k)}*(-1)^${k}*x^${30 - k})`).join('+')],
		['cosh(x)^2 - sinh(x)^2', '1'],
		['log(x) + log(y)', 'log(x*y)'],
		['gamma(x + 1)', 'x*gamma(x)'],
		['2^x*3^x', '6^x'],
		['sum(k, k, 1, n)', 'n*(n+1)/2'],
		['7 mod 3 + x', 'x + 1']
	];
	for (const [input, form] of right) expect(verdict(input, form), `${input} is ${form}`).toBe('agree');
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : Math.round((choose(n, k - 1) * (n - k + 1)) / k));

test('values with their error bounds hold the true value', () => {
	const at = (text: string, x: number) => sample(parse(text), new Map([['x', real(x)]]))!;
	const known: readonly (readonly [string, number, number])[] = [
		['gamma(x)', 0.5, 1.772453850905516],
		['asin(x)', 0.5, 0.5235987755982989],
		['atan(x)', 2, 1.1071487177940904],
		['acosh(x)', 3, 1.762747174039086],
		['x!', 5, 120],
		['binomial(x, 2)', 7, 21],
		['log(x, 2)', 8, 3],
		['sec(x)', 1, 1.8508157176809255],
		['cbrt(x)', 27, 3],
		['x%', 50, 0.5],
		['atan2(1, x)', 1, 0.7853981633974483]
	];
	for (const [text, x, value] of known) {
		const result = at(text, x);
		expect(Math.abs(result.re - value), text).toBeLessThanOrEqual(result.error + 1e-15 * Math.abs(value));
		expect(result.error, text).toBeLessThan(1e-11 * Math.max(1, value));
	}
});

test('a value that rounding has made unknown is no evidence', () => {
	const point = new Map([['x', real(1e9)]]);
	expect(sample(parse('(x + 1/3)^4 - x^4 - 4*x^3/3'), point)).toBeUndefined();
	expect(sample(parse('1/(x - x)'), point)).toBeUndefined();
	expect(sample(parse('floor(x/3*3)'), point)).toBeUndefined();
});
