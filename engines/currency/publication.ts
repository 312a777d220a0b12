import { dayAt, isoDate, timeOf, weekdayOf, yearOf } from '../kit/calendar';
import { easter } from '../kit/easter';

/** Closing days of TARGET besides weekends, Good Friday and Easter Monday, as MM-DD (ECB, TARGET calendar, since 2002). */
const CLOSING_DAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);
/** Days that the calendar of the first years had otherwise: by the ECB's own list of rates, 1999 to 2026. */
const CLOSED_ONCE: ReadonlySet<string> = new Set(['1999-12-31', '2001-12-31']);
const OPEN_ONCE: ReadonlySet<string> = new Set(['1999-04-02', '1999-04-05']);

/** Whether the ECB sets rates on a day, counted since 1970-01-01. */
export function hasRates(day: number): boolean {
	const date = isoDate(day);
	if (weekdayOf(day) % 6 === 0 || CLOSED_ONCE.has(date)) return false;
	if (OPEN_ONCE.has(date)) return true;
	const sinceEaster = day - easter(yearOf(day));
	return !CLOSING_DAYS.has(date.slice(5)) && sinceEaster !== -2 && sinceEaster !== 1;
}

/** The last day with rates up to `day`. */
export function lastRateDay(day: number): number {
	let last = day;
	while (!hasRates(last)) last--;
	return last;
}

/** How many days have rates, `first` and `last` counted in. */
export function rateDaysBetween(first: number, last: number): number {
	let count = 0;
	for (let day = first; day <= last; day++) if (hasRates(day)) count++;
	return count;
}

/** Rates of a day are published by 14:30 UTC (16:00 in Frankfurt, later in winter by UTC). */
const PUBLISHED_MS = 14.5 * 3_600_000;

/** The last day whose rates should be out at `time`. */
export const expectedDay = (time: number): number => lastRateDay(dayAt(time - PUBLISHED_MS));

/** The next time after `time` at which new rates may come, milliseconds since 1970. */
export function nextPublication(time: number): number {
	let day = dayAt(time - PUBLISHED_MS) + 1;
	while (!hasRates(day)) day++;
	return timeOf(day) + PUBLISHED_MS;
}

/** The last time up to `time` at which new rates may have come. Milliseconds since 1970. */
export const lastPublication = (time: number): number => timeOf(expectedDay(time)) + PUBLISHED_MS;
