/** The meaning of names and arguments of operators. */
import { itemAt } from '../../kit/checked';
import type { Variables } from '../core/build';
import { Declined } from '../core/unsupported';
import { freeSymbols, symbol, type Expression, type SymbolNode } from '../core/expression';
import { constantNamed } from '../io/names';
import { printSyntax } from '../io/print';
import type { Syntax } from '../io/syntax';
import { NoValueError } from '../core/no-value';

/** The unknown that an argument names. Throws NoValueError for anything but a name without a value. */
export function unknownNamed(node: Syntax, what: string): SymbolNode {
	if (node.type !== 'name' || constantNamed(node.name) !== undefined)
		throw new NoValueError(`${what} needs a variable, and "${printSyntax(node)}" is none`);
	return symbol(node.name);
}

/** Without the names that an operator binds. */
export function without(variables: Variables, names: readonly string[]): Variables {
	const rest = new Map(variables);
	for (const name of names) rest.delete(name);
	return rest;
}

/** The one unknown of an expression. Throws NoValueError for several unknowns or zero. */
export function onlyUnknown(x: Expression, what: string): SymbolNode {
	const names = freeSymbols(x);
	if (names.length === 1) return symbol(itemAt(names, 0));
	if (names.length === 0) throw new NoValueError(`${what} needs a variable`);
	throw new NoValueError(`${what} needs to be told which of ${names.join(', ')} is the variable`);
}

/** A whole number ≥ `least` as an argument. */
export function wholeArgument(node: Syntax, what: string, least: number, most: number): number {
	const text = printSyntax(node);
	if (node.type !== 'number' || !/^\d+$/.test(text) || Number(text) < least)
		throw new NoValueError(`${what} has to be a whole number from ${least} on, and not "${text}"`);
	if (Number(text) > most) throw new Declined(`${what} may be ${most} at most`);
	return Number(text);
}

/** The only argument of an operator. Throws NoValueError. */
export function one(operator: string, args: readonly Syntax[]): Syntax {
	const [only] = args;
	if (only === undefined || args.length > 1) throw new NoValueError(`${operator} takes one expression`);
	return only;
}
