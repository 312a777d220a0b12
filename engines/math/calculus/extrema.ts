/** The greatest and the least value of a function, and the area between two. */
import { defined, itemAt, lastOf } from '../../kit/checked';
import { add, multiply, negate, subtract } from '../core/arithmetic';
import { isReal } from '../core/assumptions';
import { Declined, NoValueError } from '../core/refusals';
import { describe, type Evaluation } from '../evaluate';
import { freeSymbols, INFINITY, integerNode, symbol, ZERO, type Expression } from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { syntaxOf } from '../io/layout';
import { signOf } from '../core/numeric';
import { printExpression } from '../io/print';
import { derivativeOf } from './derivative';
import { definiteIntegral, isSmooth } from './integrate/definite';
import { limitOf } from './limit/limit';
import { vanishes } from './points';
import { realSize, solveEquation } from './solve/equation';
import type { Family } from './solve/found';
import { contains, replace } from '../core/substitution';
import { tidy } from './forms';

export type Ends = readonly [from: Expression, to: Expression];

interface Place {
	readonly at: Expression;
	readonly value: Expression;
}

/**
 * The greatest (`sign` 1) or least (−1) value of f between ends, which belong to it, or over all real numbers: the greatest
 * of its values where its derivative is 0 and at the ends. Throws NoValueError where there is none, Declined where that
 * cannot be told.
 */
export function extremumOf(
	f: Expression,
	name: string,
	sign: 1 | -1,
	given: Ends | undefined,
	digits: number
): Evaluation {
	const what = sign === 1 ? 'greatest' : 'least';
	if (freeSymbols(f).some((each) => each !== name)) throw new Declined(`the ${what} value is told of functions of one unknown`); // prettier-ignore
	if (!contains(f, name)) return described({ at: f, value: f }, undefined, digits);
	if (!isSmooth(f, name)) throw new Declined(`the ${what} value is told of functions without breaks: stationary points of ${printExpression(f)}`); // prettier-ignore
	const ends = given && ordered(given);
	const turns = zerosOf(derivativeOf(f, name, 1), name);
	const repeats = turns.families.length > 0;
	const valueAt = (at: Expression): Place => ({ at, value: tidy(replace(f, name, at)) });
	const inside = ends ? [...between(turns, ends), ...ends] : [...turns.values, ...turns.families.flatMap((family) => ofOnePeriod(f, name, family))]; // prettier-ignore
	const best = inside.map(valueAt).reduce<Place | undefined>((sofar, each) => (sofar && compare(each.value, sofar.value) !== sign ? sofar : each), undefined); // prettier-ignore
	if (!ends && !repeats) {
		for (const end of [INFINITY, negate(INFINITY)]) {
			const limit = limitOf(f, name, end, 'both');
			const beyond = isInfinite(limit) ? infiniteSign(limit) === sign : !best || compare(limit, best.value) === sign;
			if (!beyond) continue;
			throw new NoValueError(isInfinite(limit) ? `there is no ${what} value: it is without bound` : `there is no ${what} value: it comes as near to ${printExpression(limit)} as one likes`); // prettier-ignore
		}
	}
	if (!best) throw new NoValueError(`there is no ${what} value: it does not turn`);
	return described(best, repeats && !ends ? 'for example' : undefined, digits, name);
}

const described = ({ at, value }: Place, more: string | undefined, digits: number, name?: string): Evaluation => ({
	...describe(value, digits),
	said: name ? [`at ${name} = ${printExpression(at)}${more ? `, ${more}` : ''}`] : ['it is the same everywhere']
});

