import type { holidays } from '../../../engines/holidays/contract';
import type { NotedCountry } from '../../../engines/holidays/notes';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/holidays';

/** Form texts in Arabic. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'البلد',
		year: ['السنة', 'السنة الجارية إن تُرك فارغًا'],
		subdivision: ['الولاية أو المنطقة', 'بالاسم أو الرمز: `BY`، `DE-BY`، `Bavaria`'],
		kinds: ['أنواع الأيام', 'مفصولة بفواصل: `public`، `half`، `bank`، `collective`'],
		format: 'الصيغة',
		from: ['من يوم', 'اليوم الذي يبدأ منه العد'],
		to: ['إلى يوم', 'بعد عشر سنوات على الأكثر'],
		add: ['أيام العمل المضافة', 'بدل اليوم الأخير']
	},
	examples: {
		'United States, 2026': 'الولايات المتحدة، 2026',
		'Bavaria, where Epiphany is a holiday': 'بافاريا، حيث عيد الغطاس عطلة',
		'Christmas to New Year in Bavaria': 'بين عامين في بافاريا',
		'Ten working days after 21 December': 'بعد 21 ديسمبر بعشرة أيام عمل'
	}
};

/** Page texts in Arabic. */
export const words: Translation<typeof en> = {
	country: 'البلد',
	part: 'جزء من البلد',
	nationwide: 'في كل البلد',
	days: {
		zero: 'لا أيام',
		one: 'يوم واحد',
		two: 'يومان',
		few: '{count} أيام',
		many: '{count} يومًا',
		other: '{count} يوم'
	},
	calendarFile: 'ملف تقويم (.ics)',
	calendarName: 'العطل الرسمية {place} {year}',
	calendarEstimated: 'تقديري: يُعلَن اليوم لاحقًا.',
	nextLong: 'عطلة نهاية الأسبوع الطويلة القادمة',
	noLeave: {
		zero: 'لا أيام',
		one: 'يوم واحد، دون إجازة',
		two: 'يومان، دون إجازة',
		few: '{count} أيام، دون إجازة',
		many: '{count} يومًا، دون إجازة',
		other: '{count} يوم، دون إجازة'
	},
	longWeekends: 'عطل نهاية أسبوع طويلة',
	bridged: {
		zero: 'لا أيام، مع إجازة {day}',
		one: 'يوم واحد، مع إجازة {day}',
		two: 'يومان، مع إجازة {day}',
		few: '{count} أيام، مع إجازة {day}',
		many: '{count} يومًا، مع إجازة {day}',
		other: '{count} يوم، مع إجازة {day}'
	},
	show: 'العرض',
	calendar: 'التقويم',
	list: 'القائمة',
	updated: 'حُدّث في {day}.',
	knownUntil: 'المواعيد المعلنة مدرجة حتى {day}؛ وما بعده من أيام «تقديرية» قد يتغيّر.',
	tableCaption: 'العطل الرسمية في {place}، {year}',
	date: 'التاريخ',
	holiday: 'العطلة',
	law: 'بقاعدة ثابتة: {source}',
	announced: 'مُعلَن: {source}',
	computed: 'حسب تقويمه: {source}',
	one_off: 'لهذه المرة: {source}',
	collection: 'من مجموعة، لم تُراجَع بالقانون: {source}',
	substitute: 'بديل',
	halfDay: 'نصف يوم',
	estimated: 'تقديري',
	announcedLater: 'يُعلَن اليوم لاحقًا',
	notNationwide: 'ليس في كل البلد',
	holdsIn: 'يسري في {parts}',
	todayIs: 'اليوم عطلة:',
	nextHoliday: 'العطلة القادمة',
	workdays: {
		zero: '{count} يوم عمل',
		one: '{count} يوم عمل',
		two: '{count} يوما عمل',
		few: '{count} أيام عمل',
		many: '{count} يوم عمل',
		other: '{count} يوم عمل'
	},
	workdaysAdded: {
		zero: '{count} يوم عمل بعد {day}',
		one: '{count} يوم عمل بعد {day}',
		two: '{count} يوما عمل بعد {day}',
		few: '{count} أيام عمل بعد {day}',
		many: '{count} يوم عمل بعد {day}',
		other: '{count} يوم عمل بعد {day}'
	},
	weekendDays: {
		zero: '{count} يوم من العطلة الأسبوعية',
		one: '{count} يوم من العطلة الأسبوعية',
		two: '{count} يومان من العطلة الأسبوعية',
		few: '{count} أيام من العطلة الأسبوعية',
		many: '{count} يومًا من العطلة الأسبوعية',
		other: '{count} يوم من العطلة الأسبوعية'
	},
	workedWeekends: 'أيام العطلة الأسبوعية التي يُعمل فيها: {days}',
	holidaysBetween: 'العطل بينهما',
	onWeekend: 'في عطلة أسبوعية',
	noteUnread:
		'لم يُقرأ أي قانون أو إعلان لهذا البلد: كل يوم وفق قواعد مكتبة برمجية، وأيام العطلة لمرة واحدة غير معروفة.',
	noteEarly:
		'لم يُقرأ إلا القليل من قوانين ما قبل عام 2000: وحيث لم يُقرأ قانون طُبّقت قواعد اليوم على الماضي، فقد يظهر هنا يوم استُحدث لاحقًا وقد تغيب أيام ذلك الزمن.',
	noteReckoned: 'تُعلَن بعض الأعياد هنا عامًا بعد عام ولم تُقرأ إعلانات أي عام: أيامها محسوبة ومعلَّمة بأنها تقديرية.'
};

