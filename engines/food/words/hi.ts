import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof food> = {
	title: 'खाना',
	operations: {
		product: 'बारकोड से उत्पाद'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['बारकोड', 'धारियों के नीचे के अंक: 8, 12, 13 या 14'],
		lang: 'भाषा'
	},
	examples: {
		'A hazelnut spread': 'हेज़लनट क्रीम',
		'The same with its texts in German, where there are any': 'वही, जर्मन में जहाँ हो'
	}
};
