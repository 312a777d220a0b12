import { UpstreamInvalid, type Answered, type Feed, type FeedContext } from '../kit/contract';
import { dayAt, isoDate, parseIsoDate } from '../kit/calendar';
import { ApiError } from '../kit/errors';
import { DAILY, DAY, fieldsOf, itemsOf, numberOf, soundOf, textOf } from '../kit/upstream';
import { frankfurter, isOwnAbsence } from './upstream';

/** Rates of currencies that the ECB does not quote. */
export interface BankRatesQuestion {
	/** Day since 1970; null for the newest. */
	readonly day: number | null;
	readonly codes: readonly string[];
}

/** The value of one euro by other banks. */
export interface BankRate {
	readonly code: string;
	readonly day: number;
	/** The source's average of the banks. */
	readonly quote: number;
	readonly banks: readonly BankReading[];
}
export interface BankReading {
	readonly bank: string;
	readonly day: number;
	readonly quote: number;
	/** The source left it out as too far off the others. */
	readonly isExcluded: boolean;
}

/** The banks whose rates are in the average, and the last day of which one of them is. */
export function usedBanks({ day, banks }: BankRate): { readonly used: readonly BankReading[]; readonly last: number } {
	const used = banks.filter(({ isExcluded }) => !isExcluded);
	return { used, last: used.length === 0 ? day : Math.max(...used.map((bank) => bank.day)) };
}

/** Days after which a rate that its bank has not set anew is doubtful: no bank is closed for two weeks. */
const STALE_DAYS = 10;

/** Whether no bank has set a rate anew for so long before `day` that it has stalled. */
export const isStale = (rate: BankRate, day: number): boolean => day - usedBanks(rate).last > STALE_DAYS;

/** Rates of central banks by version 2 of Frankfurter, with the bank and day of each. */
export const bankRates: Feed<BankRatesQuestion, { readonly rates: readonly BankRate[]; readonly skipped: number }> = {
	id: 'bank-rates',
	schemaVersion: 1,
	upstream: frankfurter,
	budgetBytes: 200_000,
	dropRank: 2,
	path: ({ day, codes }) =>
		`/v2/rates?base=EUR&quotes=${codes.join(',')}&expand=providers${day === null ? '' : `&date=${isoDate(day)}`}`,
	source: () => 'https://frankfurter.dev/',
	trim(body, { codes }) {
		const { items, skipped } = soundOf(itemsOf(body, 'the answer'), (row, index): BankRate => {
			const { date, base, quote, rate, providers } = fieldsOf(row, `row ${index}`);
			if (base !== 'EUR') throw new UpstreamInvalid('base is not EUR');
			return {
				code: textOf(quote, 'quote'),
				day: dayOf(date),
				quote: positive(rate),
				banks: itemsOf(providers ?? [], 'providers').map((one) => {
					const reading = fieldsOf(one, 'a provider');
					return {
						bank: textOf(reading.key, 'key'),
						day: dayOf(reading.date),
						quote: positive(reading.rate),
						isExcluded: reading.excluded === true
					};
				})
			};
		});
		// Each currency once, with its last day.
		const newest = new Map([...items].sort((a, b) => a.day - b.day).map((rate) => [rate.code, rate]));
		return { skipped, rates: codes.flatMap((code) => newest.get(code) ?? []) };
	},
	absent: (status, body) => (status === 404 && isOwnAbsence(body) ? { rates: [], skipped: 0 } : undefined),
	// Where all banks of the question stand still, the source does. One of many makes its own rate doubtful.
	weigh: ({ rates, skipped }, { day }, now) => ({
		holds: rates.length,
		least: 0,
		skipped,
		exhaustive: rates.length === 0 || rates.some((rate) => !isStale(rate, day ?? dayAt(now)))
	}),
	// A source may drop or correct a rate, but not return to an earlier day.
	lost: (before, after) => {
		const days = new Map(after.rates.map(({ code, day }) => [code, day]));
		return before.rates.some(({ code, day }) => (days.get(code) ?? -Infinity) < day) ? 1 : 0;
	},
	shape: {
		schema: 'Frankfurter 2',
		checked: '2026-11-26',
		fields: ['[].date', '[].base', '[].quote', '[].rate', '[].providers[].key', '[].providers[].date', '[].providers[].rate'] // prettier-ignore
	},
	probe: () => ({ day: null, codes: ['AED', 'ARS'] }),
	policy: ({ day }) => ({ ...DAILY, freshSeconds: day === null ? DAY / 4 : 30 * DAY, idleTimeoutMs: 8000 })
};

/** Names of the banks by their keys, of the same source. */
export const bankNames: Feed<null, Readonly<Record<string, string>>> = {
	id: 'bank-names',
	schemaVersion: 1,
	upstream: frankfurter,
	budgetBytes: 50_000,
	dropRank: 2,
	path: () => '/v2/providers',
	source: () => 'https://frankfurter.dev/',
	trim: (body) =>
		Object.fromEntries(
			itemsOf(body, 'the answer').map((one) => {
				const { key, name } = fieldsOf(one, 'a provider');
				return [textOf(key, 'key'), textOf(name, 'name')];
			})
		),
	weigh: (names) => ({ holds: Object.keys(names).length, least: 1 }),
	shape: { schema: 'Frankfurter 2', checked: '2026-11-26', fields: ['[].key', '[].name'] },
	probe: () => null,
	policy: () => ({
		...DAILY,
		freshSeconds: 30 * DAY,
		softTimeoutMs: 1500,
		idleTimeoutMs: 6000,
		retry: false,
		cache: 'default'
	})
};

/** Rates of other banks, with the names of those. */
export interface BankedRates {
	readonly record: Answered<{ readonly rates: readonly BankRate[] }>;
	/** The name of a bank by its key; the key where the names are not known. */
	nameOf(bank: string): string;
}

/** Other banks' rates of currencies that the ECB does not quote, or null. */
export async function ratesOfBanks(
	day: number | null,
	codes: readonly string[],
	context: FeedContext
): Promise<BankedRates | null> {
	if (codes.length === 0) return null;
	const record = await context.ask(bankRates, { day, codes: [...new Set(codes)].sort() });
	const names = await namesOfBanks(context);
	return { record, nameOf: (bank) => names[bank] ?? bank };
}

/** Names are a comfort: without them the keys do. */
async function namesOfBanks(context: FeedContext): Promise<Readonly<Record<string, string>>> {
	try {
		return (await context.ask(bankNames, null, 'short')).item;
	} catch (error) {
		if (error instanceof ApiError) return {};
		throw error;
	}
}

function dayOf(value: unknown): number {
	const day = parseIsoDate(textOf(value, 'date'));
	if (day === null) throw new UpstreamInvalid('a date is not one');
	return day;
}

function positive(value: unknown): number {
	const rate = numberOf(value, 'rate');
	if (rate <= 0 || rate > 1e12) throw new UpstreamInvalid('an impossible rate');
	return rate;
}
