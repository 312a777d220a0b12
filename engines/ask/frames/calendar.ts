/** Questions about days: dates, weekdays, terms, spans of time, ages. */
import { addDays, addUnits, daysBetween, lastDayOf } from '../facts/calendar';
import { feastDay } from '../facts/feasts';
import type { Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { CALENDAR_UNITS } from '../facts/units';
import { dayAt } from './clock-zones';

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
		slots: { date: 2, weekday: 1, period: 1, place: 1, year: 1, unit: 3 },
		build(match, setting) {
			// A date with someone, and so much per day, are other things.
			const isOther =
				((match.one('weekday') || match.one('date')?.by === 'weekday') &&
					match.spansOf('date').some((span) => match.isLedBy(span, 'one'))) ||
				match.spansOf('day-of').some((span) => match.roleBefore(span) === 'per');
			if (isOther || (match.one('unit') && !isOfParts(match))) return null;
			const there = match.one('place');
			// Australia Day is no day in Australia, and Anzac Day has a name.
			const isName = (at: number) => match.tokens[at]?.kind === 'word' && match.lattice.known[at] === false;
			const isNamed = ({ from }: Span) => from === there?.to || isName(from - 1);
			if (match.spansOf('day-of').some(isNamed)) return null;
			// The day of another place is that of its clock.
			const today = there ? dayAt(there, match, setting) : setting.today;
			if (today === undefined) return null;
			const order = (span: Span) => (span.by === 'count' ? 0 : span.by === 'today' ? 2 : 1);
			const weekday = match.one('weekday');
			const named = weekday && !match.one('period') ? match.lattice.one(weekday.from, 'date') : undefined;
			const dates = [...match.all('date'), ...(named ? [named] : [])].sort((a, b) => order(a) - order(b));
			const first = countedFrom(dates) ?? dates[0];
			if (dates.length > 1 && match.has('how-many') && !first?.amount) return null;
			const isDay = match.has('date', 'day-of', 'month-of', 'year-of', 'week-number');
			if (match.has('time') && !isDay) return null;
			if (!first && !isDay) return null;
			const isCounted = dates.length > 1 && first?.amount !== undefined && match.has('what-is', 'when');
			if (!isDay && !isCounted && (first?.isWeak || !match.isBare || !match.has('when', 'what-is'))) return null;
			// The question must state the day of birth.
			const isOfBirth = match.has('age', 'on-this-day');
			if (isOfBirth && !first) return null;
			// “The last day of the project” and “the next day I am off” name no day: today would be a wrong answer.
			const isOff = match.lattice.kinds.has('off') && match.lattice.kinds.has('self');
			if ((match.has('last') && !first) || isOff) return null;
			const period = match.one('period');
			const part =
				first?.by === 'week'
					? 'whole-week'
					: match.has('week-number')
						? 'week'
						: match.has('month-of') && !match.has('year-of')
							? 'month'
							: match.has('year-of') && !match.has('month-of')
								? 'year'
								: 'day';
			if (period && period.value !== 'year' && !match.one('weekday') && !first) return { input: { date: addUnits(today, period.amount ?? 0, period.value) }, strong: 0, focus: { kind: 'day', part } }; // prettier-ignore
			// The word for the speakers may be left over: which week are we in.
			const isOfNow = !first && !period && match.has('week-number', 'month-of', 'year-of');
			const isPlain = match.isBare || ((isOfBirth || isOfNow || (isDay && there)) && match.isExplained);
			const isAsked = isDay && (first || match.has('what-is', 'date') || !match.has('next'));
			const strong = isPlain ? (isAsked ? 2 : 1) : isCounted ? 1 : -1;
			// February 14 next year
			const year = first?.by === undefined ? saidYear(match, setting) : undefined;
			const date = first && year !== undefined ? `${year}${first.value.slice(4)}` : first?.value;
			const isOfClock = first?.by === 'today' || (first?.by === 'count' && first.amount === undefined);
			return {
				input: { date: first && isOfClock ? addDays(today, daysBetween(setting.today, first.value)) : (date ?? today) },
				strong,
				focus: { kind: 'day', part, ...(there && { place: there.name ?? there.value }) }
			};
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
			// Without a word for the term the question must give a date with its year, and nothing else.
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
		may: ['this', 'now-time', 'month-of', 'date', 'day-of'],
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
			return {
				input: { date: today },
				strong: match.has('this', 'now-time', 'month-of') ? 1 : 0,
				focus: { kind: 'is-now', of: month?.value ?? date?.value ?? '' }
			};
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

/** Whether units are parts of the day that a question asks for: today's month, day and year. */
const isOfParts = (match: Match): boolean =>
	match.isBare &&
	match.has('date', 'day-of') &&
	!match.has('how-many', 'next', 'last') &&
	match.all('unit').every(({ value }) => CALENDAR_UNITS.has(value));

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
export function countedFrom(dates: readonly Span[]): Span | undefined {
	const step = dates.find(({ amount }) => amount !== undefined);
	const base = dates.find(({ by }) => by === undefined || by === 'year');
	return step && base && { ...step, value: addUnits(base.value, step.amount ?? 0, step.unit ?? 'day') };
}
