import type { dictionary } from '../../../engines/dictionary/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/dictionary';

/** Form texts in French. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['Mot', 'Un mot ou une expression anglaise, sous toute forme'],
		limit: 'Mots par liste',
		definitions: ['Définitions', 'Dit aussi ce que le mot signifie ; les données arrivent la première fois']
	},
	examples: {
		'The plural of a noun': 'Le pluriel d’un nom',
		'A phrase': 'Une expression',
		'What it means': 'Ce que cela signifie',
		Parts: 'Parties',
		'Spoken the same': 'Même prononciation',
		'Two pronunciations': 'Deux prononciations'
	}
};

/** Page texts in French. */
export const words: Translation<typeof en> = {
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
