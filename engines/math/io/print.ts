/** Text in the input syntax. */
import type { Expression } from '../core/expression';
import { syntaxOf } from './layout';
import { afterMinus, leadsMinus, PRECEDENCE, strengthOf, type Syntax, LIST } from './syntax';

/** An expression as text that parses back to the same value: `3/2 + sqrt(5)/2`. */
export const printExpression = (x: Expression): string => printSyntax(syntaxOf(x));

/** A syntax tree as text: parentheses only where the grammar needs them, or a reader does (2^(3^2)). */
export function printSyntax(node: Syntax): string {
	switch (node.type) {
		case 'number':
			return node.text;
		case 'name':
			return node.name;
		case 'negate':
			return `-${within(node.operand, afterMinus(node.operand))}`;
		case 'sum':
			return node.terms
				.map(({ negative, node: term }, index) => {
					const sign = index === 0 ? (negative ? '-' : '') : negative ? ' - ' : ' + ';
					if (index > 0) return sign + within(term, PRECEDENCE.product);
					return sign + within(term, negative ? afterMinus(term) : PRECEDENCE.negate);
				})
				.join('');
		case 'product':
			return node.factors
				.map(({ operator, node: factor }, index) => {
					const sign = index === 0 ? '' : operator === 'mod' ? ' mod ' : operator;
					const least = index > 0 ? PRECEDENCE.power : leadsMinus(node) ? PRECEDENCE.negate : PRECEDENCE.product;
					return sign + within(factor, least);
				})
				.join('');
		case 'power':
			return `${within(node.base, PRECEDENCE.postfix)}^${within(node.exponent, PRECEDENCE.postfix)}`;
		case 'postfix':
			return within(node.operand, PRECEDENCE.atom) + node.sign;
		case 'call':
			if (node.name === LIST) return `[${node.args.map(printSyntax).join(', ')}]`;
			return `${node.name}(${node.args.map(printSyntax).join(', ')})`;
		case 'binder':
			return `${node.operator}(${[printSyntax(node.body), node.variable, ...node.domain.map(printSyntax)].join(', ')})`;
		case 'comparison':
			return node.operands
				.map(
					(operand, index) => (index === 0 ? '' : ` ${node.signs[index - 1] ?? '='} `) + within(operand, PRECEDENCE.sum)
				)
				.join('');
		case 'logic': {
			const parts = node.operands.map((operand) => within(operand, PRECEDENCE.comparison));
			if (node.operator === 'if') return `if(${node.operands.map(printSyntax).join(', ')})`;
			return node.operator === 'not' ? `not ${parts[0] ?? ''}` : parts.join(` ${node.operator} `);
		}
	}
}

const within = (node: Syntax, least: number): string =>
	strengthOf(node) < least ? `(${printSyntax(node)})` : printSyntax(node);
