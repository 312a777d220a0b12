import { memoize } from '../../kit/memoize';
import { ADDAK, doubled, isTippiPlace } from './gurmukhi';
import * as places from './scripts';
import { SCRIPTS } from './scripts';
import type { IndicScript } from './named';
import {
	ANUSVARA,
	AVAGRAHA,
	BREAK_KIND,
	CANDRABINDU,
	CONSONANT,
	DANDA,
	DOUBLE_DANDA,
	INHERENT,
	JOINER,
	KINDS,
	MAX_UNITS,
	NUKTA_KIND,
	OM,
	OTHER,
	OTHER_ID,
	Sounds,
	VISARGA,
	VOWEL,
	classNasal,
	unit,
	unitOf,
	type Unit
} from './units';

/** How a script writes each sound that it has. */
interface Letters {
	readonly consonants: ReadonlyMap<string, string>;
	readonly vowels: ReadonlyMap<string, string>;
	readonly vowelSigns: ReadonlyMap<string, string>;
	/** Signs and symbols. */
	readonly marks: ReadonlyMap<string, string>;
	readonly virama: string;
	readonly nukta: string;
	readonly zero: number;
	/** By id, found when first written: a consonant before its vowel, a vowel without consonant, anything else. */
	readonly alone: (string | undefined)[];
	/** By id: a consonant without vowel, a vowel after its consonant. */
	readonly joined: (string | undefined)[];
	/** By id: the replacement of a unit that the script lacks, empty for one that it has. */
	readonly instead: (readonly number[] | undefined)[];
}

/** A letter for a consonant without vowel, and the consonants before which it is not written. */
type DeadForm = { readonly letter: string; readonly joins: ReadonlySet<string> };

const deadForm = (letter: string, joins: string): DeadForm => ({ letter, joins: new Set(joins.split(' ')) });

/** Malayalam: consonants that are written as chillu when no vowel follows, and before which consonants they are not. */
const CHILLU: Readonly<Record<string, DeadForm>> = {
	n: deadForm('ൻ', 't th d dh n m y v r ṟ'),
	r: deadForm('ർ', 'y'),
	l: deadForm('ൽ', 'l y v'),
	ḷ: deadForm('ൾ', 'ḷ y v'),
	// At the end of a word ണ് is common and ൺ is rare.
	ṇ: deadForm('ൺ', 'ṭ ṭh ḍ ḍh ṇ m y v #')
};
/** Bengali: khanda ta is written but before these. */
const KHANDA_TA = deadForm('ৎ', 't th n b m y r v');

const lettersOf = memoize((name: IndicScript): Letters => {
	const { base, lacks, letters, dotted, om, hasDanda } = SCRIPTS[name];
	const at = (place: number) => String.fromCharCode(base + place);
	const layout = (table: Readonly<Record<number, string>>) =>
		new Map(
			Object.entries(table)
				.filter(([, letter]) => !lacks.has(letter))
				.map(([place, letter]) => [letter, at(Number(place))] as const)
		);
	const consonants = layout(places.CONSONANTS);
	for (const [letter, plain] of Object.entries(dotted))
		consonants.set(letter.normalize('NFC'), (consonants.get(plain) ?? '') + at(places.NUKTA_PLACE));
	for (const [letter, written] of Object.entries(letters)) consonants.set(letter.normalize('NFC'), written);
	const visarga = at(places.VISARGA_PLACE);
	const hasCandrabindu = name !== 'tamil';
	const hasAvagraha = name !== 'tamil' && name !== 'gurmukhi';
	const marks = new Map([
		[ANUSVARA, at(places.ANUSVARA_PLACE)],
		[CANDRABINDU, at(hasCandrabindu ? places.CANDRABINDU_PLACE : places.ANUSVARA_PLACE)],
		[VISARGA, visarga],
		['ḵ', visarga],
		['ẖ', name === 'kannada' ? 'ೱ' : visarga],
		['ḫ', name === 'kannada' ? 'ೲ' : visarga],
		[AVAGRAHA, hasAvagraha ? at(places.AVAGRAHA_PLACE) : AVAGRAHA],
		[DANDA, hasDanda ? DANDA : '.'],
		[DOUBLE_DANDA, DOUBLE_DANDA],
		[OM, om]
	]);
	const vowels = layout(places.VOWELS);
	const vowelSigns = layout(places.VOWEL_SIGNS);
	if (name === 'bengali') {
		vowels.set('ê', 'অ্যা');
		vowelSigns.set('ê', '্যা');
	}
	return {
		consonants,
		vowels,
		vowelSigns,
		marks,
		virama: at(places.VIRAMA_PLACE),
		nukta: name === 'tamil' || name === 'telugu' || name === 'malayalam' ? '' : at(places.NUKTA_PLACE),
		zero: base + places.ZERO_PLACE,
		alone: new Array<undefined>(MAX_UNITS).fill(undefined),
		joined: new Array<undefined>(MAX_UNITS).fill(undefined),
		instead: new Array<undefined>(MAX_UNITS).fill(undefined)
	};
});

