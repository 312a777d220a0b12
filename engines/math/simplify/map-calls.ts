/** Calls of one function replaced inside an expression. */
import { add, multiply } from '../core/arithmetic';
import { spend } from '../core/budget';
import { isRange, number, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { power } from '../core/powers';

/** x with what `change` makes of the arguments of each call of `name`; the call itself where that is undefined. */
export function mapCalls(
	x: Expression,
	name: string,
	change: (args: readonly Expression[]) => Expression | undefined
): Expression {
	spend();
	const inside = (part: Expression): Expression => mapCalls(part, name, change);
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map(inside));
		case 'product':
			return multiply([
				number(x.coefficient),
				...x.factors.map(({ base, exponent }) => power(inside(base), inside(exponent)))
			]);
		case 'power':
			return power(inside(x.base), inside(x.exponent));
		case 'call': {
			if (isRange(x)) return x;
			const args = x.args.map(inside);
			return (x.name === name ? change(args) : undefined) ?? applyFunction(x.name, args);
		}
		default:
			return x;
	}
}
