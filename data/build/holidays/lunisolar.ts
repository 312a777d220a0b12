import type { DayNumber } from '../../../engines/kit/calendar';
import { civilDay, elongations, nextSunLongitude, startOf, sunLongitude } from './sky';

export interface LunarMonth {
	/** Day 1 of the month. */
	readonly start: DayNumber;
	/** 1–12. */
	readonly month: number;
	readonly leap: boolean;
}

/**
 * Months of the Chinese calendar, or of one by the same rules in another zone, that start in the years from `first` to
 * `last`. Source: GB/T 33661-2017: a month begins on the civil day of the new moon; the winter solstice is in month 11; of
 * thirteen months from one month 11 to the next, the first without a major solar term is the leap month.
 */
export function lunisolarMonths(first: number, last: number, zone: number): LunarMonth[] {
	const moons = elongations(0, startOf(first - 1) - 40, startOf(last + 2)).map((at) => civilDay(at, zone));
	const solstices: DayNumber[] = [];
	for (let year = first - 1; year <= last + 1; year++)
		solstices.push(civilDay(nextSunLongitude(270, startOf(year) + 330), zone));
	const elevens = solstices.map((solstice) => moons.findLastIndex((moon) => moon <= solstice));
	const months: LunarMonth[] = [];
	for (let at = 0; at + 1 < elevens.length; at++) {
		const [from = 0, to = 0] = [elevens[at], elevens[at + 1]];
		let leapAt = -1;
		if (to - from === 13)
			for (let index = from + 1; index < to && leapAt < 0; index++)
				if (term(moons[index] ?? 0, zone) === term(moons[index + 1] ?? 0, zone)) leapAt = index;
		let month = 11;
		for (let index = from; index < to; index++) {
			if (index > from && index !== leapAt) month = (month % 12) + 1;
			months.push({ start: moons[index] ?? 0, month, leap: index === leapAt });
		}
	}
	return months.filter(({ start }) => start >= startOf(first) && start < startOf(last + 1));
}

/** Which major solar term has been passed as a civil day begins, 0–11. */
const term = (day: DayNumber, zone: number) => Math.floor(sunLongitude(day - zone / 24) / 30);
