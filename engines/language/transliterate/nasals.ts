/**
 * Scripts whose languages write a nasal before a stop as anusvara today: ಬೆಂಗಳೂರು, హిందీ, ગુજરાતી હિંદી, ਪੰਜਾਬੀ. In Latin it is the nasal of that
 * stop; the nasal written out as a letter, which is rare, is parted from the stop so that nothing is lost.
 */
import type { IndicScript } from './scripts';
import { ANUSVARA, BREAK, classNasal, unit, type Unit } from './units';

const WITH_ANUSVARA: ReadonlySet<string> = new Set<IndicScript>(['telugu', 'kannada', 'gujarati', 'gurmukhi']);

/** Whether the languages of a script write anusvara for a nasal before a stop. */
export const writesAnusvara = (name: string): boolean => WITH_ANUSVARA.has(name);

const NASALS = new Set(['ṅ', 'ñ', 'ṇ', 'n', 'm']);

/** Whether the consonants at `index` and after it are a nasal and a stop that a reader takes for one anusvara. */
function isNasalAndStop(units: readonly Unit[], index: number): boolean {
	const nasal = units[index];
	const stop = units[index + 1];
	if (nasal?.kind !== 'consonant' || stop?.kind !== 'consonant' || units[index - 1]?.kind !== 'vowel') return false;
	if (!NASALS.has(nasal.name) || NASALS.has(stop.name)) return false;
	const own = classNasal(stop.name);
	// n is typed for any of them: bengaḷūru.
	return own !== undefined && (own === nasal.name || (nasal.name === 'n' && own !== 'm'));
}

/** Units of a Latin text for a script that writes anusvara. */
export const withAnusvara = (units: readonly Unit[]): Unit[] =>
	units.map((one, index) => (isNasalAndStop(units, index) ? unit('sign', ANUSVARA) : one));

/** Units of a text in such a script for Latin: nasals that are written out stay told apart. */
export const withNasalsParted = (units: readonly Unit[]): Unit[] =>
	units.flatMap((one, index) => (isNasalAndStop(units, index) ? [one, BREAK] : [one]));
