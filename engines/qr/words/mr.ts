import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'वाय-फाय कोड',
		qr: 'कोणताही कोड'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'नेटवर्कचे नाव',
		password: 'पासवर्ड',
		security: 'सुरक्षा',
		hidden: 'लपलेले नेटवर्क',
		size: ['आकार, पिक्सेलमध्ये', 'चित्राची रुंदी आणि उंची'],
		format: 'स्वरूप',
		text: 'मजकूर',
		error_correction: 'किती हरवू शकते',
		dark: 'गडद रंग',
		light: 'फिका रंग'
	},
	examples: {
		'A network with a password': 'पासवर्ड असलेले नेटवर्क',
		'An open network': 'खुले नेटवर्क',
		'A hidden network, with characters that need escaping': 'लपलेले नेटवर्क, खास चिन्हांसह',
		'An address': 'पत्ता',
		'Colours, and a quarter of it may be lost': 'रंगीत, आणि पाव भाग हरवला तरी चालेल'
	}
};
