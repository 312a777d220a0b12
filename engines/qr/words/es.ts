import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in Spanish. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'Código wifi',
		qr: 'Cualquier código'
	}
};

/** Its forms in Spanish. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'Nombre de la red',
		password: 'Contraseña',
		security: 'Seguridad',
		hidden: 'Red oculta',
		size: ['Tamaño en píxeles', 'Ancho y alto de la imagen'],
		format: 'Formato',
		text: 'Texto',
		error_correction: 'Puede perderse',
		dark: 'Oscuro',
		light: 'Claro'
	},
	examples: {
		'A network with a password': 'Una red con contraseña',
		'An open network': 'Una red abierta',
		'A hidden network, with characters that need escaping': 'Una red oculta con signos especiales',
		'An address': 'Una dirección',
		'Colours, and a quarter of it may be lost': 'Colores, y puede perderse una cuarta parte'
	}
};
