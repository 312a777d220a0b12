import { isTippiPlace } from './gurmukhi';
import * as places from './scripts';
import { SCRIPTS, type IndicScript } from './scripts';
import {
	ANUSVARA,
	AVAGRAHA,
	BREAK,
	CANDRABINDU,
	DANDA,
	DOUBLE_DANDA,
	INHERENT,
	NUKTA,
	OM,
	VISARGA,
	other,
	unit,
	type Unit
} from './units';

/** What a code unit of the block is to the reader. */
type Letter =
	| { readonly is: 'consonant' | 'vowel' | 'vowel-sign' | 'mark'; readonly unit: Unit }
	/** A consonant that never has a vowel: chillu, khanda ta. */
	| { readonly is: 'dead'; readonly unit: Unit }
	| { readonly is: 'virama' | 'nukta' | 'addak' | 'carrier' | 'yakash' };

const consonant = (name: string): Unit => unit('consonant', name);
const dead = (name: string): Letter => ({ is: 'dead', unit: consonant(name) });
const plain = (name: string): Letter => ({ is: 'consonant', unit: consonant(name) });
const mark = (kind: 'sign' | 'symbol' | 'digit', name: string): Letter => ({ is: 'mark', unit: unit(kind, name) });

/** Letters that stand outside the common layout, or mean something else than there. */
const SPECIAL: Readonly<Record<IndicScript, Readonly<Record<string, Letter>>>> = {
	devanagari: { ॲ: { is: 'vowel', unit: unit('vowel', 'ê') } },
	bengali: { ৎ: dead('t'), ৰ: plain('r') },
	gurmukhi: {
		'ੰ': mark('sign', ANUSVARA),
		'ੱ': { is: 'addak' },
		ੲ: { is: 'carrier' },
		ੳ: { is: 'carrier' },
		'ੵ': { is: 'yakash' }
	},
	gujarati: {},
	oriya: {},
	tamil: { ஃ: mark('sign', 'ḵ') },
	telugu: { ౝ: dead('n') },
	kannada: { ೝ: dead('n'), ೱ: mark('sign', 'ẖ'), ೲ: mark('sign', 'ḫ') },
	malayalam: {
		ൺ: dead('ṇ'),
		ൻ: dead('n'),
		ർ: dead('r'),
		ൽ: dead('l'),
		ൾ: dead('ḷ'),
		ൿ: dead('k'),
		ൔ: dead('m'),
		ൕ: dead('y'),
		ൖ: dead('ḻ'),
		ൎ: dead('r'),
		'ൗ': { is: 'vowel-sign', unit: unit('vowel', 'au') }
	}
};

const BENGALI_AE = 'অ্যা';

const tables = new Map<IndicScript, ReadonlyMap<number, Letter>>();

function lettersOf(script: IndicScript): ReadonlyMap<number, Letter> {
	let table = tables.get(script);
	if (!table) tables.set(script, (table = makeTable(script)));
	return table;
}

function makeTable(script: IndicScript): ReadonlyMap<number, Letter> {
	const { base, letters } = SCRIPTS[script];
	const table = new Map<number, Letter>();
	const put = (place: number, letter: Letter) => table.set(base + place, letter);
	for (const [place, name] of Object.entries(places.CONSONANTS)) put(Number(place), plain(name));
	for (const [place, name] of Object.entries(places.VOWELS))
		put(Number(place), { is: 'vowel', unit: unit('vowel', name) });
	for (const [place, name] of Object.entries(places.VOWEL_SIGNS))
		put(Number(place), { is: 'vowel-sign', unit: unit('vowel', name) });
	put(places.CANDRABINDU_PLACE, mark('sign', CANDRABINDU));
	put(places.ANUSVARA_PLACE, mark('sign', ANUSVARA));
	put(places.VISARGA_PLACE, mark('sign', VISARGA));
	put(places.AVAGRAHA_PLACE, mark('symbol', AVAGRAHA));
	put(places.OM_PLACE, mark('symbol', OM));
	put(places.NUKTA_PLACE, { is: 'nukta' });
	put(places.VIRAMA_PLACE, { is: 'virama' });
	for (let digit = 0; digit < 10; digit++) put(places.ZERO_PLACE + digit, mark('digit', String(digit)));
	for (const [name, letter] of Object.entries(letters))
		if (letter.length === 1) table.set(letter.charCodeAt(0), plain(name.normalize('NFC')));
	for (const [letter, meaning] of Object.entries(SPECIAL[script])) table.set(letter.charCodeAt(0), meaning);
	table.set(DANDA.charCodeAt(0), mark('symbol', DANDA));
	table.set(DOUBLE_DANDA.charCodeAt(0), mark('symbol', DOUBLE_DANDA));
	return table;
}

/** Reads a text in an Indic script, in NFC; what is of another script comes as it is. */
export function readIndic(text: string, script: IndicScript): Unit[] {
	return new IndicReader(text, script).read();
}

class IndicReader {
	readonly #text: string;
	readonly #script: IndicScript;
	readonly #letters: ReadonlyMap<number, Letter>;
	readonly #dotted: ReadonlyMap<string, string>;
	readonly #om: string;
	readonly #units: Unit[] = [];
	/** Whether the last unit is a consonant that may still get its vowel. */
	#open = false;

	constructor(text: string, script: IndicScript) {
		this.#text = text;
		this.#script = script;
		this.#letters = lettersOf(script);
		const { dotted, om } = SCRIPTS[script];
		// Composed letters (ऩ ऱ ऴ) are in the layout; NFC leaves the other dotted ones in two parts.
		this.#dotted = new Map(Object.entries(dotted).map(([name, base]) => [base, name.normalize('NFC')]));
		this.#om = om;
	}

