/** Sets of real numbers as unions of intervals. */
import type { Expression } from '../../expression';
import { printExpression } from '../../print';

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
		const here = at[i]!;
		const after = gaps[i + 1]!;
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

/** What two sets have in common. */
export function intersection(a: RealSet, b: RealSet): RealSet {
	const set: Interval[] = [];
	for (const x of a)
		for (const y of b) {
			const low = later(x.low, y.low);
			const high = earlier(x.high, y.high);
			if (low.size < high.size || (low.size === high.size && low.closed && high.closed)) set.push({ low, high });
		}
	return set.sort((x, y) => x.low.size - y.low.size);
}

const later = (a: End, b: End): End => (a.size !== b.size ? (a.size > b.size ? a : b) : a.closed ? b : a);
const earlier = (a: End, b: End): End => (a.size !== b.size ? (a.size < b.size ? a : b) : a.closed ? b : a);

const isPoint = ({ low, high }: Interval): boolean => low.size === high.size;

export const isEverything = (set: RealSet): boolean =>
	set.length === 1 && set[0]!.low.value === null && set[0]!.high.value === null;

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
