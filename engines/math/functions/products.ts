/** Products over a range in closed form: powers, and rational functions with rational zeros and poles by gamma functions. */
import { itemAt } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import type { Expression, SymbolNode } from '../core/expression';
import {
	factorsOf,
	freeSymbols,
	INFINITY,
	isInteger,
	isNumber,
	number,
	ONE,
	splitCoefficient,
	ZERO
} from '../core/expression';
import { isInfinite } from '../core/infinity';
import { applyFunction, power } from '../core/recursion';
import { addRational, fraction, integer, multiplyRational, type Rational } from '../core/rational';
import { signOf } from '../core/numeric';
import { Budget } from '../poly/budget';
import { factor } from '../poly/factor';
import { coefficientsIn } from '../poly/variables';
import { Kernels } from '../simplify/kernels';
import { closedSum } from './closed-sums';

/** Zeros and poles that are this far apart are multiplied out. */
const MAX_SHIFT = 40n;

type Line = { readonly a: Rational; readonly e: bigint };

/** A term c·(k + a)^e·… */
type Lines = { readonly constant: Expression; readonly lines: readonly Line[] };

/** Π of body for index = lower … upper. Undefined without a closed form. Right for upper ≥ lower − 1. */
export function closedProduct(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const powers: Expression[] = [];
	const rational: Expression[] = [number(splitCoefficient(body).coefficient)];
	for (const { base, exponent } of factorsOf(body)) {
		const inBase = freeSymbols(base).includes(index.name);
		if (!freeSymbols(exponent).includes(index.name)) {
			rational.push(power(base, exponent));
			continue;
		}
		// r^f(k) is r to the sum of f.
		const sum = inBase ? undefined : closedSum(exponent, index, lower, upper);
		if (!sum) return undefined;
		powers.push(power(base, sum));
	}
	const rest = multiply(rational);
	if (isNumber(rest, 1)) return multiply(powers);
	const found = linesOf(rest, index);
	if (!found || !isInteger(lower)) return undefined;
	// A zero or a pole within the range, or at its end, rules out a form by gamma functions.
	if (found.lines.some(({ a }) => addRational(a, lower.value).num <= 0n)) return undefined;
	const value = isInfinite(upper) ? endless(found, lower) : finite(found, lower, upper);
	return value && multiply([...powers, value]);
}

function linesOf(x: Expression, index: SymbolNode): Lines | undefined {
	const kernels = new Kernels(x, {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.key === index.key);
	if (kernels.nodes.some((node, i) => i !== v && freeSymbols(node).includes(index.name))) return undefined;
	if (v < 0) return { constant: x, lines: [] };
	const { num, den } = kernels.fraction(x);
	const lines: Line[] = [];
	const constants: Expression[] = [];
	for (const [part, sign] of [
		[num, 1n],
		[den, -1n]
	] as const) {
		const { content, factors } = factor(kernels.ring, part);
		constants.push(power(number(integer(content)), number(integer(sign))));
		for (const [poly, multiplicity] of factors) {
			spend(10);
			const e = sign * BigInt(multiplicity);
			const degree = kernels.ring.degree(poly, v);
			if (degree === 0) constants.push(power(kernels.expression(poly), number(integer(e))));
			if (degree > 1) return undefined;
			if (degree !== 1) continue;
			const [b, c] = [0, 1].map((d) => {
				const found = [...coefficientsIn(kernels.ring, poly, v)].find(([at]) => at === d);
				return found ? kernels.expression(found[1]) : ZERO;
			}) as [Expression, Expression];
			const shift = divide(b, c);
			if (!isNumber(shift)) return undefined;
			lines.push({ a: shift.value, e });
			constants.push(power(c, number(integer(e))));
		}
	}
	return { constant: multiply(constants), lines };
}

const gamma = (x: Expression): Expression => applyFunction('factorial', [subtract(x, ONE)]);

const isWholeDistance = (a: Rational, b: Rational): boolean =>
	multiplyRational(addRational(a, { num: -b.num, den: b.den }), integer(1n)).den === 1n;

/** Lines whose zeros are whole numbers apart are multiplied out to a power of one of them. */
function finite({ constant, lines }: Lines, lower: Expression, upper: Expression): Expression | undefined {
	const count = add([upper, ONE, multiply([number(integer(-1n)), lower])]);
	const factors: Expression[] = [power(constant, count)];
	const left = [...lines];
	while (left.length > 0) {
		const first = itemAt(left, 0);
		const alike = left.filter(({ a }) => isWholeDistance(a, first.a));
		for (const each of alike) left.splice(left.indexOf(each), 1);
		const base = alike.reduce((least, { a }) => (a.num * least.den < least.num * a.den ? a : least), first.a);
		let total = 0n;
		for (const { a, e } of alike) {
			total += e;
			const apart = addRational(a, { num: -base.num, den: base.den }).num;
			if (apart > MAX_SHIFT) return undefined;
			// Π (k + a)/(k + b) = Π over t < a − b of (n + 1 + b + t)/(m + b + t)
			for (let t = 0n; t < apart; t++) {
				const shift = number(addRational(base, integer(t)));
				factors.push(power(divide(add([upper, ONE, shift]), add([lower, shift])), number(integer(e))));
			}
		}
		if (total === 0n) continue;
		const shift = number(base);
		const whole = divide(gamma(add([upper, ONE, shift])), gamma(add([lower, shift])));
		factors.push(power(whole, number(integer(total))));
	}
	return multiply(factors);
}

/** Π of the Γ(m + a)^−e where the exponents, and they times the zeros, add up to 0 [DLMF 5.8.5]; 0 or ∞ where it tends there. */
function endless({ constant, lines }: Lines, lower: Expression): Expression | undefined {
	const order = lines.reduce((sum, { e }) => sum + e, 0n);
	const drift = lines.reduce((sum, { a, e }) => addRational(sum, multiplyRational(a, integer(e))), fraction(0n, 1n));
	if (order !== 0n || !isNumber(constant)) return undefined;
	if (!isNumber(constant, 1)) {
		if (signOf(constant) !== 1) return undefined;
		return signOf(subtract(constant, ONE)) === 1 ? INFINITY : ZERO;
	}
	if (drift.num !== 0n) return drift.num > 0n ? INFINITY : ZERO;
	return multiply(lines.map(({ a, e }) => power(gamma(add([lower, number(a)])), number(integer(-e)))));
}
