/**
 * What all scripts and schemes are read into and written from: a text as sounds, each named by its letter in
 * ISO 15919:2001. A consonant that no vowel follows has none (a virama); the inherent vowel is an `a` of its own.
 */
export interface Unit {
	readonly kind: UnitKind;
	/** The letter of ISO 15919, the digit, or the text itself. */
	readonly name: string;
}

export type UnitKind =
	| 'consonant'
	| 'vowel'
	/** What follows a syllable: anusvara, candrabindu, visarga and their like. */
	| 'sign'
	| 'digit'
	/** Avagraha, danda, double danda, om. */
	| 'symbol'
	/** A dot that makes another letter of the one before it, where that has no name of its own. */
	| 'nukta'
	/** Parts a consonant without vowel from the vowel after it. */
	| 'break'
	/** ZWJ and ZWNJ. */
	| 'joiner'
	/** Anything else, unchanged. */
	| 'other';

export const ANUSVARA = 'ṁ';
export const CANDRABINDU = 'm\u0310';
export const VISARGA = 'ḥ';
export const AVAGRAHA = '’';
export const DANDA = '।';
export const DOUBLE_DANDA = '॥';
export const OM = 'ōm\u0310';
/** ISO 15919 has no mark for a nukta as such; a breve below is no part of its letters. */
export const NUKTA = '\u032e';

const known = new Map<string, Unit>();

/** The unit of a kind and name; the same object each time. Not for `other`, whose texts have no bound. */
export function unit(kind: UnitKind, name: string): Unit {
	const key = `${kind} ${name}`;
	let found = known.get(key);
	if (!found) known.set(key, (found = { kind, name }));
	return found;
}

export const other = (text: string): Unit => ({ kind: 'other', name: text });
export const INHERENT = unit('vowel', 'a');
export const BREAK = unit('break', '');

/** Nasal of the same place of articulation as a stop or affricate. */
const CLASS_NASALS: Readonly<Record<string, string>> = Object.fromEntries(
	[
		['ṅ', 'k kh g gh ṅ q k͟h ġ'],
		['ñ', 'c ch j jh ñ'],
		['ṇ', 'ṭ ṭh ḍ ḍh ṇ'],
		['n', 't th d dh n'],
		['m', 'p ph b bh m f']
	].flatMap(([nasal = '', stops = '']) => stops.split(' ').map((stop) => [stop, nasal]))
);

/** The nasal that an anusvara before this consonant stands for; undefined before semivowels, sibilants and h. */
export const classNasal = (consonant: string): string | undefined => CLASS_NASALS[consonant];
