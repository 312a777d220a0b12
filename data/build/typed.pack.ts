/**
 * The pack `typed`: common words of ten languages of India in their scripts, looked up by how they are typed. A line a script: its
 * place among the scripts of ISCII as a letter (a: Devanagari), then levels of how common, parted by `/`, each sorted, words
 * parted by a space; a letter is a byte, 0x80 and its place in the script's block.
 */
import { readTexts } from './detect-sources';
import { readList } from './detect-lists';
import { tesseractWords } from './tesseract-words';

const VERSION = '1:4.1.0-2';
/** Tesseract's name of a language, ours, its script's place, and the hash of its Debian package. */
const LANGUAGES = [
	['ben', 'bn', 1, 'aa1444f80c1dfc27e42f152442332b57413e2f48fd0626c9dc205a76a0338729'],
	['pan', 'pa', 2, 'cd113282000b94eed0f8950d5fa5b60a8c9b29a8fe27752947f4beaaa135c50e'],
	['guj', 'gu', 3, 'ff528e0a224d7a56d0fa5ba66c759bb50d1813cc071c1954a557bce67a808799'],
	['ori', 'or', 4, 'd3000e7709e5f5ad94a8a88b42a2ae49bffdf1c55d1be37837471a819a2ed3a9'],
	['tam', 'ta', 5, 'ddb1ada253912afc35f15c134c8570f6a9fae41067c9861e11dc9e16188097bb'],
	['tel', 'te', 6, '0b5deb6d45776678d9129d6b5e6c469c90ae37f6a05e81ee8e7a4307ba7cf492'],
	['kan', 'kn', 7, 'cf238a81def2ab49d3b28dbdf8569fe712626e2017264b205fe4bf19e683d715'],
	['mal', 'ml', 8, '392b8909244a7a0f95f3335cc7605082dec8e4d503e5abb29c3b601171a4b257']
] as const;
/** Words kept of each language, and where the levels begin. */
const KEPT = 4000;
const LEVELS = [0, 400, 1200];
const DEVANAGARI = { hi: 4000, mr: 2000 };
const LONGEST = 15;

const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
const spelt = (word: string): string =>
	word
		.normalize('NFC')
		.replace(/([ണനരലളക])\u0d4d\u200d/gu, (_, letter: string) => CHILLU[letter] ?? letter)
		.replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/gu, '');

export function build(): Promise<Uint8Array> {
	const counts = countWords(LANGUAGES.map(([, code]) => code));
	const lines = LANGUAGES.map(([name, code, place, sha256]) => {
		const own = tesseractWords(name, { name: `tesseract-ocr-${name}`, version: VERSION, sha256 }).map(spelt);
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
