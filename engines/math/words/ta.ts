import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof math> = {
	title: 'கணிதம்',
	operations: {
		evaluate: 'கணக்கிடு',
		simplify: 'சுருக்கு'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'கோவை',
		variables: 'மாறிகள்',
		digits: 'இலக்கங்கள்',
		steps: 'படிகள்'
	},
	examples: {
		'Roots stay exact': 'மூலங்கள் துல்லியமாக',
		'Decimals are exact fractions': 'தசமங்கள் துல்லியப் பின்னங்கள்',
		'With a variable': 'மாறியுடன்',
		'As people write it': 'மக்கள் எழுதும் வடிவில்',
		'Digits that cancel': 'நீங்கும் இலக்கங்கள்',
		'A binomial': 'ஈருறுப்பு',
		'A trigonometric identity': 'முக்கோணவியல் முற்றொருமை'
	}
};
