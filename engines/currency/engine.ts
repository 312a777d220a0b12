import { ApiError, invalid, notFound } from '../kit/errors';
import type { Engine, FeedContext } from '../kit/contract';
import { dayAt, isoDate, parseIsoDate, yearOf } from '../kit/calendar';
import { isComplete } from '../kit/complete';
import { expectedDay, lastRateDay } from './publication';
import type { currency } from './contract';
import { convert, crossRate } from './cross-rate';
import { bankRates, ratesOfBanks, usedBanks, type BankedRates } from './bank-rates';
import { CURRENCIES, ECB, FIRST_DATE, isKnownCurrency, isOfOtherBanks } from './currencies';
import { sourceOf } from './source';
import { doubtfulBankRates, doubtfulQuotes, type DoubtfulRate } from './doubtful-rates';
import type { Grouping, RateDay, RateRows } from './rate-day';
import { latestRates, ratesBetween, ratesOn, storedHistories } from './rate-day';
import type { Quotes } from './rate-history';

export const engine: Engine<typeof currency> = {
	async rates({ base: givenBase, symbols, amount, date, start, end, group, history }, context) {
		const base = knownCurrency('base', givenBase);
		const wanted = symbols === undefined ? CURRENCIES.filter((code) => code !== base) : symbolsOf(symbols);
		const span = spanOf({ date, start, end }, context.now);
		const asked = span === null ? dayIfGiven('date', date, context.now) : span.end;
		if (span !== null && wanted.length * lengthOf(span, group) > MAX_VALUES)
			throw invalid('group', 'must be week or month for so long a series of so many currencies');
		const codes = [base, ...wanted];
		const ecb = asked === null ? await latestRates(codes, context) : await ratesOn(asked, codes, context);
		const others = [...new Set(codes)].filter((code) => isOfOtherBanks(code, ecb.quotes[code] === undefined));
		const banked = await ratesOfBanks(asked, others, context);
		const found = banked === null ? ecb : withBanks(ecb, banked.record);
		if (quoteOf(found.quotes, base) === undefined)
			throw notFound('base', `${base} had no rate on ${isoDate(asked ?? found.day)}`);
		const rates = ratesOf(found.quotes, base, wanted);
		return {
			base,
			amount,
			date: isoDate(found.day),
			requested_date: asked === null ? null : isoDate(asked),
			source: sourceOf(found),
			covered_until: new Date(found.checkedAt).toISOString(),
			complete: reaches(found, asked, context.now) && isComplete(banked === null ? [] : [banked.record]),
			count: Object.keys(rates).length,
			rates,
			converted: Object.fromEntries(
				Object.keys(rates).map((code) => [code, convertedOf(found.quotes, base, code, amount)])
			),
			unavailable: wanted.filter((code) => !(code in rates)),
			doubtful: [
				...(await doubtsAbout(ecb, codes, context)),
				...(banked ? await doubtsAboutBanks(banked, ecb, asked, context) : [])
			],
			banks: Object.keys(rates).map((code) => bankOf(code, found.day, banked)),
			history: history ? await chart(found.day, base, wanted, context) : null,
			series: span === null ? null : await seriesOf(span, group, base, wanted, context)
		};
	}
};

/** Whether the rates reach the last day asked for, by the bank's calendar. The source may be one day ahead. */
function reaches({ day }: RateDay, asked: number | null, now: number): boolean {
	if (day > dayAt(now) + 1) return false;
	const wanted = lastRateDay(Math.min(asked ?? Infinity, expectedDay(now)));
	return isComplete([], { asked: { from: day, until: wanted }, known: { from: day, until: day } });
}

/** Rates far off those of the days around; suspicious new ones are compared with stored ones of the days before. */
async function doubtsAbout(
	found: RateDay,
	codes: readonly string[],
	context: FeedContext
): Promise<readonly DoubtfulRate[]> {
	const doubts = doubtfulQuotes(found.quotes, found.day, codes, found.histories);
	if (doubts.length === 0 || found.histories.length > 0) return doubts;
	return doubtfulQuotes(found.quotes, found.day, codes, await storedHistories(codes, context));
}

/** The ECB's rates with those of other banks beside. */
const withBanks = (found: RateDay, { item, checkedAt }: BankedRates['record']): RateDay => ({
	...found,
	quotes: { ...found.quotes, ...Object.fromEntries(item.rates.map(({ code, quote }) => [code, quote])) },
	checkedAt: Math.min(found.checkedAt, checkedAt)
});

/** Doubts about the rates of other banks, also beside those that are stored of other days. */
async function doubtsAboutBanks(
	{ record, nameOf }: BankedRates,
	ecb: RateDay,
	asked: number | null,
	context: FeedContext
) {
	const day = Math.min(asked ?? Infinity, dayAt(context.now));
	const earlier = (await context.storedAnswers(bankRates)).flatMap(({ item }) => item.rates);
	return doubtfulBankRates(record.item.rates, { day, dollar: ecb.quotes.USD, nameOf, earlier });
}

