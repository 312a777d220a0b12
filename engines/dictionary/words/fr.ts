import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof dictionary> = {
	title: 'Dictionnaire',
	operations: {
		related: 'Mots apparentés'
	},
	packs: {
		wordnet: 'WordNet',
		definitions: 'Définitions de WordNet'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['Mot', 'Un mot ou une expression anglaise, sous toute forme'],
		limit: 'Mots par liste',
		definitions: ['Définitions', 'Dit aussi ce que le mot signifie ; les données arrivent la première fois']
	},
	examples: {
		'The plural of a noun': 'Le pluriel d’un nom',
		'A phrase': 'Une expression',
		'What it means': 'Ce que cela signifie',
		Parts: 'Parties'
	}
};
