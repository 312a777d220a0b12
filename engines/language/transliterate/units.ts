/** Text as sounds, each by its letter in ISO 15919:2001. The inherent vowel is an `a` of its own. */
export interface Unit {
	/** Small and its own, so that tables can be arrays. */
	readonly id: number;
	readonly kind: UnitKind;
	/** The letter of ISO 15919, the digit, or the text itself. */
	readonly name: string;
}

export type UnitKind =
	| 'consonant'
	| 'vowel'
	/** What follows a syllable: anusvara, candrabindu, visarga and their like. */
	| 'sign'
	| 'digit'
	/** Avagraha, danda, double danda, om. */
	| 'symbol'
	/** A dot that turns the letter before it into another, which lacks a name. */
	| 'nukta'
	/** Parts a consonant without vowel from the vowel after it. */
	| 'break'
	/** ZWJ and ZWNJ. */
	| 'joiner'
	/** Anything else, unchanged. */
	| 'other';

export const ANUSVARA = 'ṁ';
export const CANDRABINDU = 'm\u0310';
export const VISARGA = 'ḥ';
export const AVAGRAHA = '’';
export const DANDA = '।';
export const DOUBLE_DANDA = '॥';
export const OM = 'ōm\u0310';
/** ISO 15919 lacks a mark for a nukta as such. This one is not part of its letters and joins none in NFC. */
export const NUKTA = '\u032b';

/** The values of `KINDS`: numbers, which every loop compares. 0 marks the ends: before the first and after the last. */
export const OTHER = 1;
export const CONSONANT = 2;
export const VOWEL = 3;
export const SIGN = 4;
export const DIGIT = 5;
export const SYMBOL = 6;
export const NUKTA_KIND = 7;
export const BREAK_KIND = 8;
export const JOINER = 9;

const NUMBERS: Readonly<Record<UnitKind, number>> = {
	other: OTHER,
	consonant: CONSONANT,
	vowel: VOWEL,
	sign: SIGN,
	digit: DIGIT,
	symbol: SYMBOL,
	nukta: NUKTA_KIND,
	break: BREAK_KIND,
	joiner: JOINER
};

/** Ids are below this: there are some hundred letters. */
export const MAX_UNITS = 256;
/** Id of every text that is not a letter. The list of the sounds holds the text. */
export const OTHER_ID = 1;
/** Kind of each unit by its id. */
export const KINDS = new Uint8Array(MAX_UNITS);
KINDS[OTHER_ID] = OTHER;

const known = new Map<string, Unit>();
const byId: Unit[] = [];

/** The unit of a kind and name; the same object each time. For `other` only where there are few. */
export function unit(kind: UnitKind, name: string): Unit {
	const key = `${kind} ${name}`;
	let found = known.get(key);
	if (!found) {
		found = { id: OTHER_ID + 1 + known.size, kind, name };
		if (found.id >= MAX_UNITS) throw new RangeError(`more than ${MAX_UNITS} letters`);
		known.set(key, found);
		byId[found.id] = found;
		KINDS[found.id] = NUMBERS[kind];
	}
	return found;
}

/** The unit with an id that `unit` gave. */
export function unitOf(id: number): Unit {
	const found = byId[id];
	if (!found) throw new RangeError(`no letter has the id ${id}`);
	return found;
}

export const other = (text: string): Unit => ({ id: OTHER_ID, kind: 'other', name: text });
export const INHERENT = unit('vowel', 'a');
export const BREAK = unit('break', '');

/** A text as the ids of its units, from 1 to `length`; before and after them is 0. */
export class Sounds {
	ids: Uint8Array;
	length = 0;
	/** Whether a vowel sign stands after another letter than a consonant. */
	hasStraySign = false;
	/** The text of each `OTHER_ID`, in order. */
	readonly texts: string[];

	/** `expected`: how many units there may be; more are fine. */
	constructor(expected: number, texts: string[] = []) {
		this.ids = new Uint8Array(expected + 2);
		this.texts = texts;
	}

	static of(units: readonly Unit[]): Sounds {
		const sounds = new Sounds(units.length);
		for (const one of units) {
			if (one.id === OTHER_ID) sounds.addText(one.name);
			else sounds.add(one.id);
		}
		return sounds;
	}

	add(id: number): void {
		if (this.length + 2 >= this.ids.length) this.#grow();
		this.ids[++this.length] = id;
	}

	addText(text: string): void {
		this.add(OTHER_ID);
		this.texts.push(text);
	}

	/** The units before `index`, with the same texts. New units must not join them. */
	copyBefore(index: number): Sounds {
		const copy = new Sounds(2 * this.length, this.texts);
		copy.ids.set(this.ids.subarray(0, index));
		copy.length = index - 1;
		return copy;
	}

	lastKind(): number {
		return KINDS[this.ids[this.length] as number] as number;
	}

	units(): Unit[] {
		let text = 0;
		return Array.from(this.ids.subarray(1, this.length + 1), (id) =>
			id === OTHER_ID ? other(this.texts[text++] ?? '') : unitOf(id)
		);
	}

	#grow(): void {
		const more = new Uint8Array(2 * this.ids.length);
		more.set(this.ids);
		this.ids = more;
	}
}

/** Nasal of the same place of articulation as a stop or affricate. */
const CLASS_NASALS: Readonly<Record<string, string>> = Object.fromEntries(
	[
		['ṅ', 'k kh g gh ṅ q k͟h ġ'],
		['ñ', 'c ch j jh ñ'],
		['ṇ', 'ṭ ṭh ḍ ḍh ṇ'],
		['n', 't th d dh n'],
		['m', 'p ph b bh m f']
	].flatMap(([nasal = '', stops = '']) => stops.split(' ').map((stop) => [stop, nasal]))
);

/** The nasal that an anusvara before this consonant represents. Undefined before semivowels, sibilants and h. */
export const classNasal = (consonant: string): string | undefined => CLASS_NASALS[consonant];
