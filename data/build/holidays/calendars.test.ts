import { expect, test } from 'vitest';
import { isoDate, yearOf } from '../../../engines/kit/calendar';
import { hebrewDays } from '../../../engines/kit/hebrew';
import { feastDays, lunarDays } from './lunar';
import { lunisolarMonths } from './lunisolar';
import { myanmarFeasts } from './myanmar';
import { civilDay, nextElongation, nextSunLongitude, startOf } from './sky';
import { tibetanFeasts } from './tibetan';

const inYear = (days: readonly number[], year: number) => days.filter((day) => yearOf(day) === year).map(isoDate);

// Hong Kong Observatory, Gregorian-lunar calendar conversion tables 1901–2100.
test.each([
	[
		'New Year',
		1,
		1,
		'1954-02-03 1985-02-20 2007-02-18 2020-01-25 2026-02-17 2027-02-06 2030-02-03 2033-01-31 2034-02-19'
	],
	['Dragon Boat', 5, 5, '1982-06-25 2020-06-25 2025-05-31 2026-06-19'],
	['Mid-Autumn', 8, 15, '2020-10-01 2025-10-06 2026-09-25 2027-09-15 2033-09-08'],
	['Chung Yeung', 9, 9, '2025-10-29 2026-10-18']
] as const)('the Chinese %s is on the dates of the Hong Kong Observatory', (_, month, day, dates) => {
	for (const date of dates.split(' '))
		expect(inYear(lunarDays('chinese', month, day), Number(date.slice(0, 4)))).toEqual([date]);
});

test('leap months of the Chinese calendar are those of the Hong Kong Observatory', () => {
	const leaps = lunisolarMonths(2020, 2034, 8).filter(({ leap }) => leap);
	expect(leaps.map(({ start, month }) => `${isoDate(start)} ${month}`)).toEqual(
		'2020-05-23 4,2023-03-22 2,2025-07-25 6,2028-06-23 5,2031-04-22 3,2033-12-22 11'.split(',')
	);
});

test('the kept calendars are what the sky says', () => {
	for (const year of [1950, 1987, 2027, 2099])
		expect(inYear(feastDays('qingming', '8'), year)).toEqual([
			isoDate(civilDay(nextSunLongitude(15, startOf(year)), 8))
		]);
	const moon = nextElongation(180, startOf(2026) + 120);
	expect(feastDays('full', '8')).toContain(civilDay(moon, 8));
	// US Naval Observatory: full moon of 1 May 2026 at 17:23 UT.
	expect(new Date(moon * 86_400_000).toISOString().slice(0, 16)).toBe('2026-05-01T17:23');
});

// India, Department of Personnel and Training, lists of holidays; Rashtriya Panchang.
test.each([
	[
		'diwali',
		'2015-11-11 2016-10-30 2017-10-19 2018-11-07 2019-10-27 2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08'
	],
	[
		'holi',
		'2016-03-24 2017-03-13 2018-03-02 2019-03-21 2020-03-10 2021-03-29 2022-03-18 2023-03-08 2024-03-25 2025-03-14 2026-03-04'
	],
	['guru-nanak', '2018-11-23 2019-11-12 2020-11-30 2021-11-19 2022-11-08 2023-11-27 2024-11-15 2025-11-05 2026-11-24'],
	['vaishakha-purnima', '2020-05-07 2021-05-26 2022-05-16 2023-05-05 2024-05-23 2025-05-12 2026-05-01'],
	['ram-navami', '2020-04-02 2021-04-21 2022-04-10 2023-03-30 2024-04-17 2025-04-06 2026-03-26'],
	['shivaratri', '2020-02-21 2021-03-11 2022-03-01 2023-02-18 2024-03-08 2025-02-26 2026-02-15'],
	['ganesh', '2020-08-22 2021-09-10 2022-08-31 2023-09-19 2024-09-07 2025-08-27 2026-09-14'],
	// Malaysia, lists of federal and state holidays.
	['thaipusam', '2011-01-20 2012-02-07 2014-01-17 2017-02-09 2020-02-08 2021-01-28 2024-01-25 2025-02-11 2027-01-22'],
	['thiruvonam', '2018-08-25 2019-09-11 2022-09-08 2023-08-29 2026-08-26'],
	['vishu', '2022-04-15 2023-04-15 2026-04-15'],
	['boishakh', '2018-04-15 2026-04-15'],
	['ashvina-purnima', '2018-10-24 2024-10-17 2025-10-07'],
	['karma', '2023-09-25 2024-09-14'],
	['makara', '2019-01-15 2020-01-15 2021-01-14 2022-01-14 2023-01-15 2024-01-15 2025-01-14 2026-01-14']
])('the Hindu %s is on the days that were gazetted', (feast, dates) => {
	for (const date of dates.split(' '))
		expect(inYear(feastDays('hindu', feast), Number(date.slice(0, 4)))).toEqual([date]);
});

test.each([
	['Tishri', 1, '1973-09-27 2023-09-16 2024-10-03 2025-09-23 2026-09-12'],
	['Nisan', 15, '2024-04-23 2025-04-13 2026-04-02 2027-04-22'],
	['Tishri', 10, '1973-10-06 2026-09-21']
])('Hebrew %s %i', (month, day, dates) => {
	for (const date of dates.split(' '))
		expect(hebrewDays(month, day, Number(date.slice(0, 4)), Number(date.slice(0, 4))).map(isoDate)).toEqual([date]);
});

