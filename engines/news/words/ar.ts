import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof news> = {
	title: 'أخبار التقنية',
	operations: {
		search: 'ابحث في الأخبار'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'الكلمات',
		timespan: 'خلال آخر',
		sort: 'أولًا',
		min_points: 'أقل عدد نقاط',
		tag: 'النوع',
		author: 'الكاتب',
		before: 'قبل',
		limit: 'الحد الأقصى'
	},
	choices: {
		timespan: {
			'1h': 'ساعة',
			'6h': '6 ساعات',
			'12h': '12 ساعة',
			'1d': 'يوم',
			'3d': '3 أيام',
			'1w': 'أسبوع',
			'2w': 'أسبوعان',
			'1m': 'شهر',
			'3m': '3 أشهر',
			'1y': 'سنة'
		},
		sort: {
			newest: 'الأحدث',
			relevance: 'الأكثر صلة'
		},
		tag: {
			story: 'الكل',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'الصفحة الأولى'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'أخبار SQLite الرائجة في الشهر الماضي',
		'What people showed of their work with SQLite within a year': 'ما عرضه الناس من أعمالهم مع SQLite خلال سنة'
	}
};
