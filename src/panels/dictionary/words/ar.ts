import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in Arabic. */
export const ar: Words<keyof typeof en> = {
	noun: 'اسم',
	verb: 'فعل',
	adjective: 'صفة',
	adverb: 'ظرف',
	sense: '{part} {number}',
	otherSense: '{lemma}، {part} {number}',
	synonyms: 'المعنى نفسه',
	antonyms: 'العكس',
	similar: 'قريب في المعنى',
	broader: 'نوع من',
	narrower: 'أنواعه',
	wholes: 'جزء من',
	parts: 'أجزاؤه',
	derived: 'مشتقّ منه',
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
	more: '{count} أخرى',
	moreOf: '{count} أخرى: {title}'
};
