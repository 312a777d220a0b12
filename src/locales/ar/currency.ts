import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'العملة',
	symbols: 'هذه العملات فقط',
	amount: 'المبلغ',
	date: 'اليوم',
	start: 'أول يوم',
	end: 'آخر يوم',
	group: 'لكل',
	history: 'الأشهر الاثنا عشر الماضية',
	'group=day': 'يوم',
	'group=week': 'أسبوع',
	'group=month': 'شهر'
};

export const words: Translation<typeof en> = {
	swap: 'تبديل العملتين',
	other: 'العملة الأخرى',
	currency: 'العملة',
	oneIs: '{base} واحد يساوي',
	inBase: 'بـ {base}',
	year: 'سنة',
	fiveYears: 'خمس سنوات',
	since1999: 'منذ 1999',
	chartYear: '{base} واحد بـ {target}، اثنا عشر شهرًا حتى {day}',
	chartFiveYears: '{base} واحد بـ {target}، خمس سنوات أسبوعيًا حتى {day}',
	chartAll: '{base} واحد بـ {target}، كل المدة شهريًا حتى {day}',
	ratesOf: 'أسعار {day}.',
	ratesBefore: 'أسعار {day}، وهي الأخيرة قبل {asked} الذي لا أسعار له.',
	cameAlong: 'جاءت مع التطبيق.',
	notQuoted: 'لم تكن مسعّرة حينها: {codes}.',
	chart: 'الرسم البياني',
	withoutYear: 'من دون {year}: ليست على هذا الجهاز بعد.',
	withoutYears: {
		zero: 'كل السنوات من {first} إلى {last} على هذا الجهاز.',
		one: 'من دون سنة واحدة، {first} إلى {last}: ليست على هذا الجهاز بعد.',
		two: 'من دون سنتين، {first} إلى {last}: ليستا على هذا الجهاز بعد.',
		few: 'من دون {count} سنوات، {first} إلى {last}: ليست على هذا الجهاز بعد.',
		many: 'من دون {count} سنة، {first} إلى {last}: ليست على هذا الجهاز بعد.',
		other: 'من دون {count} سنة، {first} إلى {last}: ليست على هذا الجهاز بعد.'
	},
	noChart: 'الرسم البياني غير متاح: {reason}',
	worth: 'قيمة {base} واحد',
	youHave: 'لديك',
	onAnotherDay: 'في يوم آخر',
	emptyForNewest: 'اتركه فارغًا لأحدث الأسعار',
	commaCodes: 'رموز تفصل بينها فواصل',
	askAgain: 'اسأل مجددًا',
	doubtful: 'مشكوك فيها، تحقّق من مصدر آخر قبل استخدامها: {codes}',
	setBy: '{code}: سعر {bank}، {day}'
};
