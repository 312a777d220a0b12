import english from '../../locales/en/text.json';

/** The warnings of the engine, each by a key of the words. */
export const WARNINGS = {
	warnUnspaced: /^Much of this text is in a script without spaces/,
	warnNoFormula: /^We can’t tell the language/,
	warnVowels: /^Short vowels are not written/,
	warnShort: /^The text has fewer than (?<count>\d+) words/,
	warnVerses: /^Lines without a full stop/,
	warnNumbers:
		/^Numbers are counted as one syllable each, as usual; as they are read aloud they have (?<count>\d+) more, which makes the reading ease (?<points>[\d.]+) points/,
	warnNumbersElsewhere: /^Each number counts as one syllable\. Read aloud, the text/,
	warnLeftOut: /^Left out of the text: (?<what>.+)\.$/
} as const;

type LeftOut = Extract<keyof typeof english.words, `left ${string}`>;
const isLeftOut = (key: string): key is LeftOut => key in english.words;

/** The omitted parts of a text, as keys of the words; null when one of them is unknown. */
export function leftOutKeys(what: string): LeftOut[] | null {
	const keys = what.split(', ').map((name) => `left ${name}`);
	return keys.every(isLeftOut) ? keys : null;
}
