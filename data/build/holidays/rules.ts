import { easter, orthodoxEaster } from '../../../engines/kit/easter';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { feastDays, lunarDays, readDay, type FeastCalendar, type LunarCalendar } from './lunar';

/**
 * When a holiday is, in words:
 *
 * `05-01` a date · `easter+39`, `orthodox-2` days from Easter · `3 monday 01`, `last monday 05` the weekday of a month ·
 * `monday>=05-18`, `monday<=05-24` the first on or after, the last on or before · `hijri 10-1`, `hebrew Nisan-15`,
 * `chinese 1-1`, `korean 8-15`, `vietnamese 3-10` a date by the moon, `tehran 10-1` one of the Islamic year as the crescent is seen
 * there (`crescent.ts`) · `hindu diwali` a feast of `hindu.ts` · `ethiopian 1-17` a date of that calendar · `tibetan losar`, `myanmar kason` one of
 * Bhutan or Myanmar · `qingming 8`, `dongzhi 8`, `nowruz 3.5` by the sun, at that zone · `full 8 05-01` the first full moon on or after that date, at that zone,
 * `full -10.5` every one ·
 * `on 20240617 20250607` these days · `about 04-14` a date of another calendar, a day off in some years. After it may stand ` +1` (that many days later) and moves for weekdays on
 * which it falls: ` sunday>monday` (the next Monday), ` saturday<friday` (the Friday before). ` if sunday +1` after a rule: only where it falls
 * on one of these weekdays, that many days later. ` unless easter-3 +7` after a rule: that many days later where it falls on a day of the other rule.
 */
export type RuleText = string;

const SIGHTED = 'tehran|karachi|delhi|dhaka|colombo|daressalaam|aceh|kualalumpur';
const LUNAR = new RegExp(`^(hijri|${SIGHTED}|hebrew|chinese|korean|vietnamese) (\\w+)-(\\d+)$`);

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Where a weekday goes: steps to take, by the weekday on which a holiday falls. */
export type Moves = ReadonlyMap<number, number>;

/** Reads `saturday<friday sunday>monday`. */
export function readMoves(words: readonly string[]): Moves {
	const moves = new Map<number, number>();
	for (const word of words) {
		const match = /^([a-z]+)([<>])([a-z]+)$/.exec(word);
		const from = weekdayNamed(match?.[1]);
		const to = weekdayNamed(match?.[3]);
		moves.set(from, match?.[2] === '>' ? (to - from + 7) % 7 || 7 : -((from - to + 7) % 7 || 7));
	}
	return moves;
}

/** The days by a rule in the years from `first` to `last`, ascending. Throws when it cannot be read. */
export function daysByRule(rule: RuleText, first: number, last: number): DayNumber[] {
	if (rule.startsWith('on ')) return basicDays(rule, first, last);
	const [usual = '', exception] = rule.split(' unless ');
	if (exception !== undefined) return daysUnless(daysByRule(usual, first, last), exception, first, last);
	const [always = '', condition] = rule.split(' if ');
	if (condition !== undefined) return daysOnlyIf(daysByRule(always, first, last), condition.split(' '));
	const words = rule.replace(/^about /, '').split(' ');
	const moves = readMoves(words.filter((word) => /^[a-z]+[<>][a-z]/.test(word)));
	const rest = words.filter((word) => !/^[a-z]+[<>][a-z]/.test(word));
	const shift = /^[+-]\d+$/.test(rest.at(-1) ?? '') ? Number(rest.pop()) : 0;
	return basicDays(rest.join(' '), first, last).map((basic) => {
		const day = basic + shift;
		return day + (moves.get(weekdayOf(day)) ?? 0);
	});
}

/** These days, those that another rule has too moved by the last word: `easter-3 +7`. */
function daysUnless(days: readonly DayNumber[], exception: string, first: number, last: number): DayNumber[] {
	const at = exception.lastIndexOf(' ');
	const shift = Number(exception.slice(at + 1));
	if (at < 0 || !Number.isInteger(shift)) throw new Error(`not an exception: ${exception}`);
	const taken = new Set(daysByRule(exception.slice(0, at), first, last));
	return days.map((day) => (taken.has(day) ? day + shift : day));
}

