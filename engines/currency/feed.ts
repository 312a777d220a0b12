import { UpstreamInvalid, type Feed, type FeedPolicy } from '../kit/contract';
import { fieldsOf, numberOf, textOf } from '../kit/upstream';
import { dayAt, dayOf, expectedDay, nextPublication } from './calendar-day';
import { packHistory, type Quotes } from './rate-history';

/** The newest rates, or all of a calendar year at once. */
export type RatesQuestion = 'latest' | { readonly year: number };

export type RatesItem =
	| { readonly kind: 'day'; readonly day: number; readonly quotes: Quotes }
	/** `packed` by `packHistory`; no days at all when the year has none yet. */
	| { readonly kind: 'year'; readonly year: number; readonly packed: Uint8Array };

/** Ten years: nothing about these rates changes any more. */
const FOR_EVER = 315_576_000;
const HALF_HOUR = 1800;
const A_DAY = 86_400;

/** Reference rates of the European Central Bank by Frankfurter, always of one euro: every base follows by division. */
export const rates: Feed<RatesQuestion, RatesItem> = {
	id: 'rates',
	shape: 1,
	upstream: 'FRANKFURTER',
	path: (question) => (question === 'latest' ? '/v1/latest' : `/v1/${question.year}-01-01..${question.year}-12-31`),
	source: () =>
		'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
	trim(body, question) {
		const fields = fieldsOf(body, 'the answer');
		if (fields.base !== 'EUR') throw new UpstreamInvalid('base is not EUR');
		if (numberOf(fields.amount, 'amount') !== 1) throw new UpstreamInvalid('amount is not 1');
		const given = fieldsOf(fields.rates, 'rates');
		if (question === 'latest') {
			const quotes = quotesOf(given, 'rates');
			if (Object.keys(quotes).length === 0) throw new UpstreamInvalid('rates are empty');
			return { kind: 'day', day: knownDay(textOf(fields.date, 'date')), quotes };
		}
		const rows = Object.entries(given).map(([date, quotes]) => ({
			day: knownDay(date),
			quotes: quotesOf(quotes, date)
		}));
		try {
			return { kind: 'year', year: question.year, packed: packHistory(rows) };
		} catch (error) {
			throw new UpstreamInvalid('a rate is written too long', { cause: error });
		}
	},
	absent: (status, _body, question) =>
		status === 404 && question !== 'latest'
			? { kind: 'year', year: question.year, packed: packHistory([]) }
			: undefined,
	policy(question, item, checkedAt): FeedPolicy {
		const common = { softTimeoutMs: 2000, hardTimeoutMs: 6000, retry: true, errorSeconds: FOR_EVER } as const;
		const untilNext = Math.ceil((nextPublication(checkedAt) - checkedAt) / 1000);
		if (question === 'latest') {
			const isDue = item?.kind === 'day' && item.day < expectedDay(checkedAt);
			return { ...common, cache: 'no-cache', freshSeconds: isDue ? HALF_HOUR : untilNext, staleSeconds: A_DAY };
		}
		// A year is final a week after its end.
		const final = dayAt(checkedAt) - 7 > knownDay(`${question.year}-12-31`);
		return final
			? { ...common, cache: 'default', freshSeconds: FOR_EVER, staleSeconds: 0 }
			: { ...common, cache: 'no-cache', freshSeconds: Math.min(untilNext, A_DAY), staleSeconds: FOR_EVER };
	}
};

function knownDay(date: string): number {
	const day = dayOf(date);
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
