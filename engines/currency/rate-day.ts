import { ApiError } from '../kit/errors';
import type { FeedContext } from '../kit/contract';
import { dayAt, isoDate, parseIsoDate, yearOf } from '../kit/calendar';
import { lastPublication } from './publication';
import { FIRST_DATE, FORMER_CURRENCIES } from './currencies';
import { rates, type RatesItem } from './feed';
import { quotesAt, unpackHistory, type Quotes, type RateHistory } from './rate-history';

/** Days back that a day without rates may look: longer than any series of weekends and bank holidays. */
const LOOK_BACK = 14;

/** The value of one euro on a day, from the last day with rates up to it. */
export interface RateDay {
	readonly day: number;
	readonly quotes: Quotes;
	/** When the source said so, milliseconds since 1970. */
	readonly checkedAt: number;
	/** Whether any of it came with the build. */
	readonly bundled: boolean;
	/** Quotes of the days around it, if known. */
	readonly histories: readonly RateHistory[];
}

/** The newest rates; on failure the newest stored or bundled ones that have any of these currencies. */
export async function latestRates(codes: readonly string[], context: FeedContext): Promise<RateDay> {
	let asked: RateDay | undefined;
	let failure: ApiError | undefined;
	try {
		const { item, checkedAt, bundled = false } = await context.ask(rates, 'latest');
		if (item.kind !== 'day') throw new Error('the latest rates are a year');
		asked = { day: item.day, quotes: item.quotes, checkedAt, bundled, histories: [] };
		if (!bundled) return asked;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		failure = error;
	}
	const seen = await newestSeen(codes, context);
	const newest = seen !== undefined && seen.day > (asked?.day ?? -Infinity) ? seen : asked;
	if (newest === undefined) throw failure as Error;
	return newest;
}

/** Whether an answer has all that there is of these currencies. */
const covers = ({ symbols }: Extract<RatesItem, { kind: 'year' }>, codes: readonly string[]) =>
	symbols === undefined || codes.every((code) => code === 'EUR' || symbols.includes(code));

/** The stored years and months that have these currencies, newest days first. */
const storedYears = async (codes: readonly string[], context: FeedContext) =>
	(await context.storedAnswers(rates))
		.flatMap(({ item, checkedAt }) =>
			item.kind === 'year' && covers(item, codes) ? [{ history: unpackHistory(item.packed), checkedAt }] : []
		)
		.sort((a, b) => (b.history.days.at(-1) ?? 0) - (a.history.days.at(-1) ?? 0));

/** Stored rates of the days before the newest ones, for comparison. */
export const storedHistories = async (
	codes: readonly string[],
	context: FeedContext
): Promise<readonly RateHistory[]> => (await storedYears(codes, context)).slice(0, 2).map(({ history }) => history);

/** The last day with rates of the years that are stored. */
async function newestSeen(codes: readonly string[], context: FeedContext): Promise<RateDay | undefined> {
	const [year] = await storedYears(codes, context);
	const last = year?.history.days.at(-1);
	if (year === undefined || last === undefined) return undefined;
	return {
		day: last,
		quotes: quotesFrom([year.history], last),
		checkedAt: year.checkedAt,
		bundled: false,
		histories: [year.history]
	};
}

/** The rates of a day since 1999-01-04. Rejects with UPSTREAM_INVALID without rates in the 14 days before it. */
export async function ratesOn(day: number, codes: readonly string[], context: FeedContext): Promise<RateDay> {
	if (dayAt(context.now) - day <= LOOK_BACK) {
		const latest = await latestRates(codes, context);
		if (latest.day <= day) return latest;
	}
	const years = yearOf(day - LOOK_BACK) < yearOf(day) ? [yearOf(day), yearOf(day) - 1] : [yearOf(day)];
	const histories: RateHistory[] = [];
	let checkedAt = Infinity;
	let bundled = false;
	for (const year of years) {
		if (year < 1999) break;
		const known = await yearOfRates({ year }, day, context);
		histories.push(...known.histories);
		checkedAt = Math.min(checkedAt, known.checkedAt);
		bundled ||= known.bundled;
	}
	const found = Math.max(
		...histories.flatMap(({ days }) => days.filter((other) => other <= day && day - other <= LOOK_BACK))
	);
	if (!Number.isFinite(found))
		throw new ApiError('UPSTREAM_INVALID', `upstream: Frankfurter has no rates on or shortly before ${isoDate(day)}`);
	return { day: found, quotes: quotesFrom(histories, day), checkedAt, bundled, histories };
}

