import type { Correction } from '../overlay';

/** `0412 0501` of 2026 → `20260412 20260501`. */
export const withYear = (year: number, dates: string): string =>
	dates
		.split(' ')
		.map((date) => `${year}${date}`)
		.join(' ');

/** The rule for days of a year (MMDD). */
export const onDays = (year: number, dates: string): string => `on ${withYear(year, dates)}`;

/**
 * Feasts on the days on which another collection has them, where no notice was read: English name → their first days
 * (`20240617 20250607`), in the years of these days only; a feast of several days keeps its length. They stay estimated.
 */
export function asListed(
	places: string,
	feasts: Readonly<Record<string, string>>,
	source: string,
	url?: string
): Correction[] {
	return Object.entries(feasts).flatMap(([name, dates]) => {
		const all = dates.split(' ');
		const years = new Set(all.map((date) => Number(date.slice(0, 4))));
		return [...years].map((year): Correction => ({
			places,
			years: [year, year],
			redated: { [name]: `on ${all.filter((date) => date.startsWith(String(year))).join(' ')}` },
			estimated: true,
			basis: 'announced',
			source,
			...(url !== undefined && { url })
		}));
	});
}
