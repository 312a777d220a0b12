import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof geo> = {
	title: 'الأماكن',
	operations: {
		distance: 'المسافة',
		destination: 'الوجهة',
		timezone: 'المنطقة الزمنية',
		places: 'المدن'
	},
	packs: {
		zones: 'حدود المناطق الزمنية',
		places: 'مدن العالم بأسمائها'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['من', 'مدينة أو إحداثيات أو رابط خريطة أو رمز plus'],
		to: 'إلى',
		bearing: ['الاتجاه', 'عند البداية، بالدرجات من الشمال مع عقارب الساعة'],
		kilometers: ['الكيلومترات', 'طول الطريق؛ نصف محيط الأرض على الأكثر'],
		coords: ['المكان', 'مدينة أو إحداثيات أو رابط خريطة أو رمز plus'],
		at: ['اللحظة', 'من 1970 إلى 2100، بتوقيت UTC ما لم يُذكر فرق؛ الآن إن تُرك فارغًا'],
		local: ['الوقت على الساعة هناك', 'بدل «اللحظة»: ما تُظهره الساعات هناك'],
		q: ['المكان', 'اسم أو بدايته بأي خط، أو خط عرض وطول'],
		country: 'البلد',
		limit: 'الحد الأقصى'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'أمستردام عام 1930 بحسب الشمس',
		'Berlin to Paris': 'برلين إلى باريس',
		'Across the date line, Fiji to Samoa': 'عبر خط التاريخ، فيجي إلى ساموا',
		'Degrees, minutes and seconds to a plus code': 'من الدرجات والدقائق والثواني إلى رمز plus',
		'Two cities by name': 'مدينتان بالاسم',
		'Antipodes: any way is the shortest': 'نقطتان متقابلتان على الأرض',
		'A quarter of the way around the Earth, east along the equator': 'ربع محيط الأرض شرقًا على خط الاستواء',
		'One degree of latitude north of Berlin': 'درجة عرض واحدة شمال برلين',
		'Kathmandu, 45 minutes off the hour': 'كاتماندو، بفرق 45 دقيقة',
		'A time that the clocks of Berlin skip': 'وقت تتخطاه ساعات برلين',
		'A time that they show twice': 'وقت تُظهره مرتين',
		'Dublin in summer': 'دبلن في الصيف',
		'In the middle of the Pacific': 'في وسط المحيط الهادئ',
		'Cologne by its own name': 'كولونيا باسمها الأصلي',
		'The other Paris': 'باريس الأخرى',
		'A name of several cities': 'اسم لعدة مدن',
		'The nearest city to a point': 'أقرب مدينة إلى نقطة'
	}
};
