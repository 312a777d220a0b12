/** Closed forms of products, and the check that every closed form passes. */
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { checkRange } from '../calculus/confirm/range';
import { exactVariables, expressionOf } from '../core/build';
import { INFINITY, integerNode, symbol, type Expression } from '../core/expression';
import { ApiError } from '../../kit/errors';
import { engine } from '../engine';
import { parse } from '../io/parse';

const exact = async (expression: string, variables: Record<string, number> = {}) =>
	(await engine.evaluate({ expression, digits: 20, variables }, testContext())).exact;

test.each([
	['1+1/k', 1, 'n + 1'],
	['x^k', 1, 'x^(n^2/2 + n/2)'],
	['1-1/k^2', 2, '(n + 1)/(2*n)'],
	['2k', 1, '2^n*n!'],
	['2*k/(k+1)', 1, '2^n/(n + 1)'],
	['4k^2/(4k^2-1)', 1, 'pi*n!^2/((n - 1/2)!^2*(2*n + 1))']
])('the product of %s from %d is %s', async (body, from, closed) => {
	expect(await exact(`product(${body}, k, ${from}, n)`)).toBe(closed);
	for (const n of [from, from + 3])
		expect(await exact(closed, { n, x: 3 })).toBe(await exact(`product(${body}, k, ${from}, ${n})`, { x: 3 }));
});

test.each([
	['4k^2/(4k^2-1)', 1, 'pi/2'],
	['1-1/k^2', 2, '1/2'],
	['1+1/k', 1, 'infinity'],
	['k/(k+1)', 1, '0']
])('the endless product of %s from %d is %s', async (body, from, value) =>
	expect(await exact(`product(${body}, k, ${from}, infinity)`)).toBe(value)
);

const of = (text: string): Expression => expressionOf(parse(text), exactVariables({}));

test('a closed form is compared with its terms', () => {
	const check = (kind: 'sum' | 'product', body: string, upper: Expression, value: string) =>
		checkRange(kind, of(body), symbol('k'), [integerNode(1), upper], of(value));
	expect(check('sum', 'k', symbol('n'), 'n*(n+1)/2')).toBe('agrees');
	expect(check('sum', 'k', symbol('n'), 'n*(n-1)/2')).toBe('differs');
	expect(check('sum', 'k', integerNode(1000), '500500')).toBe('agrees');
	expect(check('sum', 'k', integerNode(1000), '500501')).toBe('differs');
	expect(check('sum', '1/k^2', INFINITY, 'pi^2/6')).toBe('agrees');
	expect(check('sum', '1/k^2', INFINITY, 'pi^2/5')).toBe('differs');
	expect(check('product', 'x*k', symbol('n'), 'x^n*n!')).toBe('agrees');
	expect(check('product', 'x*k', symbol('n'), 'x^n')).toBe('differs');
});

test.each(
	['sum', 'product'].flatMap((kind) =>
		[
			'sin(k)',
			'3*cos(k)',
			'exp(k^2)',
			'log(k+1)',
			'sqrt(k)',
			'k^k',
			'sin(k)/k',
			'2^sin(k)',
			'x*sin(k)',
			'abs(k-2)+sin(k)'
		].map((body) => [kind, body])
	)
)('a %s over k of %s never leaves k outside of its range', async (kind, body) => {
	const inK = new RegExp(String.raw`\b${kind}\(`);
	for (const upper of ['n', '60']) {
		const found = await exact(`${kind}(${body}, k, 1, ${upper})`).catch((error: unknown) => {
			expect(error).toBeInstanceOf(ApiError);
			return null;
		});
		if (found !== null && !inK.test(found)) expect(found).not.toMatch(/\bk\b/);
	}
});
