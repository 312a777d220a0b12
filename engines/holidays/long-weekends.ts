/** A stretch of days off, YYYY-MM-DD, both included. */
export interface LongWeekend {
	readonly from: string;
	readonly to: string;
	readonly days: number;
	/** The working day to take off, when it needs one. */
	readonly bridge: string | null;
}

const DAY_MS = 86_400_000;
const iso = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Stretches of 3+ days off that a holiday makes, and of 4+ with one day between (`bridge`). Days since 1970-01-01. */
export function longWeekends(
	year: number,
	holidays: readonly string[],
	isWeekend: (day: number) => boolean
): LongWeekend[] {
	const off = new Set(holidays.map((date) => Date.parse(date) / DAY_MS));
	const first = Date.UTC(year, 0, 1) / DAY_MS;
	const last = Date.UTC(year, 11, 31) / DAY_MS;
	const isOff = (day: number) => off.has(day) || isWeekend(day);
	const stretches: { from: number; to: number }[] = [];
	for (let day = first; day <= last; day++) {
		if (!isOff(day)) continue;
		const from = day;
		while (day < last && isOff(day + 1)) day++;
		stretches.push({ from, to: day });
	}
	const hasHoliday = ({ from, to }: { from: number; to: number }) => {
		for (let day = from; day <= to; day++) if (off.has(day) && !isWeekend(day)) return true;
		return false;
	};
	const found: LongWeekend[] = [];
	for (const [index, stretch] of stretches.entries()) {
		const next = stretches[index + 1];
		const days = stretch.to - stretch.from + 1;
		if (days >= 3 && hasHoliday(stretch))
			found.push({ from: iso(stretch.from), to: iso(stretch.to), days, bridge: null });
		// One working day between a single holiday and a weekend.
		if (
			next &&
			next.from - stretch.to === 2 &&
			(hasHoliday(stretch) || hasHoliday(next)) &&
			Math.max(days, next.to - next.from + 1) < 3
		)
			found.push({
				from: iso(stretch.from),
				to: iso(next.to),
				days: next.to - stretch.from + 1,
				bridge: iso(stretch.to + 1)
			});
	}
	return found.filter(({ days, bridge }) => bridge === null || days >= 4);
}

/** Long weekends of a year's answer. Half days do not count. */
export const stretchesOf = (
	{
		year,
		holidays
	}: { readonly year: number; readonly holidays: readonly { readonly date: string; readonly half_day: boolean }[] },
	isWeekend: (day: number) => boolean
): LongWeekend[] =>
	longWeekends(
		year,
		holidays.filter(({ half_day }) => !half_day).map(({ date }) => date),
		isWeekend
	);