/** Of these days those on the weekdays named, moved by the last word where it is a number: `sunday saturday +1`. */
function daysOnlyIf(days: readonly DayNumber[], words: readonly string[]): DayNumber[] {
	const shift = /^[+-]\d+$/.test(words.at(-1) ?? '') ? Number(words.at(-1)) : 0;
	const weekdays = words.filter((word) => !/^[+-]/.test(word)).map(weekdayNamed);
	return days.filter((day) => weekdays.includes(weekdayOf(day))).map((day) => day + shift);
}

function basicDays(rule: string, first: number, last: number): DayNumber[] {
	const inYears = (days: readonly DayNumber[]) => days.filter((day) => yearOf(day) >= first && yearOf(day) <= last);
	if (rule.startsWith('on ')) return inYears(rule.slice(3).split(' ').map(readDay));
	const lunar = LUNAR.exec(rule);
	if (lunar) return inYears(lunarDays(lunar[1] as LunarCalendar, lunar[2] ?? '', Number(lunar[3])));
	const feast = /^(hindu|qingming|dongzhi|nowruz|tibetan|myanmar) ([\w.-]+)$/.exec(rule);
	if (feast) return inYears(feastDays(feast[1] as FeastCalendar, feast[2] ?? ''));
	const ethiopian = /^ethiopian (\d+)-(\d+)$/.exec(rule);
	if (ethiopian) return inYears(ethiopianDays(Number(ethiopian[1]), Number(ethiopian[2]), first, last));
	const full = /^full (-?[\d.]+)(?: (\d\d)-(\d\d))?$/.exec(rule);
	if (full) {
		const moons = feastDays('full', full[1] ?? '');
		if (full[2] === undefined) return inYears(moons);
		return inYears(
			Array.from(
				{ length: last - first + 1 },
				(_, index) => moons.find((day) => day >= dayOf(first + index, Number(full[2]), Number(full[3]))) ?? NaN
			)
		);
	}
	const on = yearly(rule);
	return Array.from({ length: last - first + 1 }, (_, index) => on(first + index));
}

/** Months of 30 days; the year begins on 29 August of the Julian calendar, a day later before a Julian leap year. */
const ethiopianDays = (month: number, date: number, first: number, last: number): DayNumber[] =>
	Array.from({ length: last - first + 2 }, (_, index) => {
		const year = first - 1 + index;
		const julianLag = year < 1900 ? 12 : year < 2100 ? 13 : 14;
		return dayOf(year, 8, 29) + julianLag + (year % 4 === 3 ? 1 : 0) + 30 * (month - 1) + date - 1;
	});

function yearly(rule: string): (year: number) => DayNumber {
	const date = /^(?:([a-z]+)([<>])=)?(\d\d)-(\d\d)$/.exec(rule);
	if (date) {
		const [, weekday, side, month, day] = date;
		const on = (year: number) => dayOf(year, Number(month), Number(day));
		if (weekday === undefined) return on;
		const wanted = weekdayNamed(weekday);
		return side === '>'
			? (year) => on(year) + ((wanted - weekdayOf(on(year)) + 7) % 7)
			: (year) => on(year) - ((weekdayOf(on(year)) - wanted + 7) % 7);
	}
	const feast = /^(easter|orthodox)([+-]\d+)?$/.exec(rule);
	if (feast) {
		const sunday = feast[1] === 'easter' ? easter : orthodoxEaster;
		return (year) => sunday(year) + Number(feast[2] ?? 0);
	}
	const nth = /^(\d|last) ([a-z]+) (\d\d)$/.exec(rule);
	if (!nth) throw new Error(`not a rule: ${rule}`);
	const wanted = weekdayNamed(nth[2]);
	const month = Number(nth[3]);
	return (year) => {
		const start = dayOf(year, month, 1);
		const end = dayOf(year, month + 1, 1) - 1;
		return nth[1] === 'last'
			? end - ((weekdayOf(end) - wanted + 7) % 7)
			: start + ((wanted - weekdayOf(start) + 7) % 7) + 7 * (Number(nth[1]) - 1);
	};
}

function weekdayNamed(name: string | undefined): number {
	const weekday = WEEKDAYS.indexOf(name ?? '');
	if (weekday < 0) throw new Error(`not a weekday: ${name}`);
	return weekday;
}
