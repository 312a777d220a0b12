import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'Artículo',
	lang: 'Idioma de Wikipedia',
	summary: 'Resumen',
	month: 'Mes',
	type: 'Qué',
	offset: 'Saltar',
	'type=events': 'Hechos',
	'type=births': 'Nacimientos',
	'type=deaths': 'Muertes',
	'type=holidays': 'Festividades',
	'type=selected': 'Selección'
};

export const words: Translation<typeof en> = {
	seen: 'No se pudo consultar Wikipedia: estos son títulos ya vistos.',
	seenAndWords: 'No se pudo consultar Wikipedia: estos son títulos ya vistos y palabras del diccionario.',
	none: 'Ningún título de esta Wikipedia empieza por «{query}».',
	foundAs: 'encontrado como «{title}»',
	summary: 'Resumen',
	noSummary: 'No se pudo obtener un resumen; está en el artículo.',
	nothing: 'No hay nada registrado para este día.',
	noMore: 'No hay más registros para este día.',
	notWhole: 'No se pudo leer todo lo que figura en la página de Wikipedia de este día.',
	dayBefore: 'El día anterior',
	today: 'Hoy',
	dayAfter: 'El día siguiente'
};
