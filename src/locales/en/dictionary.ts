import type { dictionary } from '../../../engines/dictionary/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof dictionary> = {
	fields: { word: 'English word or phrase', limit: 'Words per list', definitions: 'Meanings' }
};

/** What its pages say in English. */
export const words = {
	noun: 'noun',
	verb: 'verb',
	adjective: 'adjective',
	adverb: 'adverb',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'Same meaning',
	antonyms: 'Contrary',
	similar: 'Nearly the same',
	broader: 'A kind of',
	narrower: 'Kinds',
	wholes: 'Part of',
	parts: 'Parts',
	derived: 'Of the same family',
	instance: 'instance',
	member: 'member',
	substance: 'substance',
	walk: 'Words you came by',
	meanings: { one: '{count} meaning', other: '{count} meanings' },
	notStored: 'Definitions come with the next connection: their data is not on this device yet.',
	showMore: 'Show {count} more',
	more: '{count} more',
	moreOf: '{count} more: {title}'
} as const;
