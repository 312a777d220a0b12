const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`, or null when there is no such day. */
export function dayOf(date: string): number | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) || dateOf(time / DAY_MS) !== date ? null : time / DAY_MS;
}

/** `YYYY-MM-DD` of a day counted since 1970-01-01. */
export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day that a time (milliseconds since 1970) lies in, UTC. */
export const dayAt = (time: number) => Math.floor(time / DAY_MS);

/** The year that a day lies in. */
export const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear();

const isWeekend = (day: number) => new Date(day * DAY_MS).getUTCDay() % 6 === 0;

/** Rates of a day are published by 14:30 UTC (16:00 in Frankfurt, later in winter by UTC). */
const PUBLISHED_MS = 14.5 * 3_600_000;

/** The last weekday whose rates should be out at `time`; TARGET holidays are not known here. */
export function expectedDay(time: number): number {
	let day = dayAt(time - PUBLISHED_MS);
	while (isWeekend(day)) day--;
	return day;
}

/** The next time after `time` at which new rates may come: a weekday, 14:30 UTC. Milliseconds since 1970. */
export function nextPublication(time: number): number {
	let day = dayAt(time - PUBLISHED_MS) + 1;
	while (isWeekend(day)) day++;
	return day * DAY_MS + PUBLISHED_MS;
}

/** The last time up to `time` at which new rates may have come. Milliseconds since 1970. */
export const lastPublication = (time: number): number => expectedDay(time) * DAY_MS + PUBLISHED_MS;
