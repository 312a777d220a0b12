import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in Arabic. */
export const ar: Words<keyof typeof en> = {
	none: 'لا توجد أخبار مطابقة.',
	someOf: 'الأخبار: {shown} من {count}.',
	stories: {
		zero: 'لا أخبار.',
		one: 'خبر واحد.',
		two: 'خبران.',
		few: '{count} أخبار.',
		many: '{count} خبرًا.',
		other: '{count} خبر.'
	},
	seen: 'تعذّر الوصول إلى البحث: هذه أخبار سبق عرضها، عُثر عليها من عناوينها.',
	truncated: 'قد يوجد المزيد: لم يُفحص سوى أول ألف.',
	points: {
		zero: 'لا نقاط',
		one: 'نقطة واحدة',
		two: 'نقطتان',
		few: '{count} نقاط',
		many: '{count} نقطة',
		other: '{count} نقطة'
	},
	comments: {
		zero: 'لا تعليقات',
		one: 'تعليق واحد',
		two: 'تعليقان',
		few: '{count} تعليقات',
		many: '{count} تعليقًا',
		other: '{count} تعليق'
	},
	newest: 'الأحدث',
	before: 'قبل {date}',
	author: 'أحد مستخدمي Hacker News',
	save: 'حفظ هذا البحث',
	forget: 'نسيان هذا البحث',
	saved: 'عمليات البحث المحفوظة',
	opened: 'فُتحت من قبل',
	clear: 'مسح هذه القائمة',
	newestFirst: 'الأحدث',
	pointsFrom: '≥ {count} نقطة'
};
