import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof food> = {
	title: 'खाद्यपदार्थ',
	operations: {
		product: 'बारकोडवरून उत्पादन'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['बारकोड', 'रेघांखालचे अंक: 8, 12, 13 किंवा 14'],
		lang: 'भाषा'
	},
	examples: {
		'A hazelnut spread': 'हेझलनट क्रीम',
		'The same with its texts in German, where there are any': 'तेच, जर्मनमध्ये असेल तिथे'
	}
};
