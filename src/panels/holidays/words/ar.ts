import type { HolidaysWords } from './en';

export const ar: HolidaysWords = {
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
	knownUntil: 'المواعيد المعلنة مدرجة حتى {day}؛ وما بعده من أيام «تقديرية» قد يتغيّر.',
	tableCaption: 'العطل الرسمية في {place}، {year}',
	date: 'التاريخ',
	holiday: 'العطلة',
	law: 'بقاعدة ثابتة: {source}',
	announced: 'مُعلَن: {source}',
	computed: 'حسب تقويمه: {source}',
	one_off: 'لهذه المرة: {source}',
	substitute: 'بديل',
	halfDay: 'نصف يوم',
	estimated: 'تقديري',
	announcedLater: 'يُعلَن اليوم لاحقًا',
	notNationwide: 'ليس في كل البلد',
	holdsIn: 'يسري في {parts}',
	todayIs: 'اليوم عطلة:',
	todayIsNot: 'اليوم ليس عطلة.',
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
	noteReckoned: 'تُعلَن بعض الأعياد هنا عامًا بعد عام ولم تُقرأ إعلانات أي عام: أيامها محسوبة ومعلَّمة بأنها تقديرية.'
};
