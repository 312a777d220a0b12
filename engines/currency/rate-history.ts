import { cursor, putInteger } from '../kit/bytes';

/** The value of one euro on one day, by currency. */
export type Quotes = Readonly<Record<string, number>>;

/** Quotes of many days, by currency. `days` counted since 1970-01-01, ascending. */
export interface RateHistory {
	readonly days: readonly number[];
	/** One list a currency, beside `days`; NaN where it was not quoted. */
	readonly quotes: ReadonlyMap<string, Float64Array>;
}

/** More decimals than the ECB has ever given. */
const MAX_DECIMALS = 8;

/**
 * Packs a history: the days as steps, then for each currency its code, its decimals and the steps of the quote as
 * whole numbers; all in variable-length integers (7 bits a byte, low first), steps with the sign in the lowest bit. A zero
 * marks a run of days without a quote, and its length follows.
 * Throws a RangeError for a quote with more than 8 decimals.
 */
export function packHistory(rows: readonly { readonly day: number; readonly quotes: Quotes }[]): Uint8Array {
	const sorted = [...rows].sort((a, b) => a.day - b.day);
	const codes = [...new Set(sorted.flatMap(({ quotes }) => Object.keys(quotes)))].sort();
	const out: number[] = [];
	putInteger(out, sorted.length);
	let before = 0;
	for (const { day } of sorted) {
		putInteger(out, day - before);
		before = day;
	}
	putInteger(out, codes.length);
	for (const code of codes) {
		for (let index = 0; index < 3; index++) out.push(code.charCodeAt(index));
		const decimals = Math.max(...sorted.map(({ quotes }) => decimalsOf(quotes[code])));
		out.push(decimals);
		let last = 0;
		let missing = 0;
		for (const { quotes } of sorted) {
			const quote = quotes[code];
			if (quote === undefined) {
				missing++;
				continue;
			}
			writeGap(out, missing);
			missing = 0;
			const whole = Math.round(quote * 10 ** decimals);
			putInteger(out, (whole >= last ? 2 * (whole - last) : 2 * (last - whole) - 1) + 1);
			last = whole;
		}
		writeGap(out, missing);
	}
	return Uint8Array.from(out);
}

/** The reverse of `packHistory`: the same numbers to the last bit. Throws a RangeError when the bytes end early. */
export function unpackHistory(bytes: Uint8Array): RateHistory {
	const { byte, integer } = cursor(bytes);
	const days: number[] = [];
	let day = 0;
	for (let count = integer(); count > 0; count--) days.push((day += integer()));
	const quotes = new Map<string, Float64Array>();
	for (let count = integer(); count > 0; count--) {
		const code = String.fromCharCode(byte(), byte(), byte());
		const unit = 10 ** byte();
		const row = new Float64Array(days.length).fill(NaN);
		let whole = 0;
		for (let index = 0; index < row.length;) {
			const token = integer();
			if (token === 0) {
				index += integer();
				continue;
			}
			const step = token - 1;
			whole += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
			// A whole number over a power of ten is the double nearest to the decimal: the very quote.
			row[index++] = whole / unit;
		}
		quotes.set(code, row);
	}
	return { days, quotes };
}

/** The quotes of the day at `index` of a history: those that it has. */
export function quotesAt({ quotes: columns }: RateHistory, index: number): Quotes {
	const quotes: Record<string, number> = {};
	for (const [code, row] of columns) {
		const quote = row[index] ?? NaN;
		if (!Number.isNaN(quote)) quotes[code] = quote;
	}
	return quotes;
}

function writeGap(out: number[], missing: number): void {
	if (missing === 0) return;
	out.push(0);
	putInteger(out, missing);
}

/** Decimals that `value` is written with. */
function decimalsOf(value: number | undefined): number {
	if (value === undefined) return 0;
	for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
		const unit = 10 ** decimals;
		if (Math.round(value * unit) / unit === value) return decimals;
	}
	throw new RangeError('a quote has more than 8 decimals');
}
