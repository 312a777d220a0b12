import { expect, test } from 'vitest';
import { askedDay } from './asked-day';
import { hintsOf } from './box-hints';
import { weekOf } from './settings/week-of';

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
	['10 दिन बाद', '2026-12-01'],
	['what day is it tomorrow', '2026-11-22'],
	["tomorrow's date", '2026-11-22'],
	['welcher tag ist morgen', '2026-11-22'],
	['qué día es mañana', '2026-11-22'],
	['quel jour sommes-nous demain', '2026-11-22'],
	['this friday', '2026-11-27'],
	['date of next monday', '2026-11-23'],
	['on friday', '2026-11-27'],
	['last saturday', '2026-11-14'],
	['last sunday', '2026-11-15'],
	['letzten dienstag', '2026-11-17'],
	['kommenden freitag', '2026-11-27'],
	['el próximo viernes', '2026-11-27'],
	['el viernes que viene', '2026-11-27'],
	['vendredi prochain', '2026-11-27'],
	['अगले शुक्रवार', '2026-11-27'],
	['الجمعة القادم', '2026-11-27'],
	['next week', '2026-11-23'],
	['this week', '2026-11-16'],
	['letzte woche', '2026-11-09'],
	['semaine prochaine', '2026-11-23'],
	['first monday of may 2027', '2027-05-03'],
	['last friday of november', '2026-11-27'],
	['last friday of october', '2027-10-29'],
	['letzter freitag im november 2027', '2027-11-26'],
	['primer lunes de mayo de 2027', '2027-05-03'],
	['premier lundi de mai 2027', '2027-05-03'],
	['3rd thursday of november 2027', '2027-11-18'],
	['100th day of 2027', '2027-04-10'],
	['day 366 of 2028', '2028-12-31'],
	['week of 15 march 2027', '2027-03-15'],
	['in welcher kw ist der 24.12.2026', '2026-12-24'],
	['kalenderwoche 24.12.2026', '2026-12-24'],
	['next leap year', '2028-02-29'],
	['nächstes schaltjahr', '2028-02-29']
])('"%s" is %s', (typed, day) => expect(askedDay(typed, hints)?.from).toBe(day));

test('next Friday is two days where it is in this week: both are told', () => {
	// 2026-11-25 is a Wednesday.
	const wednesday = { ...hints, today: '2026-11-25' };
	expect(askedDay('next friday', wednesday)).toEqual({ from: '2026-11-27', or: '2026-12-04' });
	expect(askedDay('nächsten freitag', wednesday)).toEqual({ from: '2026-11-27', or: '2026-12-04' });
	expect(askedDay('next tuesday', wednesday)).toEqual({ from: '2026-12-01' });
	expect(askedDay('next wednesday', wednesday)).toEqual({ from: '2026-12-02' });
	expect(askedDay('this friday', wednesday)).toEqual({ from: '2026-11-27' });
});

test.each([
	'what is the sun',
	'when is sat',
	'sun',
	'friday',
	'what is monday',
	'date',
	'was ist hier',
	'day',
	'week tomorrow',
	'el niño'
])('"%s" names no day', (typed) =>
	expect(askedDay(typed, hints)?.about ?? askedDay(typed, hints)?.from ?? null).toBe(
		typed === 'date' ? hints.today : null
	)
);

test('days and months stand in the order of the region', () => {
	expect(askedDay('what day is 3/4/2027', hints)?.from).toBe('2027-04-03');
	expect(askedDay('what day is 3/4/2027', american)?.from).toBe('2027-03-04');
});

test.each([
	// Another calendar was in force.
	'what day was 14 october 1066',
	'what day is 31 february 2027',
	'10 working days from now',
	'5 miles from here',
	'in 30 minutes',
	'30 days in hours',
	'3 days after tomorrowland',
	'99999 years from now'
])('"%s" is no day', (typed) => expect(askedDay(typed, hints)).toBeNull());

test.each([
	['what day is it', '2026-11-21'],
	['today’s date', '2026-11-21'],
	['welche KW haben wir', null],
	['welche kw ist heute', '2026-11-21'],
	['what day is christmas', '2026-12-25'],
	["mother's day", '2027-05-09'],
	["mother's day in the uk", '2027-03-07'],
	["mother's day uk 2028", '2028-03-26'],
	['when is halloween', '2027-10-31'],
	['black friday 2027', '2027-11-26'],
	['wann ist muttertag', '2027-05-09'],
	['1. advent', '2026-11-29'],
	['cuándo es la semana santa', '2027-03-21'],
	['when is ramadan', '2027-02-08'],
	['रमज़ान कब है', '2027-02-08'],
	// A word first.
	['assumption', null],
	['when is the assumption', '2027-08-15'],
	// Nobody here knows that day.
	["mother's day in indonesia", null],
	['halloween costume', null]
])('a day of note: "%s" is %s', (typed, day) => expect(askedDay(typed, hints)?.from ?? null).toBe(day));

test('weeks are numbered as ISO 8601 does', () => {
	expect(weekOf('2026-11-24')).toEqual({ week: 48, year: 2026 });
	expect(weekOf('2027-01-01')).toEqual({ week: 53, year: 2026 });
	expect(weekOf('2027-01-04')).toEqual({ week: 1, year: 2027 });
	expect(weekOf('2018-12-31')).toEqual({ week: 1, year: 2019 });
});
