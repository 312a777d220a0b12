import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	appName: 'युटिलिटी API',
	skip: 'मजकुराकडे जा',
	tools: 'टूल',
	history: 'इतिहास',
	docs: 'दस्तऐवज',
	keys: 'की',
	settings: 'सेटिंग्ज',
	offline: 'ऑफलाइन डेटा',
	home: 'सुरुवात',
	menu: 'मेनू',
	close: 'बंद करा',
	cancel: 'रद्द करा',
	scriptTitle: 'आपल्या स्क्रिप्टमधून वापरा',
	recent: 'अलीकडील',
	favourites: 'तुमचे शेल्फ',
	updateReady: 'नवी आवृत्ती तयार आहे.',
	reload: 'पुन्हा लोड करा',
	later: 'नंतर',
	install: 'ॲप इंस्टॉल करा',
	notFound: 'पान सापडले नाही',
	notFoundText: 'पत्ता चुकीचा लिहिला गेला असावा. सर्व साधने सुरुवातीच्या पानावर आहेत.',
	broken: 'या पानात बिघाड झाला',
	unloaded: 'हे पान लोड होऊ शकले नाही',
	unloadedText: 'तुम्ही ऑफलाइन दिसता, आणि हे पान अजून तुमच्या डिव्हाइसवर जतन केलेले नाही.',
	remove: 'काढा',
	download: 'डाउनलोड करा',
	failed: 'हे जमले नाही: {reason}',
	developerView: 'डेव्हलपरसाठी',
	errOffline: 'तुम्ही ऑफलाइन आहात, आणि हे जतन केलेले नाही.',
	errPack: 'तुम्ही ऑफलाइन आहात, आणि यासाठीचा डेटा अजून तुमच्या डिव्हाइसवर नाही. ऑनलाइन आल्यावर डाउनलोड होईल.',
	errUpstream: '{source} ने उत्तर दिले नाही.',
	errPortal: '{source} ऐवजी एक वेब पृष्ठ आले. कदाचित आधी या नेटवर्कमध्ये साइन इन करावे लागेल.',
	errWait: '{source} सध्या व्यस्त आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
	errInternal: 'आमच्या बाजूने काहीतरी चुकले.',
	lineWorkdays: 'कामाचे दिवस: {days} पैकी {count}',
	lineNoChange: 'घड्याळे बदलत नाहीत',
	lineNoHoliday: 'राष्ट्रीय सुट्टी नाही',
	// Box, start page, pages of tools
	tagline: 'तुम्हाला काय जाणून घ्यायचे आहे?',
	startAbout:
		'पैसे, वेळ, ठिकाणे, शब्द, गणित, फोटो. बहुतेक उत्तरे तुमच्या डिव्हाइसवरच तयार होतात: खाते नाही, जाहिराती नाहीत, ट्रॅकिंग नाही.',
	rowEveryday: 'रोजचे',
	rowWords: 'शब्द',
	rowScan: 'स्कॅन आणि शेअर',
	rowWorld: 'जग',
	change: 'बदला',
	askLabel: 'काहीही विचारा किंवा पेस्ट करा',
	opensSource: 'उघडल्यावर {source} ला विचारले जाईल.',
	openIt: 'उघडा',
	alsoMeans: 'तुम्हाला असे म्हणायचे होते का',
	placeUnknown: '“{name}” नावाचे ठिकाण आम्हाला माहीत नाही.',
	whichPlace: 'कोणते {name}?',
	shelfFirst: 'हे करून पाहा',
	installWhy: 'ते लवकर उघडते आणि नेटवर्कशिवाय चालते.',
	installIos: 'Safari मध्ये: शेअर, नंतर “होम स्क्रीनवर जोडा”.',
	installFirefox:
		'Android वर: मेनू, नंतर “इंस्टॉल करा” किंवा “होम स्क्रीनवर जोडा”. संगणकावर हे पान बुकमार्क करा; तेथेही ते ऑफलाइन चालते.',
	star: 'सुरुवातीच्या पानावर पिन करा',
	again: 'रिफ्रेश करा',
	working: 'काम सुरू आहे…',
	downloading: '{name} डाउनलोड होत आहे ({size})',
	seconds: '{count} से.',
	answered: 'उत्तर तयार आहे',
	answer: 'उत्तर',
	source: 'हे कसे काम करते',
	share: 'शेअर करा',
	fillRequired: '{fields} भरा.',
	ask: 'विचारा',
	hostNode: 'सर्व्हरकडून उत्तर',
	workedOut: 'तुमच्या डिव्हाइसवर काढले',
	storedOffline: 'ऑफलाइन. शेवटचे जतन केलेले उत्तर:',
	storedTrouble: 'स्रोत प्रतिसाद देत नाही. शेवटचे जतन केलेले उत्तर:',
	newerComing: 'नवे उत्तर शोधत आहोत…',
	tryAgain: 'पुन्हा प्रयत्न करा',
	retryIn: '{seconds} सेकंदांत पुन्हा प्रयत्न होईल.',
	tryNow: 'आता प्रयत्न करा',
	addThis: 'हे उत्पादन जोडा',
	details: 'तपशील',
	yes: 'होय',
	no: 'नाही',
	none: 'काही नाही',
	tookMs: '{count} मि.से.',
	request: 'विनंती',
	readDocs: 'सर्व फील्ड आणि त्रुटी',
	tryMoney: '250 डॉलर युरोमध्ये',
	tryTime: 'टोक्यो मध्ये वेळ',
	tryShare: '80 चे 15%',
	tryHoliday: 'पुढची सुट्टी',
	newYork: 'न्यूयॉर्क',
	tokyo: 'टोक्यो',
	london: 'लंडन',
	sydney: 'सिडनी',
	// Inputs, tables, charts, maps
	more: 'आणखी पर्याय',
	any: 'कोणतेही',
	chooseCountry: 'देश निवडा',
	showPassword: 'पासवर्ड दाखवा',
	here: 'माझे ठिकाण वापरा',
	hereDenied: 'या पानाला तुमचे ठिकाण विचारण्याची परवानगी नाही.',
	hereUnknown: 'डिव्हाइसला ठिकाण सांगता आले नाही.',
	dropFile: 'फाइल येथे टाका, चिकटवा किंवा निवडा',
	pastedFile: 'चिकटवलेली फाइल',
	asTable: 'तक्त्याच्या रूपात',
	showAll: 'सर्व {count} दाखवा',
	copy: 'कॉपी करा',
	copied: 'कॉपी झाले',
	copyFailed: 'कॉपी करता आले नाही',
	copyJson: 'JSON कॉपी करा',
	country: 'देश',
	language: 'भाषा',
	day: 'दिवस',
	code: 'कोड',
	moreCount: 'आणखी {count}',
	timeThere: 'तिथली वेळ',
	region: 'प्रदेश',
	clearList: 'ही यादी पुसा',
	unreadable: 'हे चित्र वाचता आले नाही.',
	stopCamera: 'कॅमेरा बंद करा',
	scan: 'कॅमेऱ्याने स्कॅन करा',
	limit: 'कमाल संख्या',
	places: 'ठिकाणे',
	placesFound: {
		one: '{count} ठिकाण; बाण कळांनी निवडा, Enter ने घ्या',
		other: '{count} ठिकाणे; बाण कळांनी निवडा, Enter ने घ्या'
	},
	placeSample: 'मुंबई, किंवा 19.08, 72.88',
	latitudeLongitude: 'अक्षांश, रेखांश',
	citiesFailed: 'शहरे लोड होऊ शकली नाहीत.',
	mapKeys: '{label}. बाण कळांनी खूण हलते, Enter ने ठिकाण निवडले जाते.',
	north: '{degrees}° उत्तर',
	south: '{degrees}° दक्षिण',
	east: '{degrees}° पूर्व',
	west: '{degrees}° पश्चिम',
	cut: '{text}… ({count} वर्ण)',
	cityUnknown: 'या नावाचे शहर इथे माहीत नाही; लहान ठिकाणे इथे नाहीत.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'मोबाइल',
	fixed_line: 'लँडलाइन',
	fixed_line_or_mobile: 'लँडलाइन किंवा मोबाइल',
	toll_free: 'टोल-फ्री',
	premium_rate: 'महाग दर',
	shared_cost: 'सामायिक शुल्क',
	voip: 'इंटरनेट फोन (VoIP)',
	personal_number: 'वैयक्तिक क्रमांक',
	pager: 'पेजर',
	uan: 'कंपनी क्रमांक (UAN)',
	voicemail: 'व्हॉइसमेल',
	unknown: 'अज्ञात',
	notValid: 'अवैध',
	'very easy': 'खूप सोपे',
	easy: 'सोपे',
	'fairly easy': 'बऱ्यापैकी सोपे',
	standard: 'साधारण',
	'fairly difficult': 'थोडे अवघड',
	difficult: 'अवघड',
	'very difficult': 'खूप अवघड',
	N: 'उत्तर',
	NE: 'ईशान्य',
	E: 'पूर्व',
	SE: 'आग्नेय',
	S: 'दक्षिण',
	SW: 'नैऋत्य',
	W: 'पश्चिम',
	NW: 'वायव्य',
	betweenPoints: '{main}-{between}'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'विचारा', operations: { ask: 'विचारा', day: 'दिवस' } },
	math: {
		title: 'गणित',
		operations: {
			evaluate: 'गणित करा',
			simplify: 'अवयव आणि विस्तार'
		}
	},
	language: {
		title: 'भाषा',
		operations: {
			detect: 'भाषा',
			detectBatch: 'अनेक मजकूर',
			script: 'लिपी',
			languages: 'ओळखीच्या भाषा',
			transliterate: 'लिप्यंतर'
		},
		packs: {
			detect: 'भाषा ओळखण्याचा डेटा',
			typing: 'भारतीय भाषा, जशा टाइप केल्या जातात',
			names: 'ठिकाणांची आणि भाषांची नावे, जशी टाइप केली जातात'
		}
	},
	text: {
		title: 'मजकूर तपासणी',
		operations: {
			readability: 'वाचन पातळी'
		},
		packs: { detect: 'भाषा ओळखण्याचा डेटा' }
	},
	earthquakes: {
		title: 'भूकंप',
		operations: {
			recent: 'भूकंप'
		}
	},
	holidays: {
		title: 'सुट्ट्या',
		operations: {
			holidays: 'सुट्ट्या',
			workdays: 'कामाचे दिवस'
		},
		packs: {
			holidays: 'सर्व देशांची कॅलेंडर'
		}
	},
	currency: {
		title: 'चलन',
		operations: {
			rates: 'पैसे'
		}
	},
	phone: {
		title: 'फोन',
		operations: {
			example: 'नमुना नंबर',
			number: 'फोन नंबर'
		},
		packs: { phones: 'फोन क्रमांकांची ठिकाणे आणि पुरवठादार' }
	},
	food: {
		title: 'खाद्यपदार्थ',
		operations: {
			product: 'खाद्यपदार्थ'
		}
	},
	dictionary: {
		title: 'शब्दकोश',
		operations: {
			related: 'शब्दकोश',
			sounds: 'उच्चार आणि यमक'
		},
		packs: {
			wordnet: 'शब्द (WordNet)',
			definitions: 'शब्दांचे अर्थ (WordNet)',
			sounds: 'उच्चार'
		}
	},
	geo: {
		title: 'ठिकाणे',
		operations: {
			distance: 'अंतर',
			destination: 'कोणत्या दिशेला, किती दूर',
			timezone: 'वेळ',
			places: 'ठिकाण शोधा'
		},
		packs: {
			zones: 'वेळ क्षेत्रांच्या सीमा',
			places: 'जगातील शहरे, नावानुसार',
			towns: 'जगातील गावे नावाने',
			landmarks: 'विमानतळ, प्रेक्षणीय स्थळे, स्थानके, डोंगर, बेटे, सरोवरे आणि उद्याने',
			postcodes: '84 देश आणि प्रदेशांचे पिन कोड'
		}
	},
	encyclopedia: {
		title: 'विश्वकोश',
		operations: {
			autocomplete: 'ज्ञानकोश',
			onThisDay: 'आजच्या दिवशी'
		}
	},
	image: {
		title: 'चित्र',
		operations: {
			info: 'फोटो तपासा'
		}
	},
	news: {
		title: 'टेक बातम्या',
		operations: {
			search: 'तंत्रज्ञान बातम्या'
		}
	},
	universities: {
		title: 'विद्यापीठे',
		operations: {
			countries: 'देशानुसार',
			universities: 'विद्यापीठे'
		},
		packs: {
			universities: 'विद्यापीठे आणि शाळा, नाव आणि डोमेनसह'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'वाय-फाय कार्ड',
			qr: 'QR कोड'
		}
	}
};
