import { CONSONANTS, SCRIPTS, VOWELS } from './scripts';
import { SCHEMES, type LatinScheme, type Scheme } from './schemes';
import {
	ANUSVARA,
	AVAGRAHA,
	BREAK,
	CANDRABINDU,
	DANDA,
	DOUBLE_DANDA,
	NUKTA,
	OM,
	VISARGA,
	classNasal,
	other,
	unit,
	type Unit
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
	/** Spelling → units. */
	readonly spellings: ReadonlyMap<string, readonly Unit[]>;
	/** First code unit of a spelling → length of the longest that begins with it. */
	readonly longest: ReadonlyMap<number, number>;
	/** Two spellings → whether they read as something else when they stand together. */
	readonly merges: Map<string, boolean>;
}

const tables = new Map<LatinScheme, Table>();

function tableOf(name: LatinScheme): Table {
	let table = tables.get(name);
	if (!table) tables.set(name, (table = makeTable(SCHEMES[name])));
	return table;
}

function makeTable(scheme: Scheme): Table {
	const spellings = new Map<string, readonly Unit[]>();
	const unitOf = (name: string): Unit[] => {
		if (CONSONANT_NAMES.has(name)) return [unit('consonant', name)];
		if (VOWEL_NAMES.has(name)) return [unit('vowel', name)];
		if (SIGN_NAMES.includes(name)) return [unit('sign', name)];
		if (SYMBOL_NAMES.includes(name)) return [unit('symbol', name)];
		// ḷh, a letter of its own in SLP1 only.
		return name === 'ḷh' ? [unit('consonant', 'ḷ'), unit('consonant', 'h')] : [];
	};
	for (const [spelling, name] of Object.entries(scheme.aliases)) spellings.set(spelling, unitOf(name));
	for (const name of [...CONSONANT_NAMES, ...VOWEL_NAMES, ...SIGN_NAMES, ...SYMBOL_NAMES])
		spellings.set(scheme.letters[name] ?? name, unitOf(name));
	for (let digit = 0; digit < 10; digit++) spellings.set(String(digit), [unit('digit', String(digit))]);
	spellings.set(NUKTA, [unit('nukta', NUKTA)]);
	const longest = new Map<number, number>();
	for (const spelling of spellings.keys()) {
		const first = spelling.charCodeAt(0);
		longest.set(first, Math.max(spelling.length, longest.get(first) ?? 0));
	}
	return {
		scheme,
		spellings,
		longest,
		merges: new Map()
	};
}

/** Reads a text in a Latin scheme, in NFC; what is no letter of the scheme comes as it is. */
export function readLatin(text: string, name: LatinScheme): Unit[] {
	const table = tableOf(name);
	const { separator, foldsCase } = table.scheme;
	const folded = foldsCase ? lowerLatin(text) : text;
	const units: Unit[] = [];
	let plainFrom = 0;
	let index = 0;
	while (index < folded.length) {
		if (plainFrom === index && folded.startsWith(separator, index)) {
			const length = folded.startsWith(separator + separator, index) ? 2 * separator.length : separator.length;
			const next = longestAt(table, folded, index + length)?.units[0];
			const last = units.at(-1);
			// After e2 or k0 that stands alone it says that these are letters.
			if (last && isSound(last) && !(next && isSound(next)) && isDigit(folded, index - 1)) {
				index += separator.length;
				plainFrom = index;
				continue;
			}
			if (next && last && isSound(next) && isSound(last)) {
				// Twice, it keeps the vowel from the consonant.
				if (length > separator.length) units.push(BREAK);
				index += length;
				plainFrom = index;
				continue;
			}
		}
		const match = longestAt(table, folded, index, (found, length) =>
			isMeant(found, folded, index, length, units, plainFrom, table)
		);
		if (!match) {
			index++;
			continue;
		}
		if (index > plainFrom) units.push(other(text.slice(plainFrom, index)));
		units.push(...match.units);
		index += match.length;
		plainFrom = index;
	}
	if (folded.length > plainFrom) units.push(other(text.slice(plainFrom)));
	return units;
}

