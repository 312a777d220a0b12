/** Weekdays and periods: next Friday, last week, the end of the year, the third Friday of January. */
import { addDays, addUnits, isoWeekday, periodOf, seasonStart, type Period } from '../facts/calendar';
import { CALENDAR_UNITS } from '../facts/units';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { isInThisMonth, onWeekday, over, RANKS, yearAt } from './day-words';
import { nthAt } from './numbers';

/** Adds weekdays and periods to a lattice that has the days which are written. */
export class PeriodReader {
	readonly #isInThisMonth: boolean;

	constructor(
		readonly lattice: Lattice,
		readonly setting: Setting
	) {
		this.#isInThisMonth = isInThisMonth(lattice);
	}

	/** Next Friday, last week, this month; Friday. */
	ranked(at: number): void {
		const { lattice } = this;
		for (const { value, to } of lattice.all(at, 'named-period')) {
			const [unit = '', step] = value.split(' ');
			lattice.add({ kind: 'period', value: unit, amount: Number(step), from: at, to });
		}
		this.#season(at, at, 0);
		for (const [name, step] of RANKS) {
			const rank = lattice.concept(at, name);
			if (!rank) continue;
			this.#season(rank.to, at, step);
			const weekday = lattice.one(rank.to, 'weekday');
			if (weekday) this.#weekday(weekday, step, at);
			const unit = lattice.one(rank.to, 'unit');
			if (unit && CALENDAR_UNITS.has(unit.value) && unit.value !== 'day')
				lattice.add({ kind: 'period', value: unit.value, amount: step, from: at, to: unit.to });
		}
		const weekday = lattice.one(at, 'weekday');
		if (weekday) this.#weekday(weekday, 0, at);
		// Monday, 3 May 2027 is one day.
		const behind = weekday && lattice.one(over(lattice, weekday.to), 'date');
		if (behind && !behind.isWeak && (behind.by === 'year' || behind.by === undefined)) {
			const days = behind.by === 'year' ? [behind.value] : [behind.value, addUnits(behind.value, 1, 'year')];
			const value = days.find(
				(day) => isoWeekday(day) === Number(weekday.value) && (behind.by || day >= this.setting.today)
			);
			if (value !== undefined) lattice.add({ ...behind, value, from: at, by: 'year' });
		}
	}

	/** Next spring, winter of 2027. */
	#season(at: number, from: number, step: number): void {
		const season = this.lattice.one(at, 'season-name');
		if (!season) return;
		const { year, to } = yearAt(this.lattice, season.to);
		// A small word of another meaning needs company: in the fall.
		const isLed = from < at || year !== null || this.lattice.ends[this.#start(at)]?.some(({ kind }) => kind === 'role');
		if (!isLed && this.lattice.has(at, 'skip')) return;
		const value = seasonStart(season.value, this.setting, step, year ?? undefined);
		this.lattice.add({ kind: 'season', value, from, to });
	}

	#weekday(weekday: Span, step: -1 | 0 | 1, from: number): void {
		const { lattice, setting } = this;
		const { today } = setting;
		// The last Friday of this month.
		const end = step < 0 && this.#isInThisMonth ? addUnits(`${today.slice(0, 8)}01`, 1, 'month') : today;
		const value =
			step === 0 && isoWeekday(today) === Number(weekday.value) ? today : onWeekday(weekday, step || 1, end);
		lattice.add({ kind: 'date', value, from, to: weekday.to, by: 'weekday' });
	}

	/** A day within a period: the end of the year, the third Friday of January. Where nouns lead it may precede. */
	within(at: number): void {
		const { lattice, setting } = this;
		const edge = lattice.concept(at, 'end-of') ?? lattice.concept(at, 'start-of');
		const nth = edge ? undefined : (nthAt(lattice, at) ?? lattice.concept(at, 'last'));
		const weekday = edge ? undefined : lattice.one(nth?.to ?? at, 'weekday');
		const day = weekday ?? (nth && lattice.all(nth.to, 'unit').find(({ value }) => value === 'day'));
		const head = edge ?? day;
		if (!head) return;
		const behind = this.#periodBehind(head.to);
		const mayLead = edge !== undefined || !nth || lattice.lexicon.flags.has('postpositions');
		const before = behind || !mayLead ? undefined : this.#before(at);
		const span = behind ?? before;
		const period = span && periodOf(span, setting.today);
		// Tuesday of a week is one day, Tuesday of a month is not.
		if (!period || (!edge && !nth && period.unit !== 'week')) return;
		const count = edge
			? edge.value === 'end-of'
				? -1
				: 1
			: nth
				? nth.kind === 'concept'
					? -1
					: (nth.amount ?? 1)
				: 1;
		const dayIn = ({ first, next }: Period): string | undefined => {
			const [start, step] = count < 0 ? [next, -1 as const] : [addDays(first, -1), 1 as const];
			const date = weekday ? addDays(onWeekday(weekday, step, start), 7 * (count - step)) : addDays(start, count);
			return date >= first && date < next ? date : undefined;
		};
		const date = dayIn(period);
		// A month without its year is the next one.
		const isPast = span?.kind === 'month-span' && span.by === undefined && date !== undefined && date < setting.today;
		const year = Number(span?.value.slice(0, 4)) + 1;
		const ahead = isPast ? periodOf({ ...span, value: `${year}${span.value.slice(4)}` }, setting.today) : undefined;
		const value = ahead ? dayIn(ahead) : date;
		if (value !== undefined)
			lattice.add({ kind: 'date', value, from: before?.from ?? at, to: behind?.to ?? head.to, by: 'count' });
	}

	/** The period that begins at a token, small words between; behind them a unit alone is the running one. */
	#periodBehind(from: number): Span | undefined {
		const { lattice } = this;
		const last = over(lattice, lattice.all(from, 'role').some(({ value }) => value === 'in') ? from + 1 : from);
		for (let at = from; at <= last; at++) {
			const found = lattice.one(at, 'period') ?? lattice.one(at, 'month-span') ?? lattice.one(at, 'year');
			if (found) return found;
		}
		const unit = last > from ? lattice.one(last, 'unit') : undefined;
		return unit && CALENDAR_UNITS.has(unit.value) ? unit : undefined;
	}

	/** The period that ends before a token, small words between. */
	#before(at: number): Span | undefined {
		const ends = this.lattice.ends[at] ?? [];
		const found =
			ends.find(({ kind }) => kind === 'period' || kind === 'month-span' || kind === 'year') ??
			ends.find(({ kind, value }) => kind === 'unit' && CALENDAR_UNITS.has(value));
		const small = ends.find(({ kind }) => kind === 'of' || kind === 'the');
		return found ?? (small && small.from > 0 ? this.#before(small.from) : undefined);
	}

	/** Before an article. */
	#start = (at: number): number => this.lattice.ends[at]?.find(({ kind }) => kind === 'the')?.from ?? at;
}
