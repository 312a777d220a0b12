/** Partial fractions over the rationals, and polynomials whose coefficients are expressions. */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { integerNode, isNumber, MINUS_ONE, number, ONE, symbol, ZERO, type Expression } from '../../core/expression';
import { power } from '../../core/powers';
import { Budget } from '../../poly/budget';
import { factor } from '../../poly/factor';
import type { Poly } from '../../poly/sparse';
import { coefficientsIn } from '../../poly/variables';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { normal } from '../forms';
import { vanishes } from '../points';
import { contains } from '../../core/substitution';

/** Coefficients, lowest power first. */
export type Dense = Expression[];

/** A factor of a polynomial. */
export interface Part {
	readonly poly: Dense;
	readonly multiplicity: number;
}

/** Maximum degree of a denominator to split. */
const MAX_DEGREE = 24;

/** A rational function as a polynomial and fractions over powers of irreducible polynomials. */
export interface Decomposed {
	readonly quotient: Dense;
	readonly parts: readonly Part[];
	readonly pieces: readonly Piece[];
}

/** f by partial fractions over the rationals and its unknowns; undefined where f is not a rational function of x. */
export function decomposed(f: Expression, name: string): Decomposed | undefined {
	const kernels = new Kernels(f, {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.kind === 'symbol' && node.name === name);
	if (v < 0 || kernels.nodes.some((node, i) => i !== v && contains(node, name))) return undefined;
	const { num, den } = reduceBy(kernels.ring, kernels.fraction(f), kernels.relations());
	const dense = (poly: Poly): Dense => {
		const list: Dense = Array.from({ length: kernels.ring.degree(poly, v) + 1 }, () => ZERO);
		for (const [e, c] of coefficientsIn(kernels.ring, poly, v)) list[e] = kernels.expression(c);
		return list;
	};
	const { content, factors } = factor(kernels.ring, den);
	let scale: Expression = number({ num: content, den: 1n });
	const parts: Part[] = [];
	for (const [poly, multiplicity] of factors) {
		if (kernels.ring.degree(poly, v) === 0)
			scale = multiply([scale, power(kernels.expression(poly), integerNode(multiplicity))]);
		else parts.push({ poly: dense(poly), multiplicity });
	}
	const degree = parts.reduce((sum, { poly, multiplicity }) => sum + (poly.length - 1) * multiplicity, 0);
	if (degree > MAX_DEGREE) return undefined;
	const whole = parts
		.flatMap(({ poly, multiplicity }) => Array.from({ length: multiplicity }, () => poly))
		.reduce(multiplyDense, [ONE]);
	const above = dense(num).map((c) => normal(divide(c, scale)));
	const { quotient, remainder } = divideDense(above, whole);
	const some = parts.length > 0 && remainder.some((c) => !isNumber(c, 0));
	const pieces = some ? partialFractions(remainder, parts, whole) : [];
	return pieces && { quotient, parts, pieces };
}

/** The irreducible factors of a polynomial with their multiplicities. Undefined unless f is a polynomial. */
export const factorsIn = (f: Expression, name: string): readonly Part[] | undefined =>
	decomposed(power(f, MINUS_ONE), name)?.parts;

/** The terms of f by partial fractions; undefined where f is not a rational function of x. */
export function apartTerms(f: Expression, name: string): Expression[] | undefined {
	const found = decomposed(f, name);
	const x = symbol(name);
	return (
		found && [
			...found.quotient.map((c, i) => multiply([c, power(x, integerNode(i))])),
			...found.pieces.map(({ above, part, exponent }) => {
				const num = Array.from(above, (c) => c ?? ZERO);
				return divide(polynomial(num, x), power(polynomial(part.poly, x), integerNode(exponent)));
			})
		]
	);
}

/** The product of two polynomials. */
export function multiplyDense(a: Dense, b: Dense): Dense {
	spend(a.length * b.length);
	return Array.from({ length: a.length + b.length - 1 }, (_, k) =>
		normal(add(a.flatMap((c, i) => (k - i >= 0 && k - i < b.length ? [multiply([c, itemAt(b, k - i)])] : []))))
	);
}

/** Quotient and remainder; the highest coefficient of b is not 0. */
export function divideDense(a: Dense, b: Dense): { quotient: Dense; remainder: Dense } {
	const rest = [...a];
	const top = itemAt(b, b.length - 1);
	const quotient: Dense = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ZERO);
	for (let i = quotient.length - 1; i >= 0; i--) {
		const c = normal(divide(itemAt(rest, i + b.length - 1), top));
		quotient[i] = c;
		for (let j = 0; j < b.length; j++) rest[i + j] = normal(subtract(itemAt(rest, i + j), multiply([c, itemAt(b, j)])));
	}
	return { quotient, remainder: rest.slice(0, b.length - 1) };
}

/** above/part^exponent */
export interface Piece {
	readonly above: Dense;
	readonly part: Part;
	readonly exponent: number;
}

/** remainder/whole as a sum of above/part^exponent, by comparing coefficients. */
function partialFractions(remainder: Dense, parts: readonly Part[], whole: Dense): Piece[] | undefined {
	const columns: { part: Part; exponent: number; power: number; values: Dense }[] = [];
	for (const part of parts) {
		let below = whole;
		for (let exponent = 1; exponent <= part.multiplicity; exponent++) {
			below = divideDense(below, part.poly).quotient;
			for (let p = 0; p < part.poly.length - 1; p++)
				columns.push({
					part,
					exponent,
					power: p,
					values: [...Array.from({ length: p }, () => ZERO as Expression), ...below]
				});
		}
	}
	const n = columns.length;
	const rows = Array.from({ length: n }, (_, i) => [
		...columns.map(({ values }) => values[i] ?? ZERO),
		remainder[i] ?? ZERO
	]);
	const solution = solveRows(rows);
	if (!solution) return undefined;
	const pieces = new Map<string, Piece & { above: Dense }>();
	columns.forEach(({ part, exponent, power: p }, i) => {
		const key = `${parts.indexOf(part)}:${exponent}`;
		const piece = pieces.get(key) ?? { above: [], part, exponent };
		piece.above[p] = itemAt(solution, i);
		pieces.set(key, piece);
	});
	return [...pieces.values()].filter(({ above }) => above.some((c) => !isNumber(c, 0)));
}

/** The solution of a square system; the last column is the right side. NoValueError when it is singular. */
export function solveRows(rows: Expression[][]): Expression[] | undefined {
	const n = rows.length;
	for (let column = 0; column < n; column++) {
		const at = rows.findIndex((row, i) => i >= column && !isZero(itemAt(row, column)));
		if (at < 0) return undefined;
		[rows[column], rows[at]] = [itemAt(rows, at), itemAt(rows, column)];
		const pivot = itemAt(itemAt(rows, column), column);
		rows[column] = itemAt(rows, column).map((c, j) => (j < column ? c : normal(divide(c, pivot))));
		for (let i = 0; i < n; i++) {
			const times = itemAt(itemAt(rows, i), column);
			if (i === column || isZero(times)) continue;
			spend(n);
			rows[i] = itemAt(rows, i).map((c, j) =>
				j < column ? c : normal(subtract(c, multiply([times, itemAt(itemAt(rows, column), j)])))
			);
		}
	}
	return rows.map((row) => itemAt(row, n));
}

const isZero = (x: Expression): boolean => (isNumber(x) ? x.value.num === 0n : vanishes(x));

/** The polynomial in x. */
export const polynomial = (coefficients: Dense, x: Expression): Expression =>
	add(coefficients.map((c, i) => multiply([c, power(x, integerNode(i))])));
