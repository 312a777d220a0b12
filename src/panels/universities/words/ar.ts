import type { UniversitiesWords } from './en';

export const ar: UniversitiesWords = {
	country: 'البلد',
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
	legend: 'اللون حسب عدد الجامعات'
};
