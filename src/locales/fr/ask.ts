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
	}
};
