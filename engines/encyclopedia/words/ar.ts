import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'الموسوعة',
	operations: {
		autocomplete: 'ابحث عن مقال',
		onThisDay: 'في مثل هذا اليوم'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'المقال',
		lang: ['لغة ويكيبيديا', 'مثل en أو de أو ar'],
		limit: 'الحد الأقصى',
		summary: 'ملخص',
		month: 'الشهر',
		day: 'اليوم',
		type: ['ماذا', 'المختارة: أحداث قليلة اختارها المحررون'],
		offset: 'تخطّي'
	},
	choices: {
		type: {
			events: 'أحداث',
			births: 'مواليد',
			deaths: 'وفيات',
			holidays: 'أعياد',
			selected: 'مختارة'
		}
	},
	examples: {
		'Titles that begin with “earth”': 'عناوين تبدأ بـ«earth»'
	}
};
