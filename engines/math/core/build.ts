/** Syntax tree → canonical expression. */
import { add, divide, multiply, negate } from './arithmetic';
import type { Expression } from './expression';
import { E, fractionNode, HALF, I, INFINITY, integerNode, isClosed, number, PI, symbol } from './expression';
import { applyFunction } from '../functions/functions';
import { isZero } from './numeric';
import { constantNamed } from '../io/operators';
import { power, squareRoot } from './powers';
import { overRange } from '../functions/range';
import { parseDecimal, rationalFromNumber } from './rational';
import type { BinderNode, ProductPart, Syntax } from '../io/syntax';
import { NoValueError } from './refusals';

/** Values of names, exact. */
export type Variables = ReadonlyMap<string, Expression>;
const NONE: Variables = new Map();

/** Variables as they come in JSON: each the decimal that it is written as, 0.1 is 1/10. */
export const exactVariables = (values: Readonly<Record<string, number>>): Variables =>
	new Map(Object.entries(values).map(([name, value]) => [name, number(rationalFromNumber(value))]));

/** The canonical expression of a tree; `variables` win over constants. Throws NoValueError, BudgetExceeded. */
export function expressionOf(node: Syntax, variables: Variables = NONE): Expression {
	switch (node.type) {
		case 'number':
			return number(parseDecimal(node.text));
		case 'name':
			return variables.get(node.name) ?? named(node.name);
		case 'negate':
			return negate(expressionOf(node.operand, variables));
		case 'sum':
			return add(
				node.terms.map(({ negative, node: term }) => {
					const value = expressionOf(term, variables);
					return negative ? negate(value) : value;
				})
			);
		case 'product':
			return productOfParts(node.factors, variables);
		case 'power':
			return power(expressionOf(node.base, variables), expressionOf(node.exponent, variables));
		case 'postfix': {
			const value = expressionOf(node.operand, variables);
			switch (node.sign) {
				case '!':
					return applyFunction('factorial', [value]);
				case '!!':
					return applyFunction('doubleFactorial', [value]);
				case '%':
					return multiply([fractionNode(1, 100), value]);
				case '°':
					return multiply([fractionNode(1, 180), PI, value]);
			}
			break;
		}
		case 'call':
			return applyFunction(
				node.name,
				node.args.map((arg) => expressionOf(arg, variables))
			);
		case 'binder':
			return rangeOf(node, variables);
		case 'comparison':
			throw new NoValueError('a comparison is not a number');
		case 'logic':
			throw new NoValueError('what is true or false is not a number');
	}
}

function named(name: string): Expression {
	switch (constantNamed(name)) {
		case 'pi':
			return PI;
		case 'e':
			return E;
		case 'i':
			return I;
		case 'tau':
			return multiply([integerNode(2), PI]);
		case 'phi':
			// (1 + √5)/2
			return add([HALF, multiply([HALF, squareRoot(integerNode(5))])]);
		case 'infinity':
			return INFINITY;
		default:
			return symbol(name);
	}
}

function productOfParts(factors: readonly ProductPart[], variables: Variables): Expression {
	let total: Expression | undefined;
	let run: Expression[] = [];
	const flush = (): Expression => {
		const value = multiply(total ? [total, ...run] : run);
		run = [];
		return value;
	};
	for (const { operator, node } of factors) {
		const value = expressionOf(node, variables);
		if (operator === '*') run.push(value);
		else if (operator === '/') run.push(reciprocal(value));
		else total = applyFunction('mod', [flush(), value]);
	}
	return run.length === 0 && total ? total : flush();
}

/** 1/x, refusing constants that are zero though they do not look it. */
function reciprocal(x: Expression): Expression {
	if (x.kind !== 'number' && isClosed(x) && x.kind !== 'constant' && isZero(x) === true)
		throw new NoValueError('division by zero');
	return divide(integerNode(1), x);
}

function rangeOf({ operator, body, variable, domain }: BinderNode, variables: Variables): Expression {
	const [lower, upper] = domain;
	if ((operator !== 'sum' && operator !== 'product') || !lower || !upper)
		throw new NoValueError(`${operator} stands where no operator of calculus can`);
	// The index hides a variable or constant of its name inside the body.
	const bound = symbol(variable);
	const inner = new Map(variables).set(variable, bound);
	return overRange(
		operator,
		expressionOf(body, inner),
		bound,
		expressionOf(lower, variables),
		expressionOf(upper, variables)
	);
}
