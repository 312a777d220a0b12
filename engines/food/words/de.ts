import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof food> = {
	title: 'Lebensmittel',
	operations: {
		product: 'Produkt nach Strichcode'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['Strichcode', 'Die Ziffern unter den Strichen: 8, 12, 13 oder 14'],
		lang: 'Sprache'
	},
	examples: {
		'A hazelnut spread': 'Ein Haselnussaufstrich',
		'The same with its texts in German, where there are any': 'Dasselbe auf Deutsch, soweit vorhanden'
	}
};
