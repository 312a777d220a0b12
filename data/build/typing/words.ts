/** Words of ten languages of India in their scripts, which the packs `typing-<language>` hold as hashes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { blockOf } from '../../../engines/language/transliterate/casual-pack';
import { scriptsOf, type TypedLanguage } from '../../../engines/language/typing/languages';
import { packWords } from '../../../engines/language/typing/word-set';
import { spelt } from '../indic-spelling';
import { TESSERACT_LANGUAGES, tesseractList } from '../tesseract-words';

const LONGEST = 24;
/** One other word in `2 ** bits` passes as a word of the list, and one rarer word as one of a level. */
const BITS = { all: 10, level: 7 };
/** Words up to so many in the order of frequency gain so much: 10 less 0.6 · ln(1 + rank / 100), fitted on public words that were typed. */
export const LEVELS = [
	{ count: 130, gain: 10 },
	{ count: 1100, gain: 9 },
	{ count: 6300, gain: 8 },
	{ count: 34_000, gain: 7 },
	{ count: Infinity, gain: 6 }
] as const;
/** A word that no list of frequencies has. */
const RARE = 5;

/** The pack of a language: the words of both lists, then the levels of the counted ones. */
export function buildWords(code: TypedLanguage): Promise<Uint8Array> {
	const levels = readLevels(code);
	const tesseract = TESSERACT_LANGUAGES.find((language) => language.code === code);
	const listed = (tesseract ? tesseractList(tesseract) : []).map(spelt).filter((word) => isOf(word, code));
	return Promise.resolve(
		packWords([
			{ gain: RARE, words: new Set([...levels.flat(), ...listed]), bits: BITS.all },
			...levels.map((words, level) => ({ gain: LEVELS[level]?.gain ?? RARE, words: new Set(words), bits: BITS.level }))
		])
	);
}

function readLevels(code: TypedLanguage): string[][] {
	const file = path.resolve(import.meta.dirname, `../../sources/typing/words/${code}.txt.br`);
	const levels = brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n\n');
	return levels.map((words) => words.split('\n'));
}

/** Whether all letters of a word are in its language's block, without digits. */
export function isOf(word: string, code: TypedLanguage): boolean {
	const block = blockOf(scriptsOf[code]);
	const places = Array.from(word, (letter) => (letter.codePointAt(0) ?? 0) - block);
	return (
		places.length > 1 &&
		places.length <= LONGEST &&
		places.every((place) => place >= 0 && place < 0x80 && !(place >= 0x66 && place <= 0x6f))
	);
}