function bankOf(code: string, day: number, banked: BankedRates | null) {
	const rate = banked?.record.item.rates.find((one) => one.code === code);
	if (rate === undefined || banked === null) return { currency: code, bank: ECB, date: isoDate(day) };
	const { used, last } = usedBanks(rate);
	const names = used.map(({ bank }) => banked.nameOf(bank));
	return { currency: code, bank: names.join(', ') || 'Frankfurter', date: isoDate(last) };
}

function knownCurrency(field: string, given: string): string {
	const code = given.toUpperCase();
	if (!isKnownCurrency(code)) throw invalid(field, `unknown currency ${code.slice(0, 12)}`);
	return code;
}

/** Codes between commas, semicolons or spaces, sorted, each once. */
function symbolsOf(given: string): readonly string[] {
	const codes = given
		.split(/[,;\s]+/)
		.map((code) => code.trim())
		.filter((code) => code !== '');
	if (codes.length === 0) throw invalid('symbols', 'must name at least one currency');
	return [...new Set(codes.map((code) => knownCurrency('symbols', code)))].sort();
}

function dayIfGiven(field: string, date: string | undefined, now: number): number | null {
	if (date === undefined) return null;
	const day = parseIsoDate(date.trim());
	if (day === null) throw invalid(field, 'must be a date as YYYY-MM-DD');
	if (day < (parseIsoDate(FIRST_DATE) ?? 0)) throw invalid(field, `must not be before ${FIRST_DATE}`);
	if (day > dayAt(now)) throw invalid(field, 'must not be in the future');
	return day;
}

/** Days of a series, both counted in. */
type Span = { readonly start: number; readonly end: number };

/** The days of the requested series, or null. */
function spanOf(
	given: { readonly date: string | undefined; readonly start: string | undefined; readonly end: string | undefined },
	now: number
): Span | null {
	const start = dayIfGiven('start', given.start, now);
	const end = dayIfGiven('end', given.end, now);
	if (start === null && end === null) return null;
	if (start === null) throw invalid('start', 'is required with end');
	if (given.date !== undefined) throw invalid('date', 'must be left out with start: the rates are those of the end');
	if (end !== null && end < start) throw invalid('end', 'must not be before start');
	return { start, end: end ?? dayAt(now) };
}

/** Numbers in a series: half a megabyte. */
const MAX_VALUES = 60_000;
const DAYS_EACH: Readonly<Record<Grouping, number>> = { day: 1.4, week: 7, month: 30 };

const lengthOf = ({ start, end }: Span, group: Grouping) => (end - start) / DAYS_EACH[group];

const quoteOf = (quotes: Quotes, code: string) => (code === 'EUR' ? 1 : quotes[code]);

/** An amount of `base` in a currency that both have a quote in. */
const convertedOf = (quotes: Quotes, base: string, code: string, amount: number): number =>
	code === base ? amount : convert(amount, quoteOf(quotes, code) ?? 0, quoteOf(quotes, base) ?? 1);

/** Rates of one `base`; a quote of the euro itself is passed on as it is. */
function ratesOf(quotes: Quotes, base: string, wanted: readonly string[]): Record<string, number> {
	const baseQuote = quoteOf(quotes, base);
	const rates: Record<string, number> = {};
	if (baseQuote === undefined) return rates;
	for (const code of wanted) {
		const quote = quoteOf(quotes, code);
		if (quote !== undefined) rates[code] = base === 'EUR' ? quote : code === base ? 1 : crossRate(quote, baseQuote);
	}
	return rates;
}

/** The twelve months up to a day: a list of dates, and beside it one of rates for each currency. */
async function chart(day: number, base: string, wanted: readonly string[], context: FeedContext) {
	const start = day - 365;
	try {
		const { rows, missingYears } = await ratesBetween(start, day, 'day', [base, ...wanted], context);
		return { ...columnsOf(rows, base, wanted), missing_years: missingYears };
	} catch (error) {
		// The rates themselves must not be lost with the chart.
		if (!(error instanceof ApiError)) throw error;
		return { ...columnsOf([], base, wanted), missing_years: [...new Set([yearOf(start), yearOf(day)])] };
	}
}

async function seriesOf(
	{ start, end }: Span,
	group: Grouping,
	base: string,
	wanted: readonly string[],
	context: FeedContext
) {
	const { rows, missingYears } = await ratesBetween(start, end, group, [base, ...wanted], context);
	return {
		start: isoDate(start),
		end: isoDate(end),
		group,
		missing_years: missingYears,
		...columnsOf(rows, base, wanted)
	};
}

/** A list of dates, and beside it one of rates for each currency; days without a quote of the base are left out. */
function columnsOf(all: RateRows['rows'], base: string, wanted: readonly string[]) {
	const rows = all.filter(({ quotes }) => quoteOf(quotes, base) !== undefined);
	const columns = rows.map(({ quotes }) => ratesOf(quotes, base, wanted));
	return {
		dates: rows.map((row) => isoDate(row.day)),
		rates: Object.fromEntries(wanted.map((code) => [code, columns.map((column) => column[code] ?? null)]))
	};
}
