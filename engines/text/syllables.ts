import { syllable } from 'syllable';
import { SYLLABLE_EXCEPTIONS } from './syllable-exceptions';

/** Longer words are not English: their vowels are counted in one pass, because the rules of `syllable` are not linear. */
const LONGEST_RULED = 40;

/** Abbreviations, as they are read aloud, and British words that the exceptions have not. */
const READ_ALOUD: ReadonlyMap<string, number> = new Map([
	['dr', 2],
	['jr', 2],
	['sr', 2],
	['vs', 2],
	['etc', 4],
	['w', 3],
	...['ageing', 'ageings'].map((word) => [word, 2] as const),
	...['reenter', 'reenters', 'reentry', 'reentered'].map((word) => [word, 3] as const),
	...['cooperate', 'cooperates'].map((word) => [word, 4] as const),
	...['cooperated', 'aluminium'].map((word) => [word, 5] as const),
	...['api', 'url', 'usa', 'cpu', 'gpu', 'ceo'].map((word) => [word, 3] as const),
	...['ui', 'uk', 'eu'].map((word) => [word, 2] as const)
]);

/** First parts of compounds that end in a silent e, before what does not begin a suffix: time·zone, but statement. */
const SILENT_E =
	/^(?:bare|base|blade|cake|care|code|date|face|file|force|fore|frame|game|gate|grave|home|horse|house|ice|juice|knife|life|like|line|make|name|note|page|pipe|pine|place|plate|price|race|rope|safe|scope|score|shape|share|shore|side|size|smoke|snake|some|source|space|square|state|stone|stove|strike|there|time|trade|type|vine|wave|where|white|wife|wine|wire)(?=[bcdfghjkmpqtvwxz]|l[aeiou]|ne[sx]?[tw]|s[chltp]|r[ou])(?!(?:d|st|ty|ment|less|ful|ster|ly|man|men)s?$|t[aeio])(?=[a-z]{3})(?=[a-z]*[aeiouy])/;
/** An abbreviation that can only be spelled: HTML, GPS. */
const SPELLED = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/;

let exceptions: Map<string, number> | undefined;

/**
 * Syllables of one word, at least 1: by the exceptions from the CMU Pronouncing Dictionary, else by rules; letters of an
 * abbreviation without vowels by their names; of a word in Cyrillic or Greek letters by its vowels. The word may have capitals, accents and apostrophes
 * (`Don't`); other characters are ignored.
 */
export function countSyllables(word: string): number {
	if (word.length > LONGEST_RULED) return countVowelRuns(word);
	const one = /^[A-Z]{2,4}s$/.test(word) ? word.slice(0, -1) : word;
	if (SPELLED.test(one) && !READ_ALOUD.has(one.toLowerCase()) && !listed().has(one.toLowerCase()))
		return one.length + 2 * one.split('W').length - 2;
	const lower = one.toLowerCase().replaceAll('’', "'");
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
	return READ_ALOUD.get(word) ?? listed().get(word) ?? ruledSyllables(word);
}

function listed(): ReadonlyMap<string, number> {
	exceptions ??= new Map(
		Object.entries(SYLLABLE_EXCEPTIONS).flatMap(([count, words]) =>
			words.split(' ').map((word) => [word, Number(count)] as const)
		)
	);
	return exceptions;
}

/** Syllables of a lower-case English word by rules, at least 1: package `syllable`, compounds, -es, -al. */
export function ruledSyllables(word: string): number {
	const head = SILENT_E.exec(word)?.[0];
	if (head !== undefined) return syllable(head) + ruledSyllables(word.slice(head.length));
	const [, hiss] = /^(.{3,}(?:[sxz]|[cs]h))es$/.exec(word) ?? [];
	if (hiss !== undefined) return ruledSyllables(hiss) + 1;
	const [, noun, adverb] = /^(.+[ts]ion)al(ly)?$/.exec(word) ?? [];
	if (noun !== undefined) return syllable(noun) + (adverb === undefined ? 1 : 2);
	return Math.max(1, syllable(word));
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
