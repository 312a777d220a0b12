import { expect, test } from 'vitest';
import { shiftDay, today, yearText } from './year-day';

test('days follow one another through the whole year, the 29th of February too', () => {
	let day = { month: 1, day: 1 };
	for (let count = 0; count < 366; count++) {
		const next = shiftDay(day, 1);
		expect(shiftDay(next, -1)).toEqual(day);
		day = next;
	}
	expect(day).toEqual({ month: 1, day: 1 });
	expect(shiftDay({ month: 2, day: 28 }, 1)).toEqual({ month: 2, day: 29 });
});

test('today is the day where the user is', () =>
	expect(today(new Date(2026, 6, 20, 23, 59))).toEqual({ month: 7, day: 20 }));

test('years before our era are written as such', () => {
	expect([-44, 1969, null].map((year) => yearText(year, 'en'))).toEqual(['44 BC', '1969', '']);
	expect(yearText(-44, 'de')).toBe('44 v. Chr.');
});
