import { expect, test } from 'vitest';
import { askedDay } from './asked-day';
import { hintsOf } from './box-hints';

const hints = hintsOf({ country: 'DE', currency: 'EUR' }, '2026-11-21');
const american = hintsOf({ country: 'US', currency: 'USD' }, '2026-11-21');

test.each([
	['what day was 14 july 1789', '1789-07-14'],
	['what day of the week will december 25 2027 be', '2027-12-25'],
	['what day is 1 january', '2027-01-01'],
	['what day was 1 december', '2025-12-01'],
	['welcher wochentag ist der 24.12.2026', '2026-12-24'],
	['qué día fue el 12 de octubre de 1992', '1992-10-12'],
	['quel jour était le 14 juillet 1989', '1989-07-14'],
	['15 अगस्त 1947 को कौन सा दिन था', '1947-08-15'],
	['100 days from now', '2027-03-01'],
	['in 2 weeks', '2026-12-05'],
	['what date is in 30 days', '2026-12-21'],
	['3 weeks ago', '2026-10-31'],
	['a year ago', '2025-11-21'],
	['vor 3 wochen', '2026-10-31'],
	['in 100 tagen', '2027-03-01'],
	['dentro de 10 días', '2026-12-01'],
	['il y a 2 mois', '2026-09-21'],
	['30 days after 1 march 2027', '2027-03-31'],
	['1 month after 2027-01-31', '2027-02-28'],
	['90 days before 2028-03-01', '2027-12-02'],
	['10 दिन बाद', '2026-12-01']
])('"%s" is %s', (typed, day) => expect(askedDay(typed, hints)).toBe(day));

test('days and months stand in the order of the region', () => {
	expect(askedDay('what day is 3/4/2027', hints)).toBe('2027-04-03');
	expect(askedDay('what day is 3/4/2027', american)).toBe('2027-03-04');
});

test.each([
	// Another calendar was in force.
	'what day was 14 october 1066',
	'what day is it',
	'what day is christmas',
	'what day is 31 february 2027',
	'10 working days from now',
	'5 miles from here',
	'in 30 minutes',
	'30 days in hours',
	'3 days after tomorrowland',
	'99999 years from now'
])('"%s" is no day', (typed) => expect(askedDay(typed, hints)).toBeNull());
