import type { FormsOf, NamesOf } from '../../kit/words';
import type { food } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof food> = {
	title: 'Aliments',
	operations: {
		product: 'Produit par code-barres'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['Code-barres', 'Les chiffres sous les barres : 8, 12, 13 ou 14'],
		lang: 'Langue'
	},
	examples: {
		'A hazelnut spread': 'Une pâte à tartiner aux noisettes',
		'The same with its texts in German, where there are any': 'La même en allemand, s’il y en a'
	}
};
