import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof currency> = {
	title: 'मुद्रा',
	operations: {
		rates: 'विनिमय दरें'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'मुद्रा',
		symbols: 'केवल ये मुद्राएँ',
		amount: 'राशि',
		date: 'दिन',
		start: 'पहला दिन',
		end: 'आख़िरी दिन',
		group: 'हर',
		history: 'पिछले बारह महीने'
	}
};
