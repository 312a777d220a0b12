/** A closed form of a sum or product against its terms. */
import { attempt } from '../../core/budget';
import { freeSymbolsOf, isClosed, isInteger, number, type Expression, type SymbolNode } from '../../core/expression';
import { isInfinite } from '../../core/infinity';
import { NoValueError } from '../../core/refusals';
import { fraction, integer } from '../../core/rational';
import { replace } from '../../core/substitution';
import type { RangeKind } from '../../functions/range';
import { numberOfReal } from '../../reals/digits';
import { doubleFunction } from '../points';
import { sharpValue, joined, type Verdict } from './verdict';
import { type Comparison, bySign } from '../../io/syntax';
import type { RealSet } from '../solve/answer';

const STEPS = 60_000;

/** Longest range whose terms are computed exactly, and in doubles. */
const MAX_EXACT = 24;
const MAX_DOUBLES = 4_096;

/** Relative difference that is forgiven: of exact terms, of long ranges in doubles, and of the limit of partial sums. */
const FORGIVEN = { exact: 1e-12, doubles: 1e-6, limit: 1e-3 };

type Ends = readonly [lower: Expression, upper: Expression];

/** Whether the first terms, the sum of all in doubles, or partial sums ever farther out agree with a closed form. */
export function checkRange(
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	ends: Ends,
	value: Expression
): Verdict {
	const names = freeSymbolsOf([body, ...ends, value]).filter((name) => name !== index.name);
	const inEnds = freeSymbolsOf(ends);
	const verdicts = [2n, 3n, 5n, 8n].map((size): Verdict => {
		// Unknowns of the ends are whole, others are not.
		const given = names.map((name, at): [string, Expression] => [
			name,
			number(inEnds.includes(name) ? integer(size + BigInt(at)) : fraction(size * 7n + BigInt(at) * 4n, 11n))
		]);
		return attempt({ steps: STEPS }, () => compared(kind, body, index, ends, value, given)) ?? 'undecided';
	});
	return joined(names.length > 0 ? verdicts : verdicts.slice(0, 1));
}

function compared(
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	ends: Ends,
	value: Expression,
	given: readonly (readonly [string, Expression])[]
): Verdict {
	const put = (x: Expression): Expression =>
		given.reduce((form, [name, by]) => (name === index.name ? form : replace(form, name, by)), x);
	try {
		const [term, lower, upper, closed] = [put(body), put(ends[0]), put(ends[1]), put(value)];
		if (!isInteger(lower) || isInfinite(closed)) return 'undecided';
		const target = sizeOf(closed);
		if (target === undefined) return 'undecided';
		const from = Number(lower.value.num);
		const joinedTerms = (to: number, each: (k: number) => number | undefined): number => {
			let total = kind === 'sum' ? 0 : 1;
			for (let k = from; k <= to; k++) {
				const next = each(k) ?? NaN;
				total = kind === 'sum' ? total + next : total * next;
			}
			return total;
		};
		const doubles = doubleFunction(term, index.name);
		if (isInfinite(upper)) {
			const exactly = (k: number) => sizeOf(replace(term, index.name, number(integer(BigInt(k)))));
			const sized = (k: number) => {
				const quick = doubles(k);
				return Number.isFinite(quick) ? quick : exactly(k);
			};
			const settled = kind === 'sum' ? settledSum(sized, from) : undefined;
			if (settled !== undefined)
				return Math.abs(settled - target) <= FORGIVEN.doubles * Math.max(Math.abs(target), 1e-3) ? 'agrees' : 'differs';
			return tending(target, (to) => joinedTerms(to, doubles), from);
		}
		if (!isInteger(upper)) return 'undecided';
		const count = Number(upper.value.num - lower.value.num) + 1;
		if (count < 0 || count > MAX_DOUBLES) return 'undecided';
		const short = count <= MAX_EXACT;
		const total = joinedTerms(
			from + count - 1,
			short ? (k) => sizeOf(replace(term, index.name, number(integer(BigInt(k))))) : doubles
		);
		if (!Number.isFinite(total)) return 'undecided';
		const apart = Math.abs(total - target) / Math.max(Math.abs(target), Math.abs(total), 1e-300);
		return apart <= (short ? FORGIVEN.exact : FORGIVEN.doubles) || Math.abs(total - target) < 1e-12
			? 'agrees'
			: 'differs';
	} catch (error) {
		if (error instanceof NoValueError) return 'undecided';
		throw error;
	}
}

