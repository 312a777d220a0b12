/**
 * Logarithms put together: Σ n·log a with whole n is log ∏ aⁿ.
 *
 * Validity: where every a is positive, always. For real a the sum is real only when its imaginary parts nπ cancel, so
 * that an even number of negative factors is left, the product is positive and its logarithm the same. Where the sum is
 * not real the forms may differ by a multiple of 2πi; forms are equal wherever the input is real.
 */
import { defined, itemAt, lastOf } from '../../kit/checked';
import { add, multiply, negate } from '../core/arithmetic';
import { isReal } from '../core/assumptions';
import type { CallNode, Expression } from '../core/expression';
import {
	factorExpression,
	factorsOf,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	mentionsI,
	MINUS_ONE,
	number,
	ONE,
	rawCall,
	splitCoefficient,
	termsOf,
	E,
	HALF,
	ZERO
} from '../core/expression';
import { bitLength, fraction, multiplyRational, type Rational } from '../core/rational';
import { power } from '../core/powers';
import { applyFunction } from '../functions/functions';
import { TooLarge } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { type Poly, termCount } from '../poly/sparse';
import { coefficientsIn } from '../poly/variables';
import type { Kernels } from './kernels';

/** x with the logarithms among its terms joined into one by `simplify` of the product, or undefined for fewer than two. */
export function joinedLogarithms(x: Expression, simplify: (product: Expression) => Expression): Expression | undefined {
	// Logarithms to one base c are those over log c.
	const joint = new Map<string, { over: Expression; factors: Expression[]; terms: Expression[] }>();
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		const { coefficient, log, over } = logarithmOf(term);
		const argument = log?.args[0];
		if (!argument || coefficient.den !== 1n || mentionsI(argument) || bitLength(coefficient.num) > 6) rest.push(term);
		else {
			const known = joint.get(over.key) ?? { over, factors: [], terms: [] };
			joint.set(over.key, known);
			known.factors.push(power(argument, number(coefficient)));
			known.terms.push(term);
		}
	}
	let found = false;
	for (const { over, factors, terms } of joint.values()) {
		const [only] = factors;
		if (factors.length < 2 && !(over === ONE && only && (only.kind === 'number' || isReciprocal(only)))) {
			rest.push(...terms);
			continue;
		}
		const product = factors.length === 1 ? defined(only) : simplify(multiply(factors));
		if (product.kind === 'number' && bitLength(product.value.num) + bitLength(product.value.den) > 60) return undefined;
		found = true;
		rest.push(multiply([over, logOf(product)]));
	}
	return found ? add(rest) : undefined;
}

interface Logarithm {
	readonly coefficient: Rational;
	readonly log?: CallNode | undefined;
	/** Factor of the logarithm: 1, or 1/log c. */
	readonly over: Expression;
}

/** n·log a or n·log a/log c as its parts; `log` is undefined for another term. */
function logarithmOf(term: Expression): Logarithm {
	const { coefficient, rest } = splitCoefficient(term);
	const none = { coefficient, over: ONE };
	if (rest && isLog(rest)) return { coefficient, log: rest, over: ONE };
	if (rest?.kind !== 'product' || rest.factors.length !== 2) return none;
	const above = rest.factors.find(({ base, exponent }) => isLog(base) && isNumber(exponent, 1));
	const below = rest.factors.find(({ base, exponent }) => isLog(base) && isNumber(exponent, -1));
	if (!above || !below || !isLog(above.base)) return none;
	return { coefficient, log: above.base, over: factorExpression(below) };
}

const isLog = (x: Expression): x is CallNode => isCall(x, 'log') && x.args.length === 1;

/** 1/a, with nothing but numbers above. */
const isReciprocal = (x: Expression): boolean =>
	x.kind !== 'number' && factorsOf(x).every(({ exponent }) => isNumber(exponent) && exponent.value.num < 0n);

/** The logarithm of a product; 1/a is the worse way to write −log a. */
function logOf(product: Expression): Expression {
	if (product.kind === 'number' ? product.value.num === 1n && product.value.den > 1n : isReciprocal(product))
		return negate(rawLog(power(product, MINUS_ONE)));
	return rawLog(product);
}

/** log(u^m)/log(u^n) = m/n for a real u, where both logarithms are real, or m = n. */
export function ratioOfLogarithms(x: Expression): Expression | undefined {
	const { coefficient, log, over } = logarithmOf(x);
	const below = log && factorsOf(over)[0]?.base;
	if (!log || !below || !isLog(below)) return undefined;
	const [a, b] = [itemAt(log.args, 0), itemAt(below.args, 0)].map((argument) => {
		const [only, ...more] = factorsOf(argument);
		return only && more.length === 0 && argument.kind !== 'product' && isInteger(only.exponent) ? only : undefined;
	});
	if (!a || !b || a.base.key !== b.base.key || isClosed(a.base) || !isReal(a.base)) return undefined;
	if (!isInteger(a.exponent) || !isInteger(b.exponent)) return undefined;
	return number(multiplyRational(coefficient, fraction(a.exponent.value.num, b.exponent.value.num)));
}

/** log x as it is: a number is not split into its primes again. */
const rawLog = (x: Expression): Expression =>
	x.kind === 'number' && x.value.num === x.value.den ? number({ num: 0n, den: 1n }) : rawCall('log', [x]);

/** Kernels e^u, as index and u. */
export const exponentialKernels = (kernels: Kernels): [index: number, argument: Expression][] =>
	kernels.nodes.flatMap((node, index) =>
		node.kind === 'power' && node.base.key === E.key ? [[index, node.exponent] as [number, Expression]] : []
	);

/** num/den by hyperbolic functions of the argument of one exponential; both parts are centred at the middle of their powers. */
export function byHyperbolic(
	kernels: Kernels,
	{ num, den }: Fraction,
	index: number,
	argument: Expression
): Expression {
	if (termCount(num) + termCount(den) > 40) throw new TooLarge('too many terms');
	const top = centred(kernels, num, index, argument);
	const bottom = centred(kernels, den, index, argument);
	const shift = multiply([HALF, number({ num: BigInt(top.middle - bottom.middle), den: 1n }), argument]);
	return multiply([top.value, power(bottom.value, MINUS_ONE), power(E, shift)]);
}

/** p = e^(middle·u/2) · value, value a sum of hyperbolic functions of multiples of u. */
function centred(kernels: Kernels, p: Poly, index: number, u: Expression): { middle: number; value: Expression } {
	const parts = coefficientsIn(kernels.ring, p, index);
	if (parts.length === 0) return { middle: 0, value: ZERO };
	const middle = itemAt(parts, 0)[0] + lastOf(parts)[0];
	const terms = parts.flatMap(([e, c]) => {
		const times = 2 * e - middle;
		const coefficient = kernels.expression(c);
		if (times === 0) return [coefficient];
		const angle = multiply([HALF, number({ num: BigInt(times), den: 1n }), u]);
		// e^v = cosh v + sinh v; equal parts add up, opposite ones cancel.
		return ['cosh', 'sinh'].map((name) => multiply([coefficient, applyFunction(name, [angle])]));
	});
	return { middle, value: add(terms) };
}
