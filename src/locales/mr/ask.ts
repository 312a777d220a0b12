import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in Marathi. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'प्रश्न',
		lang: 'भाषा',
		country: 'देश',
		time_zone: 'वेळ क्षेत्र',
		limit: 'जास्तीत जास्त',
		date: 'तारीख'
	},
	examples: {
		'A conversion in words': 'शब्दांत रूपांतर',
		'A clock elsewhere, in German': 'दुसरीकडची वेळ, जर्मनमध्ये',
		'Nothing here answers it': 'याचे उत्तर येथे नाही'
	}
};
