import { syllable } from 'syllable';
import { SYLLABLE_EXCEPTIONS } from './syllable-exceptions';

/** Longer words are no English: their vowels are counted in one pass, because the rules of `syllable` are not linear. */
const LONGEST_RULED = 40;

/** Abbreviations, as they are read aloud. */
const READ_ALOUD: ReadonlyMap<string, number> = new Map([
	['dr', 2],
	['jr', 2],
	['sr', 2],
	['vs', 2],
	['etc', 4],
	['w', 3]
]);

let exceptions: Map<string, number> | undefined;

/**
 * Syllables of one word, at least 1: by the exceptions from the CMU Pronouncing Dictionary, else by the rules of the
 * package `syllable`; of a word in Cyrillic or Greek letters by its vowels. The word may have capitals, accents and apostrophes
 * (`Don't`); other characters are ignored.
 */
export function countSyllables(word: string): number {
	if (word.length > LONGEST_RULED) return countVowelRuns(word);
	const lower = word.toLowerCase().replaceAll('’', "'");
	// A possessive is its noun, and one more syllable after a hiss: James's, the judge's.
	if (lower.endsWith("'s")) {
		const noun = lower.slice(0, -2);
		return countPlain(noun.replaceAll("'", '')) + (/(?:[sxz]|[cs]h|[cg]e|[sz]e)$/.test(noun) ? 1 : 0);
	}
	return countPlain(lower.replaceAll("'", ''));
}

/** A vowel of Cyrillic letters is a syllable; so is one of Greek letters, or two that are spoken as one. */
const OTHER_VOWELS = /[аеёиоуыэюяєіїѐѝ]|[αεου][ιί]|[αεοη][υύ]|[αεηιουωάέήίόύώϊϋΐΰ]/g;

function countPlain(word: string): number {
	if (/^[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return Math.max(1, word.match(OTHER_VOWELS)?.length ?? 0);
	exceptions ??= new Map(
		Object.entries(SYLLABLE_EXCEPTIONS).flatMap(([count, words]) =>
			words.split(' ').map((listed) => [listed, Number(count)] as const)
		)
	);
	return READ_ALOUD.get(word) ?? exceptions.get(word) ?? Math.max(1, syllable(word));
}

/** Runs of vowels, at least 1. */
function countVowelRuns(word: string): number {
	let runs = 0;
	let inside = false;
	for (let index = 0; index < word.length; index++) {
		const vowel = 'aeiouyAEIOUY'.includes(word.charAt(index));
		if (vowel && !inside) runs++;
		inside = vowel;
	}
	return Math.max(1, runs);
}
