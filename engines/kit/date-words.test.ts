import { expect, test } from 'vitest';
import { isoOf, readDay } from './date-words';

/** ISO date; `????` for a year that was not said, both meanings where there are two. */
function read(text: string): string | null {
	const day = readDay(text);
	if (!day) return null;
	const iso = (one: typeof day) => (one.year === null ? `????${isoOf(one, 2024).slice(4)}` : isoOf(one, 1900));
	return day.other ? `${iso(day)} or ${iso(day.other)}` : iso(day);
}

test.each([
	['2026-12-25', '2026-12-25'],
	['2026/2/3', '2026-02-03'],
	['2026.02.03', '2026-02-03'],
	['25.12.2026', '2026-12-25'],
	['1. 2. 2026', '2026-02-01'],
	['25.12.', '????-12-25'],
	['29.2.', '????-02-29'],
	['12/25/2026', '2026-12-25'],
	['25/12/2026', '2026-12-25'],
	['3/4/2026', '2026-03-04 or 2026-04-03'],
	['3-4-2026', '2026-03-04 or 2026-04-03'],
	['4/4/2026', '2026-04-04'],
	['25 december 2026', '2026-12-25'],
	['25 dec. 2026', '2026-12-25'],
	['25 de diciembre de 2026', '2026-12-25'],
	['the 4th of july', '????-07-04'],
	['le 14 juillet', '????-07-14'],
	['am 3. oktober', '????-10-03'],
	['1er mai 2026', '2026-05-01'],
	['23rd march, 2026', '2026-03-23'],
	['december 25', '????-12-25'],
	['december 25th, 2026', '2026-12-25'],
	['feb 2 1999', '1999-02-02'],
	['26 जनवरी', '????-01-26'],
	['26 يناير 2026', '2026-01-26'],
	['31 டிசம்பர்', '????-12-31'],
	['1 मे', '????-05-01'],
	['2 sept 2026', '2026-09-02'],
	['फ़रवरी 3', '????-02-03'],
	['0001-01-01', '0001-01-01'],
	['9999-12-31', '9999-12-31']
])('%s is %s', (text, expected) => expect(read(text)).toBe(expected));

test.each([
	'2026-02-30',
	'2026-13-01',
	'2026-00-01',
	'2026-01-00',
	'0000-01-01',
	'14 on july 2026',
	'on the 14 july',
	'14 july 2026 or later',
	'december 25 26',
	'31.4.2026',
	'32.1.',
	'13/13/2026',
	'0/5/2026',
	'30 february',
	'0 may',
	'25 smarch 2026',
	'smarch 25',
	'25 december 26',
	'december',
	'25',
	'x2026-12-25',
	'2026-12-25x',
	'x25.12.2026',
	'25.12.2026x',
	'x12/25/2026',
	'12/25/20261',
	'constructor',
	'__proto__',
	'on december 25',
	'25 december 2026 at noon',
	''
])('%j is no day', (text) => expect(read(text)).toBeNull());

test('a day without a year gets the one that is asked for, in four digits', () => {
	expect(isoOf({ year: null, month: 7, day: 4 }, 2026)).toBe('2026-07-04');
	expect(isoOf({ year: 33, month: 11, day: 12 }, 2026)).toBe('0033-11-12');
});
