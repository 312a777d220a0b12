/** Days of the calendar: by name, by month, counted from today. */
import { addDays, addUnits, isDay, isoOf, mondayOf, periodOf } from '../facts/calendar';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { feastDay } from '../facts/feasts';
import { CALENDAR_UNITS } from '../facts/units';
import { endsBefore, isInThisMonth, onWeekday, over, RANKS, yearAt } from './day-words';
import { nthAt } from './numbers';
import { PeriodReader } from './periods';

/** Concepts by which days are counted. */
export const DATE_CONCEPTS = ['ago', 'later', 'after', 'before', 'next', 'this', 'last', 'end-of', 'start-of'] as const;

/** Adds dates, months, years and periods to the lattice. Numbers and quantities must be in it. */
export function addDates(lattice: Lattice, setting: Setting): void {
	const reader = new DateReader(lattice, setting);
	for (let at = 0; at < lattice.tokens.length; at++) {
		for (const day of lattice.all(at, 'day'))
			lattice.add({
				kind: 'date',
				value: addDays(setting.today, Number(day.value)),
				from: at,
				to: day.to,
				role: day.role,
				by: day.value === '0' ? 'today' : 'count'
			});
		reader.digits(at);
		reader.month(at);
		reader.dayOfMonth(at);
		reader.year(at);
		reader.week(at);
	}
	// Each of these looks at the days and periods that those before it found.
	const periods = new PeriodReader(lattice, setting);
	for (let at = 0; at < lattice.tokens.length; at++) periods.ranked(at);
	for (let at = 0; at < lattice.tokens.length; at++) periods.within(at);
	for (let at = 0; at < lattice.tokens.length; at++) reader.counted(at);
}

/** Concepts of questions for a day. */
const DAY_CONCEPTS = ['on-this-day', 'day-of', 'date'] as const;
/** Concepts before a length of time that say nothing of it: the date a week from tomorrow. */
const ASKS_DAY: ReadonlySet<string> = new Set([...DAY_CONCEPTS, 'what-is', 'when']);
/** Operators between a day and a length of time. */
const SIGNS: Readonly<Record<string, 1 | -1 | undefined>> = { '+': 1, '-': -1, '\u2212': -1 };

class DateReader {
	readonly #year: number;
	readonly #inThisMonth: boolean;

	constructor(
		readonly lattice: Lattice,
		readonly setting: Setting
	) {
		this.#year = Number(setting.today.slice(0, 4));
		this.#inThisMonth = isInThisMonth(lattice);
	}

	/** 2026-12-25, 25.12.2026, 12/25/2026. */
	digits(at: number): void {
		const { tokens } = this.lattice;
		const { text, kind } = tokens[at] as { text: string; kind: string };
		if (kind !== 'number') return;
		const parts = text.split('.');
		if (parts.length === 3 || (parts.length === 2 && this.setting.groupsByDot && text.length <= 5)) {
			const [day = '', month = '', year] = parts;
			if (day.length <= 2 && month.length <= 2 && (year === undefined || year.length === 4 || year.length === 2))
				this.#add(
					year?.length === 2 ? 2000 + Number(year) : Number(year ?? this.#year),
					Number(month),
					Number(day),
					at,
					at + 1,
					year !== undefined
				);
		}
		const [, mark, second, again, third] = tokens.slice(at, at + 5);
		// Without a year it is a share, unless the question is for a day.
		const isAsked = DAY_CONCEPTS.some((name) => this.lattice.concepts.has(name));
		if (isAsked && mark?.text === '/' && second?.kind === 'number' && again?.text !== '/') {
			const [a, b] = [Number(text), Number(second.text)];
			const dayFirst = (this.setting.dayFirst || a > 12) && b <= 12;
			this.#add(this.#year, dayFirst ? b : a, dayFirst ? a : b, at, at + 3, false);
		}
		if (!mark || mark.text !== again?.text || second?.kind !== 'number' || third?.kind !== 'number') return;
		if (third.end - (tokens[at]?.start ?? 0) > 10) return;
		const numbers = [Number(text), Number(second.text), Number(third.text)] as const;
		if ((mark.text === '-' || mark.text === '/') && text.length === 4) this.#add(...numbers, at, at + 5, true);
		else if ((mark.text === '/' || mark.text === '-') && third.text.length === 4) {
			const [a, b, year] = numbers;
			const dayFirst = (this.setting.dayFirst || a > 12) && b <= 12;
			this.#add(year, dayFirst ? b : a, dayFirst ? a : b, at, at + 5, true);
		}
	}

