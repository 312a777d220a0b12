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
	}
};
