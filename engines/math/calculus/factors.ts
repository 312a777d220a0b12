/** Prime factors of fractions, as they are written. */
import { Declined, NoValueError } from '../core/refusals';
import { factorInteger, isProbablePrime } from '../primes';
import { inverseModulo, residue } from '../poly/integers';
import { divisorBySieve, PRIMES, SIEVE_BITS } from './quadratic-sieve';
import { absolute, bitLength, type Rational, integerRoot, gcdOf } from '../core/rational';
import type { ProductPart, Syntax } from '../io/syntax';
import { spend } from '../core/budget';

const literal = (n: bigint | number): Syntax => ({ type: 'number', text: String(n), at: -1 });

/** 2^3·3^2/5 as a syntax tree; 0 and ±1 as they are. Throws Declined where a factor cannot be split. */
export function factoredInteger({ num, den }: Rational): Syntax {
	const parts: ProductPart[] = [
		...primesOf(absolute(num)).map((node): ProductPart => ({ operator: '*', node })),
		...primesOf(den).map((node): ProductPart => ({ operator: '/', node }))
	];
	if (parts.length === 0 || parts[0]?.operator === '/')
		parts.unshift({ operator: '*', node: literal(absolute(num) === 0n ? 0 : 1) });
	const [only] = parts;
	const product: Syntax = parts.length === 1 && only ? only.node : { type: 'product', factors: parts, at: -1 };
	return num < 0n ? { type: 'negate', operand: product, at: -1 } : product;
}

function primesOf(n: bigint): Syntax[] {
	if (n < 2n) return [];
	return primePowers(n).map(([p, k]): Syntax =>
		k === 1 ? literal(p) : { type: 'power', base: literal(p), exponent: literal(k), at: -1 }
	);
}

/** Curves that are tried for a composite that is too long for the sieve: more than the steps of an answer allow. */
const CURVES = 200;

/** n ≥ 1 as prime powers, ascending. Throws Declined where a factor cannot be split, BudgetExceeded where that takes too long. */
function primePowers(n: bigint): (readonly [bigint, number])[] {
	const found = new Map<bigint, number>();
	const open = factorInteger(n).map(([p, k]) => [p, k] as const);
	for (let next = open.pop(); next; next = open.pop()) {
		const [p, k] = next;
		if (isPrime(p)) {
			found.set(p, (found.get(p) ?? 0) + k);
			continue;
		}
		const divisor = bitLength(p) <= SIEVE_BITS ? divisorBySieve(p) : divisorByCurves(p, CURVES);
		if (divisor === undefined) throw new Declined(`has the factor ${p}, which was not split into primes`);
		for (const part of [divisor, p / divisor])
			open.push(...factorInteger(part).map(([q, times]) => [q, times * k] as const));
	}
	return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** More are not listed. */
const MAX_DIVISORS = 1_000;

/** The positive divisors of n, the smallest first. Throws Declined where there are too many or a factor cannot be split. */
export function divisorsOf(n: bigint): bigint[] {
	if (n === 0n) throw new NoValueError('every whole number divides 0');
	let found = [1n];
	for (const [p, k] of primePowers(n < 0n ? -n : n)) {
		if (found.length * (k + 1) > MAX_DIVISORS) throw new Declined(`has more than ${MAX_DIVISORS} divisors`);
		found = found.flatMap((d) => Array.from({ length: k + 1 }, (_, exponent) => d * p ** BigInt(exponent)));
	}
	return found.sort((a, b) => (a < b ? -1 : 1));
}

/** Baillie–PSW with thirteen bases and Selfridge's Lucas test. Exact below 3.3·10^24; no counterexample known. */
export function isPrime(n: bigint): boolean {
	if (!isProbablePrime(n)) return false;
	if (n < 3_317_044_064_679_887_385_961_981n) return true;
	const root = integerRoot(n, 2);
	return root * root !== n && isStrongLucasProbablePrime(n);
}

/** Jacobi symbol (a/n) for odd n > 0. */
function jacobi(a: bigint, n: bigint): number {
	let [x, y] = [residue(a, n), n];
	let sign = 1;
	while (x !== 0n) {
		while (x % 2n === 0n) {
			x /= 2n;
			if (y % 8n === 3n || y % 8n === 5n) sign = -sign;
		}
		[x, y] = [y, x];
		if (x % 4n === 3n && y % 4n === 3n) sign = -sign;
		x %= y;
	}
	return y === 1n ? sign : 0;
}

/** Method A of Selfridge: the first D of 5, −7, 9, … with (D/n) = −1; P = 1, Q = (1 − D)/4. */
function isStrongLucasProbablePrime(n: bigint): boolean {
	let d = 5n;
	for (let symbol = jacobi(d, n); symbol !== -1; symbol = jacobi(d, n)) {
		if (symbol === 0) return false;
		d = d > 0n ? -(d + 2n) : -d + 2n;
	}
	const q = (1n - d) / 4n;
	let odd = n + 1n;
	let twos = 0;
	while (odd % 2n === 0n) {
		odd /= 2n;
		twos++;
	}
	const modulo = (x: bigint): bigint => residue(x, n);
	const half = (x: bigint): bigint => modulo(x % 2n === 0n ? x / 2n : (x + n) / 2n);
	let [u, v, power] = [1n, 1n, modulo(q)];
	const words = 1 + bitLength(n) / 64;
	for (let bit = bitLength(odd) - 2; bit >= 0; bit--) {
		spend(8 * words);
		[u, v, power] = [modulo(u * v), modulo(v * v - 2n * power), modulo(power * power)];
		if (((odd >> BigInt(bit)) & 1n) === 1n)
			[u, v, power] = [half(modulo(u + v)), half(modulo(d * u + v)), modulo(power * q)];
	}
	if (u === 0n || v === 0n) return true;
	for (let step = 1; step < twos; step++) {
		spend(4 * words);
		v = modulo(v * v - 2n * power);
		if (v === 0n) return true;
		power = modulo(power * power);
	}
	return false;
}

/** The first prime above or below n. Throws NoValueError below 2. */
export function primeBeside(n: bigint, above: boolean): bigint {
	if (!above && n <= 2n) throw new NoValueError('there is no prime below 2');
	if (above && n < 2n) return 2n;
	const step = above ? 1n : -1n;
	let candidate = n + step;
	while (!isPrime(candidate)) candidate += step;
	return candidate;
}

/*
 * Divisors of whole numbers by elliptic curves (H. W. Lenstra 1987), on Montgomery's form with Suyama's curves and a second
 * stage by differences of multiples of 210.
 */

/** Bounds of the two stages: divisors of up to 15 digits are found by some 25 curves. */
const FIRST = 2_000;
const SECOND = 105_000;

const STRIDE = 210;

/** Steps that one product modulo n counts as, for each 64 bits of n. */
const PRODUCT_STEPS = 0.15;

type Point = { readonly x: bigint; readonly z: bigint };

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
	const shared = gcdOf(absolute(below), n);
	if (shared > 1n) return shared;
	const a = (((((v - u) ** 3n * (3n * u + v)) % n) * inverseModulo(below, n)) % n) + n;
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
	for (const prime of PRIMES) {
		if (prime > FIRST) break;
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
