import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof image> = {
	title: 'चित्र',
	operations: {
		info: 'चित्राची माहिती'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'चित्र',
		url: ['पत्ता', 'चित्राचा पत्ता; त्याच्या सर्व्हरने इतर साइटना वाचू द्यावे (CORS)'],
		base64: ['Base64 किंवा data: URL', 'चित्र base64 स्वरूपात, किंवा data: URL']
	}
};
