import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'Wort',
	limit: 'Wörter je Liste',
	definitions: 'Bedeutungen'
};

export const words: Translation<typeof en> = {
	noun: 'Substantiv',
	verb: 'Verb',
	adjective: 'Adjektiv',
	adverb: 'Adverb',
	synonyms: 'Gleichbedeutend',
	antonyms: 'Gegenteil',
	similar: 'Fast gleich',
	broader: 'Eine Art',
	narrower: 'Arten',
	wholes: 'Teil von',
	parts: 'Teile',
	derived: 'Davon abgeleitet',
	homophones: 'Gleich gesprochen',
	rhymes: 'Reime',
	soundsLike: 'Ein Laut anders',
	syllables: { one: '{count} Silbe', other: '{count} Silben' },
	instance: 'Beispiel',
	member: 'Mitglied',
	substance: 'Stoff',
	walk: 'Wörter auf dem Weg hierher',
	meanings: { one: '{count} Bedeutung', other: '{count} Bedeutungen' },
	notStored: 'Definitionen kommen mit der nächsten Verbindung: Ihre Daten sind noch nicht auf diesem Gerät.',
	showMore: '{count} weitere zeigen',
	moreOf: '{count} weitere: {title}'
};
