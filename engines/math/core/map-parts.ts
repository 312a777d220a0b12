/** Expressions made anew from changed parts. */
import { add, multiply } from './arithmetic';
import { spend } from './budget';
import { isRange, number, type CallNode, type Expression } from './expression';
import { applyFunction, power } from './recursion';

/** Other rules for base^exponent, and for a call with its changed arguments. */
interface Special {
	readonly power?: (base: Expression, exponent: Expression) => Expression;
	readonly call?: (x: CallNode, args: readonly Expression[]) => Expression | undefined;
}

/**
 * x with what `change` makes of each of its parts, in canonical form. A sum or product over a range stays as it is.
 * Throws NoValueError where the result has no value.
 */
export function mapParts(x: Expression, change: (part: Expression) => Expression, special: Special = {}): Expression {
	const raised = special.power ?? ((base, exponent) => power(change(base), change(exponent)));
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map(change));
		case 'product':
			return multiply([number(x.coefficient), ...x.factors.map(({ base, exponent }) => raised(base, exponent))]);
		case 'power':
			return raised(x.base, x.exponent);
		case 'call': {
			if (isRange(x)) return x;
			const args = x.args.map(change);
			return special.call?.(x, args) ?? applyFunction(x.name, args);
		}
		default:
			return x;
	}
}

/** x with what `change` makes of the arguments of each call of `name`; the call itself where that is undefined. */
export function mapCalls(
	x: Expression,
	name: string,
	change: (args: readonly Expression[]) => Expression | undefined
): Expression {
	spend();
	return mapParts(x, (part) => mapCalls(part, name, change), {
		call: (call, args) => (call.name === name ? change(args) : undefined)
	});
}
