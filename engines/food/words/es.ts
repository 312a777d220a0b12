import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof food> = {
	title: 'Alimentos',
	operations: {
		product: 'Producto por código de barras'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['Código de barras', 'Las cifras bajo las barras: 8, 12, 13 o 14'],
		lang: 'Idioma'
	},
	examples: {
		'A hazelnut spread': 'Una crema de avellanas',
		'The same with its texts in German, where there are any': 'Lo mismo en alemán, si lo hay'
	}
};
