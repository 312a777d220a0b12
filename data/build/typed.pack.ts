/**
 * The pack `typed`: common words of ten languages of India in their scripts, looked up by how they are typed. A line a script: its
 * place among the scripts of ISCII as a letter (a: Devanagari), then levels of how common, parted by `/`, each sorted, words
 * parted by a space; a letter is a byte, 0x80 and its place in the script's block.
 */
import { readTexts } from './detect-sources';
import { readList } from './detect-lists';
import { spelt } from './indic-spelling';
import { TESSERACT_LANGUAGES, tesseractList } from './tesseract-words';

/** Words kept of each language, and where the levels begin. */
const KEPT = 4000;
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

/**
 * The words, the commonest first, as far as can be told without counts of prose: by how often the texts have one, and by how many words
 * of the list begin with it, since a common word has many forms and compounds. The weights were chosen on words that a person typed.
 */
function commonest(listed: ReadonlySet<string>, counts: ReadonlyMap<string, number>, place: number): string[] {
	const often = [...counts].filter(([, count]) => count > 2).map(([word]) => word);
	const words = [...new Set([...listed, ...often])].filter((word) => isOf(word, place)).sort();
	const scored = words.map((word, index) => {
		let end = index + 1;
		while (words[end]?.startsWith(word)) end++;
		const common = Math.log(1 + (counts.get(word) ?? 0)) + 0.6 * Math.log(end - index) + (listed.has(word) ? 2 : 0);
		return { word, common };
	});
	return scored.sort((a, b) => b.common - a.common || (a.word < b.word ? -1 : 1)).map(({ word }) => word);
}

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