	read(): Unit[] {
		let index = 0;
		while (index < this.#text.length) {
			if (this.#text.startsWith(this.#om, index) && this.#isWord(index, this.#om.length)) {
				this.#close();
				this.#units.push(unit('symbol', OM));
				index += this.#om.length;
				continue;
			}
			const letter = this.#letters.get(this.#text.charCodeAt(index));
			index = letter ? this.#readLetter(letter, index) : this.#readOther(index);
		}
		this.#close();
		return this.#units;
	}

	/** Reads the letter at `index`; returns the place after it and what belongs to it. */
	#readLetter(letter: Letter, index: number): number {
		switch (letter.is) {
			case 'consonant':
				return this.#readConsonant(letter.unit, index + 1);
			case 'dead':
				this.#close();
				this.#units.push(letter.unit);
				return index + 1;
			case 'vowel':
				this.#close();
				// অ্যা is the a of cat at the beginning of a word: অ্যাপ, app.
				if (this.#script === 'bengali' && this.#text.startsWith(BENGALI_AE, index)) {
					this.#units.push(unit('vowel', 'ê'));
					return index + BENGALI_AE.length;
				}
				// A virama before it: without a mark it would be that consonant's vowel.
				if (this.#units.at(-1)?.kind === 'consonant') this.#units.push(BREAK);
				this.#units.push(letter.unit);
				return index + 1;
			case 'vowel-sign':
				this.#open = false;
				this.#units.push(letter.unit);
				return index + 1;
			case 'mark':
				this.#close();
				// A bindi where a tippi is usual: the break tells it from one.
				if (this.#text.charAt(index) === 'ਂ' && isTippiPlace(this.#units, this.#units.length)) this.#units.push(BREAK);
				this.#units.push(letter.unit);
				return index + 1;
			case 'nukta':
				this.#close();
				this.#units.push(unit('nukta', NUKTA));
				return index + 1;
			case 'virama':
				if (this.#open) this.#open = false;
				else this.#units.push(other(this.#text.charAt(index)));
				return this.#skipChilluJoiner(index + 1);
			case 'addak':
				return this.#readAddak(index);
			case 'yakash':
				this.#open = false;
				this.#units.push(consonant('y'));
				this.#open = true;
				return index + 1;
			case 'carrier': {
				this.#close();
				const sign = this.#letters.get(this.#text.charCodeAt(index + 1));
				if (sign?.is !== 'vowel-sign') this.#units.push(other(this.#text.charAt(index)));
				return index + 1;
			}
		}
	}

	#readConsonant(read: Unit, next: number): number {
		this.#close();
		let letter = read;
		let after = next;
		if (this.#isNuktaAt(after)) {
			const dotted = this.#dotted.get(read.name);
			if (dotted !== undefined) {
				letter = consonant(dotted);
				after++;
			}
		}
		if (this.#script === 'gurmukhi' && letter.name === 'ṛ' && this.#text.startsWith('੍ਹ', after)) {
			letter = consonant('ṛh');
			after += 2;
		}
		this.#units.push(letter);
		if (this.#isNuktaAt(after)) {
			this.#units.push(unit('nukta', NUKTA));
			after++;
		}
		this.#open = true;
		return after;
	}

	/** Addak doubles the consonant after it; of an aspirate it doubles the stop: ੱਖ is kkh. */
	#readAddak(index: number): number {
		this.#close();
		const next = this.#letters.get(this.#text.charCodeAt(index + 1));
		if (next?.is === 'consonant') {
			const dotted = this.#isNuktaAt(index + 2) ? this.#dotted.get(next.unit.name) : undefined;
			this.#units.push(consonant(dotted ?? next.unit.name.replace(/(.)h$/u, '$1')));
		} else this.#units.push(other(this.#text.charAt(index)));
		return index + 1;
	}

	#readOther(index: number): number {
		this.#close();
		const code = this.#text.charCodeAt(index);
		if (code === 0x200c || code === 0x200d) {
			this.#units.push(unit('joiner', this.#text.charAt(index)));
			return index + 1;
		}
		let end = index + 1;
		while (end < this.#text.length && !this.#isOwn(this.#text.charCodeAt(end))) end++;
		this.#units.push(other(this.#text.slice(index, end)));
		return end;
	}

	/** The older spelling of a chillu: the letter, a virama and ZWJ. Bengali wrote khanda ta so. */
	#skipChilluJoiner(index: number): number {
		if (this.#text.charCodeAt(index) !== 0x200d) return index;
		const name = this.#units.at(-1)?.name ?? '';
		const isChillu = this.#script === 'malayalam' && ['ṇ', 'n', 'r', 'ṟ', 'l', 'ḷ', 'k'].includes(name);
		return isChillu || (this.#script === 'bengali' && name === 't') ? index + 1 : index;
	}

	/** The consonant that is still open gets the inherent vowel. */
	#close(): void {
		if (this.#open) this.#units.push(INHERENT);
		this.#open = false;
	}

	#isNuktaAt(index: number): boolean {
		return this.#letters.get(this.#text.charCodeAt(index))?.is === 'nukta';
	}

	#isOwn(code: number): boolean {
		return this.#letters.has(code) || code === 0x200c || code === 0x200d;
	}

	/** Whether the piece of text stands alone, with no letter of the script beside it. */
	#isWord(index: number, length: number): boolean {
		return length > 0 && !this.#isLetterAt(index - 1) && !this.#isLetterAt(index + length);
	}

	#isLetterAt(index: number): boolean {
		const letter = this.#letters.get(this.#text.charCodeAt(index));
		return letter !== undefined && !(letter.is === 'mark' && letter.unit.kind !== 'sign');
	}
}
