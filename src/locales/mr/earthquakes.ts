import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'केव्हापासून',
		min_magnitude: 'किमान तीव्रता',
		at_least: ['नेमकी तीव्रता पासून', 'इतर कोणतीही मर्यादा; 6 म्हणजे 5.95 पासून'],
		near: ['कुठल्या ठिकाणाजवळ', 'प्रत्येक भूकंपाचे या ठिकाणापासूनचे अंतर सांगितले जाते'],
		radius_km: 'त्रिज्या (किमी)',
		order: 'आधी',
		start: 'पासून',
		end: ['पर्यंत', 'शेवटचा दिवस किंवा वेळ; न दिल्यास आता'],
		compare: 'सूचींची तुलना'
	},
	choices: {
		order: {
			time: 'सर्वात नवे',
			magnitude: 'सर्वात मोठे',
			distance: 'सर्वात जवळचे'
		},
		period: {
			hour: 'तास',
			day: 'दिवस',
			week: 'आठवडा',
			month: 'महिना'
		},
		min_magnitude: {
			all: 'सर्व',
			'1.0': '1 आणि अधिक',
			'2.5': '2.5 आणि अधिक',
			'4.5': '4.5 आणि अधिक',
			significant: 'मोठे'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'तीव्रता अज्ञात',
	placeUnknown: 'ठिकाण अज्ञात',
	magnitude: 'तीव्रता',
	place: 'ठिकाण',
	nearest: 'सर्वात जवळ: {event}, {distance} अंतरावर.',
	nearestTo: '{place} च्या सर्वात जवळ: {event}, {distance} अंतरावर.',
	earthquakes: 'भूकंप',
	newest: 'सर्वात नवा: {event}, {age}.',
	strongest: 'सर्वात तीव्र: {event}, {age}.',
	strongestOfThese: 'यांतील सर्वात तीव्र: {event}, {age}.',
	newestOnes: 'सर्वात नवे भूकंप; आणखीही असू शकतात',
	none: 'एकही नाही',
	noneOfSize: 'या काळात एवढ्या तीव्रतेचा भूकंप नाही.',
	notKnown: 'माहीत नाही',
	sinceUnknown: 'त्यानंतर काय झाले ते इथे माहीत नाही.',
	sinceUnknownLast: 'त्यानंतर काय झाले ते इथे माहीत नाही. माहीत असलेले शेवटचे भूकंप:',
	knownUntil: '{time} पर्यंतचे माहीत आहे; नंतरचे इथे नाही.',
	unread: 'अपूर्ण: स्रोतातील सर्व काही वाचता आले नाही.',
	newestFirst: 'भूकंप, नवे आधी',
	mapOf: { one: '{count} भूकंपाचा नकाशा', other: '{count} भूकंपांचा नकाशा' },
	legend: 'रंग: खोली',
	shallow: 'उथळ, {depth} पेक्षा कमी',
	intermediate: 'मध्यम, {depth} पर्यंत',
	deep: 'खोल',
	depthOf: 'खोली {depth}',
	depthUnknown: 'खोली अज्ञात',
	earthquake: 'भूकंप',
	quarryBlast: 'खाणीतील स्फोट',
	explosion: 'स्फोट',
	iceQuake: 'हिमकंप',
	automatic: 'स्वयंचलित',
	reviewed: 'तपासलेले',
	green: 'इशारा: हिरवा',
	yellow: 'इशारा: पिवळा',
	orange: 'इशारा: नारिंगी',
	red: 'इशारा: लाल',
	feltBy: { one: '{count} जणाला जाणवले', other: '{count} जणांना जाणवले' },
	tsunami: 'tsunami.gov पहा',
	alertMe: '{place} पासून {distance} पर्यंत, {magnitude} किंवा अधिक तीव्रतेच्या नव्या भूकंपांची सूचना द्या',
	alertWhen: 'अ‍ॅप उघडल्यावर, आणि ब्राउझर परवानगी देईल तिथे पार्श्वभूमीतही तपासले जाते.',
	alertRefused: 'सूचना रोखल्या आहेत. ब्राउझरच्या सेटिंगमध्ये या साइटसाठी परवानगी द्या.',
	alertText: '{place} पासून {distance}',
	fromCatalogues: '{names} वरून: USGS उत्तर देत नाही, त्यामुळे काही भूकंप राहून गेलेले असू शकतात.'
};