/** Both ways to write a unit that the script has, kept for the next time. */
function learn(letters: Letters, id: number): void {
	const { kind, name } = unitOf(id);
	let alone = name;
	let joined: string | undefined;
	if (kind === 'consonant') {
		alone = letters.consonants.get(name) ?? '';
		joined = alone + letters.virama;
	} else if (kind === 'vowel') {
		alone = letters.vowels.get(name) ?? name;
		joined = id === INHERENT.id ? '' : (letters.vowelSigns.get(name) ?? name);
	} else if (kind === 'sign' || kind === 'symbol') alone = letters.marks.get(name) ?? name;
	else if (kind === 'digit') alone = String.fromCharCode(letters.zero + Number(name));
	else if (kind === 'nukta') alone = letters.nukta;
	else if (kind === 'break') alone = '';
	letters.alone[id] = alone;
	letters.joined[id] = joined ?? alone;
}

const NONE: readonly number[] = [];

/** The replacement of a unit that the script lacks, cached. Empty for one that it has. */
function findInstead(letters: Letters, script: IndicScript, id: number): readonly number[] {
	const found = id === OTHER_ID ? NONE : nearest(letters, script, unitOf(id));
	letters.instead[id] = found[0] === id ? NONE : found;
	return letters.instead[id];
}

function nearest(letters: Letters, script: IndicScript, one: Unit): readonly number[] {
	const table = one.kind === 'consonant' ? letters.consonants : one.kind === 'vowel' ? letters.vowels : undefined;
	if (!table || table.has(one.name)) return [one.id];
	const instead = SCRIPTS[script].instead[one.name];
	if (instead === undefined) return [unit('other', one.name).id];
	return instead.split(' ').flatMap((name) => nearest(letters, script, unit(kindOf(name), name)));
}

const kindOf = (name: string): 'consonant' | 'vowel' => (/^[aāiīuūeēoōêô]/.test(name) ? 'vowel' : 'consonant');

/** Writes sounds in an Indic script, in NFC, or the nearest ones. Verse keeps the danda. */
export const writeIndic = (sounds: Sounds, script: IndicScript, isVerse = false): string =>
	new IndicWriter(sounds, script, isVerse).write();

const DANDA_ID = unit('symbol', DANDA).id;

const ANUSVARA_ID = unit('sign', ANUSVARA).id;
const AU_ID = unit('vowel', 'au').id;
const AE_ID = unit('vowel', 'ê').id;

class IndicWriter {
	readonly #isVerse: boolean;
	readonly #script: IndicScript;
	readonly #letters: Letters;
	readonly #sounds: Sounds;

	constructor(sounds: Sounds, script: IndicScript, isVerse: boolean) {
		this.#isVerse = isVerse;
		this.#script = script;
		this.#letters = lettersOf(script);
		this.#sounds = this.#resolveAll(sounds);
	}

	write(): string {
		const { ids, texts, length } = this.#sounds;
		const letters = this.#letters;
		const { alone } = letters;
		const kinds = KINDS;
		let written = '';
		let text = 0;
		let afterConsonant = false;
		let kind = kinds[ids[1] as number];
		for (let index = 1; index <= length; index++) {
			const id = ids[index] as number;
			const next = kinds[ids[index + 1] as number];
			if (alone[id] === undefined && id !== OTHER_ID) learn(letters, id);
			if (kind === CONSONANT) {
				written += next === VOWEL ? alone[id] : this.#consonant(index);
				afterConsonant = true;
			} else if (kind === NUKTA_KIND) {
				// Written with its consonant.
				if (!afterConsonant) written += alone[id];
				afterConsonant &&= kinds[ids[index - 1] as number] === CONSONANT;
			} else {
				if (kind === VOWEL) written += this.#vowel(index, afterConsonant);
				else if (id === OTHER_ID) written += texts[text++];
				else if (id === ANUSVARA_ID) written += this.#anusvara(index);
				else written += id === DANDA_ID && this.#isVerse ? DANDA : alone[id];
				afterConsonant = false;
			}
			kind = next;
		}
		return written.normalize('NFC');
	}

