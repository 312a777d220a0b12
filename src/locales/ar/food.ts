import type { food } from '../../../engines/food/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/food';

/** Form texts in Arabic. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['الباركود', 'الأرقام تحت الخطوط'],
		lang: 'اللغة',
		avoid: ['تجنّب', 'كلمات تفصل بينها فواصل ينبغي ألا تكون في المنتج: تقول التحذيرات أين هي'],
		compare: ['قارن مع', 'الرمز الشريطي لمنتج ثانٍ']
	}
};

/** Page texts in Arabic. */
export const words: Translation<typeof en> = {
	noName: 'منتج بلا اسم',
	nutrient: 'العنصر الغذائي',
	per100: '100 غ أو مل',
	serving: 'الحصة',
	ofDay: 'من اليوم',
	nova1: 'NOVA 1: غير معالَج',
	nova2: 'NOVA 2: مكوّن للطبخ',
	nova3: 'NOVA 3: معالَج',
	nova4: 'NOVA 4: فائق المعالجة',
	additives: 'الإضافات',
	labels: 'العلامات',
	categories: 'الفئات',
	soldIn: 'يُباع في',
	nutriScore: 'نوتري سكور {grade}',
	greenScore: 'غرين سكور',
	contains: 'يحتوي على',
	traces: 'قد يحتوي على آثار من',
	notEntered: 'لم يُدخَل شيء: راجع العبوة',
	prepared: 'هذه القيم للطعام المُحضَّر كما هو مذكور على العبوة.',
	nutritionCaption: 'القيم الغذائية في 100 غ أو 100 مل',
	noNutrition: 'لم يُدخِل أحد القيم الغذائية لهذا المنتج بعد.',
	ingredients: 'المكوّنات',
	ingredientsIn: 'المكوّنات ({language})',
	lastChanged: 'آخر تعديل',
	doubtful: 'قيم مشكوك فيها',
	allergens: 'مسببات الحساسية: المكونات تشير إلى بعضها، ولا شيء منها في القائمة',
	sugars_g: 'السكريات: أكثر من الكربوهيدرات التي هي جزء منها',
	saturated_fat_g: 'الدهون المشبعة: أكثر من الدهون التي هي جزء منها',
	nutrition_per_100g: 'مجموع الأجزاء {figure} غ في 100 غ',
	salt_g: 'الملح: ليس 2.5 ضعف الصوديوم',
	energy_kj: 'الطاقة: الكيلوجول ليست 4.184 ضعف الكيلوكالوري',
	energy_kcal: 'الطاقة: الدهون والكربوهيدرات والبروتينات وحدها تعطي نحو {figure} سعرة',
	volunteers: 'أدخلها متطوعون: راجع العبوة إذا كان الأمر مهمًا.',
	energy: 'الطاقة',
	fat: 'الدهون',
	saturated: 'منها مشبعة',
	carbohydrates: 'الكربوهيدرات',
	sugars: 'منها سكريات',
	fiber: 'الألياف',
	protein: 'البروتين',
	salt: 'الملح',
	sodium: 'الصوديوم',
	kj: '{count} كيلوجول',
	kcal: '{count} سعرة',
	looking: 'جارٍ البحث عن باركود…',
	noBarcode: 'لم يُعثر على باركود في هذه الصورة. جرّب صورة أقرب.',
	picture: 'صورة للباركود',
	seenBefore: 'شوهدت من قبل، ومتاحة دون شبكة',
	cameraDenied: 'لا يُسمح لهذه الصفحة باستخدام الكاميرا. اسمح بها في المتصفح أو التقط صورة.',
	noCamera: 'لا توجد كاميرا هنا. اختر صورة أو اكتب الأرقام.',
	cameraFailed: 'تعذّرت قراءة الكاميرا. اختر صورة أو اكتب الأرقام.',
	holdCode: 'ضع الرمز أمام الكاميرا. تبقى الصورة على هذا الجهاز.',
	avoidFound: 'يحتوي أو قد يحتوي على ما تتجنبه: {word} ({text})',
	avoidUnknown: 'لا معلومات عن {word}: راجع العبوة',
	qualified: 'قيم لا تذكرها العبوة كما هي',
	estimated: '{value}، تقدير من المكونات',
	alcohol: 'الكحول',
	percentVolume: '{count}% من الحجم',
	micronutrients: 'الفيتامينات والمعادن في 100 غ',
	comparedWith: 'مقارنة مع {name}'
};
