import { UpstreamInvalid, type Feed, type FeedPolicy } from '../kit/contract';
import { fieldsOf, numberOf, textOf, type Fields } from '../kit/upstream';
import { dayAt, dayOf, isoDate, parseIsoDate, yearOf } from '../kit/calendar';
import { CURRENCIES } from './currencies';
import { expectedDay, nextPublication, rateDaysBetween } from './publication';
import { bundled } from './bundled';
import { packHistory, quotesAt, unpackHistory, type Quotes } from './rate-history';
import { frankfurter, isOwnAbsence } from './upstream';

/** The newest rates, or those of a calendar year or month: of all currencies, or of the sorted `symbols`. */
export type RatesQuestion =
	| 'latest'
	| { readonly year: number; readonly month?: number; readonly symbols?: readonly string[] };

export type RatesItem =
	| { readonly kind: 'day'; readonly day: number; readonly quotes: Quotes }
	/** `packed` by `packHistory`; empty before the first quote of the year. */
	| {
			readonly kind: 'year';
			readonly year: number;
			/** All that there are when left out. */
			readonly symbols?: readonly string[];
			readonly packed: Uint8Array;
	  };

/** Ten years: nothing about these rates changes any more. */
const FOR_EVER = 315_576_000;
const HALF_HOUR = 1800;
const A_DAY = 86_400;

/** Reference rates of the European Central Bank by Frankfurter, always of one euro: every base follows by division. */
export const rates: Feed<RatesQuestion, RatesItem> = {
	id: 'rates',
	schemaVersion: 2,
	upstream: frankfurter,
	budgetBytes: 1_200_000,
	dropRank: 0,
	path: (question) =>
		question === 'latest'
			? '/v1/latest'
			: `/v1/${firstDay(question)}..${lastDay(question)}${question.symbols ? `?symbols=${question.symbols.join(',')}` : ''}`,
	// Version 2 blends many banks, unless one is named.
	elsewhere: (question) =>
		question === 'latest'
			? '/v2/rates?base=EUR&providers=ECB'
			: `/v2/rates?from=${firstDay(question)}&to=${lastDay(question)}&base=EUR&providers=ECB${question.symbols ? `&quotes=${question.symbols.join(',')}` : ''}`,
	source: () =>
		'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
	trim(body, question) {
		const fields = fieldsOf(Array.isArray(body) ? firstForm(body, question) : body, 'the answer');
		if (fields.base !== 'EUR') throw new UpstreamInvalid('base is not EUR');
		if (numberOf(fields.amount, 'amount') !== 1) throw new UpstreamInvalid('amount is not 1');
		const given = fieldsOf(fields.rates, 'rates');
		if (question === 'latest') {
			const quotes = quotesOf(given, 'rates');
			if (Object.keys(quotes).length === 0) throw new UpstreamInvalid('rates are empty');
			return { kind: 'day', day: knownDay(textOf(fields.date, 'date')), quotes };
		}
		const { year, symbols } = question;
		const [first, last] = [knownDay(firstDay(question)), knownDay(lastDay(question))];
		const rows = Object.entries(given)
			.map(([date, quotes]) => ({ day: knownDay(date), quotes: quotesOf(quotes, date) }))
			.filter(({ day }) => day >= first && day <= last);
		try {
			return { kind: 'year', year, packed: packHistory(rows), ...(symbols && { symbols }) };
		} catch (error) {
			throw new UpstreamInvalid('a rate is written too long', { cause: error });
		}
	},
	absent(status, body, question) {
		// It proves the absence of rates only for a year that has just begun.
		return status === 404 && isOwnAbsence(body) && question !== 'latest'
			? { kind: 'year', year: question.year, packed: packHistory([]) }
			: undefined;
	},
	bundled(question) {
		if (bundled === null) return undefined;
		const { taken, years } = bundled;
		const year = question === 'latest' ? Math.max(...Object.keys(years).map(Number)) : question.year;
		const given = years[year];
		if (given === undefined || (question !== 'latest' && (question.month ?? question.symbols) !== undefined))
			return undefined;
		const packed = Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0));
		if (question !== 'latest') return { item: { kind: 'year', year, packed }, checkedAt: taken };
		const history = unpackHistory(packed);
		const last = history.days.length - 1;
		return { item: { kind: 'day', day: history.days[last] ?? 0, quotes: quotesAt(history, last) }, checkedAt: taken };
	},
	weigh(item, question, now) {
		if (item.kind === 'day' || question === 'latest') return { holds: 1, least: 1 };
		return { holds: unpackHistory(item.packed).days.length, least: leastDays(question, now) };
	},
	lost(before, after) {
		if (before.kind === 'day') return after.kind === 'day' && after.day < before.day ? 1 : 0;
		// What has been published stays.
		return after.kind === 'day' || lengthOf(after) < lengthOf(before) ? 1 : 0;
	},
	shape: {
		schema: 'Frankfurter 1',
		checked: '2026-11-26',
		fields: ['base', 'amount', 'rates', 'rates.USD|*']
	},
	probe: () => 'latest',
	policy(question, item, checkedAt): FeedPolicy {
		const common = { softTimeoutMs: 2000, idleTimeoutMs: 6000, retry: true, errorSeconds: FOR_EVER } as const;
		const untilNext = Math.ceil((nextPublication(checkedAt) - checkedAt) / 1000);
		if (question === 'latest') {
			const isDue = item?.kind === 'day' && item.day < expectedDay(checkedAt);
			return { ...common, cache: 'no-cache', freshSeconds: isDue ? HALF_HOUR : untilNext };
		}
		// A year is final a week after its end.
		const final = dayAt(checkedAt) - 7 > knownDay(`${question.year}-12-31`);
		if (final) return { ...common, cache: 'default', freshSeconds: FOR_EVER };
		// The current month is fetched separately: earlier months do not change until the next one begins.
		const isRunning = question.month === undefined && yearOf(dayAt(checkedAt)) === question.year;
		const freshSeconds = isRunning ? Math.ceil((nextMonth(checkedAt) - checkedAt) / 1000) : Math.min(untilNext, A_DAY);
		return { ...common, cache: 'no-cache', freshSeconds };
	}
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

