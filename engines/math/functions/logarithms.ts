/** Logarithms in closed form; `log` is natural, the principal branch, Im in (−π, π]. */
import { add, divide, multiply, negate, productOf } from '../core/arithmetic';
import { isAlgebraic, isPositive, isReal } from '../core/assumptions';
import { complexParts } from '../core/complex-parts';
import {
	factorExpression,
	HALF,
	I,
	INFINITY,
	isClosed,
	isConstantNamed,
	isNumber,
	mentionsI,
	number,
	ONE,
	PI,
	rawCall,
	TWO,
	ZERO,
	type Expression
} from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { isZero, signOf } from '../core/numeric';
import { power, primesOf } from '../core/powers';
import {
	absoluteRational,
	compareRational,
	integer,
	negateRational,
	ONE_RATIONAL,
	type Rational
} from '../core/rational';
import { angleOf } from './trigonometry';
import { NoValueError } from '../core/refusals';

/** log x. Throws NoValueError for 0. */
export function logarithm(x: Expression): Expression {
	if (isInfinite(x)) {
		if (infiniteSign(x) > 0) return INFINITY;
		throw new NoValueError('the logarithm of minus infinity has no value');
	}
	switch (x.kind) {
		case 'number':
			return ofNumber(x.value);
		case 'constant':
			if (x.name === 'e') return ONE;
			return x.name === 'i' ? multiply([HALF, I, PI]) : rawCall('log', [x]);
		case 'power': {
			const { base, exponent } = x;
			// log(u^v) = v·log u for u > 0 and real v, and for −1 < v ≤ 1 (v·arg u stays within (−π, π]).
			if (isConstantNamed(base, 'e') ? isReal(exponent) : isPositive(base) && isReal(exponent))
				return multiply([exponent, isConstantNamed(base, 'e') ? ONE : logarithm(base)]);
			if (exponent.kind === 'number' && withinHalfTurn(exponent.value)) return multiply([exponent, logarithm(base)]);
			// log(exp(iπr)) = iπr for −1 < r ≤ 1: the stored form of such powers.
			if (isConstantNamed(base, 'e') && isClosed(x) && isTurn(exponent)) return exponent;
			break;
		}
		case 'product': {
			// log(p·q) = log p + log q for p > 0; for constants and exponentials only, so that log(2x) stays short.
			const exponentials = x.factors.filter(({ base, exponent }) => isConstantNamed(base, 'e') && isReal(exponent));
			if (exponentials.length > 0) {
				const left = x.factors.filter((factor) => !exponentials.includes(factor));
				return add([...exponentials.map(({ exponent }) => exponent), logarithm(productOf(x.coefficient, left))]);
			}
			if (!isClosed(x)) break;
			const positive = x.factors.filter((factor) => isPositive(factorExpression(factor)));
			const others = x.factors.filter((factor) => !positive.includes(factor));
			const size = absoluteRational(x.coefficient);
			if (positive.length === 0 && size.num === 1n && size.den === 1n) break;
			const rest = productOf({ num: x.coefficient.num < 0n ? -1n : 1n, den: 1n }, others);
			return add([
				ofNumber(size),
				...positive.map((factor) => logarithm(factorExpression(factor))),
				isNumber(rest, 1) ? ZERO : logarithm(rest)
			]);
		}
		default:
			break;
	}
	if (isClosed(x)) {
		if (isZero(x) === true) throw new NoValueError('logarithm of zero');
		if (isReal(x)) {
			if (signOf(x) === -1) return add([logarithm(negate(x)), multiply([I, PI])]);
		} else if (mentionsI(x) && isAlgebraic(x)) {
			const polar = ofComplex(x);
			if (polar) return polar;
		}
	}
	return rawCall('log', [x]);
}

const withinHalfTurn = (v: Rational): boolean =>
	compareRational(v, { num: -1n, den: 1n }) > 0 && compareRational(v, ONE_RATIONAL) <= 0;

const isTurn = (x: Expression): boolean =>
	x.kind === 'product' &&
	x.factors.length === 2 &&
	withinHalfTurn(x.coefficient) &&
	x.factors.every(
		({ base, exponent }) => isNumber(exponent, 1) && (isConstantNamed(base, 'i') || isConstantNamed(base, 'pi'))
	);

/** log of a fraction, split into primes: log 12 = 2 log 2 + log 3. */
function ofNumber(value: Rational): Expression {
	if (value.num === 0n) throw new NoValueError('logarithm of zero');
	if (value.num < 0n) return add([ofNumber(negateRational(value)), multiply([I, PI])]);
	return add(primesOf(value).map(([p, k]) => multiply([number(integer(k)), rawCall('log', [number(integer(p))])])));
}

/** log z = log|z| + i·arg z where the angle is a rational multiple of π. */
function ofComplex(x: Expression): Expression | undefined {
	const parts = complexParts(x);
	if (!parts) return undefined;
	const angle = angleOf(parts.im, parts.re);
	if (angle.kind === 'call' || (angle.kind === 'sum' && angle.terms.some((term) => term.kind === 'call')))
		return undefined;
	const size = add([power(parts.re, TWO), power(parts.im, TWO)]);
	return add([multiply([HALF, logarithm(size)]), multiply([I, angle])]);
}

/** log of x to a base: log x / log base. Throws NoValueError for base 1. */
export function logarithmTo(x: Expression, base: Expression): Expression {
	if (isNumber(base, 1)) throw new NoValueError('a logarithm to the base 1 has no value');
	return divide(logarithm(x), logarithm(base));
}
