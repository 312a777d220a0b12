import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'الزلازل',
	operations: {
		recent: 'أحدث الزلازل'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['المدة', 'آخر ساعة أو 24 ساعة أو 7 أيام أو 30 يومًا'],
		min_magnitude: ['أقل قوة', 'أصغر ما يُعرض؛ «المهمّة» بحسب الأثر'],
		at_least: ['القوة الدقيقة ابتداءً من', 'أي حدّ آخر؛ 6 تبدأ من 5.95'],
		limit: 'الحد الأقصى',
		near: ['قرب', 'يُذكر بُعد كل زلزال عن هذا المكان']
	},
	choices: {
		period: {
			hour: 'ساعة',
			day: 'يوم',
			week: 'أسبوع',
			month: 'شهر'
		},
		min_magnitude: {
			all: 'الكل',
			significant: 'المهمّة'
		}
	}
};
