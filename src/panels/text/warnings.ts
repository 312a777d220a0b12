import { words as en } from '../../locales/en/text';

/** The warnings of the engine, each by a key of the words. */
export const WARNINGS = {
	warnUnspaced: /^The text is not English throughout: much of it is in writing without spaces/,
	warnNoFormula: /^The text is not in English or another language/,
	warnVowels: /^Short vowels are not written/,
	warnShort: /^The text has fewer than (?<count>\d+) words/,
	warnVerses: /^Lines without an end mark/,
	warnNumbers:
		/^Numbers are counted as one syllable each, as usual; as they are read aloud they have (?<count>\d+) more, which makes the reading ease (?<points>[\d.]+) points/,
	warnNumbersElsewhere: /^Numbers are counted as one syllable each; read aloud/,
	warnLeftOut: /^Left out of the text: (?<what>.+)\.$/
} as const;

type LeftOut = Extract<keyof typeof en, `left ${string}`>;
const isLeftOut = (key: string): key is LeftOut => key in en;

/** The omitted parts of a text, as keys of the words; null when one of them is unknown. */
export function leftOutKeys(what: string): LeftOut[] | null {
	const keys = what.split(', ').map((name) => `left ${name}`);
	return keys.every(isLeftOut) ? keys : null;
}
