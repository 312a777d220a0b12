/** What texts stand for: names that have values, and expressions read under them. */
import type { Variables } from '../build';
import { Declined } from '../declined';
import { freeSymbols, symbol, type Expression, type SymbolNode } from '../expression';
import { constantNamed, IDENTIFIER, RESERVED } from '../names';
import { parse, ParseError } from '../parse';
import type { Syntax } from '../syntax';
import { NoValueError } from '../no-value';

/** The unknown that a text names. Throws NoValueError for anything but a name without a value. */
export function unknownNamed(text: string, what: string): SymbolNode {
	const name = text.trim();
	if (!IDENTIFIER.test(name) || RESERVED.has(name) || constantNamed(name) !== undefined)
		throw new NoValueError(`${what} needs a variable, and "${name}" is none`);
	return symbol(name);
}

/**
 * The syntax of an expression inside an operator, `written` as what is said of it where it cannot be read. Throws
 * NoValueError naming the operator.
 */
export function syntaxIn(text: string, what: string, variables: ReadonlySet<string>, written = text): Syntax {
	const applied = /(?<![A-Za-z0-9_])([fgh])\s*\(/.exec(text);
	if (applied && !variables.has(applied[1]!))
		throw new NoValueError(
			`${what}: ${applied[1]} is no function that is known here; a value is asked for as ${applied[1]}(x) = x^2 + 1, ${applied[1]}(3)`
		);
	if (/^\s*(?:true|false)\s*$/.test(text))
		throw new NoValueError(`${what}: "${text.trim()}" is true or false, and no number`);
	if (text.trim() === '') throw new NoValueError(`${what}: an expression is missing`);
	let syntax: Syntax;
	try {
		syntax = parse(text, variables);
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		throw new NoValueError(`${what}: ${readable(written, error, written === text)}`, { cause: error });
	}
	if (syntax.type === 'comparison') throw new NoValueError(`${what}: "${written}" is true or false, and no number`);
	return syntax;
}

/** A parse error in terms of what was asked for; its place is one in `text` or is left out. */
function readable(text: string, error: ParseError, inPlace: boolean): string {
	const called = /^unknown function "([^"]+)"/.exec(error.message);
	if (called) return `${called[1]} is no function that is known here`;
	const message = error.message.replace(/\bunexpected\b/g, 'there should be no');
	return `"${text}" is no expression (${inPlace ? message : message.replace(/ at character \d+/g, '')})`;
}

/** Without the names that an operator binds. */
export function without(variables: Variables, names: readonly string[]): Variables {
	const rest = new Map(variables);
	for (const name of names) rest.delete(name);
	return rest;
}

/** The one unknown of an expression. Throws NoValueError when there are several, or none. */
export function onlyUnknown(x: Expression, what: string): SymbolNode {
	const names = freeSymbols(x);
	if (names.length === 1) return symbol(names[0]!);
	if (names.length === 0) throw new NoValueError(`${what} needs a variable`);
	throw new NoValueError(`${what} needs to be told which of ${names.join(', ')} is the variable`);
}

/** A whole number ≥ `least` as an argument. */
export function wholeArgument(text: string, what: string, least: number, most: number): number {
	if (!/^\s*\+?\d+\s*$/.test(text) || Number(text) < least)
		throw new NoValueError(`${what} has to be a whole number from ${least} on, and not "${text.trim()}"`);
	if (Number(text) > most) throw new Declined(`${what} may be ${most} at most`);
	return Number(text);
}

/** Variables of a derivative and how often it is taken by each: x, 2, y is [x, 2], [y, 1]. */
export function ordersOf(args: readonly string[]): [name: string, order: number][] {
	const orders: [string, number][] = [];
	for (let index = 0; index < args.length; index++) {
		const { name } = unknownNamed(args[index]!, 'diff');
		const next = args[index + 1];
		const counted = next !== undefined && !/^\s*\p{L}/u.test(next);
		orders.push([name, counted ? wholeArgument(next, 'the order of a derivative', 0, 100) : 1]);
		if (counted) index++;
	}
	return orders;
}
