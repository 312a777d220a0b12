import { ApiError } from '../kit/errors';
import type { FeedContext } from '../kit/contract';
import { dayAt, yearOf } from './calendar-day';
import { rates } from './feed';
import { unpackHistory, type Quotes, type RateHistory } from './rate-history';

/** Days back that a day without rates may look: longer than any series of weekends and bank holidays. */
const LOOK_BACK = 14;

/** What one euro is worth on a day, from the last day before it that has rates. */
export interface RateDay {
	readonly day: number;
	readonly quotes: Quotes;
	/** When the source said so, milliseconds since 1970. */
	readonly checkedAt: number;
}

/** The newest rates; when they cannot be had, the newest of any that are stored. */
export async function latestRates(context: FeedContext): Promise<RateDay> {
	try {
		const { item, checkedAt } = await context.ask(rates, 'latest');
		if (item.kind === 'day') return { day: item.day, quotes: item.quotes, checkedAt };
		throw new Error('the latest rates are a year');
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const [year] = (await context.seen(rates))
			.flatMap(({ item, checkedAt }) => (item.kind === 'year' ? [{ ...item, checkedAt }] : []))
			.sort((a, b) => b.year - a.year);
		const history = year === undefined ? undefined : unpackHistory(year.packed);
		const last = history?.days.at(-1);
		if (year === undefined || history === undefined || last === undefined) throw error;
		return { day: last, quotes: quotesFrom([history], last), checkedAt: year.checkedAt };
	}
}

/** The rates of a day, or null when there were none within 14 days before it. */
export async function ratesOn(day: number, context: FeedContext): Promise<RateDay | null> {
	if (dayAt(context.now) - day <= LOOK_BACK) {
		const latest = await latestRates(context);
		if (latest.day <= day) return latest;
	}
	const years = yearOf(day - LOOK_BACK) < yearOf(day) ? [yearOf(day), yearOf(day) - 1] : [yearOf(day)];
	const histories: RateHistory[] = [];
	let checkedAt = Infinity;
	for (const year of years) {
		if (year < 1999) break;
		const known = await yearOfRates(year, context);
		histories.push(known.history);
		checkedAt = Math.min(checkedAt, known.checkedAt);
	}
	const found = Math.max(
		...histories.flatMap(({ days }) => days.filter((other) => other <= day && day - other <= LOOK_BACK))
	);
	return Number.isFinite(found) ? { day: found, quotes: quotesFrom(histories, day), checkedAt } : null;
}

/** The rates of each day with rates within the twelve months up to `day`, oldest first; of the years that can be had. */
export async function ratesUpTo(day: number, context: FeedContext): Promise<readonly Omit<RateDay, 'checkedAt'>[]> {
	const rows: Omit<RateDay, 'checkedAt'>[] = [];
	for (const year of [yearOf(day) - 1, yearOf(day)]) {
		if (year < 1999) continue;
		const known = await yearIfKnown(year, context);
		if (known === null) continue;
		const { history } = known;
		history.days.forEach((other, index) => {
			if (other > day || day - other > 365) return;
			const quotes: Record<string, number> = {};
			for (const [code, row] of history.quotes) {
				const quote = row[index] ?? NaN;
				if (!Number.isNaN(quote)) quotes[code] = quote;
			}
			rows.push({ day: other, quotes });
		});
	}
	return rows;
}

/** A chart without one of its years is a chart: the rates themselves must not be lost with it. */
async function yearIfKnown(year: number, context: FeedContext) {
	try {
		return await yearOfRates(year, context);
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

async function yearOfRates(
	year: number,
	context: FeedContext
): Promise<{ readonly history: RateHistory; readonly checkedAt: number }> {
	const { item, checkedAt } = await context.ask(rates, { year });
	if (item.kind !== 'year') throw new Error('a year of rates is a day');
	return { history: unpackHistory(item.packed), checkedAt };
}

/** For each currency the last quote on `day` or within 14 days before it. */
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
				if (known === undefined || known.day < other) newest.set(code, { day: other, quote });
				break;
			}
	return Object.fromEntries([...newest].map(([code, { quote }]) => [code, quote]));
}
