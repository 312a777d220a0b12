import { dayOf, type DayNumber } from '../../../engines/kit/calendar';

/** Months of 167025/5656 days; what sun and moon are ahead of their mean in a month, in turns. */
const MONTH = 167_025 / 5656;
const SUN_A_MONTH = 65 / 804;
const MOON_A_MONTH = 253 / 3528;
/** Julian day, place of the sun and anomaly of the moon at the beginning of month 0, in the year 806. */
const EPOCH = { day: 2_015_501 + 4783 / 5656, sun: 743 / 804, moon: 475 / 3528 };
const UNIX_EPOCH = 2_440_588;
const MOON = [0, 5, 10, 15, 19, 22, 24, 25];
const SUN = [0, 6, 10, 11];

/** A table of a quarter of a turn, carried on to the whole of it. */
function equation(table: readonly number[], turns: number): number {
	const quarter = table.length - 1;
	const at = (((turns % 1) + 1) % 1) * 4 * quarter;
	const half = at % (2 * quarter);
	const near = half > quarter ? 2 * quarter - half : half;
	const step = Math.min(Math.floor(near), quarter - 1);
	const value = (table[step] as number) + ((table[step + 1] as number) - (table[step] as number)) * (near - step);
	return at >= 2 * quarter ? -value : value;
}

/** The civil day on which a lunar day of a month ends. */
function endOf(month: number, date: number): DayNumber {
	const months = month + date / 30;
	const mean = EPOCH.day + months * MONTH;
	const moon = equation(MOON, EPOCH.moon + month * MOON_A_MONTH + date / 28);
	const sun = equation(SUN, EPOCH.sun + months * SUN_A_MONTH - 1 / 4);
	return Math.floor(mean + moon / 60 - sun / 60 + 1e-9) - UNIX_EPOCH;
}

/** Feasts: the date in the lunar month, and the date from which on the month of the feast has it; Zhabdrung's month is the one before the Parinirvana's. */
const FEASTS: Readonly<Record<string, readonly [date: number, from: readonly [month: number, day: number]]>> = {
	offering: [1, [1, 2]],
	losar: [1, [2, 3]],
	zhabdrung: [10, [4, 14]],
	parinirvana: [15, [5, 19]],
	rinpoche: [10, [6, 12]],
	sermon: [4, [7, 8]],
	drubchoe: [6, [9, 8]],
	tshechu: [10, [9, 12]],
	descending: [22, [10, 24]]
};

/** Feasts of Bhutan, Phugpa, 1990–2100. Arithmetic: S. Janson, Tibetan calendar mathematics (2007, revised 2014). */
export const tibetanFeasts = (first: number, last: number): (readonly [feast: string, days: readonly DayNumber[]])[] =>
	Object.entries(FEASTS).map(([feast, [date, [month, day]]]) => [
		feast,
		Array.from({ length: last - first + 1 }, (_, index) => {
			const from = dayOf(first + index, month, day);
			let at = Math.floor((from + UNIX_EPOCH - EPOCH.day) / MONTH) - 2;
			while (endOf(at, date) < from) at++;
			return endOf(at, date);
		})
	]);
