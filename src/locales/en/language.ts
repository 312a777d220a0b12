import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'language'> = {
	fields: {
		text: 'Text',
		languages: ['Possible languages', 'One per line'],
		segments: 'Split mixed text',
		texts: ['Texts', 'One per line, up to {max}'],
		to: 'To',
		from: 'From'
	}
};

/** Page texts in English. */
export const words = {
	reliable: 'Very likely',
	guess: 'Best guess',
	severalLanguages: 'Several languages',
	inScript: '{script} script',
	undetermined: 'Unknown',
	inNone: 'Written in {script}, but probably none of the {count} languages we know.',
	otherScript: 'Written in {script}. None of our {count} languages uses it.',
	noLetters: 'There are no letters in this text.',
	short: 'This text is short and fits several languages. Add a few words to be sure.',
	parts: 'Its parts',
	byLanguage: 'Text by language',
	line: 'Line',
	confidence: 'How sure',
	otherwise: 'Next likely',
	ofTheLines: 'Languages found',
	saveCsv: 'Save as CSV',
	ownName: 'Own name',
	scripts: 'Scripts',
	direction: 'Direction',
	rtl: 'right to left',
	ltr: 'left to right',
	languages: { one: 'language', other: 'languages' },
	allLanguages: 'All languages',
	find: 'Find a language',
	noSuch: 'No language with that name.',
	noScript: 'No script',
	noScriptWhy: 'There are no letters in this text. Digits, punctuation and emoji don’t belong to a script.',
	letters: { one: '{count} letter', other: '{count} letters' },
	lettersIn: '{letters} in {scripts}',
	scriptsCount: { one: '{count} script', other: '{count} scripts' },
	orSpelt: 'Or',
	alreadyLatin: 'Already in Latin letters. Write it in',
	everyScript: 'In every script',
	latin: 'Latin letters',
	recognise: 'Detect',
	choose: 'Choose',
	exchange: 'Swap, and continue with the result',
	casual: 'Casual spelling',
	'da no': 'Danish writes af, noget, meget; Norwegian av, noe, mye.',
	'af nl': 'Afrikaans writes y, nie … nie and is; Dutch ij, niet and zijn.',
	'hi mr': 'Hindi has है and का; Marathi आहे and चा.',
	'es pt': 'Spanish has ñ, el, y; Portuguese ã, ç, o, e.',
	'hi ne': 'Hindi has है and में; Nepali छ and मा.',
	'bg mk': 'Bulgarian has ъ, щ, й; Macedonian ј, ќ, ѓ.',
	'hr sl': 'Croatian has ć, đ, što; Slovenian writes kaj and in.',
	'cs sk': 'Czech has ř, ě, ů; Slovak ľ, ĺ, ô, ä.',
	'bg ru': 'Bulgarian uses ъ as a vowel and has no ы, э; Russian has both.',
	'fa ur': 'Persian has است and را; Urdu ہے and ٹ ڈ ڑ ے.',
	'mr ne': 'Marathi has आहे and ळ; Nepali छ and लाई.',
	'ca es': 'Catalan has ç, l·l, amb, i; Spanish ñ, con, y.'
} as const;
