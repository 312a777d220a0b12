import { ApiError } from '../kit/errors';
import type { FeedContext } from '../kit/contract';
import { dayAt, isoDate, parseIsoDate, yearOf } from '../kit/calendar';
import { lastPublication } from './publication';
import { FIRST_DATE, FORMER_CURRENCIES } from './currencies';
import { isSuspicious, rates } from './feed';
import { quotesAt, unpackHistory, type Quotes, type RateHistory } from './rate-history';

/** Days back that a day without rates may look: longer than any series of weekends and bank holidays. */
const LOOK_BACK = 14;

/** What one euro is worth on a day, from the last day before it that has rates. */
export interface RateDay {
	readonly day: number;
	readonly quotes: Quotes;
	/** When the source said so, milliseconds since 1970. */
	readonly checkedAt: number;
	/** Whether any of it came with the build. */
	readonly bundled: boolean;
	/** Whether its year lacks days that it must have had: the rates may be of an earlier day than there are. */
	readonly hasGaps: boolean;
}

/** The newest rates; when they cannot be had, the newest of any that are stored or came with the build. */
export async function latestRates(context: FeedContext): Promise<RateDay> {
	let asked: RateDay | undefined;
	let failure: ApiError | undefined;
	try {
		const { item, checkedAt, bundled = false } = await context.ask(rates, 'latest');
		if (item.kind !== 'day') throw new Error('the latest rates are a year');
		asked = { day: item.day, quotes: item.quotes, checkedAt, bundled, hasGaps: false };
		if (!bundled) return asked;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		failure = error;
	}
	const seen = await newestSeen(context);
	const newest = seen !== undefined && seen.day > (asked?.day ?? -Infinity) ? seen : asked;
	if (newest === undefined) throw failure as Error;
	return newest;
}

/** The last day with rates of the years that are stored. */
async function newestSeen(context: FeedContext): Promise<RateDay | undefined> {
	const [year] = (await context.storedAnswers(rates))
		.flatMap(({ item, checkedAt }) =>
			item.kind === 'year' ? [{ history: unpackHistory(item.packed), checkedAt }] : []
		)
		.sort((a, b) => (b.history.days.at(-1) ?? 0) - (a.history.days.at(-1) ?? 0));
	const last = year?.history.days.at(-1);
	if (year === undefined || last === undefined) return undefined;
	return {
		day: last,
		quotes: quotesFrom([year.history], last),
		checkedAt: year.checkedAt,
		bundled: false,
		hasGaps: false
	};
}

/**
 * The rates of a day, 1999-01-04 or later. Rejects with UPSTREAM_INVALID when the source has none within 14 days before it: there
 * were some, so that it has lost them.
 */
export async function ratesOn(day: number, context: FeedContext): Promise<RateDay> {
	if (dayAt(context.now) - day <= LOOK_BACK) {
		const latest = await latestRates(context);
		if (latest.day <= day) return latest;
	}
	const years = yearOf(day - LOOK_BACK) < yearOf(day) ? [yearOf(day), yearOf(day) - 1] : [yearOf(day)];
	const histories: RateHistory[] = [];
	let checkedAt = Infinity;
	let bundled = false;
	let hasGaps = false;
	for (const year of years) {
		if (year < 1999) break;
		const known = await yearOfRates(year, day, context);
		histories.push(...known.histories);
		checkedAt = Math.min(checkedAt, known.checkedAt);
		bundled ||= known.bundled;
		hasGaps ||= known.hasGaps;
	}
	const found = Math.max(
		...histories.flatMap(({ days }) => days.filter((other) => other <= day && day - other <= LOOK_BACK))
	);
	if (!Number.isFinite(found))
		throw new ApiError('UPSTREAM_INVALID', `upstream: Frankfurter has no rates on or shortly before ${isoDate(day)}`);
	return { day: found, quotes: quotesFrom(histories, day), checkedAt, bundled, hasGaps };
}

/** Days with rates, oldest first, of those years that can be had. */
export interface RateRows {
	readonly rows: readonly Pick<RateDay, 'day' | 'quotes'>[];
	readonly missingYears: readonly number[];
}

/** What a series has of each group of days: its last day with rates. */
export type Grouping = 'day' | 'week' | 'month';

const FIRST_YEAR = yearOf(parseIsoDate(FIRST_DATE) ?? 0);

/** The rates of each day with rates from `start` to `end`. Rejects when not one of the years can be had. */
export async function ratesBetween(
	start: number,
	end: number,
	group: Grouping,
	context: FeedContext
): Promise<RateRows> {
	const rows: Pick<RateDay, 'day' | 'quotes'>[] = [];
	const missingYears: number[] = [];
	let failure: unknown;
	for (let year = Math.max(FIRST_YEAR, yearOf(start)); year <= yearOf(end); year++) {
		const known = await yearIfKnown(year, end, context);
		if (known instanceof ApiError) {
			failure ??= known;
			missingYears.push(year);
			continue;
		}
		if (known.hasGaps) missingYears.push(year);
		const history = joined(known.histories);
		history.days.forEach((other, index) => {
			if (other < start || other > end) return;
			const next = history.days[index + 1] ?? Infinity;
			if (next <= end && groupOf(next, group) === groupOf(other, group)) return;
			rows.push({ day: other, quotes: quotesAt(history, index) });
		});
	}
	if (rows.length === 0 && failure !== undefined) throw failure as Error;
	// The last of December and the first of January may be of one week.
	return { rows: rows.filter(({ day }, at) => !sameGroup(day, rows[at + 1]?.day, group)), missingYears };
}

