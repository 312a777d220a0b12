/** A day of the calendar. */
import { addDays, daysBetween, isoWeekday } from './calendar';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Year and week of a day by ISO 8601: the week belongs to the year of its Thursday. */
export function isoWeek(date: string): string {
	const thursday = addDays(date, 4 - isoWeekday(date));
	const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
	return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}

/** The answer of /v1/day. */
export function describeDay(date: string, today: string) {
	const year = date.slice(0, 4);
	return {
		date,
		weekday: WEEKDAYS[isoWeekday(date) - 1] ?? 'Monday',
		iso_week: isoWeek(date),
		day_of_year: daysBetween(`${year}-01-01`, date) + 1,
		leap_year: daysBetween(`${year}-01-01`, `${year}-12-31`) === 365,
		days_from_today: daysBetween(today, date)
	};
}
