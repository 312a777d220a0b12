import { doubled, isTippiPlace } from './gurmukhi';
import * as places from './scripts';
import { SCRIPTS, type IndicScript } from './scripts';
import {
	ANUSVARA,
	AVAGRAHA,
	CANDRABINDU,
	DANDA,
	DOUBLE_DANDA,
	OM,
	VISARGA,
	classNasal,
	other,
	unit,
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
	/** What was found to stand for a sound that the script has not. */
	readonly resolved: Map<Unit, readonly Unit[]>;
}

/** Malayalam: consonants that are written as chillu when no vowel follows, and before which consonants they are not. */
const CHILLU: Readonly<Record<string, { readonly letter: string; readonly joins: string }>> = {
	n: { letter: 'ൻ', joins: 't th d dh n m y v r ṟ' },
	r: { letter: 'ർ', joins: 'y' },
	l: { letter: 'ൽ', joins: 'l y v' },
	ḷ: { letter: 'ൾ', joins: 'ḷ y v' },
	// At the end of a word ണ് is common and ൺ is rare.
	ṇ: { letter: 'ൺ', joins: 'ṭ ṭh ḍ ḍh ṇ m y v #' }
};
/** Bengali: khanda ta is written but before these. */
const KHANDA_TA = { letter: 'ৎ', joins: 't th n b m y r v' };

const tables = new Map<IndicScript, Letters>();

function lettersOf(name: IndicScript): Letters {
	let table = tables.get(name);
	if (!table) tables.set(name, (table = makeLetters(name)));
	return table;
}

function makeLetters(name: IndicScript): Letters {
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
		[DOUBLE_DANDA, hasDanda ? DOUBLE_DANDA : '..'],
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
		resolved: new Map()
	};
}

/** Writes units in an Indic script, in NFC; a sound that it cannot write, by the nearest one that it can. */
export function writeIndic(units: readonly Unit[], script: IndicScript): string {
	return new IndicWriter(units, script).write();
}

class IndicWriter {
	readonly #script: IndicScript;
	readonly #letters: Letters;
	readonly #units: readonly Unit[];
	#written = '';

	constructor(units: readonly Unit[], script: IndicScript) {
		this.#script = script;
		this.#letters = lettersOf(script);
		this.#units = this.#resolveAll(units);
	}

	write(): string {
		for (const [index, one] of this.#units.entries()) {
			switch (one.kind) {
				case 'consonant':
					this.#writeConsonant(index, one.name);
					break;
				case 'vowel':
					this.#writeVowel(index, one.name);
					break;
				case 'sign':
					this.#written += this.#sign(index, one.name);
					break;
				case 'symbol':
					this.#written += this.#letters.marks.get(one.name) ?? one.name;
					break;
				case 'digit':
					this.#written += String.fromCharCode(this.#letters.zero + Number(one.name));
					break;
				case 'nukta':
					// Written with its consonant.
					if (this.#units[index - 1]?.kind !== 'consonant') this.#written += this.#letters.nukta;
					break;
				case 'joiner':
				case 'other':
					this.#written += one.name;
					break;
				case 'break':
					break;
			}
		}
		return this.#written.normalize('NFC');
	}

	/** The units with those that the script has not replaced by what stands for them. */
	#resolveAll(units: readonly Unit[]): Unit[] {
		const { consonants, vowels, resolved } = this.#letters;
		const all: Unit[] = [];
		for (const one of units) {
			const table = one.kind === 'consonant' ? consonants : one.kind === 'vowel' ? vowels : undefined;
			if (!table || table.has(one.name)) {
				all.push(one);
				continue;
			}
			let found = resolved.get(one);
			if (!found) resolved.set(one, (found = this.#instead(one)));
			all.push(...found);
		}
		return all;
	}

	#instead(one: Unit): readonly Unit[] {
		const instead = SCRIPTS[this.#script].instead[one.name];
		if (instead === undefined) return [other(one.name)];
		return this.#resolveAll(instead.split(' ').map((name) => unit(this.#kindOf(name), name)));
	}

	#kindOf(name: string): 'consonant' | 'vowel' {
		return /^[aāiīuūeēoōêô]/.test(name) ? 'vowel' : 'consonant';
	}

	/** A consonant with its nukta, and its virama when no vowel follows. */
	#writeConsonant(index: number, name: string): void {
		const hasNukta = this.#units[index + 1]?.kind === 'nukta';
		const next = this.#units[index + (hasNukta ? 2 : 1)];
		const letter = (this.#letters.consonants.get(name) ?? '') + (hasNukta ? this.#letters.nukta : '');
		if (next?.kind === 'vowel') {
			this.#written += letter;
			return;
		}
		const special = hasNukta ? undefined : this.#deadForm(index, name, next);
		this.#written += special ?? letter + this.#letters.virama;
	}

	/** What stands for a consonant without vowel in the scripts that have signs for it. */
	#deadForm(index: number, name: string, next: Unit | undefined): string | undefined {
		const followsVowel = this.#units[index - 1]?.kind === 'vowel';
		if (!followsVowel || next?.kind === 'joiner' || next?.kind === 'break') return undefined;
		const before = next?.kind === 'consonant' ? next.name : '#';
		if (this.#script === 'gurmukhi') return doubled(name, before);
		const form =
			this.#script === 'malayalam' ? CHILLU[name] : this.#script === 'bengali' && name === 't' ? KHANDA_TA : undefined;
		return form && !form.joins.split(' ').includes(before) ? form.letter : undefined;
	}

	#writeVowel(index: number, name: string): void {
		const before = this.#units[index - 1];
		const afterConsonant =
			before?.kind === 'consonant' || (before?.kind === 'nukta' && this.#units[index - 2]?.kind === 'consonant');
		if (!afterConsonant) this.#written += this.#letters.vowels.get(name) ?? name;
		else if (name !== 'a') this.#written += this.#letters.vowelSigns.get(name) ?? name;
	}

	#sign(index: number, name: string): string {
		const plain = this.#letters.marks.get(name) ?? name;
		if (name !== ANUSVARA) return plain;
		const next = this.#units[index + 1];
		if (this.#script === 'tamil' && next?.kind === 'consonant') {
			// Tamil has no anusvara: the nasal of the stop after it stands there.
			const nasal = classNasal(next.name);
			if (nasal !== undefined) return (this.#letters.consonants.get(nasal) ?? '') + this.#letters.virama;
		}
		if (this.#script === 'gurmukhi') return isTippiPlace(this.#units, index) ? 'ੰ' : plain;
		return plain;
	}
}
