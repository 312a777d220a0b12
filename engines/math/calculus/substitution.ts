/** Expressions put in place of symbols. */
import { add, multiply } from '../core/arithmetic';
import { spend } from '../core/budget';
import { freeSymbols, isRange, number, symbol, type CallNode, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { power } from '../core/powers';

export type Replacements = ReadonlyMap<string, Expression>;

/** Whether the free symbol `name` occurs in x. */
export function contains(x: Expression, name: string): boolean {
	spend(0.1);
	if (x.closed) return false;
	switch (x.kind) {
		case 'number':
		case 'constant':
			return false;
		case 'symbol':
			return x.name === name;
		case 'sum':
			return x.terms.some((term) => contains(term, name));
		case 'product':
			return x.factors.some(({ base, exponent }) => contains(base, name) || contains(exponent, name));
		case 'power':
			return contains(x.base, name) || contains(x.exponent, name);
		case 'call':
			return isRange(x) ? freeSymbols(x).includes(name) : x.args.some((arg) => contains(arg, name));
	}
}

/**
 * x with symbols replaced, in canonical form; the index of a sum or product over a range is renamed where a value would
 * be caught by it. Throws NoValueError where the result has no value.
 */
export function substitute(x: Expression, values: Replacements): Expression {
	spend();
	switch (x.kind) {
		case 'number':
		case 'constant':
			return x;
		case 'symbol':
			return values.get(x.name) ?? x;
		case 'sum':
			return add(x.terms.map((term) => substitute(term, values)));
		case 'product':
			return multiply([
				number(x.coefficient),
				...x.factors.map(({ base, exponent }) => power(substitute(base, values), substitute(exponent, values)))
			]);
		case 'power':
			return power(substitute(x.base, values), substitute(x.exponent, values));
		case 'call':
			return isRange(x)
				? inRange(x, values)
				: applyFunction(
						x.name,
						x.args.map((arg) => substitute(arg, values))
					);
	}
}

/** x with `name` replaced by one value. */
export const replace = (x: Expression, name: string, value: Expression): Expression =>
	substitute(x, new Map([[name, value]]));

function inRange(x: CallNode, values: Replacements): Expression {
	const [body, index, ...bounds] = x.args;
	if (!body || index?.kind !== 'symbol')
		return applyFunction(
			x.name,
			x.args.map((arg) => substitute(arg, values))
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
