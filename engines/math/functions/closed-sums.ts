/** Sums over a range in closed form: polynomials (Faulhaber), polynomials times powers, telescoping fractions, series to infinity. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { BudgetExceeded } from '../core/budget';
import { expand } from '../core/expand';
import type { Expression, SymbolNode } from '../core/expression';
import {
	factorsOf,
	freeSymbols,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	number,
	ONE,
	splitCoefficient,
	termsOf,
	TWO
} from '../core/expression';
import { isInfinite } from '../core/infinity';
import { signOf } from '../core/numeric';
import { applyFunction, power } from '../core/recursion';
import { fraction, integer, multiplyRational, negateRational, type Rational } from '../core/rational';
import { NoValueError } from '../core/refusals';
import { bernoulliUpTo } from './zeta';

/** First binomial coefficients that are left out of a row's sum. */
const MAX_LEFT_OUT = 3n;

const whole = (n: number | bigint): Expression => number(integer(n));
const has = (x: Expression, index: SymbolNode): boolean => freeSymbols(x).includes(index.name);

/** Σ of body for index = lower … upper; undefined when a term has an unknown form. Right for upper ≥ lower − 1. */
export function closedSum(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const asItStands = wholeTerm(body, index, lower, upper);
	if (asItStands) return asItStands;
	const expanded = within(() => expand(body, 500));
	if (!expanded) return undefined;
	const parts: Expression[] = [];
	for (const term of termsOf(expanded)) {
		const part = wholeTerm(term, index, lower, upper) ?? closedTerm(term, index, lower, upper);
		if (!part) return undefined;
		parts.push(part);
	}
	const total = add(parts);
	return within(() => expand(total, 2_000)) ?? total;
}

function within<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch (error) {
		if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
		throw error;
	}
}

/** c·k^d·r^k with a constant r. */
function closedTerm(term: Expression, index: SymbolNode, lower: Expression, upper: Expression): Expression | undefined {
	const { coefficient } = splitCoefficient(term);
	const outside: Expression[] = [number(coefficient)];
	let degree = 0;
	let ratio: Expression | undefined;
	for (const { base, exponent } of factorsOf(term)) {
		const [inBase, inExponent] = [has(base, index), has(exponent, index)];
		if (!inBase && !inExponent) outside.push(power(base, exponent));
		else if (
			!inExponent &&
			base.key === index.key &&
			isInteger(exponent) &&
			exponent.value.num > 0n &&
			exponent.value.num <= 40n
		)
			degree = Number(exponent.value.num);
		else if (!inBase) {
			// b^(u·k + v) = (b^u)^k · b^v
			const linear = linearIn(exponent, index);
			if (!linear) return undefined;
			outside.push(power(base, linear.rest));
			ratio = multiply([ratio ?? ONE, power(base, linear.slope)]);
		} else return undefined;
	}
	const constant = multiply(outside);
	if (!ratio || isNumber(ratio, 1)) {
		if (isInfinite(upper)) throw new NoValueError('the sum grows without bound');
		const below = subtract(lower, ONE);
		return multiply([constant, subtract(faulhaber(degree, upper), faulhaber(degree, below))]);
	}
	// A ratio with unknowns may be 1, where the closed form has a pole that the sum has not.
	return isClosed(ratio) ? multiply([constant, geometric(degree, ratio, lower, upper)]) : undefined;
}

/** Σ k^d·r^k = q(n + 1)·r^(n + 1) − q(m)·r^m where r·q(k + 1) − q(k) = k^d, r ≠ 1. */
function geometric(degree: number, ratio: Expression, lower: Expression, upper: Expression): Expression {
	const inverse = power(subtract(ratio, ONE), whole(-1));
	const q: Expression[] = [];
	for (let j = degree; j >= 0; j--) {
		const higher: Expression[] = [];
		let choose = BigInt(j + 1);
		for (let i = j + 1; i <= degree; i++) {
			higher.push(multiply([whole(choose), q[i] as Expression]));
			choose = (choose * BigInt(i + 1)) / BigInt(i + 1 - j);
		}
		q[j] = j === degree ? inverse : negate(multiply([ratio, inverse, add(higher)]));
	}
	const at = (k: Expression) => multiply([add(q.map((c, j) => multiply([c, power(k, whole(j))]))), power(ratio, k)]);
	if (!isInfinite(upper)) return subtract(at(add([upper, ONE])), at(lower));
	if (signOf(subtract(ONE, applyFunction('abs', [ratio]))) !== 1) throw new NoValueError('the sum does not converge');
	return negate(at(lower));
}