	/** The sounds with replacements for those that the script lacks. */
	#resolveAll(sounds: Sounds): Sounds {
		const { ids, length } = sounds;
		const { instead } = this.#letters;
		let all: Sounds | undefined;
		for (let index = 1; index <= length; index++) {
			const id = ids[index] as number;
			const found = instead[id] ?? findInstead(this.#letters, this.#script, id);
			if (found.length > 0 && !all) all = sounds.copyBefore(index);
			if (!all) continue;
			if (found.length > 0) for (const one of found) all.add(one);
			else all.add(id);
		}
		return all ?? sounds;
	}

	#consonant(index: number): string {
		const { ids } = this.#sounds;
		const { alone, joined, nukta, virama } = this.#letters;
		const id = ids[index] as number;
		if (KINDS[ids[index + 1] as number] !== NUKTA_KIND) return this.#deadForm(index) ?? (joined[id] as string);
		const hasVowel = KINDS[ids[index + 2] as number] === VOWEL;
		return (alone[id] as string) + nukta + (hasVowel ? '' : virama);
	}

	/** The sign for a consonant without vowel in the scripts that have such signs. */
	#deadForm(index: number): string | undefined {
		const { ids } = this.#sounds;
		const next = ids[index + 1] as number;
		const kind = KINDS[next];
		// A break parts the consonant from its short form, two bring it where it is not usual: ਦਿੱੱਲੀ.
		const isShort = kind === BREAK_KIND && KINDS[ids[index + 2] as number] === BREAK_KIND;
		const after = KINDS[ids[index - 1] as number];
		if ((after !== VOWEL && !(isShort && after === OTHER)) || kind === JOINER) return undefined;
		if (kind === BREAK_KIND && !isShort) return undefined;
		const { name } = unitOf(ids[index] as number);
		const before = isShort ? '' : kind === CONSONANT ? unitOf(next).name : '#';
		if (this.#script === 'gurmukhi') return isShort ? ADDAK : doubled(name, before, isTippiPlace(this.#sounds, index));
		const form =
			this.#script === 'malayalam' ? CHILLU[name] : this.#script === 'bengali' && name === 't' ? KHANDA_TA : undefined;
		return form && !form.joins.has(before) ? form.letter : undefined;
	}

	/** A vowel; two breaks after another letter than a consonant bring its sign, and one after it Malayalam's newer sign for au and Bengali's এ্যা. */
	#vowel(index: number, afterConsonant: boolean): string {
		const { ids } = this.#sounds;
		const { alone, joined } = this.#letters;
		const id = ids[index] as number;
		const kindAt = (place: number) => KINDS[ids[place] as number];
		// At the end of a word two breaks are read, one is not.
		const isOther = kindAt(index + 1) === BREAK_KIND && (kindAt(index + 2) ?? 0) > OTHER;
		if (id === AU_ID && afterConsonant && this.#script === 'malayalam' && isOther) return 'ൗ';
		if (id === AE_ID && !afterConsonant && this.#script === 'bengali' && isOther) return 'এ্যা';
		const isStray =
			kindAt(index - 1) === BREAK_KIND && kindAt(index - 2) === BREAK_KIND && kindAt(index - 3) !== CONSONANT;
		return (afterConsonant || isStray ? joined[id] : alone[id]) as string;
	}

	#anusvara(index: number): string {
		const plain = this.#letters.alone[ANUSVARA_ID] as string;
		if (this.#script === 'tamil') {
			// Tamil lacks anusvara: the nasal of the next stop replaces it.
			const next = this.#sounds.ids[index + 1] as number;
			const nasal = KINDS[next] === CONSONANT ? classNasal(unitOf(next).name) : undefined;
			if (nasal !== undefined) return (this.#letters.consonants.get(nasal) ?? '') + this.#letters.virama;
		}
		if (this.#script === 'gurmukhi') {
			const isParted = KINDS[this.#sounds.ids[index - 1] as number] === BREAK_KIND;
			return isTippiPlace(this.#sounds, isParted ? index - 1 : index) !== isParted ? 'ੰ' : plain;
		}
		return plain;
	}
}
