import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof image> = {
	title: 'तस्वीर',
	operations: {
		info: 'तस्वीर की जानकारी'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'तस्वीर',
		url: ['पता', 'तस्वीर का पता; उसका सर्वर दूसरी साइटों को पढ़ने दे (CORS)'],
		base64: ['Base64 या data: URL', 'तस्वीर base64 के रूप में, या data: URL']
	}
};
