// Sums whose ends and terms depend on one whole number n, s(n + 1) = r(n)·s(n) for a rational function r: what Zeilberger's
// algorithm gives for a sum of hypergeometric terms by a recurrence of order 1 (A = B, ch. 6). Here r is fitted to exact sums.
import { itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import type { Expression, NumberNode, SymbolNode } from '../core/expression';
import {
	factorsOf,
	freeSymbolsOf,
	HALF,
	integerNode,
	isInteger,
	isNumber,
	number,
	ONE,
	PI,
	someNode,
	symbol,
	termsOf,
	TWO
} from '../core/expression';
import { multiplyRational, negateRational, powerRational, integer, type Rational } from '../core/rational';
import { power } from '../core/powers';
import { applyFunction } from '../core/recursion';
import { BudgetExceeded, spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { mapCalls, replace } from '../core/substitution';
import { solved } from './hypergeometric';
import { closedProduct } from './products';

/** Sums that are added up: three times as many as the unknowns of a ratio, which the others confirm. */
const VALUES = 27;
const MAX_DEGREE = 4;
/** Sums at the beginning that may be 0. */
const MAX_ZEROS = 3;
const MAX_TERMS = 80;

/** Functions of hypergeometric terms. Others, such as floor(n/30), may change beyond the sums that are added up. */
const HYPERGEOMETRIC: ReadonlySet<string> = new Set(['factorial', 'binomial']);

/** Σ of body for index = lower … upper by a recurrence in the one other unknown, right for n = 0, 1, 2 …; undefined without one. */
export function definiteSum(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const [name, ...others] = freeSymbolsOf([body, lower, upper]).filter((each) => each !== index.name);
	if (name === undefined || others.length > 0) return undefined;
	const terms = termsOf(body);
	if (terms.length > 1) {
		const parts = terms.map((term) => definiteSum(term, index, lower, upper));
		return parts.some((part) => !part) ? undefined : add(parts.filter((part) => part !== undefined));
	}
	if (hasCalls(lower) || hasCalls(upper) || !isHypergeometric(body)) return undefined;
	const sums = valuesOf(body, index, lower, upper, name);
	const first = sums?.findIndex(({ value }) => value.num !== 0n) ?? -1;
	if (!sums || first < 0 || first > MAX_ZEROS) return undefined;
	const values = sums.slice(first).map(({ value }) => value);
	if (values.some(({ num }) => num === 0n)) return undefined;
	for (let degree = 0; degree <= MAX_DEGREE; degree++)
		for (let below = 0; below <= degree; below++) {
			const ratio = ratioOf(values, first, degree, below, index);
			if (!ratio) continue;
			const product = closedProduct(ratio, index, integerNode(first), subtract(symbol(name), ONE));
			const form = product && withWholeFactorials(multiply([itemAt(sums, first), product]));
			return form && sums.slice(0, first).every((_, n) => vanishesAt(form, name, n)) ? form : undefined;
		}
	return undefined;
}

const hasCalls = (x: Expression): boolean => someNode(x, ({ kind }) => kind === 'call');

/** Whether x is a product of powers and of such functions. A sum of these, such as 1 + binomial(n, 30), may change late. */
const isHypergeometric = (x: Expression): boolean =>
	factorsOf(x).every(({ base, exponent }) => {
		if (base.kind !== 'call') return !hasCalls(base) && !hasCalls(exponent);
		return HYPERGEOMETRIC.has(base.name) && isInteger(exponent) && !base.args.some(hasCalls);
	});

/** Whether the form is 0 at n, and has a value there. */
function vanishesAt(form: Expression, name: string, n: number): boolean {
	try {
		return isNumber(replace(form, name, integerNode(n)), 0);
	} catch (error) {
		if (error instanceof NoValueError) return false;
		throw error;
	}
}

/** The sums for n = 0, 1, 2 …; undefined where one is not a fraction. */
function valuesOf(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression,
	name: string
): NumberNode[] | undefined {
	const sums: NumberNode[] = [];
	try {
		for (let n = 0; n < VALUES; n++) {
			const [from, to, term] = [lower, upper, body].map((x) => replace(x, name, integerNode(n))) as [
				Expression,
				Expression,
				Expression
			];
			if (!isInteger(from) || !isInteger(to)) return undefined;
			const count = Number(to.value.num - from.value.num) + 1;
			if (count > MAX_TERMS) return undefined;
			spend(20 * Math.max(1, count));
			const terms = Array.from({ length: Math.max(0, count) }, (_, k) =>
				replace(term, index.name, number(integer(from.value.num + BigInt(k))))
			);
			const sum = add(terms);
			if (!isNumber(sum)) return undefined;
			sums.push(sum);
		}
	} catch (error) {
		if (error instanceof NoValueError || (error instanceof BudgetExceeded && error.bound !== 'steps')) return undefined;
		throw error;
	}
	return sums;
}

/** p/q in the index with q(n)·s(n + 1) = p(n)·s(n) for all values; q is monic. */
function ratioOf(
	values: readonly Rational[],
	first: number,
	above: number,
	below: number,
	index: SymbolNode
): Expression | undefined {
	const rows = values.slice(0, -1).map((value, i) => {
		const powers = (degree: number) =>
			Array.from({ length: degree }, (_, d) => powerRational(integer(first + i), BigInt(d)));
		const next = itemAt(values, i + 1);
		const scaled = (by: Rational, degree: number) => powers(degree).map((each) => multiplyRational(each, by));
		return [...scaled(value, above + 1), ...scaled(negateRational(next), below), lastOf(scaled(next, below + 1))];
	});
	const found = solved(rows);
	if (!found) return undefined;
	const polynomial = (coefficients: readonly Rational[]) =>
		add(coefficients.map((c, d) => multiply([number(c), power(index, integerNode(d))])));
	const p = polynomial(found.slice(0, above + 1));
	const q = polynomial([...found.slice(above + 1), integer(1)]);
	// A common zero at one of the values would free that equation.
	const hasZero = rows.some((_, i) => isNumber(replace(q, index.name, integerNode(first + i)), 0));
	return hasZero || isNumber(p, 0) ? undefined : divide(p, q);
}

// (n − 1/2)! as √π·(2n)!/(4^n·n!), which is a fraction times √π for a whole n (DLMF 5.5.5), and (n − c)! as n!/(n·(n − 1)…),
// whose reciprocal has its value 0 for n < c.
const withWholeFactorials = (x: Expression): Expression =>
	mapCalls(x, 'factorial', ([u]) => {
		const [name, ...others] = u ? freeSymbolsOf([u]) : [];
		if (!u || name === undefined || others.length > 0) return undefined;
		const factorial = (v: Expression) => applyFunction('factorial', [v]);
		const n = add([u, HALF]);
		if (isInteger(subtract(n, symbol(name)))) {
			const above = multiply([power(PI, HALF), factorial(multiply([TWO, n]))]);
			return divide(above, multiply([power(integerNode(4), n), factorial(n)]));
		}
		const shift = subtract(symbol(name), u);
		if (!isInteger(shift) || shift.value.num <= 0n || shift.value.num > BigInt(MAX_ZEROS)) return undefined;
		const lost = Array.from({ length: Number(shift.value.num) }, (_, c) => subtract(symbol(name), integerNode(c)));
		return divide(factorial(symbol(name)), multiply(lost));
	});
