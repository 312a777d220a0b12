import { dayOf, type DayNumber } from './calendar';

/** Easter Sunday of the western churches. Source: J. Meeus, Astronomical Algorithms, ch. 8 (anonymous Gregorian computus). */
export function easter(year: number): DayNumber {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = Math.floor(b / 4);
	const e = b % 4;
	const g = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - d - g + 15) % 30;
	const i = Math.floor(c / 4);
	const k = c % 4;
	const l = (32 + 2 * e + 2 * i - h - k) % 7;
	const m = Math.floor((a + 11 * h + 19 * l) / 433);
	const month = Math.floor((h + l - 7 * m + 90) / 25);
	const day = (h + l - 7 * m + 33 * month + 19) % 32;
	return dayOf(year, month, day);
}

/** Easter Sunday of the eastern churches, as a Gregorian day. Source: Meeus, ch. 8 (Julian computus); 13 days later 1900–2099. */
export function orthodoxEaster(year: number): DayNumber {
	const d = (19 * (year % 19) + 15) % 30;
	const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
	const month = Math.floor((d + e + 114) / 31);
	const day = ((d + e + 114) % 31) + 1;
	const century = Math.floor(year / 100);
	return dayOf(year, month, day) + century - Math.floor(century / 4) - 2;
}
