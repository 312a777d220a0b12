/** Words and names whose spelling is known, found by how they are typed. */
import { writeCasual } from './casual';
import { COMMON } from './casual-common';
import { NAMES } from './casual-names';
import { readIndic } from './indic-reader';
import { writeIndic } from './indic-writer';
import { readLatin } from './latin';
import { withAnusvara, writesAnusvara } from './nasals';
import type { IndicScript } from './scripts';
import { INHERENT, Sounds, unit, type Unit } from './units';

interface Entry {
	readonly native: string;
	readonly typed: string;
	/** Place in the list: names first, then words, the commonest first. */
	readonly rank: number;
}

/** Shorter words are too many to be told by what sounds alike. */
const MIN_ALIKE = 4;

const lexicons = new Map<IndicScript, ReadonlyMap<string, readonly Entry[]>>();

/** Known spellings of a typed word, the likeliest first: those typed exactly so, then those typed much alike. */
export function knownSpellings(typed: string, script: IndicScript): string[] {
	let lexicon = lexicons.get(script);
	if (!lexicon) lexicons.set(script, (lexicon = makeLexicon(script)));
	const found = lexicon.get(soundOf(typed)) ?? [];
	return found
		.filter((one) => one.typed === typed || typed.length >= MIN_ALIKE)
		.map((one) => ({ ...one, apart: one.typed === typed ? 0 : 1 + Math.abs(one.typed.length - typed.length) }))
		.sort((a, b) => a.apart - b.apart || a.rank - b.rank)
		.map(({ native }) => native);
}

function makeLexicon(script: IndicScript): ReadonlyMap<string, readonly Entry[]> {
	const lexicon = new Map<string, Entry[]>();
	let rank = 0;
	const add = (native: string, typed: string) => {
		const key = soundOf(typed);
		const known = lexicon.get(key);
		if (known) known.push({ native, typed, rank: rank++ });
		else lexicon.set(key, [{ native, typed, rank: rank++ }]);
	};
	for (const row of NAMES.normalize('NFC').split(/\s+/)) {
		const [letters = '', typed] = row.split('=');
		const hindi = nameIn(letters, 'devanagari');
		const native = script === 'devanagari' ? hindi : nameIn(letters, script);
		const ways = typed?.split(',') ?? [writeCasual(readIndic(hindi, 'devanagari').units(), 'devanagari')];
		for (const way of ways) add(native, way);
	}
	if (script === 'devanagari')
		for (const word of COMMON.split(' ')) add(word, writeCasual(readIndic(word, script).units(), script));
	return lexicon;
}

/** How a name is written in a script: with today's anusvara, and the letters that each language has for its sounds. */
function nameIn(letters: string, script: IndicScript): string {
	const read = readLatin(letters, 'iso15919');
	const spelt = script === 'devanagari' || writesAnusvara(script) ? withAnusvara(read) : read;
	const units = spelt.units().map((one, index, all) => inScript(one, all[index - 1], all[index + 1], script));
	const isOpen = units.at(-1)?.kind === 'consonant' && !SOUTHERN.includes(script);
	return writeIndic(Sounds.of(isOpen ? [...units, INHERENT] : units), script);
}

const SOUTHERN: readonly string[] = ['tamil', 'telugu', 'kannada', 'malayalam'];

function inScript(one: Unit, before: Unit | undefined, after: Unit | undefined, script: IndicScript): Unit {
	const isAfterVowel = before?.kind === 'vowel';
	// প্রিয়া: after a vowel Bengali writes the y that is spoken.
	if (script === 'bengali' && one.name === 'y' && isAfterVowel) return unit('consonant', 'ẏ');
	if (script !== 'tamil' || one.kind !== 'consonant') return one;
	// ராகுல், மோகன்: no h between vowels, and ன but at the beginning and before dentals.
	if (one.name === 'h' && isAfterVowel) return unit('consonant', 'k');
	if (one.name === 'n' && before && !/^[td]h?$/.test(after?.name ?? '')) return unit('consonant', 'ṉ');
	return one;
}

/** What a typed word sounds like, without what people type now so, now so: length, aspiration of t and d, doubled letters. */
function soundOf(typed: string): string {
	return typed
		.replace(/w/g, 'v')
		.replace(/ee|ii|ea/g, 'i')
		.replace(/oo|uu/g, 'u')
		.replace(/c?chh?/g, 'ch')
		.replace(/ph/g, 'f')
		.replace(/x/g, 'ks')
		.replace(/q|ck/g, 'k')
		.replace(/z/g, 'j')
		.replace(/([std])h/g, '$1')
		.replace(/m(?=[pb])/g, 'n')
		.replace(/y$/, 'i')
		.replace(/(.)\1+/g, '$1');
}
