/** How names are spelt in each script. */
import { writeIndic } from './indic-writer';
import { readLatin } from './latin';
import { withAnusvara, writesAnusvara } from './nasals';
import type { IndicScript } from './named';
import { INHERENT, Sounds, unit, type Unit } from './units';

/** How a name is written in a script: with today's anusvara, and the letters that each language has for its sounds. */
export function nameIn(letters: string, script: IndicScript): string {
	const read = readLatin(letters, 'iso15919');
	const spelt = script === 'devanagari' || writesAnusvara(script) ? withAnusvara(read) : read;
	const units = spelt.units().map((one, index, all) => inScript(one, all[index - 1], all[index + 1], script));
	const isOpen = units.at(-1)?.kind === 'consonant' && !SOUTHERN.includes(script);
	return writeIndic(Sounds.of(isOpen ? [...units, INHERENT] : units), script);
}

/** Scripts whose languages write no inherent vowel that is not spoken. */
export const SOUTHERN: readonly string[] = ['tamil', 'telugu', 'kannada', 'malayalam'];

function inScript(one: Unit, before: Unit | undefined, after: Unit | undefined, script: IndicScript): Unit {
	const isAfterVowel = before?.kind === 'vowel';
	// প্রিয়া: after a vowel Bengali writes the y that is spoken.
	if (script === 'bengali' && one.name === 'y' && isAfterVowel) return unit('consonant', 'ẏ');
	if (script !== 'tamil' || one.kind !== 'consonant') return one;
	// ரமேஷ்: ஶ is for Sanskrit.
	if (one.name === 'ś') return unit('consonant', 'ṣ');
	// ராகுல், மோகன்: no h between vowels, and ன but at the beginning and before dentals.
	if (one.name === 'h' && isAfterVowel) return unit('consonant', 'k');
	if (one.name === 'n' && before && !/^[td]h?$/.test(after?.name ?? '')) return unit('consonant', 'ṉ');
	return one;
}
