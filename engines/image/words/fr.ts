import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof image> = {
	title: 'Image',
	operations: {
		info: 'Infos d’une image'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'Image',
		url: ['Adresse', 'Adresse de l’image ; son serveur doit la laisser lire aux autres sites (CORS)'],
		base64: ['Base64 ou URL data:', 'L’image en base64 ou comme URL data:']
	}
};
