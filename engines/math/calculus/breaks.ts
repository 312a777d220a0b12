/** Where an expression may break: begin, end, jump or grow without bound. */
import { Declined } from '../core/unsupported';
import { childrenOf, isInteger, isRange, type CallNode, type Expression } from '../core/expression';
import { contains } from '../core/substitution';

/**
 * Expressions whose zeros are breaks of x: bases of powers that are not whole and positive, and what `ofCall` says of each
 * function. Throws Declined with `refusal` for a sum over a range.
 */
export function breakingParts(
	x: Expression,
	name: string,
	refusal: string,
	ofCall: (call: CallNode) => readonly Expression[]
): Expression[] {
	if (!contains(x, name)) return [];
	if (isRange(x)) throw new Declined(refusal);
	const found = childrenOf(x).flatMap((child) => breakingParts(child, name, refusal, ofCall));
	const powers = x.kind === 'product' ? x.factors : x.kind === 'power' ? [x] : [];
	for (const { base, exponent } of powers)
		if (contains(base, name) && !(isInteger(exponent) && exponent.value.num > 0n)) found.push(base);
	return x.kind === 'call' ? [...found, ...ofCall(x)] : found;
}
