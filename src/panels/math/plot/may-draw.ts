/** Constants in answers: the remaining names are an unknown, or known to the grammar. */
const CONSTANTS: ReadonlySet<string> = new Set(['pi', 'e', 'i', 'phi', 'tau', 'oo', 'infinity']);
/** A name without a following parenthesis, so not a function. The e of 1e3 does not count. */
const NAME = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_(])/gu;

/** Different names of unknowns in an expression. */
const unknownsIn = (reading: string): number =>
	new Set((reading.match(NAME) ?? []).filter((name) => !CONSTANTS.has(name))).size;

/** Whether an answer may have a graph; false for sums of numbers, for which the grammar is not worth its loading. */
export const mayDraw = (answer: {
	readonly reading: string;
	readonly unknowns: readonly string[];
	readonly solutions: readonly unknown[] | null;
}): boolean => answer.unknowns.length > 0 || answer.solutions !== null || unknownsIn(answer.reading) > 0;

/** Whether an answer probably has a graph, to reserve space while it loads: curves have one unknown. */
export const likelyDrawn = (answer: { readonly reading: string }): boolean => unknownsIn(answer.reading) === 1;
