/** Exact fractions over BigInt: `num/den` in lowest terms, `den > 0`. */
import { BudgetExceeded, spend } from './budget';
import { NoValueError } from './refusals';

export type Rational = { readonly num: bigint; readonly den: bigint };

export const ZERO_RATIONAL: Rational = { num: 0n, den: 1n };
export const ONE_RATIONAL: Rational = { num: 1n, den: 1n };
export const MINUS_ONE_RATIONAL: Rational = { num: -1n, den: 1n };
export const HALF_RATIONAL: Rational = { num: 1n, den: 2n };

/** No integer longer than this is built: a number of 120,000 digits says nothing more than its power or factorial. */
export const MAX_BITS = 400_000;

export const absolute = (a: bigint): bigint => (a < 0n ? -a : a);

/** Greatest common divisor, never negative; `gcd(0, a)` is |a|. */
export function gcdOf(a: bigint, b: bigint): bigint {
	a = absolute(a);
	b = absolute(b);
	if (a < b) [a, b] = [b, a];
	while (b !== 0n) {
		if (a <= 9007199254740991n) {
			// Small numbers leave BigInt: ten times faster.
			let x = Number(a);
			let y = Number(b);
			while (y !== 0) [x, y] = [y, x % y];
			return BigInt(x);
		}
		[a, b] = bitLength(a) > 256 ? lehmerStep(a, b) : [b, a % b];
	}
	return a;
}

/** Many quotients at once from the leading 48 bits (Lehmer 1938; Knuth, TAOCP 2, 4.5.2, algorithm L). a ≥ b > 0. */
function lehmerStep(a: bigint, b: bigint): [bigint, bigint] {
	const bits = bitLength(a);
	spend(1 + bits / 2_000);
	const shift = BigInt(bits - 48);
	let x = Number(a >> shift);
	let y = Number(b >> shift);
	let [p, q, r, s] = [1, 0, 0, 1];
	while (y + r !== 0 && y + s !== 0) {
		const quotient = Math.floor((x + p) / (y + r));
		if (quotient !== Math.floor((x + q) / (y + s))) break;
		const [nextR, nextS] = [p - quotient * r, q - quotient * s];
		if (Math.abs(nextR) > 2 ** 24 || Math.abs(nextS) > 2 ** 24) break;
		[p, q, r, s] = [r, s, nextR, nextS];
		[x, y] = [y, x - quotient * y];
	}
	if (q === 0) return [b, a % b];
	const next: [bigint, bigint] = [BigInt(p) * a + BigInt(q) * b, BigInt(r) * a + BigInt(s) * b];
	return next[0] >= next[1] ? next : [next[1], next[0]];
}

/** Whole numbers below have a double near them. */
const LARGEST = 1n << 1_000n;

const double = new DataView(new ArrayBuffer(8));

/** Shorter numbers are cut down to a double faster than they are written. */
const CUT = 1n << 8_000n;

/** Number of binary digits of |a|; 0 for 0. */
export function bitLength(a: bigint): number {
	if (a < 0n) a = -a;
	if (a < 0x1_0000_0000n) return 32 - Math.clz32(Number(a));
	if (a >= CUT) {
		const hex = a.toString(16);
		return hex.length * 4 - Math.clz32(parseInt(hex[0] as string, 16)) + 28;
	}
	let cut = 0;
	for (; a >= LARGEST; cut += 900) a >>= 900n;
	// The exponent of the nearest double, which may be the power of two above a.
	double.setFloat64(0, Number(a));
	const high = double.getUint32(0);
	const bits = (high >>> 20) - 1_022;
	const isPower = (high & 0xf_ffff) === 0 && double.getUint32(4) === 0;
	return cut + (isPower && a >> BigInt(bits - 1) === 0n ? bits - 1 : bits);
}

/** `num/den` in lowest terms. Throws NoValueError when `den` is 0. */
export function fraction(num: bigint, den: bigint): Rational {
	if (den === 0n) throw new NoValueError('division by zero');
	if (den === 1n) return { num, den };
	let g = gcdOf(num, den);
	if (den < 0n) g = -g;
	return g === 1n ? { num, den } : { num: num / g, den: den / g };
}

export const integer = (num: bigint | number): Rational => ({ num: BigInt(num), den: 1n });

