import { afterEach, expect, test } from 'vitest';
import { exactVariables, expressionOf } from '../../core/build';
import { INFINITY, ZERO, type Expression } from '../../core/expression';
import { runWithin } from '../../core/budget';
import { parse } from '../../io/parse';
import { listenToFaults } from '../../simplify/faults';
import { checkAntiderivative, checkIntegral } from './antiderivative';
import { checkLimit } from './limit';
import { checkSet } from './range';
import { confirmed, Disagreement } from './verdict';

afterEach(() =>
	listenToFaults((error) => {
		throw error;
	})
);

const of = (text: string): Expression => expressionOf(parse(text), exactVariables({}));
const atInfinity = (f: string, value: string) =>
	runWithin({}, () => checkLimit(of(f), 'x', { point: INFINITY, direction: 1 }, of(value)));
const atZero = (f: string, value: string) =>
	runWithin({}, () => checkLimit(of(f), 'x', { point: ZERO, direction: 1 }, of(value)));

test.each([
	['(1+1/x)^x', 'e', '3'],
	['log(x)/x', '0', '1'],
	['1/log(x)', '0', '1/10'],
	['x!/(sqrt(2*pi*x)*(x/e)^x)', '1', '0'],
	['x - sqrt(x^2-x)', '1/2', '1'],
	['log(log(x))', 'infinity', '4'],
	['-exp(x)', '-infinity', 'infinity'],
	['atan(x)', 'pi/2', 'infinity']
])('far out %s tends to %s and not to %s', (f, right, wrong) => {
	expect(atInfinity(f, right)).toBe('agrees');
	expect(atInfinity(f, wrong)).not.toBe('agrees');
});

test.each([
	['(sin(2x)/x)^(x+1)', '2', '0'],
	['(tan(x)-sin(x))/x^3', '1/2', '0'],
	['(1+x^pi)^(1/x)', '1', 'infinity'],
	['floor(cos(x))', '0', '1'],
	['1/x', 'infinity', '-infinity']
])('at 0 %s tends to %s and not to %s', (f, right, wrong) => {
	expect([atZero(f, right), atZero(f, wrong)]).toEqual(['agrees', 'differs']);
});

test('an integral is compared with the rule of Takahasi and Mori', () => {
	const unit = [{ from: { m: 0n, e: 0, r: -Infinity }, to: { m: 1n, e: 0, r: -Infinity } }];
	const check = (f: string, value: string) => runWithin({}, () => checkIntegral(of(f), 'x', unit, of(value)));
	expect([check('4/(1+x^2)', 'pi'), check('1/sqrt(x)', '2')]).toEqual(['agrees', 'agrees']);
	expect([check('4/(1+x^2)', '22/7'), check('1/x', '5')]).toEqual(['differs', 'undecided']);
});

test('an antiderivative has to grow by the integral where unknowns are positive', () => {
	const check = (F: string, f: string) => runWithin({}, () => checkAntiderivative(of(F), of(f), 'x'));
	expect([check('atan(x)', '1/(1+x^2)'), check('2*atan(x)', '1/(1+x^2)')]).toEqual(['agrees', 'differs']);
	expect(check('asin(x*sqrt(b)/sqrt(a))/sqrt(b)', '1/sqrt(a-b*x^2)')).toBe('agrees');
	// The size of a complex number: its derivative by the rule for real ones is that of f.
	expect(check('log(abs(2*sqrt(-b)*sqrt(a-b*x^2)-2*b*x))/sqrt(-b)', '1/sqrt(a-b*x^2)')).toBe('differs');
});

test('a contradicted answer is refused by name and reported', () => {
	const heard: unknown[] = [];
	listenToFaults((error) => heard.push(error));
	expect(() => confirmed(1, 'differs', 'limit', 'limit(x, x, 0)')).toThrow(Disagreement);
	expect(heard).toHaveLength(1);
	expect(confirmed(1, 'undecided', 'limit', 'q')).toBe(1);
	expect(() => confirmed(1, 'undecided', 'limit', 'q', true)).toThrow(/could not confirm/);
});

test('a solution set is compared with the relation at points', () => {
	const end = (size: number, closed = false) => ({ value: null, size, closed });
	const check = (left: string, right: string, sign: '<' | '>=', low: number, high: number) =>
		checkSet([of(left), of(right)], sign, 'x', [{ low: end(low), high: end(high) }]);
	expect([check('x^2', '4', '<', -2, 2), check('x^2', '4', '<', -2, 3)]).toEqual(['agrees', 'differs']);
	expect(check('sqrt(x)', '1', '>=', 1, Infinity)).toBe('agrees');
	expect(check('sqrt(x)', '1', '>=', 0, Infinity)).toBe('differs');
});
