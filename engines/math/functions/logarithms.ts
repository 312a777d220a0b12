/** Logarithms in closed form; `log` is natural, the principal branch, Im in (−π, π]. */
import { add, divide, multiply, negate, productOf, subtract } from '../core/arithmetic';
import { isAlgebraic, isPositive, isReal, leadsNegative } from '../core/assumptions';
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
	type Expression,
	isCall
} from '../core/expression';
import { infiniteSign, isInfinite, infinite } from '../core/infinity';
import { isZero, signOf } from '../core/numeric';
import { power, primesOf, exponential, squareRoot } from '../core/powers';
import type { Rational } from '../core/rational';
import { absoluteRational, compareRational, integer, negateRational, ONE_RATIONAL } from '../core/rational';
import { angleOf, realMultipleOfI, trigonometric, type Trigonometric, fromSineAndCosine } from './trigonometry';
import { NoValueError } from '../core/refusals';
import { factsOf } from '../definitions/facts';

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

export type Hyperbolic = 'sinh' | 'cosh' | 'tanh' | 'coth' | 'sech' | 'csch';

/** sinh, cosh, tanh, coth, sech, csch of x. Throws NoValueError at poles. */
export function hyperbolic(name: Hyperbolic, x: Expression): Expression {
	if (isNumber(x, 0)) {
		if (name === 'sinh' || name === 'tanh') return ZERO;
		if (name === 'cosh' || name === 'sech') return ONE;
		throw new NoValueError('division by zero');
	}
	if (isInfinite(x)) {
		const side = infiniteSign(x);
		if (name === 'sinh') return infinite(side);
		if (name === 'cosh') return INFINITY;
		return name === 'tanh' || name === 'coth' ? number({ num: BigInt(side), den: 1n }) : ZERO;
	}
	// f(−x) = ± f(x), for all complex x
	if (leadsNegative(x)) {
		const value = hyperbolic(name, negate(x));
		return factsOf(name)?.parity === 'even' ? value : negate(value);
	}
	const known = ofInverse(name, x) ?? ofLogarithm(name, x);
	if (known) return known;
	const turned = realMultipleOfI(x);
	if (turned) {
		// sinh(ix) = i sin x, cosh(ix) = cos x and so on, for all complex x
		const circular = name.slice(0, -1) as Trigonometric;
		const unit = name === 'cosh' || name === 'sech' ? ONE : name === 'sinh' || name === 'tanh' ? I : negate(I);
		return multiply([unit, trigonometric(circular, turned)]);
	}
	return rawCall(name, [x]);
}

/** sinh(c·log u) = (u^c − u^−c)/2 and so on, u ≠ 0: rational when u and c are. */
function ofLogarithm(name: Hyperbolic, x: Expression): Expression | undefined {
	if (!isClosed(x)) return undefined;
	const up = exponential(x);
	if (up.kind === 'constant' || (up.kind === 'power' && up.base.kind === 'constant')) return undefined;
	if (up.kind === 'product' && up.factors.some(({ base }) => base.kind === 'constant' && base.name === 'e'))
		return undefined;
	return fromSineAndCosine(name, ...halves(up));
}

const halves = (up: Expression): [Expression, Expression] => {
	const down = divide(ONE, up);
	return [multiply([HALF, subtract(up, down)]), multiply([HALF, add([up, down])])];
};

/** cosh(asinh x) = √(x² + 1), sinh(acosh x) = √(x − 1)·√(x + 1), cosh(atanh x) = 1/√(1 − x²): for all complex x. */
function ofInverse(name: Hyperbolic, x: Expression): Expression | undefined {
	if (!isCall(x) || x.args.length !== 1) return undefined;
	const [y] = x.args as readonly [Expression];
	if (x.name === 'asinh') return fromSineAndCosine(name, y, squareRoot(add([power(y, TWO), ONE])));
	if (x.name === 'acosh')
		return fromSineAndCosine(name, multiply([squareRoot(subtract(y, ONE)), squareRoot(add([y, ONE]))]), y);
	if (x.name !== 'atanh') return undefined;
	if (name === 'tanh') return y;
	if (name === 'coth') return divide(ONE, y);
	const cosine = divide(ONE, squareRoot(subtract(ONE, power(y, TWO))));
	return fromSineAndCosine(name, multiply([y, cosine]), cosine);
}

/** asinh, acosh, atanh of x; of a real constant as logarithms. Throws NoValueError at atanh(±1). */
export function inverseHyperbolic(name: 'asinh' | 'acosh' | 'atanh', x: Expression): Expression {
	if (isInfinite(x)) {
		if (name === 'asinh') return infinite(infiniteSign(x));
		if (name === 'acosh' && infiniteSign(x) > 0) return INFINITY;
		throw new NoValueError(`${name} has no value at infinity`);
	}
	if (name === 'acosh') {
		if (isNumber(x, 1)) return ZERO;
		if (isNumber(x, 0)) return multiply([HALF, I, PI]);
		if (isNumber(x, -1)) return multiply([I, PI]);
		if (isClosed(x) && isReal(x) && signOf(subtract(x, ONE)) === 1)
			return logarithm(add([x, squareRoot(subtract(power(x, TWO), ONE))]));
		return rawCall(name, [x]);
	}
	if (isNumber(x, 0)) return ZERO;
	if (leadsNegative(x)) return negate(inverseHyperbolic(name, negate(x)));
	const inner = x.kind === 'power' && isNumber(x.exponent, -1) && isCall(x.base, 'coth') ? x.base : x;
	// Of real arguments: asinh(sinh u), atanh(tanh u), atanh(1/coth u).
	if (isCall(inner, name.slice(1)) || (inner !== x && name === 'atanh')) {
		const [u] = isCall(inner) ? inner.args : [];
		if (u && isReal(u)) return u;
	}
	if (isClosed(x) && isReal(x)) {
		// asinh x = log(x + √(x² + 1)) for real x
		if (name === 'asinh') return logarithm(add([x, squareRoot(add([power(x, TWO), ONE]))]));
		if (isNumber(x, 1)) throw new NoValueError('atanh(1) is infinite');
		// atanh x = log((1 + x)/(1 − x))/2 for −1 < x < 1
		if (signOf(subtract(ONE, x)) === 1 && signOf(add([ONE, x])) === 1)
			return multiply([HALF, logarithm(divide(add([ONE, x]), subtract(ONE, x)))]);
	}
	return rawCall(name, [x]);
}
