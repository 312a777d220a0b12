import { memoize } from '../../kit/memoize';
import { CONSONANTS, SCRIPTS, VOWELS } from './scripts';
import { SCHEMES, type Scheme } from './schemes';
import type { LatinScheme } from './named';
import { Trie } from './trie';
import {
	ANUSVARA,
	AVAGRAHA,
	BREAK,
	BREAK_KIND,
	CANDRABINDU,
	CONSONANT,
	DANDA,
	DIGIT,
	DOUBLE_DANDA,
	JOINER,
	KINDS,
	MAX_UNITS,
	NUKTA,
	OM,
	OTHER_ID,
	SIGN,
	SYMBOL,
	Sounds,
	VISARGA,
	VOWEL,
	classNasal,
	unit,
	unitOf
} from './units';

const CONSONANT_NAMES = new Set(
	[
		...Object.values(CONSONANTS),
		...Object.values(SCRIPTS).flatMap(({ dotted, letters }) => [...Object.keys(dotted), ...Object.keys(letters)])
	].map((name) => name.normalize('NFC'))
);
const VOWEL_NAMES = new Set(Object.values(VOWELS));
const SIGN_NAMES = [ANUSVARA, CANDRABINDU, VISARGA, 'ḵ', 'ẖ', 'ḫ'];
const SYMBOL_NAMES = [AVAGRAHA, DANDA, DOUBLE_DANDA, OM];

interface Table {
	readonly scheme: Scheme;
	/** Spelling → ids of its units. */
	readonly spellings: Trie<readonly number[]>;
	/** By the number of a spelling: whether it applies in some places only. */
	readonly isDoubtful: readonly boolean[];
	/** By id, found when first written: how a unit is spelt. */
	readonly written: (string | undefined)[];
	/** By the ids of two letters one after the other: MERGE, OPEN, APART, or 0, not known. */
	readonly together: Uint8Array;
}

/** Whether two spellings read differently side by side: always, only with a third, never. */
const MERGE = 1;
const OPEN = 2;
const APART = 3;

const tableOf = memoize((name: LatinScheme): Table => {
	const scheme = SCHEMES[name];
	const spellings = new Map<string, readonly number[]>();
	const idsOf = (name: string): number[] => {
		if (CONSONANT_NAMES.has(name)) return [unit('consonant', name).id];
		if (VOWEL_NAMES.has(name)) return [unit('vowel', name).id];
		if (SIGN_NAMES.includes(name)) return [unit('sign', name).id];
		if (SYMBOL_NAMES.includes(name)) return [unit('symbol', name).id];
		// A spelling of two letters: x is kṣ in ITRANS, | is ḷh in SLP1.
		return name.includes('+') ? name.split('+').flatMap(idsOf) : [];
	};
	for (const [spelling, name] of Object.entries(scheme.aliases)) spellings.set(spelling, idsOf(name));
	for (const name of [...CONSONANT_NAMES, ...VOWEL_NAMES, ...SIGN_NAMES, ...SYMBOL_NAMES])
		spellings.set(scheme.letters[name] ?? name, idsOf(name));
	for (let digit = 0; digit < 10; digit++) spellings.set(String(digit), [unit('digit', String(digit)).id]);
	spellings.set(NUKTA, [unit('nukta', NUKTA).id]);
	return {
		scheme,
		spellings: new Trie(spellings),
		isDoubtful: [...spellings].map(
			([spelling, [first]]) =>
				(first !== undefined && KINDS[first] === SYMBOL) ||
				(spelling.length > 1 && isDigit(spelling, spelling.length - 1))
		),
		written: new Array<undefined>(MAX_UNITS).fill(undefined),
		together: new Uint8Array(MAX_UNITS * MAX_UNITS)
	};
});

/** Reads a text in a Latin scheme, in NFC. Other characters pass unchanged. */
export const readLatin = (text: string, name: LatinScheme): Sounds => new LatinReader(text, tableOf(name)).read();

const OM_ID = unit('symbol', OM).id;
const AVAGRAHA_ID = unit('symbol', AVAGRAHA).id;
const AU_ID = unit('vowel', 'au').id;

class LatinReader {
	readonly #text: string;
	readonly #folded: string;
	readonly #table: Table;
	readonly #sounds: Sounds;
	/** Where the unread text begins. */
	#plainFrom = 0;

	constructor(text: string, table: Table) {
		this.#text = text;
		this.#folded = table.scheme.isAscii ? text : lowerLatin(text);
		this.#table = table;
		this.#sounds = new Sounds(2 * text.length);
	}

