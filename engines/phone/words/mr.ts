import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof phone> = {
	title: 'फोन',
	operations: {
		example: 'फोन नंबर',
		number: 'नंबर तपासा'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'देश',
		type: ['प्रकार', 'जसे `mobile`, `fixed_line`, `toll_free`'],
		number: ['नंबर', 'फोन नंबर, एकटा किंवा मजकुरात']
	},
	examples: {
		'A mobile number of Germany': 'जर्मनीचा मोबाइल नंबर',
		'A toll-free number of the United States': 'अमेरिकेचा मोफत नंबर',
		'A number of Berlin, as it is dialled there': 'बर्लिनचा नंबर, तिथे लावतात तसा',
		'A number with an extension': 'एक्स्टेन्शन असलेला नंबर',
		'One digit short': 'एक अंक कमी'
	}
};
