import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'वाई-फ़ाई कोड',
		qr: 'कोई भी कोड'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'नेटवर्क का नाम',
		password: 'पासवर्ड',
		security: 'सुरक्षा',
		hidden: 'छिपा हुआ नेटवर्क',
		size: ['आकार, पिक्सेल में', 'तस्वीर की चौड़ाई और ऊँचाई'],
		format: 'रूप',
		text: 'पाठ',
		error_correction: 'कितना खो सकता है',
		dark: 'गहरा रंग',
		light: 'हल्का रंग'
	},
	examples: {
		'A network with a password': 'पासवर्ड वाला नेटवर्क',
		'An open network': 'खुला नेटवर्क',
		'A hidden network, with characters that need escaping': 'छिपा नेटवर्क, ख़ास चिह्नों के साथ',
		'An address': 'पता',
		'Colours, and a quarter of it may be lost': 'रंगीन, और चौथाई खो भी जाए'
	}
};
