import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'कब से',
		min_magnitude: 'कम से कम तीव्रता',
		at_least: ['ठीक तीव्रता से', 'कोई और सीमा; 6 की शुरुआत 5.95 से'],
		near: ['किस जगह के पास', 'हर भूकंप के साथ इस जगह से दूरी बताई जाती है'],
		radius_km: 'दायरा (किमी)',
		order: 'पहले',
		start: 'से',
		end: ['तक', 'आख़िरी दिन या समय; न देने पर अभी'],
		compare: 'सूचियों की तुलना'
	},
	choices: {
		order: {
			time: 'सबसे नए',
			magnitude: 'सबसे तेज़',
			distance: 'सबसे पास'
		},
		period: {
			hour: 'घंटा',
			day: 'दिन',
			week: 'हफ़्ता',
			month: 'महीना'
		},
		min_magnitude: {
			all: 'सभी',
			'1.0': '1 और ऊपर',
			'2.5': '2.5 और ऊपर',
			'4.5': '4.5 और ऊपर',
			significant: 'बड़े'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'तीव्रता अज्ञात',
	placeUnknown: 'जगह अज्ञात',
	magnitude: 'तीव्रता',
	place: 'जगह',
	nearest: 'सबसे पास: {event}, {distance} दूर।',
	nearestTo: '{place} के सबसे पास: {event}, {distance} दूर।',
	earthquakes: 'भूकंप',
	newest: 'सबसे नया: {event}, {age}।',
	strongest: 'सबसे तेज़: {event}, {age}।',
	strongestOfThese: 'इनमें सबसे तेज़: {event}, {age}।',
	newestOnes: 'सबसे नए भूकंप; और भी हो सकते हैं',
	none: 'कोई नहीं',
	noneOfSize: 'इस अवधि में इतनी तीव्रता का कोई भूकंप नहीं।',
	notKnown: 'पता नहीं',
	sinceUnknown: 'उसके बाद क्या हुआ, यहाँ पता नहीं।',
	sinceUnknownLast: 'उसके बाद क्या हुआ, यहाँ पता नहीं। पता चले आख़िरी भूकंप:',
	knownUntil: '{time} तक का पता है; उसके बाद का यहाँ नहीं है।',
	unread: 'अधूरा: स्रोत का सब कुछ पढ़ा नहीं जा सका।',
	newestFirst: 'भूकंप, नए पहले',
	mapOf: { one: '{count} भूकंप का नक़्शा', other: '{count} भूकंपों का नक़्शा' },
	legend: 'रंग: गहराई',
	shallow: 'उथला, {depth} से कम',
	intermediate: 'मध्यम, {depth} तक',
	deep: 'गहरा',
	depthOf: 'गहराई {depth}',
	depthUnknown: 'गहराई अज्ञात',
	earthquake: 'भूकंप',
	quarryBlast: 'खदान में विस्फोट',
	explosion: 'विस्फोट',
	iceQuake: 'हिम-कंप',
	automatic: 'स्वचालित',
	reviewed: 'जाँचा हुआ',
	green: 'चेतावनी: हरी',
	yellow: 'चेतावनी: पीली',
	orange: 'चेतावनी: नारंगी',
	red: 'चेतावनी: लाल',
	feltBy: '{count} ने महसूस किया',
	tsunami: 'tsunami.gov देखें',
	alertMe: '{place} से {distance} तक, {magnitude} या अधिक तीव्रता के नए भूकंप की सूचना दें',
	alertWhen: 'ऐप खोलने पर, और जहाँ ब्राउज़र अनुमति दे वहाँ पृष्ठभूमि में भी जाँच होती है।',
	alertRefused: 'सूचनाएँ रोकी गई हैं। ब्राउज़र की सेटिंग में इस साइट के लिए अनुमति दें।',
	alertText: '{place} से {distance}',
	fromCatalogues: '{names} से: USGS जवाब नहीं दे रहा, इसलिए कुछ भूकंप छूट सकते हैं।'
};
