import { isoDate } from '../kit/calendar';
import { isStale, usedBanks, type BankRate } from './bank-rates';
import type { Quotes, RateHistory } from './rate-history';

/** A rate that cannot be right, as the answer lists it. */
export type DoubtfulRate = { readonly currency: string; readonly reason: string };

/** Lowest and highest quote of a euro, rounded outwards: ECB reference rates, 2021-01-04 to 2026-04-13. */
const LEVELS: Readonly<Record<string, readonly [number, number]>> = {
	AUD: [1.43, 1.84], BRL: [4.96, 6.96], CAD: [1.28, 1.64], CHF: [0.9, 1.12], CNY: [6.75, 8.46], CZK: [23.2, 26.5],
	DKK: [7.43, 7.48], GBP: [0.82, 0.91], HKD: [7.5, 9.57], HUF: [345, 431], IDR: [14600, 20100], ILS: [3.25, 4.32],
	INR: [78, 111], ISK: [136, 158], JPY: [125, 187], KRW: [1311, 1754], MXN: [17.5, 25.6], MYR: [4.42, 5.19],
	NOK: [9.4, 12.2], NZD: [1.56, 2.07], PHP: [54, 71], PLN: [4.13, 4.96], RON: [4.81, 5.12], SEK: [9.8, 12],
	SGD: [1.38, 1.63], THB: [34.9, 40], TRY: [8.3, 53], USD: [0.95, 1.24], ZAR: [15.6, 21.9]
}; // prettier-ignore
/** A quote may lie below and above its level by these factors: currencies that fall against the euro fall farther. */
const LEVEL_FACTORS = [1.5, 2] as const;
// Nor does one leave the nearest quotes before and after it by the second of these factors, or the only near one by the first. Since 1999
// none has left both by more than 1.16 (ISK, 2008-10-08), and one has left that before it by 1.68 (TRL, 2001-02-22), the next being 1.49.
const STEP_FACTORS = [1.5, 1.25] as const;
/** Quotes so many days away prove nothing. */
const DAYS = 30;

function isFarOff(quote: number, beside: readonly number[]): boolean {
	const factor = STEP_FACTORS[beside.length > 1 ? 1 : 0];
	return beside.length > 0 && beside.every((other) => quote > factor * other || other > factor * quote);
}

/** Quotes of a day since 1970 far off the currency's quotes within 30 days, else since 2021. Checks only `codes`. */
export const doubtfulQuotes = (
	quotes: Quotes,
	day: number,
	codes: readonly string[],
	histories: readonly RateHistory[]
): readonly DoubtfulRate[] =>
	[...new Set(codes)].sort().flatMap((currency) => {
		const quote = quotes[currency];
		if (quote === undefined) return [];
		const beside = quotesBeside(currency, day, histories);
		if (beside.length > 0) {
			return isFarOff(quote, beside)
				? [{ currency, reason: `one euro was ${beside.join(' and ')} ${currency} on the days beside, not ${quote}` }]
				: [];
		}
		return doubtsByLevel(currency, quote).map((reason) => ({ currency, reason }));
	});

/** The reason to doubt a quote that is far off its level since 2021, that of a pegged currency by the dollar's; empty without one. */
function doubtsByLevel(currency: string, quote: number): readonly string[] {
	const peg = DOLLAR_PEGS[currency];
	const [low, high] =
		LEVELS[peg === undefined ? currency : 'USD']?.map((level) => Number((level * (peg ?? 1)).toPrecision(6))) ?? [];
	if (low === undefined || high === undefined) return [];
	const [below, above] = LEVEL_FACTORS;
	const isFar = quote < low / below || quote > high * above;
	return isFar ? [`one euro was ${low} to ${high} ${currency} since 2021, not ${quote}`] : [];
}

function quotesBeside(currency: string, day: number, histories: readonly RateHistory[]): readonly number[] {
	const nearest: [before: Near, after: Near] = [FAR, FAR];
	for (const { days, quotes } of histories) {
		const row = quotes.get(currency);
		if (row === undefined) continue;
		for (const [index, other] of days.entries()) {
			const quote = row[index] ?? NaN;
			const side = other < day ? 0 : 1;
			const distance = Math.abs(other - day);
			if (distance > 0 && distance < nearest[side].distance && !Number.isNaN(quote))
				nearest[side] = { distance, quote };
		}
	}
	return nearest.filter(({ distance }) => distance <= DAYS).map(({ quote }) => quote);
}

interface Near {
	/** Days. */
	readonly distance: number;
	readonly quote: number;
}
const FAR: Near = { distance: Infinity, quote: NaN };

// Official pegs: units of a currency for one dollar, or for one euro, by the central banks that keep them (CBUAE, SAMA, QCB, CBO, CBB,
// CBJ, ECCB, CBvA, BCD, BoE of Eritrea and others; BCEAO, BEAC, CBBH, BCC, IEOM and BCV for the euro), 2026.
const DOLLAR_PEGS: Readonly<Record<string, number>> = {
	AED: 3.6725,
	AWG: 1.79,
	BBD: 2,
	BHD: 0.376,
	BMD: 1,
	BSD: 1,
	BZD: 2,
	DJF: 177.721,
	ERN: 15,
	JOD: 0.709,
	OMR: 0.3845,
	PAB: 1,
	QAR: 3.64,
	SAR: 3.75,
	XCD: 2.7
};
const EURO_PEGS: Readonly<Record<string, number>> = {
	BAM: 1.95583,
	CVE: 110.265,
	KMF: 491.968,
	XAF: 655.957,
	XOF: 655.957,
	XPF: 119.332
};
/** Rates on `day` that are old, incomplete, or leave a peg or the bank's other readings. `dollar`: its quote. */
export const doubtfulBankRates = (
	rates: readonly BankRate[],
	{
		day,
		dollar,
		nameOf,
		earlier
	}: {
		readonly day: number;
		readonly dollar: number | undefined;
		readonly earlier: readonly BankRate[];
		nameOf(bank: string): string;
	}
): readonly DoubtfulRate[] =>
	rates.flatMap((rate) => {
		const { code, day: own, quote, banks } = rate;
		const { used, last } = usedBanks(rate);
		const off = banks.filter(({ isExcluded }) => isExcluded).map(({ bank }) => nameOf(bank));
		const peg =
			EURO_PEGS[code] ?? (dollar !== undefined && code in DOLLAR_PEGS ? dollar * (DOLLAR_PEGS[code] ?? 1) : undefined);
		const [nearest] = earlier
			.filter((other) => other.code === code && other.day !== own && Math.abs(other.day - own) <= DAYS)
			.sort((a, b) => Math.abs(a.day - own) - Math.abs(b.day - own));
		const references = [
			...(peg === undefined ? [] : [['its peg makes', peg] as const]),
			...used.map((bank) => [`${nameOf(bank.bank)} says`, bank.quote] as const),
			...(nearest === undefined ? [] : [[`on ${isoDate(nearest.day)} it was`, nearest.quote] as const])
		];
		const [far] = references.filter(([, other]) => isFarOff(quote, [other]));
		const reasons = [
			...(isStale(rate, day) ? [`the bank has set none since ${isoDate(last)}`] : []),
			...(off.length > 0 ? [`too far off the others: ${off.join(', ')}`] : []),
			...(far === undefined
				? doubtsByLevel(code, quote)
				: [`${far[0]} ${Number(far[1].toPrecision(6))} for one euro, not ${quote}`])
		];
		return reasons.map((reason) => ({ currency: code, reason }));
	});
