import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof language> = {
	title: 'Sprache',
	operations: {
		detect: 'Sprache erkennen',
		detectBatch: 'Viele Texte',
		script: 'Schriften',
		languages: 'Bekannte Sprachen',
		transliterate: 'Umschrift'
	},
	packs: {
		detect: 'Sprachen unterscheiden',
		typing: 'Sprachen Indiens, wie man sie tippt',
		names: 'Namen von Orten und Sprachen, wie man sie tippt'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['Text', 'Beliebiger Text, bis zu einer Million Zeichen'],
		languages: ['Nur diese Sprachen', 'Ein Kürzel je Zeile; leer: alle 55'],
		segments: ['Teile eines gemischten Textes', 'Teilt den Text in Abschnitte je einer Sprache'],
		texts: ['Texte', '1 bis 100 Texte, einer je Zeile'],
		to: 'In',
		from: 'Aus'
	},
	examples: {
		'A sentence': 'Ein Satz',
		'Hindi, by words and not only by script': 'Hindi, an Wörtern und nicht nur an der Schrift',
		'Only what it can be': 'Nur was es sein kann',
		'Parts of a mixed text': 'Teile eines gemischten Textes',
		'No letters': 'Keine Buchstaben',
		'Three greetings': 'Drei Grüße',
		'Two scripts': 'Zwei Schriften',
		'Nothing to count': 'Nichts zu zählen',
		'Devanagari to ISO 15919': 'Devanagari nach ISO 15919',
		'Typed, to be written': 'Getippt, als Schrift',
		'As people type it': 'Wie man es tippt'
	}
};
