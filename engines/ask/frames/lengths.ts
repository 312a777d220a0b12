/** Questions about lengths of time: until a day, between two, of a month or a year, ages. */
import { addDays, addUnits, ahead, behind, daysBetween, periodOf } from '../facts/calendar';
import { feastDay, regionOf } from '../facts/feasts';
import { CALENDAR_UNITS } from '../facts/units';
import type { Built, Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';
import type { Setting } from '../setting';
import { countedFrom, saidYear, yearOf } from './calendar';

export const LENGTH_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'until',
		operation: 'math/evaluate',
		needs: [['until', 'since', 'how-many', 'left', 'ago']],
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
		slots: { unit: 2, date: 2, feast: 1, period: 1, year: 1, season: 1, 'month-span': 1 },
		build(match, setting) {
			const dates = match.all('date');
			if (match.has('ago') && !match.has('how-long', 'how-many', 'since', 'until')) return null;
			const [measure, running] = match.all('unit');
			// Days left in the year: of the running one.
			const isRunning = running && CALENDAR_UNITS.has(running.value) && match.has('left') && dates.length === 0;
			const end =
				match.one('feast', 'season', 'month-span', 'year', 'period') ??
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
			const table = end?.kind === 'feast' && !isBack && match.isExplained ? regionOf(end.value) : undefined;
			// The day of a feast by the moon is in the table of holidays.
			if (to === undefined && table)
				return {
					operation: 'holidays/holidays',
					input: { ...table, year: saidYear(match, setting) ?? yearOf(setting.today) },
					strong: 2,
					focus: { kind: 'feast', feast: end?.value, unit, next: true }
				};
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
			const [month, year] = [match.one('month-span'), match.one('year')];
			// February, in 2028.
			const isApart = month && year && month.by !== 'year' && (year.from >= month.to || year.to <= month.from);
			const span = isApart
				? { ...month, value: `${year.value}${month.value.slice(4)}` }
				: match.one('month-span', 'year', 'period');
			const period = span && periodOf(span, today);
			// The month of a date is no period: June in June 19.
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
			// Weeks of a year are counted by their numbers.
			const shortest = unit === 'day' ? 28 : Infinity;
			if (
				!period ||
				claim?.amount === undefined ||
				claim.amount < shortest ||
				!match.isBare ||
				match.lattice.kinds.has('date')
			)
				return null;
			const built = between(unit, period.first, period.next);
			const isSo = daysBetween(period.first, period.next) === claim.amount;
			return match.one('number') ? built : { ...built, focus: { ...(built.focus ?? { kind: 'span' }), isSo } };
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
			// A day without a year is a birthday only beside a word for birth.
			if ((year === undefined && date?.by !== 'year') || match.lattice.concepts.has('day-of')) return null;
			const born = date?.value ?? `${year}-01-01`;
			return born < today ? between(unit, born, today) : null;
		}
	}
];

/** The days of an age, the earlier first. A year counts from its first day as that of the birth, else up to its last. */
function daysOfLife(match: Match): readonly Span[] {
	const ends = match.all('date', 'year').sort((a, b) => (a.value < b.value ? -1 : 1));
	const isOfYear = ({ kind }: Span) => kind === 'year';
	const [year, dated] = [ends.find(isOfYear), ends.filter(({ kind }) => kind === 'date')];
	// In 2008 on 15 January: the year of the day that has none.
	if (year && dated.length === 2)
		return dated
			.map((day) =>
				day.by === undefined ? { ...day, by: 'year' as const, value: `${year.value}${day.value.slice(4)}` } : day
			)
			.sort((a, b) => (a.value < b.value ? -1 : 1));
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
	if (!end || !(unit || match.has('day-of')) || !match.has('how-many')) return false;
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
