import type { dictionary } from '../../../engines/dictionary/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/dictionary';

/** Form texts in Spanish. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['Palabra', 'Una palabra o expresión inglesa, en cualquier forma'],
		limit: 'Palabras por lista',
		definitions: ['Definiciones', 'Dice también qué significa; sus datos llegan la primera vez']
	}
};

/** Page texts in Spanish. */
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
	instance: 'caso',
	member: 'miembro',
	substance: 'sustancia',
	walk: 'Palabras recorridas',
	meanings: { one: '{count} significado', other: '{count} significados' },
	notStored: 'Las definiciones llegarán con la próxima conexión: sus datos aún no están en este dispositivo.',
	showMore: 'Mostrar {count} más',
	moreOf: '{count} más: {title}'
};
