/** Class of a UTF-16 code unit for the scanner. */
export const OTHER = 0;
export const SPACE = 1;
export const NEWLINE = 2;
export const LOWER = 3;
/** Capital and title-case letters. */
export const UPPER = 4;
/** Letters without case, such as those of Hindi or Chinese. */
export const CASELESS = 5;
export const DIGIT = 6;
/** Combining mark: belongs to the letter before it. */
export const MARK = 7;
/** Full stop, ellipsis. */
export const STOP = 8;
/** Exclamation and question marks, danda, full stops of other scripts. */
export const STRONG_STOP = 9;
/** Allowed between the end mark of a sentence and the space after it. */
export const CLOSER = 10;
/** Allowed before the first word of a sentence. */
export const OPENER = 11;
/** First half of a surrogate pair: the pair decides whether it is a letter. */
export const HIGH_SURROGATE = 12;
export const LOW_SURROGATE = 13;

const STRONG_STOPS = '!?\u203c\u203d\u2047\u2048\u2049\u0589\u061f\u06d4\u0964\u0965\u1362\u3002\uff01\uff1f';
const CLOSERS = '"\')]}*_\u2019\u201d\u00bb\u203a\u300d\u300f\u3009\u300b';
const OPENERS = '([{\u2018\u201c\u201e\u00ab\u2039\u00bf\u00a1\u300c\u300e\u3008\u300a';

let classes: Uint8Array | undefined;

/** Class of every code unit, by index; made on first use. */
export function characterClasses(): Uint8Array {
	if (classes) return classes;
	const table = new Uint8Array(0x10000);
	for (let unit = 0; unit < 0x10000; unit++) table[unit] = classify(unit);
	return (classes = table);
}

function classify(unit: number): number {
	if (unit >= 0xd800 && unit <= 0xdfff) return unit < 0xdc00 ? HIGH_SURROGATE : LOW_SURROGATE;
	const character = String.fromCharCode(unit);
	if (unit === 0x0a || unit === 0x0b || unit === 0x0c || unit === 0x0d || unit === 0x85) return NEWLINE;
	if (unit === 0x2028 || unit === 0x2029) return NEWLINE;
	if (/\s/.test(character) || unit === 0x200b) return SPACE;
	if (character === '.' || character === '\u2026' || character === '\uff0e') return STOP;
	if (STRONG_STOPS.includes(character)) return STRONG_STOP;
	if (CLOSERS.includes(character)) return CLOSER;
	if (OPENERS.includes(character)) return OPENER;
	if (/\p{Ll}/u.test(character)) return LOWER;
	if (/[\p{Lu}\p{Lt}]/u.test(character)) return UPPER;
	if (/\p{L}/u.test(character)) return CASELESS;
	if (/\p{N}/u.test(character)) return DIGIT;
	// A soft hyphen and the joiners are part of their word.
	if (/\p{M}/u.test(character) || unit === 0xad || unit === 0x200c || unit === 0x200d) return MARK;
	return OTHER;
}

/** Whether a letter, digit or mark: what words are made of. */
export const isWordClass = (kind: number): boolean => kind >= LOWER && kind <= MARK;

/** Whether the surrogate pair that begins at `index` is a letter or digit. */
export function isAstralWord(text: string, index: number): boolean {
	const point = text.codePointAt(index);
	return point !== undefined && point > 0xffff && /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(point));
}
