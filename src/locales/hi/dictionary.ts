import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'शब्द',
	limit: 'हर सूची में शब्द',
	definitions: 'अर्थ भी'
};

export const words: Translation<typeof en> = {
	noun: 'संज्ञा',
	verb: 'क्रिया',
	adjective: 'विशेषण',
	adverb: 'क्रियाविशेषण',
	synonyms: 'समान अर्थ',
	antonyms: 'विपरीत',
	similar: 'लगभग समान',
	broader: 'किसका प्रकार',
	narrower: 'प्रकार',
	wholes: 'किसका भाग',
	parts: 'भाग',
	derived: 'इससे बने',
	homophones: 'समान उच्चारण',
	rhymes: 'तुक वाले शब्द',
	soundsLike: 'एक ध्वनि का अंतर',
	syllables: '{count} अक्षर',
	instance: 'उदाहरण',
	member: 'सदस्य',
	substance: 'पदार्थ',
	walk: 'जिन शब्दों से आप आए',
	meanings: '{count} अर्थ',
	notStored: 'परिभाषाएँ अगली बार इंटरनेट मिलने पर आएँगी: उनका डेटा अभी इस डिवाइस पर नहीं है।',
	showMore: '{count} और दिखाएँ',
	moreOf: '{count} और: {title}'
};
