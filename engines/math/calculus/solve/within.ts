/** Roots within a set of real numbers. */
import { type Expression, integerNode } from '../../core/expression';
import { add, multiply } from '../../core/arithmetic';
import { tidy } from '../forms';
import { Declined } from '../../core/refusals';
import { realSize, type Root } from './equation';
import type { Family } from './found';
import { intersection, type RealSet } from './answer';

/** Members of a family that are listed. */
const MAX_MEMBERS = 200;

/** The members of a family between two ends, in order. Undefined for unknown sizes, infinite ends and too many members. */
export function membersBetween(
	{ base, period, except = [] }: Family,
	low: number,
	high: number
): Expression[] | undefined {
	const [from, step] = [realSize(base), realSize(period)];
	if (from === undefined || !step) return undefined;
	const turns = [(low - from) / step, (high - from) / step];
	const [first, last] = [Math.ceil(Math.min(...turns) - 1e-6), Math.floor(Math.max(...turns) + 1e-6)];
	if (!(last - first < MAX_MEMBERS)) return undefined;
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k)
		.filter((n) => !except.includes(n))
		.map((n) => add([base, multiply([integerNode(n), period])]));
}

/** The real roots in the set, members of families one by one, ascending. Throws Declined for a family in a set without ends. */
export function rootsWithin(roots: readonly Root[], set: RealSet): Root[] {
	const [low, high] = [Math.min(...set.map((each) => each.low.size)), Math.max(...set.map((each) => each.high.size))];
	const inside = roots.flatMap((root): Root[] => {
		if (!root.real) return [];
		if (!root.family) return isIn(root, set) ? [root] : [];
		if (set.length === 0) return [];
		if (!Number.isFinite(low) || !Number.isFinite(high))
			throw new Declined('an equation that repeats without end is solved between two ends here');
		const members = membersBetween(root.family, low, high);
		if (!members) throw new Declined(`more than ${MAX_MEMBERS} solutions lie between the ends`);
		return members.map((each) => member(tidy(each))).filter((each) => isIn(each, set));
	});
	return inside.sort((a, b) => a.size - b.size);
}

const member = (exact: Expression): Root => ({ exact, real: true, size: realSize(exact) ?? 0, conditional: false });

function isIn({ exact, size }: Root, set: RealSet): boolean {
	if (!exact) return set.some(({ low, high }) => low.size < size && size < high.size);
	const end = { value: exact, size, closed: true };
	return intersection(set, [{ low: end, high: end }]).length > 0;
}
