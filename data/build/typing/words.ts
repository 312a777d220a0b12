/** Words of ten languages of India in their scripts, which the packs `typing-<language>` hold as hashes. */
import { lowerBound } from '../../../engines/kit/lower-bound';
import { blockOf } from '../../../engines/language/transliterate/casual-pack';
import { scriptsOf, type TypedLanguage } from '../../../engines/language/typing/languages';
import { packWords } from '../../../engines/language/typing/word-set';
import { readTexts } from '../detect-sources';
import { readList } from '../detect-lists';
import { spelt } from '../indic-spelling';
import { TESSERACT_LANGUAGES, tesseractList } from '../tesseract-words';

/** One other word in `2 ** BITS` passes as a word of the list. */
const BITS = 11;
const LONGEST = 24;
/** Times that the messages of programs have a word that no list has. */
const LEAST_MET = 2;
/** The commonest so many words gain so much. */
const LEVELS = [
	{ count: 400, gain: 7 },
	{ count: 1200, gain: 6.5 },
	{ count: 5000, gain: 5.5 },
	{ count: Infinity, gain: 5 }
] as const;

/** The pack of a language. */
export function buildWords(code: TypedLanguage): Promise<Uint8Array> {
	const words = commonest(code);
	let start = 0;
	const levels = LEVELS.map(({ count, gain }) => {
		const level = new Set(words.slice(start, count));
		start = count;
		return { gain, words: level };
	});
	return Promise.resolve(packWords(levels, BITS));
}

/** How often the messages of programs have each word. */
function countWords(code: TypedLanguage): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const { texts } of readTexts([code]))
		for (const [text] of texts)
			for (const [found] of text.matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)) {
				const word = spelt(found);
				counts.set(word, (counts.get(word) ?? 0) + 1);
			}
	return counts;
}

/** Whether all letters of a word are in its language's block, without digits. */
function isOf(word: string, code: TypedLanguage): boolean {
	const block = blockOf(scriptsOf[code]);
	const places = Array.from(word, (letter) => (letter.codePointAt(0) ?? 0) - block);
	return (
		places.length > 1 &&
		places.length <= LONGEST &&
		places.every((place) => place >= 0 && place < 0x80 && !(place >= 0x66 && place <= 0x6f))
	);
}

/** What tells how common a word is, each by its logarithm: chosen on words that a person typed, half of which were held out. */
interface Weights {
	/** Occurrences in the texts. */
	readonly count: number;
	/** Words of the list that begin with it, and with its stem, and that end with it. */
	readonly begin: number;
	readonly stem: number;
	readonly end: number;
}
const NORTH: Weights = { count: 1, begin: 0.6, stem: 0, end: 0 };
/** Words of the south grow long by endings and compounds. */
const SOUTH: Weights = { count: 0.8, begin: 0.3, stem: 0.6, end: 0.4 };
const OF_SOUTH: readonly TypedLanguage[] = ['ta', 'te', 'kn', 'ml'];

/**
 * All words of a language, the commonest first: by their frequency in prose where a list has it, else, as far as can be told, by how often
 * the texts have one, and by how many words of the list are made of it, since a common word has many forms and compounds.
 */
function commonest(code: TypedLanguage): string[] {
	const tesseract = TESSERACT_LANGUAGES.find((language) => language.code === code);
	const listed = new Set((tesseract ? tesseractList(tesseract) : []).map(spelt).filter((word) => isOf(word, code)));
	const counts = countWords(code);
	const often = [...counts].filter(([word, count]) => count >= LEAST_MET && isOf(word, code)).map(([word]) => word);
	const frequencies = readList(code);
	if (frequencies) {
		const counted = [...frequencies].sort(([, a], [, b]) => b - a).map(([word]) => spelt(word));
		return [...new Set([...counted.filter((word) => isOf(word, code)), ...listed, ...often])];
	}
	const words = [...new Set([...listed, ...often])].sort();
	const backwards = words.map(reversed).sort();
	const { count, begin, stem, end } = OF_SOUTH.includes(code) ? SOUTH : NORTH;
	const scored = words.map((word) => ({
		word,
		common:
			count * Math.log(1 + (counts.get(word) ?? 0)) +
			begin * Math.log(beginningWith(words, word)) +
			stem * Math.log(beginningWith(words, stemOf(word))) +
			end * Math.log(beginningWith(backwards, reversed(word))) +
			(listed.has(word) ? 2 : 0)
	}));
	return scored.sort((a, b) => b.common - a.common || (a.word < b.word ? -1 : 1)).map(({ word }) => word);
}

const reversed = (word: string): string => [...word].reverse().join('');

/** A word without its last vowel signs, anusvara, virama or chillu; the word itself where little is left. */
function stemOf(word: string): string {
	const stem = word.replace(/(?:\p{M}|[\u0d7a-\u0d7f])+$/u, '');
	return stem.length > 1 ? stem : word;
}

/** How many of some sorted words begin with these letters. */
const beginningWith = (sorted: readonly string[], letters: string): number =>
	placeOf(sorted, `${letters}\uffff`) - placeOf(sorted, letters);

/** Place of the first of some sorted words that is not before this one. */
const placeOf = (sorted: readonly string[], word: string): number =>
	lowerBound(sorted.length, (place) => (sorted[place] ?? '') < word);
