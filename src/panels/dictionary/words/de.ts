import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in German. */
export const de: Words<keyof typeof en> = {
	noun: 'Substantiv',
	verb: 'Verb',
	adjective: 'Adjektiv',
	adverb: 'Adverb',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'Gleichbedeutend',
	antonyms: 'Gegenteil',
	similar: 'Fast gleich',
	broader: 'Eine Art',
	narrower: 'Arten',
	wholes: 'Teil von',
	parts: 'Teile',
	derived: 'Davon abgeleitet',
	instance: 'Beispiel',
	member: 'Mitglied',
	substance: 'Stoff',
	walk: 'Wörter auf dem Weg hierher',
	meanings: { one: '{count} Bedeutung', other: '{count} Bedeutungen' },
	notStored: 'Definitionen kommen mit der nächsten Verbindung: Ihre Daten sind noch nicht auf diesem Gerät.',
	showMore: '{count} weitere zeigen',
	more: '{count} weitere',
	moreOf: '{count} weitere: {title}'
};
