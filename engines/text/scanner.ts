import * as kinds from './characters';
import { characterClasses, isAstralWord, isWordClass } from './characters';
import type { Readable } from './contract';
import { ITEM } from './markup';
import { endsSentence, isStarter, type EndMark, type StopKind } from './sentence-end';
import { WordBook } from './words';

/** Known first words of sentences are not longer. */
const LONGEST_STARTER = 12;

/** What goes on in small letters after a blank line is the same sentence, unless more words than this are before it. */
const LONGEST_HEADING = 10;
/** But not after so many ends of lines. */
const BLOCK_END = 3;

/** Counts of one pass over a text. */
export interface Counts {
	/** Code points other than white space. */
	characters: number;
	letters: number;
	digits: number;
	words: number;
	syllables: number;
	monosyllables: number;
	polysyllables: number;
	/** Those of them that Gunning's rules count as hard; of another language, those that are long for it. */
	complexWords: number;
	/** Words that are not on the list of Dale and Chall, names left out. */
	unfamiliarWords: number;
	/** Words of more than six letters. */
	longWords: number;
	numbers: number;
	/** Syllables that these have more than one each when they are read aloud in English. */
	furtherSyllables: number;
	sentences: number;
}

/** Told of each sentence: its place in the text (UTF-16 code units), its words and syllables. */
export type SentenceSink = (start: number, end: number, words: number, syllables: number) => void;

export interface ScanOptions {
	/** The end of a line ends a sentence too. */
	readonly linesEnd?: boolean;
	/** Language of the words; null takes the rules of English. */
	readonly language?: Readable | null;
	readonly hardWord?: (word: string, syllables: number) => void;
}

/** Counts a text in one pass; time and memory are linear in its length for any content. */
export const scanText = (text: string, sink: SentenceSink, options: ScanOptions = {}): Counts =>
	new Scanner(text, sink, options).run();

/** LIX counts words of more letters as long. */
const LONG_WORD = 6;

