// Sums of hypergeometric terms, t(k + 1)/t(k) a rational function of k over ℚ: Gosper's algorithm (PNAS 75, 1978), as told
// by Petkovšek, Wilf and Zeilberger, A = B, ch. 5. It finds T with T(k + 1) − T(k) = t(k) where one hypergeometric T exists.
import { itemAt, lastOf } from '../../kit/checked';
import { add, multiply, negate, subtract } from '../core/arithmetic';
import { BudgetExceeded, spend } from '../core/budget';
import { expand } from '../core/expand';
import type { Expression, SymbolNode } from '../core/expression';
import { factorsOf, freeSymbols, isInteger, isNumber, number, splitCoefficient, termsOf } from '../core/expression';
import { Budget } from '../poly/budget';
import { denseDivide, denseGcd, denseMultiply, densePrimitive, denseEvaluate, trim, type Dense } from '../poly/dense';
import {
	addRational,
	fraction,
	gcdOf,
	integer,
	multiplyRational,
	negateRational,
	powerRational,
	type Rational
} from '../core/rational';
import { power } from '../core/recursion';
import { NoValueError } from '../core/refusals';
import { replace } from '../core/substitution';

const MAX_DEGREE = 24;
/** Shifts at which numerator and denominator are compared. */
const MAX_SHIFT = 40;
/** First terms that may be left out of the closed form. */
const MAX_FIRST = 6;

interface Ratio {
	num: Dense;
	den: Dense;
}

/** A term t = num/den·rest, and t(k + 1)/t(k). */
interface Term extends Ratio {
	readonly ratio: Ratio;
	readonly rest: Expression;
}

const whole = (n: number | bigint): Expression => number(integer(n));

/** Σ of body for index = lower … upper, a whole lower end, or undefined. Right for upper ≥ lower − 1. */
export function hypergeometricSum(
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	if (!isInteger(lower)) return undefined;
	const found = antidifference(body, index);
	if (!found) return undefined;
	const start = lower.value.num;
	const at = (x: Expression, k: Expression) => replace(x, index.name, k);
	// From `first` on neither the term nor its factor has a zero or a pole.
	const first = lastRoot(found.critical, start) + 1n;
	if (first - start > BigInt(MAX_FIRST)) return undefined;
	try {
		const before: Expression[] = [];
		for (let k = start; k < first; k++) before.push(at(body, whole(k)));
		const upTo = (end: Expression, by: bigint) =>
			multiply([
				polynomial(shifted(found.num, by), end),
				power(polynomial(shifted(found.den, by), end), whole(-1)),
				at(found.rest, add([end, whole(by)]))
			]);
		const closed = (end: Expression) => add([upTo(end, 1n), negate(upTo(whole(first), 0n)), ...before]);
		// The first values are compared, since the proof begins at `first`.
		const partial: Expression[] = [];
		for (let k = start - 1n; k <= first + 1n; k++) {
			if (k >= start) partial.push(at(body, whole(k)));
			if (!isNumber(subtract(closed(whole(k)), add(partial)), 0)) return undefined;
		}
		return closed(upper);
	} catch (error) {
		if (error instanceof NoValueError || (error instanceof BudgetExceeded && error.bound !== 'steps')) return undefined;
		throw error;
	}
}

/** T with T(k + 1) − T(k) = t(k), and polynomials whose roots are where that is not sure. */
function antidifference(
	t: Expression,
	index: SymbolNode
): (Omit<Term, 'ratio'> & { readonly critical: Dense[] }) | undefined {
	const term = termOf(t, index);
	if (!term) return undefined;
	const { ratio } = term;
	let [a, b, c] = [ratio.num, ratio.den, [1n] as Dense];
	const budget = new Budget();
	for (let h = 0; h <= MAX_SHIFT; h++) {
		if (a.length < 2 || b.length < 2) break;
		spend(20);
		const g = densePrimitive(denseGcd(a, shifted(b, BigInt(h)), budget));
		if (g.length < 2) continue;
		a = denseDivide(a, g) as Dense;
		b = denseDivide(b, shifted(g, BigInt(-h))) as Dense;
		for (let i = 1; i <= h; i++) c = denseMultiply(c, shifted(g, BigInt(-i)));
		if (c.length > MAX_DEGREE) return undefined;
	}
	const below = shifted(b, -1n);
	const x = solution(a, below, c);
	if (!x) return undefined;
	// T = below·x/c·t, in lowest terms.
	const common = x.reduce((total, { den: each }) => (total * each) / gcdOf(total, each), 1n);
	const above = denseMultiply(denseMultiply(below, trim(x.map((value) => (value.num * common) / value.den))), term.num);
	const under = denseMultiply(
		c.map((value) => value * common),
		term.den
	);
	return {
		...lowest(above, under),
		rest: term.rest,
		critical: [ratio.num, ratio.den, below, c, shifted(c, 1n)]
	};
}

