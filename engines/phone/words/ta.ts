import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof phone> = {
	title: 'தொலைபேசி',
	operations: {
		example: 'தொலைபேசி எண்கள்',
		number: 'எண்ணைச் சரிபார்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'நாடு',
		type: ['வகை', 'எ.கா. `mobile`, `fixed_line`, `toll_free`'],
		number: ['எண்', 'தொலைபேசி எண், தனியாக அல்லது உரையில்']
	},
	examples: {
		'A mobile number of Germany': 'ஜெர்மனியின் கைபேசி எண்',
		'A toll-free number of the United States': 'அமெரிக்க இலவச எண்',
		'A number of Berlin, as it is dialled there': 'பெர்லின் எண், அங்கு அழைப்பது போல',
		'A number with an extension': 'நீட்டிப்பு உள்ள எண்',
		'One digit short': 'ஓர் இலக்கம் குறைவு'
	}
};
