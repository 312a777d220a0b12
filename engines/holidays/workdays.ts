import { yearOf, type DayNumber } from '../kit/calendar';
import { holidaysOf, workedWeekends, type Holiday, type Kind, type PlaceDays, type Rule } from './table';
import { FIRST_YEAR, LAST_YEAR } from './years';

/** What of a place decides whether a day is worked. */
export interface WorkPlace {
	readonly days: readonly Rule[];
	/** The known years and days; all by default. */
	readonly known?: Pick<PlaceDays, 'knownFrom' | 'known'>;
	/** The kinds of days that are off; public holidays when not given. */
	readonly kinds?: ReadonlySet<Kind>;
	isWeekend(day: DayNumber): boolean;
}

export interface WorkdayCount {
	readonly workdays: number;
	/** Days of the weekend that are not worked. */
	readonly weekendDays: number;
	/** Holidays by date, those on a weekend too. */
	readonly holidays: readonly Holiday[];
	readonly workingWeekends: readonly DayNumber[];
}

/** Tells of each day whether it is worked, a year at a time. A half holiday is worked. */
export function createWorkCalendar({ days, known: range, kinds, isWeekend }: WorkPlace) {
	const years = new Map<
		number,
		{ holidays: readonly Holiday[]; off: ReadonlySet<DayNumber>; worked: readonly DayNumber[] }
	>();
	const yearFor = (day: DayNumber) => {
		const year = yearOf(day);
		let known = years.get(year);
		if (!known) {
			const holidays = holidaysOf(days, year, range, kinds);
			const off = new Set(holidays.filter(({ half }) => !half).map((holiday) => holiday.day));
			years.set(year, (known = { holidays, off, worked: workedWeekends(days, year).filter((one) => !off.has(one)) }));
		}
		return known;
	};
	const isWorked = (day: DayNumber): boolean => {
		const { off, worked } = yearFor(day);
		return !off.has(day) && (!isWeekend(day) || worked.includes(day));
	};
	return {
		count(from: DayNumber, to: DayNumber): WorkdayCount {
			let workdays = 0;
			let weekendDays = 0;
			const holidays: Holiday[] = [];
			const workingWeekends: DayNumber[] = [];
			for (let day = from; day <= to; day++) {
				const worked = isWorked(day);
				if (worked) workdays++;
				if (worked && isWeekend(day)) workingWeekends.push(day);
				if (!worked && isWeekend(day)) weekendDays++;
				holidays.push(...yearFor(day).holidays.filter((holiday) => holiday.day === day));
			}
			return { workdays, weekendDays, holidays, workingWeekends };
		},
		/** The n-th working day after `from` (before: n < 0), or the next for 0. Null outside the known years. */
		add(from: DayNumber, n: number): DayNumber | null {
			const step = n < 0 ? -1 : 1;
			let left = Math.abs(n);
			let day = n === 0 ? from - 1 : from;
			if (n === 0) left = 1;
			while (left > 0) {
				day += step;
				if (yearOf(day) < FIRST_YEAR || yearOf(day) > LAST_YEAR) return null;
				if (isWorked(day)) left--;
			}
			return day;
		}
	};
}
