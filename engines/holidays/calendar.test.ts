import { expect, test } from 'vitest';
import { easter, orthodoxEaster } from '../kit/easter';
import { dayOf, isoDate, weekdayOf, yearOf } from '../kit/calendar';
import { onOrAfter, parseRun } from './runs';

test.each([
	[1954, '04-18', '04-25'],
	[1961, '04-02', '04-09'],
	[2008, '03-23', '04-27'],
	[2024, '03-31', '05-05'],
	[2025, '04-20', '04-20'],
	[2038, '04-25', '04-25'],
	[2100, '03-28', '05-02']
])('Easter of %i', (year, west, east) => {
	expect(isoDate(easter(year))).toBe(`${year}-${west}`);
	expect(isoDate(orthodoxEaster(year))).toBe(`${year}-${east}`);
});

test('both Easters are Sundays in every year', () => {
	for (let year = 1950; year <= 2100; year++) {
		expect([weekdayOf(easter(year)), weekdayOf(orthodoxEaster(year))]).toEqual([0, 0]);
		expect(yearOf(easter(year))).toBe(year);
	}
});

test('days before 1970 have weekdays too', () => {
	expect([weekdayOf(dayOf(1950, 1, 1)), weekdayOf(dayOf(1969, 7, 20))]).toEqual([0, 0]);
});

test('a run is a rule for years', () => {
	const on = (text: string, year: number) => parseRun(text).on(year).map(isoDate).join();
	expect(parseRun('a-46:0704')).toMatchObject({ first: 1960, last: 2100 });
	expect(parseRun('2k:0704')).toMatchObject({ first: 2042, last: 2042 });
	expect([on('0-10:0704', 1976), on('0-10e-2', 2026)]).toEqual(['1976-07-04', '2026-04-03']);
	expect([on('0-10o1', 2026), on('0-10a11224', 2026)]).toEqual(['2026-04-13', '2026-11-26']);
	expect([on('0-46:0704/6-1', 2026), on('0-46:0704/6-1', 2027)]).toEqual(['2026-07-03', '']);
	expect(isoDate(onOrAfter(dayOf(2026, 2, 28), 6))).toBe('2026-02-28');
	for (const text of ['', '0', 'x', '0-', '0e', '0:1', '0a0101', ' 0:0101'])
		expect(() => parseRun(text), text).toThrow();
});
