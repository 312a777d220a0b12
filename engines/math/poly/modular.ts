import { itemAt } from '../../kit/checked';
import type { Budget } from './budget';

/**
 * Polynomials in one unknown over a small prime field, as arrays of residues, lowest power first, no trailing zero.
 *
 * Primes stay below 2^15, so that a thousand million products add up exactly in a double before one reduction.
 */

/** a^−1 modulo the prime p. */
export function inverse(a: number, p: number): number {
	let [t, next] = [0, 1];
	let [r, s] = [p, a % p];
	while (s !== 0) {
		const q = Math.floor(r / s);
		[t, next] = [next, t - q * next];
		[r, s] = [s, r - q * s];
	}
	return t < 0 ? t + p : t;
}

export function trimmed(a: number[]): number[] {
	while (a.length > 0 && a[a.length - 1] === 0) a.pop();
	return a;
}

/** Residues of integer coefficients. */
export function reduce(f: readonly bigint[], p: number): number[] {
	const m = BigInt(p);
	return trimmed(
		f.map((c) => {
			const r = Number(c % m);
			return r < 0 ? r + p : r;
		})
	);
}

export function monic(a: readonly number[], p: number): number[] {
	const top = a[a.length - 1];
	if (top === undefined) return [];
	const i = inverse(top, p);
	return i === 1 ? [...a] : a.map((x) => (x * i) % p);
}

export function subtractMod(a: readonly number[], b: readonly number[], p: number): number[] {
	const r = new Array<number>(Math.max(a.length, b.length));
	for (let i = 0; i < r.length; i++) {
		const d = (a[i] ?? 0) - (b[i] ?? 0);
		r[i] = d < 0 ? d + p : d;
	}
	return trimmed(r);
}

export function multiplyMod(a: readonly number[], b: readonly number[], p: number): number[] {
	if (a.length === 0 || b.length === 0) return [];
	const r = new Array<number>(a.length + b.length - 1).fill(0);
	for (let i = 0; i < a.length; i++) {
		const x = itemAt(a, i);
		if (x !== 0) for (let j = 0; j < b.length; j++) r[i + j]! += x * itemAt(b, j);
	}
	for (let i = 0; i < r.length; i++) r[i]! %= p;
	return trimmed(r);
}

/** Quotient and remainder; b is not zero. */
export function divideMod(
	a: readonly number[],
	b: readonly number[],
	p: number
): [quotient: number[], remainder: number[]] {
	if (a.length < b.length) return [[], [...a]];
	const rest = [...a];
	const top = inverse(itemAt(b, b.length - 1), p);
	const q = new Array<number>(a.length - b.length + 1).fill(0);
	for (let i = q.length - 1; i >= 0; i--) {
		let head = itemAt(rest, i + b.length - 1) % p;
		if (head < 0) head += p;
		if (head === 0) continue;
		const c = (head * top) % p;
		q[i] = c;
		for (let j = 0; j < b.length; j++) rest[i + j]! -= c * itemAt(b, j);
	}
	rest.length = b.length - 1;
	for (let i = 0; i < rest.length; i++) {
		const r = itemAt(rest, i) % p;
		rest[i] = r < 0 ? r + p : r;
	}
	return [trimmed(q), trimmed(rest)];
}

export const remainderMod = (a: readonly number[], b: readonly number[], p: number): number[] =>
	a.length < b.length ? [...a] : divideMod(a, b, p)[1];

/** Monic greatest common divisor. */
export function gcdMod(a: readonly number[], b: readonly number[], p: number): number[] {
	while (b.length > 0) [a, b] = [b, remainderMod(a, b, p)];
	return monic(a, p);
}

/** Bézout's s and t with s·a + t·b = 1 of coprime a and b. */
export function bezoutMod(a: readonly number[], b: readonly number[], p: number): [s: number[], t: number[]] {
	let [r0, r1]: [readonly number[], readonly number[]] = [a, b];
	let [s0, s1]: [number[], number[]] = [[1], []];
	let [t0, t1]: [number[], number[]] = [[], [1]];
	while (r1.length > 0) {
		const [q, r] = divideMod(r0, r1, p);
		[r0, r1] = [r1, r];
		[s0, s1] = [s1, subtractMod(s0, multiplyMod(q, s1, p), p)];
		[t0, t1] = [t1, subtractMod(t0, multiplyMod(q, t1, p), p)];
	}
	const i = inverse(itemAt(r0, 0), p);
	return [s0.map((x) => (x * i) % p), t0.map((x) => (x * i) % p)];
}

