/**
 * The length of an expression for a reader.
 *
 * Every sign of operation counts one (+, −, ·, /, power, !), a leading minus and every application of a function too;
 * names and numbers count 0. The forms 1/x and √x count their one operation. Among equal counts
 * the shorter text wins.
 */
import type { Syntax } from '../io/syntax';

/** A sum or product over a range means as many operations as it has terms: it counts as several. */
const RANGE = 6;

/** Number of operations in a written expression. */
export function operationCount(node: Syntax): number {
	switch (node.type) {
		case 'number':
		case 'name':
			return 0;
		case 'sum':
			return node.terms.reduce(
				(count, term, i) => count + operationCount(term.node) + (i > 0 || term.negative ? 1 : 0),
				0
			);
		case 'product':
			return node.factors.reduce((count, factor) => count + operationCount(factor.node), node.factors.length - 1);
		case 'negate':
		case 'postfix':
			return 1 + operationCount(node.operand);
		case 'power':
			return 1 + operationCount(node.base) + operationCount(node.exponent);
		case 'call':
			return node.args.reduce((count, arg) => count + operationCount(arg), 1);
		case 'binder':
			return node.domain.reduce((count, end) => count + operationCount(end), RANGE + operationCount(node.body));
		case 'comparison':
			return node.operands.reduce((count, operand) => count + operationCount(operand), node.signs.length);
		case 'logic':
			return node.operands.reduce((count, operand) => count + operationCount(operand), 1);
	}
}
