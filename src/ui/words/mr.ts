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
	copyJson: 'JSON कॉपी करा'
};