	/** December 25th, 2026; December 2026. */
	month(at: number): void {
		const { lattice } = this;
		const name = lattice.one(at, 'month');
		if (!name) return;
		// The word for a month may follow its name: மே மாதம்.
		const month = { ...name, to: lattice.all(name.to, 'unit').find(({ value }) => value === 'month')?.to ?? name.to };
		const start = over(lattice, month.to);
		const day = nthAt(lattice, start) ?? lattice.one(start, 'number');
		if (day?.amount !== undefined && Number.isInteger(day.amount) && day.amount <= 31 && start <= month.to + 1) {
			const before = this.#yearBefore(at);
			const { year, to } = before ? { year: before.year, to: day.to } : yearAt(lattice, day.to);
			this.#add(year ?? this.#year, Number(month.value), day.amount, before?.from ?? at, to, year !== null);
		}
		const { year, to } = this.#rankedYear(month.to) ?? yearAt(lattice, month.to);
		lattice.add({
			kind: 'month-span',
			value: `${year ?? this.#year}-${month.value.padStart(2, '0')}`,
			from: at,
			to,
			...(year !== null && { by: 'year' })
		});
	}

	/** 25 December, the 25th of next month, the 25th. */
	dayOfMonth(at: number): void {
		const { lattice, setting } = this;
		for (const day of [...lattice.all(at, 'nth'), ...lattice.all(at, 'number')]) {
			if (day.amount === undefined || !Number.isInteger(day.amount) || day.amount < 1 || day.amount > 31) continue;
			const start = over(lattice, day.to);
			const month = lattice.one(start, 'month');
			if (month) {
				const { year, to } = yearAt(lattice, month.to);
				this.#add(year ?? this.#year, Number(month.value), day.amount, at, to, year !== null);
			} else if (day.kind === 'nth') {
				const step = lattice.concept(start, 'next') ? 1 : lattice.concept(start, 'this') ? 0 : null;
				const rank = lattice.concept(start, 'next') ?? lattice.concept(start, 'this');
				const unit = rank && lattice.one(rank.to, 'unit');
				const [year = 0, now = 1, today = 1] = setting.today.split('-').map(Number);
				if (step !== null && unit?.value === 'month')
					this.#add(...monthOf(year, now + step), day.amount, at, unit.to, true);
				else if (!day.isWeak)
					this.#add(
						...monthOf(year, now + (day.amount >= today || this.#inThisMonth ? 0 : 1)),
						day.amount,
						at,
						day.to,
						false,
						true
					);
			}
		}
	}

	/** In 5 days, 5 days ago, a fortnight from now, the day before Christmas, three Fridays from now. */
	counted(at: number): void {
		const { lattice, setting } = this;
		const number = lattice.one(at, 'number');
		const weekday = number && lattice.one(number.to, 'weekday');
		for (const [name, sign] of [
			['ago', -1],
			['later', 1]
		] as const) {
			const rank = weekday && lattice.concept(weekday.to, name);
			const next = weekday && onWeekday(weekday, sign, setting.today);
			if (rank && next !== undefined)
				this.#addCounted(addDays(next, sign * 7 * ((number?.amount ?? 1) - 1)), at, rank.to);
		}
		for (const length of lattice.all(at, 'quantity')) this.#countedBy(length, at);
		// A unit without a number is one: a day before Christmas, week from now.
		const first = lattice.has(at, 'one') ? at + 1 : at;
		const isRanking = ({ kind, value }: Span) => kind === 'number' || (kind === 'concept' && !ASKS_DAY.has(value));
		if (!lattice.ends[at]?.some(isRanking))
			for (const { value, to } of lattice.all(first, 'unit'))
				this.#countedBy({ kind: 'quantity', value: '', amount: 1, unit: value, from: at, to }, at);
	}

	#addCounted(value: string, from: number, to: number, amount?: number, unit?: string): void {
		if (/^\d{4}-/.test(value)) this.lattice.add({ kind: 'date', value, amount, unit, from, to, by: 'count' });
	}

