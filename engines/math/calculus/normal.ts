/** Expressions with everything cancelled that cancels. */
import { attempt, spend } from '../core/budget';
import { isClosed, isNumber, type Expression } from '../core/expression';
import { Budget } from '../poly/budget';
import { shorten } from '../core/shorten';
import { Kernels } from '../simplify/kernels';
import { reduceBy } from '../simplify/relations';

/** x as one fraction in lowest terms; a constant in its short form. */
export function normal(x: Expression): Expression {
	if (isNumber(x)) return x;
	if (isClosed(x)) return shorten(x);
	spend(150);
	const cancelled = attempt({ steps: 100_000 }, () => {
		const kernels = new Kernels(x, {}, new Budget());
		return kernels.expressionOf(reduceBy(kernels.ring, kernels.fraction(x), kernels.relations()));
	});
	return cancelled ?? x;
}
