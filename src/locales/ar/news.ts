import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'الكلمات',
	timespan: 'خلال آخر',
	sort: 'أولًا',
	min_points: 'أقل عدد نقاط',
	tag: 'النوع',
	author: 'الكاتب',
	before: 'قبل',
	'timespan=1h': 'ساعة',
	'timespan=6h': '6 ساعات',
	'timespan=12h': '12 ساعة',
	'timespan=1d': 'يوم',
	'timespan=3d': '3 أيام',
	'timespan=1w': 'أسبوع',
	'timespan=2w': 'أسبوعان',
	'timespan=1m': 'شهر',
	'timespan=3m': '3 أشهر',
	'timespan=1y': 'سنة',
	'sort=newest': 'الأحدث',
	'sort=relevance': 'الأكثر صلة',
	'tag=story': 'الكل',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'الصفحة الأولى'
};

export const words: Translation<typeof en> = {
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
	newestFirst: 'الأحدث',
	pointsFrom: '≥ {count} نقطة'
};
