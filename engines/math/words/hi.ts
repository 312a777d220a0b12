import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof math> = {
	title: 'गणित',
	operations: {
		evaluate: 'हिसाब',
		simplify: 'सरल करें'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'व्यंजक',
		variables: 'चर',
		digits: 'अंक',
		steps: 'चरण'
	},
	examples: {
		'Roots stay exact': 'मूल सटीक रहते हैं',
		'Decimals are exact fractions': 'दशमलव सटीक भिन्न हैं',
		'With a variable': 'चर के साथ',
		'As people write it': 'जैसे लोग लिखते हैं',
		'Digits that cancel': 'कटने वाले अंक',
		'A binomial': 'द्विपद',
		'A trigonometric identity': 'त्रिकोणमितीय सर्वसमिका'
	}
};
