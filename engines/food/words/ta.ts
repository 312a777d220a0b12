import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof food> = {
	title: 'உணவு',
	operations: {
		product: 'பார்கோடில் பொருள்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['பார்கோடு', 'கோடுகளின் கீழுள்ள இலக்கங்கள்: 8, 12, 13 அல்லது 14'],
		lang: 'மொழி'
	},
	examples: {
		'A hazelnut spread': 'ஹேசல்நட் பசை',
		'The same with its texts in German, where there are any': 'அதே, இருந்தால் ஜெர்மனில்'
	}
};