const lowest = (num: Dense, den: Dense): Ratio => {
	const g = denseGcd(num, den, new Budget());
	return { num: denseDivide(num, g) ?? num, den: denseDivide(den, g) ?? den };
};

/** Whole roots up to this size are written as factors. */
const MAX_ROOT = 20;

/** p at k, its small whole roots as factors. */
function polynomial(p: Dense, k: Expression): Expression {
	const factors: Expression[] = [];
	let rest = p;
	for (let root = -MAX_ROOT; root <= MAX_ROOT && rest.length > 1; root++)
		for (let next = denseDivide(rest, [BigInt(-root), 1n]); next; next = denseDivide(rest, [BigInt(-root), 1n])) {
			rest = next;
			factors.push(subtract(k, whole(root)));
		}
	return multiply([add(rest.map((value, d) => multiply([whole(value), power(k, whole(d))]))), ...factors]);
}

/** x with a(k)·x(k + 1) − b(k)·x(k) = c(k), a polynomial over ℚ, or undefined. */
function solution(a: Dense, b: Dense, c: Dense): Rational[] | undefined {
	const [m, n] = [a.length - 1, b.length - 1];
	let degree = c.length - 1 - Math.max(m, n);
	if (m === n && a[m] === b[m]) {
		degree = c.length - m;
		const [over, lead] = [(b[m - 1] ?? 0n) - (a[m - 1] ?? 0n), itemAt(a, m)];
		if (m > 0 && over % lead === 0n && over / lead > BigInt(degree)) degree = Number(over / lead);
	}
	if (degree < 0 || degree > MAX_DEGREE) return undefined;
	// One column a power of k in x.
	const columns: Dense[] = [];
	for (let d = 0; d <= degree; d++) {
		const monomial: Dense = [...Array<bigint>(d).fill(0n), 1n];
		const left = denseMultiply(a, shifted(monomial, 1n));
		const right = denseMultiply(b, monomial);
		columns.push(
			trim(Array.from({ length: Math.max(left.length, right.length) }, (_, i) => (left[i] ?? 0n) - (right[i] ?? 0n)))
		);
	}
	const rows = Math.max(c.length, ...columns.map(({ length }) => length));
	return solved(Array.from({ length: rows }, (_, i) => [...columns, c].map((column) => integer(column[i] ?? 0n))));
}

/** A solution of linear equations, the right side last, or undefined. Changes the rows. */
export function solved(rows: Rational[][]): Rational[] | undefined {
	const count = itemAt(rows, 0).length - 1;
	const pivots: number[] = [];
	let done = 0;
	for (let column = 0; column < count; column++) {
		const at = rows.findIndex((row, i) => i >= done && itemAt(row, column).num !== 0n);
		if (at < 0) continue;
		[rows[done], rows[at]] = [itemAt(rows, at), itemAt(rows, done)];
		const pivot = itemAt(rows, done);
		const inverse = fraction(itemAt(pivot, column).den, itemAt(pivot, column).num);
		pivots[column] = done;
		for (const [i, row] of rows.entries()) {
			if (i === done || itemAt(row, column).num === 0n) continue;
			spend(count);
			const times = negateRational(multiplyRational(itemAt(row, column), inverse));
			for (let j = column; j <= count; j++)
				row[j] = addRational(itemAt(row, j), multiplyRational(times, itemAt(pivot, j)));
		}
		done++;
	}
	if (rows.slice(done).some((row) => itemAt(row, count).num !== 0n)) return undefined;
	return Array.from({ length: count }, (_, column) => {
		const pivot = pivots[column] === undefined ? undefined : itemAt(rows, pivots[column]);
		return pivot
			? multiplyRational(itemAt(pivot, count), fraction(itemAt(pivot, column).den, itemAt(pivot, column).num))
			: integer(0n);
	});
}

