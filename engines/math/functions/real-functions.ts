/** Absolute value, sign, least and greatest. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { isNonNegative, isReal, leadsNegative } from '../core/assumptions';
import { complexParts } from '../core/complex-parts';
import type { Expression, Factor } from '../core/expression';
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
	factorExpression,
	ONE
} from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { isZero, signOf, powerComplex } from '../core/numeric';
import { power, squareRoot } from '../core/powers';
import { absoluteRational, floorRational, fraction, integer } from '../core/rational';
import { NoValueError } from '../core/refusals';
import { absoluteComplex, isZeroComplex, negateComplex, real, requireReal, type Complex } from '../reals/complex';
import { realFromRational, roundReal, signOfReal } from '../reals/real';
import { printSyntax } from '../io/print';
import { type Syntax, callNode, literal } from '../io/syntax';

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

/** ∛x. */
export const cubeRoot = (x: Expression): Expression => oddRoot(x, 3n);

/** The n-th root of x: real for odd whole n and real x, the principal power otherwise. */
export function rootOf(x: Expression, n: Expression): Expression {
	if (!isInteger(n) || n.value.num % 2n === 0n) return power(x, divide(ONE, n));
	return n.value.num < 0n ? divide(ONE, oddRoot(x, -n.value.num)) : oddRoot(x, n.value.num);
}

const call = (x: Expression, n: bigint): Expression =>
	n === 3n ? rawCall('cbrt', [x]) : rawCall('root', [x, number(integer(n))]);

function oddRoot(x: Expression, n: bigint): Expression {
	if (n === 1n) return x;
	const exponent = number(fraction(1n, n));
	// For x ≥ 0 it is the power; of complex numbers the principal one.
	if (isNonNegative(x) || (isClosed(x) && !isReal(x))) return power(x, exponent);
	if (isClosed(x) && signOf(x) === -1) return negate(power(negate(x), exponent));
	if (leadsNegative(x)) return negate(oddRoot(negate(x), n));
	// Real factors come apart: ⁿ√(a·b) = ⁿ√a·ⁿ√b for all real a, b.
	if (x.kind === 'product' && x.factors.every((factor) => isReal(factorExpression(factor))))
		return multiply([oddRoot(number(x.coefficient), n), ...x.factors.map((factor) => ofFactor(factor, n))]);
	return x.kind === 'power' && isReal(x) ? ofFactor({ base: x.base, exponent: x.exponent }, n) : call(x, n);
}

/** ⁿ√(u^k) = u^⌊k/n⌋·ⁿ√u^(k mod n) for real u and whole k. */
function ofFactor(factor: Factor, n: bigint): Expression {
	const { base, exponent } = factor;
	const whole = factorExpression(factor);
	if (isNonNegative(whole)) return power(whole, number(fraction(1n, n)));
	if (!isInteger(exponent) || !isReal(base)) return call(whole, n);
	const times = floorRational(fraction(exponent.value.num, n));
	const rest = number(integer(exponent.value.num - times * n));
	return multiply([power(base, number(integer(times))), power(call(base, n), rest)]);
}

/** The n-th root of a ball, as `rootOf`. */
export function rootBall(x: Complex, order: Complex, p: number): Complex {
	const n = roundReal(requireReal(order), p);
	const exponent = real(realFromRational(fraction(1n, n), p + 16));
	if (isZeroComplex(x)) return x;
	if (x.im || n % 2n === 0n || signOfReal(x.re) > 0) return powerComplex(x, exponent, p);
	return negateComplex(powerComplex(real(absoluteComplex(x, p + 16)), exponent, p));
}

/** The same power by its real root, as text of the grammar; undefined for anything but (−a)^(p/q) with an odd whole q. */
export function realRootOf(node: Syntax): string | undefined {
	if (node.type !== 'power' || !isNegative(node.base) || node.exponent.type !== 'product') return undefined;
	const [above, below, ...more] = node.exponent.factors;
	if (more.length > 0 || above?.node.type !== 'number' || below?.operator !== '/' || below.node.type !== 'number')
		return undefined;
	const [p, q] = [above.node.text, below.node.text];
	if (!/^\d{1,6}$/.test(p) || !/^\d{0,5}[13579]$/.test(q) || q === '1') return undefined;
	const root = callNode('root', [node.base, literal(q, -1)], -1);
	return printSyntax(p === '1' ? root : { type: 'power', base: root, exponent: literal(p, -1), at: -1 });
}

const isNegative = (node: Syntax): boolean => node.type === 'negate' && node.operand.type === 'number';
