import { memoize } from '../../kit/memoize';
import { isTippiPlace } from './gurmukhi';
import * as places from './scripts';
import { SCRIPTS } from './scripts';
import type { IndicScript } from './named';
import {
	ANUSVARA,
	AVAGRAHA,
	BREAK,
	CANDRABINDU,
	CONSONANT,
	DANDA,
	DOUBLE_DANDA,
	INHERENT,
	KINDS,
	NUKTA,
	OM,
	SIGN,
	Sounds,
	VISARGA,
	unit,
	unitOf,
	type UnitKind
} from './units';

/** The kind of a code unit of the block, 0 for none of the reader's. */
const IS_CONSONANT = 1;
const IS_VOWEL = 2;
const IS_VOWEL_SIGN = 3;
const IS_MARK = 4;
/** A consonant that never has a vowel: chillu, khanda ta. */
const IS_DEAD = 5;
const IS_VIRAMA = 6;
const IS_NUKTA = 7;
const IS_ADDAK = 8;
/** The base of a vowel sign without a consonant. */
const IS_CARRIER = 9;
const IS_YAKASH = 10;

interface Letter {
	readonly is: number;
	readonly id: number;
}

const letter = (is: number, kind: UnitKind, name: string): Letter => ({ is, id: unit(kind, name).id });
const dead = (name: string): Letter => letter(IS_DEAD, 'consonant', name);
const plain = (name: string): Letter => letter(IS_CONSONANT, 'consonant', name);
const mark = (kind: 'sign' | 'symbol' | 'digit', name: string): Letter => letter(IS_MARK, kind, name);
const only = (is: number): Letter => ({ is, id: 0 });

/** Letters outside the common layout, or with another meaning there. */
const SPECIAL: Readonly<Record<IndicScript, Readonly<Record<string, Letter>>>> = {
	devanagari: { ॲ: letter(IS_VOWEL, 'vowel', 'ê') },
	bengali: { ৎ: dead('t'), ৰ: plain('r') },
	gurmukhi: {
		'ੰ': mark('sign', ANUSVARA),
		'ੱ': only(IS_ADDAK),
		ੲ: only(IS_CARRIER),
		ੳ: only(IS_CARRIER),
		'ੵ': only(IS_YAKASH)
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
		'ൗ': letter(IS_VOWEL_SIGN, 'vowel', 'au')
	}
};

const BENGALI_AE = /[অএ]্যা/y;

/** Letters by their place in the block; after its 128 places danda and double danda, which all scripts share, and a place for nothing. */
interface Table {
	/** What each is. */
	readonly is: Uint8Array;
	/** Id of each letter's unit. */
	readonly ids: Uint8Array;
	/** Id of the consonant that a nukta makes of each, 0 without a separate name. */
	readonly dotted: Uint8Array;
}

const BLOCK = 0x80;
const FIRST_DANDA = 0x0964;
const NOWHERE = BLOCK + 2;

/** Place of a code unit in the table of the block that begins at `base`. */
function placeOf(code: number, base: number): number {
	if ((code & ~1) === FIRST_DANDA) return BLOCK + (code & 1);
	return code >= base && code < base + BLOCK ? code - base : NOWHERE;
}

const tableOf = memoize((script: IndicScript): Table => {
	const { base, letters, dotted } = SCRIPTS[script];
	const table = {
		is: new Uint8Array(NOWHERE + 1),
		ids: new Uint8Array(NOWHERE + 1),
		dotted: new Uint8Array(NOWHERE + 1)
	};
	const put = (place: number, { is, id }: Letter) => {
		table.is[place] = is;
		table.ids[place] = id;
	};
	for (const [place, name] of Object.entries(places.CONSONANTS)) put(Number(place), plain(name));
	for (const [place, name] of Object.entries(places.VOWELS)) put(Number(place), letter(IS_VOWEL, 'vowel', name));
	for (const [place, name] of Object.entries(places.VOWEL_SIGNS))
		put(Number(place), letter(IS_VOWEL_SIGN, 'vowel', name));
	put(places.CANDRABINDU_PLACE, mark('sign', CANDRABINDU));
	put(places.ANUSVARA_PLACE, mark('sign', ANUSVARA));
	put(places.VISARGA_PLACE, mark('sign', VISARGA));
	put(places.AVAGRAHA_PLACE, mark('symbol', AVAGRAHA));
	put(places.OM_PLACE, mark('symbol', OM));
	put(places.NUKTA_PLACE, only(IS_NUKTA));
	put(places.VIRAMA_PLACE, only(IS_VIRAMA));
	for (let digit = 0; digit < 10; digit++) put(places.ZERO_PLACE + digit, mark('digit', String(digit)));
	for (const [name, written] of Object.entries(letters))
		if (written.length === 1) put(written.charCodeAt(0) - base, plain(name.normalize('NFC')));
	for (const [written, meaning] of Object.entries(SPECIAL[script])) put(written.charCodeAt(0) - base, meaning);
	for (const symbol of [DANDA, DOUBLE_DANDA]) put(placeOf(symbol.charCodeAt(0), base), mark('symbol', symbol));
	// Composed letters (ऩ ऱ ऴ) are in the layout; NFC leaves the other dotted ones in two parts.
	for (const [name, undotted] of Object.entries(dotted))
		for (const [place, is] of table.is.entries())
			if (is === IS_CONSONANT && unitOf(table.ids[place] as number).name === undotted)
				table.dotted[place] = unit('consonant', name.normalize('NFC')).id;
	return table;
});

