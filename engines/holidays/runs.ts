import { easter, orthodoxEaster } from '../kit/easter';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../kit/calendar';
import { FIRST_YEAR } from './years';

/**
 * The dates of one holiday as text, runs of years by one rule each, separated by spaces:
 *
 * `<first year>[-<last year>]<rule>`, years counted from 1950 in base 36, and a rule
 * `:<MMDD>` that date · `e<n>` n days after Easter · `o<n>` after Orthodox Easter · `a<MMDD><w>` the first weekday w
 * (Sunday 0) on or after that date · `l<i>.<n>` n days after the days of list i: a feast of another calendar.
 * A rule may end with `/<weekdays><+n>`: only when it falls on one of these weekdays, n days later.
 */
export interface Run {
	readonly first: number;
	readonly last: number;
	/** The days in a year of the run: in a shorter calendar none or two. */
	on(year: number): readonly DayNumber[];
}

/** Days by year of feasts of other calendars. */
export type DayLists = readonly ReadonlyMap<number, readonly DayNumber[]>[];

const TOKEN =
	/^([0-9a-z]+?)(?:-([0-9a-z]+?))?(?::(\d\d)(\d\d)|e(-?\d+)|o(-?\d+)|a(\d\d)(\d\d)(\d)|l(\d+)\.(-?\d+))(?:\/([0-6]+)([+-]\d+))?$/;

/** Reads one run. Throws for an invalid text: a pack of another version. */
export function parseRun(text: string, lists: DayLists = []): Run {
	const match = TOKEN.exec(text);
	if (!match) throw new Error(`not a run of dates: ${text}`);
	const [, from = '', to = from, , , , , , , , , , weekdays, shift] = match;
	const first = FIRST_YEAR + parseInt(from, 36);
	const last = FIRST_YEAR + parseInt(to, 36);
	const on = yearly(match, lists);
	if (weekdays === undefined) return { first, last, on };
	return {
		first,
		last,
		on: (year) => on(year).flatMap((day) => (weekdays.includes(`${weekdayOf(day)}`) ? [day + Number(shift)] : []))
	};
}

function yearly(match: RegExpExecArray, lists: DayLists): Run['on'] {
	const [, , , month, day, west, east, fromMonth, fromDay, weekday, list, offset] = match;
	if (month !== undefined) return (year) => [dayOf(year, Number(month), Number(day))];
	if (west !== undefined) return (year) => [easter(year) + Number(west)];
	if (east !== undefined) return (year) => [orthodoxEaster(year) + Number(east)];
	if (list === undefined)
		return (year) => [onOrAfter(dayOf(year, Number(fromMonth), Number(fromDay)), Number(weekday))];
	const days = lists[Number(list)];
	if (!days) throw new Error(`no list of days ${list}`);
	return (year) => listedOn(days, Number(offset), year);
}

/** The days of a list, moved by an offset, that lie in a year. */
const listedOn = (days: ReadonlyMap<number, readonly DayNumber[]>, offset: number, year: number): DayNumber[] =>
	[year - 1, year, year + 1].flatMap((near) =>
		(days.get(near) ?? []).map((day) => day + offset).filter((day) => yearOf(day) === year)
	);

/** Reads lists of days as the pack has them: the first day and the steps from one to the next. */
export const readLists = (lists: readonly (readonly number[])[]): DayLists =>
	lists.map((steps) => {
		const byYear = new Map<number, DayNumber[]>();
		let day = 0;
		for (const step of steps) {
			day += step;
			const days = byYear.get(yearOf(day));
			if (days) days.push(day);
			else byYear.set(yearOf(day), [day]);
		}
		return byYear;
	});

/** The first `weekday` (Sunday 0) on or after `day`. */
export const onOrAfter = (day: DayNumber, weekday: number): DayNumber => day + ((weekday - weekdayOf(day) + 7) % 7);
