import type { FormsOf, NamesOf } from '../../kit/words';
import type { phone } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof phone> = {
	title: 'الهاتف',
	operations: {
		example: 'أرقام الهاتف',
		number: 'تحقّق من رقم'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof phone> = {
	fields: {
		country: 'البلد',
		type: ['النوع', 'مثل `mobile` أو `fixed_line` أو `toll_free`'],
		number: ['الرقم', 'رقم هاتف، وحده أو داخل نص']
	},
	examples: {
		'A mobile number of Germany': 'رقم جوال ألماني',
		'A toll-free number of the United States': 'رقم أمريكي مجاني',
		'A number of Berlin, as it is dialled there': 'رقم من برلين كما يُطلب هناك',
		'A number with an extension': 'رقم مع تحويلة',
		'One digit short': 'ينقصه رقم'
	}
};
