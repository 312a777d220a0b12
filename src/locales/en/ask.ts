import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in English. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'Question',
		lang: 'Language',
		country: 'Country',
		time_zone: 'Time zone',
		limit: 'Show up to',
		date: 'Date'
	}
};