/** Terms without a polynomial form: fractions that telescope, powers 1/k^s and r^k/k! to infinity, binomial coefficients. */
function wholeTerm(term: Expression, index: SymbolNode, lower: Expression, upper: Expression): Expression | undefined {
	const factors = factorsOf(term);
	const inside = factors.filter(({ base, exponent }) => has(base, index) || has(exponent, index));
	const constant = multiply([
		number(splitCoefficient(term).coefficient),
		...factors.filter((factor) => !inside.includes(factor)).map(({ base, exponent }) => power(base, exponent))
	]);
	const [first, second] = inside;
	if (!first) return undefined;
	const { base, exponent } = first;
	if (inside.length === 1 && isInteger(lower) && isCall(base, 'binomial') && isNumber(exponent, 1)) {
		const [n, k] = base.args as [Expression, Expression];
		// Σ C(n, k) = 2^n over all k
		if (k.key === index.key && n.key === upper.key && lower.value.num >= 0n && lower.value.num <= MAX_LEFT_OUT) {
			const before = Array.from({ length: Number(lower.value.num) }, (_, j) =>
				applyFunction('binomial', [n, whole(j)])
			);
			return multiply([constant, subtract(power(TWO, n), add(before))]);
		}
	}
	if (isInfinite(upper) && isInteger(lower)) {
		if (inside.length === 1 && base.key === index.key && exponent.kind === 'number' && exponent.value.num < 0n)
			return multiply([constant, reciprocalPowers(exponent.value, lower.value.num)]);
		const factorial = inside.find((each) => isCall(each.base, 'factorial') && isNumber(each.exponent, -1));
		const other = inside.find((each) => each !== factorial);
		if (
			factorial &&
			isCall(factorial.base) &&
			factorial.base.args[0]?.key === index.key &&
			inside.length <= 2 &&
			isNumber(lower, 0)
		) {
			// Σ r^k/k! = e^r
			const linear = other && !has(other.base, index) ? linearIn(other.exponent, index) : undefined;
			if (!other) return multiply([constant, applyFunction('exp', [ONE])]);
			if (linear && second) return multiply([constant, power(other.base, linear.rest), applyFunction('exp', [power(other.base, linear.slope)])]); // prettier-ignore
		}
	}
	const sum = telescoping(inside, index, lower, upper);
	return sum && multiply([constant, sum]);
}

/** Σ k^−s from m to infinity. */
function reciprocalPowers({ num, den }: Rational, from: bigint): Expression {
	if (from < 1n) throw new NoValueError('division by zero');
	if (-num <= den) throw new NoValueError('the sum grows without bound');
	if (from > 1_000n) throw new BudgetExceeded('has no closed form: an infinite sum', 'form');
	const s = number(fraction(-num, den));
	const before: Expression[] = [];
	for (let k = 1n; k < from; k++) before.push(negate(power(whole(k), number({ num, den }))));
	return add([applyFunction('zeta', [s]), ...before]);
}

/** Σ 1/((k + a)(k + b)…) with whole a, b … apart: by partial fractions, whose sum of numerators is 0. */
function telescoping(
	factors: readonly { readonly base: Expression; readonly exponent: Expression }[],
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	if (factors.length < 2 || factors.length > 12) return undefined;
	const shifts: bigint[] = [];
	for (const { base, exponent } of factors) {
		const shift = subtract(base, index);
		if (!isNumber(exponent, -1) || !isInteger(shift)) return undefined;
		shifts.push(shift.value.num);
	}
	shifts.sort((a, b) => (a < b ? -1 : 1));
	const [least, most] = [shifts[0] as bigint, shifts.at(-1) as bigint];
	if (most - least > 200n) return undefined;
	if (isInteger(lower) && lower.value.num + most >= 0n && shifts.some((a) => a + lower.value.num <= 0n))
		throw new NoValueError('division by zero');
	const parts: Expression[] = [];
	for (const a of shifts) {
		// A_i = 1/∏(a_j − a_i)
		let below = 1n;
		for (const b of shifts) if (b !== a) below *= b - a;
		const inner: Expression[] = [];
		for (let t = least; t < a; t++) inner.push(negate(divide(ONE, add([lower, whole(t)]))));
		if (!isInfinite(upper)) for (let t = least + 1n; t <= a; t++) inner.push(divide(ONE, add([upper, whole(t)])));
		parts.push(multiply([number(fraction(1n, below)), add(inner)]));
	}
	return add(parts);
}

/** s·k + r as s and r; undefined for anything else. */
export function linearIn(x: Expression, index: SymbolNode): { slope: Expression; rest: Expression } | undefined {
	const slope: Expression[] = [];
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		if (!has(term, index)) rest.push(term);
		else {
			const { coefficient, rest: symbolPart } = splitCoefficient(term);
			if (symbolPart?.key !== index.key) return undefined;
			slope.push(number(coefficient));
		}
	}
	return { slope: add(slope), rest: add(rest) };
}

/** 1^d + 2^d + … + n^d as a polynomial in n (Bernoulli numbers with B₁ = +1/2); 0 for n = 0 and right for n = −1 too. */
function faulhaber(degree: number, n: Expression): Expression {
	if (degree === 0) return n;
	const bernoulli = bernoulliUpTo(degree);
	const terms: Expression[] = [];
	let choose = 1n;
	const d = BigInt(degree);
	for (let k = 0n; k <= d; k++) {
		const b = bernoulli[Number(k)] as Rational;
		const value = multiplyRational(k === 1n ? negateRational(b) : b, fraction(choose, d + 1n));
		if (value.num !== 0n) terms.push(multiply([number(value), power(n, whole(d + 1n - k))]));
		choose = (choose * (d + 1n - k)) / (k + 1n);
	}
	return add(terms);
}
