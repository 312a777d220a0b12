import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof text> = {
	title: 'உரை ஆய்வு',
	operations: {
		readability: 'வாசிப்பு எளிமை'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['உரை', '100 சொற்களுக்கு மேல் இருந்தால் நல்லது'],
		language: ['மொழி', 'வெறுமையாக விட்டால் உரையிலிருந்து அறியப்படும்']
	},
	examples: {
		'An easy pair of sentences': 'இரண்டு எளிய வாக்கியங்கள்',
		'Abbreviations, initials and decimals do not end a sentence': 'சுருக்கங்களும் தசமங்களும் வாக்கியத்தை முடிக்காது',
		'German by its own formula': 'ஜெர்மன், அதற்கான சூத்திரத்தால்',
		'A hard one': 'ஒரு கடின உரை'
	}
};
