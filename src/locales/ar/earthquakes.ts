import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'المدة',
		min_magnitude: 'أقل قوة',
		at_least: ['القوة الدقيقة ابتداءً من', 'أي حدّ آخر؛ 6 تبدأ من 5.95'],
		near: ['قرب', 'يُذكر بُعد كل زلزال عن هذا المكان'],
		radius_km: 'نصف القطر (كم)',
		order: 'أولًا',
		start: 'من',
		end: ['إلى', 'آخر يوم أو وقت؛ الآن إن تُرك'],
		compare: 'قارن الفهارس'
	},
	choices: {
		order: {
			time: 'الأحدث',
			magnitude: 'الأقوى',
			distance: 'الأقرب'
		},
		period: {
			hour: 'ساعة',
			day: 'يوم',
			week: 'أسبوع',
			month: 'شهر'
		},
		min_magnitude: {
			all: 'الكل',
			'1.0': '1 فأكثر',
			'2.5': '2.5 فأكثر',
			'4.5': '4.5 فأكثر',
			significant: 'المهمّة'
		}
	}
};

export const words: Translation<typeof en> = {
	named: '{magnitude}، {place}',
	unknownMagnitude: 'القوة غير معروفة',
	placeUnknown: 'المكان غير معروف',
	magnitude: 'القوة',
	place: 'المكان',
	nearest: 'الأقرب: {event}، على بعد {distance}.',
	nearestTo: 'الأقرب إلى {place}: {event}، على بعد {distance}.',
	earthquakes: { zero: 'زلزال', one: 'زلزال', two: 'زلزالان', few: 'زلازل', many: 'زلزالًا', other: 'زلزال' },
	newest: 'الأحدث: {event}، {age}.',
	strongest: 'الأقوى: {event}، {age}.',
	strongestOfThese: 'أقواها بين هذه: {event}، {age}.',
	newestOnes: 'أحدث الزلازل؛ وقد يكون هناك المزيد',
	eventAge: '{event}، {age}',
	none: 'لا شيء',
	noneOfSize: 'لا زلازل بهذه القوة في هذه الفترة.',
	notKnown: 'غير معروف',
	sinceUnknown: 'ما حدث بعد ذلك غير معروف هنا.',
	sinceUnknownLast: 'ما حدث بعد ذلك غير معروف هنا. آخر الزلازل المعروفة:',
	knownUntil: 'معروف حتى {time}؛ وما جاء بعده ناقص.',
	unread: 'غير مكتمل: تعذّرت قراءة كل ما يذكره المصدر.',
	newestFirst: 'الزلازل، الأحدث أولًا',
	mapOf: {
		zero: 'خريطة بلا زلازل',
		one: 'خريطة زلزال واحد',
		two: 'خريطة زلزالين',
		few: 'خريطة {count} زلازل',
		many: 'خريطة {count} زلزالًا',
		other: 'خريطة {count} زلزال'
	},
	legend: 'اللون حسب العمق',
	shallow: 'ضحل، أقل من {depth}',
	intermediate: 'متوسط، حتى {depth}',
	deep: 'عميق',
	depthOf: 'العمق {depth}',
	depthUnknown: 'العمق غير معروف',
	earthquake: 'زلزال',
	quarryBlast: 'تفجير محجر',
	explosion: 'انفجار',
	iceQuake: 'زلزال جليدي',
	automatic: 'آلي',
	reviewed: 'مُراجَع',
	green: 'إنذار: أخضر',
	yellow: 'إنذار: أصفر',
	orange: 'إنذار: برتقالي',
	red: 'إنذار: أحمر',
	feltBy: {
		zero: 'لم يشعر به أحد',
		one: 'شعر به شخص واحد',
		two: 'شعر به شخصان',
		few: 'شعر به {count} أشخاص',
		many: 'شعر به {count} شخصًا',
		other: 'شعر به {count} شخص'
	},
	tsunami: 'انظر tsunami.gov',
	alertMe: 'أبلغني بالزلازل الجديدة حتى {distance} من {place}، بقوة {magnitude} فأكثر',
	alertWhen: 'يجري التحقق عند فتح التطبيق، وفي الخلفية حيث يسمح المتصفح بذلك.',
	alertRefused: 'الإشعارات محظورة. اسمح بها لهذا الموقع في إعدادات المتصفح.',
	alertText: 'على بعد {distance} من {place}',
	fromCatalogues: 'من {names}: لا تستجيب USGS، وقد تنقص بعض الزلازل.'
};
