import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof image> = {
	title: 'Imagen',
	operations: {
		info: 'Datos de una imagen'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'Imagen',
		url: ['Dirección', 'Dirección de la imagen; su servidor debe dejar leerla a otros sitios (CORS)'],
		base64: ['Base64 o URL data:', 'La imagen en base64 o como URL data:']
	}
};
