/** Canonical sums and products. */
import { spend } from './budget';
import type { Expression, Factor, SumNode } from './expression';
import {
	factorExpression,
	factorsOf,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	rawProduct,
	rawSum,
	splitCoefficient,
	termsOf,
	ZERO
} from './expression';
import { addInfinite, isInfinite, multiplyInfinite } from './infinity';
import { power } from './recursion';
import { valuation } from '../primes';
import {
	absolute,
	addRational,
	fraction,
	gcdOf,
	multiplyRational,
	ONE_RATIONAL,
	powerRational,
	ZERO_RATIONAL,
	type Rational
} from './rational';

/** The canonical sum: like terms collected, numbers added, zero terms dropped. Throws NoValueError for ∞ − ∞. */
export function add(summands: readonly Expression[]): Expression {
	let constant: Rational = ZERO_RATIONAL;
	const collected = new Map<string, { coefficient: Rational; rest: Expression }>();
	for (const summand of summands) {
		for (const term of termsOf(summand)) {
			spend();
			if (isInfinite(term)) return addInfinite(summands);
			const { coefficient, rest } = splitCoefficient(term);
			if (!rest) {
				constant = addRational(constant, coefficient);
				continue;
			}
			const known = collected.get(rest.key);
			if (known) known.coefficient = addRational(known.coefficient, coefficient);
			else collected.set(rest.key, { coefficient, rest });
		}
	}
	const terms: Expression[] = [];
	const kept = [...collected].filter(([, { coefficient }]) => coefficient.num !== 0n);
	// Sorted without the coefficients, so that x and -x have the same position.
	kept.sort(([a], [b]) => (a < b ? -1 : 1));
	for (const [, { coefficient, rest }] of kept) terms.push(productOf(coefficient, factorsOf(rest)));
	if (constant.num !== 0n) terms.push(number(constant));
	const [only] = terms;
	return terms.length > 1 ? rawSum(terms) : (only ?? ZERO);
}

export const subtract = (a: Expression, b: Expression): Expression => add([a, negate(b)]);

export const negate = (x: Expression): Expression => multiply([MINUS_ONE, x]);

/** a/b. Throws NoValueError when b is the number 0. */
export const divide = (a: Expression, b: Expression): Expression => multiply([a, power(b, MINUS_ONE)]);

/** coefficient · factors with distinct, canonical factors: the degenerate cases of a product resolved. */
export function productOf(coefficient: Rational, factors: readonly Factor[]): Expression {
	if (coefficient.num === 0n) return ZERO;
	const [only] = factors;
	if (!only) return number(coefficient);
	if (factors.length === 1) {
		if (coefficient.num === 1n && coefficient.den === 1n) return factorExpression(only);
		if (only.base.kind === 'sum' && isNumber(only.exponent, 1))
			return rawSum(only.base.terms.map((term) => scale(coefficient, term)));
	}
	return rawProduct(coefficient, factors);
}

/** c · x for a number c ≠ 0, without looking inside x. */
export function scale(c: Rational, x: Expression): Expression {
	const { coefficient, rest } = splitCoefficient(x);
	const product = multiplyRational(c, coefficient);
	return rest ? productOf(product, factorsOf(rest)) : number(product);
}

type Collected = { readonly base: Expression; exponents: Expression[] };

/** The canonical product: powers of one base collected (every complex b ≠ 0; at 0 it fills a removable gap). */
export function multiply(items: readonly Expression[]): Expression {
	if (items.some(isInfinite)) return multiplyInfinite(items);
	let coefficient: Rational = ONE_RATIONAL;
	const collected = new Map<string, Collected>();
	let queue = items;
	for (let pass = 0; queue.length > 0; pass++) {
		spend(queue.length + pass);
		for (const item of queue) {
			const { coefficient: own } = splitCoefficient(item);
			if (own.num === 0n) return ZERO;
			coefficient = multiplyRational(coefficient, own);
			const factors = factorsOf(item);
			if (factors.length > 8) spend(factors.length / 3);
			for (const factor of factors) {
				const { base, content } = primitiveFactor(factor);
				coefficient = multiplyRational(coefficient, content);
				const entry = collected.get(base.key);
				if (entry) entry.exponents.push(factor.exponent);
				else collected.set(base.key, { base, exponents: [factor.exponent] });
			}
		}
		const again: Expression[] = [];
		for (const [key, entry] of collected) {
			if (entry.exponents.length === 1) continue;
			const raised = power(entry.base, add(entry.exponents));
			const split = splitCoefficient(raised);
			const [factor, ...more] = split.rest ? factorsOf(raised) : [];
			if (factor && more.length === 0 && factor.base.key === key) {
				coefficient = multiplyRational(coefficient, split.coefficient);
				entry.exponents = [factor.exponent];
				continue;
			}
			collected.delete(key);
			again.push(raised);
		}
		queue = again;
	}
	const factors: Factor[] = [];
	for (const { base, exponents } of collected.values()) {
		const exponent = exponents[0] ?? ONE;
		factors.push({ base, exponent });
	}
	for (const [index, { base, exponent }] of factors.entries()) {
		// 3 · 2^(10^9) · 4: a power too large to write takes in the coefficient's own twos.
		if (base.kind !== 'number' || !isInteger(exponent)) continue;
		const taken = takeOut(coefficient, base.value.num);
		coefficient = taken.rest;
		if (taken.count !== 0n) factors[index] = { base, exponent: add([exponent, number({ num: taken.count, den: 1n })]) };
	}
	factors.sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
	return productOf(coefficient, factors);
}

function takeOut(coefficient: Rational, p: bigint): { rest: Rational; count: bigint } {
	if (p < 2n || coefficient.num === 0n) return { rest: coefficient, count: 0n };
	const above = valuation(coefficient.num, p);
	const below = valuation(coefficient.den, p);
	return { rest: { num: above.left, den: below.left }, count: BigInt(above.count - below.count) };
}

/** A sum under a whole exponent as content · primitive sum; other factors as they are. */
function primitiveFactor({ base, exponent }: Factor): { base: Expression; content: Rational } {
	if (base.kind !== 'sum' || !isInteger(exponent)) return { base, content: ONE_RATIONAL };
	const { content, primitive } = primitiveSum(base);
	if (content === ONE_RATIONAL) return { base, content };
	return { base: primitive, content: powerRational(content, exponent.value.num) };
}

/** sum = content · primitive, whose whole coefficients share no factor; content has the first term's sign. */
export function primitiveSum(sum: SumNode): { content: Rational; primitive: SumNode } {
	let num = 0n;
	let den = 1n;
	for (const term of sum.terms) {
		const { coefficient } = splitCoefficient(term);
		num = gcdOf(num, coefficient.num);
		den = (den / gcdOf(den, coefficient.den)) * coefficient.den;
	}
	const first = splitCoefficient(sum.terms[0] as Expression).coefficient;
	if (num === 1n && den === 1n && first.num > 0n) return { content: ONE_RATIONAL, primitive: sum };
	const content = fraction(first.num < 0n ? -absolute(num) : num, den);
	const inverse = fraction(content.den, content.num);
	return { content, primitive: rawSum(sum.terms.map((term) => scale(inverse, term))) };
}
