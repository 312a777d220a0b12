import type { Group } from './contract';

/** What the box knows besides what was typed. The app gives it: engines have no clock and no place of their own. */
export interface Hints {
	/** ISO date of the device. */
	readonly today: string;
	/** Code of the country that a text names, in a language of the interface or by its code; undefined when none. */
	country(name: string): string | undefined;
	/** Whether a text names a town that is known offline. */
	isTown(name: string): boolean;
	/** How far the clocks of a town that gives a zone its name are from UTC, `+05:30`, at a time there such as 2026-11-21T15:00. */
	offset(town: string, local: string): string | undefined;
	/** Point of the town that gives the device's time zone its name, `lat,lon`, and that name: only for the clock. Null where it has none. */
	readonly here: { readonly name: string; readonly coords: string } | null;
	/** Country of the device, ISO 3166-1 alpha-2. */
	readonly home: string;
	/** Currency that is paid with there, ISO 4217. */
	readonly currency: string;
	/** Whether 3/4/2026 is the third of April. */
	readonly dayFirst: boolean;
	/** Whether 1.500 is a thousand and a half. */
	readonly groupsByDot: boolean;
}

/** What was typed, once as it is and once for comparing. */
export interface Typed {
	/** Without space at its ends, each run of spaces as one; lines stay. */
	readonly text: string;
	/** The same in lower case and without the marks of a question. */
	readonly lower: string;
	readonly words: number;
}

/** Said with an answer that is not quite what was asked for: ways by road are not known here. */
export type Note = 'roads';

/** One meaning of what was typed: an operation with its values. */
export interface Reading<Name extends string = string> {
	readonly operation: Name;
	readonly values: Readonly<Record<string, string>>;
	/** Values that name a place where the operation wants a point. */
	readonly places?: Readonly<Record<string, string>>;
	/** Asked in its place where its answer has nothing to say: next year's list, where this year's is over. */
	readonly otherwise?: Readonly<Record<string, string>>;
	/** What was understood, for people: `250 USD → EUR`. */
	readonly about: string;
	readonly note?: Note;
	/** Gives way to the next reading where its answer has nothing to say: a name that may be listed, or not. */
	readonly mayBeNone?: true;
	/** One of several meanings for the same operation: it is told from the others by `about`. */
	readonly variant?: true;
	/**
	 * How sure the reading is. 1: the form leaves no doubt (a barcode with its check digit). 0.9: a phrase that names the
	 * tool. 0.8: a grammar fits. 0.6: one meaning among several. 0.4: a guess. Below 0.3 nobody is told.
	 */
	readonly score: number;
}

/** What the box understands of a group, beside its contract. */
export interface Suggest<G extends Group = Group> {
	/** Readings of what was typed, in any order. Pure; bounded by the length of the text. */
	read(typed: Typed, hints: Hints): readonly Reading<keyof G['operations'] & string>[];
	/** Words that call an operation by name, in every language of the interface, lower case. */
	readonly names: { readonly [N in keyof G['operations']]: readonly string[] };
}

/** A group's suggestions when the group is known only at run time. */
export interface AnySuggest {
	read(typed: Typed, hints: Hints): readonly Reading[];
	readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Prepares what was typed. */
export function readTyped(input: string): Typed {
	const typed = input.trim().replace(/[^\S\n]+/g, ' ');
	const lower = inAscii(typed)
		.toLowerCase()
		.replace(/^¿\s*|\s*[?？؟]+$/g, '');
	// Digits of any script are digits; a text in that script stays as it is.
	const text = /\p{L}/u.test(typed) ? typed : inAscii(typed);
	return { text, lower, words: text === '' ? 0 : text.split(/\s+/).length };
}

/** Decimal digits, percent and decimal signs of any script as those of ASCII. */
function inAscii(text: string): string {
	return text
		.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
			const code = digit.codePointAt(0) as number;
			let zero = code;
			while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
			return String((code - zero) % 10);
		})
		.replace(/٪/g, '%')
		.replace(/(?<=\d)٫(?=\d)/g, '.')
		.replace(/(?<=\d)٬(?=\d)/g, '');
}

/** A number as people write it: `1,500.50`, `1.500,00`, `1 500`, `12'000`; `1.500` where dots group. NaN when it is none. */
export function readNumber(text: string, groupsByDot = false): number {
	const plain = text.trim().replace(/[\s'’\u00a0\u202f]/g, '');
	if (!/^[+-]?[\d.,]+$/.test(plain) || !/\d/.test(plain)) return NaN;
	const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
	const grouped = (mark: string) => new RegExp(`^[+-]?\\d{1,3}(\\${mark}\\d{3})+$`).test(plain);
	// With both, the later one is the decimal mark; alone, groups of three are thousands only when a comma makes them.
	if (dot >= 0 && comma >= 0)
		return Number(comma > dot ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
	if (comma >= 0) return Number(grouped(',') ? plain.replaceAll(',', '') : plain.replace(',', '.'));
	return plain.split('.').length > 2 || (groupsByDot && grouped('.'))
		? grouped('.')
			? Number(plain.replaceAll('.', ''))
			: NaN
		: Number(plain);
}

/** A sum with 1.500 written out and 2,5 with a point, where dots group thousands and no function is called. */
export const withPoints = (text: string): string =>
	/[([]/.test(text)
		? text
		: text
				.replace(/(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,])/g, (all) => all.replaceAll('.', ''))
				.replace(/(?<![\d,.])(\d+),(\d+)(?![\d,.])/g, '$1.$2');

/** A table that typed words are looked up in: without what every object has, so that `constructor` is no entry. */
export const byWord = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
	Object.assign(Object.create(null) as Record<string, T>, table);

/** A pattern of words that may stand for each other, as one group; the longest that fits wins. */
export const oneOf = (words: string): string =>
	`(?:${words
		.trim()
		.split(/\s*\|\s*/)
		.sort((a, b) => b.length - a.length)
		.join('|')})`;
