/** Closed forms of sums and products over a range, each compared with its first terms before it is answered. */
import { freeSymbolsOf, type Expression, type SymbolNode } from '../core/expression';
import { isInfinite } from '../core/infinity';
import { checkRange } from '../calculus/confirm/range';
import { confirmed } from '../calculus/confirm/verdict';
import { closedProduct } from './products';
import { closedSum } from './closed-sums';
import { hypergeometricSum } from './hypergeometric';
import { substitute, type RangeKind } from './range';

/** The closed form of Σ or Π; undefined where none is known. Throws Disagreement where its first terms contradict it. */
export function closedForm(
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression | undefined {
	const found =
		kind === 'product'
			? closedProduct(body, index, lower, upper)
			: (closedSum(body, index, lower, upper) ??
				(isInfinite(upper) ? undefined : hypergeometricSum(body, index, lower, upper, substitute)));
	// The index has no value outside of the range: a form that contains it is not closed.
	const isBound = (name: string) => name === index.name && !freeSymbolsOf([lower, upper]).includes(name);
	if (!found || freeSymbolsOf([found]).some(isBound)) return undefined;
	const question = `${kind}(${body.key}, ${index.name}, ${lower.key}, ${upper.key})`;
	return confirmed(found, checkRange(kind, body, index, [lower, upper], found), kind, question);
}
