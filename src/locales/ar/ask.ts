import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'السؤال',
	lang: 'اللغة',
	time_zone: 'المنطقة الزمنية',
	date: 'اليوم'
};

export const words: Translation<typeof en> = {
	readings: 'ما قد يعنيه',
	probability: 'احتمال {share}',
	notUnderstood: 'لم يُفهم',
	week: 'الأسبوع',
	dayOfYear: 'رقم اليوم في السنة',
	leapYear: 'سنة كبيسة'
};