	#countedBy(length: Span, at: number): void {
		const { lattice, setting } = this;
		const { amount, unit } = length;
		if (
			amount === undefined ||
			unit === undefined ||
			!CALENDAR_UNITS.has(unit) ||
			length.plus ||
			!Number.isInteger(amount) ||
			amount > 40_000
		)
			return;
		const add = (sign: number, from: number, to: number, base = setting.today) =>
			this.#addCounted(addUnits(base, sign * amount, unit), from, to, sign * amount, unit);
		if (length.role === 'later') add(1, at, length.to);
		// 12 March 2024 plus 90 days
		const sign = lattice.ends[at]?.find(({ kind, value }) => kind === 'operator' && SIGNS[value] !== undefined);
		const typed = SIGNS[lattice.tokens[at - 1]?.text ?? ''];
		const step = sign ? SIGNS[sign.value] : typed;
		const day = lattice.ends[sign?.from ?? at - 1]?.find(({ kind }) => kind === 'date');
		if (step !== undefined && day) add(step, day.from, length.to, day.value);
		// Add 6 weeks to 2 March, 2 weeks from Friday
		const sum = lattice.ends[at]?.find(({ kind, value }) => kind === 'sum' && SIGNS[value] !== undefined);
		const role = lattice.all(length.to, 'role').find(({ value }) => value === (sum?.value === '+' ? 'to' : 'from'));
		const origin = role && this.#dayAt(lattice.starts[over(lattice, role.to)]);
		if (origin && (sum || length.to > at + 1))
			add(sum ? (SIGNS[sum.value] ?? 1) : 1, sum?.from ?? at, origin.to, origin.value);
		for (const [name, other, sign] of [
			['ago', 'before', -1],
			['later', 'after', 1]
		] as const) {
			const behind = lattice.concept(length.to, name) ?? lattice.concept(length.to, other);
			const before = lattice.conceptBefore(at, other) ?? lattice.conceptBefore(at, name);
			if (behind?.value === name) add(sign, at, behind.to);
			if (before?.value === other) add(sign, before.from, length.to);
			// 3 weeks after 5 May, 5 weeks before Christmas
			const base = behind && this.#dayAt(lattice.starts[over(lattice, behind.to)]);
			if (base) add(sign, at, base.to, base.value);
			// In languages with postpositions: 5 May from 3 weeks later, 5 May after 3 weeks.
			const first = this.#dayAt(endsBefore(lattice, before?.from ?? at));
			if (first && (before || behind)) add(sign, first.from, before ? length.to : (behind?.to ?? at), first.value);
		}
	}

	/** The longest of the spans that is a day, or whose first day counts. */
	#dayAt(spans: readonly Span[] = []): (Pick<Span, 'from' | 'to'> & { readonly value: string }) | undefined {
		const { country, today } = this.setting;
		return spans
			.flatMap(({ from, to, ...span }) => {
				const { kind } = span;
				const value =
					kind === 'date'
						? span.value
						: kind === 'feast'
							? feastDay(span.value, country, today)
							: kind === 'year' || kind === 'month-span'
								? periodOf(span, today)?.first
								: undefined;
				return value === undefined ? [] : [{ from, to, value }];
			})
			.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
	}

	/** Week 12 of 2027: its Monday by ISO 8601. */
	week(at: number): void {
		const { lattice } = this;
		const unit = lattice.all(at, 'unit').find(({ value }) => value === 'week') ?? lattice.concept(at, 'week-number');
		const number = unit && lattice.one(unit.to, 'number');
		if (number?.amount === undefined || !Number.isInteger(number.amount) || number.amount < 1 || number.amount > 53)
			return;
		const { year, to } = yearAt(lattice, number.to);
		const value = mondayOf(year ?? this.#year, number.amount);
		lattice.add({ kind: 'date', value, from: at, to, by: 'week' });
	}

	year(at: number): void {
		const { lattice } = this;
		const { text, kind } = lattice.tokens[at] as { text: string; kind: string };
		if (kind === 'number') {
			if (text.length === 4 && Number(text) >= 1500 && Number(text) < 2300) {
				lattice.add({ kind: 'year', value: text, from: at, to: at + 1 });
				// In the year 2027, and 2027 वर्ष में.
				const isYear = ({ kind, value }: Span) => kind === 'unit' && value === 'year';
				const before = endsBefore(lattice, at).find(isYear);
				const behind = lattice.starts[at + 1]?.find(isYear);
				if (before ?? behind)
					lattice.add({
						kind: 'year',
						value: text,
						from: before?.from ?? at,
						to: behind?.to ?? at + 1,
						role: behind?.role
					});
			}
			return;
		}
		const said = lattice.one(at, 'number');
		if (said?.amount !== undefined && said.to > at + 1 && said.amount > 1900 && said.amount < 2101)
			lattice.add({ kind: 'year', value: String(said.amount), from: at, to: said.to });
	}

	#add(said: number, month: number, day: number, from: number, to: number, hasYear: boolean, isWeak = false): void {
		let year = said;
		// The next leap day; some are eight years apart.
		if (!hasYear && month === 2 && day === 29) while (!isDay(year, month, day)) year++;
		if (isDay(year, month, day))
			this.lattice.add({
				kind: 'date',
				value: isoOf(year, month, day),
				from,
				to,
				...(hasYear && { by: 'year' }),
				...(isWeak && { isWeak })
			});
	}

	/** The next or last year behind a month. */
	#rankedYear(at: number): { readonly year: number; readonly to: number } | undefined {
		for (const [name, step] of RANKS) {
			const rank = this.lattice.concept(at, name);
			const unit = rank && this.lattice.one(rank.to, 'unit');
			if (unit?.value === 'year') return { year: this.#year + step, to: unit.to };
		}
		return undefined;
	}

	/** The year that stands before a month: 2027 மார்ச் 14. */
	#yearBefore(at: number): { readonly year: number; readonly from: number } | undefined {
		const year = this.lattice.tokens[at - 1]?.kind === 'number' ? yearAt(this.lattice, at - 1).year : null;
		return year === null ? undefined : { year, from: at - 1 };
	}
}

const monthOf = (year: number, month: number): readonly [number, number] =>
	month > 12 ? [year + 1, month - 12] : [year, month];
