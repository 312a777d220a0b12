import { englishWords, isFunctionWord } from './english';
import { isFamiliar } from './familiar';
import { LANGUAGES, RIVALS } from './languages';
import type { Readable } from './contract';

/** Read from the beginning, the middle and the end of a text. */
const WINDOW = 4000;
/** Fewer words tell little: letters and familiar words then count beside the commonest. */
const FEW_WORDS = 10;
/** Share of its commonest words in a text of the language, each counted by how few languages have it. */
const LEAST_SHARE = 0.08;
/** Different ones of two letters and more that must be there: any language may have one again and again. */
const LEAST_WORDS = 3;
/** How far the likeliest language must be ahead of the next. */
const AHEAD = 1.15;

type Candidate = Readable | 'other';

let weights: Map<string, { readonly candidate: Candidate; readonly list: number }[]> | undefined;

/** Lists that have a word, by the word; made on first use. */
function listsOf(): NonNullable<typeof weights> {
	if (weights) return weights;
	weights = new Map();
	const lists: [Candidate, Iterable<string>][] = [
		['en', englishWords()],
		...Object.entries(LANGUAGES).map(([code, { commonest }]): [Candidate, string[]] => [
			code as Readable,
			commonest.split(' ')
		]),
		...RIVALS.map((words): [Candidate, string[]] => ['other', words.split(' ')])
	];
	for (const [list, [candidate, words]] of lists.entries())
		for (const word of words) {
			const known = weights.get(word);
			if (known) known.push({ candidate, list });
			else weights.set(word, [{ candidate, list }]);
		}
	return weights;
}

/**
 * The language of a text, when it is one of those with a reading ease, by its commonest words; null where it is none of them or
 * nothing tells. Reads at most three windows of 4,000 characters.
 */
export function recognise(text: string): Readable | null {
	const words = windowsOf(text).flatMap(
		(part) =>
			part
				.toLowerCase()
				.replaceAll('’', "'")
				.match(/[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? []
	);
	const letters = words.join('');
	const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
	const cyrillic = letters.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
	const all = [...letters].length;
	if (Math.max(latin, cyrillic) < 0.9 * all) return null;
	if (cyrillic > latin) return isRussian(letters, words) ? 'ru' : null;
	const scores = new Map<number, { candidate: Candidate; score: number; words: Set<string> }>();
	for (const word of words) {
		const lists = listsOf().get(word);
		for (const { candidate, list } of lists ?? []) {
			const entry = scores.get(list) ?? { candidate, score: 0, words: new Set<string>() };
			entry.score += 1 / (lists as readonly unknown[]).length;
			if (word.length > 1) entry.words.add(word);
			scores.set(list, entry);
		}
	}
	const [best, next] = [...scores.values()].sort((a, b) => b.score - a.score);
	const isClear = best !== undefined && best.score >= AHEAD * (next?.score ?? 0);
	if (words.length < FEW_WORDS) {
		if (isClear && best.score >= 0.5 && (best.candidate !== 'en' || readsEnglish(words)))
			return best.candidate !== 'other' && isSpelt(best.candidate, letters) ? best.candidate : null;
		return isSpelt('en', letters) && 5 * words.filter(isFamiliar).length >= 3 * words.length ? 'en' : null;
	}
	if (best?.candidate === 'en' || best === undefined)
		return words.filter(isFunctionWord).length >= words.length / 8 && readsEnglish(words) ? 'en' : null;
	return isClear &&
		best.candidate !== 'other' &&
		isMostlySpelt(best.candidate, words) &&
		best.words.size >= LEAST_WORDS &&
		best.score >= LEAST_SHARE * words.length
		? best.candidate
		: null;
}

/**
 * Whether two words in five are on the list of familiar ones, and few have letters that English has not: `to`, `do`, `my` and `is` are
 * words of Polish and Afrikaans too.
 */
const readsEnglish = (words: readonly string[]): boolean =>
	5 * words.filter(isFamiliar).length >= 2 * words.length && isMostlySpelt('en', words);

/** Letters beyond a to z of each language, those of its French and Spanish guests included. */
const LETTERS: Readonly<Record<Exclude<Readable, 'ru'>, string>> = {
	en: 'éèêëïôñçæœ',
	de: 'äöüßéèêàç',
	es: 'áéíóúüñ',
	fr: 'àâæçéèêëîïôœùûüÿ',
	it: 'àèéìíîòóù',
	nl: 'áéèêëïíóöúü',
	pt: 'áâãàçéêíóôõúü'
};

/** A letter that the language has not. */
const FOREIGN = new Map<Readable, RegExp>(
	Object.entries(LETTERS).map(([language, letters]) => [
		language as Readable,
		new RegExp(`[^a-z${letters}\\p{M}\\P{Script=Latin}]`, 'u')
	])
);

/** Whether a language writes all letters. */
const isSpelt = (language: Readable, letters: string): boolean =>
	FOREIGN.get(language)?.test(letters.normalize('NFC')) !== true;

/** Whether nine words in ten have no letters that the language has not. */
const isMostlySpelt = (language: Readable, words: readonly string[]): boolean =>
	10 * words.filter((word) => !isSpelt(language, word)).length <= words.length;

/** Letters that Russian has and Bulgarian, Ukrainian, Serbian or Macedonian have not. */
const RUSSIAN_ONLY = /[ыэё]/;
/** Letters of other languages in Cyrillic script. */
const NOT_RUSSIAN = /(?![а-яё])\p{Script=Cyrillic}/u;

/** Whether letters of a Cyrillic text, and one of its commonest words where there are many, are those of Russian. */
function isRussian(letters: string, words: readonly string[]): boolean {
	if (NOT_RUSSIAN.test(letters) || !RUSSIAN_ONLY.test(letters)) return false;
	const commonest = new Set(LANGUAGES.ru.commonest.split(' '));
	return words.length < FEW_WORDS || words.some((word) => commonest.has(word));
}

function windowsOf(text: string): string[] {
	if (text.length <= 3 * WINDOW) return [text];
	const middle = Math.floor((text.length - WINDOW) / 2);
	return [text.slice(0, WINDOW), text.slice(middle, middle + WINDOW), text.slice(-WINDOW)];
}
