import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	appName: 'பயன்பாட்டு API‑கள்',
	skip: 'உள்ளடக்கத்திற்குச் செல்',
	tools: 'கருவிகள்',
	history: 'வரலாறு',
	docs: 'ஆவணங்கள்',
	keys: 'திறவுகோல்கள்',
	settings: 'அமைப்புகள்',
	offline: 'ஆஃப்லைன் தரவு',
	home: 'முகப்பு',
	menu: 'பட்டியல்',
	close: 'மூடு',
	cancel: 'ரத்து செய்',
	scriptTitle: 'உங்கள் ஸ்கிரிப்டிலிருந்து பயன்படுத்துங்கள்',
	recent: 'அண்மையவை',
	favourites: 'பொருத்தியவை',
	updateReady: 'புதிய பதிப்பு தயார்.',
	reload: 'மீண்டும் ஏற்று',
	later: 'பிறகு',
	install: 'செயலியை நிறுவு',
	notFound: 'பக்கம் கிடைக்கவில்லை',
	notFoundText: 'முகவரி தவறாக எழுதப்பட்டிருக்கலாம். எல்லாக் கருவிகளும் முகப்புப் பக்கத்தில் உள்ளன.',
	broken: 'இந்தப் பக்கத்தில் பிழை ஏற்பட்டது',
	unloaded: 'இந்தப் பக்கத்தை ஏற்ற முடியவில்லை',
	unloadedText: 'இணைய இணைப்பு இல்லை போலும்; இந்தப் பகுதி இன்னும் சாதனத்தில் இல்லை.',
	remove: 'நீக்கு',
	download: 'பதிவிறக்கு',
	failed: 'அது இயலவில்லை: {reason}',
	developerView: 'உருவாக்குநர்களுக்கு',
	errOffline: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்; இது சேமிக்கப்படவில்லை.',
	errPack: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்; இதற்கான தரவு இன்னும் உங்கள் சாதனத்தில் இல்லை. இணைப்பு வந்ததும் பதிவிறங்கும்.',
	errUpstream: '{source} பதிலளிக்கவில்லை.',
	errPortal: '{source}-க்குப் பதிலாக ஒரு வலைப்பக்கம் வந்தது. முதலில் இந்தப் பிணையத்தில் உள்நுழைய வேண்டியிருக்கலாம்.',
	errWait: '{source} இப்போது நெரிசலில் உள்ளது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
	errInternal: 'எங்கள் பக்கம் ஏதோ தவறு நடந்தது.',
	lineWorkdays: 'வேலை நாட்கள்: {days} இல் {count}',
	lineNoChange: 'கடிகாரங்கள் மாற்றப்படுவதில்லை',
	lineNoHoliday: 'தேசிய விடுமுறை அல்ல',
	// Box, start page, pages of tools
	tagline: 'என்ன தெரிந்துகொள்ள வேண்டும்?',
	startAbout:
		'பணம், நேரம், இடங்கள், சொற்கள், கணக்கு, படங்கள். பெரும்பாலான பதில்கள் உங்கள் சாதனத்திலேயே கணக்கிடப்படுகின்றன: கணக்கு இல்லை, விளம்பரம் இல்லை, கண்காணிப்பு இல்லை.',
	rowEveryday: 'அன்றாடம்',
	rowWords: 'சொற்கள்',
	rowScan: 'ஸ்கேன், பகிர்வு',
	rowWorld: 'உலகம்',
	change: 'மாற்றுங்கள்',
	askLabel: 'எதையும் கேளுங்கள் அல்லது ஒட்டுங்கள்',
	opensSource: 'திறந்தால் {source} இடம் கேட்கப்படும்.',
	openIt: 'திற',
	alsoMeans: 'இதைச் சொல்ல வந்தீர்களா',
	placeUnknown: '“{name}” என்ற இடம் எங்களுக்குத் தெரியவில்லை.',
	whichPlace: 'எந்த {name}?',
	shelfFirst: 'இவற்றை முயன்று பாருங்கள்',
	installWhy: 'விரைவாகத் திறக்கும், இணையம் இல்லாமலும் இயங்கும்.',
	installIos: 'Safari-யில்: பகிர், பிறகு “முகப்புத் திரையில் சேர்”.',
	installFirefox:
		'Android-இல்: பட்டியல், பிறகு “நிறுவு” அல்லது “முகப்புத் திரையில் சேர்”. கணினியில் இந்தப் பக்கத்தை நூற்குறியாக வைத்திருங்கள்; அங்கும் ஆஃப்லைனில் இயங்கும்.',
	star: 'தொடக்கப் பக்கத்தில் பொருத்து',
	again: 'புதுப்பி',
	working: 'செயல்படுகிறது…',
	downloading: '{name} பதிவிறங்குகிறது ({size})',
	seconds: '{count} வி.',
	answered: 'பதில் தயார்',
	answer: 'பதில்',
	source: 'இது எப்படிச் செயல்படுகிறது',
	share: 'பகிர்',
	fillRequired: '{fields} நிரப்புங்கள்.',
	ask: 'கேள்',
	hostNode: 'சேவையகத்திலிருந்து பதில்',
	workedOut: 'உங்கள் சாதனத்தில் கணக்கிடப்பட்டது',
	storedOffline: 'ஆஃப்லைன். கடைசியாகச் சேமித்த பதில்:',
	storedTrouble: 'மூலம் பதிலளிக்கவில்லை. கடைசியாகச் சேமித்த பதில்:',
	newerComing: 'புதிய பதிலைத் தேடுகிறது…',
	tryAgain: 'மீண்டும் முயற்சி செய்',
	retryIn: '{seconds} வினாடிகளில் மீண்டும் முயலும்.',
	tryNow: 'இப்போதே முயற்சி செய்',
	addThis: 'இந்தப் பொருளைச் சேர்',
	details: 'விவரங்கள்',
	yes: 'ஆம்',
	no: 'இல்லை',
	none: 'எதுவுமில்லை',
	tookMs: '{count} மி.வி.',
	request: 'கோரிக்கை',
	readDocs: 'எல்லாப் புலங்களும் பிழைகளும்',
	tryMoney: '250 டாலர் யூரோவில்',
	tryTime: 'டோக்கியோ நேரம்',
	tryShare: '80 இல் 15%',
	tryHoliday: 'அடுத்த விடுமுறை',
	newYork: 'நியூயார்க்',
	tokyo: 'டோக்கியோ',
	london: 'லண்டன்',
	sydney: 'சிட்னி',
	// Inputs, tables, charts, maps
	more: 'மேலும் விருப்பங்கள்',
	any: 'ஏதேனும்',
	chooseCountry: 'நாட்டைத் தேர்ந்தெடு',
	showPassword: 'கடவுச்சொல்லைக் காட்டு',
	here: 'என் இருப்பிடத்தைப் பயன்படுத்து',
	hereDenied: 'உங்கள் இருப்பிடத்தைக் கேட்க இந்தப் பக்கத்திற்கு அனுமதி இல்லை.',
	hereUnknown: 'சாதனத்தால் இருப்பிடத்தைச் சொல்ல முடியவில்லை.',
	dropFile: 'கோப்பை இங்கே விடுங்கள், ஒட்டுங்கள் அல்லது தேர்ந்தெடுங்கள்',
	pastedFile: 'ஒட்டிய கோப்பு',
	asTable: 'அட்டவணையாக',
	showAll: '{count} எல்லாவற்றையும் காட்டு',
	copy: 'நகலெடு',
	copied: 'நகலெடுக்கப்பட்டது',
	copyFailed: 'நகலெடுக்க முடியவில்லை',
	copyJson: 'JSON-ஐ நகலெடு',
	country: 'நாடு',
	language: 'மொழி',
	day: 'நாள்',
	code: 'குறியீடு',
	moreCount: 'மேலும் {count}',
	timeThere: 'அங்குள்ள நேரம்',
	region: 'பகுதி',
	clearList: 'பட்டியலை அழி',
	unreadable: 'இந்தப் படத்தைப் படிக்க முடியவில்லை.',
	stopCamera: 'கேமராவை நிறுத்து',
	scan: 'கேமராவால் வருடு',
	limit: 'அதிகபட்சம்',
	places: 'இடங்கள்',
	placesFound: {
		one: '{count} இடம்; அம்புக்குறி விசைகளால் தேர்ந்து, Enter அழுத்தி எடுக்கலாம்',
		other: '{count} இடங்கள்; அம்புக்குறி விசைகளால் தேர்ந்து, Enter அழுத்தி எடுக்கலாம்'
	},
	placeSample: 'சென்னை, அல்லது 13.08, 80.27',
	latitudeLongitude: 'அட்சரேகை, தீர்க்கரேகை',
	citiesFailed: 'நகரங்களை ஏற்ற முடியவில்லை.',
	mapKeys: '{label}. அம்புக்குறி விசைகள் குறியை நகர்த்தும், Enter இடத்தைத் தேர்ந்தெடுக்கும்.',
	north: '{degrees}° வடக்கு',
	south: '{degrees}° தெற்கு',
	east: '{degrees}° கிழக்கு',
	west: '{degrees}° மேற்கு',
	cut: { one: '{text}… ({count} எழுத்து)', other: '{text}… ({count} எழுத்துகள்)' },
	cityUnknown: 'இந்தப் பெயரில் நகரம் எதுவும் இங்கே தெரியவில்லை; சிறிய ஊர்கள் இங்கே இல்லை.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'மொபைல்',
	fixed_line: 'தரைவழி',
	fixed_line_or_mobile: 'தரைவழி அல்லது மொபைல்',
	toll_free: 'கட்டணமில்லா எண்',
	premium_rate: 'கூடுதல் கட்டணம்',
	shared_cost: 'பகிர்ந்த கட்டணம்',
	voip: 'இணைய அழைப்பு (VoIP)',
	personal_number: 'தனிப்பட்ட எண்',
	pager: 'பேஜர்',
	uan: 'நிறுவன எண் (UAN)',
	voicemail: 'குரலஞ்சல்',
	unknown: 'தெரியாதது',
	notValid: 'சரியல்ல',
	'very easy': 'மிக எளிது',
	easy: 'எளிது',
	'fairly easy': 'ஓரளவு எளிது',
	standard: 'சாதாரணம்',
	'fairly difficult': 'ஓரளவு கடினம்',
	difficult: 'கடினம்',
	'very difficult': 'மிகக் கடினம்',
	N: 'வடக்கு',
	NE: 'வடகிழக்கு',
	E: 'கிழக்கு',
	SE: 'தென்கிழக்கு',
	S: 'தெற்கு',
	SW: 'தென்மேற்கு',
	W: 'மேற்கு',
	NW: 'வடமேற்கு',
	betweenPoints: '{main}-{between}'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'கேளுங்கள்', operations: { ask: 'கேளுங்கள்', day: 'நாள்' } },
	math: {
		title: 'கணிதம்',
		operations: {
			evaluate: 'கணக்கிடு',
			simplify: 'காரணிப்படுத்தல், விரித்தல்'
		}
	},
	language: {
		title: 'மொழி',
		operations: {
			detect: 'மொழி',
			detectBatch: 'பல உரைகள்',
			script: 'எழுத்துமுறைகள்',
			languages: 'தெரிந்த மொழிகள்',
			transliterate: 'எழுத்துப்பெயர்ப்பு'
		},
		packs: {
			detect: 'மொழிகளைப் பிரித்தறிதல்',
			typing: 'தட்டச்சு செய்யப்படும் இந்திய மொழிகள்',
			names: 'தட்டச்சு செய்யப்படும் இடங்கள், மொழிகளின் பெயர்கள்'
		}
	},
	text: {
		title: 'உரை ஆய்வு',
		operations: {
			readability: 'வாசிப்பு நிலை'
		},
		packs: { detect: 'மொழிகளைப் பிரித்தறிதல்' }
	},
	earthquakes: {
		title: 'நிலநடுக்கம்',
		operations: {
			recent: 'நிலநடுக்கங்கள்'
		}
	},
	holidays: {
		title: 'விடுமுறைகள்',
		operations: {
			holidays: 'விடுமுறைகள்',
			workdays: 'வேலை நாட்கள்'
		},
		packs: {
			holidays: 'எல்லா நாடுகளின் நாட்காட்டிகள்'
		}
	},
	currency: {
		title: 'நாணயம்',
		operations: {
			rates: 'பணம்'
		}
	},
	phone: {
		title: 'தொலைபேசி',
		operations: {
			example: 'மாதிரி எண்கள்',
			number: 'தொலைபேசி எண்'
		},
		packs: { phones: 'தொலைபேசி எண்களின் இடங்களும் சேவை வழங்குநர்களும்' }
	},
	food: {
		title: 'உணவு',
		operations: {
			product: 'உணவு'
		}
	},
	dictionary: {
		title: 'அகராதி',
		operations: {
			related: 'அகராதி',
			sounds: 'உச்சரிப்பும் எதுகையும்'
		},
		packs: {
			wordnet: 'சொற்கள் (WordNet)',
			definitions: 'சொல் விளக்கங்கள் (WordNet)',
			sounds: 'உச்சரிப்புகள்'
		}
	},
	geo: {
		title: 'இடங்கள்',
		operations: {
			distance: 'தூரம்',
			destination: 'எத்திசை, எவ்வளவு தூரம்',
			timezone: 'நேரம்',
			places: 'இடம் தேடு'
		},
		packs: {
			zones: 'நேர மண்டல எல்லைகள்',
			places: 'உலக நகரங்கள், பெயரால்',
			towns: 'உலகின் சிற்றூர்கள் பெயரால்',
			landmarks: 'விமான நிலையங்கள், புகழ்பெற்ற இடங்கள், ரயில் நிலையங்கள், மலைகள், தீவுகள், ஏரிகள், பூங்காக்கள்',
			postcodes: '84 நாடுகள் மற்றும் பிரதேசங்களின் அஞ்சல் குறியீடுகள்'
		}
	},
	encyclopedia: {
		title: 'கலைக் களஞ்சியம்',
		operations: {
			autocomplete: 'கலைக்களஞ்சியம்',
			onThisDay: 'இந்நாளில்'
		}
	},
	image: {
		title: 'படம்',
		operations: {
			info: 'படச் சோதனை'
		}
	},
	news: {
		title: 'தொழில்நுட்பச் செய்தி',
		operations: {
			search: 'தொழில்நுட்பச் செய்திகள்'
		}
	},
	universities: {
		title: 'பல்கலைக் கழகங்கள்',
		operations: {
			countries: 'நாடு வாரியாக',
			universities: 'பல்கலைக்கழகங்கள்'
		},
		packs: {
			universities: 'பல்கலைக்கழகங்களும் பள்ளிகளும், பெயரும் டொமைனும்'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'வைஃபை அட்டை',
			qr: 'QR குறியீடு'
		}
	}
};
