/** Rational functions: quotients of polynomials in lowest terms. */
import { NoValueError } from '../core/refusals';
import type { Poly, Ring } from './sparse';
import {
	quotient,
	ONE,
	ZERO,
	add,
	addScaled,
	constant,
	divideContent,
	equal,
	integerContent,
	isConstant,
	isOne,
	isZero,
	leading,
	multiply,
	negate,
	power,
	scale
} from './sparse';
import { gcd } from './gcd';
import { gcdOf } from '../core/rational';

/** num/den without common factor; the leading coefficient of den is positive. */
export type Fraction = { readonly num: Poly; readonly den: Poly };

export const ZERO_FRACTION: Fraction = { num: ZERO, den: ONE };
export const ONE_FRACTION: Fraction = { num: ONE, den: ONE };

export const fractionOf = (num: Poly): Fraction => ({ num, den: ONE });

/** num/den of integers. */
export const constantFraction = (num: bigint, den: bigint): Fraction => ({ num: constant(num), den: constant(den) });

/** In lowest terms. Throws NoValueError when den is zero. */
export function reduceFraction(ring: Ring, num: Poly, den: Poly): Fraction {
	if (isZero(den)) throw new NoValueError('division by zero');
	if (isZero(num)) return ZERO_FRACTION;
	const sign = leading(den) < 0n ? -1n : 1n;
	if (isConstant(den)) {
		const g = gcdOf(integerContent(num), leading(den)) * sign;
		return { num: divideContent(num, g), den: divideContent(den, g) };
	}
	const g = gcd(ring, num, den);
	return isOne(g) && sign === 1n
		? { num, den }
		: { num: scale(quotient(ring, num, g), sign), den: scale(quotient(ring, den, g), sign) };
}

/** a + b, over the least common denominator. */
export function addFractions(ring: Ring, a: Fraction, b: Fraction): Fraction {
	if (isOne(a.den) && isOne(b.den)) return fractionOf(add(a.num, b.num));
	if (equal(a.den, b.den)) return reduceFraction(ring, add(a.num, b.num), a.den);
	if (isConstant(a.den) && isConstant(b.den)) {
		const [x, y] = [leading(a.den), leading(b.den)];
		const g = gcdOf(x, y);
		return reduceFraction(ring, addScaled(scale(a.num, y / g), b.num, x / g), constant((x / g) * y));
	}
	const g = gcd(ring, a.den, b.den);
	const left = quotient(ring, b.den, g);
	const right = quotient(ring, a.den, g);
	const num = add(multiply(ring, a.num, left), multiply(ring, b.num, right));
	return reduceFraction(ring, num, multiply(ring, a.den, left));
}

export const negateFraction = (a: Fraction): Fraction => ({ num: negate(a.num), den: a.den });

/** a·b; factors common to a numerator and the other denominator leave before multiplying. */
export function multiplyFractions(ring: Ring, a: Fraction, b: Fraction): Fraction {
	if (isOne(a.den) && isOne(b.den)) return fractionOf(multiply(ring, a.num, b.num));
	const left = reduceFraction(ring, a.num, b.den);
	const right = reduceFraction(ring, b.num, a.den);
	return { num: multiply(ring, left.num, right.num), den: multiply(ring, left.den, right.den) };
}

/** 1/a. Throws NoValueError when a is zero. */
export function invertFraction({ num, den }: Fraction): Fraction {
	if (isZero(num)) throw new NoValueError('division by zero');
	return leading(num) < 0n ? { num: negate(den), den: negate(num) } : { num: den, den: num };
}

/** a^n for any whole n. */
export function powerFraction(ring: Ring, a: Fraction, n: number): Fraction {
	const { num, den } = n < 0 ? invertFraction(a) : a;
	const size = Math.abs(n);
	return { num: power(ring, num, size), den: power(ring, den, size) };
}
