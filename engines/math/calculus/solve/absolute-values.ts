/** Absolute values of lines in the unknown, by their signs between the zeros of the lines. */
import { itemAt } from '../../../kit/checked';
import { divide, negate } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { isCall, isNumber, someNode, type Expression } from '../../core/expression';
import { compareRational, type Rational } from '../../core/rational';
import { lineOf } from '../integrate/linear';

/** |u| of a line u in the unknown: its kernel v, u, the zero of u, and whether u rises there. */
interface LineSize {
	readonly v: number;
	readonly line: Expression;
	readonly zero: Rational;
	readonly rises: boolean;
}

/** The kernels v of a list that are |u| of lines u in `name` over ℚ. */
export function sizesOfLines(kernels: readonly (readonly [v: number, kernel: Expression])[], name: string): LineSize[] {
	return kernels.flatMap(([v, kernel]) => {
		const line = isCall(kernel, 'abs') ? itemAt(kernel.args, 0) : undefined;
		const form = line && !someNode(line, (node) => node.kind === 'call') && lineOf(line, name);
		if (!form || !isNumber(form.slope) || !isNumber(form.shift)) return [];
		const zero = divide(negate(form.shift), form.slope);
		return isNumber(zero) ? [{ v, line, zero: zero.value, rises: form.slope.value.num > 0n }] : [];
	});
}

/** ±u for each |u|, from left of all zeros to the right of them. */
export function signsBetween(lines: readonly LineSize[]): Map<number, Expression>[] {
	const ordered = [...lines].sort((a, b) => compareRational(a.zero, b.zero));
	return Array.from({ length: ordered.length + 1 }, (_, gap) => {
		spend(20 * ordered.length);
		return new Map(ordered.map(({ v, line, rises }, i) => [v, i < gap === rises ? line : negate(line)]));
	});
}
