import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'नाम',
	domain: 'डोमेन या ई-मेल पता',
	level: 'किस तरह के',
	offset: 'इतने छोड़कर',
	'level=higher_education': 'उच्च शिक्षा',
	'level=school': 'स्कूल'
};

export const words: Translation<typeof en> = {
	universities: 'विश्वविद्यालय',
	share: 'हिस्सा',
	totalUnit: 'विश्वविद्यालय',
	rank: '{count} में {rank} नंबर पर; सूची के कुल का {share}।',
	inCountries: { one: '{count} देश में। नक़्शे या तालिका में उसे दबाएँ।', other: '{count} देशों में। नक़्शे या तालिका में कोई देश दबाएँ।' },
	byCountry: 'देश के अनुसार विश्वविद्यालय',
	legend: 'रंग: विश्वविद्यालयों की संख्या',
	found: '{count} संस्थान',
	countryUnknown: 'देश ज्ञात नहीं',
	showMore: 'और दिखाएँ',
	copyDomain: '{domain} कॉपी करें',
	unknown: 'सूची में {domain} नहीं है। इसका अर्थ यह नहीं कि यह विश्वविद्यालय नहीं है।',
	academicOnly: 'सूची में {domain} नहीं है; कहा जाता है कि यह अंत केवल शैक्षणिक संस्थानों के लिए है।',
	excluded: 'सूची {domain} को छोड़ देती है: वहाँ दूसरों के भी पते हैं।',
	misused: '{domain} पर दूसरों को भी पते मिले हैं।',
	mended: 'इस नाम से कुछ नहीं है; यह “{name}” नाम से है।',
	nothing: 'सूची में कुछ नहीं मिला। अंग्रेज़ी नाम या डोमेन आज़माएँ।',
	homeless: 'जिन संस्थानों का डोमेन देश नहीं बताता (.com, .org, अधिकतर .edu) वे केवल नाम या डोमेन से मिलते हैं।',
	listSource: 'विश्वविद्यालय और विद्यालय: JetBrains और सहयोगियों की swot सूची।',
	listThem: 'सूची देखें'
};
