// Scripts whose languages write a nasal before a stop as anusvara today: ಬೆಂಗಳೂರು, హిందీ, ગુજરાતી હિંદી, ਪੰਜਾਬੀ. In Latin it is the nasal of that
// stop; the nasal written out as a letter, which is rare, is parted from the stop so that nothing is lost.
import type { IndicScript } from './named';
import {
	ANUSVARA,
	BREAK,
	BREAK_KIND,
	CONSONANT,
	INHERENT,
	KINDS,
	MAX_UNITS,
	SIGN,
	Sounds,
	VOWEL,
	classNasal,
	unit,
	unitOf
} from './units';

const WITH_ANUSVARA: ReadonlySet<string> = new Set<IndicScript>(['telugu', 'kannada', 'gujarati', 'gurmukhi']);

/** Whether the languages of a script write anusvara for a nasal before a stop. */
export const writesAnusvara = (name: string): boolean => WITH_ANUSVARA.has(name);

const NASALS = ['ṅ', 'ñ', 'ṇ', 'n', 'm'];
const N = unit('consonant', 'n').id;
const S = unit('consonant', 's').id;
const ANUSVARA_ID = unit('sign', ANUSVARA).id;

/** By the id of a nasal and of the consonant after it: 1 where a reader takes them for one anusvara, 2 where not, 0 not known. */
const isOne = new Uint8Array(MAX_UNITS * MAX_UNITS);

function findIsOne(nasal: number, stop: number): boolean {
	const stopName = unitOf(stop).name;
	const own = NASALS.includes(stopName) ? undefined : classNasal(stopName);
	const { name } = unitOf(nasal);
	// n is typed for any of them: bengaḷūru.
	const is = NASALS.includes(name) && own !== undefined && (own === name || (nasal === N && own !== 'm'));
	isOne[nasal * MAX_UNITS + stop] = is ? 1 : 2;
	return is;
}

/** Whether the consonants at `index` and after it are a nasal and a stop that a reader takes for one anusvara. */
function isNasalAndStop(ids: Uint8Array, index: number): boolean {
	const nasal = ids[index] as number;
	const stop = ids[index + 1] as number;
	// A break before it tells a bindi from a tippi.
	const before = KINDS[ids[index - 1] as number] === BREAK_KIND ? index - 2 : index - 1;
	if (KINDS[nasal] !== CONSONANT || KINDS[stop] !== CONSONANT) return false;
	// After an anusvara it is a second one, a frequent slip: ਪੰੰਜਾਬ.
	if (KINDS[ids[before] as number] !== VOWEL && ids[before] !== ANUSVARA_ID) return false;
	const known = isOne[nasal * MAX_UNITS + stop];
	return known === 0 ? findIsOne(nasal, stop) : known === 1;
}

/** Sounds of a Latin text for a script that writes anusvara; they are changed in place. */
export function withAnusvara(sounds: Sounds): Sounds {
	const { ids, length } = sounds;
	for (let index = 1; index <= length; index++) if (isNasalAndStop(ids, index)) ids[index] = ANUSVARA_ID;
	return sounds;
}

/** Sounds of a text in such a script for Latin: nasals that are written out stay told apart. */
export function withNasalsParted(sounds: Sounds): Sounds {
	const { ids, length } = sounds;
	let parted: Sounds | undefined;
	for (let index = 1; index <= length; index++) {
		const isParted = isNasalAndStop(ids, index);
		if (isParted) parted ??= sounds.copyBefore(index);
		parted?.add(ids[index] as number);
		if (isParted) parted?.add(BREAK.id);
	}
	return parted ?? sounds;
}

const ALVEOLAR_N = unit('consonant', 'ṉ').id;
const DENTALS: ReadonlySet<number> = new Set(['t', 'th', 'd', 'dh'].map((name) => unit('consonant', name).id));

/**
 * Sounds of a language with one n for Tamil, changed in place: it writes ந at the beginning of a word and before a dental, ன
 * elsewhere (Lehmann, A Grammar of Modern Tamil, 1989, on the nasals). Latin schemes can tell the two apart: from them `isDead` changes an n
 * without vowel alone (rāman), so that Tamil words come back (anēka).
 */
export function withTamilNasals(sounds: Sounds, isDead = false): Sounds {
	const { ids, length } = sounds;
	for (let index = 1; index <= length; index++) {
		const before = KINDS[ids[index - 1] as number];
		const isInside = before === VOWEL || before === CONSONANT || before === SIGN;
		// ਅੰਨ: a tippi is the first half of a doubled n.
		if (ids[index] === ANUSVARA_ID && ids[index + 1] === N) ids[index] = ALVEOLAR_N;
		const next = ids[index + 1] as number;
		if (ids[index] === N && isInside && !DENTALS.has(next) && !(isDead && KINDS[next] === VOWEL))
			ids[index] = ALVEOLAR_N;
	}
	return sounds;
}

/** Scripts that write the nasal of a stop as a letter, and the nasals that they write so: Bengali keeps ং before velars. */
const WITH_NASALS: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
	bengali: new Set(['ñ', 'ṇ', 'n', 'm']),
	oriya: new Set(NASALS),
	malayalam: new Set(NASALS)
};
/** Before these sam- keeps its anusvara: സംഗീതം, ସଂଖ୍ୟା. */
const AFTER_SAM: ReadonlySet<string> = new Set(['kh', 'g', 'gh']);

/** Whether a script writes the nasal before a stop as a letter. */
export const writesNasals = (name: string): boolean => WITH_NASALS[name] !== undefined;

/** Sounds of another script for one that writes nasals before stops as letters: অন্ত, പണ്ഡിത; changed in place. */
export function withNasalsWritten(sounds: Sounds, script: IndicScript): Sounds {
	const { ids, length } = sounds;
	const own = WITH_NASALS[script];
	for (let index = 1; index < length; index++) {
		if (ids[index] !== ANUSVARA_ID || KINDS[ids[index + 1] as number] !== CONSONANT) continue;
		const stop = unitOf(ids[index + 1] as number).name;
		const nasal = NASALS.includes(stop) ? undefined : classNasal(stop);
		if (nasal === undefined || !own?.has(nasal)) continue;
		if (!(isSam(ids, index) && AFTER_SAM.has(stop))) ids[index] = unit('consonant', nasal).id;
	}
	return sounds;
}

/** Whether an anusvara ends a word's first syllable sa. */
const isSam = (ids: Uint8Array, index: number): boolean => {
	const before = KINDS[ids[index - 3] as number];
	return (
		ids[index - 1] === INHERENT.id &&
		ids[index - 2] === S &&
		before !== CONSONANT &&
		before !== VOWEL &&
		before !== SIGN
	);
};
