import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'Mot',
	limit: 'Mots par liste',
	definitions: 'Définitions'
};

export const words: Translation<typeof en> = {
	noun: 'nom',
	verb: 'verbe',
	adjective: 'adjectif',
	adverb: 'adverbe',
	synonyms: 'Même sens',
	antonyms: 'Contraire',
	similar: 'Presque pareil',
	broader: 'Une sorte de',
	narrower: 'Sortes',
	wholes: 'Partie de',
	parts: 'Parties',
	derived: 'Dérivés',
	homophones: 'Se prononcent pareil',
	rhymes: 'Rimes',
	soundsLike: 'Un son différent',
	syllables: { one: '{count} syllabe', other: '{count} syllabes' },
	instance: 'exemple',
	member: 'membre',
	walk: 'Mots parcourus',
	meanings: '{count} sens',
	notStored: 'Les définitions viendront à la prochaine connexion : leurs données ne sont pas encore sur cet appareil.',
	showMore: 'En afficher {count} de plus',
	moreOf: '{count} de plus : {title}'
};
