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
	copyJson: 'نسخ JSON',
	places: 'الأماكن',
	placesFound: {
		zero: 'لا أماكن ({count})',
		one: 'مكان واحد ({count})؛ تختار الأسهم ويأخذ Enter',
		two: 'مكانان ({count})؛ تختار الأسهم ويأخذ Enter',
		few: '{count} أماكن؛ تختار الأسهم ويأخذ Enter',
		many: '{count} مكانًا؛ تختار الأسهم ويأخذ Enter',
		other: '{count} مكان؛ تختار الأسهم ويأخذ Enter'
	},
	placeSample: 'القاهرة، أو \u206630.04, 31.24\u2069',
	latitudeLongitude: 'خط العرض، خط الطول',
	citiesFailed: 'تعذّر تحميل المدن.',
	mapKeys: '{label}. تحرّك الأسهم العلامة، ويختار Enter المكان.',
	north: '{degrees}° شمالًا',
	south: '{degrees}° جنوبًا',
	east: '{degrees}° شرقًا',
	west: '{degrees}° غربًا',
	cut: {
		zero: '{text}… ({count} حرف)',
		one: '{text}… ({count} حرف)',
		two: '{text}… ({count} حرف)',
		few: '{text}… ({count} أحرف)',
		many: '{text}… ({count} حرفًا)',
		other: '{text}… ({count} حرف)'
	},
	cityUnknown: 'لا تُعرف هنا مدينة بهذا الاسم؛ الأماكن الصغيرة غير مدرجة.'
};
