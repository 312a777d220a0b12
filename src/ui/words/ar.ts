import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In Arabic. */
export const ar: Words<UiKey> = {
	more: 'خيارات أخرى',
	optional: 'اختياري',
	any: 'أي',
	chooseCountry: 'اختر بلدًا',
	showPassword: 'أظهر كلمة المرور',
	here: 'استخدم موقعي',
	hereDenied: 'لا يُسمح لهذه الصفحة بالسؤال عن موقعك.',
	hereUnknown: 'لم يستطع الجهاز تحديد موقعه.',
	dropFile: 'أفلت ملفًا هنا أو ألصقه أو اختره',
	pastedFile: 'ملف مُلصق',
	asTable: 'كجدول',
	showAll: 'أظهر الكل ({count})',
	copy: 'نسخ',
	copied: 'نُسخ',
	copyFailed: 'تعذّر النسخ',
	copyJson: 'نسخ JSON'
};
