import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'WLAN-Code',
		qr: 'Beliebiger Code'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'Name des Netzes',
		password: 'Passwort',
		security: 'Sicherheit',
		hidden: 'Verstecktes Netz',
		size: ['Größe in Pixeln', 'Breite und Höhe des Bildes'],
		format: 'Format',
		text: 'Text',
		error_correction: 'Darf verloren gehen',
		dark: 'Dunkel',
		light: 'Hell'
	},
	examples: {
		'A network with a password': 'Ein Netz mit Passwort',
		'An open network': 'Ein offenes Netz',
		'A hidden network, with characters that need escaping': 'Ein verstecktes Netz mit Sonderzeichen',
		'An address': 'Eine Adresse',
		'Colours, and a quarter of it may be lost': 'Farbig, und ein Viertel darf verloren gehen'
	}
};