class Scanner {
	readonly #text: string;
	readonly #sink: SentenceSink;
	readonly #options: ScanOptions;
	readonly #classes = characterClasses();
	readonly #book: WordBook;
	readonly #counts: Counts = {
		characters: 0,
		letters: 0,
		digits: 0,
		words: 0,
		syllables: 0,
		monosyllables: 0,
		polysyllables: 0,
		complexWords: 0,
		unfamiliarWords: 0,
		longWords: 0,
		numbers: 0,
		furtherSyllables: 0,
		sentences: 0
	};
	#start = 0;
	#words = 0;
	#syllables = 0;
	#lastItem = 0;
	#wordEnd = 0;
	#stop: StopKind = 'end';
	// The first character after an end mark that is not a space or a quote.
	#nextStart = 0;
	readonly #nextIsStarter = (): boolean => {
		let end = this.#nextStart;
		while (end < this.#nextStart + LONGEST_STARTER && isWordClass(this.#kindAt(end))) end++;
		// An initial, as in C. A. Smith.
		if (end - this.#nextStart === 1 && this.#kindAt(end) === kinds.STOP) return false;
		return isStarter(this.#text.slice(this.#nextStart, end));
	};

	constructor(text: string, sink: SentenceSink, options: ScanOptions) {
		this.#text = text;
		this.#sink = sink;
		this.#options = options;
		this.#book = new WordBook(options.language ?? null);
	}

	run(): Counts {
		const { length } = this.#text;
		// What begins the text may be the first item.
		let newlines = 1;
		for (let index = 0; index < length;) {
			const kind = this.#kindAt(index);
			if (kind === kinds.SPACE || kind === kinds.NEWLINE) {
				if (kind === kinds.NEWLINE) newlines += this.#newlinesAt(index);
				index++;
				continue;
			}
			if (newlines > 0) {
				const number = this.#itemNumber(index);
				const isItem = number > 0 || this.#isBullet(index);
				const ends =
					this.#options.linesEnd ||
					isItem ||
					(newlines > 1 && (newlines >= BLOCK_END || this.#words > LONGEST_HEADING || kind !== kinds.LOWER));
				if (this.#words > 0 && ends) this.#endSentence(this.#wordEnd);
				newlines = 0;
				index += number;
				if (number > 0) continue;
			}
			if (this.#startsWord(index, kind)) index = this.#readWord(index);
			else if (kind === kinds.STOP || kind === kinds.STRONG_STOP) index = this.#readEndMark(index);
			else {
				// The second half of a surrogate pair belongs to the first.
				if (kind !== kinds.LOW_SURROGATE && this.#text[index] !== ITEM) this.#counts.characters++;
				index++;
			}
		}
		if (this.#words > 0) this.#endSentence(this.#wordEnd);
		return this.#counts;
	}

	#kindAt(index: number): number {
		return this.#classes[this.#text.charCodeAt(index)] ?? kinds.OTHER;
	}

	#startsWord(index: number, kind: number): boolean {
		return isWordClass(kind) || (kind === kinds.HIGH_SURROGATE && isAstralWord(this.#text, index));
	}

	/** Number of lines that the character at `index` ends: a paragraph separator as many as end any sentence, a return before a line feed 0. */
	#newlinesAt(index: number): number {
		const unit = this.#text.charCodeAt(index);
		if (unit === 0x2029) return BLOCK_END;
		return unit === 0x0d && this.#text.charCodeAt(index + 1) === 0x0a ? 0 : 1;
	}

	/** Length of a list item's number at `index`, `12.` or `3)`, or 0: a line of prose may begin with a year. */
	#itemNumber(index: number): number {
		const [mark, number] = /^(\d{1,3})[.)](?=\s)/.exec(this.#text.slice(index, index + 5)) ?? [];
		if (mark === undefined) return 0;
		const value = Number(number);
		if (this.#words > 0 && value !== this.#lastItem + 1 && !mark.endsWith(')')) return 0;
		this.#lastItem = value;
		this.#counts.characters += mark.length;
		this.#counts.digits += mark.length - 1;
		return mark.length;
	}

	#isBullet(index: number): boolean {
		return `-*+•‣–·${ITEM}`.includes(this.#text.charAt(index)) && this.#kindAt(index + 1) === kinds.SPACE;
	}

	/** Reads the word, number or address at `start`; returns where it ends. */
	#readWord(start: number): number {
		const end = this.#endOfWord(start);
		const word = this.#text.slice(start, end);
		const facts = this.#book.look(word);
		const counts = this.#counts;
		counts.words++;
		counts.characters += facts.characters;
		counts.letters += facts.letters;
		counts.digits += facts.digits;
		counts.syllables += facts.syllables;
		if (facts.letters > LONG_WORD) counts.longWords++;
		if (facts.digits > 0 && facts.letters === 0) counts.numbers++;
		counts.furtherSyllables += facts.furtherSyllables;
		if (facts.syllables === 1) counts.monosyllables++;
		if (facts.syllables >= 3) counts.polysyllables++;
		const isName = facts.isCapitalised && this.#words > 0;
		if (facts.isHard && !(isName && this.#namesAreCapital)) {
			counts.complexWords++;
			this.#options.hardWord?.(word, facts.syllables);
		}
		if (!facts.isFamiliar && !isName) counts.unfamiliarWords++;
		if (this.#words === 0) this.#start = start;
		this.#words++;
		this.#syllables += facts.syllables;
		this.#wordEnd = end;
		this.#stop = facts.stop;
		return end;
	}

	/** Gunning: names do not count as hard. A capital inside a sentence tells a name, but in German. */
	get #namesAreCapital(): boolean {
		return this.#options.language !== 'de';
	}

	#endOfWord(start: number): number {
		const text = this.#text;
		let index = start;
		while (index < text.length) {
			const kind = this.#kindAt(index);
			if (isWordClass(kind)) index++;
			else if (kind === kinds.HIGH_SURROGATE && isAstralWord(text, index)) index += 2;
			else if (text.startsWith('://', index) && index > start) return this.#endOfAddress(index);
			else if (this.#joins(start, index)) index++;
			else break;
		}
		return index;
	}

	/** Whether the character at `index`, not a letter or digit, is inside a word: `don't`, `3.14`, `e.g`, `a-b`, `x@y`. */
	#joins(start: number, index: number): boolean {
		const before = this.#kindAt(index - 1);
		const after = this.#kindAt(index + 1);
		if (index === start || !isWordClass(after) || after === kinds.MARK) return false;
		const digits = before === kinds.DIGIT && after === kinds.DIGIT;
		switch (this.#text.charCodeAt(index)) {
			case 0x27: // '
			case 0x2019: // ’
				return !digits;
			case 0x2d: // -
			case 0x2010:
			case 0x2011:
			case 0x40: // @
			case 0x5f: // _
				return true;
			case 0x2c: // ,
			case 0x3a: // :
				return digits;
			case 0x2e: // .
				// "the end.Next": a space was forgotten. One letter before the stop is an abbreviation, as in "Ph.D" or "U.S".
				return !(after === kinds.UPPER && before === kinds.LOWER && this.#kindAt(index - 2) === kinds.LOWER);
			default:
				return false;
		}
	}

	/** An address runs up to white space; stops, commas and closing quotes at its end are the sentence's. */
	#endOfAddress(from: number): number {
		let end = from + 3;
		while (end < this.#text.length) {
			const kind = this.#kindAt(end);
			if (kind === kinds.SPACE || kind === kinds.NEWLINE) break;
			end++;
		}
		while (end > from && !isWordClass(this.#kindAt(end - 1)) && this.#text.charCodeAt(end - 1) !== 0x2f) end--;
		return end;
	}

	/** Reads a run of end marks and what closes after them; returns where it ends. */
	#readEndMark(start: number): number {
		let index = start;
		let stops = 0;
		let strong = false;
		let closed = false;
		for (; index < this.#text.length; index++) {
			const kind = this.#kindAt(index);
			if (kind === kinds.STOP) stops += this.#text.charCodeAt(index) === 0x2026 ? 3 : 1;
			else if (kind === kinds.STRONG_STOP) strong = true;
			else if (kind === kinds.CLOSER) closed = true;
			else break;
		}
		this.#counts.characters += index - start;
		if (this.#words === 0) return index;
		const ends = endsSentence({
			stop: this.#stop,
			isFirstWord: this.#words === 1,
			kind: strong ? 'strong' : stops > 1 ? 'ellipsis' : 'stop',
			closed,
			next: this.#lookAfter(index),
			nextIsStarter: this.#nextIsStarter
		});
		if (ends) this.#endSentence(index);
		return index;
	}

	/** How the text goes on after an end mark. Reads white space and quotes only, so that all looks together are linear. */
	#lookAfter(from: number): EndMark['next'] {
		let newlines = 0;
		let index = from;
		for (; index < this.#text.length; index++) {
			const kind = this.#kindAt(index);
			if (kind === kinds.NEWLINE) {
				newlines += this.#newlinesAt(index);
			} else if (kind !== kinds.SPACE && kind !== kinds.OPENER && kind !== kinds.CLOSER) break;
			if (newlines > 1) return 'break';
		}
		this.#nextStart = index;
		if (index >= this.#text.length) return 'break';
		switch (this.#kindAt(index)) {
			case kinds.LOWER:
				return 'lower';
			case kinds.UPPER:
				return 'upper';
			case kinds.DIGIT:
				return 'digit';
			default:
				return 'other';
		}
	}

	#endSentence(end: number): void {
		this.#counts.sentences++;
		this.#sink(this.#start, end, this.#words, this.#syllables);
		this.#words = 0;
		this.#syllables = 0;
	}
}
