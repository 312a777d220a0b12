import { isFunctionWord } from './english';
import { stopKind, type StopKind } from './sentence-end';
import { countSyllables } from './syllables';

/** What is known of one word, number or address. */
export interface WordFacts {
	readonly characters: number;
	readonly letters: number;
	readonly digits: number;
	readonly latinLetters: number;
	/** At least 1. A number or an address counts as one syllable. */
	readonly syllables: number;
	/** Three syllables or more by Gunning's rules, names not yet left out. */
	readonly isHard: boolean;
	/** A capital and then small letters. */
	readonly isCapitalised: boolean;
	readonly isFunctionWord: boolean;
	/** What a full stop after it can mean. */
	readonly stop: StopKind;
}

/** Longer words are looked at each time rather than remembered. */
const LONGEST_REMEMBERED = 40;
const MOST_REMEMBERED = 20_000;

/** Looks words up and remembers them: most words of a text come again. */
export class WordBook {
	readonly #known = new Map<string, WordFacts>();

	look(word: string): WordFacts {
		const known = this.#known.get(word);
		if (known) return known;
		const facts = factsOf(word);
		if (word.length <= LONGEST_REMEMBERED) {
			if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
			this.#known.set(word, facts);
		}
		return facts;
	}
}

function factsOf(word: string): WordFacts {
	let characters = 0;
	let letters = 0;
	let digits = 0;
	let latinLetters = 0;
	for (const character of word) {
		characters++;
		if ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')) {
			letters++;
			latinLetters++;
		} else if (character >= '0' && character <= '9') digits++;
		else if (character > '\x7f') {
			if (/\p{L}/u.test(character)) letters++;
			else if (/\p{N}/u.test(character)) digits++;
			if (/[\p{Script=Latin}]/u.test(character)) latinLetters++;
		}
	}
	const lower = word.length <= LONGEST_REMEMBERED ? word.toLowerCase() : '';
	return {
		characters,
		letters,
		digits,
		latinLetters,
		...syllableFacts(word),
		isCapitalised: /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(word),
		isFunctionWord: lower !== '' && isFunctionWord(lower.replace('’', "'")),
		stop: stopKind(word)
	};
}

/**
 * Gunning: a word is hard from three syllables up, not counting -es, -ed and -ing endings, and a compound of easy words
 * is easy (The Technique of Clear Writing, 1952).
 */
function syllableFacts(word: string): Pick<WordFacts, 'syllables' | 'isHard'> {
	if (word.includes('://')) return { syllables: 1, isHard: false };
	let syllables = 0;
	let isHard = false;
	for (const part of word.split(/[-\u2010\u2011.@_,:]/)) {
		if (!/\p{L}/u.test(part)) continue;
		const spoken = countSyllables(part);
		syllables += spoken;
		if (spoken > 3 || (spoken === 3 && !endingIsSyllable(part))) isHard = true;
	}
	return { syllables: Math.max(1, syllables), isHard };
}

/** Whether the word ends in an -es, -ed or -ing that is spoken as a syllable of its own: `created`, `advances`, `offering`. */
const endingIsSyllable = (word: string): boolean => /(?:ing|[td]ed|(?:[sxzcg]|[cs]h)es)$/i.test(word);
