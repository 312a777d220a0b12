import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof text> = {
	title: 'मजकूर तपासणी',
	operations: {
		readability: 'वाचनसुलभता'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['मजकूर', '100 किंवा अधिक शब्द असल्यास उत्तम'],
		language: ['भाषा', 'रिकामी ठेवल्यास मजकुरावरून ओळखली जाते']
	},
	examples: {
		'An easy pair of sentences': 'दोन सोपी वाक्ये',
		'Abbreviations, initials and decimals do not end a sentence': 'संक्षेप आणि दशांश वाक्य संपवत नाहीत',
		'German by its own formula': 'जर्मन, तिच्या स्वतःच्या सूत्राने',
		'A hard one': 'एक अवघड मजकूर'
	}
};
