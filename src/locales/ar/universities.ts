import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'الاسم',
	domain: 'النطاق أو البريد الإلكتروني',
	level: 'النوع',
	offset: 'تخطّي',
	'level=higher_education': 'تعليم عالٍ',
	'level=school': 'مدرسة'
};

export const words: Translation<typeof en> = {
	universities: 'الجامعات',
	share: 'الحصة',
	totalUnit: { zero: 'جامعة', one: 'جامعة', two: 'جامعتان', few: 'جامعات', many: 'جامعة', other: 'جامعة' },
	rank: 'المرتبة {rank} من {count}؛ {share} من كل المدرجة.',
	inCountries: {
		zero: 'لا بلدان.',
		one: 'في بلد واحد. اضغط عليه في الخريطة أو الجدول.',
		two: 'في بلدين. اضغط على أحدهما في الخريطة أو الجدول.',
		few: 'في {count} بلدان. اضغط على أحدها في الخريطة أو الجدول.',
		many: 'في {count} بلدًا. اضغط على أحدها في الخريطة أو الجدول.',
		other: 'في {count} بلد. اضغط على أحدها في الخريطة أو الجدول.'
	},
	byCountry: 'الجامعات حسب البلد',
	legend: 'اللون حسب عدد الجامعات',
	found: {
		zero: 'لا مؤسسات',
		one: 'مؤسسة واحدة',
		two: 'مؤسستان',
		few: '{count} مؤسسات',
		many: '{count} مؤسسة',
		other: '{count} مؤسسة'
	},
	countryUnknown: 'البلد غير معروف',
	showMore: 'عرض المزيد',
	copyDomain: 'انسخ {domain}',
	unknown: 'لا تعرف القائمة {domain}. هذا لا يعني أنه ليس جامعة.',
	academicOnly: 'لا تعرف القائمة {domain}؛ ويُقال إن نهايته للمؤسسات الأكاديمية وحدها.',
	excluded: 'تستبعد القائمة {domain}: لآخرين عناوين فيه أيضًا.',
	misused: 'حصل آخرون أيضًا على عناوين ضمن {domain}.',
	mended: 'لا شيء بهذا الاسم؛ هذا ما يُسمى «{name}».',
	nothing: 'لا شيء في القائمة يطابق. جرّب الاسم الإنجليزي أو النطاق.',
	homeless: 'المؤسسات التي لا يدل نطاقها على بلد (‎.com و‎.org ومعظم ‎.edu) لا تُعثر عليها إلا بالاسم أو النطاق.',
	listSource: 'الجامعات والمدارس: swot من JetBrains والمساهمين.',
	listThem: 'اعرضها'
};
