/** Sets of real numbers as unions of intervals. */
import { itemAt } from '../../../kit/checked';
import { subtract } from '../../core/arithmetic';
import { Declined } from '../../core/refusals';
import type { Expression } from '../../core/expression';
import { signOf } from '../../core/numeric';
import { printExpression } from '../../io/print';

/** An end of an interval; no value is ∓∞. */
export interface End {
	readonly value: Expression | null;
	readonly size: number;
	readonly closed: boolean;
}

export interface Interval {
	readonly low: End;
	readonly high: End;
}

export type RealSet = readonly Interval[];

const LEAST: End = { value: null, size: -Infinity, closed: false };
const GREATEST: End = { value: null, size: Infinity, closed: false };

/**
 * The set that consists of open gaps between points, and of points, as told: `gaps` has one entry more than `points`.
 */
export function setOf(
	points: readonly { value: Expression; size: number }[],
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
	const side = signOf(subtract(a.value, b.value));
	if (side === undefined) throw new Declined('it could not be decided which of two ends is the greater');
	return side;
}

const later = (a: End, b: End): End => {
	const side = order(a, b);
	return side !== 0 ? (side > 0 ? a : b) : a.closed ? b : a;
};
const earlier = (a: End, b: End): End => {
	const side = order(a, b);
	return side !== 0 ? (side < 0 ? a : b) : a.closed ? b : a;
};
const farther = (a: End, b: End): End => {
	const side = order(a, b);
	return side !== 0 ? (side > 0 ? a : b) : a.closed ? a : b;
};

const isPoint = ({ low, high }: Interval): boolean => low.size === high.size;

export const isEverything = (set: RealSet): boolean =>
	set.length === 1 && itemAt(set, 0).low.value === null && itemAt(set, 0).high.value === null;

/** `(-oo, 1] ∪ {2} ∪ (3, oo)` */
export const intervalText = (set: RealSet): string =>
	set
		.map((interval) => {
			const { low, high } = interval;
			if (isPoint(interval) && low.value) return `{${printExpression(low.value)}}`;
			const from = low.value ? printExpression(low.value) : '-oo';
			const to = high.value ? printExpression(high.value) : 'oo';
			return `${low.closed ? '[' : '('}${from}, ${to}${high.closed ? ']' : ')'}`;
		})
		.join(' ∪ ');

/** `x <= 1 or x = 2 or x > 3` */
export const relationText = (set: RealSet, name: string): string =>
	relation(set, name, ({ value }) => value && printExpression(value));

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
