import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'Pregunta',
	lang: 'Idioma',
	time_zone: 'Zona horaria',
	date: 'Día'
};

export const words: Translation<typeof en> = {
	readings: 'Qué puede significar',
	probability: '{share} probable',
	notUnderstood: 'No se entendió',
	week: 'Semana',
	dayOfYear: 'Día del año',
	leapYear: 'Año bisiesto'
};
