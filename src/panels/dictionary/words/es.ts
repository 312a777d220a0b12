import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the dictionary panels in Spanish. */
export const es: Words<keyof typeof en> = {
	noun: 'sustantivo',
	verb: 'verbo',
	adjective: 'adjetivo',
	adverb: 'adverbio',
	sense: '{part} {number}',
	otherSense: '{lemma}, {part} {number}',
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
	more: '{count} más',
	moreOf: '{count} más: {title}'
};
