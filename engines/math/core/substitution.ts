/** Expressions put in place of symbols. */
import { spend } from './budget';
import { childrenOf, freeSymbols, isRange, symbol, type CallNode, type Expression, number } from './expression';
import { applyFunction, power } from './recursion';
import { add, multiply } from './arithmetic';

/** Whether the free symbol `name` occurs in x. */
export function contains(x: Expression, name: string): boolean {
	spend(0.1);
	if (x.closed) return false;
	if (x.kind === 'symbol') return x.name === name;
	return isRange(x) ? freeSymbols(x).includes(name) : childrenOf(x).some((part) => contains(part, name));
}

/** x with symbols replaced, canonical; range indices are renamed where needed. Throws NoValueError. */
export function substitute(x: Expression, values: ReadonlyMap<string, Expression>): Expression {
	spend();
	if (x.kind === 'symbol') return values.get(x.name) ?? x;
	return isRange(x) ? inRange(x, values) : mapParts(x, (part) => substitute(part, values));
}

/** x with `name` replaced by one value. */
export const replace = (x: Expression, name: string, value: Expression): Expression =>
	substitute(x, new Map([[name, value]]));

function inRange(x: CallNode, values: ReadonlyMap<string, Expression>): Expression {
	const [body, index, ...bounds] = x.args;
	if (!body || index?.kind !== 'symbol')
		return applyFunction(
			x.name,
			x.args.map((part) => substitute(part, values))
		);
	const inner = new Map(values);
	inner.delete(index.name);
	let name = index.name;
	const caught = [...inner.values()].flatMap(freeSymbols);
	while (caught.includes(name)) name += '_';
	if (name !== index.name) inner.set(index.name, symbol(name));
	return applyFunction(x.name, [
		substitute(body, inner),
		symbol(name),
		...bounds.map((bound) => substitute(bound, values))
	]);
}

/** Other rules for base^exponent, and for a call with its changed arguments. */
interface Special {
	readonly power?: (base: Expression, exponent: Expression) => Expression;
	readonly call?: (x: CallNode, args: readonly Expression[]) => Expression | undefined;
}

/** x with its parts changed, canonical; ranges stay. Throws NoValueError where the result has no value. */
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
