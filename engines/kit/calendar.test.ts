import { expect, test } from 'vitest';
import { dayAt, dayIn, dayOf, isoDate, parseIsoDate, timeOf, weekdayOf, yearOf } from './calendar';

test.each([
	['1970-01-01', 0, 4, 'a Thursday, where Unix time begins'],
	['1969-12-31', -1, 3, 'the day before'],
	['2000-02-29', 11_016, 2, 'the leap day of a century that 400 divides'],
	['1582-10-15', -141_427, 5, 'the first day of the Gregorian calendar, a Friday'],
	['0001-01-01', -719_162, 1, 'the first day of the era, a Monday'],
	['9999-12-31', 2_932_896, 5, 'the last day of four digits']
])('%s is day %i of Unix time and weekday %i: %s', (date, day, weekday) => {
	expect(parseIsoDate(date)).toBe(day);
	expect(isoDate(day)).toBe(date);
	expect(dayOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)))).toBe(day);
	expect(weekdayOf(day)).toBe(weekday);
	expect(yearOf(day)).toBe(Number(date.slice(0, 4)));
});

test.each([
	'1900-02-29',
	'2026-02-30',
	'2026-13-01',
	'2026-00-10',
	'2026-1-1',
	'02026-01-01',
	'2026-01-011',
	'today',
	''
])('%j is no day', (date) => expect(parseIsoDate(date)).toBeNull());

test('the first and last day of every year from 1 to 9999 lie in it', () => {
	const outside: number[] = [];
	for (let year = 1; year <= 9999; year++)
		if (yearOf(dayOf(year, 1, 1)) !== year || yearOf(dayOf(year, 12, 31)) !== year) outside.push(year);
	expect(outside).toEqual([]);
});

test('a time lies in the day that begins at or before it, before 1970 too', () => {
	expect(timeOf(dayAt(Date.UTC(2026, 6, 1, 12)))).toBe(Date.UTC(2026, 6, 1));
	expect([dayAt(0), dayAt(86_399_999), dayAt(86_400_000), dayAt(-1)]).toEqual([0, 0, 1, -1]);
});

test.each([
	['Pacific/Kiritimati', 2026, 1, 1],
	['UTC', 2025, 12, 31],
	['America/Los_Angeles', 2025, 12, 31],
	// Their own calendars are not asked.
	['Asia/Tehran', 2025, 12, 31],
	['Asia/Bangkok', 2025, 12, 31]
])('at 11:00 UTC on New Year’s Eve it is in %s %i-%i-%i', (timeZone, year, month, day) =>
	expect(dayIn(timeZone, Date.UTC(2025, 11, 31, 11))).toEqual({ year, month, day, timeZone })
);

test('a zone that there is not is refused', () => expect(() => dayIn('Mars/Olympus', 0)).toThrow(RangeError));
