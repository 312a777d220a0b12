import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: 'البلد الذي يُطلب منه إن لم يبدأ بـ +',
	type: 'النوع',
	number: 'الرقم'
};

export const words: Translation<typeof en> = {
	national: 'محلي',
	international: 'دولي',
	telAddress: 'عنوان tel:',
	copyFormat: 'نسخ: {format}',
	typesIn: 'أنواع الأرقام في {country}',
	valid: 'صالح',
	isNoNumber: 'هذا ليس رقم هاتف.',
	isSeveral: 'قد يكون هذا أكثر من رقم: أدخل كل رقم وحده.',
	isShort: 'الرقم قصير جدًا.',
	isShortNumber: 'أقصر من رقم مشترك. الأرقام القصيرة وأرقام الطوارئ لا تُفحص هنا.',
	isLong: 'الرقم طويل جدًا.',
	isNoCode: 'رمز الاتصال هذا ليس لأي بلد.',
	isOddLength: 'لا يستخدم هذا البلد أرقامًا بهذا الطول.',
	isUnused: 'يبدأ الرقم بأرقام غير مستخدمة.',
	possible: 'طوله ممكن.',
	extension: 'التحويلة',
	call: 'اتصال',
	byThePlan: 'الصلاحية حسب خطة الترقيم؛ ولا يُسأل أحد عمّا إذا كان الرقم مستخدمًا. يبقى الرقم على هذا الجهاز.',
	checkOwn: 'تحقّق من رقمك',
	dialledIn: '+… أو كما يُطلب في {country}',
	shortSoFar: 'ما زال قصيرًا.',
	tooLong: 'طويل جدًا.',
	noSuchNumber: 'لا يوجد رقم كهذا في خطة الترقيم.',
	possibleNumber: 'رقم ممكن حسب خطة الترقيم.',
	plansUnloaded: 'تعذّر تحميل خطط الترقيم.',
	staysHere: 'يبقى على هذا الجهاز.',
	carrier: 'المشغّل',
	firstCarrier: 'المشغّل الأول',
	timeZone: 'المنطقة الزمنية',
	updated: 'حُدّث في {day}.'
};
