import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof image> = {
	title: 'Bild',
	operations: {
		info: 'Bildinfos'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'Bild',
		url: ['Adresse', 'Adresse des Bildes; sein Server muss andere Seiten lesen lassen (CORS)'],
		base64: ['Base64 oder data:-URL', 'Das Bild als base64 oder data:-URL']
	}
};