/** Reads a text in an Indic script, in NFC. Text in other scripts passes unchanged. */
export const readIndic = (text: string, script: IndicScript): Sounds => new IndicReader(text, script).read();

const INHERENT_ID = INHERENT.id;
const NUKTA_ID = unit('nukta', NUKTA).id;
const AE_ID = unit('vowel', 'ê').id;
const RRA_ID = unit('consonant', 'ṛ').id;
const ZWNJ = 0x200c;
const ZWJ = 0x200d;
/** Malayalam consonants whose chillu was once written with ZWJ. */
const WITH_CHILLU = new Set(['ṇ', 'n', 'r', 'ṟ', 'l', 'ḷ', 'k'].map((name) => unit('consonant', name).id));

class IndicReader {
	readonly #text: string;
	readonly #script: IndicScript;
	readonly #table: Table;
	readonly #base: number;
	readonly #om: string;
	readonly #sounds: Sounds;
	/** Whether the last unit is a consonant that may still get its vowel. */
	#open = false;

	constructor(text: string, script: IndicScript) {
		this.#text = text;
		this.#script = script;
		this.#table = tableOf(script);
		const { base, om } = SCRIPTS[script];
		this.#base = base;
		this.#om = om;
		this.#sounds = new Sounds(2 * text.length);
	}

