/** `0412 0501` of 2026 → `20260412 20260501`. */
export const withYear = (year: number, dates: string): string =>
	dates
		.split(' ')
		.map((date) => `${year}${date}`)
		.join(' ');

/** The rule for days of a year (MMDD). */
export const onDays = (year: number, dates: string): string => `on ${withYear(year, dates)}`;
