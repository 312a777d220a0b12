import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	appName: 'واجهات الأدوات',
	skip: 'انتقل إلى المحتوى',
	tools: 'الأدوات',
	history: 'السجل',
	docs: 'التوثيق',
	keys: 'المفاتيح',
	settings: 'الإعدادات',
	offline: 'بيانات بلا اتصال',
	home: 'البداية',
	menu: 'القائمة',
	close: 'إغلاق',
	cancel: 'إلغاء',
	scriptTitle: 'استخدمها من برنامجك',
	recent: 'الأخيرة',
	favourites: 'المثبَّتة',
	updateReady: 'إصدار جديد جاهز.',
	reload: 'إعادة التحميل',
	later: 'لاحقًا',
	install: 'ثبّت التطبيق',
	notFound: 'الصفحة غير موجودة',
	notFoundText: 'ربما كُتب العنوان خطأً. كل الأدوات في صفحة البداية.',
	broken: 'تعطّلت هذه الصفحة',
	unloaded: 'تعذّر تحميل هذه الصفحة',
	unloadedText: 'يبدو أنه لا شبكة، وهذا الجزء غير محفوظ على الجهاز بعد.',
	remove: 'إزالة',
	download: 'تنزيل',
	failed: 'لم ينجح ذلك: {reason}',
	developerView: 'للمطوّرين',
	errOffline: 'أنت غير متصل، ولم نحفظ هذا.',
	errPack: 'أنت غير متصل، وبيانات هذا ليست على جهازك بعد. ستُنزَّل حين يعود الاتصال.',
	errUpstream: 'لم يُجب {source}.',
	errPortal: 'أجابت صفحة ويب بدل {source}. ربما عليك تسجيل الدخول إلى هذه الشبكة أولًا.',
	errWait: '{source} مشغول. حاول مجددًا بعد قليل.',
	errInternal: 'حدث خطأ من جانبنا.',
	lineWorkdays: 'أيام العمل: {count} من {days}',
	lineNoChange: 'لا تتغير الساعات',
	lineNoHoliday: 'ليست عطلة وطنية',
	// Box, start page, pages of tools
	tagline: 'ماذا تريد أن تعرف؟',
	startAbout: 'المال والوقت والأماكن والكلمات والحساب والصور. معظم الإجابات تُحسب على جهازك: بلا حساب ولا إعلانات ولا تتبّع.',
	rowEveryday: 'كل يوم',
	rowWords: 'كلمات',
	rowScan: 'مسح ومشاركة',
	rowWorld: 'العالم',
	change: 'تغيير',
	askLabel: 'اسأل أو ألصق أي شيء',
	opensSource: 'عند الفتح يُسأل {source}.',
	openIt: 'افتح',
	alsoMeans: 'هل تقصد',
	placeUnknown: 'لا نعرف مكانًا اسمه «{name}».',
	whichPlace: 'أي «{name}»؟',
	shelfFirst: 'جرّب هذه',
	installWhy: 'يفتح أسرع ويعمل بلا شبكة.',
	installIos: 'في Safari: مشاركة، ثم «إضافة إلى الشاشة الرئيسية».',
	installFirefox:
		'على Android: القائمة ثم «تثبيت» أو «إضافة إلى الشاشة الرئيسية». على الحاسوب احفظ هذه الصفحة إشارةً مرجعية؛ فهي تعمل هناك بلا اتصال أيضًا.',
	star: 'ثبّت في صفحة البداية',
	again: 'تحديث',
	working: 'جارٍ العمل…',
	downloading: 'جارٍ تنزيل {name} ({size})',
	seconds: '{count} ث',
	answered: 'الجواب جاهز',
	answer: 'الجواب',
	source: 'كيف يعمل هذا',
	share: 'مشاركة',
	fillRequired: 'أدخل: {fields}.',
	ask: 'اسأل',
	hostNode: 'أجاب الخادم',
	workedOut: 'حُسب على جهازك',
	fromSource: '{name}، {time}',
	storedOffline: 'بلا اتصال. آخر جواب محفوظ:',
	storedTrouble: 'المصدر لا يستجيب. آخر جواب محفوظ:',
	newerComing: 'نبحث عن جواب أحدث…',
	tryAgain: 'حاول مجددًا',
	retryIn: 'محاولة جديدة بعد {seconds} ث.',
	tryNow: 'حاول الآن',
	addThis: 'أضف هذا المنتج',
	details: 'التفاصيل',
	yes: 'نعم',
	no: 'لا',
	none: 'لا شيء',
	tookMs: '{count} م.ث',
	request: 'الطلب',
	readDocs: 'كل الحقول والأخطاء',
	tryMoney: '250 دولار إلى يورو',
	tryTime: 'الوقت في طوكيو',
	tryShare: '15% من 80',
	tryHoliday: 'العطل الرسمية',
	newYork: 'نيويورك',
	tokyo: 'طوكيو',
	london: 'لندن',
	sydney: 'سيدني',
	// Inputs, tables, charts, maps
	more: 'خيارات أخرى',
	any: 'أي',
	chooseCountry: 'اختر بلدًا',
	showPassword: 'أظهر كلمة المرور',
	here: 'استخدم موقعي',
	hereDenied: 'لا يُسمح لهذه الصفحة بالسؤال عن موقعك.',
	hereUnknown: 'لم يستطع الجهاز تحديد موقعه.',
	dropFile: 'أفلت ملفًا هنا أو ألصقه أو اختره',
	pastedFile: 'ملف مُلصق',
	asTable: 'كجدول',
	showAll: 'أظهر الكل ({count})',
	copy: 'نسخ',
	copied: 'نُسخ',
	copyFailed: 'تعذّر النسخ',
	copyJson: 'نسخ JSON',
	country: 'البلد',
	language: 'اللغة',
	day: 'اليوم',
	code: 'الرمز',
	moreCount: '{count} أخرى',
	timeThere: 'الوقت هناك',
	region: 'المنطقة',
	clearList: 'مسح هذه القائمة',
	unreadable: 'تعذّرت قراءة هذه الصورة.',
	stopCamera: 'إيقاف الكاميرا',
	scan: 'المسح بالكاميرا',
	limit: 'الحد الأقصى',
	places: 'الأماكن',
	placesFound: {
		zero: 'لا أماكن ({count})',
		one: 'مكان واحد ({count})؛ تختار الأسهم ويأخذ Enter',
		two: 'مكانان ({count})؛ تختار الأسهم ويأخذ Enter',
		few: '{count} أماكن؛ تختار الأسهم ويأخذ Enter',
		many: '{count} مكانًا؛ تختار الأسهم ويأخذ Enter',
		other: '{count} مكان؛ تختار الأسهم ويأخذ Enter'
	},
	placeSample: 'القاهرة، أو \u206630.04, 31.24\u2069',
	latitudeLongitude: 'خط العرض، خط الطول',
	citiesFailed: 'تعذّر تحميل المدن.',
	mapKeys: '{label}. تحرّك الأسهم العلامة، ويختار Enter المكان.',
	north: '{degrees}° شمالًا',
	south: '{degrees}° جنوبًا',
	east: '{degrees}° شرقًا',
	west: '{degrees}° غربًا',
	cut: {
		zero: '{text}… ({count} حرف)',
		one: '{text}… ({count} حرف)',
		two: '{text}… ({count} حرف)',
		few: '{text}… ({count} أحرف)',
		many: '{text}… ({count} حرفًا)',
		other: '{text}… ({count} حرف)'
	},
	cityUnknown: 'لا تُعرف هنا مدينة بهذا الاسم؛ الأماكن الصغيرة غير مدرجة.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'هاتف محمول',
	fixed_line: 'هاتف أرضي',
	fixed_line_or_mobile: 'أرضي أو محمول',
	toll_free: 'مجاني',
	premium_rate: 'بتعرفة مرتفعة',
	shared_cost: 'بتكلفة مشتركة',
	voip: 'عبر الإنترنت (VoIP)',
	personal_number: 'رقم شخصي',
	pager: 'جهاز نداء',
	uan: 'رقم موحّد (UAN)',
	voicemail: 'بريد صوتي',
	unknown: 'غير معروف',
	notValid: 'غير صالح',
	'very easy': 'سهل جدًا',
	easy: 'سهل',
	'fairly easy': 'سهل نسبيًا',
	standard: 'متوسط',
	'fairly difficult': 'صعب نسبيًا',
	difficult: 'صعب',
	'very difficult': 'صعب جدًا',
	N: 'شمال',
	NE: 'شمال شرق',
	E: 'شرق',
	SE: 'جنوب شرق',
	S: 'جنوب',
	SW: 'جنوب غرب',
	W: 'غرب',
	NW: 'شمال غرب',
	betweenPoints: '{main} {between}'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'اسأل', operations: { ask: 'اسأل', day: 'يوم' } },
	math: {
		title: 'الرياضيات',
		operations: {
			evaluate: 'حساب',
			simplify: 'تحليل ونشر'
		}
	},
	language: {
		title: 'اللغة',
		operations: {
			detect: 'اللغة',
			detectBatch: 'عدة نصوص',
			script: 'أنظمة الكتابة',
			languages: 'اللغات المعروفة',
			transliterate: 'نقل الحروف'
		},
		packs: {
			detect: 'التمييز بين اللغات',
			typing: 'اللغات الهندية كما تُكتب باللاتينية',
			names: 'أسماء الأماكن واللغات كما تُكتب باللاتينية'
		}
	},
	text: {
		title: 'تحليل النص',
		operations: {
			readability: 'مستوى القراءة'
		},
		packs: { detect: 'التمييز بين اللغات' }
	},
	earthquakes: {
		title: 'الزلازل',
		operations: {
			recent: 'الزلازل'
		}
	},
	holidays: {
		title: 'العطل الرسمية',
		operations: {
			holidays: 'العطل',
			workdays: 'أيام العمل'
		},
		packs: {
			holidays: 'تقاويم كل البلدان'
		}
	},
	currency: {
		title: 'العملات',
		operations: {
			rates: 'المال'
		}
	},
	phone: {
		title: 'الهاتف',
		operations: {
			example: 'أرقام نموذجية',
			number: 'رقم الهاتف'
		},
		packs: { phones: 'أماكن أرقام الهواتف ومشغّلوها' }
	},
	food: {
		title: 'الغذاء',
		operations: {
			product: 'الأغذية'
		}
	},
	dictionary: {
		title: 'القاموس',
		operations: {
			related: 'القاموس',
			sounds: 'النطق والقوافي'
		},
		packs: {
			wordnet: 'الكلمات (WordNet)',
			definitions: 'تعريفات الكلمات (WordNet)',
			sounds: 'النطق'
		}
	},
	geo: {
		title: 'الأماكن',
		operations: {
			distance: 'المسافة',
			destination: 'أيّ اتجاه وكم المسافة',
			timezone: 'الوقت',
			places: 'ابحث عن مكان'
		},
		packs: {
			zones: 'حدود المناطق الزمنية',
			places: 'مدن العالم بأسمائها',
			towns: 'بلدات العالم بأسمائها',
			landmarks: 'المطارات والمعالم والمحطات والجبال والجزر والبحيرات والمتنزهات',
			postcodes: 'الرموز البريدية لـ84 بلدًا وإقليمًا'
		}
	},
	encyclopedia: {
		title: 'الموسوعة',
		operations: {
			autocomplete: 'الموسوعة',
			onThisDay: 'في مثل هذا اليوم'
		}
	},
	image: {
		title: 'الصور',
		operations: {
			info: 'فحص صورة'
		}
	},
	news: {
		title: 'أخبار التقنية',
		operations: {
			search: 'أخبار التقنية'
		}
	},
	universities: {
		title: 'الجامعات',
		operations: {
			countries: 'حسب البلد',
			universities: 'الجامعات'
		},
		packs: {
			universities: 'الجامعات والمدارس بالاسم والنطاق'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'بطاقة واي فاي',
			qr: 'رمز QR'
		}
	}
};
