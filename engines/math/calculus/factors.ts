/** Prime factors of fractions, as they are written. */
import { Declined } from '../core/unsupported';
import { factorInteger } from '../primes';
import { divisorByCurves } from './elliptic-curves';
import { divisorBySieve, SIEVE_BITS } from './quadratic-sieve';
import { absolute, bitLength, type Rational } from '../core/rational';
import type { ProductPart, Syntax } from '../io/syntax';
import { NoValueError } from '../core/no-value';
import { isPrime } from './primality';

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
