/** Days as ISO dates, and steps between them. */
import { dayOf, isoDate, parseIsoDate, weekdayOf } from '../../kit/calendar';
import type { Span } from '../lexicon';

/** The number of a day; 1970-01-01 for an invalid date. */
const numberOf = (date: string): number => parseIsoDate(date) ?? 0;

/** Monday is 1, Sunday 7. */
export const isoWeekday = (date: string): number => weekdayOf(numberOf(date)) || 7;

export const addDays = (date: string, days: number): string => isoDate(numberOf(date) + days);

export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** Whether there is such a day. */
export const isDay = (year: number, month: number, day: number): boolean =>
	month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);

export const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isoOf = (year: number, month: number, day: number): string => isoDate(dayOf(year, month, day));

const MONTHS: Readonly<Record<string, number | undefined>> = { month: 1, quarter: 3, year: 12 };

/** So many units of the calendar later; the last day of a month where it has fewer days. */
export function addUnits(date: string, count: number, unit: string): string {
	if (unit === 'day') return addDays(date, count);
	if (unit === 'week') return addDays(date, 7 * count);
	if (unit === 'fortnight') return addDays(date, 14 * count);
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	const months = 12 * year + month - 1 + count * (MONTHS[unit] ?? 120);
	const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
	return isoOf(y, m, Math.min(day, lastDayOf(y, m)));
}

/** The Monday of a week by ISO 8601; the fourth of January is in week 1. */
export function mondayOf(year: number, week: number): string {
	const fourth = isoOf(year, 1, 4);
	return addDays(fourth, 1 - isoWeekday(fourth) + 7 * (week - 1));
}

/** A day whose year is not said, from today on. */
export const ahead = ({ by, value }: Pick<Span, 'by' | 'value'>, today: string): string =>
	by === undefined && value < today ? addUnits(value, 1, 'year') : value;

/** A day whose year is not said, up to today. */
export const behind = ({ by, value }: Pick<Span, 'by' | 'value'>, today: string): string =>
	by === undefined && value > today ? addUnits(value, -1, 'year') : value;

/** Months in which the seasons of meteorologists begin in the north, and countries where they are half a year later. */
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };
const SOUTHERN: ReadonlySet<string> = new Set('AR AU BR BW CL LS MZ NA NZ PY SZ UY ZA ZW'.split(' '));

/** First day of a season: of a year, else the running one or the next (`step` 0), the one that begins next (1) or that ended last (-1). */
export function seasonStart(
	name: string,
	{ today, country }: { readonly today: string; readonly country: string },
	step: number,
	year?: number
): string {
	const month = ((SEASONS[name] ?? 1) + (SOUTHERN.has(country) ? 5 : -1)) % 12;
	if (year !== undefined) return isoOf(year, month + 1, 1);
	const behind = [-1, 0, 1, 2].map((years) => isoOf(Number(today.slice(0, 4)) + years, month + 1, 1));
	const isOver = (first: string) => addUnits(first, 1, 'quarter') <= today;
	if (step < 0) return behind.findLast(isOver) ?? today;
	return behind.find((first) => (step > 0 ? first > today : !isOver(first))) ?? today;
}

/** A week, month, quarter, season or year: its unit, its first day and the first day behind it. */
export type Period = { readonly unit: string; readonly first: string; readonly next: string };

/** The period that a span names: 2027, March, next quarter, spring; undefined for another span. */
export function periodOf(
	{ kind, value, amount = 0 }: Pick<Span, 'kind' | 'value' | 'amount'>,
	today: string
): Period | undefined {
	if (kind === 'season') return { unit: kind, first: value, next: addUnits(value, 1, 'quarter') };
	const unit = kind === 'month-span' ? 'month' : kind === 'year' ? 'year' : value;
	const month = Number(today.slice(5, 7)) - 1;
	const since: Readonly<Record<string, number | undefined>> = { month: 0, quarter: month % 3, year: month };
	const back = since[unit];
	const first =
		kind === 'month-span' || kind === 'year'
			? `${value}-01-01`.slice(0, 10)
			: unit === 'week'
				? addDays(today, 1 - isoWeekday(today) + 7 * amount)
				: back === undefined
					? undefined
					: addUnits(addUnits(`${today.slice(0, 7)}-01`, -back, 'month'), amount, unit);
	return first === undefined ? undefined : { unit, first, next: addUnits(first, 1, unit) };
}
