import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof food> = {
	title: 'الغذاء',
	operations: {
		product: 'منتج بالباركود'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['الباركود', 'الأرقام تحت الخطوط: 8 أو 12 أو 13 أو 14'],
		lang: 'اللغة'
	},
	examples: {
		'A hazelnut spread': 'كريمة البندق',
		'The same with its texts in German, where there are any': 'نفسه بالألمانية إن وُجدت'
	}
};
