/** The set on which a relation holds against its truth at points. */
import type { Expression } from '../../core/expression';
import { bySign } from '../../core/truth';
import type { Comparison } from '../../io/syntax';
import { doubleFunction } from '../double';
import type { RealSet } from '../solve/intervals';
import type { Verdict } from './verdict';

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
