import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof text> = {
	title: 'Textanalyse',
	operations: {
		readability: 'Lesbarkeit'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['Text', 'Am besten 100 Wörter oder mehr'],
		language: ['Sprache', 'Leer: am Text erkannt']
	},
	examples: {
		'An easy pair of sentences': 'Zwei leichte Sätze',
		'Abbreviations, initials and decimals do not end a sentence': 'Abkürzungen und Dezimalzahlen beenden keinen Satz',
		'German by its own formula': 'Deutsch nach eigener Formel',
		'A hard one': 'Ein schwerer'
	}
};
