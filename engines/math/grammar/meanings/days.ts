/** Days of the calendar: how many lie between two of them. */
import { dayOf, isoDate, weekdayOf, type DayNumber } from '../../../kit/calendar';
import { readDay } from '../../../kit/date-words';
import { ParseError } from '../../io/lexer';
import type { Meaning, Meanings, Say } from './meaning';

type Unit = 'days' | 'weeks' | 'months' | 'years';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days that a date of four digits can name. */
const [FIRST_DAY, LAST_DAY] = [dayOf(1, 1, 1), dayOf(9999, 12, 31)];

/** A remark about a day, which is only a note. */
const dayItself = (day: DayNumber): ParseError =>
	new ParseError(
		day >= FIRST_DAY && day <= LAST_DAY
			? `that is ${WEEKDAYS[weekdayOf(day)]}, ${isoDate(day)}; a day is no number, and answers are numbers here: ask for the days between two of them`
			: 'that day lies outside the years 1 to 9999',
		0
	);

const NOT_KNOWN = 'what day it is, is not known here: write both days, as in days between 2026-01-01 and 2026-03-05';
const notKnown: Meaning = () => {
	throw new ParseError(NOT_KNOWN, 0);
};

const dayIn = (text: string | undefined) =>
	readDay(
		(text ?? '').trim().toLowerCase().replaceAll(',', ', ').split(' ').filter(Boolean).join(' ').replaceAll(' ,', ',')
	);

/** A day with its year; throws ParseError for one that can be two. */
function read(text: string | undefined): DayNumber | undefined {
	const found = dayIn(text);
	if (!found || found.year === null) return undefined;
	if (found.other?.year)
		throw new ParseError(
			`${(text ?? '').trim()} may be ${isoDate(dayOf(found.year, found.month, found.day))} or ${isoDate(dayOf(found.other.year, found.other.month, found.other.day))}: write it so`,
			0
		);
	return dayOf(found.year, found.month, found.day);
}

function counted(from: DayNumber, to: DayNumber, unit: Unit, say: Say): string {
	say(`from ${isoDate(from)} to ${isoDate(to)}, one of the two counted`);
	return unit === 'days' ? `${to - from} days` : `${to - from} days in ${unit}`;
}

/** The day so much later; the last of its month where that is shorter. */
function after(day: DayNumber, count: number, unit: string): DayNumber {
	if (unit === 'days' || unit === 'weeks') return day + count * (unit === 'weeks' ? 7 : 1);
	const date = new Date(day * 86_400_000);
	const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count * (unit === 'years' ? 12 : 1);
	const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
	return Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0));
}

/** Two days in one order: 31/12/2024 shows that 01/12/2024 has its day first. */
function inOneOrder(...days: readonly string[]): string[] {
	const parts = days.map((day) => day.trim().split('/').map(Number));
	const slashed = parts.every((each) => each.length === 3 && each.every(Number.isInteger) && (each[2] ?? 0) > 999);
	const dayFirst = parts.some(([a = 0]) => a > 12);
	const monthFirst = parts.some(([, b = 0]) => b > 12);
	if (!slashed || dayFirst === monthFirst) return [...days];
	const two = (part: number | undefined) => String(part).padStart(2, '0');
	return parts.map(([a, b, year]) => (dayFirst ? `${year}-${two(b)}-${two(a)}` : `${year}-${two(a)}-${two(b)}`));
}

const between: Meaning = ({ a = '', b = '', u = 'days' }, say) => {
	const [first, last] = inOneOrder(a, b);
	const [from, to] = [read(first), read(last)];
	if (from !== undefined && to !== undefined) return counted(from, to, u as Unit, say);
	if (dayIn(a)?.year === null && dayIn(b)?.year === null)
		throw new ParseError(
			'how many days lie between depends on the year: write it with both, as in days between 2026-03-03 and 2026-05-05',
			0
		);
	return undefined;
};

const shifted =
	(sign: 1 | -1): Meaning =>
	({ a, n, u = 'days' }) => {
		const start = read(a);
		if (start === undefined) return undefined;
		throw dayItself(after(start, sign * Number(n), u));
	};

const inMonth: Meaning = ({ a = '', m, y }, say) => {
	const year = Number(a);
	if (year >= 1500 && year < 3000) return `${dayOf(year + 1, 1, 1) - dayOf(year, 1, 1)} days`;
	const words = a.replace(',', ' ').split(' ').filter(Boolean);
	const month = m === undefined ? (words.length < 3 ? dayIn(`1 ${words[0]}`)?.month : undefined) : Number(m);
	if (month === undefined) return undefined;
	const written = y ?? words[1];
	const asked = Number(written ?? 2023);
	if (!Number.isInteger(asked)) return undefined;
	if (written === undefined && month === 2) say('in a leap year 29');
	return `${(month === 12 ? dayOf(asked + 1, 1, 1) : dayOf(asked, month + 1, 1)) - dayOf(asked, month, 1)} days`;
};

