import type { Forms, Translation } from '../types';
import type { words as en } from '../en/ask';

export const forms: Forms<'ask'> = {
	q: 'கேள்வி',
	lang: 'மொழி',
	time_zone: 'நேர மண்டலம்',
	date: 'நாள்'
};

export const words: Translation<typeof en> = {
	readings: 'இதன் பொருள் என்னவாக இருக்கலாம்',
	probability: '{share} வாய்ப்பு',
	notUnderstood: 'புரியவில்லை',
	week: 'வாரம்',
	dayOfYear: 'ஆண்டின் நாள்',
	leapYear: 'லீப் ஆண்டு'
};
