import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'शब्द',
	limit: 'प्रत्येक यादीतील शब्द',
	definitions: 'अर्थही'
};

export const words: Translation<typeof en> = {
	noun: 'नाम',
	verb: 'क्रियापद',
	adjective: 'विशेषण',
	adverb: 'क्रियाविशेषण',
	synonyms: 'समान अर्थ',
	antonyms: 'विरुद्ध',
	similar: 'जवळपास समान',
	broader: 'कशाचा प्रकार',
	narrower: 'प्रकार',
	wholes: 'कशाचा भाग',
	parts: 'भाग',
	derived: 'यापासून बनलेले',
	homophones: 'समान उच्चार',
	rhymes: 'यमक जुळणारे शब्द',
	soundsLike: 'एका ध्वनीचा फरक',
	syllables: '{count} अक्षरे',
	instance: 'उदाहरण',
	member: 'सदस्य',
	substance: 'पदार्थ',
	walk: 'वाटेतले शब्द',
	meanings: '{count} अर्थ',
	notStored: 'व्याख्या पुढच्या वेळी इंटरनेट मिळाल्यावर येतील: त्यांचा डेटा अजून या डिव्हाइसवर नाही.',
	showMore: 'आणखी {count} दाखवा',
	moreOf: 'आणखी {count}: {title}'
};
