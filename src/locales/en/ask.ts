import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'ask'> = {
	q: 'Question',
	lang: 'Language',
	time_zone: 'Time zone',
	date: 'Day'
};

/** Page texts in English. */
export const words = {
	readings: 'What it may mean',
	probability: '{share} likely',
	notUnderstood: 'Not understood',
	week: 'Week',
	dayOfYear: 'Day of the year',
	leapYear: 'Leap year'
} as const;
