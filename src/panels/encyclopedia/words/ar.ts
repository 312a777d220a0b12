import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the encyclopedia panels in Arabic. */
export const ar: Words<keyof typeof en> = {
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
	dayAfter: 'اليوم التالي',
	month: 'الشهر',
	day: 'اليوم'
};
