/** Runs of tokens and the brackets around them: what slots are made of. */
import type { Token } from '../../kit/tokens';
import type { Sentence } from './pattern';

const OPENING = '([{';
const CLOSING = ')]}';
/** Signs between the sides of a relation. */
export const RELATIONS = new Set('=<>≤≥≠'.split(''));

/** Ends of a run of tokens, the nearest first. */
export function* runs(
	{ tokens }: Sentence,
	from: number,
	fits: (token: Token, at: number) => boolean
): Generator<number> {
	for (let at = from; at < tokens.length && fits(tokens[at] as Token, at); at++) yield at + 1;
}

/** Ends at which every bracket that was opened is closed. */
export function* balanced(
	sentence: Sentence,
	from: number,
	fits: (token: Token, depth: number) => boolean = () => true
): Generator<number> {
	let depth = 0;
	for (let at = from; at < sentence.tokens.length; at++) {
		const token = sentence.tokens[at] as Token;
		if (OPENING.includes(token.text)) depth++;
		else if (CLOSING.includes(token.text) && --depth < 0) return;
		if (!fits(token, depth)) return;
		if (depth === 0) yield at + 1;
	}
}

/** The text of a run of tokens. */
export const sliceOf = ({ text, tokens }: Sentence, from: number, to: number): string =>
	text.slice((tokens[from] as Token).start, (tokens[to - 1] as Token).end);

/** The closing place of a bracket that opens at a token, or -1. */
export const pairEnd = (sentence: Sentence, from: number, opening: string): number => {
	const { tokens } = sentence;
	const open = tokens[from]?.text ?? '';
	if (open === '' || !opening.includes(open)) return -1;
	const close = open === '<' ? '>' : CLOSING[OPENING.indexOf(open)];
	let depth = 0;
	for (let at = from; at < tokens.length; at++) {
		if (tokens[at]?.text === open) depth++;
		else if (tokens[at]?.text === close && --depth === 0) return at + 1;
	}
	return -1;
};

/** A word of one letter for an unknown: small, Greek too, not a constant. */
const UNKNOWN = /^[a-df-hj-zα-ορςσυχψω]$/;

/** The words of a text, each Greek letter by itself. */
export const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z]+|\p{L}/gu) ?? [];

/** Letters of a text that are unknowns: single ones, but for constants. */
export const unknownsIn = (text: string): string[] => [...new Set(wordsIn(text).filter((word) => UNKNOWN.test(word)))];

/** Whether a text has the letter of an unknown. */
export const hasUnknown = (text: string): boolean => unknownsIn(text).length > 0;

/** Letters that are variables rather than parameters where a text has several. */
const VARIABLES = ['x', 't', 'y', 'θ', 'z', 'u'];

/** The letter that a function is of. */
export function letterOf(body: string): string {
	const [only = 'x', ...others] = unknownsIn(body);
	return others.length === 0 ? only : (VARIABLES.find((name) => only === name || others.includes(name)) ?? 'x');
}