export function addRational(a: Rational, b: Rational): Rational {
	if (a.den === 1n && b.den === 1n) return checked({ num: a.num + b.num, den: 1n });
	const shared = gcdOf(a.den, b.den);
	// Coprime denominators: already in lowest terms.
	if (shared === 1n) return checked({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
	const num = a.num * (b.den / shared) + b.num * (a.den / shared);
	const left = gcdOf(num, shared);
	return checked({ num: num / left, den: (a.den / shared) * (b.den / left) });
}

export function multiplyRational(a: Rational, b: Rational): Rational {
	if (a.den === 1n && b.den === 1n) return checked({ num: a.num * b.num, den: 1n });
	// Cancelled crosswise, where the numbers are still short.
	const left = gcdOf(a.num, b.den);
	const right = gcdOf(b.num, a.den);
	return checked({ num: (a.num / left) * (b.num / right), den: (a.den / right) * (b.den / left) });
}

export const negateRational = (a: Rational): Rational => ({ num: -a.num, den: a.den });

export const absoluteRational = (a: Rational): Rational => (a.num < 0n ? negateRational(a) : a);

/** 1/a. Throws NoValueError for 0. */
export const invertRational = (a: Rational): Rational =>
	a.num < 0n ? { num: -a.den, den: -a.num } : a.num === 0n ? fraction(1n, 0n) : { num: a.den, den: a.num };

/** -1, 0 or 1 as a is below, equal to or above b. */
export function compareRational(a: Rational, b: Rational): -1 | 0 | 1 {
	const difference = a.num * b.den - b.num * a.den;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether `a^n` would pass MAX_BITS; such powers stay symbolic. */
export function powerTooLarge(a: Rational, n: bigint): boolean {
	const magnitude = absolute(a.num) > a.den ? absolute(a.num) : a.den;
	if (magnitude <= 1n) return false;
	const steps = absolute(n);
	return steps > BigInt(MAX_BITS) || BigInt(bitLength(magnitude)) * steps > BigInt(MAX_BITS);
}

/** a^n for an integer n. Throws NoValueError for 0 to a negative power, BudgetExceeded where the result is too long. */
export function powerRational(a: Rational, n: bigint): Rational {
	if (n < 0n) {
		return powerRational(invertRational(a), -n);
	}
	if (powerTooLarge(a, n)) throw new BudgetExceeded('needs a number of over 120,000 digits');
	return { num: a.num ** n, den: a.den ** n };
}

/** Greatest integer not above a. */
export function floorRational(a: Rational): bigint {
	const quotient = a.num / a.den;
	return a.num % a.den !== 0n && a.num < 0n ? quotient - 1n : quotient;
}

/** Integer part of the k-th root of n ≥ 0, by Newton's iteration from above. */
export function integerRoot(n: bigint, k: number): bigint {
	if (n < 2n) return n;
	if (k === 2 && n < 4503599627370496n) return BigInt(Math.floor(Math.sqrt(Number(n))));
	const degree = BigInt(k);
	const bits = bitLength(n);
	let x = 1n << BigInt(Math.ceil(bits / k));
	for (;;) {
		if (bits > 1_000) spend(5e-5 * bits ** 1.5);
		const y = ((degree - 1n) * x + n / x ** (degree - 1n)) / degree;
		if (y >= x) return x;
		x = y;
	}
}

/** The exact value of a decimal literal such as `12.5e-3`. Throws BudgetExceeded beyond 100,000 places. */
export function parseDecimal(text: string): Rational {
	if (/^\d+$/.test(text)) return { num: BigInt(text), den: 1n };
	const [mantissa = '', exponentText = '0'] = text.toLowerCase().split('e');
	const [whole = '', decimals = ''] = mantissa.split('.');
	const exponent = Number(exponentText) - decimals.length;
	if (Math.abs(exponent) > 100_000) throw new BudgetExceeded('needs a number of over 100,000 digits');
	const digits = BigInt(whole + decimals || '0');
	if (exponent >= 0) return { num: digits * 10n ** BigInt(exponent), den: 1n };
	return fraction(digits, 10n ** BigInt(-exponent));
}

/** The exact value of a double's shortest decimal: 0.1 is 1/10. Finite numbers only. */
export function rationalFromNumber(value: number): Rational {
	const magnitude = parseDecimal(String(Math.abs(value)));
	return value < 0 ? negateRational(magnitude) : magnitude;
}

/** Nearest double, correctly rounded; ±Infinity beyond the range. */
export function numberFromRational(a: Rational): number {
	const numBits = bitLength(a.num);
	const denBits = bitLength(a.den);
	if (numBits <= 53 && denBits <= 53) return Number(a.num) / Number(a.den);
	const negative = a.num < 0n;
	const num = absolute(a.num);
	// 66 bits of quotient and a sticky bit below them, then one rounding by Number().
	const shift = 66 - (numBits - denBits);
	const up = shift > 0 ? BigInt(shift) : 0n;
	const down = shift < 0 ? BigInt(-shift) : 0n;
	const scaled = num << up;
	const divisor = a.den << down;
	let quotient = scaled / divisor;
	if (quotient * divisor !== scaled) quotient |= 1n;
	const value = scaleNumber(quotient, -shift);
	return negative && value !== 0 ? -value : value;
}

/** `m · 2^e` as the nearest double, subnormals rounded once. m ≥ 0; its last bit is sticky. */
export function scaleNumber(m: bigint, e: number): number {
	const bits = bitLength(m);
	if (bits + e > 1024) return Infinity;
	if (bits + e < -1080) return 0;
	const below = -1074 - e;
	if (below > 0 && bits - below < 53) {
		// Lands among the subnormals: round to the grid of 2^-1074 by hand, half to even.
		const grid = BigInt(below);
		let kept = m >> grid;
		const rest = m - (kept << grid);
		const half = 1n << (grid - 1n);
		if (rest > half || (rest === half && (kept & 1n) === 1n)) kept += 1n;
		return Number(kept) * 2 ** -1074;
	}
	const excess = bits - 70;
	let head = m;
	let exponent = e;
	if (excess > 0) {
		head = m >> BigInt(excess);
		if (head << BigInt(excess) !== m) head |= 1n;
		exponent += excess;
	}
	// In two halves, so that 2^exponent itself cannot overflow.
	const first = Math.trunc(exponent / 2);
	return Number(head) * 2 ** first * 2 ** (exponent - first);
}

const checked = (a: Rational): Rational => {
	// Cheap test first: most numbers are short.
	if (a.num < SMALL && a.num > -SMALL && a.den < SMALL) return a;
	if (bitLength(a.num) > 2 * MAX_BITS || bitLength(a.den) > 2 * MAX_BITS)
		throw new BudgetExceeded('needs a number of over 240,000 digits');
	return a;
};
const SMALL = 1n << 64n;
