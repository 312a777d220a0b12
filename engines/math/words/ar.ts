import type { FormsOf, NamesOf } from '../../kit/words';
import type { math } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof math> = {
	title: 'الرياضيات',
	operations: {
		evaluate: 'احسب',
		simplify: 'بسّط'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof math> = {
	fields: {
		expression: 'التعبير',
		variables: 'المتغيرات',
		digits: 'الأرقام',
		steps: 'الخطوات'
	},
	examples: {
		'Roots stay exact': 'الجذور تبقى دقيقة',
		'Decimals are exact fractions': 'الأعداد العشرية كسور دقيقة',
		'With a variable': 'مع متغير',
		'As people write it': 'كما يكتبها الناس',
		'Digits that cancel': 'أرقام تتلاشى',
		'A binomial': 'ثنائي حد',
		'A trigonometric identity': 'متطابقة مثلثية'
	}
};