type Days = Exclude<RatesQuestion, 'latest'>;
const firstDay = ({ year, month = 1 }: Days) => `${year}-${twoDigits(month)}-01`;
const lastDay = ({ year, month = 12 }: Days) => isoDate(dayAt(Date.UTC(year, month, 0)));

/** When the month after the one of a time begins, milliseconds since 1970. */
function nextMonth(time: number): number {
	const date = new Date(time);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Converts the list of version 2, a row for each day and currency, to the form of version 1. Only the newest rows for the latest rates. */
function firstForm(rows: readonly unknown[], question: RatesQuestion): Fields {
	const rates: Record<string, Record<string, unknown>> = {};
	for (const row of rows) {
		const { date, base, quote, rate } = fieldsOf(row, 'a row');
		if (base !== 'EUR') throw new UpstreamInvalid('base is not EUR');
		const code = textOf(quote, 'quote');
		if (code !== 'EUR') (rates[textOf(date, 'date')] ??= {})[code] = rate;
	}
	const newest = Object.keys(rates).sort().at(-1) ?? '';
	return question === 'latest'
		? { amount: 1, base: 'EUR', date: newest, rates: rates[newest] ?? {} }
		: { amount: 1, base: 'EUR', rates };
}

/** Days that a source may lack of those that the bank's calendar has: an unforeseen closing. */
const FORGIVEN_DAYS = 2;

/** Days with rates that an answer given at `now` (milliseconds) has at least. */
function leastDays(question: Days, now: number): number {
	// Not every currency was quoted all the time.
	if (question.symbols?.every((code) => !ALWAYS.has(code))) return 0;
	const last = Math.min(expectedDay(now), knownDay(lastDay(question)));
	return Math.max(0, rateDaysBetween(Math.max(FIRST_DAY, knownDay(firstDay(question))), last) - FORGIVEN_DAYS);
}

/** Currencies quoted on every day since the first. */
const ALWAYS: ReadonlySet<string> = new Set(
	CURRENCIES.filter((code) => !['EUR', 'BRL', 'CNY', 'ILS', 'INR', 'ISK', 'MXN', 'RON', 'TRY'].includes(code))
);
const FIRST_DAY = dayOf(1999, 1, 4);

const lengthOf = ({ packed }: Extract<RatesItem, { kind: 'year' }>): number => unpackHistory(packed).days.length;

function knownDay(date: string): number {
	const day = parseIsoDate(date);
	if (day === null) throw new UpstreamInvalid('a date is not one');
	return day;
}

function quotesOf(value: unknown, what: string): Quotes {
	const quotes: Record<string, number> = {};
	for (const [code, given] of Object.entries(fieldsOf(value, what))) {
		const quote = numberOf(given, `${what} ${code.slice(0, 3)}`);
		if (!/^[A-Z]{3}$/.test(code) || quote < 1e-6 || quote > 1e12)
			throw new UpstreamInvalid(`${what} has an impossible rate`);
		quotes[code] = quote;
	}
	return quotes;
}
