import { invalid, notFound } from '../kit/errors';
import type { Engine, FeedContext } from '../kit/contract';
import { dateOf, dayAt, dayOf, expectedDay, nextPublication } from './calendar-day';
import type { currency } from './contract';
import { crossRate } from './cross-rate';
import { CURRENCIES, FIRST_DATE, isKnownCurrency } from './currencies';
import { latestRates, ratesOn, ratesUpTo, type RateDay } from './rate-day';
import type { Quotes } from './rate-history';

const SOURCE = 'European Central Bank, by Frankfurter';

export const engine: Engine<typeof currency> = {
	async rates({ base: givenBase, symbols, date, history }, context) {
		const base = knownCurrency('base', givenBase);
		const wanted = symbols === undefined ? CURRENCIES.filter((code) => code !== base) : symbolsOf(symbols);
		const asked = date === undefined ? null : validDay(date, context.now);
		const found = asked === null ? await latestRates(context) : await ratesOn(asked, context);
		if (found === null) throw notFound('date', `there are no rates on or shortly before ${dateOf(asked ?? 0)}`);
		if (quoteOf(found.quotes, base) === undefined)
			throw notFound('base', `${base} had no rate on ${dateOf(asked ?? found.day)}`);
		const rates = ratesOf(found.quotes, base, wanted);
		return {
			base,
			date: dateOf(found.day),
			requested_date: asked === null ? null : dateOf(asked),
			source: SOURCE,
			covered_until: new Date(found.checkedAt).toISOString(),
			complete: isComplete(found, asked, context.now),
			count: Object.keys(rates).length,
			rates,
			unavailable: wanted.filter((code) => !(code in rates)),
			history: history ? await chart(found.day, base, wanted, context) : null
		};
	}
};

/** Whether no newer rates for the day can have come since: those of the day itself, or the newest that should be out. */
function isComplete({ day, checkedAt }: RateDay, asked: number | null, now: number): boolean {
	const wanted = Math.min(asked ?? Infinity, expectedDay(now));
	return day >= wanted || checkedAt >= nextPublication((wanted + 1) * 86_400_000);
}

function knownCurrency(field: string, given: string): string {
	const code = given.toUpperCase();
	if (!isKnownCurrency(code)) throw invalid(field, `unknown currency ${code.slice(0, 12)}`);
	return code;
}

/** Codes of a comma list, sorted, each once. */
function symbolsOf(given: string): readonly string[] {
	const codes = given
		.split(',')
		.map((code) => code.trim())
		.filter((code) => code !== '');
	if (codes.length === 0) throw invalid('symbols', 'must name at least one currency');
	return [...new Set(codes.map((code) => knownCurrency('symbols', code)))].sort();
}

function validDay(date: string, now: number): number {
	const day = dayOf(date.trim());
	if (day === null) throw invalid('date', 'must be a date as YYYY-MM-DD');
	if (day < (dayOf(FIRST_DATE) ?? 0)) throw invalid('date', `must not be before ${FIRST_DATE}`);
	if (day > dayAt(now)) throw invalid('date', 'must not be in the future');
	return day;
}

const quoteOf = (quotes: Quotes, code: string) => (code === 'EUR' ? 1 : quotes[code]);

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
	const rows = (await ratesUpTo(day, context)).filter(({ quotes }) => quoteOf(quotes, base) !== undefined);
	const columns = rows.map(({ quotes }) => ratesOf(quotes, base, wanted));
	return {
		dates: rows.map((row) => dateOf(row.day)),
		rates: Object.fromEntries(wanted.map((code) => [code, columns.map((column) => column[code] ?? null)]))
	};
}
