/** A positive decimal number as digits and places: 1.0625 = 10625 / 10⁴. */
type Decimal = { readonly digits: bigint; readonly places: number };

/** The number as it is written: the shortest decimal that names this double, which is the quote itself. */
function decimalOf(value: number): Decimal {
	const [mantissa = '0', exponent = '0'] = String(value).split('e');
	const [whole = '0', fraction = ''] = mantissa.split('.');
	const places = fraction.length - Number(exponent);
	const digits = BigInt(whole + fraction);
	return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

const DIGITS = 6;

/** Units of one currency per unit of another: 6 significant digits, half up. Quotes per euro from 1e-6 to 1e12. */
export function crossRate(quote: number, baseQuote: number): number {
	const a = decimalOf(quote);
	const b = decimalOf(baseQuote);
	const numerator = a.digits * 10n ** BigInt(b.places);
	const denominator = b.digits * 10n ** BigInt(a.places);
	// Scaled so that the integer part has six digits, or seven: then one less.
	let scale = DIGITS - (String(numerator).length - String(denominator).length);
	let scaled = rounded(numerator, denominator, scale);
	if (scaled >= 10n ** BigInt(DIGITS)) scaled = rounded(numerator, denominator, --scale);
	return Number(`${scaled}e${-scale}`);
}

/** Decimals that an amount that was converted has at least. */
const PLACES = 6;

/**
 * An amount of one currency in another: the exact product and quotient of the decimal inputs, half up, to 6 decimals, or to
 * 6 significant digits where that is finer, so that small amounts never become 0. An amount from 0 to 1e12; quotes as for `crossRate`.
 */
export function convert(amount: number, quote: number, baseQuote: number): number {
	const [a, b, c] = [decimalOf(quote), decimalOf(baseQuote), decimalOf(amount)];
	const numerator = a.digits * c.digits * 10n ** BigInt(b.places);
	const denominator = b.digits * 10n ** BigInt(a.places + c.places);
	if (numerator === 0n) return 0;
	let places = Math.max(PLACES, DIGITS - (String(numerator).length - String(denominator).length));
	if (places > PLACES && rounded(numerator, denominator, places) >= 10n ** BigInt(DIGITS)) places--;
	return Number(`${rounded(numerator, denominator, places)}e-${places}`);
}

/** numerator / denominator · 10^scale to the nearest whole number, halves up. */
function rounded(numerator: bigint, denominator: bigint, scale: number): bigint {
	const n = scale > 0 ? numerator * 10n ** BigInt(scale) : numerator;
	const d = scale < 0 ? denominator * 10n ** BigInt(-scale) : denominator;
	return (2n * n + d) / (2n * d);
}
