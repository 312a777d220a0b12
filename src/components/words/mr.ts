import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In Marathi. */
export const mr: Words<UiKey> = {
	more: 'आणखी पर्याय',
	optional: 'ऐच्छिक',
	any: 'कोणतेही',
	chooseCountry: 'देश निवडा',
	showPassword: 'पासवर्ड दाखवा',
	here: 'माझे ठिकाण वापरा',
	hereDenied: 'या पानाला तुमचे ठिकाण विचारण्याची परवानगी नाही.',
	hereUnknown: 'उपकरणाला ठिकाण सांगता आले नाही.',
	dropFile: 'फाइल येथे टाका, चिकटवा किंवा निवडा',
	pastedFile: 'चिकटवलेली फाइल',
	asTable: 'तक्त्याच्या रूपात',
	showAll: 'सर्व {count} दाखवा',
	copy: 'कॉपी करा',
	copied: 'कॉपी झाले',
	copyFailed: 'कॉपी करता आले नाही',
	copyJson: 'JSON कॉपी करा',
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
	cut: { one: '{text}… ({count} वर्ण)', other: '{text}… ({count} वर्ण)' },
	cityUnknown: 'या नावाचे शहर इथे माहीत नाही; लहान ठिकाणे इथे नाहीत.'
};
