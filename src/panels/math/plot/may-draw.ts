/** Constants, as answers write them: what is left of names is an unknown, or something that the grammar knows. */
const CONSTANTS: ReadonlySet<string> = new Set(['pi', 'e', 'i', 'phi', 'tau', 'oo', 'infinity']);
/** A name that no parenthesis follows: it is no function. The e of 1e3 is none. */
const NAME = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_(])/gu;

/** Whether an answer may have a graph; false for sums of numbers, for which the grammar is not worth its loading. */
export function mayDraw(answer: {
	readonly reading: string;
	readonly unknowns: readonly string[];
	readonly solutions: readonly unknown[] | null;
}): boolean {
	if (answer.unknowns.length > 0 || answer.solutions !== null) return true;
	return (answer.reading.match(NAME) ?? []).some((name) => !CONSTANTS.has(name));
}
