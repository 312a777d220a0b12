import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In Hindi. */
export const hi: Words<UiKey> = {
	more: 'और विकल्प',
	optional: 'वैकल्पिक',
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
	places: 'स्थान',
	placesFound: {
		one: '{count} स्थान; तीर वाली कुंजियों से चुनें, Enter से लें',
		other: '{count} स्थान; तीर वाली कुंजियों से चुनें, Enter से लें'
	},
	placeSample: 'दिल्ली, या 28.61, 77.21',
	latitudeLongitude: 'अक्षांश, देशांतर',
	citiesFailed: 'शहर लोड नहीं हो सके।',
	mapKeys: '{label}। तीर वाली कुंजियाँ निशान को चलाती हैं, Enter स्थान चुनता है।',
	north: '{degrees}° उत्तर',
	south: '{degrees}° दक्षिण',
	east: '{degrees}° पूर्व',
	west: '{degrees}° पश्चिम',
	cut: { one: '{text}… ({count} वर्ण)', other: '{text}… ({count} वर्ण)' },
	cityUnknown: 'इस नाम का कोई शहर यहाँ नहीं मिला; छोटी जगहें यहाँ नहीं हैं।'
};
