/** Days of the calendar: by name, by month, counted from today, by weekday. */
import { addDays, addUnits, isDay, isoOf, isoWeekday } from '../facts/calendar';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';
import type { Setting } from '../setting';
import { feastDay } from '../facts/feasts';
import { CALENDAR_UNITS } from '../facts/units';
import { nthAt } from './numbers';

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
	}
	// These look at the months and years behind them.
	for (let at = 0; at < lattice.tokens.length; at++) reader.ranked(at);
	for (let at = 0; at < lattice.tokens.length; at++) {
		reader.counted(at);
		reader.edge(at);
	}
}

/** Concepts that rank a period or a weekday, with their distance from the running one. */
const RANKS = [
	['next', 1],
	['this', 0],
	['last', -1]
] as const;
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
		this.#inThisMonth = lattice.starts.some((spans) =>
			spans.some((span) => isConcept(span, 'this') && lattice.one(span.to, 'unit')?.value === 'month')
		);
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
		const month = lattice.one(at, 'month');
		if (!month) return;
		const start = this.#over(month.to);
		const day = nthAt(lattice, start) ?? lattice.one(start, 'number');
		if (day?.amount !== undefined && Number.isInteger(day.amount) && day.amount <= 31 && start <= month.to + 1) {
			const before = this.#yearBefore(at);
			const { year, to } = before ? { year: before.year, to: day.to } : this.#yearAt(day.to);
			this.#add(year ?? this.#year, Number(month.value), day.amount, before?.from ?? at, to, year !== null);
		}
		const { year, to } = this.#rankedYear(month.to) ?? this.#yearAt(month.to);
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
			const start = this.#over(day.to);
			const month = lattice.one(start, 'month');
			if (month) {
				const { year, to } = this.#yearAt(month.to);
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

	/** In 5 days, 5 days ago, 5 days from now. */
	counted(at: number): void {
		const { lattice, setting } = this;
		for (const length of lattice.all(at, 'quantity')) {
			const { amount, unit } = length;
			if (
				amount === undefined ||
				unit === undefined ||
				!CALENDAR_UNITS.has(unit) ||
				length.plus ||
				!Number.isInteger(amount) ||
				amount > 40_000
			)
				continue;
			const add = (sign: number, from: number, to: number, base = setting.today) => {
				const value = addUnits(base, sign * amount, unit);
				if (/^\d{4}-/.test(value))
					lattice.add({ kind: 'date', value, amount: sign * amount, unit, from, to, by: 'count' });
			};
			if (length.role === 'later') add(1, at, length.to);
			// 12 March 2024 plus 90 days
			const sign = lattice.ends[at]?.find(({ kind, value }) => kind === 'operator' && SIGNS[value] !== undefined);
			const typed = SIGNS[lattice.tokens[at - 1]?.text ?? ''];
			const step = sign ? SIGNS[sign.value] : typed;
			const day = lattice.ends[sign?.from ?? at - 1]?.find(({ kind }) => kind === 'date');
			if (step !== undefined && day) add(step, day.from, length.to, day.value);
			for (const [name, other, sign] of [
				['ago', 'before', -1],
				['later', 'after', 1]
			] as const) {
				const behind = lattice.concept(length.to, name) ?? lattice.concept(length.to, other);
				const before = lattice.conceptBefore(at, other) ?? lattice.conceptBefore(at, name);
				if (behind?.value === name) add(sign, at, behind.to);
				if (before?.value === other) add(sign, before.from, length.to);
				// 3 weeks after 5 May, 5 weeks before Christmas
				const base = behind && this.#dayAt(lattice.starts[this.#over(behind.to)]);
				if (base) add(sign, at, base.to, base.value);
				// In languages with postpositions: 5 May from 3 weeks later, 5 May after 3 weeks.
				const first = this.#dayAt(this.#endsBefore(before?.from ?? at));
				if (first && (before || behind)) add(sign, first.from, before ? length.to : (behind?.to ?? at), first.value);
			}
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
								? this.#firstDay({ from, to, ...span })
								: undefined;
				return value === undefined ? [] : [{ from, to, value }];
			})
			.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
	}

	/** Spans that end before a token, a small word between. */
	#endsBefore(at: number): readonly Span[] {
		const ends = this.lattice.ends[at] ?? [];
		const small = ends.find(({ kind }) => kind === 'of' || kind === 'role' || kind === 'skip');
		return small ? (this.lattice.ends[small.from] ?? []) : ends;
	}

	/** Next Friday, last week, this month; Friday. */
	ranked(at: number): void {
		const { lattice } = this;
		for (const { value, to } of lattice.all(at, 'named-period')) {
			const [unit = '', step] = value.split(' ');
			lattice.add({ kind: 'period', value: unit, amount: Number(step), from: at, to });
		}
		for (const [name, step] of RANKS) {
			const rank = lattice.concept(at, name);
			if (!rank) continue;
			const weekday = lattice.one(rank.to, 'weekday');
			if (weekday) this.#weekday(weekday, step, at);
			const unit = lattice.one(rank.to, 'unit');
			if (unit && CALENDAR_UNITS.has(unit.value) && unit.value !== 'day')
				lattice.add({ kind: 'period', value: unit.value, amount: step, from: at, to: unit.to });
		}
		const weekday = lattice.one(at, 'weekday');
		if (weekday) this.#weekday(weekday, 0, at);
		// The third Thursday of November, its last Friday
		const nth = nthAt(lattice, at) ?? lattice.concept(at, 'last');
		const day = nth && lattice.one(nth.to, 'weekday');
		const behind = day && (lattice.has(day.to, 'role') ? day.to + 1 : this.#over(day.to));
		const span = behind && lattice.one(behind, 'month-span');
		const week = nth?.kind === 'concept' ? -1 : (nth?.amount ?? 0) - 1;
		if (!day || !span || week > 4) return;
		const first = addUnits(`${span.value}-01`, week < 0 ? 1 : 0, 'month');
		const date = addDays(first, ((Number(day.value) - isoWeekday(first) + 7) % 7) + 7 * week);
		if (date.startsWith(span.value)) lattice.add({ kind: 'date', value: date, from: at, to: span.to, by: 'count' });
	}

	#weekday(weekday: Span, step: -1 | 0 | 1, from: number): void {
		const { lattice, setting } = this;
		const add = (value: string) => lattice.add({ kind: 'date', value, from, to: weekday.to, by: 'weekday' });
		const ahead = (Number(weekday.value) - isoWeekday(setting.today) + 7) % 7;
		if (step < 0 && this.#inThisMonth) {
			const end = addDays(addUnits(`${setting.today.slice(0, 8)}01`, 1, 'month'), -1);
			return add(addDays(end, -((isoWeekday(end) - Number(weekday.value) + 7) % 7)));
		}
		add(addDays(setting.today, step < 0 ? (ahead === 0 ? -7 : ahead - 7) : step > 0 && ahead === 0 ? 7 : ahead));
	}

	/** The end of the year, of next month, of March 2027; where nouns lead, the year's end. */
	edge(at: number): void {
		const { lattice, setting } = this;
		for (const [name, isEnd] of [
			['end-of', true],
			['start-of', false]
		] as const) {
			const edge = lattice.concept(at, name);
			if (!edge) continue;
			const start = this.#over(edge.to);
			const behind =
				lattice.one(start, 'period') ??
				lattice.one(start, 'month-span') ??
				lattice.one(start, 'year') ??
				lattice.one(start, 'unit');
			const before = behind ? undefined : this.#before(at);
			const span = behind ?? before;
			const first = span && this.#firstDay(span);
			if (!span || first === undefined) continue;
			const unit = span.kind === 'month-span' ? 'month' : span.kind === 'year' ? 'year' : span.value;
			const date = isEnd ? addDays(addUnits(first, 1, unit), -1) : first;
			// Without its year it is the next one.
			const ahead =
				span.kind === 'month-span' && span.by === undefined && date < setting.today ? addUnits(date, 1, 'year') : date;
			lattice.add({ kind: 'date', value: ahead, from: before?.from ?? at, to: behind?.to ?? edge.to, by: 'year' });
		}
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

	/** The first day of a week, month or year; undefined for another span. */
	#firstDay({ kind, value, amount = 0 }: Span): string | undefined {
		const { today } = this.setting;
		if (kind === 'month-span') return `${value}-01`;
		if (kind === 'year') return `${value}-01-01`;
		if (value === 'year') return `${this.#year + amount}-01-01`;
		if (value === 'month') return addUnits(`${today.slice(0, 7)}-01`, amount, 'month');
		return value === 'week' ? addDays(today, 1 - isoWeekday(today) + 7 * amount) : undefined;
	}

	year(at: number): void {
		const { lattice } = this;
		const { text, kind } = lattice.tokens[at] as { text: string; kind: string };
		if (kind === 'number') {
			if (text.length === 4 && Number(text) >= 1500 && Number(text) < 2300) {
				lattice.add({ kind: 'year', value: text, from: at, to: at + 1 });
				// In the year 2027, and 2027 वर्ष में.
				const isYear = ({ kind, value }: Span) => kind === 'unit' && value === 'year';
				const before = this.#endsBefore(at).find(isYear);
				const behind = lattice.starts[at + 1]?.find(isYear);
				if (before ?? behind) lattice.add({ kind: 'year', value: text, from: before?.from ?? at, to: behind?.to ?? at + 1, role: behind?.role }); // prettier-ignore
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

	/** Behind articles and commas. */
	#over(from: number): number {
		let at = from;
		while (
			at < from + 2 &&
			((this.lattice.has(at, 'skip', 'the', 'of') && !this.lattice.has(at, 'and')) ||
				this.lattice.tokens[at]?.text === ',')
		)
			at++;
		return at;
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
		const year = this.lattice.tokens[at - 1]?.kind === 'number' ? this.#yearAt(at - 1).year : null;
		return year === null ? undefined : { year, from: at - 1 };
	}

	#yearAt(from: number): { readonly year: number | null; readonly to: number } {
		const { lattice } = this;
		const at = lattice.tokens[from]?.text === ',' || lattice.has(from, 'of', 'skip') ? from + 1 : from;
		const token = lattice.tokens[at];
		if (token?.kind === 'number' && token.text.length === 4 && Number(token.text) >= 1000 && Number(token.text) < 2101)
			return { year: Number(token.text), to: at + 1 };
		const said = lattice.one(at, 'number');
		return said?.amount !== undefined && said.amount >= 1900 && said.amount < 2101
			? { year: said.amount, to: said.to }
			: { year: null, to: from };
	}
}

const isConcept = ({ kind, value }: Span, name: string): boolean => kind === 'concept' && value === name;
const monthOf = (year: number, month: number): readonly [number, number] =>
	month > 12 ? [year + 1, month - 12] : [year, month];
