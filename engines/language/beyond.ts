/** Languages beyond the 55 that detection tells apart, so that a text in one of them is not taken for a relative. */

/** Names in English follow CLDR. Codes are BCP 47: `hi-Latn` and `ru-Latn` are Hindi and Russian as people type them in Latin letters. */
const NAMES = `am Amharic|an Aragonese|as Assamese|ast Asturian|az Azerbaijani|ba Bashkir|be Belarusian|bho Bhojpuri|bo Tibetan|br Breton|bs Bosnian|ceb Cebuano|
ckb Central Kurdish|co Corsican|cv Chuvash|dv Divehi|eo Esperanto|eu Basque|fo Faroese|fy Western Frisian|ga Irish|gd Scottish Gaelic|gl Galician|
gsw Swiss German|ha Hausa|haw Hawaiian|hi-Latn Hindi (Latin)|hsb Upper Sorbian|ht Haitian Creole|hy Armenian|ia Interlingua|ig Igbo|ilo Iloko|
is Icelandic|jv Javanese|ka Georgian|kk Kazakh|km Khmer|kok Konkani|ku Kurdish|ky Kyrgyz|la Latin|lb Luxembourgish|lg Ganda|ln Lingala|lo Lao|
mai Maithili|mg Malagasy|mi Māori|min Minangkabau|mn Mongolian|ms Malay|mt Maltese|my Burmese|nds Low German|nso Northern Sotho|ny Nyanja|oc Occitan|
om Oromo|or Odia|pap Papiamento|pcm Nigerian Pidgin|ps Pashto|qu Quechua|rm Romansh|ru-Latn Russian (Latin)|rw Kinyarwanda|sa Sanskrit|sc Sardinian|
sco Scots|sd Sindhi|si Sinhala|sn Shona|sr Serbian|su Sundanese|tg Tajik|tk Turkmen|tn Tswana|tt Tatar|ug Uyghur|uz Uzbek|vec Venetian|wo Wolof|
xh Xhosa|yi Yiddish|yo Yoruba|zu Zulu`;

export const BEYOND: ReadonlyMap<string, string> = new Map(
	NAMES.replaceAll('\n', '')
		.split('|')
		.map((row) => {
			const space = row.indexOf(' ');
			return [row.slice(0, space), row.slice(space + 1)] as const;
		})
);

/**
 * Share of the texts of a language's people that are in it, where they mostly write one of the 55 that reads alike. An assumption, by which
 * "The cat sat on the mat." is English.
 */
export const SELDOM_WRITTEN: ReadonlyMap<string, number> = new Map([['sco', 1 / 30]]);

/** Scripts of one language beyond the 55, and how sure the script alone makes of it: Ethiopic has Tigrinya too. */
export const BEYOND_SCRIPTS: Readonly<Record<string, readonly [code: string, confidence: number]>> = {
	Armenian: ['hy', 0.99],
	Ethiopic: ['am', 0.8],
	Georgian: ['ka', 0.98],
	Khmer: ['km', 0.99],
	Lao: ['lo', 0.99],
	Myanmar: ['my', 0.9],
	Oriya: ['or', 0.98],
	Sinhala: ['si', 0.99],
	Thaana: ['dv', 0.99],
	Tibetan: ['bo', 0.84]
};
