import { INDIC_SCRIPTS, type IndicScript } from './named';
import { table } from './schemes';

/** Place in a block → letter of ISO 15919. */
export const CONSONANTS: Readonly<Record<number, string>> = letters(
	0x15,
	'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n ṉ p ph b bh m y r ṟ l ḷ ḻ v ś ṣ s h'
);
export const VOWELS: Readonly<Record<number, string>> = {
	...letters(0x05, 'a ā i ī u ū r̥ l̥ ê e ē ai ô o ō au'),
	...letters(0x60, 'r̥̄ l̥̄')
};
export const VOWEL_SIGNS: Readonly<Record<number, string>> = {
	...letters(0x3e, 'ā i ī u ū r̥ r̥̄ ê e ē ai ô o ō au'),
	...letters(0x62, 'l̥ l̥̄')
};
export const CANDRABINDU_PLACE = 0x01;
export const ANUSVARA_PLACE = 0x02;
export const VISARGA_PLACE = 0x03;
export const NUKTA_PLACE = 0x3c;
export const AVAGRAHA_PLACE = 0x3d;
export const VIRAMA_PLACE = 0x4d;
export const OM_PLACE = 0x50;
export const ZERO_PLACE = 0x66;

function letters(from: number, names: string): Record<number, string> {
	return Object.fromEntries(names.split(' ').map((name, index) => [from + index, name.normalize('NFC')]));
}

/** The differences between a script and the common layout. Letters are in NFC. */
export interface Script {
	/** First code point of the block. */
	readonly base: number;
	/** Letters of the common layout that the script has not, by their names. */
	readonly lacks: ReadonlySet<string>;
	/** Consonants outside the layout: name → letter. */
	readonly letters: Readonly<Record<string, string>>;
	/** Consonants by a nukta: name → plain consonant's name. */
	readonly dotted: Readonly<Record<string, string>>;
	/** Spellings of sounds that the script lacks: names, separated by spaces. */
	readonly instead: Readonly<Record<string, string>>;
	readonly om: string;
	/** Whether a danda is written as such; the southern scripts use the full stop. */
	readonly hasDanda: boolean;
}

const NORTHERN_DOTS = { q: 'k', k͟h: 'kh', ġ: 'g', z: 'j', ṛ: 'ḍ', ṛh: 'ḍh', f: 'ph', ẏ: 'y' };

/** Sounds that only some scripts write, and the nearest that all of them do; tried one after the other. */
const NEAREST = table(
	`q=k k͟h=kh ġ=g z=j ṛ=ḍ ṛh=ḍh f=ph ẏ=y w=v ṯ=t ĉ=c ž=z ř=ṟ g̈=g j̈=j d̤=ḍ b̤=b ÿ=y ẑ=j ṉ=n ṟ=r ḻ=ḷ ḷ=l ê=e ô=o e=ē o=ō
	kh=k g=k gh=k ch=c jh=j ṭh=ṭ ḍ=ṭ ḍh=ṭ th=t d=t dh=t ph=p b=p bh=p`
);

const script = (
	base: number,
	lacks: string,
	rest: Partial<Pick<Script, 'letters' | 'dotted' | 'instead' | 'om' | 'hasDanda'>> = {}
): Script => ({
	base,
	lacks: new Set(lacks.normalize('NFC').split(' ')),
	letters: rest.letters ?? {},
	dotted: rest.dotted ?? {},
	instead: { ...NEAREST, ...rest.instead },
	om: rest.om ?? '',
	hasDanda: rest.hasDanda ?? true
});

/** Vocalic r and l where the script lacks a letter: as the languages of the script pronounce them. */
const spoken = (vowel: 'i' | 'u', long: 'ī' | 'ū') => ({
	r̥: `r ${vowel}`,
	r̥̄: `r ${long}`,
	l̥: `l ${vowel}`,
	l̥̄: `l ${long}`
});

export const SCRIPTS: Readonly<Record<IndicScript, Script>> = {
	devanagari: script(0x0900, '', {
		dotted: NORTHERN_DOTS,
		letters: { ž: 'ॹ', g̈: 'ॻ', j̈: 'ॼ', d̤: 'ॾ', b̤: 'ॿ', ÿ: 'ॺ' },
		om: 'ॐ'
	}),
	// Assamese ৱ is w; Bengali itself has one letter for b and v.
	bengali: script(0x0980, 'ṉ ṟ ḷ ḻ v ê e ô o', {
		dotted: { ...NORTHERN_DOTS, ḷ: 'l' },
		letters: { w: 'ৱ' },
		instead: { v: 'b' },
		om: 'ওঁ'
	}),
	gurmukhi: script(0x0a00, 'ṉ ṟ ḻ ḷ ś ṣ ê e ô o r̥ r̥̄ l̥ l̥̄', {
		dotted: { q: 'k', k͟h: 'kh', ġ: 'g', z: 'j', f: 'ph', ẏ: 'y', ḷ: 'l', ś: 's' },
		letters: { ṛ: 'ੜ', ṛh: 'ੜ੍ਹ' },
		instead: { ṣ: 'ś', ...spoken('i', 'ī') },
		om: 'ਓਂ'
	}),
	gujarati: script(0x0a80, 'ṉ ṟ ḻ e o', { dotted: NORTHERN_DOTS, letters: { ž: 'ૹ' }, om: 'ૐ' }),
	oriya: script(0x0b00, 'ṉ ṟ ḻ ê e ô o', {
		dotted: { q: 'k', k͟h: 'kh', ġ: 'g', z: 'j', ṛ: 'ḍ', ṛh: 'ḍh', f: 'ph' },
		letters: { ẏ: 'ୟ', w: 'ୱ' },
		om: 'ଓଁ'
	}),
	tamil: script(0x0b80, 'kh g gh ch jh ṭh ḍ ḍh th d dh ph b bh ê ô r̥ r̥̄ l̥ l̥̄', {
		instead: spoken('u', 'ū'),
		om: 'ௐ',
		hasDanda: false
	}),
	telugu: script(0x0c00, 'ṉ ê ô', { letters: { ĉ: 'ౘ', ẑ: 'ౙ', ř: 'ౚ' }, om: 'ఓం', hasDanda: false }),
	kannada: script(0x0c80, 'ṉ ḻ ê ô', {
		dotted: { q: 'k', k͟h: 'kh', ġ: 'g', z: 'j', ṛ: 'ḍ', ṛh: 'ḍh', f: 'ph', ẏ: 'y' },
		letters: { ḻ: 'ೞ' },
		om: 'ಓಂ',
		hasDanda: false
	}),
	malayalam: script(0x0d00, 'ê ô', { letters: { ṯ: 'ഺ' }, om: 'ഓം', hasDanda: false })
};

/** The script of a code unit, if it is one of the nine. */
export const scriptOf = (code: number): IndicScript | undefined =>
	code < 0x0900 || code > 0x0d7f ? undefined : INDIC_SCRIPTS[(code - 0x0900) >> 7];
