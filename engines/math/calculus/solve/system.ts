/** Systems: linear ones by elimination, others by substitution and resultants; every tuple is put into every equation. */
import { resultant } from '../../poly/variables';
import { itemAt, lastOf } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { attempt, BudgetExceeded, spend } from '../../core/budget';
import type { Complex } from '../../reals/complex';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import { isClosed, rawSum, symbol, ZERO, type Expression } from '../../core/expression';
import { approximate } from '../../core/numeric';
import { Budget } from '../../poly/budget';
import { mayBeZero, InsufficientPrecision, upper, type Real } from '../../reals/real';
import { Kernels } from '../../simplify/kernels';
import { reduceRows } from '../dense';
import { derivative } from '../derivative';
import { vanishes } from '../points';
import { contains, replace, substitute } from '../../core/substitution';
import { multipliedOut, tidy } from '../forms';
import { algebraicPoints } from './algebraic-system';
import { realSize } from './equation';
import { zerosOf } from './zeros';

export type Tuple = { readonly values: ReadonlyMap<string, Expression>; readonly real: boolean };

export interface SystemSolutions {
	readonly tuples: readonly Tuple[];
	/** Unknowns that may have any value. */
	readonly free: readonly string[];
	/** Real solutions that have no closed form here, each value in digits. */
	readonly inDigits?: readonly ReadonlyMap<string, string>[];
	/** Solutions without a closed form that are not real, and are left out. */
	readonly unreal?: number;
}

/** Steps of the search for closed forms before a Gröbner basis is tried. */
const SEARCH_STEPS = 250_000;

/** Where all of some functions are 0. Throws Declined where that was not found. */
export function solveSystem(
	functions: readonly Expression[],
	unknowns: readonly string[],
	digits: number
): SystemSolutions {
	const linear = solveLinear(functions, unknowns);
	if (linear) return linear;
	const found = searched(functions, unknowns);
	if (found) return found;
	const points = algebraicPoints(functions, unknowns, digits);
	if (!points) return bySearch(functions, unknowns);
	const { inDigits, unreal } = points;
	return { ...solutionsOf(functions, unknowns, points.exact, true), inDigits, unreal };
}

/** What substitution and resultants find within their steps. */
const searched = (functions: readonly Expression[], unknowns: readonly string[]): SystemSolutions | undefined =>
	unlessRefused(() => attempt({ steps: SEARCH_STEPS }, () => bySearch(functions, unknowns)), [Declined]);

function bySearch(functions: readonly Expression[], unknowns: readonly string[]): SystemSolutions {
	const search = new Search();
	return solutionsOf(functions, unknowns, search.tuples(functions, unknowns), search.complete);
}

function solutionsOf(
	functions: readonly Expression[],
	unknowns: readonly string[],
	candidates: readonly Values[],
	complete: boolean
): SystemSolutions {
	const found = candidates.filter((values) => holds(functions, values));
	const tuples = found.map((values): Tuple => {
		const tidied = new Map([...values].map(([name, value]) => [name, tidy(value)]));
		return {
			values: tidied,
			real: [...tidied.values()].every((value) => !isClosed(value) || realSize(value) !== undefined)
		};
	});
	const shown = distinct(tuples.filter(({ real }) => real || complete));
	return { tuples: shown.sort((a, b) => Number(b.real) - Number(a.real) || order(a, b, unknowns)), free: [] };
}

function order(a: Tuple, b: Tuple, unknowns: readonly string[]): number {
	for (const name of unknowns) {
		const difference = (realSize(a.values.get(name) ?? ZERO) ?? 0) - (realSize(b.values.get(name) ?? ZERO) ?? 0);
		if (Math.abs(difference) > 1e-12) return difference;
	}
	return 0;
}

function distinct(tuples: readonly Tuple[]): Tuple[] {
	const kept: Tuple[] = [];
	for (const tuple of tuples)
		if (
			!kept.some((other) =>
				[...tuple.values].every(([name, value]) => vanishes(subtract(value, other.values.get(name) ?? ZERO)))
			)
		)
			kept.push(tuple);
	return kept;
}

/** Gauss–Jordan over expressions; undefined when an equation is not linear. */
function solveLinear(functions: readonly Expression[], unknowns: readonly string[]): SystemSolutions | undefined {
	const zero = new Map(unknowns.map((name) => [name, ZERO as Expression]));
	const rows: Expression[][] = [];
	for (const f of functions) {
		const row: Expression[] = [];
		for (const name of unknowns) {
			const slope = multipliedOut(derivative(f, name));
			if (unknowns.some((other) => contains(slope, other))) return undefined;
			row.push(slope);
		}
		row.push(negate(substitute(f, zero)));
		rows.push(row);
	}
	const pivots = reduceRows(rows, unknowns.length, multipliedOut);
	if (rows.slice(pivots.length).some((row) => !vanishes(itemAt(row, unknowns.length)))) return { tuples: [], free: [] };
	const free = unknowns.filter((_, column) => !pivots.includes(column));
	const values = new Map<string, Expression>();
	unknowns.forEach((name, column) => {
		const row = rows[pivots.indexOf(column)];
		if (!pivots.includes(column) || !row) return values.set(name, symbol(name));
		const others = unknowns.flatMap((other, j) =>
			free.includes(other) ? [negate(multiply([itemAt(row, j), symbol(other)]))] : []
		);
		return values.set(name, tidy(add([itemAt(row, unknowns.length), ...others])));
	});
	return { tuples: [{ values, real: true }], free };
}

