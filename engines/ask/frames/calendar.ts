/** Questions about days: dates, weekdays, terms, spans of time, ages. */
import { addDays, addUnits, ahead, behind, daysBetween, lastDayOf, periodOf } from '../facts/calendar';
import { feastDay } from '../facts/feasts';
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { CALENDAR_UNITS } from '../facts/units';

/** The year of a day. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The year that a question names: 2027, next year. */
export function saidYear(match: Match, { today }: Setting): number | undefined {
	const year = match.one('year');
	const period = match.one('period');
	if (year) return Number(year.value);
	return period?.value === 'year' ? yearOf(today) + (period.amount ?? 0) : undefined;
}

export const CALENDAR_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'day',
		operation: 'ask/day',
		needs: [['date', 'day-of', 'when', 'today', 'what-is', 'month-of', 'year-of', 'week-number', '#date']],
		may: ['next', 'this', 'time', 'here', 'how-many', 'last', 'now-time', 'after', 'age', 'on-this-day'],
		slots: { date: 2, weekday: 1, period: 1, place: 1, year: 1 },
		build(match, setting) {
			const { today } = setting;
			const order = (span: Span) => (span.by === 'count' ? 0 : span.by === 'today' ? 2 : 1);
			const weekday = match.one('weekday');
			const named = weekday && !match.one('period') ? match.lattice.one(weekday.from, 'date') : undefined;
			const dates = [...match.all('date'), ...(named ? [named] : [])].sort((a, b) => order(a) - order(b));
			const first = countedFrom(dates) ?? dates[0];
			if (dates.length > 1 && match.has('how-many') && !first?.amount) return null;
			const isDay = match.has('date', 'day-of', 'month-of', 'year-of', 'week-number');
			if (match.has('time') && !isDay) return null;
			// The day of another place is on its clock.
			const there = match.one('place');
			if (
				there &&
				(!first || first.by === 'today') &&
				!saidYear(match, setting) &&
				!match.one('period', 'weekday') &&
				match.isBare &&
				isDay
			)
				return {
					operation: 'geo/timezone',
					input: { coords: there.name ?? there.value },
					strong: 1,
					focus: { kind: 'time', here: false, day: true }
				};
			if (!first && !isDay) return null;
			const isCounted = dates.length > 1 && first?.amount !== undefined && match.has('what-is', 'when');
			if (!isDay && !isCounted && (first?.isWeak || !match.isBare || !match.has('when', 'what-is'))) return null;
			// The day of a birth is one that is said.
			const isOfBirth = match.has('age', 'on-this-day');
			if (isOfBirth && !first) return null;
			// “The last day of the project” names no day: today would be a wrong answer.
			if (match.has('last') && !first) return null;
			const period = match.one('period');
			const part =
				first?.by === 'week'
					? 'whole-week'
					: match.has('week-number')
						? 'week'
						: match.has('month-of')
							? 'month'
							: match.has('year-of')
								? 'year'
								: 'day';
			if (period && period.value !== 'year' && !match.one('weekday') && !first) return { input: { date: addUnits(today, period.amount ?? 0, period.value) }, strong: 0, focus: { kind: 'day', part } }; // prettier-ignore
			// Speakers change nothing of the running week: which week are we in.
			const isOfNow = !first && !period && match.has('week-number', 'month-of', 'year-of');
			const isPlain = match.isBare || ((isOfBirth || isOfNow) && match.isExplained);
			const isAsked = isDay && (first || match.has('what-is', 'date') || !match.has('next'));
			const strong = isPlain ? (isAsked ? 2 : 1) : isCounted ? 1 : -1;
			// February 14 next year
			const year = first?.by === undefined ? saidYear(match, setting) : undefined;
			const date = first && year !== undefined ? `${year}${first.value.slice(4)}` : first?.value;
			return { input: { date: date ?? today }, strong, focus: { kind: 'day', part } };
		}
	},
	{
		// The last day of a term: a bill of 15 December, due in 30 days; a contract from 1 March that runs 24 months, when does it end.
		id: 'term',
		operation: 'ask/day',
		needs: [['term', 'when', 'date', 'day-of']],
		may: 'term when date day-of until since left bill after later what-is start-of end-of this'.split(' '),
		slots: { date: 2, quantity: 1 },
		topic: 'thing',
		topicOptional: true,
		wants: ['date', 'quantity'],
		build(match) {
			const dates = match.all('date');
			const { amount, unit = '' } = match.one('quantity') ?? {};
			const base = dates.find(({ by }) => by === undefined || by === 'year');
			const isLong = amount !== undefined && Number.isInteger(amount) && amount < 40_000 && CALENDAR_UNITS.has(unit);
			const isTerm = match.has('term');
			// Without a word for the term the day has its year, and nothing else is said.
			if (!isTerm && (!isLong || base?.by !== 'year' || match.topic)) return null;
			const date = base && isLong ? addUnits(base.value, amount, unit) : countedFrom(dates)?.value;
			return date === undefined
				? null
				: { input: { date }, strong: isTerm ? 4 : 1, focus: { kind: 'day', part: 'day' } };
		}
	},
	{
		id: 'is-weekday',
		operation: 'ask/day',
		may: ['this', 'date', 'day-of', 'age'],
		slots: { date: 3, feast: 1, period: 1, year: 1 },
		wants: ['date'],
		build(match, setting) {
			const dates = match.all('date');
			const asked = dates.length > 2 ? askedOf(dates) : undefined;
			if (asked) return { input: { date: asked.value }, strong: 2, focus: { kind: 'day', part: 'day' } };
			if (dates.length > 2) return null;
			const weekday = dates.find(({ by }) => by === 'weekday') ?? dates.find(({ by }) => by === 'today');
			const other = dates.find((date) => date !== weekday);
			if (!weekday || !match.isExplained) return null;
			const feast = other ? undefined : match.one('feast');
			const day = feast && feastDay(feast.value, setting.country, setting.today, saidYear(match, setting));
			if (day !== undefined && weekday.by === 'weekday')
				return { input: { date: day }, strong: 2, focus: { kind: 'is-weekday', of: weekday.value } };
			const year = other?.by === undefined ? saidYear(match, setting) : undefined;
			if (!other || match.one('feast') || (year === undefined && match.one('period', 'year'))) return null;
			const [end, start] = [Math.min(weekday.to, other.to), Math.max(weekday.from, other.from)];
			if (
				match.tokens.slice(end, start).filter(({ kind }, at) => kind === 'word' && !match.lattice.has(end + at, 'skip'))
					.length > 3
			)
				return null;
			if (weekday.to === other.from && !match.lattice.lexicon.flags.has('postpositions') && other.by !== 'count' && other.by !== 'today') return null; // prettier-ignore
			const date = year === undefined ? other.value : `${year}${other.value.slice(4)}`;
			return { input: { date }, strong: 2, focus: { kind: 'is-weekday', of: weekday.value } };
		}
	},
	{
		id: 'is-now',
		operation: 'ask/day',
		may: ['this', 'month-of', 'date', 'day-of'],
		slots: { 'month-span': 1, date: 1, unit: 1 },
		wants: ['month-span', 'date'],
		build(match, { today }) {
			const month = match.one('month-span');
			const date = match.one('date');
			if (!match.isBare || match.tokens.length < 2 || match.lattice.concepts.has('how-many')) return null;
			// Friday off is not whether it is Friday, next Friday is a day.
			if (date && match.lattice.kinds.has('off')) return null;
			if (date?.by === 'weekday' && date.to > date.from + 1)
				return { input: { date: date.value }, strong: 0, focus: { kind: 'day', part: 'day' } };
			if (!month && !(date?.by === 'weekday' && !match.has('this', 'date', 'day-of'))) return null;
			return { input: { date: today }, strong: match.has('this', 'month-of') ? 1 : 0, focus: { kind: 'is-now', of: month?.value ?? date?.value ?? '' } }; // prettier-ignore
		}
	},
	{
		id: 'until',
		operation: 'math/evaluate',
		needs: [['until', 'since', 'how-many', 'left']],
		may: [
			'how-long',
			'day-of',
			'ago',
			'next',
			'when',
			'how-much',
			'what-is',
			'working-days',
			'later',
			'today',
			'now-time',
			'after'
		],
		slots: { unit: 2, date: 2, feast: 1, period: 1, year: 1, 'month-span': 1 },
		build(match, setting) {
			const dates = match.all('date');
			const [measure, running] = match.all('unit');
			// Days left in the year: of the running one.
			const isRunning = running && CALENDAR_UNITS.has(running.value) && match.has('left') && dates.length === 0;
			const end =
				match.one('feast', 'month-span', 'year', 'period') ??
				(isRunning ? { ...running, kind: 'period', amount: 0 } : undefined);
			if (running && !isRunning) return null;
			if (match.has('working-days') || (dates.length === 0 && !end) || countedFrom(dates)) return null;
			// I started on a day, how many months is that now: from the day of the statement.
			const isStated =
				measure && dates.length === 1 && match.has('how-many') && match.lattice.isBeside(dates[0]?.from ?? 0);
			if (!match.has('until', 'since', 'left', 'ago') && !isStated && !isCountedTo(match)) return null;
			if (!measure && !match.has('how-many', 'how-long', 'left', 'day-of', 'when')) return null;
			// “A flight on the fifteenth” asks for no number of days.
			if (!measure && !match.has('how-many') && !match.isBare) return null;
			const unit = measure?.value ?? 'day';
			if (!CALENDAR_UNITS.has(unit) && unit !== 'h' && unit !== 'min') return null;
			const [a, b] = dates;
			const isBack = match.has('since', 'ago');
			const isAhead = (match.has('until', 'left') || isStated) && !isBack;
			const toward = isBack ? behind : ahead;
			const to = a
				? (isAhead || isBack) && !b
					? toward(a, setting.today)
					: a.value
				: end && dayOfEnd(end, setting, toward, saidYear(match, setting));
			if (to === undefined) return null;
			return a && b ? between(unit, ...inYearOf(a, b)) : between(unit, setting.today, to);
		}
	},
	{
		id: 'between',
		operation: 'math/evaluate',
		may: ['how-many', 'difference', 'how-long', 'between'],
		slots: { unit: 1, date: 2, feast: 2, year: 2, period: 1, 'month-span': 2 },
		wants: ['unit'],
		build(match, setting) {
			const unit = match.one('unit');
			// From a month to another, or a year: their first days.
			const [first, last] = match.all('month-span', 'year').map((span) => periodOf(span, setting.today)?.first);
			const isOfMonths = first !== undefined && last !== undefined && match.all('date', 'feast', 'period').length === 0;
			if (isOfMonths)
				return match.isExplained && unit && (unit.value === 'month' || unit.value === 'year')
					? between(unit.value, first, last)
					: null;
			const ends = countedFrom(match.all('date')) || match.one('month-span') ? undefined : endsOf(match, setting);
			return ends && unit && CALENDAR_UNITS.has(unit.value) ? between(unit.value, ...ends) : null;
		}
	},
	{
		id: 'length',
		operation: 'math/evaluate',
		needs: [['how-many']],
		may: ['what-is'],
		slots: { unit: 1, 'month-span': 1, year: 1, period: 1 },
		wants: ['month-span', 'year', 'period'],
		build(match, { today }) {
			const unit = match.one('unit')?.value ?? '';
			const span = match.one('month-span', 'year', 'period');
			const period = span && periodOf(span, today);
			// The month of a day is no month of its own.
			if (span && isOfDay(span, match)) return null;
			return period && CALENDAR_UNITS.has(unit) && match.isBare ? between(unit, period.first, period.next) : null;
		}
	},
	{
		// Whether February 2028 has 29 days, or 28 or 29.
		id: 'length-so',
		operation: 'math/evaluate',
		slots: { 'month-span': 1, year: 1, period: 1, number: 1, quantity: 1 },
		wants: ['month-span', 'year', 'period'],
		build(match, { today }) {
			const claim = match.one('quantity');
			const span = match.one('month-span', 'year', 'period');
			const period = span && periodOf(span, today);
			const unit = claim?.unit ?? '';
			const shortest = unit === 'day' ? 28 : unit === 'week' ? 52 : Infinity;
			if (
				!period ||
				claim?.amount === undefined ||
				claim.amount < shortest ||
				!match.isBare ||
				match.lattice.kinds.has('date')
			)
				return null;
			const built = between(unit, period.first, period.next);
			const days = daysBetween(period.first, period.next);
			const isSo = (unit === 'day' ? days : Math.floor(days / 7)) === claim.amount;
			return match.one('number') ? built : { ...built, focus: { ...(built.focus ?? { kind: 'span' }), isSo } };
		}
	},
	{
		id: 'leap-year',
		operation: 'math/evaluate',
		needs: [['leap']],
		may: ['this', 'what-is', 'next', 'when'],
		slots: { year: 1, period: 1 },
		build(match, { today }) {
			const said = match.one('year')?.value;
			const period = match.one('period');
			let year = said === undefined ? yearOf(today) + (period?.amount ?? 0) : Number(said);
			const isSearch = said === undefined && !period && match.has('next', 'when');
			if (isSearch)
				do year++;
				while (lastDayOf(year, 2) < 29);
			return {
				input: { expression: `days in ${year}` },
				strong: said || period || match.has('next', 'this') ? 2 : 1,
				focus: { kind: isSearch ? 'next-leap' : 'is-leap', year }
			};
		}
	},
	{
		id: 'age',
		operation: 'math/evaluate',
		needs: [['age', 'on-this-day']],
		may: ['how-many', 'this', 'who', 'what-is', 'on-this-day'],
		slots: { date: 2, year: 2, feast: 1, number: 1, unit: 1 },
		wants: ['date', 'year'],
		build(match, { country, today }) {
			const [date, other] = daysOfLife(match);
			const unit = match.one('unit')?.value ?? 'year';
			// Born on 8 December, was that a Sunday?
			if (!CALENDAR_UNITS.has(unit) || other?.by === 'weekday') return null;
			// How many people were born in a year.
			if (match.has('how-many') && !match.one('unit')) return null;
			const feast = match.one('feast');
			const year = date?.kind === 'year' ? undefined : match.one('year')?.value;
			const then =
				other?.value ?? (feast && feastDay(feast.value, country, today, year === undefined ? undefined : Number(year)));
			const years = match.one('number')?.amount;
			// The age on a later day: whether she is 16 by then.
			if (date?.by === 'year' && then !== undefined && date.value < then) {
				const built = between(unit, date.value, then);
				const isSo = years !== undefined && addUnits(date.value, years, 'year') <= then;
				return years === undefined ? built : { ...built, focus: { ...(built.focus ?? { kind: 'span' }), isSo } };
			}
			if (other || feast || years !== undefined || !match.has('age')) return null;
			// A day of no year is for those who were born on it.
			if ((year === undefined && date?.by !== 'year') || match.lattice.concepts.has('day-of')) return null;
			const born = date?.value ?? `${year}-01-01`;
			return born < today ? between(unit, born, today) : null;
		}
	},
	{
		id: 'on-this-day',
		operation: 'encyclopedia/onThisDay',
		needs: [['on-this-day', 'age']],
		may: ['who', 'what-is', 'today'],
		slots: { date: 1, year: 1, feast: 1 },
		build(match, { country, today }) {
			if (!match.isBare && match.lattice.kinds.has('self')) return null;
			if (!match.has('on-this-day') && !(match.has('who') && match.one('date'))) return null;
			const feast = match.one('feast');
			const date = match.one('date')?.value ?? (feast && feastDay(feast.value, country, today)) ?? today;
			const year = match.one('year')?.value;
			const type = match.has('on-this-day') ? match.variantOf('on-this-day') : 'births';
			return {
				input: { month: Number(date.slice(5, 7)), day: Number(date.slice(8)), ...(type !== undefined && { type }) },
				strong: year === undefined && !match.one('date') ? 1 : 2,
				...(year !== undefined && { focus: { kind: 'on-this-day', year } })
			};
		}
	}
];

