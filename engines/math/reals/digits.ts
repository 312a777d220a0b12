/** Decimal digits and doubles of balls and fractions. */
import type { Real } from './real';
import { powerReal, InsufficientPrecision, divideReal, log2Of, multiplyReal, realFromInteger, EXACT } from './real';
import { bitLength, scaleNumber, type Rational, absolute } from '../core/rational';
import { spend } from '../core/budget';

/** Nearest double of a ball's midpoint: for deciding what to look at, never for answers. */
export function numberOfReal(a: Real): number {
	const value = scaleNumber(absolute(a.m), a.e);
	return a.m < 0n ? -value : value;
}

/** The double that every number in the ball rounds to. Throws InsufficientPrecision when there are two. */
export function nearestDouble(a: Real): number {
	if (a.r === EXACT) return numberOfReal(a);
	const { low, high, e } = ends(a);
	const first = signedScale(low, e);
	const second = signedScale(high, e);
	if (first !== second) throw new InsufficientPrecision('the nearest double is not decided');
	return first === 0 ? 0 : first;
}

const signedScale = (m: bigint, e: number): number => (m < 0n ? -scaleNumber(-m, e) : scaleNumber(m, e));

/** Both ends of a ball on one grid. */
function ends(a: Real): { low: bigint; high: bigint; e: number } {
	const e = Math.min(a.e, Math.floor(a.r) - 2);
	const middle = a.m << BigInt(a.e - e);
	const radius = BigInt(Math.ceil(2 ** Math.min(60, a.r - Math.floor(a.r) + 2))) << BigInt(Math.floor(a.r) - 2 - e);
	return { low: middle - radius, high: middle + radius, e };
}

/** Significant digits of a positive number and the power of ten of the first one. */
export interface Decimal {
	readonly digits: string;
	readonly exponent: number;
	/** The digits are the whole value. */
	readonly exact: boolean;
}

/** A fraction ≠ 0 to `count` ≥ 1 significant digits, halves away from zero. */
export function decimalOfRational(a: Rational, count: number): Decimal {
	const num = absolute(a.num);
	let exponent = Math.floor((log2Of(num) - log2Of(a.den)) * Math.LOG10E * Math.LN2) + 1;
	let { top, below } = scaledByTen(num, a.den, -exponent);
	// The estimate is one too high at least half of the time: the first digit decides before anything is rounded.
	while (top < below) {
		top *= 10n;
		exponent--;
	}
	while (top >= 10n * below) {
		below *= 10n;
		exponent++;
	}
	top *= 10n ** BigInt(count - 1);
	spend(1 + bitLength(top) / 256);
	const quotient = top / below;
	const rest = top - quotient * below;
	const digits = (2n * rest >= below ? quotient + 1n : quotient).toString();
	const exact = rest === 0n;
	// Rounding may carry into one more digit: 9.96 → 10.0.
	return digits.length > count
		? { digits: digits.slice(0, count), exponent: exponent + 1, exact }
		: { digits, exponent, exact };
}

/** num/den · 10^shift as a fraction. */
const scaledByTen = (num: bigint, den: bigint, shift: number): { top: bigint; below: bigint } =>
	shift >= 0 ? { top: num * 10n ** BigInt(shift), below: den } : { top: num, below: den * 10n ** BigInt(-shift) };

const POWER_LIMIT = 3_000;

/** The ball's size to `count` digits. Throws InsufficientPrecision when its ends round differently. */
export function decimalOfReal(a: Real, count: number): Decimal {
	const size = a.m < 0n ? { m: -a.m, e: a.e, r: a.r } : a;
	const p = Math.ceil(count * 3.33) + 80;
	let exponent = Math.floor((log2Of(size.m) + size.e) * Math.log10(2));
	for (let round = 0; round < 3; round++) {
		const shift = count - 1 - exponent;
		const scaled = scaleByTen(size, shift, p + bitLength(BigInt(Math.abs(shift))));
		const { low, high, e } = ends({ ...scaled, r: scaled.r === EXACT ? scaled.e - p : scaled.r });
		const first = roundAt(low, e);
		if (first !== roundAt(high, e)) throw new InsufficientPrecision('the last digit is not decided');
		const digits = first.toString();
		if (digits.length === count) return { digits, exponent, exact: false };
		exponent += digits.length > count ? 1 : -1;
	}
	throw new InsufficientPrecision('the size is not decided');
}

const roundAt = (m: bigint, e: number): bigint =>
	e >= 0 ? m << BigInt(e) : (m + (1n << BigInt(-e - 1))) >> BigInt(-e);

/** a · 10^n. */
function scaleByTen(a: Real, n: number, p: number): Real {
	const ten = realFromInteger(10n);
	const power =
		Math.abs(n) < POWER_LIMIT ? realFromInteger(10n ** BigInt(Math.abs(n))) : powerReal(ten, BigInt(Math.abs(n)), p);
	return n >= 0 ? multiplyReal(a, power, p) : divideReal(a, power, p);
}

/** Digits in the input syntax: plain from 1e-7 to the digits asked for (≥ 21), else with an exponent. */
export function formatDecimal({ digits, exponent, exact }: Decimal, negative: boolean): string {
	const kept = exact ? digits.replace(/(?<!0)0+$/, '') || '0' : digits;
	const sign = negative ? '-' : '';
	const limit = Math.max(21, digits.length);
	if (exponent < -7 || exponent >= limit) {
		const mantissa = kept.length > 1 ? `${kept[0]}.${kept.slice(1)}` : kept;
		return `${sign}${mantissa}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
	}
	if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${kept}`;
	if (kept.length <= exponent + 1) return sign + kept.padEnd(exponent + 1, '0');
	return `${sign}${kept.slice(0, exponent + 1)}.${kept.slice(exponent + 1)}`;
}