/** The parts of t; undefined when t(k + 1)/t(k) is not a rational function of k with rational coefficients. */
function termOf(t: Expression, index: SymbolNode): Term | undefined {
	const own: Ratio = { num: [1n], den: [1n] };
	const rest: Expression[] = [number(splitCoefficient(t).coefficient)];
	const ratio: Ratio = { num: [1n], den: [1n] };
	const times = (p: Dense, exponent: bigint): boolean => {
		const size = exponent < 0n ? -exponent : exponent;
		if (size * BigInt(p.length) > BigInt(MAX_DEGREE)) return false;
		for (let i = 0n; i < size; i++) {
			if (exponent > 0n) ratio.num = denseMultiply(ratio.num, p);
			else ratio.den = denseMultiply(ratio.den, p);
		}
		return Math.max(ratio.num.length, ratio.den.length) <= MAX_DEGREE;
	};
	/** (αk + β)! to a power. */
	const factorial = (argument: Expression, exponent: bigint): boolean => {
		const line = polynomialIn(argument, index);
		if (!line || line.below !== 1n || line.above.length > 2) return false;
		const [beta = 0n, alpha = 0n] = line.above;
		if (alpha > 6n || alpha < -6n) return false;
		for (let i = 1n; i <= alpha; i++) if (!times([beta + i, alpha], exponent)) return false;
		for (let i = 0n; i > alpha; i--) if (!times([beta + i, alpha], -exponent)) return false;
		return true;
	};
	for (const { base, exponent } of factorsOf(t)) {
		spend(5);
		const inside = freeSymbols(base).includes(index.name);
		const above = freeSymbols(exponent).includes(index.name);
		const rational = inside && !above && base.kind !== 'call';
		if (!rational) rest.push(power(base, exponent));
		if (!inside && !above) continue;
		if (inside && !isInteger(exponent)) return undefined;
		if (isInteger(exponent) && inside) {
			const e = exponent.value.num;
			if (base.kind === 'call' && base.name === 'factorial') {
				if (!factorial(itemAt(base.args, 0), e)) return undefined;
				continue;
			}
			if (base.kind === 'call' && base.name === 'binomial') {
				const [n, k] = base.args as [Expression, Expression];
				if (!factorial(n, e) || !factorial(k, -e) || !factorial(subtract(n, k), -e)) return undefined;
				continue;
			}
			const p = polynomialIn(base, index);
			if (!p || !times(shifted(p.above, 1n), e) || !times(p.above, -e)) return undefined;
			rest.push(number(powerRational({ num: 1n, den: p.below }, e)));
			const size = Number(e < 0n ? -e : e);
			for (let i = 0; i < size; i++) {
				if (e > 0n) own.num = denseMultiply(own.num, p.above);
				else own.den = denseMultiply(own.den, p.above);
			}
			continue;
		}
		// r^(uk + v) has the ratio r^u.
		const line = polynomialIn(exponent, index);
		if (!line || line.above.length !== 2 || line.below !== 1n || base.kind !== 'number') return undefined;
		const { num, den } = base.value;
		if (!times([num], itemAt(line.above, 1)) || !times([den], -itemAt(line.above, 1))) return undefined;
	}
	return { ...own, rest: multiply(rest), ratio: lowest(ratio.num, ratio.den) };
}

/** A polynomial in the index over ℚ: whole coefficients over one whole number. */
function polynomialIn(x: Expression, index: SymbolNode): { above: Dense; below: bigint } | undefined {
	const coefficients: Rational[] = [];
	for (const term of termsOf(x.kind === 'sum' || x.kind === 'symbol' || x.kind === 'number' ? x : expand(x, 100))) {
		const { coefficient, rest } = splitCoefficient(term);
		let degree = 0;
		if (rest) {
			const factors = factorsOf(rest);
			const [only] = factors;
			if (factors.length !== 1 || only?.base.key !== index.key || !isInteger(only.exponent)) return undefined;
			degree = Number(only.exponent.value.num);
			if (degree < 0 || degree > MAX_DEGREE) return undefined;
		}
		coefficients[degree] = coefficient;
	}
	let below = 1n;
	for (const value of coefficients) if (value) below = (below * value.den) / gcdOf(below, value.den);
	return { above: trim(Array.from(coefficients, (value) => (value ? (value.num * below) / value.den : 0n))), below };
}

/** p(k + h) */
function shifted(p: readonly bigint[], h: bigint): Dense {
	const result = [...p];
	for (let i = 0; i < result.length - 1; i++)
		for (let j = result.length - 2; j >= i; j--) result[j]! += h * itemAt(result, j + 1);
	return result;
}

/** The largest whole root of any of these from `start` on, or start − 1. Roots past MAX_FIRST are reported as MAX_FIRST + 1. */
function lastRoot(polynomials: readonly Dense[], start: bigint): bigint {
	let last = start - 1n;
	for (const p of polynomials) {
		if (p.length < 2) continue;
		// Cauchy's bound of the roots.
		const lead = lastOf(p) < 0n ? -lastOf(p) : lastOf(p);
		const most = p.slice(0, -1).reduce((max, value) => (value > max ? value : -value > max ? -value : max), 0n);
		const bound = most / lead + 2n;
		if (bound - start > 5_000n) return start + BigInt(MAX_FIRST) + 1n;
		for (let k = bound; k > last; k--) {
			spend(0.2);
			if (denseEvaluate(p, k) === 0n) last = k;
		}
	}
	return last;
}
