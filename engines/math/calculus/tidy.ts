/** The form in which a result is written. */
import { attempt, stepsLeft } from '../core/budget';
import { isClosed, type Expression } from '../core/expression';
import { shorten } from '../core/shorten';
import { expandedForm } from '../simplify/expanded';
import { shortest } from '../simplify/simplify';
import { Budget } from '../poly/budget';
import { likeness } from './points';

/** Maximum steps of the search for a short form: a third of the budget left, so that x itself can be written. */
const STEPS = 400_000;

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
