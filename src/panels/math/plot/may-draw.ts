/** Constants, as answers write them: what is left of names is an unknown, or something that the grammar knows. */
const CONSTANTS: ReadonlySet<string> = new Set(['pi', 'e', 'i', 'phi', 'tau', 'oo', 'infinity']);
/** A name that no parenthesis follows: it is no function. The e of 1e3 is none. */
const NAME = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_(])/gu;

/** Different names of unknowns in an expression. */
const unknownsIn = (reading: string): number =>
	new Set((reading.match(NAME) ?? []).filter((name) => !CONSTANTS.has(name))).size;

/** Whether an answer may have a graph; false for sums of numbers, for which the grammar is not worth its loading. */
export function mayDraw(answer: {
	readonly reading: string;
	readonly unknowns: readonly string[];
	readonly solutions: readonly unknown[] | null;
}): boolean {
	return answer.unknowns.length > 0 || answer.solutions !== null || unknownsIn(answer.reading) > 0;
}

/** Whether an answer most likely has a graph, for which room is kept while it is loaded: curves have one unknown. */
export const likelyDrawn = (answer: { readonly reading: string }): boolean => unknownsIn(answer.reading) === 1;
