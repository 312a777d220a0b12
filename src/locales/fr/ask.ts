import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'Question',
	lang: 'Langue',
	time_zone: 'Fuseau horaire',
	date: 'Jour'
};

export const words: Translation<typeof en> = {
	readings: 'Ce que cela peut vouloir dire',
	probability: 'probable à {share}',
	notUnderstood: 'Pas compris',
	week: 'Semaine',
	dayOfYear: 'Jour de l’année',
	leapYear: 'Année bissextile'
};
