import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'सवाल',
	lang: 'भाषा',
	time_zone: 'समय क्षेत्र',
	date: 'दिन'
};

export const words: Translation<typeof en> = {
	readings: 'इसका क्या मतलब हो सकता है',
	probability: '{share} संभव',
	notUnderstood: 'समझ नहीं आया',
	week: 'सप्ताह',
	dayOfYear: 'साल का दिन',
	leapYear: 'लीप वर्ष'
};