const today =
	(side: string): Meaning =>
	({ n, u }) => {
		throw new ParseError(`what day it is, is not known here: write it, as in ${n} ${u} ${side} 2026-01-01`, 0);
	};

export const DAYS: Meanings = {
	'days-between': between,
	'difference-of-days': ({ a, b }, say) => between({ a: b ?? '', b: a ?? '', u: 'days' }, say),
	'until-now': ({ a }) =>
		/\d{4}/.test(a ?? '') || dayIn(a) || !/\d/.test(a ?? '') ? notKnown({}, () => undefined) : undefined,
	'now-and': notKnown,
	'which-day': ({ a }) => {
		const day = read(a);
		if (day === undefined) return undefined;
		throw dayItself(day);
	},
	'days-in-month': inMonth,
	'day-after': shifted(1),
	'day-before': shifted(-1),
	'day-plus': shifted(1),
	'day-minus': shifted(-1),
	'from-now': today('after'),
	ago: today('before')
};

const partsOf = (clock: string): number[] => clock.split(':').map(Number);
const minutesOf = (clock: string): number => {
	const [h = 0, min = 0, s = 0] = partsOf(clock);
	return h * 60 + min + s / 60;
};
const each = (clock: string): string => {
	const [h = 0, min = 0, s] = partsOf(clock);
	return `(${h} h + ${min} min${s === undefined ? '' : ` + ${s} s`})`;
};
const smallest = (...clocks: readonly string[]): string =>
	clocks.some((clock) => partsOf(clock).length > 2) ? 'h min s' : 'h min';

/** The time between two. Undefined unless both are times of day. The end is on the next day if it is before its start. */
function span(from: string, to: string, say: Say, target?: string): string | undefined {
	if (minutesOf(from) >= 1440 || minutesOf(to) > 1440) return undefined;
	const next = minutesOf(to) < minutesOf(from);
	say(`this is the time from ${from} to ${to}${next ? ' of the next day' : ''}`);
	return `${each(to)} - ${each(from)}${next ? ' + 24 h' : ''} in ${target ?? smallest(from, to)}`;
}

/** The time of day so many minutes or hours later. */
function clockAfter(clock: string, time: string, sign: 1 | -1): string {
	const [count = '', unit = ''] = time.split(' ');
	const step = Number.parseFloat(count) * (/h/.test(unit || time) ? 60 : 1) * sign;
	const at = (((minutesOf(clock) + Math.round(step)) % 1440) + 1440) % 1440;
	const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
	return `${two(at / 60)}:${two(at % 60)}`;
}

/** 12:30 + 45 min, where the clock may be a duration too. */
const shiftedClock =
	(sign: 1 | -1): Meaning =>
	({ a = '', q = '' }, say) => {
		if (!/\d\s?(?:h|hrs?|hours?|m|min|mins|minutes?)$/.test(q)) return undefined;
		say(`times are hours and minutes; as a time of day it is ${clockAfter(a, q, sign)}`);
		return `${each(a)} ${sign < 0 ? '-' : '+'} ${q.replace(/m$/, 'min')} in ${smallest(a)}`;
	};

/** The time of day so much later, which is only a note. */
const later =
	(sign: 1 | -1): Meaning =>
	({ a = '', q = '' }) => {
		throw new ParseError(
			`that is ${clockAfter(a, q, sign)}; a time of day is no number, and answers are numbers here: ask for the time between two of them`,
			0
		);
	};

export const CLOCKS: Meanings = {
	'clock-range': ({ a = '', b = '' }, say) => span(a, b, say),
	'clock-span': ({ a = '', b = '' }, say) => (minutesOf(b) > minutesOf(a) ? span(a, b, say) : undefined),
	'minutes-between': ({ a = '', b = '', u }, say) => span(a, b, say, u),
	'clock-difference': ({ a = '', b = '' }, say) => span(a, b, say),
	'clock-plus': later(1),
	'clock-minus': later(-1),
	'clock-and': shiftedClock(1),
	'clock-less': shiftedClock(-1),
	'clock-sum': ({ s = '' }, say) => {
		say('times are hours and minutes');
		const tokens = s
			.replaceAll('−', '-')
			.replaceAll('–', '-')
			.split(/([-+])/);
		const clocks = tokens.filter((part) => part.includes(':')).map((part) => part.trim());
		const written = tokens.map((part) => (part.includes(':') ? each(part.trim()) : part)).join(' ');
		return `${written} in ${smallest(...clocks)}`;
	}
};
