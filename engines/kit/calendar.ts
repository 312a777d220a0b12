import type { Today } from './contract';

/** The calendar day in an IANA time zone at an instant (milliseconds since 1970). Throws a RangeError for an unknown zone. */
export function dayIn(timeZone: string, now: number): Today {
	const parts = new Intl.DateTimeFormat('en-US', {
		timeZone,
		calendar: 'gregory',
		numberingSystem: 'latn',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric'
	}).formatToParts(now);
	const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
	return { year: part('year'), month: part('month'), day: part('day'), timeZone };
}

/** Days are counted from 1970-01-01, day 0, in the proleptic Gregorian calendar. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** The day of a date; `month` 1–12. */
export const dayOf = (year: number, month: number, day: number): DayNumber =>
	// Date.UTC takes the years 0 to 99 for those of the twentieth century.
	new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;

/** The day of a date `YYYY-MM-DD`; null for an invalid date. */
export function parseIsoDate(date: string): DayNumber | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) || isoDate(time / DAY_MS) !== date ? null : time / DAY_MS;
}

/** YYYY-MM-DD. */
export const isoDate = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day that a time (milliseconds since 1970) lies in, UTC. */
export const dayAt = (time: number): DayNumber => Math.floor(time / DAY_MS);

/** The time, milliseconds since 1970, at which a day begins, UTC. */
export const timeOf = (day: DayNumber): number => day * DAY_MS;

export function yearOf(day: DayNumber): number {
	const year = 1970 + Math.floor(day / 365.2425);
	if (day < dayOf(year, 1, 1)) return year - 1;
	return day < dayOf(year + 1, 1, 1) ? year : year + 1;
}

/** Sunday is 0. */
export const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;
