import { made } from '../../state/settings/intl-cache';

/** A day of any year. */
export type YearDay = { readonly month: number; readonly day: number };

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month, counted from 1; February has 29. */
export const dayLength = (month: number): number => LENGTHS[month - 1] ?? 31;

/** The day of the year that it is where the user is. */
export const today = (now: Date): YearDay => ({ month: now.getMonth() + 1, day: now.getDate() });

/** One day on or back; after the last day of the year comes the first. */
export function shiftDay({ month, day }: YearDay, step: 1 | -1): YearDay {
	if (step === 1) return day < dayLength(month) ? { month, day: day + 1 } : { month: (month % 12) + 1, day: 1 };
	if (day > 1) return { month, day: day - 1 };
	const before = month === 1 ? 12 : month - 1;
	return { month: before, day: dayLength(before) };
}

/** A year in a locale's form: `44 BC`, `44 v. Chr.`; year 0 does not exist. Empty for null. */
export function yearText(year: number | null, locale: string): string {
	if (year === null || year >= 0) return String(year ?? '');
	return made(Intl.DateTimeFormat, locale, { year: 'numeric', era: 'short', timeZone: 'UTC' }).format(
		new Date(0).setUTCFullYear(year + 1)
	);
}

/** A day of any year in words: `26 November`. */
export const dayWords = ({ month, day }: YearDay, locale: string): string =>
	made(Intl.DateTimeFormat, locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
		Date.UTC(2024, month - 1, day)
	);
