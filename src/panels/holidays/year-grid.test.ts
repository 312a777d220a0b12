import { expect, test } from 'vitest';
import { firstDayOfWeek, nextDay, yearGrid } from './year-grid';

test('February 2026 fills four weeks that start with Sunday', () => {
	const february = yearGrid(2026, 7)[1];
	expect(february?.weeks.map((week) => week.map((day) => day?.day ?? 0))).toEqual([
		[1, 2, 3, 4, 5, 6, 7],
		[8, 9, 10, 11, 12, 13, 14],
		[15, 16, 17, 18, 19, 20, 21],
		[22, 23, 24, 25, 26, 27, 28]
	]);
});

test('in weeks that start with Monday, Sunday 1 February stands last', () =>
	expect(yearGrid(2026, 1)[1]?.weeks[0]?.map((day) => day?.date ?? null)).toEqual([
		null,
		null,
		null,
		null,
		null,
		null,
		'2026-02-01'
	]));

test('every year has all its days once, in order, under the right weekday', () => {
	for (let year = 1950; year <= 2100; year += 5)
		for (const first of [1, 6, 7]) {
			const weeks = yearGrid(year, first).flatMap((month) => month.weeks);
			const dates = weeks.flat().flatMap((day) => day?.date ?? []);
			expect(dates.length).toBe(new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
			expect(dates).toEqual([...new Set(dates)].sort());
			for (const week of weeks)
				week.forEach((day, place) => {
					if (day) expect(new Date(day.date).getUTCDay()).toBe((first + place) % 7);
				});
		}
});

test('the next day may be today', () => {
	const days = [{ date: '2026-01-01' }, { date: '2026-12-25' }];
	expect(nextDay(days, '2026-12-25')?.date).toBe('2026-12-25');
	expect(nextDay(days, '2026-01-02')?.date).toBe('2026-12-25');
	expect(nextDay(days, '2026-12-26')).toBeUndefined();
});

test('weeks start with Monday in Germany', () => expect(firstDayOfWeek('de-DE')).toBe(1));