/** The area between f and g: over their interval, or from their first crossing to their last. */
export function areaBetween(
	f: Expression,
	g: Expression,
	name: string,
	ends: Ends | undefined,
	digits: number
): Evaluation {
	const height = tidy(subtract(f, g));
	if (freeSymbols(height).some((each) => each !== name)) throw new Declined('the area is told between functions of one unknown'); // prettier-ignore
	if (!isSmooth(height, name)) throw new Declined('the area is told between functions without breaks: integrate their difference'); // prettier-ignore
	if (vanishes(height)) return describe(ZERO, digits);
	const zeros = zerosOf(height, name);
	if (!ends && zeros.families.length > 0)
		throw new Declined('these functions cross again and again: give the ends, as in from 0 to 1');
	const crossings = ends ? between(zeros, ends) : zeros.values;
	const all = [...(ends ?? []), ...crossings].sort((a, b) => compare(a, b));
	if (all.length < 2)
		throw new NoValueError('these functions do not enclose an area: give the ends, as in from 0 to 1');
	const parts = all.slice(1).map((to, index) => {
		const found = definiteIntegral(height, name, itemAt(all, index), to, digits);
		if (!('exact' in found)) throw new Declined('the area has no closed form that was found');
		return compare(found.exact, ZERO) < 0 ? negate(found.exact) : found.exact;
	});
	const [first, last] = [itemAt(all, 0), lastOf(all)].map(printExpression);
	return { ...describe(tidy(add(parts)), digits), said: [`from ${name} = ${first} to ${last}`] };
}

interface Zeros {
	readonly values: readonly Expression[];
	readonly families: readonly Family[];
}

/** The real zeros of f. Throws Declined where not all of them were found in closed form. */
function zerosOf(f: Expression, name: string): Zeros {
	if (!contains(f, name)) return { values: [], families: [] };
	const { roots, everywhere, partial } = solveEquation([syntaxOf(f), syntaxOf(ZERO)], name, new Map(), 15);
	const real = roots.filter(({ real: isOne }) => isOne);
	if (everywhere || partial || real.some(({ exact }) => !exact))
		throw new Declined(`not all zeros of ${printExpression(tidy(f))} were found in closed form`);
	return {
		values: real.filter(({ family }) => !family).map(({ exact }) => defined(exact)),
		families: real.flatMap(({ family }) => family ?? [])
	};
}

/** Members of a family that are looked at. */
const MAX_MEMBERS = 100;

function between({ values, families }: Zeros, ends: Ends): Expression[] {
	const [from, to] = ends.map((end) => realSize(end)) as [number | undefined, number | undefined];
	const members = families.flatMap(({ base, period }) => {
		const [first, step] = [realSize(base), realSize(period)];
		if (from === undefined || to === undefined || first === undefined || step === undefined || step === 0)
			throw new Declined('its zeros repeat, and between these ends they were not told');
		const [low, high] = [(from - first) / step, (to - first) / step].sort((a, b) => a - b) as [number, number];
		const count = Math.ceil(high) - Math.floor(low) + 1;
		if (!(count <= MAX_MEMBERS)) throw new Declined(`more than ${MAX_MEMBERS} of its zeros are between these ends`);
		return Array.from({ length: count }, (_, k) => add([base, multiply([integerNode(Math.floor(low) + k), period])]));
	});
	return [...values, ...members].filter((at) => isBetween(at, ends));
}

/** Periods after which a function may repeat, counted in those of its turns. */
const MAX_PERIODS = 4;

/** The members of a family after which f repeats: its values there are all that it has. Throws Declined. */
function ofOnePeriod(f: Expression, name: string, { base, period }: Family): Expression[] {
	const after = (count: number): Expression => multiply([integerNode(count), period]);
	for (let count = 1; count <= MAX_PERIODS; count++)
		if (vanishes(subtract(replace(f, name, add([symbol(name), after(count)])), f)))
			return Array.from({ length: count }, (_, k) => add([base, after(k)]));
	throw new Declined('its turns repeat, and its values there do not');
}

/** Both ends, the lower first. Throws Declined for an infinite end, because no value is attained there. */
function ordered([from, to]: Ends): Ends {
	if (isInfinite(from) || isInfinite(to))
		throw new Declined('greatest and least values are told over all real numbers, or between two of them');
	return compare(from, to) > 0 ? [to, from] : [from, to];
}

const isBetween = (x: Expression, [from, to]: Ends): boolean => compare(x, from) >= 0 && compare(x, to) <= 0;

/** Which of two real numbers is greater. Throws Declined where that is not decided. */
function compare(a: Expression, b: Expression): -1 | 0 | 1 {
	const difference = subtract(a, b);
	const sign = isReal(difference) ? signOf(tidy(difference)) : undefined;
	if (sign === undefined) throw new Declined('which value is greater was not decided');
	return sign;
}
