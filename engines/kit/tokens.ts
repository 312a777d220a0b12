/** The tokenizer of typed text: words, numbers, marks of any script, without a language. Linear in its length. */
import { asciiDigits } from './ascii-digits';

/** A word, a number or a mark. */
export interface Token {
	/** As typed, with ASCII digits. */
	readonly text: string;
	/** Offsets into `TokenizedText.text`, UTF-16 units. */
	readonly start: number;
	readonly end: number;
	/** What equal words have in common: see `foldWord`. */
	readonly key: string;
	readonly kind: 'word' | 'number' | 'mark';
}

/** A text and its tokens. */
export interface TokenizedText {
	/** The text with ASCII digits and straight apostrophes, of the same length. */
	readonly text: string;
	readonly tokens: readonly Token[];
}

const LETTER = /\p{L}/u;
const JOINER = /[\p{L}\p{M}\u200c\u200d]/u;
const isDigit = (character: string | undefined): boolean =>
	character !== undefined && character >= '0' && character <= '9';
const isSpace = (character: string): boolean => character.trim() === '';
const isWithin = (code: number, low: number, high: number): boolean => code >= low && code <= high;

/** Arabic letters that are written in several ways. */
const ARABIC: Readonly<Record<string, string>> = { آ: 'ا', أ: 'ا', إ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك' };

/** The key of a word: small letters without accents, Arabic vowel signs, Devanagari dots: `dusseldorf`, `احمد`. */
export function foldWord(word: string): string {
	let plain = true;
	for (let at = 0; at < word.length && plain; at++) plain = isWithin(word.charCodeAt(at), 97, 122);
	if (plain) return word;
	let key = '';
	let isEuropean = false;
	for (const character of word.toLowerCase().normalize('NFC')) {
		const letter = ARABIC[character] ?? character;
		for (const part of letter.normalize('NFD')) {
			const code = part.codePointAt(0) ?? 0;
			if (isWithin(code, 0x300, 0x36f)) {
				if (!isEuropean) key += part;
				continue;
			}
			isEuropean = code < 0x530;
			// Vowel signs, hamza above and below, the stretching sign; nukta; joiners.
			if (isWithin(code, 0x64b, 0x65f) || code === 0x670 || code === 0x640 || code === 0x93c || isWithin(code, 0x200c, 0x200d)) continue; // prettier-ignore
			key += part === 'ß' ? 'ss' : part === '\u0901' ? '\u0902' : part;
		}
	}
	return key.normalize('NFC');
}

/** Endings that English joins by an apostrophe: `what's` is two words. */
const JOINED_ENDINGS: ReadonlySet<string> = new Set(['s', 're', 'll', 'd', 'm', 've', 't']);

/** Marks allowed within a number, before another digit. */
const INSIDE_NUMBER = ".,:'";

/** Splits a text. Numbers keep marks (`1,500.50`), apostrophes end words (`l'`), `u. s. d.` is `usd`. */
export function tokenize(input: string): TokenizedText {
	const text = straight(asciiDigits(input));
	const tokens: Token[] = [];
	let at = 0;
	while (at < text.length) {
		const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
		let end = at + character.length;
		let kind: Token['kind'] = 'mark';
		if (isSpace(character)) {
			at = end;
			continue;
		}
		if (isDigit(character)) {
			kind = 'number';
			while (isDigit(text[end]) || (INSIDE_NUMBER.includes(text[end] ?? ' ') && isDigit(text[end + 1]))) end++;
			if (text.slice(at, end) === '0') end = endInBase(text, end);
		} else if (LETTER.test(character)) {
			kind = 'word';
			for (let next: string; end < text.length; end += next.length) {
				next = String.fromCodePoint(text.codePointAt(end) ?? 0);
				if (!JOINER.test(next)) break;
			}
			if (text[end] === "'") end = apostrophe(text, end);
		} else if (character === "'" && JOINED_ENDINGS.has(wordFrom(text, end)) && tokens.at(-1)?.end === at) {
			kind = 'word';
			end += wordFrom(text, end).length;
		}
		push(tokens, text, at, end, kind);
		at = end;
	}
	return { text, tokens: withInitials(tokens, text) };
}

/** Figures of the bases whose numbers begin with 0x, 0o and 0b. */
const FIGURES: Readonly<Record<string, string>> = { x: '0123456789abcdef', o: '01234567', b: '01' };

/** Where a number that begins with 0 at `end - 1` ends: `0x1F` is one number, `0 x 1` and `0b` are not. */
function endInBase(text: string, end: number): number {
	const figures = FIGURES[text[end]?.toLowerCase() ?? ''] ?? '';
	let last = end + 1;
	while (text[last] !== undefined && figures.includes((text[last] as string).toLowerCase())) last++;
	return last > end + 1 && !JOINER.test(text[last] ?? ' ') && !isDigit(text[last]) ? last : end;
}

/** Where a word ends that an apostrophe follows: before it where an English ending comes, else behind it. */
function apostrophe(text: string, at: number): number {
	const next = wordFrom(text, at + 1);
	return next === '' || JOINED_ENDINGS.has(next.toLowerCase()) ? at : at + 1;
}

function wordFrom(text: string, from: number): string {
	let end = from;
	while (end < text.length && end < from + 3 && JOINER.test(text[end] as string)) end++;
	return text.slice(from, end).toLowerCase();
}

function push(tokens: Token[], text: string, start: number, end: number, kind: Token['kind']): void {
	const own = text.slice(start, end);
	tokens.push({ text: own, start, end, kind, key: kind === 'word' ? foldWord(own) : own });
}

const straight = (text: string): string => text.replace(/[’‘`´]/g, "'");

/** Joins single letters with points behind them: `U.S.` is a word. */
function withInitials(tokens: readonly Token[], text: string): readonly Token[] {
	const isInitial = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1;
	const isPoint = (at: number) => tokens[at]?.text === '.' && tokens[at]?.start === tokens[at - 1]?.end;
	const joined: Token[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const first = tokens[at] as Token;
		let end = at;
		// w.r.t. x: the next letter stands as near as the others.
		const gap = (point: number) => (tokens[point + 1]?.start ?? 0) - (tokens[point]?.end ?? 0);
		if (isInitial(first))
			while (isPoint(end + 1) && isInitial(tokens[end + 2]) && gap(end + 1) === gap(at + 1)) end += 2;
		if (end === at) {
			joined.push(first);
			continue;
		}
		const last = tokens[isPoint(end + 1) ? end + 1 : end] as Token;
		let word = '';
		for (let k = at; k <= end; k += 2) word += (tokens[k] as Token).text;
		joined.push({ text: word, start: first.start, end: last.end, kind: 'word', key: foldWord(word) });
		at = isPoint(end + 1) ? end + 1 : end;
	}
	return text === '' ? [] : joined;
}

/** The keys of the words of a phrase, for comparing. */
export const keysOf = (phrase: string): string[] =>
	isPlain(phrase) ? phrase.split(' ') : tokenize(phrase).tokens.map(({ key }) => key);

/** Whether a phrase is words of small letters a to z with one space between: most lines of a lexicon. */
function isPlain(phrase: string): boolean {
	let last = 32;
	for (let at = 0; at < phrase.length; at++) {
		const code = phrase.charCodeAt(at);
		if (!isWithin(code, 97, 122) && (code !== 32 || last === 32)) return false;
		last = code;
	}
	return last !== 32;
}
