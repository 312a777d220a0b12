import type { DayNumber } from '../../../engines/kit/calendar';

/** Days of the year and of the month by the Thandeikta, and the Julian day of the beginning of the era. */
const YEAR = 1_577_917_828 / 4_320_000;
const MONTH = 1_577_917_828 / 53_433_336;
const EPOCH = 1_954_168.050623;
const UNIX_EPOCH = 2_440_588;
const MONTHS_IN_EXCESS = 8;
/** Years in which the calendar board decided otherwise than the arithmetic. */
const SHIFTED: Readonly<Record<number, number>> = { 1377: 1 };
const LEAP: Readonly<Record<number, boolean>> = { 1344: true, 1345: false };

/** Whether a year has a second Waso, and the Julian day of the full moon of the second Waso if it has. */
function leapYear(year: number): { leap: boolean; fullMoon: number } {
	const perMonth = YEAR / 12 - MONTH;
	let excess = (YEAR * (year + 3739)) % MONTH;
	if (excess < perMonth * (12 - MONTHS_IN_EXCESS)) excess += MONTH;
	const offset = year < 1217 ? -1 : -0.5;
	return {
		leap: LEAP[year] ?? excess >= MONTH - perMonth * MONTHS_IN_EXCESS,
		fullMoon: Math.round(YEAR * year + EPOCH - excess + 4.5 * MONTH + offset) + (SHIFTED[year] ?? 0)
	};
}

/** The full moon of each month, Tagu (1) to Tabaung (12), of a year of the Burmese era. */
function fullMoons(year: number): Map<number, DayNumber> {
	const own = leapYear(year);
	let back = 1;
	while (back < 3 && !leapYear(year - back).leap) back++;
	const before = leapYear(year - back).fullMoon;
	// A leap year is long when Nayon has a thirtieth day.
	const long = own.leap && Math.floor(((own.fullMoon - before) % 354) / 31) + 1 === 2;
	let start = before + 354 * back - 102;
	const moons = new Map<number, DayNumber>();
	for (let month = 1; month <= 12; month++) {
		if (month === 4 && own.leap) start += 30;
		moons.set(month, start + 14 - UNIX_EPOCH);
		start += month % 2 === 0 || (month === 3 && long) ? 30 : 29;
	}
	return moons;
}

const FEASTS: Readonly<Record<string, readonly [month: number, shift: number]>> = {
	kason: [2, 0],
	waso: [4, 0],
	thadingyut: [7, -1],
	deepavali: [8, -14],
	tazaungmon: [8, 0],
	'national-day': [8, 10],
	karen: [10, -14],
	tabaung: [12, 0]
};

/** Feasts of Myanmar. Arithmetic: Yan Naing Aye, Algorithm … of Myanmar calendar (2013), the third era. */
export function myanmarFeasts(first: number, last: number): (readonly [feast: string, days: readonly DayNumber[]])[] {
	const years = Array.from({ length: last - first + 2 }, (_, index) => fullMoons(first - 639 + index));
	return Object.entries(FEASTS).map(([feast, [month, shift]]) => [
		feast,
		years.map((moons) => (moons.get(month) ?? NaN) + shift)
	]);
}