export const derivativeMod = (a: readonly number[], p: number): number[] =>
	trimmed(a.slice(1).map((x, i) => (x * ((i + 1) % p)) % p));

/** a^n modulo f, n a BigInt ≥ 0. */
export function powerMod(a: readonly number[], n: bigint, f: readonly number[], p: number): number[] {
	let result = [1];
	const square = remainderMod(a, f, p);
	for (const bit of n.toString(2)) {
		result = remainderMod(multiplyMod(result, result, p), f, p);
		if (bit === '1') result = remainderMod(multiplyMod(result, square, p), f, p);
	}
	return result;
}

export const isSquareFreeMod = (a: readonly number[], p: number): boolean => {
	const d = derivativeMod(a, p);
	return d.length > 0 && gcdMod(a, d, p).length === 1;
};

/** A deterministic sequence of residues: the same input takes the same way every time. */
export function residues(seed: number): (p: number) => number {
	let state = seed >>> 0;
	return (p) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return (state >>> 8) % p;
	};
}

/** Odd primes from 3 up, as many as asked for. */
export function oddPrimes(count: number): number[] {
	const primes: number[] = [];
	for (let n = 3; primes.length < count; n += 2) if (primes.every((p) => p * p > n || n % p !== 0)) primes.push(n);
	return primes;
}

export interface EqualDegree {
	/** Monic product of all irreducible factors of this degree. */
	readonly product: number[];
	readonly degree: number;
}

/** Splits a square-free polynomial into products of irreducible factors of one degree each. */
export function distinctDegrees(f: readonly number[], p: number, budget: Budget): EqualDegree[] {
	const parts: EqualDegree[] = [];
	let rest = monic(f, p);
	let power: number[] = [0, 1];
	const exponent = BigInt(p);
	for (let degree = 1; rest.length - 1 >= 2 * degree; degree++) {
		budget.spend((rest.length ** 2 * Math.log2(p)) / 8);
		power = powerMod(power, exponent, rest, p);
		const product = gcdMod(rest, subtractMod(power, [0, 1], p), p);
		if (product.length === 1) continue;
		parts.push({ product, degree });
		rest = divideMod(rest, product, p)[0];
		power = remainderMod(power, rest, p);
	}
	if (rest.length > 1) parts.push({ product: rest, degree: rest.length - 1 });
	return parts;
}

/** Monic irreducible factors of a product of factors of one degree; p is odd. */
export function equalDegreeFactors({ product, degree }: EqualDegree, p: number, budget: Budget): number[][] {
	const exponent = (BigInt(p) ** BigInt(degree) - 1n) / 2n;
	const random = residues(product.length * 31 + degree);
	const factors: number[][] = [];
	const open = [product];
	for (let f = open.pop(); f !== undefined; f = open.pop()) {
		if (f.length - 1 === degree) {
			factors.push(f);
			continue;
		}
		for (;;) {
			const trial = trimmed(Array.from({ length: f.length - 1 }, () => random(p)));
			if (trial.length < 2) continue;
			budget.spend((f.length ** 2 * degree * Math.log2(p)) / 8);
			let common = gcdMod(f, trial, p);
			if (common.length === 1) common = gcdMod(f, subtractMod(powerMod(trial, exponent, f, p), [1], p), p);
			if (common.length === 1 || common.length === f.length) continue;
			open.push(common, divideMod(f, common, p)[0]);
			break;
		}
	}
	return factors;
}

/** Product of monic polynomials and a constant, modulo p. */
export const productMod = (factors: readonly (readonly number[])[], start: number, p: number): number[] =>
	factors.reduce<number[]>((product, f) => multiplyMod(product, f, p), [start % p]);
