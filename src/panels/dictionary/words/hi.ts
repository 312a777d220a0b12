import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in Hindi. */
export const hi: Words<keyof typeof en> = {
	noun: 'संज्ञा',
	verb: 'क्रिया',
	adjective: 'विशेषण',
	adverb: 'क्रियाविशेषण',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'समान अर्थ',
	antonyms: 'विपरीत',
	similar: 'लगभग समान',
	broader: 'किसका प्रकार',
	narrower: 'प्रकार',
	wholes: 'किसका भाग',
	parts: 'भाग',
	derived: 'इससे बने',
	instance: 'उदाहरण',
	member: 'सदस्य',
	substance: 'पदार्थ',
	walk: 'जिन शब्दों से आप आए',
	meanings: { one: '{count} अर्थ', other: '{count} अर्थ' },
	notStored: 'परिभाषाएँ अगली बार इंटरनेट मिलने पर आएँगी: उनका डेटा अभी इस डिवाइस पर नहीं है।',
	showMore: '{count} और दिखाएँ',
	more: '{count} और',
	moreOf: '{count} और: {title}'
};
