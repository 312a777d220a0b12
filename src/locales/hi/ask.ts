import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in Hindi. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'सवाल',
		lang: 'भाषा',
		country: 'देश',
		time_zone: 'समय क्षेत्र',
		limit: 'अधिकतम',
		date: 'तारीख'
	},
	examples: {
		'A conversion in words': 'शब्दों में रूपांतरण',
		'A clock elsewhere, in German': 'कहीं और का समय, जर्मन में',
		'Nothing here answers it': 'यहाँ इसका उत्तर नहीं है'
	}
};
