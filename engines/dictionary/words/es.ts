import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof dictionary> = {
	title: 'Diccionario',
	operations: {
		related: 'Palabras relacionadas'
	},
	packs: {
		wordnet: 'WordNet',
		definitions: 'Definiciones de WordNet'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['Palabra', 'Una palabra o expresión inglesa, en cualquier forma'],
		limit: 'Palabras por lista',
		definitions: ['Definiciones', 'Dice también qué significa; sus datos llegan la primera vez']
	},
	examples: {
		'The plural of a noun': 'El plural de un nombre',
		'A phrase': 'Una expresión',
		'What it means': 'Qué significa',
		Parts: 'Partes'
	}
};
