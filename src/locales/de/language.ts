import type { language } from '../../../engines/language/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/language';

/** Form texts in German. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: 'Text',
		languages: ['Nur diese Sprachen', 'Ein Kürzel je Zeile'],
		segments: ['Teile eines gemischten Textes', 'Teilt den Text in Abschnitte je einer Sprache'],
		texts: ['Texte', 'Einer je Zeile, bis zu {max}'],
		to: 'In',
		from: 'Aus'
	}
};

/** Page texts in German. */
export const words: Translation<typeof en> = {
	reliable: 'Sicher',
	guess: 'Vermutung',
	severalLanguages: 'Mehrere Sprachen',
	inScript: 'Schrift: {script}',
	undetermined: 'Unbestimmt',
	inNone: 'Schrift: {script}, aber wahrscheinlich keine der {count} Sprachen.',
	otherScript: 'Schrift: {script}, in der keine der {count} Sprachen geschrieben wird.',
	noLetters: 'In diesem Text sind keine Buchstaben.',
	short: 'Kurze Texte passen zu mehreren Sprachen. Ein paar Wörter mehr klären es.',
	parts: 'Seine Teile',
	byLanguage: 'Der Text nach Sprachen',
	line: 'Zeile',
	confidence: 'Sicherheit',
	otherwise: 'Sonst',
	ofTheLines: 'Sprachen der Zeilen',
	saveCsv: 'Als CSV speichern',
	ownName: 'Eigener Name',
	scripts: 'Schriften',
	direction: 'Richtung',
	rtl: 'von rechts nach links',
	ltr: 'von links nach rechts',
	languages: { one: 'Sprache', other: 'Sprachen' },
	allLanguages: 'Sprachen',
	find: 'Sprache suchen',
	noSuch: 'Keine der Sprachen heißt so.',
	noScript: 'Keine Schrift',
	noScriptWhy: 'In diesem Text sind keine Buchstaben: Ziffern, Satzzeichen und Emojis gehören zu keiner Schrift.',
	letters: { one: '{count} Buchstabe oder Zeichen', other: '{count} Buchstaben und Zeichen' },
	scriptsCount: { one: '{count} Schrift', other: '{count} Schriften' },
	orSpelt: 'Oder geschrieben',
	alreadyLatin: 'Schon in lateinischen Buchstaben. Schreiben in',
	everyScript: 'In jeder Schrift',
	latin: 'Lateinische Buchstaben',
	recognise: 'Erkennen',
	choose: 'Wählen',
	exchange: 'Tauschen und mit dem Ergebnis weitermachen',
	casual: 'Zwanglos',
	'da no': 'Dänisch schreibt af, noget, meget; Norwegisch av, noe, mye.',
	'af nl': 'Afrikaans schreibt y, nie … nie und is; Niederländisch ij, niet und zijn.',
	'hi mr': 'Hindi hat है und का; Marathi आहे und चा.',
	'es pt': 'Spanisch hat ñ, el, y; Portugiesisch ã, ç, o, e.',
	'hi ne': 'Hindi hat है und में; Nepalesisch छ und मा.',
	'bg mk': 'Bulgarisch hat ъ, щ, й; Mazedonisch ј, ќ, ѓ.',
	'hr sl': 'Kroatisch hat ć, đ, što; Slowenisch schreibt kaj und in.',
	'cs sk': 'Tschechisch hat ř, ě, ů; Slowakisch ľ, ĺ, ô, ä.',
	'bg ru': 'Bulgarisch hat ъ als Vokal und kein ы, э; Russisch hat beide.',
	'fa ur': 'Persisch hat است und را; Urdu ہے und ٹ ڈ ڑ ے.',
	'mr ne': 'Marathi hat आहे und ळ; Nepalesisch छ und लाई.',
	'ca es': 'Katalanisch hat ç, l·l, amb, i; Spanisch ñ, con, y.'
};
