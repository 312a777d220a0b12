/** Words and names that everyone types in one way, which no rule gives: by how they are written. */
import { memoize } from '../../kit/memoize';
import { PLACES, PEOPLE_OF_INDIA } from './casual-names';
import { nativeRows } from './casual-native';
import { nameIn } from './casual-spelling';
import { readIndic } from './indic-reader';
import type { IndicScript } from './named';

/** By the names of a word's units, all together. */
type Known = ReadonlyMap<string, string>;

/** Known typing of a word of a script, by units. Bengali and Odia type b for the v of people's names. */
export const knownTyping = memoize((script: IndicScript): Known => {
	const found = new Map<string, string>();
	const add = (native: string, typed: string) => {
		const key = unitsOf(native, script);
		if (!found.has(key)) found.set(key, typed);
		// காந்தி: southern and eastern languages write a last long i short.
		const short = key.replace(/ī$/u, 'i').replace(/ū$/u, 'u');
		if (script !== 'devanagari' && !found.has(short)) found.set(short, typed);
	};
	for (const [typed, native] of nativeRows(script)) add(native, typed);
	for (const row of `${PLACES} ${PEOPLE_OF_INDIA}`.normalize('NFC').split(/\s+/)) {
		const [letters = '', typed = ''] = row.split(/[=,]/);
		const isSaidOtherwise = (script === 'bengali' || script === 'oriya') && /[vw]/.test(typed) && !PLACES.includes(row);
		if (!isSaidOtherwise) add(nameIn(letters, script), typed);
	}
	return found;
});

const unitsOf = (native: string, script: IndicScript): string =>
	readIndic(native.normalize('NFC'), script)
		.units()
		.map(({ name }) => name)
		.join('');
