/**
 * Real numbers as balls over BigInt: midpoint m · 2^e, and a bound 2^r of the distance to the true value.
 *
 * Every operation rounds to about `p` bits and widens r for it, so that a result says by itself how many of its digits
 * are right. Nothing is guessed from two runs that happen to agree.
 */
import { spend } from '../core/budget';
import { bitLength, integerRoot, type Rational } from '../core/rational';

export interface Real {
	readonly m: bigint;
	readonly e: number;
	/** log2 of the error bound; −Infinity for an exact value. */
	readonly r: number;
}

/** A ball is too wide to decide (its sign, a branch, a whole part): ask again with more bits. */
export class InsufficientPrecision extends Error {
	override readonly name = 'InsufficientPrecision';
}

export const EXACT = -Infinity;
export const REAL_ZERO: Real = { m: 0n, e: 0, r: EXACT };
export const REAL_ONE: Real = { m: 1n, e: 0, r: EXACT };

export const realFromInteger = (m: bigint): Real => ({ m, e: 0, r: EXACT });

/** log2(2^a + 2^b), a little above. */
export function joinErrors(a: number, b: number): number {
	if (a === EXACT) return b;
	if (b === EXACT) return a;
	const high = Math.max(a, b);
	return high + Math.log2(1 + 2 ** (Math.min(a, b) - high)) + 1e-9 * Math.max(1, Math.abs(high) * 1e-6);
}

/** log2 |m|, within 1e-12 or so; −Infinity for 0. */
export function log2Of(m: bigint): number {
	if (m < 0n) m = -m;
	if (m === 0n) return -Infinity;
	if (m < 9007199254740992n) return Math.log2(Number(m));
	const shift = bitLength(m) - 53;
	return Math.log2(Number(m >> BigInt(shift))) + shift;
}

/** log2 of the midpoint's magnitude. */
export const magnitude = (a: Real): number => log2Of(a.m) + a.e;

/** log2 of the largest magnitude in the ball. */
export const upper = (a: Real): number => joinErrors(magnitude(a), a.r);

/** log2 of the least magnitude in the ball. Throws InsufficientPrecision when that may be 0. */
export function lower(a: Real): number {
	const middle = magnitude(a);
	if (a.r === EXACT && a.m !== 0n) return middle;
	if (!(middle - 0.001 > a.r)) throw new InsufficientPrecision('a value may be zero');
	return middle + Math.log2(1 - 2 ** (a.r - middle + 1e-6)) - 1e-6;
}

/** Whether 0 lies in the ball. */
export const mayBeZero = (a: Real): boolean => a.m === 0n || (a.r !== EXACT && !(magnitude(a) - 0.001 > a.r));

/** Sign of the ball. Throws InsufficientPrecision when 0 lies in it and it is not exactly 0. */
export function signOfReal(a: Real): -1 | 0 | 1 {
	if (a.m === 0n && a.r === EXACT) return 0;
	if (mayBeZero(a)) throw new InsufficientPrecision('a value may be zero');
	return a.m < 0n ? -1 : 1;
}

/** m · 2^e ± 2^r, rounded to p bits, and to what its error makes meaningful. */
export function rounded(m: bigint, e: number, r: number, p: number): Real {
	const bits = bitLength(m);
	let cut = bits - p;
	if (r !== EXACT && r - e - 12 > cut) cut = Math.floor(r - e - 12);
	if (cut <= 0) return { m, e, r };
	spend(0.3 + bits / 4096);
	if (cut > bits + 1) cut = bits + 1;
	return { m: m >> BigInt(cut), e: e + cut, r: joinErrors(r, e + cut) };
}

export const negateReal = (a: Real): Real => ({ m: -a.m, e: a.e, r: a.r });

export const absoluteReal = (a: Real): Real => (a.m < 0n ? negateReal(a) : a);

/** a · 2^n, exactly. */
export const shiftReal = (a: Real, n: number): Real => ({ m: a.m, e: a.e + n, r: a.r + n });

export function addReal(a: Real, b: Real, p: number): Real {
	if (a.m === 0n && a.r === EXACT) return b;
	if (b.m === 0n && b.r === EXACT) return a;
	const r = joinErrors(a.r, b.r);
	const [high, low] = a.e + bitLength(a.m) >= b.e + bitLength(b.m) ? [a, b] : [b, a];
	const gap = high.e - low.e;
	// The smaller one vanishes below the precision: it becomes error.
	if (gap > 0 && high.e + bitLength(high.m) - (low.e + bitLength(low.m)) > p + 64 + bitLength(high.m))
		return rounded(high.m, high.e, joinErrors(r, low.e + bitLength(low.m)), p);
	if (gap >= 0) return rounded((high.m << BigInt(gap)) + low.m, low.e, r, p);
	return rounded(high.m + (low.m << BigInt(-gap)), high.e, r, p);
}

export const subtractReal = (a: Real, b: Real, p: number): Real => addReal(a, negateReal(b), p);