/** The days of an age, the earlier first. A year counts from its first day as that of the birth, else up to its last. */
function daysOfLife(match: Match): readonly Span[] {
	const ends = match.all('date', 'year').sort((a, b) => (a.value < b.value ? -1 : 1));
	const isOfYear = ({ kind }: Span) => kind === 'year';
	if (ends.length < 2 || match.one('feast')) return ends.filter((end) => !isOfYear(end));
	return ends.map((end, nth) =>
		isOfYear(end) ? { ...end, by: 'year' as const, value: `${end.value}-${nth === 0 ? '01-01' : '12-31'}` } : end
	);
}

/** The two days that a question names, in its order. A year that it says is that of the last feast; the feast before is the last one until then. */
export function endsOf(match: Match, setting: Setting): readonly [from: string, to: string] | undefined {
	const [a, b] = match.all('date', 'feast');
	if (!a || !b) return undefined;
	const { country, today } = setting;
	if (a.kind === 'date' && b.kind === 'date')
		return [a, b].some(({ by }) => by === 'today') ? [ahead(a, today), ahead(b, today)] : inYearOf(a, b);
	const dayIn = (end: Span, from: string, year?: number) =>
		end.kind === 'date' ? end.value : feastDay(end.value, country, from, year);
	const said = saidYear(match, setting);
	const to = dayIn(b, dayIn(a, today) ?? today, said);
	if (to === undefined) return undefined;
	const years = said === undefined ? [undefined] : [yearOf(to), yearOf(to) - 1];
	const days = years.map((year) => dayIn(a, today, year));
	const from = days.find((day) => day !== undefined && (said === undefined || day <= to));
	return from === undefined ? undefined : [from, to];
}

