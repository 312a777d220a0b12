/** Solutions as they are answered. */
import { defined, itemAt } from '../../../kit/checked';
import { describe, describeTruth, type Evaluation, type Solution } from '../../evaluate';
import { factorsOf, freeSymbols, isClosed, isNumber, termsOf, type Expression } from '../../core/expression';
import { latexOf } from '../../io/mathml';
import { printExpression } from '../../io/print';
import type { Root, Solutions } from './equation';
import type { SystemSolutions } from './system';
import { subtract } from '../../core/arithmetic';
import { Declined } from '../../core/refusals';
import { signOf } from '../../core/numeric';

/** The answer for an equation in one unknown. */
export function equationAnswer(
	{ roots, everywhere, partial, proved, realOnly }: Solutions,
	name: string,
	digits: number
): Evaluation {
	if (everywhere) {
		const all: Solution = {
			solution: 1,
			variable: name,
			exact: name,
			decimalText: null,
			condition: `every ${name} for which both sides have a value`
		};
		return { ...describeTruth(true), solutions: [all] };
	}
	if (roots.length === 0)
		return { ...describeTruth(false), solutions: [], ...(realOnly && { said: ['there is no real solution'] }) };
	const solutions = roots.map((root, index) => solutionOf(root, index + 1, name, partial && !proved, digits));
	const [only] = roots;
	const single = only?.exact && isClosed(only.exact) ? describe(only.exact, digits) : only?.numeric;
	const value = roots.length === 1 ? single : undefined;
	const known = roots.every(({ exact }) => exact !== null);
	const each = (exact: (x: Expression) => string, near: string): string[] =>
		roots.map((root) => `${name} ${root.exact ? `= ${exact(root.exact)}` : `${near} ${root.numeric?.decimalText}`}`);
	return {
		exact: each(printExpression, '≈').join(' or '),
		latex: each(latexOf, '\\approx').join(' \\;\\lor\\; '),
		kind: 'symbolic',
		unknowns: [...new Set([name, ...roots.flatMap(({ exact }) => (exact ? freeSymbols(exact) : []))])].sort(),
		decimal: value?.decimal ?? null,
		decimalText: value?.decimalText ?? null,
		solutions,
		said: [
			...(realOnly ? [`only real solutions are given${partial ? '' : ': these are all'}`] : []),
			...(partial && !proved && known ? ['there may be more solutions'] : []),
			...(partial && proved ? [`these are all real solutions between ${proved.map((end) => Number(end.toPrecision(6))).join(' and ')}, and there may be more beyond`] : []) // prettier-ignore
		]
	};
}

/** An answer in unknowns, which has no digits. */
export const symbolicAnswer = (exact: string, latex: string, unknowns: readonly string[]): Evaluation => ({
	exact,
	latex,
	kind: 'symbolic',
	unknowns: [...new Set(unknowns)].sort(),
	decimal: null,
	decimalText: null
});

function solutionOf(root: Root, solution: number, variable: string, partial: boolean, digits: number): Solution {
	if (root.numeric)
		return {
			solution,
			variable,
			exact: null,
			decimalText: root.numeric.decimalText,
			condition: `no closed form was found: ${digits} certified digits${partial ? ', and there may be more solutions' : ''}`
		};
	const exact = defined(root.exact);
	const closed = isClosed(exact);
	return {
		solution,
		variable,
		exact: printExpression(exact),
		decimalText: closed ? describe(exact, digits).decimalText : null,
		condition: conditionOf(root, exact)
	};
}

function conditionOf(root: Root, exact: Expression): string | null {
	if (root.integer) return `${root.integer.name} is any whole number${butFew(root.family?.except)}`;
	if (!root.real) return 'not real';
	const said = [
		...denominatorsOf(exact).map((x) => `${printExpression(x)} != 0`),
		...(root.conditional ? ['where both sides have a value and agree'] : [])
	];
	return said.length > 0 ? said.join(', ') : null;
}

/** ` other than 0 and 2` */
const butFew = (numbers: readonly number[] = []): string =>
	numbers.length > 0 ? ` other than ${numbers.join(' and ')}` : '';

/** The divisors that contain unknowns. */
export const denominatorsOf = (x: Expression): Expression[] => [
	...new Map(
		termsOf(x)
			.flatMap(factorsOf)
			.filter(({ base, exponent }) => !isClosed(base) && isNumber(exponent) && exponent.value.num < 0n)
			.map(({ base }) => [base.key, base] as const)
	).values()
];

