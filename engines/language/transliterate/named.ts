/** The nine scripts of India whose Unicode blocks share the layout of ISCII (IS 13194:1991), by their names in the API. */
export const INDIC_SCRIPTS = [
	'devanagari',
	'bengali',
	'gurmukhi',
	'gujarati',
	'oriya',
	'tamil',
	'telugu',
	'kannada',
	'malayalam'
] as const;
export type IndicScript = (typeof INDIC_SCRIPTS)[number];

/** Latin schemes by their names in the API. */
export const LATIN_SCHEMES = ['iast', 'iso15919', 'itrans', 'hk', 'slp1', 'wx', 'velthuis'] as const;
export type LatinScheme = (typeof LATIN_SCHEMES)[number];