	read(): Sounds {
		const folded = this.#folded;
		const sounds = this.#sounds;
		const { spellings, isDoubtful, scheme } = this.#table;
		const separator = scheme.separator.charCodeAt(0);
		for (let index = 0; index < folded.length;) {
			if (folded.charCodeAt(index) === separator && this.#plainFrom === index) {
				const after = this.#afterSeparator(index);
				if (after > index) {
					this.#plainFrom = index = after;
					continue;
				}
			}
			let found = spellings.longestAt(folded, index);
			while (found >= 0 && isDoubtful[found] && !this.#isMeant(found, index))
				found = spellings.longestAt(folded, index, spellings.lengthOf(found) - 1);
			if (found < 0) {
				index++;
				continue;
			}
			if (index > this.#plainFrom) sounds.addText(this.#text.slice(this.#plainFrom, index));
			const ids = spellings.valueOf(found);
			for (let at = 0; at < ids.length; at++) sounds.add(ids[at] as number);
			this.#plainFrom = index += spellings.lengthOf(found);
		}
		if (folded.length > this.#plainFrom) sounds.addText(this.#text.slice(this.#plainFrom));
		return sounds;
	}

	/** The place after a separator at `index`; `index` itself when it parts nothing and is text. */
	#afterSeparator(index: number): number {
		const { separator } = this.#table.scheme;
		if (!this.#folded.startsWith(separator, index)) return index;
		let count = 1;
		while (count < 4 && this.#folded.startsWith(separator, index + count * separator.length)) count++;
		if (count === 3) count = 2;
		const end = index + count * separator.length;
		const last = this.#sounds.lastKind();
		if (!isSound(last)) return index;
		// After a separate e2 or k0 it marks these as letters; four at the end of a word bring another form there.
		const hasForms = last === CONSONANT || this.#sounds.ids[this.#sounds.length] === AU_ID;
		if (!isSound(this.#kindAt(end)) && !(count === 4 && hasForms))
			return isDigit(this.#folded, index - 1) ? index + separator.length : index;
		// Twice, it keeps the vowel from the consonant; four times, it brings a short form.
		for (let breaks = count >> 1; breaks > 0; breaks--) this.#sounds.add(BREAK.id);
		return end;
	}

	/** Id of the first unit at `index`, 0 without one. */
	#idAt(index: number): number {
		const found = this.#table.spellings.longestAt(this.#folded, index);
		return found < 0 ? 0 : (this.#table.spellings.valueOf(found)[0] ?? 0);
	}

	#kindAt(index: number): number {
		return KINDS[this.#idAt(index)] as number;
	}

	/** Letters with a digit, and marks that are also punctuation, count as letters only where a letter fits. */
	#isMeant(found: number, index: number): boolean {
		const id = this.#table.spellings.valueOf(found)[0] ?? 0;
		const end = index + this.#table.spellings.lengthOf(found);
		if (end > index + 1 && KINDS[id] !== DIGIT && isDigit(this.#folded, end - 1) && !this.#isDigitOfLetter(index, end))
			return false;
		return KINDS[id] !== SYMBOL || this.#isSymbolMeant(id, index, end);
	}

	/** H3, e2, k0: a digit is part of a letter inside a word only, and not in a number (19H30). */
	#isDigitOfLetter(index: number, end: number): boolean {
		const folded = this.#folded;
		const inWord = this.#plainFrom === index && isSound(this.#sounds.lastKind());
		if (isDigit(folded, end) || (isDigit(folded, index - 1) && !inWord)) return false;
		if (inWord || folded.startsWith(this.#table.scheme.separator, end)) return true;
		const next = this.#idAt(end);
		return isSound(KINDS[next] as number) || next === OM_ID;
	}

	#isSymbolMeant(id: number, index: number, end: number): boolean {
		const folded = this.#folded;
		const plain = index - this.#plainFrom;
		const last = plain === 0 ? this.#sounds.lastKind() : 0;
		const after = this.#kindAt(end);
		// Om is a separate word.
		if (id === OM_ID) return !isSound(last) && !isSound(after);
		if (id === AVAGRAHA_ID) {
			// After a vowel, or a vowel and a space, and before a consonant: "so 'pi".
			const vowel = plain === 1 && folded.charAt(index - 1) === ' ' ? this.#sounds.lastKind() : last;
			const isPunctuation = folded.charAt(index) === "'" || folded.charAt(index) === '’';
			return !isPunctuation || (vowel === VOWEL && after === CONSONANT);
		}
		// A stop between digits is a decimal point.
		return !(folded.charAt(index) === '.' && last === DIGIT && after === DIGIT);
	}
}

/** Small letters one for one: the lengths must not differ, as they would for İ. */
function lowerLatin(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

const isSound = (kind: number): boolean => kind === CONSONANT || kind === VOWEL || kind === SIGN;

const isDigit = (text: string, index: number): boolean => {
	const code = text.charCodeAt(index);
	return code >= 0x30 && code <= 0x39;
};

const ANUSVARA_ID = unit('sign', ANUSVARA).id;

/** Where an anusvara is spoken as the nasal of the consonant after it: nowhere, before stops, before nasals too. */
export type SpokenNasals = 'none' | 'stops' | 'all';

/** Writes sounds in a Latin scheme, in NFC. An anusvara is a stop's nasal where `spoken` says, else ṁ. */
export function writeLatin({ ids, texts, length }: Sounds, name: LatinScheme, spoken: SpokenNasals = 'none'): string {
	const table = tableOf(name);
	const { written: spellings, together } = table;
	const { letters, separator, isAscii } = table.scheme;
	const nasals = name === 'iso15919' ? spoken : 'none';
	const kinds = KINDS;
	let written = '';
	let text = 0;
	// The last two, where they are letters and nothing parts them.
	let last = 0;
	let lastButOne = 0;
	for (let index = 1; index <= length; index++) {
		const id = ids[index] as number;
		const kind = kinds[id] as number;
		if (kind === CONSONANT || kind === VOWEL) {
			const spelling = spellings[id] ?? spell(table, id);
			let isParted = false;
			if (last !== 0) {
				const pair = together[last * MAX_UNITS + id] || findTogether(table, last, id);
				isParted =
					pair === MERGE ||
					(lastButOne !== 0 &&
						together[lastButOne * MAX_UNITS + last] === OPEN &&
						mergesWith(table, spellingOf(table, lastButOne), spellingOf(table, last) + spelling));
				if (isParted) written += separator;
			}
			written += spelling;
			if (endsInDigit(spelling) && needsSeparator(ids, index)) written += separator;
			lastButOne = isParted ? 0 : last;
			last = id;
			continue;
		}
		if (kind === JOINER && isAscii) continue;
		if (kind === BREAK_KIND) written += separator + separator;
		else if (id === OTHER_ID) written += texts[text++];
		else if (kind === SIGN) {
			// After a break it is a nasal of its own before another: ਵਰਂਨ, vara::ṁna.
			const here = nasals === 'all' && kinds[ids[index - 1] as number] === BREAK_KIND ? 'stops' : nasals;
			const nasal = id === ANUSVARA_ID && here !== 'none' ? nasalBefore(ids[index + 1] as number, here) : undefined;
			const spelling = nasal ?? spellings[id] ?? spell(table, id);
			if (isOmSpelt(ids, index, last, spelling, table, letters)) written += separator;
			written += spelling;
			if (endsInDigit(spelling) && needsSeparator(ids, index)) written += separator;
		} else written += spellings[id] ?? spell(table, id);
		last = lastButOne = 0;
	}
	return written.normalize('NFC');
}

function spell(table: Table, id: number): string {
	const { name } = unitOf(id);
	return (table.written[id] = table.scheme.letters[name] ?? name);
}

const spellingOf = (table: Table, id: number): string => table.written[id] ?? spell(table, id);

const endsInDigit = (spelling: string): boolean => spelling.length > 1 && isDigit(spelling, spelling.length - 1);

/** Whether a letter that ends in a digit reads differently in its place. */
function needsSeparator(ids: Uint8Array, index: number): boolean {
	const after = KINDS[ids[index + 1] as number] as number;
	return after === DIGIT || !(isSound(KINDS[ids[index - 1] as number] as number) || isSound(after));
}

/** Whether the sign at `index` makes of the vowel before it what would be read as the word om. */
function isOmSpelt(
	ids: Uint8Array,
	index: number,
	last: number,
	spelling: string,
	table: Table,
	letters: Scheme['letters']
): boolean {
	if (KINDS[last] !== VOWEL || spellingOf(table, last) + spelling !== (letters[OM] ?? OM)) return false;
	return !isSound(KINDS[ids[index - 2] as number] as number);
}

function nasalBefore(next: number, spoken: SpokenNasals): string | undefined {
	if (KINDS[next] !== CONSONANT) return undefined;
	const { nasal, isNasal } = (nasals[next] ??= nasalOf(unitOf(next).name));
	return isNasal && spoken === 'stops' ? undefined : nasal;
}

/** Of nasals only n and m are doubled by a tippi or bindi: ṇṇ has an addak. */
const nasalOf = (name: string) => ({
	nasal: /^[ṅñṇ]$/u.test(name) ? undefined : classNasal(name),
	isNasal: name === 'n' || name === 'm'
});

/** By the id of a consonant: the name of its nasal. */
const nasals: ReturnType<typeof nasalOf>[] = [];

function findTogether(table: Table, first: number, second: number): number {
	const [one, other] = [spellingOf(table, first), spellingOf(table, second)];
	const goesOn = table.spellings.goesOn(one + other);
	return (table.together[first * MAX_UNITS + second] = mergesWith(table, one, other) ? MERGE : goesOn ? OPEN : APART);
}

/** Whether the longest match over both spellings would not end where the first does. */
function mergesWith({ spellings }: Table, first: string, second: string): boolean {
	const found = spellings.longestAt(first + second, 0);
	return found >= 0 && spellings.lengthOf(found) > first.length;
}
