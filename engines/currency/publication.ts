import { dayAt, timeOf, weekdayOf } from '../kit/calendar';

const isWeekend = (day: number) => weekdayOf(day) % 6 === 0;

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
	return timeOf(day) + PUBLISHED_MS;
}

/** The last time up to `time` at which new rates may have come. Milliseconds since 1970. */
export const lastPublication = (time: number): number => timeOf(expectedDay(time)) + PUBLISHED_MS;
