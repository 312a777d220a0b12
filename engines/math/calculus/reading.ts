/** Texts of calculus: their lists and relations, which the grammar has not, and the tree of the rest. */
import { itemAt } from '../../kit/checked';
import { NoValueError, Declined } from '../core/refusals';
import type { Note } from '../core/answer-notes';
import { operatorNamed, constantNamed } from '../io/operators';
import { parse, ParseError } from '../io/parse';
import { OperatorError } from '../io/parser-operators';
import { comparisonOf, type Syntax, type Comparison } from '../io/syntax';
import type { Variables } from '../core/build';
import { freeSymbols, symbol, type Expression, type SymbolNode } from '../core/expression';
import { printSyntax } from '../io/print';

const OPENING = '([{';
const CLOSING = ')]}';

/** The pieces of a text between separators outside brackets and quotes. */
export function splitTop(text: string, isSeparator: (at: number) => number): { parts: string[]; separators: string[] } {
	const parts: string[] = [];
	const separators: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = itemAt(text, at);
		if (OPENING.includes(sign)) depth++;
		else if (CLOSING.includes(sign)) depth--;
		else if (depth === 0) {
			const length = isSeparator(at);
			if (length === 0) continue;
			parts.push(text.slice(start, at));
			separators.push(text.slice(at, at + length));
			at += length - 1;
			start = at + 1;
		}
	}
	parts.push(text.slice(start));
	return { parts: parts.map((part) => part.trim()), separators };
}

const RELATIONS = ['<=', '>=', '!=', '==', '=', '<', '>', '≤', '≥', '≠'];

export type Relation = { readonly sides: readonly string[]; readonly signs: readonly Comparison[] };

/** The sides of a relation, or one side without a sign. Distinguishes "->" from "!=" after an operand. */
export function splitRelation(text: string): Relation {
	const { parts, separators } = splitTop(text, (at) => {
		const sign = RELATIONS.find((each) => text.startsWith(each, at));
		return sign === undefined || (sign === '>' && text[at - 1] === '-') ? 0 : sign.length;
	});
	return { sides: parts, signs: separators.map(comparisonOf) };
}

const AND = /^\s(?:and|&&|∧)\s/i;

/** `x + y = 10 and x - y = 2` as a list of relations that all hold. Undefined for other texts. */
export function conditions(text: string): string | undefined {
	const { parts } = splitTop(text, (at) => AND.exec(text.slice(at, at + 5))?.[0].length ?? 0);
	const isListed =
		parts.length > 1 && parts.every((part) => splitRelation(part).signs.length > 0 && !/\b(?:or|not)\b/i.test(part));
	return isListed ? parts.join(', ') : undefined;
}

/** Whether a text begins with the call of an operator. */
export const startsWithOperator = (text: string): boolean => {
	const name = /^\s*([A-Za-z_]\w*)\s*\(/.exec(text)?.[1];
	return name !== undefined && operatorNamed(name) !== undefined;
};

/** The tree of a text with operators. Adds notes on the reading to `notes`. Throws NoValueError. */
export function readTree(text: string, names: ReadonlySet<string>, notes?: Note[]): Syntax {
	const applied = /(?<![A-Za-z0-9_])([fgh])\s*\(/.exec(text);
	if (applied && !names.has(itemAt(applied, 1)))
		throw new NoValueError(
			`${applied[1]} is no function that is known here; a value is asked for as ${applied[1]}(x) = x^2 + 1, ${applied[1]}(3)`
		);
	try {
		return parse(text, names, { operators: true, ...(notes && { notes }) });
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		throw new NoValueError(readable(text, error), { cause: error });
	}
}

function readable(text: string, error: ParseError): string {
	if (error instanceof OperatorError) return error.message;
	if ('[]{}'.includes(text[error.at] ?? ' ')) return `a list or matrix is no part of an expression, in "${text}"`;
	if (/[=<>]/.test(text[error.at] ?? '') || /[=<>≤≥≠]\s*$/.test(text.slice(0, error.at)))
		return 'one side of the equation or inequality is missing';
	const called = /^unknown function "([^"]+)"/.exec(error.message);
	if (called) return `${called[1]} is no function that is known here`;
	return `"${text}" is no expression (${error.message.replace(/\bunexpected\b/g, 'there should be no')})`;
}

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
