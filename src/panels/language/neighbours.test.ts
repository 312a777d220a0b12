import { expect, test } from 'vitest';
import { colouredParts, toldApart } from './neighbours';

test('neighbours are told apart in any order', () => {
	expect(toldApart('no', 'da')).toBe(toldApart('da', 'no'));
	expect([toldApart('no', 'da'), toldApart('en', 'ja')]).toEqual(['da no', null]);
});

test('a text is cut at its segments and nothing of it is lost', () => {
	const text = 'Guten Tag. Good day!';
	const parts = colouredParts(text, [
		{ start: 0, end: 9, code: 'de' },
		{ start: 11, end: 19, code: 'en' }
	]);
	expect(parts.map(({ text: part }) => part).join('')).toBe(text);
	expect(parts.map(({ code }) => code)).toEqual(['de', null, 'en', null]);
});
