import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'المقال',
	lang: 'لغة ويكيبيديا',
	summary: 'ملخص',
	month: 'الشهر',
	type: 'ماذا',
	offset: 'تخطّي',
	'type=events': 'أحداث',
	'type=births': 'مواليد',
	'type=deaths': 'وفيات',
	'type=holidays': 'أعياد',
	'type=selected': 'مختارة'
};

export const words: Translation<typeof en> = {
	seen: 'تعذّر الوصول إلى ويكيبيديا: هذه عناوين سبق عرضها.',
	seenAndWords: 'تعذّر الوصول إلى ويكيبيديا: هذه عناوين سبق عرضها، وكلمات من القاموس.',
	none: 'لا عنوان في هذه النسخة من ويكيبيديا يبدأ بـ «{query}».',
	foundAs: 'عُثر عليه باسم «{title}»',
	summary: 'ملخص',
	noSummary: 'تعذّر الحصول على ملخص؛ تجده في المقالة.',
	nothing: 'لا شيء مدرج لهذا اليوم.',
	noMore: 'لا شيء آخر مدرج لهذا اليوم.',
	notWhole: 'تعذّرت قراءة كل ما تورده صفحة ويكيبيديا عن هذا اليوم.',
	dayBefore: 'اليوم السابق',
	today: 'اليوم',
	dayAfter: 'اليوم التالي'
};
