/** Inequalities in one unknown: between the points where something can change, one test decides. */
import { itemAt } from '../../../kit/checked';
import { negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { expressionOf, type Variables } from '../../core/build';
import { bySign } from '../../io/syntax';
import { Declined, NoValueError } from '../../core/refusals';
import { freeSymbols, isClosed, number, type Expression } from '../../core/expression';
import { signOf } from '../../core/numeric';
import { InsufficientPrecision, signOfReal, type Real } from '../../reals/real';
import { rationalFromNumber } from '../../core/rational';
import type { Comparison, Syntax } from '../../io/syntax';
import { mapCalls, contains } from '../../core/substitution';
import { tidy } from '../forms';
import { realAt, breakingParts } from '../points';
import { checkSet } from '../confirm/range';
import { confirmed } from '../confirm/verdict';
import { isPolynomialIn, realSize, realZeros } from './equation';
import { intersection, setOf, type RealSet } from './answer';
import { Equation } from './verify';
import { zerosOf } from './zeros';

/** Where a chain of relations holds. Throws Declined where the points of change are not all known in closed form. */
export function solveInequality(
	sides: readonly Syntax[],
	signs: readonly Comparison[],
	name: string,
	variables: Variables
): RealSet {
	return signs
		.map((sign, i) => holdsOn([itemAt(sides, i), itemAt(sides, i + 1)], sign, name, variables))
		.reduce((a, b) => intersection(a, b));
}

function holdsOn(sides: readonly [Syntax, Syntax], sign: Comparison, name: string, variables: Variables): RealSet {
	const equation = new Equation(sides, name, variables);
	const [left, right] = sides.map((side) => expressionOf(side, variables)) as [Expression, Expression];
	for (const side of [left, right]) {
		if (freeSymbols(side).some((each) => each !== name))
			throw new Declined('an inequality with several unknowns is not solved here');
		if (isClosed(side) && !isReal(side)) throw new NoValueError('complex numbers have no order');
	}
	const changes = [
		equation.difference,
		...equation.denominators,
		...[left, right].flatMap((side) => breakingParts(side, name, 'an inequality'))
	];
	const points = pointsOf(changes, name);
	const gaps = gapsOf(points.map(({ size }) => size)).map((x) => {
		const point = new Map([[name, rationalFromNumber(x)]]);
		const [l, r] = [realAt(left, point, 200), realAt(right, point, 200)];
		if (!l || !r) return false;
		const difference = realAt(equation.difference, point, 200);
		if (!difference) return false;
		return bySign(certainSign(difference), sign);
	});
	// Where a polynomial vanishes needs no second look: the roots of a quartic are long.
	const exactly = equation.denominators.length === 0 && isPolynomialIn(equation.difference, name);
	const at = points.map(({ value, change, digits }) => {
		if (change === equation.difference && (exactly || digits)) return bySign(0, sign);
		if (digits) throw new Declined('it could not be decided whether an end belongs to the interval');
		const inside = new Map(variables).set(name, value);
		try {
			const [l, r] = sides.map((side) => expressionOf(side, inside)) as [Expression, Expression];
			if (!isReal(l) || !isReal(r)) return false;
			const side = signOf(subtract(l, r)) ?? (equation.holds(value) === 'always' ? 0 : undefined);
			if (side === undefined) throw new Declined('it could not be decided whether an end belongs to the interval');
			return bySign(side, sign);
		} catch (error) {
			if (error instanceof NoValueError) return false;
			throw error;
		}
	});
	const set = setOf(points, at, gaps);
	const question = `${equation.difference.key} ${sign} 0`;
	return confirmed(set, checkSet([left, right], sign, name, set), 'solution set', question);
}

function certainSign(value: Real): number {
	try {
		return signOfReal(value);
	} catch (error) {
		if (!(error instanceof InsufficientPrecision)) throw error;
		// Zero on a whole gap: both sides are one function there.
		return 0;
	}
}

/** A real zero of the function `change`. */
interface Point {
	readonly value: Expression;
	readonly size: number;
	readonly change: Expression;
	/** Its digits where `value` is only near it. */
	readonly digits: string | undefined;
}

/** All real zeros of some functions, ascending. */
function pointsOf(changes: readonly Expression[], name: string): Point[] {
	const points: Point[] = [];
	for (const change of changes.flatMap((each) => withoutSizes(each, name))) {
		const zeros = zerosOf(change, name);
		if (zeros.families.length > 0) throw new Declined('an inequality that repeats without end is not solved here');
		const roots = zeros.open.length > 0 ? realZeros(change, name, DIGITS) : undefined;
		if (!roots && zeros.open.length > 0)
			throw new Declined('the ends of the intervals have no closed form that was found');
		for (const { exact, numeric } of roots ?? zeros.values.map((exact) => ({ exact, numeric: undefined }))) {
			const value = exact ?? number(rationalFromNumber(numeric?.value ?? 0));
			const size = realSize(value);
			if (size === undefined) continue;
			if (!points.some((point) => Math.abs(point.size - size) <= 1e-11 * Math.max(1, Math.abs(size))))
				points.push({ value: exact ? tidy(value) : value, size, change, digits: numeric?.decimalText });
		}
	}
	return points.sort((a, b) => a.size - b.size);
}

/** Digits of ends without a closed form. */
const DIGITS = 15;

/** Maximum number of |u| to split by sign. */
const MAX_SIZES = 4;

/** Functions that are 0 where one with sizes |u| is, or changes: each u, and the function with u and with −u for it. */
function withoutSizes(x: Expression, name: string): Expression[] {
	const inner: Expression[] = [];
	mapCalls(x, 'abs', ([u]) => {
		if (u && contains(u, name) && !inner.some((each) => each.key === u.key)) inner.push(u);
		return undefined;
	});
	if (inner.length === 0 || inner.length > MAX_SIZES) return [x];
	const forms = inner.reduce(
		(list, size) => list.flatMap((form) => [size, negate(size)].map((value) => mapCalls(form, 'abs', ([u]) => (u?.key === size.key ? value : undefined)))), // prettier-ignore
		[x]
	);
	return [...inner, ...forms].filter((form) => contains(form, name));
}

function gapsOf(points: readonly number[]): number[] {
	const [first] = points;
	const last = points.at(-1);
	if (first === undefined || last === undefined) return [0.7];
	const inner = points.slice(1).map((x, i) => (x + itemAt(points, i)) / 2);
	return [first - 1.3, ...inner, last + 1.7];
}
