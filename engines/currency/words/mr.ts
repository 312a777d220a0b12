import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof currency> = {
	title: 'चलन',
	operations: {
		rates: 'विनिमय दर'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'चलन',
		symbols: 'फक्त ही चलने',
		amount: 'रक्कम',
		date: 'दिवस',
		start: 'पहिला दिवस',
		end: 'शेवटचा दिवस',
		group: 'दर',
		history: 'मागील बारा महिने'
	}
};
