/** Languages beyond the 55 that detection learns, by script: data/sources/detect/README.md. `sr-Latn` is Serbian in Latin letters. */

/** Those with texts of thousands of words in the packages, and well-known ones of which the declaration alone is at hand. */
export const BEYOND_CODES: Readonly<Record<string, readonly string[]>> = {
	Latin:
		'ha gl uz gd az eu ga is ms zu bs sr-Latn fy an hsb mi nso tn ig rm yo qu xh jv ku tk br sc om eo fo wo rw mt lb ast oc ht ceb mg sn ny ln lg co la ilo haw sco pcm nds gsw su min pap ia vec hi-Latn ru-Latn'.split(
			' '
		),
	Cyrillic: 'sr kk be mn ky tg ba cv tt'.split(' '),
	Arabic: 'ps sd ug ckb'.split(' '),
	Devanagari: 'kok mai bho sa'.split(' '),
	Hebrew: ['yi'],
	Bengali: ['as']
};
