import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	appName: 'यूटिलिटी API',
	skip: 'सामग्री पर जाएँ',
	tools: 'टूल',
	history: 'इतिहास',
	docs: 'दस्तावेज़',
	keys: 'कुंजियाँ',
	settings: 'सेटिंग',
	offline: 'ऑफ़लाइन डेटा',
	home: 'शुरुआत',
	menu: 'मेनू',
	close: 'बंद करें',
	cancel: 'रद्द करें',
	scriptTitle: 'अपनी स्क्रिप्ट से इस्तेमाल करें',
	recent: 'हाल के',
	favourites: 'आपकी शेल्फ़',
	updateReady: 'नया संस्करण तैयार है।',
	reload: 'फिर से लोड करें',
	later: 'बाद में',
	install: 'ऐप इंस्टॉल करें',
	notFound: 'पेज नहीं मिला',
	notFoundText: 'शायद पता गलत लिखा गया है। सभी टूल शुरुआती पेज पर हैं।',
	broken: 'इस पेज में गड़बड़ी हुई',
	unloaded: 'यह पेज लोड नहीं हो सका',
	unloadedText: 'लगता है नेटवर्क नहीं है, और यह हिस्सा अभी डिवाइस पर नहीं है।',
	remove: 'हटाएँ',
	download: 'डाउनलोड करें',
	failed: 'यह नहीं हो सका: {reason}',
	developerView: 'डेवलपर के लिए',
	errOffline: 'आप ऑफ़लाइन हैं, और यह सहेजा हुआ नहीं है।',
	errPack: 'आप ऑफ़लाइन हैं, और इसका डेटा अभी आपके डिवाइस पर नहीं है। ऑनलाइन होने पर डाउनलोड होगा।',
	errUpstream: '{source} ने जवाब नहीं दिया।',
	errPortal: '{source} की जगह एक वेब पेज आया। शायद पहले इस नेटवर्क में साइन इन करना होगा।',
	errWait: '{source} अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
	errInternal: 'हमारी ओर से कुछ गड़बड़ हुई।',
	lineWorkdays: 'काम के दिन: {days} में {count}',
	lineNoChange: 'घड़ियाँ बदली नहीं जातीं',
	lineNoHoliday: 'राष्ट्रीय छुट्टी नहीं',
	// Box, start page, pages of tools
	tagline: 'आप क्या जानना चाहते हैं?',
	startAbout: 'पैसा, समय, जगहें, शब्द, हिसाब, फ़ोटो। ज़्यादातर जवाब आपके डिवाइस पर ही बनते हैं: न खाता, न विज्ञापन, न ट्रैकिंग।',
	rowEveryday: 'रोज़मर्रा',
	rowWords: 'शब्द',
	rowScan: 'स्कैन और शेयर',
	rowWorld: 'दुनिया',
	change: 'बदलें',
	askLabel: 'कुछ भी पूछें या पेस्ट करें',
	opensSource: 'खोलने पर {source} से पूछा जाएगा।',
	openIt: 'खोलें',
	alsoMeans: 'क्या आपका मतलब था',
	placeUnknown: '“{name}” नाम की जगह हमें नहीं मिली।',
	whichPlace: 'कौन-सा {name}?',
	shelfFirst: 'इन्हें आज़माएँ',
	installWhy: 'यह जल्दी खुलता है और नेटवर्क के बिना चलता है।',
	installIos: 'Safari में: शेयर, फिर “होम स्क्रीन में जोड़ें”।',
	installFirefox:
		'Android पर: मेनू, फिर “इंस्टॉल करें” या “होम स्क्रीन में जोड़ें”। कंप्यूटर पर इस पेज को बुकमार्क कर लें; वहाँ भी यह ऑफ़लाइन चलता है।',
	star: 'शुरुआती पेज पर पिन करें',
	again: 'रीफ़्रेश करें',
	working: 'काम चल रहा है…',
	downloading: '{name} डाउनलोड हो रहा है ({size})',
	seconds: '{count} से.',
	answered: 'जवाब तैयार है',
	answer: 'जवाब',
	source: 'यह कैसे काम करता है',
	share: 'शेयर करें',
	fillRequired: '{fields} भरें।',
	ask: 'पूछें',
	hostNode: 'सर्वर से जवाब',
	workedOut: 'आपके डिवाइस पर निकाला गया',
	storedOffline: 'ऑफ़लाइन। पिछला सहेजा जवाब:',
	storedTrouble: 'स्रोत जवाब नहीं दे रहा। पिछला सहेजा जवाब:',
	newerComing: 'नया जवाब खोजा जा रहा है…',
	tryAgain: 'फिर कोशिश करें',
	retryIn: '{seconds} सेकंड में फिर कोशिश होगी।',
	tryNow: 'अभी कोशिश करें',
	addThis: 'यह उत्पाद जोड़ें',
	details: 'विवरण',
	yes: 'हाँ',
	no: 'नहीं',
	none: 'कोई नहीं',
	tookMs: '{count} मि.से.',
	request: 'अनुरोध',
	readDocs: 'सभी फ़ील्ड और त्रुटियाँ',
	tryMoney: '250 डॉलर यूरो में',
	tryTime: 'टोक्यो में समय',
	tryShare: '80 का 15%',
	tryHoliday: 'अगली छुट्टी',
	newYork: 'न्यूयॉर्क',
	tokyo: 'टोक्यो',
	london: 'लंदन',
	sydney: 'सिडनी',
	// Inputs, tables, charts, maps
	more: 'और विकल्प',
	any: 'कोई भी',
	chooseCountry: 'देश चुनें',
	showPassword: 'पासवर्ड दिखाएँ',
	here: 'मेरी जगह का इस्तेमाल करें',
	hereDenied: 'इस पेज को आपकी जगह पूछने की अनुमति नहीं है।',
	hereUnknown: 'डिवाइस अपनी जगह नहीं बता सका।',
	dropFile: 'फ़ाइल यहाँ छोड़ें, चिपकाएँ या चुनें',
	pastedFile: 'चिपकाई गई फ़ाइल',
	asTable: 'तालिका के रूप में',
	showAll: 'सभी {count} दिखाएँ',
	copy: 'कॉपी करें',
	copied: 'कॉपी हो गया',
	copyFailed: 'कॉपी नहीं हो सका',
	copyJson: 'JSON कॉपी करें',
	country: 'देश',
	language: 'भाषा',
	day: 'दिन',
	code: 'कोड',
	moreCount: '{count} और',
	timeThere: 'वहाँ का समय',
	region: 'इलाक़ा',
	clearList: 'यह सूची मिटाएँ',
	unreadable: 'यह तस्वीर पढ़ी नहीं जा सकी।',
	stopCamera: 'कैमरा बंद करें',
	scan: 'कैमरे से स्कैन करें',
	limit: 'अधिकतम संख्या',
	places: 'स्थान',
	placesFound: '{count} स्थान; तीर वाली कुंजियों से चुनें, Enter से लें',
	placeSample: 'दिल्ली, या 28.61, 77.21',
	latitudeLongitude: 'अक्षांश, देशांतर',
	citiesFailed: 'शहर लोड नहीं हो सके।',
	mapKeys: '{label}। तीर वाली कुंजियाँ निशान को चलाती हैं, Enter स्थान चुनता है।',
	north: '{degrees}° उत्तर',
	south: '{degrees}° दक्षिण',
	east: '{degrees}° पूर्व',
	west: '{degrees}° पश्चिम',
	cut: '{text}… ({count} वर्ण)',
	cityUnknown: 'इस नाम का कोई शहर यहाँ नहीं मिला; छोटी जगहें यहाँ नहीं हैं।'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'मोबाइल',
	fixed_line: 'लैंडलाइन',
	fixed_line_or_mobile: 'लैंडलाइन या मोबाइल',
	toll_free: 'टोल-फ़्री',
	premium_rate: 'महँगी दर',
	shared_cost: 'साझा शुल्क',
	voip: 'इंटरनेट फ़ोन (VoIP)',
	personal_number: 'निजी नंबर',
	pager: 'पेजर',
	uan: 'कंपनी नंबर (UAN)',
	voicemail: 'वॉइसमेल',
	unknown: 'अज्ञात',
	notValid: 'अमान्य',
	'very easy': 'बहुत आसान',
	easy: 'आसान',
	'fairly easy': 'काफ़ी आसान',
	standard: 'सामान्य',
	'fairly difficult': 'थोड़ा कठिन',
	difficult: 'कठिन',
	'very difficult': 'बहुत कठिन',
	N: 'उत्तर',
	NE: 'उत्तर-पूर्व',
	E: 'पूर्व',
	SE: 'दक्षिण-पूर्व',
	S: 'दक्षिण',
	SW: 'दक्षिण-पश्चिम',
	W: 'पश्चिम',
	NW: 'उत्तर-पश्चिम',
	betweenPoints: '{main}-{between}'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'पूछें', operations: { ask: 'पूछें', day: 'दिन' } },
	math: {
		title: 'गणित',
		operations: {
			evaluate: 'हिसाब',
			simplify: 'गुणनखंड और विस्तार'
		}
	},
	language: {
		title: 'भाषा',
		operations: {
			detect: 'भाषा',
			detectBatch: 'कई पाठ',
			script: 'लिपियाँ',
			languages: 'ज्ञात भाषाएँ',
			transliterate: 'लिप्यंतरण'
		},
		packs: {
			detect: 'भाषा पहचानने का डेटा',
			typing: 'भारतीय भाषाएँ, जैसे टाइप की जाती हैं',
			names: 'जगहों और भाषाओं के नाम, जैसे टाइप किए जाते हैं'
		}
	},
	text: {
		title: 'पाठ जाँच',
		operations: {
			readability: 'पढ़ने का स्तर'
		},
		packs: { detect: 'भाषा पहचानने का डेटा' }
	},
	earthquakes: {
		title: 'भूकंप',
		operations: {
			recent: 'भूकंप'
		}
	},
	holidays: {
		title: 'छुट्टियाँ',
		operations: {
			holidays: 'छुट्टियाँ',
			workdays: 'काम के दिन'
		},
		packs: {
			holidays: 'सभी देशों के कैलेंडर'
		}
	},
	currency: {
		title: 'मुद्रा',
		operations: {
			rates: 'पैसा'
		}
	},
	phone: {
		title: 'फ़ोन',
		operations: {
			example: 'नमूना नंबर',
			number: 'फ़ोन नंबर'
		},
		packs: { phones: 'फ़ोन नंबरों के स्थान और सेवा प्रदाता' }
	},
	food: {
		title: 'खाना',
		operations: {
			product: 'खाना'
		}
	},
	dictionary: {
		title: 'शब्दकोश',
		operations: {
			related: 'शब्दकोश',
			sounds: 'उच्चारण और तुक'
		},
		packs: {
			wordnet: 'शब्द (WordNet)',
			definitions: 'शब्दों के अर्थ (WordNet)',
			sounds: 'उच्चारण'
		}
	},
	geo: {
		title: 'जगहें',
		operations: {
			distance: 'दूरी',
			destination: 'किस ओर, कितनी दूर',
			timezone: 'समय',
			places: 'जगह खोजें'
		},
		packs: {
			zones: 'समय क्षेत्रों की सीमाएँ',
			places: 'दुनिया के शहर, नाम से',
			towns: 'दुनिया के कस्बे नाम से',
			landmarks: 'हवाई अड्डे, दर्शनीय स्थल, स्टेशन, पहाड़, द्वीप, झीलें और उद्यान',
			postcodes: '84 देशों और क्षेत्रों के पिन कोड'
		}
	},
	encyclopedia: {
		title: 'विश्वकोश',
		operations: {
			autocomplete: 'विश्वकोश',
			onThisDay: 'आज के दिन'
		}
	},
	image: {
		title: 'तस्वीर',
		operations: {
			info: 'फ़ोटो की जाँच'
		}
	},
	news: {
		title: 'टेक समाचार',
		operations: {
			search: 'तकनीकी ख़बरें'
		}
	},
	universities: {
		title: 'विश्वविद्यालय',
		operations: {
			countries: 'देश के हिसाब से',
			universities: 'विश्वविद्यालय'
		},
		packs: {
			universities: 'विश्वविद्यालय और विद्यालय, नाम और डोमेन से'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'वाई-फ़ाई कार्ड',
			qr: 'QR कोड'
		}
	}
};