const sameGroup = (day: number, next: number | undefined, group: Grouping) =>
	next !== undefined && groupOf(day, group) === groupOf(next, group);

/** A number that the days of one group share: weeks begin on Monday, as 1970-01-05 was one. */
function groupOf(day: number, group: Grouping): number {
	if (group === 'day') return day;
	if (group === 'week') return Math.floor((day - 4) / 7);
	const date = new Date(day * 86_400_000);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A chart without one of its years is a chart: the rates themselves must not be lost with it. */
async function yearIfKnown(year: number, upTo: number, context: FeedContext) {
	try {
		return await yearOfRates(year, upTo, context);
	} catch (error) {
		if (error instanceof ApiError) return error;
		throw error;
	}
}

interface KnownYear {
	/** Of the year, without the running month, and of that. */
	readonly histories: readonly RateHistory[];
	readonly checkedAt: number;
	readonly bundled: boolean;
	readonly hasGaps: boolean;
}

/**
 * The rates of a year, of the running one up to a day: the month that runs is asked for by itself, so that a new day costs
 * that month and not the year. Without the month the year is an answer, as old as it is.
 */
async function yearOfRates(year: number, upTo: number, context: FeedContext): Promise<KnownYear> {
	const { item, checkedAt, bundled = false } = await context.ask(rates, { year });
	if (item.kind !== 'year') throw new Error('a year of rates is a day');
	const history = unpackHistory(item.packed);
	const hasGaps = isSuspicious(item, dayAt(checkedAt));
	const today = new Date(context.now);
	const monthStart = dayAt(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1));
	// Asked for this day, the year has it all.
	if (year !== today.getUTCFullYear() || upTo < monthStart || checkedAt >= lastPublication(context.now))
		return { histories: [history], checkedAt, bundled, hasGaps };
	try {
		const month = await context.ask(rates, { year, month: today.getUTCMonth() + 1 }, 'short');
		if (month.item.kind !== 'year') throw new Error('a month of rates is a day');
		const histories = [before(history, monthStart), unpackHistory(month.item.packed)];
		return { histories, checkedAt: month.checkedAt, bundled: false, hasGaps };
	} catch (error) {
		if (error instanceof ApiError) return { histories: [history], checkedAt, bundled, hasGaps };
		throw error;
	}
}

/** A history without its days from `day` on. */
function before({ days, quotes }: RateHistory, day: number): RateHistory {
	const kept = days.filter((other) => other < day);
	return { days: kept, quotes: new Map([...quotes].map(([code, row]) => [code, row.subarray(0, kept.length)])) };
}

/** Histories one after the other, as one. */
function joined(histories: readonly RateHistory[]): RateHistory {
	const [first, second] = histories;
	if (first === undefined || second === undefined) return first ?? { days: [], quotes: new Map() };
	const days = [...first.days, ...second.days];
	const codes = new Set([...first.quotes.keys(), ...second.quotes.keys()]);
	const column = (code: string) => {
		const row = new Float64Array(days.length).fill(NaN);
		row.set(first.quotes.get(code) ?? []);
		row.set(second.quotes.get(code) ?? [], first.days.length);
		return row;
	};
	return { days, quotes: new Map([...codes].map((code) => [code, column(code)])) };
}

/**
 * For each currency the last quote on `day` or within 14 days before it. A quote is carried over a day without one only
 * where the currency is quoted again, or the history ends: what has ended ends at its last quote.
 */
function quotesFrom(histories: readonly RateHistory[], day: number): Quotes {
	const newest = new Map<string, { readonly day: number; readonly quote: number }>();
	for (const { days, quotes } of histories)
		for (const [code, row] of quotes)
			for (let index = days.length - 1; index >= 0; index--) {
				const other = days[index] ?? 0;
				if (other > day) continue;
				if (day - other > LOOK_BACK) break;
				const quote = row[index] ?? NaN;
				if (Number.isNaN(quote)) continue;
				const known = newest.get(code);
				if (carries(days, row, index, day) && (known === undefined || known.day < other))
					newest.set(code, { day: other, quote });
				break;
			}
	const last = Math.max(...histories.flatMap(({ days }) => days.filter((other) => other <= day)));
	return Object.fromEntries(
		[...newest].flatMap(([code, { quote }]) => (hasEnded(code, last) ? [] : [[code, quote] as const]))
	);
}

/** Whether the quote at `index` holds until `day`: no day with rates between has gone without it for good. */
function carries(days: readonly number[], row: Float64Array, index: number, day: number): boolean {
	const from = days[index] ?? 0;
	let isMissed = false;
	for (let next = index + 1; next < days.length; next++) {
		const other = days[next] ?? Infinity;
		if (!Number.isNaN(row[next] ?? NaN)) return true;
		if (other <= day) isMissed = true;
		if (other - from > LOOK_BACK) return !isMissed;
	}
	return true;
}

/** Whether a currency was quoted for the last time before a day with rates. */
const hasEnded = (code: string, day: number) => isoDate(day) > (FORMER_CURRENCIES[code] ?? '9999');
