import { expect, test } from 'vitest';
import { runWithin, stepsTaken } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { Budget } from './budget';
import {
	addFractions,
	constantFraction,
	fractionOf,
	invertFraction,
	multiplyFractions,
	negateFraction,
	powerFraction,
	reduceFraction
} from './fraction';
import { gcd } from './gcd';
import { ONE, Ring, ZERO, add, constant, fromTerms, power, subtract } from './sparse';

const ring = new Ring(2, new Budget());
const x = ring.variable(0);
const y = ring.variable(1);

test('a quotient of polynomials is cancelled to lowest terms', () => {
	const squares = subtract(power(ring, x, 2), power(ring, y, 2));
	expect(reduceFraction(ring, squares, subtract(x, y))).toEqual({ num: add(x, y), den: ONE });
	expect(reduceFraction(ring, subtract(y, x), squares)).toEqual({ num: constant(-1n), den: add(x, y) });
});

test('sums of fractions come over one denominator and cancel', () => {
	const a = invertFraction(fractionOf(subtract(x, ONE)));
	const b = invertFraction(fractionOf(add(x, ONE)));
	expect(addFractions(ring, a, negateFraction(b))).toEqual({
		num: constant(2n),
		den: subtract(power(ring, x, 2), ONE)
	});
	expect(addFractions(ring, a, negateFraction(a)).num).toEqual(ZERO);
	expect(addFractions(ring, constantFraction(1n, 6n), constantFraction(1n, 10n))).toEqual(constantFraction(4n, 15n));
});

test('products and powers stay in lowest terms, negative powers turn the fraction over', () => {
	const ratio = reduceFraction(ring, x, add(y, ONE));
	expect(multiplyFractions(ring, ratio, invertFraction(ratio))).toEqual(fractionOf(ONE));
	expect(powerFraction(ring, ratio, -2)).toEqual({ num: power(ring, add(y, ONE), 2), den: power(ring, x, 2) });
});

test('a zero denominator has no value', () => {
	expect(() => reduceFraction(ring, x, ZERO)).toThrow(NoValueError);
	expect(() => invertFraction(fractionOf(ZERO))).toThrow(NoValueError);
});

test('walks over the terms of a common divisor are paid for', () => {
	const steps = (terms: number) =>
		runWithin({}, () => {
			const ring = new Ring(5, new Budget());
			const many = (offset: number) =>
				fromTerms(
					Array.from({ length: terms }, (_, i) => {
						const exponents = Array.from({ length: 5 }, (_each, v) => Math.floor(i / 3 ** v + offset) % 3);
						return [ring.pack(exponents), BigInt(i + offset + 2)] as const;
					})
				);
			const [a, b] = [many(0), many(1)];
			const before = stepsTaken();
			gcd(ring, a, b);
			return stepsTaken() - before;
		});
	// Each term is looked at once for every unknown at least; seven such looks are a step.
	expect(steps(30)).toBeGreaterThan((2 * 30 * 5) / 7);
	expect(steps(60) / steps(30)).toBeGreaterThan(1.5);
});
