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
	copyJson: 'JSON कॉपी करें'
};
