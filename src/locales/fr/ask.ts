import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in French. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'Question',
		lang: 'Langue',
		country: 'Pays',
		time_zone: 'Fuseau horaire',
		limit: 'Au plus',
		date: 'Date'
	},
	examples: {
		'A conversion in words': 'Une conversion en mots',
		'A clock elsewhere, in German': 'L’heure ailleurs, en allemand',
		'Nothing here answers it': 'Rien ici n’y répond'
	}
};