type Values = ReadonlyMap<string, Expression>;

/** Branches of the search. */
const MAX_TUPLES = 200;

class Search {
	/** Whether all complex solutions are among those found. */
	complete = true;
	#tuples = 0;

	tuples(functions: readonly Expression[], unknowns: readonly string[]): Values[] {
		spend(100);
		const left = functions.map((f) => multipliedOut(f)).filter((f) => !vanishes(f));
		const [unknown] = unknowns;
		if (left.some((f) => !unknowns.some((name) => contains(f, name)))) return [];
		if (unknown === undefined) {
			if (++this.#tuples > MAX_TUPLES) throw new Declined('the system has too many solutions');
			return [new Map()];
		}
		if (left.length === 0) throw new Declined('the system leaves an unknown free, and is not linear');
		return this.bySingle(left, unknowns) ?? this.byLinear(left, unknowns) ?? this.byResultant(left, unknowns);
	}

	private bySingle(functions: readonly Expression[], unknowns: readonly string[]): Values[] | undefined {
		for (const f of functions) {
			const names = unknowns.filter((name) => contains(f, name));
			const [name] = names;
			if (names.length !== 1 || name === undefined) continue;
			const rest = functions.filter((other) => other !== f);
			return this.zeros(f, name).flatMap((value) => this.continued(rest, unknowns, name, value));
		}
		return undefined;
	}

	private zeros(f: Expression, name: string): readonly Expression[] {
		const zeros = zerosOf(f, name);
		if (zeros.open.length > 0 || zeros.families.length > 0)
			throw new Declined('the system has no solution in closed form that was found');
		if (!zeros.complex) this.complete = false;
		return zeros.values;
	}

	private continued(
		rest: readonly Expression[],
		unknowns: readonly string[],
		name: string,
		value: Expression
	): Values[] {
		const others = unknowns.filter((other) => other !== name);
		let left: Expression[];
		try {
			left = rest.map((f) => replace(f, name, value));
		} catch (error) {
			if (error instanceof NoValueError) return [];
			throw error;
		}
		return this.tuples(left, others).map((values) => new Map(values).set(name, substitute(value, values)));
	}

	private byLinear(functions: readonly Expression[], unknowns: readonly string[]): Values[] | undefined {
		for (const f of functions)
			for (const name of unknowns) {
				if (!contains(f, name)) continue;
				const slope = multipliedOut(derivative(f, name));
				if (unknowns.some((other) => contains(slope, other))) continue;
				const value = multipliedOut(negate(divide(replace(f, name, ZERO), slope)));
				return this.continued(
					functions.filter((other) => other !== f),
					unknowns,
					name,
					value
				);
			}
		return undefined;
	}

	/** One unknown eliminated between an equation and each of the others. */
	private byResultant(functions: readonly Expression[], unknowns: readonly string[]): Values[] {
		const kernels = new Kernels(rawSum([...functions, ...unknowns.map(symbol)]), {}, new Budget());
		const polys = functions.map((f) => kernels.fraction(f).num);
		const name = lastOf(unknowns);
		const v = kernels.nodes.findIndex((node) => node.kind === 'symbol' && node.name === name);
		const plain = kernels.nodes.every(
			(node) => node.kind === 'symbol' || !unknowns.some((each) => contains(node, each))
		);
		const [first, ...others] = polys.filter((poly) => kernels.ring.degree(poly, v) > 0);
		if (!plain || !first || others.length === 0)
			throw new Declined('the system has no solution in closed form that was found');
		const without = polys.filter((poly) => kernels.ring.degree(poly, v) === 0);
		const eliminated = [...without, ...others.map((other) => resultant(kernels.ring, first, other, v))].map((poly) =>
			kernels.expression(poly)
		);
		const rest = unknowns.filter((other) => other !== name);
		return this.tuples(eliminated, rest).flatMap((values) => {
			const left = functions.map((f) => multipliedOut(substitute(f, values))).filter((f) => contains(f, name));
			const f = left.find((each) => !vanishes(each));
			if (!f) throw new Declined('the system leaves an unknown free, and is not linear');
			return this.zeros(f, name).map((value) => new Map(values).set(name, value));
		});
	}
}

/** Whether a tuple solves every equation, as far as 60 digits show. */
function holds(functions: readonly Expression[], values: Values): boolean {
	const bits = 256;
	try {
		const environment = new Map<string, Complex>();
		for (const [name, value] of values) environment.set(name, approximate(value, bits));
		return functions.every((f) => {
			const { re, im } = approximate(f, bits, environment);
			const tiny = (a: Real): boolean => mayBeZero(a) && upper(a) < -bits / 3;
			return tiny(re) && (!im || tiny(im));
		});
	} catch (error) {
		if (error instanceof NoValueError || error instanceof InsufficientPrecision || error instanceof BudgetExceeded)
			return [...values.values()].some((value) => !isClosed(value));
		throw error;
	}
}
