/** Sums and products over a range of whole numbers. */
import { add, multiply, subtract } from './arithmetic';
import { Exhausted, spend } from './budget';
import { expand } from './expand';
import {
	childrenOf,
	factorsOf,
	freeSymbols,
	isInteger,
	isNumber,
	isRange,
	number,
	ONE,
	rawCall,
	splitCoefficient,
	termsOf,
	ZERO,
	type Expression,
	type SymbolNode
} from './expression';
import { isInfinite } from './infinity';
import { power } from './powers';
import { applyFunction } from './recursion';
import { fraction, integer, negateRational, multiplyRational, type Rational } from './rational';
import { Undefined } from './undefined';
import { bernoulliUpTo } from './zeta';

/** Terms that are added one by one. */
const MAX_TERMS = 20_000n;

/**
 * Σ or Π of body for index = lower … upper, both ends included; an empty range is 0 or 1. Polynomials and powers c^k are
 * summed in closed form, which holds for upper ≥ lower − 1. Throws Exhausted for long ranges of anything else.
 */
export function overRange(
	kind: 'sum' | 'product',
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression {
	if (isInfinite(upper) || isInfinite(lower)) throw new Exhausted(`has no closed form: an infinite ${kind}`, 'form');
	const bounded = isInteger(lower) && isInteger(upper);
	if ((lower.kind === 'number' && !isInteger(lower)) || (upper.kind === 'number' && !isInteger(upper)))
		throw new Undefined(`the bounds of a ${kind} must be whole numbers`);
	if (bounded && upper.value.num < lower.value.num) return kind === 'sum' ? ZERO : ONE;
	const count = bounded ? upper.value.num - lower.value.num + 1n : undefined;
	if (kind === 'sum' && (count === undefined || count > 40n)) {
		const closed = closedSum(body, index, lower, upper);
		if (closed) return closed;
	}
	if (!freeSymbols(body).includes(index.name)) {
		const size = subtract(upper, subtract(lower, ONE));
		return kind === 'sum' ? multiply([body, size]) : power(body, size);
	}
	if (kind === 'product' && body.key === index.key && isNumber(lower, 1)) return applyFunction('factorial', [upper]);
	if (!bounded || count === undefined) return rawCall(kind, [body, index, lower, upper]);
	if (count > MAX_TERMS) throw new Exhausted(`has more than ${MAX_TERMS} terms in a ${kind}`);
	const parts: Expression[] = [];
	for (let k = lower.value.num; k <= upper.value.num; k++) {
		spend(25);
		parts.push(substitute(body, index.name, number(integer(k))));
	}
	return kind === 'sum' ? add(parts) : multiply(parts);
}

/** x with a symbol replaced, evaluated again on the way up. */
export function substitute(x: Expression, name: string, value: Expression): Expression {
	spend();
	switch (x.kind) {
		case 'number':
		case 'constant':
			return x;
		case 'symbol':
			return x.name === name ? value : x;
		case 'sum':
			return add(x.terms.map((term) => substitute(term, name, value)));
		case 'product':
			return multiply([
				number(x.coefficient),
				...x.factors.map(({ base, exponent }) =>
					power(substitute(base, name, value), substitute(exponent, name, value))
				)
			]);
		case 'power':
			return power(substitute(x.base, name, value), substitute(x.exponent, name, value));
		case 'call': {
			if (isRange(x)) {
				const [body, index, lower, upper] = x.args as readonly [Expression, SymbolNode, Expression, Expression];
				const inner = index.name === name ? body : substitute(body, name, value);
				return overRange(x.name, inner, index, substitute(lower, name, value), substitute(upper, name, value));
			}
			return applyFunction(
				x.name,
				childrenOf(x).map((arg) => substitute(arg, name, value))
			);
		}
	}
}

/** Σ of polynomial terms c·k^m (Faulhaber) and c·a^k (geometric); undefined when a term is neither. */
function closedSum(body: Expression, index: SymbolNode, lower: Expression, upper: Expression): Expression | undefined {
	let expanded: Expression;
	try {
		expanded = expand(body, 500);
	} catch (error) {
		if (error instanceof Exhausted) return undefined;
		throw error;
	}
	const parts: Expression[] = [];
	for (const term of termsOf(expanded)) {
		const part = closedTerm(term, index, lower, upper);
		if (!part) return undefined;
		parts.push(part);
	}
	const total = add(parts);
	try {
		return expand(total, 2_000);
	} catch (error) {
		if (error instanceof Exhausted) return total;
		throw error;
	}
}

function closedTerm(term: Expression, index: SymbolNode, lower: Expression, upper: Expression): Expression | undefined {
	const { coefficient } = splitCoefficient(term);
	const outside: Expression[] = [number(coefficient)];
	let degree = 0;
	let ratio: Expression | undefined;
	for (const { base, exponent } of factorsOf(term)) {
		const inBase = freeSymbols(base).includes(index.name);
		const inExponent = freeSymbols(exponent).includes(index.name);
		if (!inBase && !inExponent) outside.push(power(base, exponent));
		else if (
			!inExponent &&
			base.key === index.key &&
			isInteger(exponent) &&
			exponent.value.num > 0n &&
			exponent.value.num <= 40n
		)
			degree = Number(exponent.value.num);
		else if (!inBase && !ratio) {
			// b^(u·k + v) = (b^u)^k · b^v
			const linear = linearIn(exponent, index);
			if (!linear) return undefined;
			outside.push(power(base, linear.rest));
			ratio = power(base, linear.slope);
		} else return undefined;
	}
	if (ratio && degree > 0) return undefined;
	const below = subtract(lower, ONE);
	if (!ratio) {
		const sum = (end: Expression) => faulhaber(degree, end);
		return multiply([...outside, subtract(sum(upper), sum(below))]);
	}
	if (isNumber(ratio, 1) || ratio.kind === 'symbol') return undefined;
	// a^m + … + a^n = (a^(n+1) − a^m)/(a − 1), a ≠ 1
	const top = subtract(power(ratio, add([upper, ONE])), power(ratio, lower));
	return multiply([...outside, top, power(subtract(ratio, ONE), number(integer(-1)))]);
}

function linearIn(x: Expression, index: SymbolNode): { slope: Expression; rest: Expression } | undefined {
	const slope: Expression[] = [];
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		if (!freeSymbols(term).includes(index.name)) rest.push(term);
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
		if (value.num !== 0n) terms.push(multiply([number(value), power(n, number(integer(d + 1n - k)))]));
		choose = (choose * (d + 1n - k)) / (k + 1n);
	}
	return add(terms);
}
