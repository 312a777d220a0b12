/** Words and names that everyone types in one way, which no rule gives: by how they are written. */
import { PLACES, PEOPLE_OF_INDIA } from './casual-names';
import { nativeRows } from './casual-native';
import { nameIn } from './casual-spelling';
import { readIndic } from './indic-reader';
import type { IndicScript } from './named';

/** By the names of a word's units, all together. */
type Known = ReadonlyMap<string, string>;

const known = new Map<IndicScript, Known>();

/**
 * How a word of a script is typed where that is known, by its units; `byRule` types a word of Hindi. Bengali and Odia have b for
 * the v of names of people, which they type too.
 */
export function knownTyping(script: IndicScript, byRule: (hindi: string) => string): Known {
	let found = known.get(script);
	if (!found) known.set(script, (found = collect(script, byRule)));
	return found;
}

function collect(script: IndicScript, byRule: (hindi: string) => string): Known {
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
		const [letters = '', ways] = row.split('=');
		const [way] = ways?.split(',') ?? [];
		const typed = way ?? (script === 'tamil' ? byRule(nameIn(letters, 'devanagari')) : undefined);
		const isSaidOtherwise =
			(script === 'bengali' || script === 'oriya') && /[vw]/.test(typed ?? '') && !PLACES.includes(row);
		if (typed !== undefined && !isSaidOtherwise) add(nameIn(letters, script), typed);
	}
	return found;
}

const unitsOf = (native: string, script: IndicScript): string =>
	readIndic(native.normalize('NFC'), script)
		.units()
		.map(({ name }) => name)
		.join('');
