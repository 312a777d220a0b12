import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in German. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'Frage',
		lang: 'Sprache',
		country: 'Land',
		time_zone: 'Zeitzone',
		limit: 'Höchstens',
		date: 'Datum'
	},
	examples: {
		'A conversion in words': 'Eine Umrechnung in Worten',
		'A clock elsewhere, in German': 'Eine Uhrzeit anderswo, auf Deutsch',
		'Nothing here answers it': 'Das beantwortet hier nichts'
	}
};
