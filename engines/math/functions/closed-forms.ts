/** Closed forms of sums and products over a range, each compared with its first terms before it is answered. */
import { freeSymbolsOf, type Expression, type SymbolNode } from '../core/expression';
import { isInfinite } from '../core/infinity';
import { checkRange } from '../calculus/confirm/range';
import { confirmed } from '../calculus/confirm/verdict';
import { closedProduct } from './products';
import { closedSum } from './closed-sums';
import { definiteSum } from './definite-sums';
import { hypergeometricSum } from './hypergeometric';
import { infiniteSum } from './infinite-sums';
import type { RangeKind } from './range';

/** The closed form of Σ or Π. Undefined without one. Throws Disagreement where its first terms contradict it. */
export function closedForm(
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const isSeries = kind === 'sum' && isInfinite(upper);
	// Terms that diverge by themselves may converge together.
	const together = isSeries && body.kind === 'sum' ? infiniteSum(body, index, lower) : undefined;
	const simple = together ?? (kind === 'product' ? closedProduct : closedSum)(body, index, lower, upper);
	const found =
		simple ??
		(isSeries
			? infiniteSum(body, index, lower)
			: kind === 'sum'
				? (hypergeometricSum(body, index, lower, upper) ?? definiteSum(body, index, lower, upper))
				: undefined);
	// The index is undefined outside the range: a form that contains it is not closed.
	const isBound = (name: string) => name === index.name && !freeSymbolsOf([lower, upper]).includes(name);
	if (!found || freeSymbolsOf([found]).some(isBound)) return undefined;
	const question = `${kind}(${body.key}, ${index.name}, ${lower.key}, ${upper.key})`;
	return confirmed(
		found,
		checkRange(kind, body, index, [lower, upper], found),
		kind,
		question,
		isSeries && found !== simple
	);
}