	read(): Sounds {
		const text = this.#text;
		const sounds = this.#sounds;
		const base = this.#base;
		const { is, ids } = this.#table;
		const firstOfOm = this.#om.charCodeAt(0);
		for (let index = 0; index < text.length;) {
			const code = text.charCodeAt(index);
			const place = placeOf(code, base);
			if (code === firstOfOm && this.#isOm(index)) {
				this.#close();
				sounds.add(unit('symbol', OM).id);
				index += this.#om.length;
			} else if (is[place] === IS_VOWEL_SIGN) {
				if (!this.#open) sounds.hasStraySign = true;
				this.#open = false;
				sounds.add(ids[place] as number);
				index++;
			} else if (is[place] === IS_CONSONANT) index = this.#readConsonant(place, index + 1);
			else index = is[place] === 0 ? this.#readOther(index) : this.#readRare(place, index);
		}
		this.#close();
		return sounds;
	}

	/** Reads a letter that is neither consonant nor vowel sign; returns the place after it and what belongs to it. */
	#readRare(place: number, index: number): number {
		const id = this.#table.ids[place] as number;
		switch (this.#table.is[place]) {
			case IS_DEAD:
				this.#close();
				this.#sounds.add(id);
				return index + 1;
			case IS_VOWEL:
				this.#close();
				// অ্যা, by others এ্যা, is the a of cat at the beginning of a word: অ্যাপ, app.
				BENGALI_AE.lastIndex = index;
				if (this.#script === 'bengali' && BENGALI_AE.test(this.#text)) {
					this.#sounds.add(AE_ID);
					return BENGALI_AE.lastIndex;
				}
				// A virama before it: without a mark it would be that consonant's vowel.
				if (this.#sounds.lastKind() === CONSONANT) this.#sounds.add(BREAK.id);
				this.#sounds.add(id);
				return index + 1;
			case IS_MARK:
				this.#close();
				// A bindi where a tippi is usual, or the other way round: the break tells it.
				if (
					/[ਂੰ]/.test(this.#text.charAt(index)) &&
					isTippiPlace(this.#sounds, this.#sounds.length + 1) !== (this.#text.charAt(index) === 'ੰ')
				)
					this.#sounds.add(BREAK.id);
				this.#sounds.add(id);
				return index + 1;
			case IS_NUKTA:
				this.#close();
				this.#sounds.add(NUKTA_ID);
				return index + 1;
			case IS_VIRAMA:
				if (this.#open) this.#open = false;
				else this.#sounds.addText(this.#text.charAt(index));
				return this.#skipChilluJoiner(index + 1);
			case IS_ADDAK:
				return this.#readAddak(index);
			case IS_YAKASH:
				this.#sounds.add(unit('consonant', 'y').id);
				this.#open = true;
				return index + 1;
			default:
				this.#close();
				if (this.#isAt(index + 1) !== IS_VOWEL_SIGN) this.#sounds.addText(this.#text.charAt(index));
				return index + 1;
		}
	}

	#readConsonant(place: number, next: number): number {
		this.#close();
		const { ids, dotted } = this.#table;
		let id = ids[place] as number;
		let after = next;
		if (dotted[place] !== 0 && this.#isAt(after) === IS_NUKTA) {
			id = dotted[place] as number;
			after++;
		}
		if (id === RRA_ID && this.#script === 'gurmukhi' && this.#text.startsWith('੍ਹ', after)) {
			id = unit('consonant', 'ṛh').id;
			after += 2;
		}
		this.#sounds.add(id);
		if (this.#isAt(after) === IS_NUKTA) {
			this.#sounds.add(NUKTA_ID);
			after++;
		}
		this.#open = true;
		return after;
	}

	/** Addak doubles the consonant after it; of an aspirate it doubles the stop: ੱਖ is kkh. */
	#readAddak(index: number): number {
		this.#close();
		if (this.#isAt(index + 1) === IS_CONSONANT) {
			const place = this.#placeAt(index + 1);
			const dotted = this.#isAt(index + 2) === IS_NUKTA ? this.#table.dotted[place] : 0;
			const { name } = unitOf(this.#table.ids[place] as number);
			this.#sounds.add(dotted || unit('consonant', name.replace(/(.)h$/u, '$1')).id);
		} else this.#sounds.addText(this.#text.charAt(index));
		return index + 1;
	}

	#readOther(index: number): number {
		this.#close();
		if (this.#isJoiner(index)) {
			this.#sounds.add(unit('joiner', this.#text.charAt(index)).id);
			return index + 1;
		}
		let end = index + 1;
		while (end < this.#text.length && this.#isAt(end) === 0 && !this.#isJoiner(end)) end++;
		this.#sounds.addText(this.#text.slice(index, end));
		return end;
	}

	/** The older spelling of a chillu: the letter, a virama and ZWJ. Bengali wrote khanda ta so. */
	#skipChilluJoiner(index: number): number {
		if (this.#text.charCodeAt(index) !== ZWJ) return index;
		const id = this.#sounds.ids[this.#sounds.length] as number;
		const isChillu = this.#script === 'malayalam' && WITH_CHILLU.has(id);
		return isChillu || (this.#script === 'bengali' && id === unit('consonant', 't').id) ? index + 1 : index;
	}

	/** The consonant that is still open gets the inherent vowel. */
	#close(): void {
		if (this.#open) this.#sounds.add(INHERENT_ID);
		this.#open = false;
	}

	#placeAt(index: number): number {
		return placeOf(this.#text.charCodeAt(index), this.#base);
	}

	#isAt(index: number): number {
		return this.#table.is[this.#placeAt(index)] as number;
	}

	#isJoiner(index: number): boolean {
		const code = this.#text.charCodeAt(index);
		return code === ZWNJ || code === ZWJ;
	}

	/** Whether om is at `index`, alone, without a letter of the script beside it. */
	#isOm(index: number): boolean {
		if (!this.#text.startsWith(this.#om, index)) return false;
		return !this.#isLetterAt(index - 1) && !this.#isLetterAt(index + this.#om.length);
	}

	#isLetterAt(index: number): boolean {
		const place = this.#placeAt(index);
		const is = this.#table.is[place];
		return is !== 0 && !(is === IS_MARK && KINDS[this.#table.ids[place] as number] !== SIGN);
	}
}