/** The answer for a system: the values of one tuple share a number. */
export function systemAnswer(
	{ tuples, free, inDigits = [], unreal = 0 }: SystemSolutions,
	unknowns: readonly string[],
	digits: number
): Evaluation {
	if (tuples.length + inDigits.length + unreal === 0) return { ...describeTruth(false), solutions: [] };
	const solutions = tuples.flatMap(({ values, real }, index) =>
		unknowns.map((variable): Solution => {
			const exact = defined(values.get(variable));
			return {
				solution: index + 1,
				variable,
				exact: printExpression(exact),
				decimalText: isClosed(exact) ? describe(exact, digits).decimalText : null,
				condition: free.includes(variable) ? 'any value' : real ? null : 'not real'
			};
		})
	);
	inDigits.forEach((values, index) => {
		for (const [variable, decimalText] of values)
			solutions.push({ solution: tuples.length + index + 1, variable, exact: null, decimalText, condition: null });
	});
	const each = (write: (x: Expression) => string): string[] =>
		[
			...tuples.map(({ values }) => unknowns.map((name) => `${name} = ${write(defined(values.get(name)))}`)),
			...inDigits.map((values) => [...values].map(([name, value]) => `${name} = ${value}`))
		].map((parts) => parts.join(', '));
	if (tuples.length + inDigits.length === 0)
		throw new Declined('the system has no solution in closed form that was found, and none is real');
	return {
		...symbolicAnswer(each(printExpression).join(' or '), each(latexOf).join(' \\;\\lor\\; '), unknowns),
		solutions,
		...(unreal > 0 && { said: [`${unreal} solutions that are not real have no closed form here and are left out`] })
	};
}

/** The answer for an inequality. */
export function inequalityAnswer(set: RealSet, name: string): Evaluation {
	if (set.length === 0) return { ...describeTruth(false), solutions: [] };
	const text = intervalText(set);
	const solutions: Solution[] = [{ solution: 1, variable: name, exact: text, decimalText: null, condition: null }];
	if (isEverything(set)) return { ...describeTruth(true), solutions };
	return {
		...symbolicAnswer(relationText(set, name), `${name} \\in ${intervalLatex(set)}`, [name]),
		solutions,
		said: [
			...(set.some(({ low, high }) => hasRoot(low) || hasRoot(high))
				? [`in digits: ${relationInDigits(set, name)}`]
				: []),
			...(set.some(({ low, high }) => low.digits ?? high.digits) ? ['an end has no closed form that was found'] : [])
		]
	};
}

/** Whether an end is read better in digits. */
const hasRoot = ({ value, digits }: End): boolean => value !== null && !digits && !isNumber(value);

/** An end as it is written; null for infinity. */
const endText = ({ value, digits }: End): string | null => value && (digits ?? printExpression(value));
const endLatex = ({ value, digits }: End): string | null => value && (digits ?? latexOf(value));

const intervalLatex = (set: RealSet): string =>
	set
		.map(({ low, high }) => {
			if (low.size === high.size && low.value) return `\\{${endLatex(low)}\\}`;
			const from = endLatex(low) ?? '-\\infty';
			const to = endLatex(high) ?? '\\infty';
			return `\\left${low.closed ? '[' : '('}${from}, ${to}\\right${high.closed ? ']' : ')'}`;
		})
		.join(' \\cup ');

/** An end of an interval; no value is ∓∞. */
export interface End {
	readonly value: Expression | null;
	readonly size: number;
	readonly closed: boolean;
	/** The certified digits of an end without a closed form; `value` is a fraction near it. */
	readonly digits?: string | undefined;
}

export interface Interval {
	readonly low: End;
	readonly high: End;
}

export type RealSet = readonly Interval[];

const LEAST: End = { value: null, size: -Infinity, closed: false };
const GREATEST: End = { value: null, size: Infinity, closed: false };

