import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof universities> = {
	title: 'الجامعات',
	operations: {
		countries: 'حسب البلد',
		universities: 'بالاسم أو النطاق'
	},
	packs: {
		universities: 'الجامعات والمدارس بالاسم والنطاق'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'البلد',
		q: ['الاسم', 'كلمات من الاسم بأي ترتيب، أو اختصاره مثل `mit`'],
		domain: ['النطاق أو البريد الإلكتروني', 'نطاق أو بريد إلكتروني أو عنوان موقع'],
		level: ['النوع', 'ما يدل عليه الاسم والنطاق'],
		limit: 'الحد الأقصى',
		offset: ['تخطّي', 'ما يُترك في البداية']
	},
	choices: {
		level: {
			higher_education: 'تعليم عالٍ',
			school: 'مدرسة'
		}
	}
};
