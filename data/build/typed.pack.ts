/**
 * The pack `typed`: common words of ten languages of India in their scripts, looked up by how they are typed. A line a script: its
 * place among the scripts of ISCII as a letter (a: Devanagari), then levels of how common, parted by `/`, each sorted, words
 * parted by a space; a letter is a byte, 0x80 and its place in the script's block.
 */
import { lowerBound } from '../../engines/kit/lower-bound';
import { readTexts } from './detect-sources';
import { readList } from './detect-lists';
import { spelt } from './indic-spelling';
import { TESSERACT_LANGUAGES, tesseractList } from './tesseract-words';

/** Words kept of each language, and where the levels begin. */
const KEPT = 5000;
const LEVELS = [0, 400, 1200];
const DEVANAGARI = { hi: 4000, mr: 2000 };
const LONGEST = 15;

export function build(): Promise<Uint8Array> {
	const counts = countWords(TESSERACT_LANGUAGES.map(({ code }) => code));
	const lines = TESSERACT_LANGUAGES.map((language) => {
		const { code, place } = language;
		const own = tesseractList(language).map(spelt);
		return line(place, commonest(new Set(own), counts.get(code) ?? new Map<string, number>(), place).slice(0, KEPT));
	});
	return Promise.resolve(Buffer.concat([line(0, devanagari()), ...lines]));
}

/** How often the texts that the detector learns from have each word. */
function countWords(codes: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
	const all = new Map<string, Map<string, number>>();
	for (const { code, texts } of readTexts(codes)) {
		const own = all.get(code) ?? new Map<string, number>();
		all.set(code, own);
		for (const [text] of texts)
			for (const [found] of text.matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)) {
				const word = spelt(found);
				own.set(word, (own.get(word) ?? 0) + 1);
			}
	}
	return all;
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
const FIRST_OF_SOUTH = 5;

/**
 * The words, the commonest first, as far as can be told without counts of prose: by how often the texts have one, and by how many words
 * of the list are made of it, since a common word has many forms and compounds.
 */
function commonest(listed: ReadonlySet<string>, counts: ReadonlyMap<string, number>, place: number): string[] {
	const often = [...counts].filter(([, count]) => count > 2).map(([word]) => word);
	const words = [...new Set([...listed, ...often])].filter((word) => isOf(word, place)).sort();
	const backwards = words.map(reversed).sort();
	const { count, begin, stem, end } = place < FIRST_OF_SOUTH ? NORTH : SOUTH;
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

function devanagari(): string[] {
	const words = Object.entries(DEVANAGARI).flatMap(([code, kept]) =>
		[...(readList(code) ?? [])]
			.sort(([, a], [, b]) => b - a)
			.map(([word]) => word.normalize('NFC'))
			.filter((word) => /^[\u0904-\u0939\u0958-\u095f][\u0901-\u0963]{2,}$/u.test(word))
			.slice(0, kept)
	);
	return [...new Set(words)];
}

const blockOf = (place: number) => 0x900 + 0x80 * place;

function isOf(word: string, place: number): boolean {
	const letters = [...word].map((letter) => (letter.codePointAt(0) ?? 0) - blockOf(place));
	return letters.length > 1 && letters.length <= LONGEST && letters.every((letter) => letter >= 0 && letter < 0x80);
}

function line(place: number, words: readonly string[]): Buffer {
	const levels = LEVELS.map((start, index) => words.slice(start, LEVELS[index + 1]).sort());
	const bytes = [...levels.map((level) => level.join(' ')).join('/')].map((letter) => {
		const code = letter.codePointAt(0) ?? 0;
		return code < 0x80 ? code : code - blockOf(place) + 0x80;
	});
	return Buffer.from([0x61 + place, ...bytes, 0x0a]);
}
