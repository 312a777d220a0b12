/** The warnings of the engine, each by a key of the words. */
export const WARNINGS = {
	warnUnspaced: /^The text is not English, and its writing has no spaces/,
	warnNoFormula: /^The text is not in English or another language/,
	warnFormula: /^Reading ease by (?<formula>.+), for .+; the school grades/,
	warnShort: /^The text has fewer than (?<count>\d+) words/,
	warnVerses: /^Lines without an end mark/,
	warnLeftOut: /^Left out of the text: (?<what>.+)\.$/
} as const;

const LEFT_OUT = [
	'comments', 'scripts', 'styles', 'code', 'HTML tags', 'HTML entities', 'addresses of links', 'heading marks'
] as const; // prettier-ignore

/** What was left out of a text, as keys of the words; null where one of them is unknown. */
export function leftOutKeys(what: string): `left ${(typeof LEFT_OUT)[number]}`[] | null {
	const names = what.split(', ');
	const known = names.flatMap((name) => LEFT_OUT.filter((one) => one === name));
	return known.length === names.length ? known.map((name) => `left ${name}` as const) : null;
}
