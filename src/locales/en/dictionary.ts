import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'dictionary'> = {
	word: 'English word or phrase',
	limit: 'Words per list',
	definitions: 'Meanings'
};

/** Page texts in English. */
export const words = {
	noun: 'noun',
	verb: 'verb',
	adjective: 'adjective',
	adverb: 'adverb',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'Same meaning',
	antonyms: 'Opposites',
	similar: 'Similar',
	broader: 'Broader',
	narrower: 'Types',
	wholes: 'Part of',
	parts: 'Parts',
	derived: 'Related words',
	homophones: 'Spoken the same',
	rhymes: 'Rhymes',
	soundsLike: 'Differs in one sound',
	syllables: { one: '{count} syllable', other: '{count} syllables' },
	instance: 'example',
	member: 'member',
	substance: 'substance',
	walk: 'Recent words',
	meanings: { one: '{count} meaning', other: '{count} meanings' },
	notStored: 'Meanings aren’t on your device yet. They download when you’re online.',
	showMore: 'Show {count} more',
	moreOf: '{count} more: {title}'
} as const;