/** Two days; the first has the year of the second where it has none: from 15 February to 30 June 2027. */
function inYearOf(a: Span, b: Span): readonly [from: string, to: string] {
	if (a.by !== undefined || b.by !== 'year') return [a.value, b.value];
	const from = `${b.value.slice(0, 4)}${a.value.slice(4)}`;
	return [from > b.value ? addUnits(from, -1, 'year') : from, b.value];
}

/** Whether a span is a part of a day: the June of June 19. */
const isOfDay = ({ from, to }: Span, { lattice }: Match): boolean =>
	lattice.starts.some((spans) =>
		spans.some(
			(span) =>
				span.kind === 'date' && span.by !== 'count' && span.from <= from && span.to >= to && span.to > span.from + 1
		)
	);

/** In how many days Christmas is; Christmas in how many days where prepositions follow. */
function isCountedTo(match: Match): boolean {
	const end = match.one('feast', 'date');
	const unit = match.one('unit');
	if (!end || !unit || !match.has('how-many')) return false;
	return match.lattice.lexicon.flags.has('postpositions')
		? ['in', 'to'].includes(match.roleAfter(end) ?? end.role ?? '')
		: match.lattice.starts.some((spans) =>
				spans.some(
					({ kind, value, to }) =>
						((kind === 'role' && value === 'in') || (kind === 'concept' && value === 'after')) &&
						match.lattice.concept(to, 'how-many')
				)
			);
}

