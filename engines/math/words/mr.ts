import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof math> = {
	title: 'गणित',
	operations: {
		evaluate: 'आकडेमोड',
		simplify: 'सोपे करा'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'राशी',
		variables: 'चल',
		digits: 'अंक',
		steps: 'पायऱ्या'
	},
	examples: {
		'Roots stay exact': 'मुळे अचूक राहतात',
		'Decimals are exact fractions': 'दशांश म्हणजे अचूक अपूर्णांक',
		'With a variable': 'चलासह',
		'As people write it': 'जसे लोक लिहितात',
		'Digits that cancel': 'एकमेकांना छेदणारे अंक',
		'A binomial': 'द्विपद',
		'A trigonometric identity': 'त्रिकोणमितीय नित्यसमानता'
	}
};
