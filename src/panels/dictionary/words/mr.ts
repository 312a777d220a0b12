import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in Marathi. */
export const mr: Words<keyof typeof en> = {
	noun: 'नाम',
	verb: 'क्रियापद',
	adjective: 'विशेषण',
	adverb: 'क्रियाविशेषण',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'समान अर्थ',
	antonyms: 'विरुद्ध',
	similar: 'जवळपास समान',
	broader: 'कशाचा प्रकार',
	narrower: 'प्रकार',
	wholes: 'कशाचा भाग',
	parts: 'भाग',
	derived: 'यापासून बनलेले',
	instance: 'उदाहरण',
	member: 'सदस्य',
	substance: 'पदार्थ',
	walk: 'वाटेतले शब्द',
	meanings: { one: '{count} अर्थ', other: '{count} अर्थ' },
	notStored: 'व्याख्या पुढच्या वेळी इंटरनेट मिळाल्यावर येतील: त्यांचा डेटा अजून या डिव्हाइसवर नाही.',
	showMore: 'आणखी {count} दाखवा',
	more: 'आणखी {count}',
	moreOf: 'आणखी {count}: {title}'
};
