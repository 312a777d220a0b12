import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'Code Wi-Fi',
		qr: 'Code quelconque'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'Nom du réseau',
		password: 'Mot de passe',
		security: 'Sécurité',
		hidden: 'Réseau masqué',
		size: ['Taille en pixels', 'Largeur et hauteur de l’image'],
		format: 'Format',
		text: 'Texte',
		error_correction: 'Perte tolérée',
		dark: 'Foncé',
		light: 'Clair'
	},
	examples: {
		'A network with a password': 'Un réseau avec mot de passe',
		'An open network': 'Un réseau ouvert',
		'A hidden network, with characters that need escaping': 'Un réseau masqué avec des signes spéciaux',
		'An address': 'Une adresse',
		'Colours, and a quarter of it may be lost': 'Des couleurs, et un quart peut se perdre'
	}
};
