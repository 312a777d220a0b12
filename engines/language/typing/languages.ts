import type { IndicScript } from '../transliterate/named';

/** Languages that the network spells, each with its script. */
export const scriptsOf = {
	hi: 'devanagari',
	mr: 'devanagari',
	bn: 'bengali',
	pa: 'gurmukhi',
	gu: 'gujarati',
	or: 'oriya',
	ta: 'tamil',
	te: 'telugu',
	kn: 'kannada',
	ml: 'malayalam'
} as const satisfies Readonly<Record<string, IndicScript>>;

export type TypedLanguage = keyof typeof scriptsOf;

/** Languages of a script, each with its assumed share of typed words. */
export const languagesOf = (script: IndicScript): readonly (readonly [language: TypedLanguage, share: number])[] =>
	script === 'devanagari' ? DEVANAGARI : ONE[script];

/** Hindi has more readers, Marathi the larger list. */
const DEVANAGARI = [
	['hi', 0.6],
	['mr', 0.4]
] as const;

const ONE = {
	bengali: [['bn', 1]],
	gurmukhi: [['pa', 1]],
	gujarati: [['gu', 1]],
	oriya: [['or', 1]],
	tamil: [['ta', 1]],
	telugu: [['te', 1]],
	kannada: [['kn', 1]],
	malayalam: [['ml', 1]]
} as const;
