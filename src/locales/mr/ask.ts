import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'प्रश्न',
	lang: 'भाषा',
	time_zone: 'वेळ क्षेत्र',
	date: 'दिवस'
};

export const words: Translation<typeof en> = {
	readings: 'याचा काय अर्थ असू शकतो',
	probability: '{share} शक्यता',
	notUnderstood: 'समजले नाही',
	week: 'आठवडा',
	dayOfYear: 'वर्षातील दिवस',
	leapYear: 'लीप वर्ष'
};
