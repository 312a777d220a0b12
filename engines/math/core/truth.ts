/** Truth values true, false and open: comparisons, and, or, not, and the choice between two values. */
import { subtract } from './arithmetic';
import { isReal } from './assumptions';
import { BudgetExceeded } from './budget';
import { expressionOf, type Variables } from './build';
import { freeSymbols, isClosed, type Expression } from './expression';
import { infiniteSign, isInfinite } from './infinity';
import { syntaxOf } from '../io/layout';
import { isZero, signOf } from './numeric';
import { shorten } from './shorten';
import { bySign, type Comparison, type Syntax, isTruth } from '../io/syntax';
import { NoValueError } from './refusals';

/** A truth value, or the remaining condition on unknowns. */
export type Truth = boolean | { readonly open: Syntax; readonly unknowns: readonly string[] };

/** Whether a comparison or a combination of comparisons holds. Throws BudgetExceeded for an undecided constant one. */
export function truthOf(node: Syntax, variables: Variables): Truth {
	if (node.type === 'comparison') return compared(node, variables);
	if (node.type === 'name' && isTruth(node)) return node.name === 'true';
	if (node.type !== 'logic' || node.operator === 'if')
		throw new NoValueError('a number is neither true nor false; bit by bit it is &, | or xor');
	const parts = node.operands.map((operand) => truthOf(operand, variables));
	const [first, second] = parts as [Truth, Truth];
	const open = parts.filter((part) => typeof part !== 'boolean');
	if (node.operator === 'and' && parts.includes(false)) return false;
	if (node.operator === 'or' && parts.includes(true)) return true;
	if (open.length > 0) {
		const operands = parts.map((part, index): Syntax => (typeof part === 'boolean' ? (node.operands[index] as Syntax) : part.open)); // prettier-ignore
		return { open: { ...node, operands }, unknowns: [...new Set(open.flatMap(({ unknowns }) => unknowns))].sort() };
	}
	if (node.operator === 'not') return !first;
	return node.operator === 'xor' ? first !== second : node.operator === 'and';
}

/** A node with every choice made that can be: the value of `if` where its condition is decided. */
export function chosen(node: Syntax, variables: Variables): Syntax {
	if (node.type !== 'logic' || node.operator !== 'if') return node;
	const [condition, yes, no] = node.operands as [Syntax, Syntax, Syntax];
	const truth = truthOf(condition, variables);
	if (typeof truth === 'boolean') return chosen(truth ? yes : no, variables);
	throw new NoValueError(`the choice depends on ${truth.unknowns.join(', ')}: give a value in variables`);
}

function compared(node: Syntax & { type: 'comparison' }, variables: Variables): Truth {
	const sides = node.operands.map((operand) => shorten(expressionOf(operand, variables)));
	let known = true;
	for (const [index, sign] of node.signs.entries()) {
		const truth = holds(sides[index] as Expression, sign, sides[index + 1] as Expression);
		if (truth === false) return false;
		if (truth === undefined) known = false;
	}
	if (known) return true;
	const unknowns = [...new Set(sides.flatMap(freeSymbols))].sort();
	if (unknowns.length === 0)
		throw new BudgetExceeded('needs more than 9,000 digits to decide the comparison', 'digits');
	return { open: { ...node, operands: sides.map(syntaxOf) }, unknowns };
}

function holds(left: Expression, sign: Comparison, right: Expression): boolean | undefined {
	if (isInfinite(left) || isInfinite(right)) {
		const side = (x: Expression): number => (isInfinite(x) ? infiniteSign(x) : 0);
		return bySign(Math.sign(side(left) - side(right)), sign);
	}
	const difference = shorten(subtract(left, right));
	if (sign === '=' || sign === '!=') {
		const zero = isClosed(difference) ? isZero(difference) : undefined;
		return zero === undefined ? undefined : zero === (sign === '=');
	}
	if (!isClosed(difference)) return undefined;
	if (!isReal(left) && isClosed(left) && isZero(difference) !== true)
		throw new NoValueError('complex numbers have no order');
	const side = signOf(difference);
	return side === undefined ? undefined : bySign(side, sign);
}
