import { memoize } from '../kit/memoize';
import { isFamiliar } from './familiar';
import { LANGUAGES } from './languages';
import type { Readable } from './contract';
import { numberSyllables } from './spoken-numbers';
import { stopKind, stopKindOf, type StopKind } from './sentence-end';
import { SYLLABLES } from './spoken';
import { countSyllables } from './syllables';

/** Facts about one word, number or address. */
export interface WordFacts {
	readonly characters: number;
	readonly letters: number;
	readonly digits: number;
	/** A number or an address counts as one syllable; only Russian words can have 0. */
	readonly syllables: number;
	/** Additional syllables of a number read aloud in English. */
	readonly furtherSyllables: number;
	/** In English three syllables or more by Gunning's rules, names not yet left out. */
	readonly isHard: boolean;
	/** Known to pupils of the fourth year by the list of Dale and Chall; of English words only. */
	readonly isFamiliar: boolean;
	readonly isCapitalised: boolean;
	/** The meaning of a full stop after it. */
	readonly stop: StopKind;
}

/** Longer words are looked at each time rather than remembered. */
const LONGEST_REMEMBERED = 40;
const MAX_REMEMBERED = 20_000;

/** Looks words up and remembers them: most words of a text come again. */
export class WordBook {
	readonly #known: (word: string) => WordFacts;
	readonly #rules: WordRules;

	/** Words are those of `language`; null takes them by the rules of English. */
	constructor(language: Readable | null) {
		this.#rules = rulesOf(language);
		this.#known = memoize((word) => factsOf(word, this.#rules), MAX_REMEMBERED);
	}

	look(word: string): WordFacts {
		return word.length <= LONGEST_REMEMBERED ? this.#known(word) : factsOf(word, this.#rules);
	}
}

interface WordRules {
	readonly syllables: (part: string) => number;
	readonly isHard: (part: string, syllables: number) => boolean;
	readonly stop: (word: string) => StopKind;
	readonly isFamiliar: (word: string) => boolean;
}

const ENGLISH: WordRules = {
	syllables: countSyllables,
	isHard: (part, spoken) => spoken > 3 || (spoken === 3 && !endingIsSyllable(part)),
	stop: stopKind,
	isFamiliar
};

function rulesOf(language: Readable | null): WordRules {
	if (language === null || language === 'en') return ENGLISH;
	const { hardFrom, abbreviations, closing, hasOrdinalStop = false } = LANGUAGES[language];
	const listed = { inside: new Set(abbreviations.split(' ')), closing: new Set(closing.split(' ')), hasOrdinalStop };
	return {
		syllables: (part) => SYLLABLES[language](part.toLowerCase()),
		isHard: (_, spoken) => spoken >= hardFrom,
		stop: (word) => stopKindOf(word, listed),
		isFamiliar: () => true
	};
}

function factsOf(word: string, rules: WordRules): WordFacts {
	let characters = 0;
	let letters = 0;
	let digits = 0;
	for (const character of word) {
		characters++;
		if ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')) letters++;
		else if (character >= '0' && character <= '9') digits++;
		else if (character > '\x7f') {
			if (/\p{L}/u.test(character)) letters++;
			else if (/\p{N}/u.test(character)) digits++;
		}
	}
	return {
		characters,
		letters,
		digits,
		...syllableFacts(word, rules),
		furtherSyllables: digits > 0 && letters === 0 ? numberSyllables(word) - 1 : 0,
		isFamiliar: rules.isFamiliar(word),
		isCapitalised: /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(word),
		stop: rules.stop(word)
	};
}

/** HTML, APIs: many syllables when read aloud, but as short as a name. */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;

/** Gunning: hard from three syllables, without -es, -ed, -ing and easy compounds (Clear Writing, 1952). */
function syllableFacts(word: string, rules: WordRules): Pick<WordFacts, 'syllables' | 'isHard'> {
	if (word.includes('://')) return { syllables: 1, isHard: false };
	let syllables = 0;
	let isHard = false;
	let hasLetters = false;
	for (const part of word.split(/[-\u2010\u2011.@_,:]/)) {
		if (!/\p{L}/u.test(part)) continue;
		hasLetters = true;
		const spoken = rules.syllables(part);
		syllables += spoken;
		if (rules.isHard(part, spoken) && !ABBREVIATION.test(part)) isHard = true;
	}
	return { syllables: hasLetters ? syllables : 1, isHard };
}

/** Whether the word ends in an -es, -ed or -ing that is a separate syllable: `created`, `advances`, `offering`. */
const endingIsSyllable = (word: string): boolean => /(?:ing|[td]ed|(?:[sxzcg]|[cs]h)es)$/i.test(word);
