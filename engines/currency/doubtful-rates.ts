import type { Quotes, RateHistory } from './rate-history';

/** A rate that cannot be right, as the answer lists it. */
export interface DoubtfulRate {
	readonly currency: string;
	readonly reason: string;
}

/**
 * Lowest and highest quote of one euro since 2021, rounded outwards: ECB, euro foreign exchange reference rates, 2021-01-04 to
 * 2026-04-13. The bounds for rates without known previous days.
 */
const LEVELS: Readonly<Record<string, readonly [number, number]>> = {
	AUD: [1.43, 1.84], BRL: [4.96, 6.96], CAD: [1.28, 1.64], CHF: [0.9, 1.12], CNY: [6.75, 8.46], CZK: [23.2, 26.5],
	DKK: [7.43, 7.48], GBP: [0.82, 0.91], HKD: [7.5, 9.57], HUF: [345, 431], IDR: [14600, 20100], ILS: [3.25, 4.32],
	INR: [78, 111], ISK: [136, 158], JPY: [125, 187], KRW: [1311, 1754], MXN: [17.5, 25.6], MYR: [4.42, 5.19],
	NOK: [9.4, 12.2], NZD: [1.56, 2.07], PHP: [54, 71], PLN: [4.13, 4.96], RON: [4.81, 5.12], SEK: [9.8, 12],
	SGD: [1.38, 1.63], THB: [34.9, 40], TRY: [8.3, 53], USD: [0.95, 1.24], ZAR: [15.6, 21.9]
}; // prettier-ignore
/** A quote may lie outside of its level by this factor. */
const LEVEL_FACTOR = 2;
/**
 * Nor does one move from the median of 30 days by so much: the largest move within 30 days since 1999 is 2.4 (ISK, October 2008),
 * while a shifted decimal point is ten.
 */
const MOVE_FACTOR = 3;
const DAYS = 30;
/** Fewer quotes say nothing of their median. */
const LEAST_QUOTES = 3;

/**
 * Quotes of a day, counted since 1970, that are far off the currency's quotes within the 30 days before or
 * after it, or, without those, since 2021. `codes` are those of interest.
 */
export function doubtfulQuotes(
	quotes: Quotes,
	day: number,
	codes: readonly string[],
	histories: readonly RateHistory[]
): readonly DoubtfulRate[] {
	return [...new Set(codes)].sort().flatMap((currency) => {
		const quote = quotes[currency];
		if (quote === undefined) return [];
		const around = quotesAround(currency, day, histories);
		if (around.length >= LEAST_QUOTES) {
			const median = around[Math.floor(around.length / 2)] ?? quote;
			const isFar = quote > MOVE_FACTOR * median || quote < median / MOVE_FACTOR;
			return isFar ? [{ currency, reason: `one euro was ${median} ${currency} in the days around, not ${quote}` }] : [];
		}
		const [low, high] = LEVELS[currency] ?? [0, Infinity];
		const isFar = quote < low / LEVEL_FACTOR || quote > high * LEVEL_FACTOR;
		return isFar ? [{ currency, reason: `one euro was ${low} to ${high} ${currency} since 2021, not ${quote}` }] : [];
	});
}

/** The quotes of a currency within 30 days of a day, without that day's own, sorted. */
function quotesAround(currency: string, day: number, histories: readonly RateHistory[]): readonly number[] {
	const around: number[] = [];
	for (const { days, quotes } of histories) {
		const row = quotes.get(currency);
		if (row === undefined) continue;
		for (const [index, other] of days.entries()) {
			const quote = row[index] ?? NaN;
			if (other !== day && Math.abs(other - day) <= DAYS && !Number.isNaN(quote)) around.push(quote);
		}
	}
	return around.sort((a, b) => a - b);
}
