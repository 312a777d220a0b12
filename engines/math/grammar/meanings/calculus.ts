/** Calculus and equations in words → calls of operators. */
import { letterOf } from '../slots';
import { template, type Meanings } from './meaning';

export const CALCULUS: Meanings = {
	'factor-of': template('factor({n})'),
	'integral-of': template('integrate({f})'),
	'integral-ends': ({ f = '', a, b }) => `integrate(${f}, ${letterOf(f)}, ${a}, ${b})`,
	'derivative-of': template('diff({f})'),
	'solve-it': template('solve({f})')
};
