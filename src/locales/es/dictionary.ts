import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'Palabra',
	limit: 'Palabras por lista',
	definitions: 'Definiciones'
};

export const words: Translation<typeof en> = {
	noun: 'sustantivo',
	verb: 'verbo',
	adjective: 'adjetivo',
	adverb: 'adverbio',
	synonyms: 'Mismo significado',
	antonyms: 'Contrario',
	similar: 'Casi lo mismo',
	broader: 'Un tipo de',
	narrower: 'Tipos',
	wholes: 'Parte de',
	parts: 'Partes',
	derived: 'Derivados',
	homophones: 'Se pronuncian igual',
	rhymes: 'Rimas',
	soundsLike: 'Un sonido distinto',
	syllables: { one: '{count} sílaba', other: '{count} sílabas' },
	instance: 'caso',
	member: 'miembro',
	substance: 'sustancia',
	walk: 'Palabras recorridas',
	meanings: { one: '{count} significado', other: '{count} significados' },
	notStored: 'Las definiciones llegarán con la próxima conexión: sus datos aún no están en este dispositivo.',
	showMore: 'Mostrar {count} más',
	moreOf: '{count} más: {title}'
};
