/** Arguments of operators as they are written: sides of limits, arrows, lists. */
import { NoValueError } from '../no-value';
import type { Side } from './limit/limit';
import { splitTop, type OperatorCall } from './reading';

/** `x -> 0` as two arguments. */
export const arrowed = (args: readonly string[]): readonly string[] => {
	const [variable, to] = args[1]?.split(/->|→/) ?? [];
	return variable !== undefined && to !== undefined ? [args[0]!, variable.trim(), to, ...args.slice(2)] : args;
};

const SIDES: Readonly<Record<string, Side>> = {
	'+': 'above',
	right: 'above',
	above: 'above',
	'-': 'below',
	left: 'below',
	below: 'below'
};

/** The side that is asked for. Throws NoValueError for a word that is none. */
export function sideNamed(text: string | undefined): Side {
	if (text === undefined) return 'both';
	const word = text
		.trim()
		.replace(/^["'](.*)["']$/s, '$1')
		.trim()
		.toLowerCase();
	if (!Object.hasOwn(SIDES, word)) throw new NoValueError(`limit: the side is "+" or "-", and not ${text.trim()}`);
	return SIDES[word]!;
}

/** The only argument of a call. Throws NoValueError. */
export function one(call: OperatorCall): string {
	const [only] = call.args;
	if (only === undefined || call.args.length > 1) throw new NoValueError(`${call.name} takes one expression`);
	return only;
}

/** What of a text stands in no operator call. */
export const outside = (text: string, calls: readonly OperatorCall[]): string =>
	calls.map(({ from }, index) => text.slice(calls[index - 1]?.to ?? 0, from)).join(' ') +
	text.slice(calls.at(-1)?.to ?? 0);

/** The items of a list in brackets; a text without brackets is its only item. */
export function listOf(text: string): string[] {
	const inner = /^\s*[[({](.*)[\])}]\s*$/s.exec(text);
	const { parts } = splitTop(inner?.[1] ?? '', (at) => (inner![1]![at] === ',' || inner![1]![at] === ';' ? 1 : 0));
	return inner && parts.length > 0 && /^\s*[[{]/.test(text) ? parts : [text];
}