/** The notes on single countries in Arabic. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {
	RU: 'الأيام التي جعلتها المراسيم أيام عدم عمل أثناء الوباء، ومنها 6 إلى 8 مايو و24 يونيو 2020 و4 إلى 7 مايو 2021 (المرسوم 242 بتاريخ 23 أبريل 2021)، ليست عطلًا رسمية: لا ترد في القائمة.',
	UA: 'في ظل الأحكام العرفية لا تُعطَّل أعياد المادة 73 من قانون العمل (القانون 2136-IX بتاريخ 15 مارس 2022، المادة 6): ما لا يرد هنا يقع في أيام عمل. التمديدات معروفة حتى 4 مايو 2026؛ والأيام اللاحقة تقديرية.',
	DE: 'في بلديات بافاريا التي يزيد فيها الكاثوليك على البروتستانت، وهي 1708 من 2056 ومنها كل بلديات بافاريا العليا والسفلى، يكون 15 أغسطس عطلة أيضًا: اختر المنطقة BY-KATH.',
	AU: 'أيام عطلة في كل الولايات والأقاليم؛ ولكلٍّ منها المزيد، ولمعظمها سبت الفصح: اختر منطقة.',
	CH: 'أيام عطلة في الكانتونات الستة والعشرين كلها؛ ولكلٍّ منها المزيد، ولمعظمها الجمعة العظيمة واثنين الفصح واثنين العنصرة و26 ديسمبر: اختر كانتونًا.',
	GB: 'عطل الأجزاء الأربعة؛ واثنين الفصح وعطلة أغسطس ليسا كذلك في اسكتلندا: اختر جزءًا.',
	BA: 'الأعياد الدينية عطلة للمؤمنين بها فقط ولا ترد في القائمة.',
	MY: 'عطل الاتحاد، وديبافالي ليست في ساراواك؛ ولكل ولاية المزيد، ولمعظمها 1 يناير: اختر ولاية.',
	SH: 'في سانت هيلينا يكون 1 يناير واثنين العنصرة وآخر اثنين من أغسطس عطلًا حكومية: تُغلق المكاتب؛ ولا ترد في القائمة.',
	ME: 'الأعياد الدينية عطلة للمؤمنين بها فقط ولا ترد في القائمة.'
};
