import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'الكلمة',
	limit: 'كلمات كل قائمة',
	definitions: 'المعاني'
};

export const words: Translation<typeof en> = {
	noun: 'اسم',
	verb: 'فعل',
	adjective: 'صفة',
	adverb: 'ظرف',
	otherSense: '{lemma}، {part} {number}',
	synonyms: 'المعنى نفسه',
	antonyms: 'العكس',
	similar: 'قريب في المعنى',
	broader: 'نوع من',
	narrower: 'أنواعه',
	wholes: 'جزء من',
	parts: 'أجزاؤه',
	derived: 'مشتقّ منه',
	homophones: 'النطق نفسه',
	rhymes: 'القوافي',
	soundsLike: 'بفارق صوت واحد',
	syllables: {
		zero: 'لا مقاطع',
		one: 'مقطع واحد',
		two: 'مقطعان',
		few: '{count} مقاطع',
		many: '{count} مقطعًا',
		other: '{count} مقطع'
	},
	instance: 'مثال',
	member: 'عضو',
	substance: 'مادة',
	walk: 'الكلمات التي مررت بها',
	meanings: {
		zero: 'لا معانٍ',
		one: 'معنى واحد',
		two: 'معنيان',
		few: '{count} معانٍ',
		many: '{count} معنى',
		other: '{count} معنى'
	},
	notStored: 'تأتي التعريفات مع الاتصال التالي: بياناتها ليست على هذا الجهاز بعد.',
	showMore: 'إظهار {count} أخرى',
	moreOf: '{count} أخرى: {title}'
};