// King Abdulaziz City for Science and Technology, Umm al-Qura calendar.
test('Umm al-Qura: 1 Ramadan 1445, 1 Muharram 1446, 10 Dhu al-Hijjah 1447', () => {
	expect(inYear(lunarDays('hijri', 9, 1), 2024)).toEqual(['2024-03-11']);
	expect(inYear(lunarDays('hijri', 1, 1), 2024)).toEqual(['2024-07-07']);
	expect(inYear(lunarDays('hijri', 12, 10), 2026)).toEqual(['2026-05-27']);
});

// KACST's rule: in Mecca the conjunction is before sunset and the moon sets after the sun. 14 minutes after it on 1 January 2033 and on
// 4 March 2030; ICU's table has the months a day later.
test('Umm al-Qura by its rule: 1 Shawwal 1454 and 1 Dhu al-Qada 1451', () => {
	expect(inYear(lunarDays('hijri', 10, 1), 2033)).toEqual(['2033-01-02', '2033-12-23']);
	expect(inYear(lunarDays('hijri', 11, 1), 2030)).toEqual(['2030-03-05']);
	expect(inYear(lunarDays('hijri', 12, 10), 2028)).toEqual(['2028-05-05']);
});

// Institute of Geophysics, University of Tehran: the new year is the day of the equinox, or the next one when it is after noon.
test('Nowruz of 2020, 2024 and 2025', () => {
	for (const date of ['2020-03-20', '2024-03-20', '2025-03-21', '2026-03-21'])
		expect(inYear(feastDays('nowruz', '3.5'), Number(date.slice(0, 4)))).toEqual([date]);
});

// Iran's official calendar (Institute of Geophysics, Tehran); India's memoranda; Bangladesh's Islamic Foundation.
test.each([
	['tehran', 10, 1, '2019-06-05 2021-05-13 2023-04-22 2024-04-10 2025-03-31'],
	['tehran', 1, 10, '2019-09-10 2021-08-19 2024-07-16 2025-07-06'],
	['delhi', 10, 1, '2020-05-25 2021-05-14 2022-05-03 2023-04-22 2024-04-11 2025-03-31 2026-03-21'],
	['delhi', 1, 10, '2020-08-30 2023-07-29 2024-07-17 2025-07-06 2026-06-26'],
	['dhaka', 10, 1, '2022-05-03 2023-04-22 2024-04-11 2025-03-31'],
	// Indonesia, joint decrees of three ministers; Malaysia, yearly lists.
	['aceh', 10, 1, '2022-05-02 2023-04-22 2024-04-10 2025-03-31 2026-03-21'],
	['aceh', 12, 10, '2022-07-10 2023-06-29 2024-06-17 2025-06-06 2026-05-27'],
	['aceh', 1, 1, '2022-07-30 2023-07-19 2024-07-07 2025-06-27 2026-06-16'],
	['kualalumpur', 12, 10, '2022-07-10 2023-06-29 2024-06-17 2025-06-07 2026-05-27'],
	['kualalumpur', 3, 12, '2023-09-28 2024-09-16 2025-09-05 2026-08-25']
] as const)(
	'the Islamic month by the crescent at %s, %i-%i, is on the days that were told',
	(place, month, day, dates) => {
		for (const date of dates.split(' '))
			expect(inYear(lunarDays(place, month, day), Number(date.slice(0, 4)))).toEqual([date]);
	}
);

// Bhutan: list of holidays of 2015 (Swiss Agency for Development and Cooperation); Myanmar: lists of 2017 and 2021.
test.each([
	['tibetan', 'losar', '2015-02-19'],
	['tibetan', 'zhabdrung', '2015-04-28'],
	['tibetan', 'parinirvana', '2015-06-02'],
	['tibetan', 'rinpoche', '2015-06-26'],
	['tibetan', 'sermon', '2015-07-20'],
	['tibetan', 'descending', '2015-11-03'],
	['myanmar', 'kason', '2017-05-10 2021-05-25'],
	['myanmar', 'waso', '2017-07-08 2021-07-23'],
	['myanmar', 'thadingyut', '2021-10-19'],
	['myanmar', 'tazaungmon', '2017-11-03 2021-11-18'],
	['myanmar', 'national-day', '2017-11-13'],
	['myanmar', 'karen', '2017-12-18 2021-01-13']
] as const)('%s %s is on the days of the lists', (calendar, feast, dates) => {
	for (const date of dates.split(' '))
		expect(inYear(feastDays(calendar, feast), Number(date.slice(0, 4)))).toContain(date);
});

test('the kept days of Bhutan and Myanmar are what the arithmetic gives, one or two a year', () => {
	for (const [calendar, made] of [
		['tibetan', tibetanFeasts(1990, 2100)],
		['myanmar', myanmarFeasts(1990, 2100)]
	] as const)
		for (const [feast, days] of made) {
			expect(feastDays(calendar, feast), feast).toEqual(days);
			for (let at = 1; at < days.length; at++)
				expect(Math.abs((days[at] ?? 0) - (days[at - 1] ?? 0) - 369), `${feast} ${at}`).toBeLessThanOrEqual(16);
		}
});