export function multiplyReal(a: Real, b: Real, p: number): Real {
	if ((a.m === 0n && a.r === EXACT) || (b.m === 0n && b.r === EXACT)) return REAL_ZERO;
	let r = EXACT;
	if (b.r !== EXACT) r = joinErrors(r, magnitude(a) + b.r);
	if (a.r !== EXACT) r = joinErrors(r, magnitude(b) + a.r);
	if (a.r !== EXACT && b.r !== EXACT) r = joinErrors(r, a.r + b.r);
	spend(0.4 + (bitLength(a.m) * bitLength(b.m)) / 4e6);
	return rounded(a.m * b.m, a.e + b.e, r, p);
}

/** a/b. Throws InsufficientPrecision when b may be 0. */
export function divideReal(a: Real, b: Real, p: number): Real {
	const least = lower(b);
	const shift = Math.max(0, p + 2 + bitLength(b.m) - bitLength(a.m));
	const quotient = (a.m << BigInt(shift)) / b.m;
	const e = a.e - b.e - shift;
	let r = joinErrors(e, a.r === EXACT ? EXACT : a.r - least);
	if (b.r !== EXACT) r = joinErrors(r, magnitude(a) + b.r - least - magnitude(b));
	spend(0.4 + bitLength(a.m) / 2048);
	return rounded(quotient, e, r, p);
}

export const realFromRational = (a: Rational, p: number): Real =>
	a.den === 1n ? rounded(a.num, 0, EXACT, p) : divideReal(realFromInteger(a.num), realFromInteger(a.den), p);

/** √a of a ball that is not wholly negative; its negative part counts as 0. */
export function squareRootReal(a: Real, p: number): Real {
	if (a.m === 0n && a.r === EXACT) return REAL_ZERO;
	if (mayBeZero(a)) return { m: 0n, e: 0, r: upper(a) / 2 + 0.01 };
	let shift = Math.max(0, 2 * p + 4 - bitLength(a.m));
	if ((a.e - shift) % 2 !== 0) shift++;
	spend(2 + p / 100 + (p * p) / 5e5);
	const scaled = a.m << BigInt(shift);
	const m = bigSquareRoot(scaled);
	const e = (a.e - shift) / 2;
	if (a.r === EXACT && m * m === scaled) return rounded(m, e, EXACT, p);
	return rounded(m, e, joinErrors(a.r === EXACT ? EXACT : a.r - lower(a) / 2, e), p);
}

/** Integer part of √n, with growing precision. */
export function bigSquareRoot(n: bigint): bigint {
	const bits = bitLength(n);
	if (bits <= 104) return integerRoot(n, 2);
	// Start from the root of the leading half.
	const shift = Math.floor(bits / 4) & ~1;
	let x = (bigSquareRoot(n >> BigInt(2 * shift)) + 1n) << BigInt(shift);
	for (;;) {
		const y = (x + n / x) >> 1n;
		if (y >= x) return x;
		x = y;
	}
}

/** a^n for n ≥ 0 by squaring. */
export function powerReal(a: Real, n: bigint, p: number): Real {
	const guard = p + 8 + bitLength(n);
	let result = REAL_ONE;
	let square = a;
	for (let rest = n; rest > 0n;) {
		if ((rest & 1n) === 1n) result = multiplyReal(result, square, guard);
		rest >>= 1n;
		if (rest > 0n) square = multiplyReal(square, square, guard);
	}
	return rounded(result.m, result.e, result.r, p);
}

/** The whole part, when the ball decides it. Throws InsufficientPrecision when a whole number lies in the ball. */
export function floorReal(a: Real): bigint {
	if (a.r === EXACT) return a.e >= 0 ? a.m << BigInt(a.e) : a.m >> BigInt(-a.e);
	if (magnitude(a) > 200_000) throw new InsufficientPrecision('a whole part is too long');
	// Both ends of the ball on one grid.
	const grid = Math.min(a.e, Math.floor(a.r));
	const middle = a.m << BigInt(a.e - grid);
	const radius = 1n << BigInt(Math.ceil(a.r) - grid);
	const cut = (value: bigint) => (grid >= 0 ? value << BigInt(grid) : value >> BigInt(-grid));
	const low = cut(middle - radius);
	if (cut(middle + radius) !== low) throw new InsufficientPrecision('a whole number is too near');
	return low;
}

/** Fixed-point midpoint: the value times 2^w. */
export const fixedOf = (a: Real, w: number): bigint =>
	a.e + w >= 0 ? a.m << BigInt(a.e + w) : a.m >> BigInt(-(a.e + w));

/** Nearest whole number, halves away from zero. */
export function roundReal(a: Real, p: number): bigint {
	const half: Real = { m: 1n, e: -1, r: EXACT };
	if (a.m < 0n) return -roundReal(negateReal(a), p);
	return floorReal(addReal(a, half, Math.max(p, 64) + 64));
}
