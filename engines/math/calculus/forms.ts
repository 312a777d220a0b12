/** Expressions with everything cancelled that cancels. */
import { attempt, spend, stepsLeft } from '../core/budget';
import { isClosed, isNumber, type Expression, E, HALF, integerNode } from '../core/expression';
import { Budget } from '../poly/budget';
import { shorten } from '../core/shorten';
import { Kernels } from '../simplify/kernels';
import { reduceBy } from '../simplify/relations';
import { expandedForm } from '../simplify/expanded';
import { shortest } from '../simplify/simplify';
import { likeness } from './points';
import { itemAt } from '../../kit/checked';
import { add, multiply, subtract } from '../core/arithmetic';
import { mapParts } from '../core/substitution';
import { power } from '../core/powers';
import { HYPERBOLA } from '../simplify/angles';
import { fromSineAndCosine } from '../functions/trigonometry';

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

/** Maximum steps of the search for a short form: a third of the budget left, so that x itself can be written. */
const STEPS = 120_000;

/** The shortest form of x found within its steps. x itself if the search finds nothing shorter or a form differs from it. */
export function tidy(x: Expression): Expression {
	if (x.kind === 'number' || x.kind === 'symbol' || x.kind === 'constant') return x;
	const short = attempt({ steps: Math.min(STEPS, stepsLeft() / 3) }, () => (isClosed(x) ? shorten(x) : shortest(x)));
	return short && short.key !== x.key && likeness(x, short) !== 'different' ? short : x;
}

/** Most terms of a sum that is multiplied out. */
export const MAX_EXPANDED = 2_000;

/** Products of sums multiplied out; undefined where that is too long. */
export const expandedWithin = (x: Expression): Expression | undefined =>
	attempt({ steps: 200_000 }, () => expandedForm(x, new Budget({ terms: MAX_EXPANDED })));

/** Products of sums multiplied out; x itself where that is too long. */
export const multipliedOut = (x: Expression): Expression => expandedWithin(x) ?? x;

/** x with every hyperbolic function written by exponentials. */
export function inExponentials(x: Expression): Expression {
	if (x.kind === 'call' && x.args.length === 1 && HYPERBOLA.names.has(x.name)) {
		const up = power(E, itemAt(x.args, 0));
		const down = power(E, multiply([integerNode(-1), itemAt(x.args, 0)]));
		const sinh = multiply([HALF, subtract(up, down)]);
		return fromSineAndCosine(x.name, sinh, multiply([HALF, add([up, down])]));
	}
	return mapParts(x, inExponentials);
}
