import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in French. */
export const fr: Words<keyof typeof en> = {
	noun: 'nom',
	verb: 'verbe',
	adjective: 'adjectif',
	adverb: 'adverbe',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
	synonyms: 'Même sens',
	antonyms: 'Contraire',
	similar: 'Presque pareil',
	broader: 'Une sorte de',
	narrower: 'Sortes',
	wholes: 'Partie de',
	parts: 'Parties',
	derived: 'Dérivés',
	instance: 'exemple',
	member: 'membre',
	substance: 'substance',
	walk: 'Mots parcourus',
	meanings: { one: '{count} sens', other: '{count} sens' },
	notStored: 'Les définitions viendront à la prochaine connexion : leurs données ne sont pas encore sur cet appareil.',
	showMore: 'En afficher {count} de plus',
	more: '{count} de plus',
	moreOf: '{count} de plus : {title}'
};