/** Small letters one for one: the lengths must not differ, as they would for İ. */
function lowerLatin(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

/** The longest spelling that stands at `index` and that `accepts` lets pass. */
function longestAt(
	table: Table,
	text: string,
	index: number,
	accepts: (units: readonly Unit[], length: number) => boolean = () => true
): { units: readonly Unit[]; length: number } | undefined {
	const longest = table.longest.get(text.charCodeAt(index)) ?? 0;
	for (let length = Math.min(longest, text.length - index); length > 0; length--) {
		const units = table.spellings.get(text.slice(index, index + length));
		if (units && accepts(units, length)) return { units, length };
	}
	return undefined;
}

const isLetter = ({ kind }: Unit): boolean => kind === 'consonant' || kind === 'vowel';
const isSound = (one: Unit): boolean => isLetter(one) || one.kind === 'sign';

const isDigit = (text: string, index: number): boolean => {
	const code = text.charCodeAt(index);
	return code >= 0x30 && code <= 0x39;
};

/** Marks that are also punctuation are letters only where a letter can stand. */
function isMeant(
	[found]: readonly Unit[],
	text: string,
	index: number,
	length: number,
	before: readonly Unit[],
	plainFrom: number,
	table: Table
): boolean {
	if (length > 1 && found?.kind !== 'digit' && isDigit(text, index + length - 1)) {
		// H3, e2, k0: a digit is part of a letter inside a word only, and not in a number (19H30).
		const inWord = plainFrom === index && before.at(-1) !== undefined && isSound(before.at(-1) as Unit);
		const goesOn = longestAt(table, text, index + length)?.units[0];
		if (isDigit(text, index + length) || (isDigit(text, index - 1) && !inWord)) return false;
		if (
			!inWord &&
			!(goesOn && (isSound(goesOn) || goesOn.name === OM)) &&
			!text.startsWith(table.scheme.separator, index + length)
		)
			return false;
	}
	if (found?.kind !== 'symbol') return true;
	// Text since `plainFrom` is no unit yet.
	const plain = text.slice(plainFrom, index);
	const last = plain === '' ? before.at(-1) : undefined;
	const after = longestAt(table, text, index + length)?.units[0];
	// Om is a word of its own.
	if (found.name === OM) return !(last && isSound(last)) && !(after && isSound(after));
	if (found.name === AVAGRAHA) {
		// After a vowel, or a vowel and a space, and before a consonant: "so 'pi".
		const vowel = plain === ' ' ? before.at(-1) : last;
		const isPunctuation = text.charAt(index) === "'" || text.charAt(index) === '’';
		return !isPunctuation || (vowel?.kind === 'vowel' && after?.kind === 'consonant');
	}
	// A stop between digits is a decimal point.
	return !(text.charAt(index) === '.' && last?.kind === 'digit' && after?.kind === 'digit');
}

/**
 * Writes units in a Latin scheme, in NFC. ISO 15919 lets an anusvara before a stop be the nasal of that stop; it is written so
 * with `spokenNasals`, else as ṁ, which loses nothing.
 */
export function writeLatin(units: readonly Unit[], name: LatinScheme, spokenNasals: boolean): string {
	const table = tableOf(name);
	const { letters, separator, keepsJoiners } = table.scheme;
	let written = '';
	let last = '';
	let lastButOne = '';
	for (const [index, one] of units.entries()) {
		if (one.kind === 'joiner' && !keepsJoiners) continue;
		if (one.kind === 'break') {
			written += separator + separator;
			last = lastButOne = '';
			continue;
		}
		const sound = name === 'iso15919' && spokenNasals ? spokenNasal(one, units[index + 1]) : one.name;
		const spelling = one.kind === 'other' ? sound : (letters[sound] ?? sound);
		const parted =
			last !== '' &&
			isLetter(one) &&
			(mergesWith(table, last, spelling) || (lastButOne !== '' && mergesWith(table, lastButOne, last + spelling)));
		if (parted || isOmSpelt(units, index, last + spelling, letters)) written += separator;
		written += spelling;
		if (spelling.length > 1 && isSound(one) && isDigit(spelling, spelling.length - 1)) {
			const before = units[index - 1];
			const after = units[index + 1];
			const inWord = (before && isSound(before)) || (after && isSound(after));
			if (!inWord || after?.kind === 'digit') written += separator;
		}
		lastButOne = parted || !isLetter(one) ? '' : last;
		last = isLetter(one) ? spelling : '';
	}
	return written.normalize('NFC');
}

/** Whether the sign at `index` makes of the vowel before it what would be read as the word om. */
function isOmSpelt(units: readonly Unit[], index: number, spelt: string, letters: Scheme['letters']): boolean {
	if (units[index]?.kind !== 'sign' || spelt !== (letters[OM] ?? OM)) return false;
	const before = units[index - 2];
	return !(before && isSound(before));
}

/** The nasal of the stop that an anusvara stands before. */
function spokenNasal(one: Unit, next: Unit | undefined): string {
	if (one.kind !== 'sign' || one.name !== ANUSVARA || next?.kind !== 'consonant') return one.name;
	return classNasal(next.name) ?? one.name;
}

/** Whether the longest match over both spellings would not end where the first does. */
function mergesWith(table: Table, first: string, second: string): boolean {
	const key = `${first} ${second}`;
	let merges = table.merges.get(key);
	if (merges === undefined) {
		merges = (longestAt(table, first + second, 0)?.length ?? 0) > first.length;
		table.merges.set(key, merges);
	}
	return merges;
}
