/** A day of a month's grid. */
export interface GridDay {
	/** YYYY-MM-DD */
	readonly date: string;
	readonly day: number;
}
export interface GridMonth {
	/** 1–12 */
	readonly month: number;
	/** Weeks of seven places, null outside the month. */
	readonly weeks: readonly (readonly (GridDay | null)[])[];
}

const DAY_MS = 86_400_000;

/** The twelve months of a year in weeks that start with `firstDay` (Monday 1 … Sunday 7). */
export const yearGrid = (year: number, firstDay: number): GridMonth[] =>
	Array.from({ length: 12 }, (_, index) => {
		const start = Date.UTC(year, index, 1);
		const length = (Date.UTC(year, index + 1, 1) - start) / DAY_MS;
		const lead = (new Date(start).getUTCDay() - firstDay + 14) % 7;
		const places = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, place): GridDay | null => {
			const day = place - lead + 1;
			if (day < 1 || day > length) return null;
			return { date: new Date(start + (day - 1) * DAY_MS).toISOString().slice(0, 10), day };
		});
		return {
			month: index + 1,
			weeks: Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
		};
	});

/** The day with which weeks start where `locale` is used, Monday 1 … Sunday 7; Monday where the browser cannot tell. */
export function firstDayOfWeek(locale: string): number {
	const known: Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } } =
		new Intl.Locale(locale);
	return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The first of these days, in order of date, that is not before `today`. */
export const nextDay = <D extends { readonly date: string }>(days: readonly D[], today: string): D | undefined =>
	days.find(({ date }) => date >= today);
