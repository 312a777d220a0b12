/** Polynomials in one unknown, with expressions as coefficients, and linear equations of expressions. */
import { itemAt } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import { integerNode, isNumber, ONE, ZERO, type Expression } from '../core/expression';
import { power } from '../core/powers';
import { unlessRefused } from '../core/refusals';
import { contains, replace } from '../core/substitution';
import { derivative } from './derivative';
import { normal } from './forms';
import { vanishes } from './points';

/** Coefficients, lowest power first. */
export type Dense = Expression[];

/** The coefficients of a polynomial of a degree up to `most`, the last one not 0. Undefined for other expressions. */
export const coefficients = (q: Expression, name: string, most = 8): Dense | undefined =>
	unlessRefused(() => {
		const list: Dense = [];
		let slope = normal(q);
		for (let k = 0; !isNumber(slope, 0); k++) {
			if (k > most) return undefined;
			if (!contains(slope, name)) return [...list, slope];
			list.push(normal(replace(slope, name, ZERO)));
			slope = normal(divide(derivative(slope, name), integerNode(k + 1)));
		}
		return list;
	});

/** The polynomial in x. */
export const polynomial = (dense: Dense, x: Expression): Expression =>
	add(dense.map((c, i) => multiply([c, power(x, integerNode(i))])));

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

export const raised = (a: Dense, n: number): Dense => (n <= 0 ? [ONE] : multiplyDense(raised(a, n - 1), a));

export const scaled = (a: Dense, by: Expression): Dense => a.map((c) => multiply([by, c]));

export const slopeOf = (a: Dense): Dense => a.slice(1).map((c, i) => multiply([c, integerNode(i + 1)]));

/** The polynomial times x^n. */
export const raisedBy = (a: Dense, n: number): Dense => [...Array.from({ length: n }, (): Expression => ZERO), ...a];

export const sum = (polys: readonly Dense[]): Dense =>
	Array.from({ length: Math.max(0, ...polys.map(({ length }) => length)) }, (_, i) =>
		add(polys.map((each) => each[i] ?? ZERO))
	);

const isZero = (x: Expression): boolean => (isNumber(x) ? x.value.num === 0n : vanishes(x));

/** Eliminates the first `columns` columns in place; returns the pivots' columns. `below`: rows below only. */
export function reduceRows(rows: Expression[][], columns: number, short = normal, below = false): number[] {
	const pivots: number[] = [];
	for (let column = 0; column < columns; column++) {
		const place = pivots.length;
		const at = rows.findIndex((row, i) => i >= place && !isZero(itemAt(row, column)));
		if (at < 0) continue;
		[rows[place], rows[at]] = [itemAt(rows, at), itemAt(rows, place)];
		const pivot = itemAt(itemAt(rows, place), column);
		const unit = itemAt(rows, place).map((c, j) => (j < column ? c : short(divide(c, pivot))));
		rows[place] = unit;
		for (const [i, row] of rows.entries()) {
			const times = itemAt(row, column);
			if (i === place || (below && i < place) || isZero(times)) continue;
			spend(row.length);
			rows[i] = row.map((c, j) => (j < column ? c : short(subtract(c, multiply([times, itemAt(unit, j)])))));
		}
		pivots.push(column);
	}
	return pivots;
}

/** Weights of the columns that make the target, or undefined. `above` takes fewer steps for independent ones. */
export function combination(columns: readonly Dense[], target: Dense, above = false): Dense | undefined {
	const n = columns.length;
	const height = Math.max(target.length, 0, ...columns.map(({ length }) => length));
	const entry = (column: Dense, e: number): Expression => (above ? (column[e] ?? ZERO) : normal(column[e] ?? ZERO));
	const rows = Array.from({ length: height }, (_, e) => [...columns, target].map((column) => entry(column, e)));
	const pivots = reduceRows(rows, n, normal, !above);
	if (rows.slice(pivots.length).some((row) => !isZero(itemAt(row, n)))) return undefined;
	const weights: Expression[] = columns.map(() => ZERO);
	for (const [place, j] of [...pivots.entries()].reverse()) {
		const row = itemAt(rows, place);
		const known = weights.map((w, k) => (k > j && !isNumber(w, 0) ? multiply([w, itemAt(row, k)]) : ZERO));
		weights[j] = above ? itemAt(row, n) : normal(subtract(itemAt(row, n), add(known)));
	}
	return weights;
}
