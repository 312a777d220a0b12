import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof text> = {
	title: 'Analyse de texte',
	operations: {
		readability: 'Lisibilité'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['Texte', 'De préférence 100 mots ou plus'],
		language: ['Langue', 'Vide : reconnue d’après le texte']
	},
	examples: {
		'An easy pair of sentences': 'Deux phrases faciles',
		'Abbreviations, initials and decimals do not end a sentence': 'Abréviations et décimaux ne finissent pas la phrase',
		'German by its own formula': 'L’allemand par sa propre formule',
		'A hard one': 'Un difficile'
	}
};
