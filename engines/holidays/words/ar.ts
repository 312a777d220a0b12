import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof holidays> = {
	title: 'العطل الرسمية',
	operations: {
		holidays: 'عطل السنة',
		workdays: 'أيام العمل'
	},
	packs: {
		holidays: 'تقاويم كل البلدان'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'البلد',
		year: ['السنة', 'السنة الجارية إن تُرك فارغًا'],
		subdivision: ['الولاية أو المنطقة', 'بالاسم أو الرمز: `BY`، `DE-BY`، `Bavaria`'],
		format: 'الصيغة',
		from: ['من يوم', 'اليوم الذي يبدأ منه العد'],
		to: ['إلى يوم', 'بعد عشر سنوات على الأكثر'],
		add: ['أيام العمل المضافة', 'بدل اليوم الأخير']
	},
	examples: {
		'United States, 2026': 'الولايات المتحدة، 2026',
		'Bavaria, where Epiphany is a holiday': 'بافاريا، حيث عيد الغطاس عطلة',
		'Between the years in Bavaria': 'بين عامين في بافاريا',
		'Ten working days after 21 December': 'بعد 21 ديسمبر بعشرة أيام عمل'
	}
};