/** Of three days the one that two others are guesses of: whether today is the 26th or the 27th. Both guesses are weekdays, or neither is. */
function askedOf(dates: readonly Span[]): Span | undefined {
	const isWeekday = ({ by }: Span) => by === 'weekday';
	const asked =
		dates.find(({ by }) => by === 'today') ??
		dates.find((date) => dates.filter((one) => isWeekday(one) === isWeekday(date)).length === 1);
	const guesses = dates.filter((date) => date !== asked);
	const [a, b] = guesses;
	return a && b && isWeekday(a) === isWeekday(b) && guesses.every(({ by }) => by !== 'count') ? asked : undefined;
}

/** A day that is counted from another: 15 January and 40 days later; undefined for days that are both said or both counted. */
function countedFrom(dates: readonly Span[]): Span | undefined {
	const step = dates.find(({ amount }) => amount !== undefined);
	const base = dates.find(({ by }) => by === undefined || by === 'year');
	return step && base && { ...step, value: addUnits(base.value, step.amount ?? 0, step.unit ?? 'day') };
}

/** So many units from one day to another, whichever is the later. */
function between(unit: string, one: string, other: string): Built {
	const [from, to] = one < other ? [one, other] : [other, one];
	// Months and years differ in length: the completed ones are counted.
	let whole = unit === 'month' || unit === 'year' ? 0 : undefined;
	if (whole !== undefined) while (addUnits(from, whole + 1, unit) <= to) whole++;
	const isOfDay = unit === 'h' || unit === 'min';
	const expression = isOfDay ? `${daysBetween(from, to)} day to ${unit}` : `${unit}s between ${from} and ${to}`;
	return {
		input: { expression },
		strong: 2,
		focus: { kind: 'span', unit, from, to, ...(whole !== undefined && { whole }) }
	};
}

/** The day of a feast. The first day of a period to come, the last day of the running one. */
function dayOfEnd(
	end: Pick<Span, 'kind' | 'value' | 'amount' | 'by'>,
	{ country, today }: Setting,
	toward: typeof ahead,
	year: number | undefined
): string | undefined {
	if (end.kind === 'feast') {
		const day = feastDay(end.value, country, today, year);
		return day !== undefined && toward === behind && day > today
			? feastDay(end.value, country, today, yearOf(today) - 1)
			: day;
	}
	const period = periodOf(end, today);
	if (!period) return undefined;
	const first = end.kind === 'month-span' ? toward({ ...end, value: period.first }, today) : period.first;
	if (toward === behind && first <= today) return first;
	return first > today ? first : addDays(period.next, -1);
}
