/**
 * Divisors of whole numbers by elliptic curves (H. W. Lenstra 1987), on Montgomery's form with Suyama's curves and a second
 * stage by differences of multiples of 210.
 */
import { spend } from '../core/budget';
import { gcdOf } from '../core/rational';

/** Bounds of the two stages: divisors of up to 15 digits are found by some 25 curves. */
const FIRST = 2_000;
const SECOND = 105_000;

const STRIDE = 210;

/** Steps that one product modulo n counts as, for each 64 bits of n. */
const PRODUCT_STEPS = 0.15;

interface Point {
	readonly x: bigint;
	readonly z: bigint;
}

/** A proper divisor of an odd composite n; undefined where no curve of so many has one. */
export function divisorByCurves(n: bigint, curves: number): bigint | undefined {
	for (let index = 0; index < curves; index++) {
		const divisor = onCurve(n, BigInt(6 + index));
		if (divisor > 1n && divisor < n) return divisor;
	}
	return undefined;
}

/** gcd of n with what vanishes on the curve of Suyama's parameter where a point has a smooth order. */
function onCurve(n: bigint, sigma: bigint): bigint {
	const words = Math.ceil(n.toString(16).length / 16);
	const u = sigma * sigma - 5n;
	const v = 4n * sigma;
	const below = (16n * u ** 3n * v) % n;
	const inverse = inverted(below, n);
	if (typeof inverse !== 'bigint') return inverse.divisor;
	const a = (((((v - u) ** 3n * (3n * u + v)) % n) * inverse) % n) + n;
	const doubled = ({ x, z }: Point): Point => {
		const plus = ((x + z) * (x + z)) % n;
		const minus = ((x - z) * (x - z)) % n;
		const difference = plus - minus;
		return { x: (plus * minus) % n, z: (difference * (minus + ((a * difference) % n))) % n };
	};
	/** p + q where d is p − q. */
	const added = (p: Point, q: Point, d: Point): Point => {
		const left = ((p.x - p.z) * (q.x + q.z)) % n;
		const right = ((p.x + p.z) * (q.x - q.z)) % n;
		const [sum, difference] = [left + right, left - right];
		return { x: (d.z * ((sum * sum) % n)) % n, z: (d.x * ((difference * difference) % n)) % n };
	};
	const times = (k: bigint, p: Point): Point => {
		let [low, high] = [p, doubled(p)];
		for (const bit of k.toString(2).slice(1))
			[low, high] = bit === '1' ? [added(low, high, p), doubled(high)] : [doubled(low), added(low, high, p)];
		return low;
	};
	let point: Point = { x: u ** 3n % n, z: v ** 3n % n };
	for (const prime of primesUpTo(FIRST)) {
		let power = prime;
		while (power * prime <= FIRST) power *= prime;
		spend(11 * Math.log2(power) * words * PRODUCT_STEPS);
		point = times(BigInt(power), point);
	}
	const first = gcdOf(point.z < 0n ? -point.z : point.z, n);
	if (first > 1n) return first;
	const near = Array.from({ length: STRIDE / 2 }, (_, j) => j)
		.filter((j) => gcdOf(BigInt(j), BigInt(STRIDE)) === 1n)
		.map((j) => times(BigInt(j), point));
	const stride = times(BigInt(STRIDE), point);
	const start = Math.floor(FIRST / STRIDE);
	let [last, current] = [times(BigInt(start * STRIDE), point), times(BigInt((start + 1) * STRIDE), point)];
	let product = 1n;
	for (let m = start + 1; m * STRIDE < SECOND; m++) {
		spend((6 + 3 * near.length) * words * PRODUCT_STEPS);
		for (const { x, z } of near) product = (product * ((current.x * z - x * current.z) % n)) % n;
		[last, current] = [current, added(current, stride, last)];
	}
	return gcdOf(product < 0n ? -product : product, n);
}

/** 1/a modulo n, or the divisor that a and n share. */
function inverted(a: bigint, n: bigint): bigint | { readonly divisor: bigint } {
	let [r, s] = [n, ((a % n) + n) % n];
	let [x, y] = [0n, 1n];
	while (s !== 0n) {
		const q = r / s;
		[r, s] = [s, r - q * s];
		[x, y] = [y, x - q * y];
	}
	return r === 1n ? ((x % n) + n) % n : { divisor: r };
}

function primesUpTo(limit: number): number[] {
	const composite = new Set<number>();
	const primes: number[] = [];
	for (let p = 2; p <= limit; p++) {
		if (composite.has(p)) continue;
		primes.push(p);
		for (let multiple = p * p; multiple <= limit; multiple += p) composite.add(multiple);
	}
	return primes;
}
