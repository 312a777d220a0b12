/** Absolute value, sign, least and greatest. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { isNonNegative, isReal } from '../core/assumptions';
import { complexParts } from '../core/complex-parts';
import {
	INFINITY,
	integerNode,
	isCall,
	isClosed,
	isInteger,
	mentionsI,
	number,
	rawCall,
	splitCoefficient,
	TWO,
	ZERO,
	type Expression
} from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { isZero, signOf } from '../core/numeric';
import { power, squareRoot } from '../core/powers';
import { absoluteRational } from '../core/rational';
import { NoValueError } from '../core/refusals';

/** |x|. */
export function absolute(x: Expression): Expression {
	if (isInfinite(x)) return INFINITY;
	if (x.kind === 'number') return number(absoluteRational(x.value));
	if (isNonNegative(x)) return x;
	if (isClosed(x)) {
		if (isReal(x)) {
			const side = signOf(x);
			if (side !== undefined) return side < 0 ? negate(x) : x;
		}
		const parts = mentionsI(x) ? complexParts(x) : undefined;
		if (parts) return squareRoot(add([power(parts.re, TWO), power(parts.im, TWO)]));
	}
	// |c·x| = |c|·|x|, ||x|| = |x|, |−x| = |x|
	const { coefficient, rest } = splitCoefficient(x);
	const size = absoluteRational(coefficient);
	if (rest && (coefficient.num !== 1n || coefficient.den !== 1n)) return multiply([number(size), absolute(rest)]);
	if (isCall(x, 'abs')) return x;
	if (x.kind === 'sum') {
		const first = splitCoefficient(x.terms[0] as Expression).coefficient;
		if (first.num < 0n) return absolute(negate(x));
	}
	if (x.kind === 'power' && isReal(x.base) && isInteger(x.exponent)) return power(absolute(x.base), x.exponent);
	if (x.kind === 'product')
		return multiply(
			x.factors.map(({ base, exponent }) =>
				isInteger(exponent) || (isReal(exponent) && isReal(base))
					? power(absolute(base), exponent)
					: rawCall('abs', [power(base, exponent)])
			)
		);
	return rawCall('abs', [x]);
}

/** −1, 0, 1 for real x; x/|x| for complex constants. */
export function sign(x: Expression): Expression {
	if (isInfinite(x)) return integerNode(infiniteSign(x));
	const side = signOf(x);
	if (side !== undefined) return integerNode(side);
	if (isClosed(x) && mentionsI(x)) return isZero(x) === true ? ZERO : divide(x, absolute(x));
	const { coefficient, rest } = splitCoefficient(x);
	if (rest && coefficient.num !== 1n) {
		const inner = sign(rest);
		return coefficient.num < 0n ? negate(inner) : inner;
	}
	return rawCall('sign', [x]);
}

/** The least or greatest of constants; stays a call where two are not told apart. */
export function extreme(name: 'min' | 'max', args: readonly Expression[]): Expression {
	let best = args[0] as Expression;
	for (const arg of args) {
		if (isClosed(arg) && !isInfinite(arg) && !isReal(arg)) throw new NoValueError(`${name} needs real numbers`);
	}
	for (const arg of args.slice(1)) {
		const side = isInfinite(arg)
			? infiniteSign(arg)
			: isInfinite(best)
				? -infiniteSign(best)
				: signOf(subtract(arg, best));
		if (side === undefined) return rawCall(name, args);
		if (name === 'max' ? side > 0 : side < 0) best = arg;
	}
	return best;
}
