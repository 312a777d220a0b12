import type { FormsOf, NamesOf } from '../../kit/words';
import type { currency } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof currency> = {
	title: 'العملات',
	operations: {
		rates: 'أسعار الصرف'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'العملة',
		symbols: 'هذه العملات فقط',
		amount: 'المبلغ',
		date: 'اليوم',
		start: 'أول يوم',
		end: 'آخر يوم',
		group: 'لكل',
		history: 'الأشهر الاثنا عشر الماضية'
	}
};
