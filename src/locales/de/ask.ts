import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'Frage',
	lang: 'Sprache',
	time_zone: 'Zeitzone',
	date: 'Tag'
};

export const words: Translation<typeof en> = {
	readings: 'Was gemeint sein kann',
	probability: 'zu {share} wahrscheinlich',
	notUnderstood: 'Nicht verstanden',
	week: 'Woche',
	dayOfYear: 'Tag des Jahres',
	leapYear: 'Schaltjahr'
};
