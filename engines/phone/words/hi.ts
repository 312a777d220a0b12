import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof phone> = {
	title: 'फ़ोन',
	operations: {
		example: 'फ़ोन नंबर',
		number: 'नंबर जाँचें'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'देश',
		type: ['प्रकार', 'जैसे `mobile`, `fixed_line`, `toll_free`'],
		number: ['नंबर', 'फ़ोन नंबर, अकेला या पाठ के बीच']
	},
	examples: {
		'A mobile number of Germany': 'जर्मनी का मोबाइल नंबर',
		'A toll-free number of the United States': 'अमेरिका का मुफ़्त नंबर',
		'A number of Berlin, as it is dialled there': 'बर्लिन का नंबर, जैसे वहाँ मिलाते हैं',
		'A number with an extension': 'एक्सटेंशन वाला नंबर',
		'One digit short': 'एक अंक कम'
	}
};
