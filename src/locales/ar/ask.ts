import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in Arabic. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'السؤال',
		lang: 'اللغة',
		country: 'البلد',
		time_zone: 'المنطقة الزمنية',
		limit: 'الحد الأقصى',
		date: 'التاريخ'
	},
	examples: {
		'A conversion in words': 'تحويل بالكلمات',
		'A clock elsewhere, in German': 'الوقت في مكان آخر، بالألمانية',
		'Nothing here answers it': 'لا جواب عن هذا هنا'
	}
};
