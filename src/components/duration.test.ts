import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
	[0.2, '1 sec'],
	[59.4, '59 sec'],
	[59.6, '1 min'],
	[100, '1 min 40 sec'],
	[3600, '1 hr'],
	[4000, '1 hr 7 min']
])('%f seconds are %s', (seconds, text) => expect(formatDuration(seconds, 'en')).toBe(text));

test('units are those of the locale', () => {
	expect(formatDuration(4000, 'fr').replaceAll(/\s/g, ' ')).toBe('1 h 7 min');
	expect(formatDuration(100, 'ar-u-nu-latn')).toMatch(/^1 د.*40 ث$/);
});
