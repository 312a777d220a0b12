// Marks in Latin for words that would not come back to their script as they were written: a Malayalam virama where a chillu is usual
// (അവന് ava::n), a vowel sign without a consonant, a Tamil ந் before another consonant than a dental. A mark is a break, which no script writes.
import { readIndic } from './indic-reader';
import { writeIndic } from './indic-writer';
import { writeLatin } from './latin';
import { withAnusvara, withNasalsParted, withTamilNasals, writesAnusvara } from './nasals';
import type { IndicScript, LatinScheme } from './named';
import { BREAK, Sounds, unit, type Unit } from './units';

/** Scripts that write one sound in two ways. */
const MARKED: ReadonlySet<string> = new Set<IndicScript>(['malayalam', 'bengali', 'gurmukhi', 'tamil']);
/** Units of a word that is looked at; longer ones are not words. */
const LONGEST = 60;
/** Breaks that a place may need: one for the spelled-out form, two for the short one. */
const MOST_BREAKS = 2;
const ALVEOLAR_N = unit('consonant', 'ṉ').id;

/** Whether a text tells the two letters for n of Tamil apart. */
export const tellsNasals = ({ ids, length }: Sounds): boolean => ids.subarray(1, length + 1).includes(ALVEOLAR_N);

/** Writes a text of an Indic script in a Latin scheme, with marks where it would not come back. */
export function writeMarked(text: string, script: IndicScript, scheme: LatinScheme): string {
	const sounds = readIndic(text, script);
	const isMarked = MARKED.has(script) || sounds.hasStraySign;
	if (!isMarked || (script === 'tamil' && tellsNasals(sounds)) || backIn(sounds, script) === text)
		return writeRead(sounds, script, scheme);
	return text.replace(/[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\u200c\u200d]+/gu, (piece) =>
		writeRead(/\p{L}/u.test(piece) ? marked(piece, script) : readIndic(piece, script), script, scheme)
	);
}

function writeRead(sounds: Sounds, script: IndicScript, scheme: LatinScheme): string {
	if (!writesAnusvara(script)) return writeLatin(sounds, scheme);
	return writeLatin(withNasalsParted(sounds), scheme, script === 'gurmukhi' ? 'all' : 'stops');
}

/** How sounds in Latin letters come back. */
function backIn(sounds: Sounds, script: IndicScript): string {
	const copy = Sounds.of(sounds.units());
	if (script === 'tamil') return writeIndic(withTamilNasals(copy, true), script);
	return writeIndic(writesAnusvara(script) ? withAnusvara(copy) : copy, script);
}

/** The sounds of a word, with breaks where it would come back otherwise. */
function marked(word: string, script: IndicScript): Sounds {
	const plain = readIndic(word, script);
	let units = plain.units();
	let back = backIn(plain, script);
	if (back === word || units.length > LONGEST) return plain;
	for (let at = 1; at <= units.length && back !== word; at++)
		for (let count = 1; count <= MOST_BREAKS; count++) {
			const more = [...units.slice(0, at), ...new Array<Unit>(count).fill(BREAK), ...units.slice(at)];
			const found = backIn(Sounds.of(more), script);
			if (sharedStart(found, word) <= sharedStart(back, word)) continue;
			[units, back] = [more, found];
			break;
		}
	return back === word ? Sounds.of(units) : plain;
}

/** Letters that two words share at the beginning; one more where they are equal. */
function sharedStart(one: string, two: string): number {
	let at = 0;
	while (at < one.length && one[at] === two[at]) at++;
	return one === two ? at + 1 : at;
}