/** The set of open gaps between points, and of points; `gaps` has one entry more than `points`. */
export function setOf(
	points: readonly Omit<End, 'closed'>[],
	at: readonly boolean[],
	gaps: readonly boolean[]
): RealSet {
	const set: Interval[] = [];
	let low: End | undefined = gaps[0] ? LEAST : undefined;
	points.forEach((point, i) => {
		const here = itemAt(at, i);
		const after = itemAt(gaps, i + 1);
		if (low && here && after) return;
		if (low) {
			set.push({ low, high: { ...point, closed: here } });
			low = after ? { ...point, closed: false } : undefined;
		} else if (after) low = { ...point, closed: here };
		else if (here) set.push({ low: { ...point, closed: true }, high: { ...point, closed: true } });
	});
	if (low) set.push({ low, high: GREATEST });
	return set;
}

/** What two sets have in common. Throws Declined where two ends are not told apart. */
export function intersection(a: RealSet, b: RealSet): RealSet {
	const set: Interval[] = [];
	for (const x of a)
		for (const y of b) {
			const low = later(x.low, y.low);
			const high = earlier(x.high, y.high);
			const side = order(low, high);
			if (side < 0 || (side === 0 && low.closed && high.closed)) set.push({ low, high });
		}
	return set.sort((x, y) => x.low.size - y.low.size);
}

/** The union or the intersection of two sets. Throws Declined where the order of two ends is undecided. */
export function union(a: RealSet, b: RealSet): RealSet {
	const set: Interval[] = [];
	for (const next of [...a, ...b].sort((x, y) => order(x.low, y.low) || Number(y.low.closed) - Number(x.low.closed))) {
		const last = set.at(-1);
		const gap = last ? order(last.high, next.low) : -1;
		const apart = gap < 0 || (gap === 0 && last && !last.high.closed && !next.low.closed);
		if (!last || apart) set.push(next);
		else set[set.length - 1] = { low: last.low, high: farther(last.high, next.high) };
	}
	return set;
}

/** Ends so near that their doubles do not tell them apart, as a share of them. */
const NEAR = 1e-12;

/** Negative where a lies below b, 0 where they are one point. Throws Declined where that is not known. */
function order(a: End, b: End): number {
	if (a.size === b.size && (a.value === null || a.value.key === b.value?.key)) return 0;
	const far = Math.abs(a.size - b.size) > NEAR * Math.max(1, Math.abs(a.size), Math.abs(b.size));
	if (far || !a.value || !b.value) return a.size - b.size;
	const side = a.digits || b.digits ? undefined : signOf(subtract(a.value, b.value));
	if (side === undefined) throw new Declined('it could not be decided which of two ends is the greater');
	return side;
}

/** The greater end, or the lesser for −1; of equal ones that which belongs to its interval, or does not. */
const pick =
	(direction: 1 | -1, closed: boolean) =>
	(a: End, b: End): End => {
		const side = direction * order(a, b);
		return side > 0 || (side === 0 && a.closed === closed) ? a : b;
	};
const [later, earlier, farther] = [pick(1, false), pick(-1, false), pick(1, true)];

const isPoint = ({ low, high }: Interval): boolean => low.size === high.size;

export const isEverything = (set: RealSet): boolean =>
	set.length === 1 && itemAt(set, 0).low.value === null && itemAt(set, 0).high.value === null;

/** `(-oo, 1] ∪ {2} ∪ (3, oo)` */
export const intervalText = (set: RealSet): string =>
	set
		.map((interval) => {
			const { low, high } = interval;
			if (isPoint(interval) && low.value) return `{${endText(low)}}`;
			const from = endText(low) ?? '-oo';
			const to = endText(high) ?? 'oo';
			return `${low.closed ? '[' : '('}${from}, ${to}${high.closed ? ']' : ')'}`;
		})
		.join(' ∪ ');

/** `x <= 1 or x = 2 or x > 3` */
export const relationText = (set: RealSet, name: string): string => relation(set, name, endText);

/** The same with ends of ten digits. */
export const relationInDigits = (set: RealSet, name: string): string =>
	relation(set, name, ({ value, size }) => value && String(Number(size.toPrecision(10))));

const relation = (set: RealSet, name: string, print: (end: End) => string | null): string =>
	set
		.map((interval) => {
			const { low, high } = interval;
			const [from, to] = [print(low), print(high)];
			if (isPoint(interval) && from !== null) return `${name} = ${from}`;
			const below = to === null ? '' : ` ${high.closed ? '<=' : '<'} ${to}`;
			if (from === null) return `${name}${below}`;
			if (below === '') return `${name} ${low.closed ? '>=' : '>'} ${from}`;
			return `${from} ${low.closed ? '<=' : '<'} ${name}${below}`;
		})
		.join(' or ');