function sizeOf(x: Expression): number | undefined {
	const found = isClosed(x) ? sharpValue(x, () => new Map(), 96) : undefined;
	return found && (!found.im || numberOfReal(found.im) === 0) ? numberOfReal(found.re) : undefined;
}

/** Terms that are negligible one after the other before a series counts as added up. */
const NEGLIGIBLE = 12;

/** The sum of a series whose terms vanish at least as fast as a geometric one; undefined for others. */
function settledSum(term: (k: number) => number | undefined, from: number): number | undefined {
	let [total, largest, small] = [0, 0, 0];
	for (let k = from; k < from + 600; k++) {
		const next = term(k);
		if (next === undefined || !Number.isFinite(next)) return undefined;
		total += next;
		largest = Math.max(largest, Math.abs(next));
		small = Math.abs(next) < 1e-17 * largest ? small + 1 : 0;
		if (small === NEGLIGIBLE) return total;
	}
	return undefined;
}

/** Partial sums of twice as many terms each time, and where their differences lead as a geometric series. */
function tending(target: number, partial: (to: number) => number, from: number): Verdict {
	const [a, b, c] = [512, 1024, 2048].map((n) => partial(from + n)) as [number, number, number];
	if (![a, b, c].every(Number.isFinite)) return 'undecided';
	const ratio = c === b ? 0 : (c - b) / (b - a);
	// What does not settle is not judged.
	if (!(Math.abs(ratio) < 0.95)) return 'undecided';
	const apart = Math.abs(c + ((c - b) * ratio) / (1 - ratio) - target);
	if (apart <= FORGIVEN.limit * Math.max(1, Math.abs(target))) return 'agrees';
	return apart > 10 * Math.abs(c - a) + 10 * FORGIVEN.limit * Math.max(1, Math.abs(target)) ? 'differs' : 'undecided';
}

/** Points near 0 and ever farther out, at places of no special kind. */
const POINTS = Array.from({ length: 48 }, (_, k) => [0.0713 * (k + 0.37), 1.317 ** (k - 8)])
	.flat()
	.flatMap((x) => [x, -x]);

/** Relative difference of two sides that rounding does not explain, and distance from an end that it does not either. */
const TOLD = 1e-7;

/** Whether left ⋛ right at points exactly where the set says so; points where a side is not real are not judged. */
export function checkSet(
	[left, right]: readonly [Expression, Expression],
	sign: Comparison,
	name: string,
	set: RealSet
): Verdict {
	const [f, g] = [doubleFunction(left, name), doubleFunction(right, name)];
	let judged = 0;
	for (const x of POINTS) {
		const [l, r] = [f(x), g(x)];
		if (
			!Number.isFinite(l) ||
			!Number.isFinite(r) ||
			Math.abs(l - r) <= TOLD * Math.max(1e-3, Math.abs(l), Math.abs(r))
		)
			continue;
		if (
			set.some(({ low, high }) => [low, high].some(({ size }) => Math.abs(size - x) <= TOLD * Math.max(1, Math.abs(x))))
		)
			continue;
		const inside = set.some(({ low, high }) => low.size < x && x < high.size);
		if (inside !== bySign(Math.sign(l - r), sign)) return 'differs';
		judged++;
	}
	return judged > 2 ? 'agrees' : 'undecided';
}