/** Days with rates, oldest first, of the available years. */
export interface RateRows {
	readonly rows: readonly Pick<RateDay, 'day' | 'quotes'>[];
	readonly missingYears: readonly number[];
}

/** Result for each group of days: its last day with rates. */
export type Grouping = 'day' | 'week' | 'month';

const FIRST_YEAR = yearOf(parseIsoDate(FIRST_DATE) ?? 0);

/** The rates of these currencies on each day with rates from `start` to `end`. Rejects when no year is available. */
export async function ratesBetween(
	start: number,
	end: number,
	group: Grouping,
	codes: readonly string[],
	context: FeedContext
): Promise<RateRows> {
	const rows: Pick<RateDay, 'day' | 'quotes'>[] = [];
	const missingYears: number[] = [];
	let failure: unknown;
	for (let year = Math.max(FIRST_YEAR, yearOf(start)); year <= yearOf(end); year++) {
		const known = await yearIfKnown(year, end, codes, context);
		if (known instanceof ApiError) {
			failure ??= known;
			missingYears.push(year);
			continue;
		}
		if (!known.isWhole) missingYears.push(year);
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

/** Requests up to this number of currencies, the size of a chart, by name. */
const FEW = 4;

/** A year of a chart: all currencies if stored, else the shown ones. A chart may lack a year. */
async function yearIfKnown(year: number, upTo: number, codes: readonly string[], context: FeedContext) {
	try {
		const symbols = [...new Set(codes)].filter((code) => code !== 'EUR').sort();
		const isNarrow =
			symbols.length > 0 && symbols.length <= FEW && (await context.fresh(rates, { year })) === undefined;
		if (!isNarrow) return await yearOfRates({ year }, upTo, context);
		try {
			return await yearOfRates({ year, symbols }, upTo, context);
		} catch (error) {
			if (!(error instanceof ApiError) || context.online) throw error;
			return await yearOfRates({ year }, upTo, context);
		}
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
	/** Whether it has all days that it must have. */
	readonly isWhole: boolean;
}

/** The rates of a year up to a day. The current month is a separate, smaller request and may be missing. */
async function yearOfRates(
	question: { readonly year: number; readonly symbols?: readonly string[] },
	upTo: number,
	context: FeedContext
): Promise<KnownYear> {
	const { item, checkedAt, isWhole, bundled = false } = await context.ask(rates, question);
	if (item.kind !== 'year') throw new Error('a year of rates is a day');
	const history = unpackHistory(item.packed);
	const today = new Date(context.now);
	const monthStart = dayAt(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1));
	const alone = { histories: [history], checkedAt, bundled, isWhole };
	// Asked for this day, the year has it all.
	if (question.year !== today.getUTCFullYear() || upTo < monthStart || checkedAt >= lastPublication(context.now))
		return alone;
	try {
		const month = await context.ask(rates, { ...question, month: today.getUTCMonth() + 1 }, 'short');
		if (month.item.kind !== 'year') throw new Error('a month of rates is a day');
		const histories = [before(history, monthStart), unpackHistory(month.item.packed)];
		return { histories, checkedAt: month.checkedAt, bundled: false, isWhole: isWhole && month.isWhole };
	} catch (error) {
		if (error instanceof ApiError) return alone;
		throw error;
	}
}

/** A history without its days from `day` on. */
function before({ days, quotes }: RateHistory, day: number): RateHistory {
	const kept = days.filter((other) => other < day);
	return { days: kept, quotes: new Map([...quotes].map(([code, row]) => [code, row.subarray(0, kept.length)])) };
}

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

/** Each currency's last quote within 14 days up to `day`. An ended currency ends at its last quote. */
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

const hasEnded = (code: string, day: number) => isoDate(day) > (FORMER_CURRENCIES[code] ?? '9999');
