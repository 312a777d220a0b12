/**
 * The length of an expression for a reader.
 *
 * Every sign of operation counts one (+, −, ·, /, power, !), a leading minus and every application of a function too;
 * names and numbers count 0. The forms 1/x and √x count their one operation. Among equal counts
 * the shorter text wins.
 */
import { childrenOf, type Syntax } from '../io/syntax';

/** A sum or product over a range means as many operations as it has terms: it counts as several. */
const RANGE = 6;

/** Number of operations in a written expression. */
export const operationCount = (node: Syntax): number =>
	childrenOf(node).reduce((count, part) => count + operationCount(part), ownOperations(node));

function ownOperations(node: Syntax): number {
	switch (node.type) {
		case 'number':
		case 'name':
			return 0;
		case 'sum':
			return node.terms.length - (node.terms[0]?.negative ? 0 : 1);
		case 'product':
			return node.factors.length - 1;
		case 'binder':
			return RANGE;
		case 'comparison':
			return node.signs.length;
		default:
			return 1;
	}
}
