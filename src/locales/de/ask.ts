import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in German. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'Frage',
		lang: 'Sprache',
		country: 'Land',
		time_zone: 'Zeitzone',
		limit: 'Höchstens',
		date: 'Datum'
	}
};
