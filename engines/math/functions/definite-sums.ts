/**
 * Sums whose ends and terms depend on one whole number n, s(n + 1) = r(n)·s(n) for a rational function r: what Zeilberger's
 * algorithm gives for a sum of hypergeometric terms by a recurrence of order 1 (A = B, ch. 6). Here r is fitted to exact sums.
 */
import { itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { freeSymbolsOf, HALF, integerNode, isInteger, isNumber, number, ONE, PI, symbol, TWO, type Expression, type NumberNode, type SymbolNode } from '../core/expression'; // prettier-ignore
import { multiplyRational, negateRational, powerRational, integer, type Rational } from '../core/rational';
import { power } from '../core/powers';
import { applyFunction } from '../core/recursion';
import { BudgetExceeded, spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { mapCalls, replace } from '../core/substitution';
import { solved } from './hypergeometric';
import { closedProduct } from './products';

/** Sums that are added up: far more than the unknowns of a ratio. */
const VALUES = 22;
/** Degree of the polynomials of a ratio. */
const MAX_DEGREE = 4;
/** Sums at the beginning that may be 0. */
const MAX_ZEROS = 3;
const MAX_TERMS = 80;

/** Σ of body for index = lower … upper by a recurrence in the one other unknown; undefined without one. */
export function definiteSum(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const [name, ...others] = freeSymbolsOf([body, lower, upper]).filter((each) => each !== index.name);
	if (name === undefined || others.length > 0) return undefined;
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
			return product && withWholeFactorials(multiply([itemAt(sums, first), product]));
		}
	return undefined;
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

/** (n − 1/2)! as √π·(2n)!/(4^n·n!), which is a fraction times √π for a whole n (DLMF 5.5.5). */
const withWholeFactorials = (x: Expression): Expression =>
	mapCalls(x, 'factorial', ([u]) => {
		const n = u && add([u, HALF]);
		if (!n || !isWholeLine(n)) return undefined;
		const factorial = (v: Expression) => applyFunction('factorial', [v]);
		const above = multiply([power(PI, HALF), factorial(multiply([TWO, n]))]);
		return divide(above, multiply([power(integerNode(4), n), factorial(n)]));
	});

/** n + c for a symbol n and a whole c. */
const isWholeLine = (x: Expression): boolean => {
	const [name] = freeSymbolsOf([x]);
	return name !== undefined && isInteger(subtract(x, symbol(name)));
};
