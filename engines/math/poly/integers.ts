/** Integer arithmetic that polynomials need beyond that of fractions. */
import { bitLength, integerRoot } from '../core/rational';
import { itemAt } from '../../kit/checked';

/** The k-th root of n ≥ 0 when n is a perfect k-th power, else null; k ≥ 1. */
export function exactRoot(n: bigint, k: number): bigint | null {
	if (n < 2n || k === 1) return n;
	if (bitLength(n) < k) return null;
	const root = integerRoot(n, k);
	return root ** BigInt(k) === n ? root : null;
}

/** Representative of a modulo m in (−m/2, m/2]. */
export function symmetric(a: bigint, m: bigint): bigint {
	const r = a % m;
	if (2n * r > m) return r - m;
	return 2n * r <= -m ? r + m : r;
}

/** Representative of a modulo m in [0, m). */
export const residue = (a: bigint, m: bigint): bigint => {
	const r = a % m;
	return r < 0n ? r + m : r;
};

/** The inverse of a modulo m, which must be prime to it. */
export function inverseModulo(a: bigint, m: bigint): bigint {
	let [t, next] = [0n, 1n];
	let [r, s] = [m, residue(a, m)];
	while (s !== 0n) {
		const q = r / s;
		[t, next] = [next, t - q * next];
		[r, s] = [s, r - q * s];
	}
	return residue(t, m);
}

/** Distinct primes dividing n, ascending; trial division, for n up to about 10^12. */
export function primeDivisors(n: number): number[] {
	const primes: number[] = [];
	for (let p = 2; p * p <= n; p += p === 2 ? 1 : 2) {
		if (n % p !== 0) continue;
		primes.push(p);
		while (n % p === 0) n /= p;
	}
	if (n > 1) primes.push(n);
	return primes;
}

/** All divisors of n, ascending. */
export function divisors(n: number): number[] {
	const low: number[] = [];
	const high: number[] = [];
	for (let d = 1; d * d <= n; d++) {
		if (n % d !== 0) continue;
		low.push(d);
		if (d * d !== n) high.unshift(n / d);
	}
	return [...low, ...high];
}

/** Greatest common divisor of two numbers that are safe integers ≥ 0. */
export function smallGcd(a: number, b: number): number {
	while (b !== 0) [a, b] = [b, a % b];
	return a;
}

/** Index sets of one size, for recombining lifted factors. */

/** Steps ascending `indices` to the next set; false after the last. Of complements, only the one with 0. */
export function nextSubset(indices: number[], count: number): boolean {
	const size = indices.length;
	let i = size - 1;
	while (i >= 0 && indices[i] === count - size + i) i--;
	if (i < 0) return false;
	indices[i]!++;
	for (let j = i + 1; j < size; j++) indices[j] = itemAt(indices, j - 1) + 1;
	return !(2 * size === count && itemAt(indices, 0) > 0);
}

/** The first set of a size: 0…size−1. */
export const firstSubset = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
