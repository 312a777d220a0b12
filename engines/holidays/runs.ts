import { dayOf, easter, orthodoxEaster, weekdayOf, type DayNumber } from './calendar';
import { FIRST_YEAR } from './years';

/**
 * The dates of one holiday as text, runs of years by one rule each, parted by spaces:
 *
 * `<first year>[-<last year>]<rule>`, years counted from 1950 in base 36, and a rule
 * `:<MMDD>` that date · `e<n>` n days after Easter · `o<n>` after Orthodox Easter · `a<MMDD><w>` the first weekday w
 * (Sunday 0) on or after that date.
 */
export interface Run {
	readonly first: number;
	readonly last: number;
	/** The day in a year of the run. */
	on(year: number): DayNumber;
}

const TOKEN = /^([0-9a-z]+)(?:-([0-9a-z]+))?(?::(\d\d)(\d\d)|e(-?\d+)|o(-?\d+)|a(\d\d)(\d\d)(\d))$/;

/** Reads one run. Throws when the text is none: a pack of another version. */
export function parseRun(text: string): Run {
	const match = TOKEN.exec(text);
	if (!match) throw new Error(`not a run of dates: ${text}`);
	const [, from = '', to = from, month, day, west, east, fromMonth, fromDay, weekday] = match;
	const first = FIRST_YEAR + parseInt(from, 36);
	const last = FIRST_YEAR + parseInt(to, 36);
	if (month !== undefined) return { first, last, on: (year) => dayOf(year, Number(month), Number(day)) };
	if (west !== undefined) return { first, last, on: (year) => easter(year) + Number(west) };
	if (east !== undefined) return { first, last, on: (year) => orthodoxEaster(year) + Number(east) };
	return { first, last, on: (year) => onOrAfter(dayOf(year, Number(fromMonth), Number(fromDay)), Number(weekday)) };
}

/** The first `weekday` (Sunday 0) on or after `day`. */
export const onOrAfter = (day: DayNumber, weekday: number): DayNumber => day + ((weekday - weekdayOf(day) + 7) % 7);
