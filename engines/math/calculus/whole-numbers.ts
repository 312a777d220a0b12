/** Operators of one whole number that give a whole number, and lists of primes. */
import { Declined, NoValueError } from '../core/refusals';
import { absolute } from '../core/rational';
import { spend } from '../core/budget';
import { valuation } from '../primes';
import { inverseModulo, residue } from '../poly/integers';
import { primeBeside } from './factors';

/** Later primes are not counted up to. */
const MAX_RANK = 100_000n;
/** More primes are not listed. */
const MAX_LISTED = 1_000;

/** The n-th prime by a sieve, 2 being the first. Throws NoValueError below 1 and Declined beyond 100,000. */
function nthPrime(n: bigint): bigint {
	if (n < 1n) throw new NoValueError('the first prime is number 1');
	if (n > MAX_RANK) throw new Declined(`primes are counted up to number ${MAX_RANK}`);
	const rank = Number(n);
	// Rosser's bound, which holds from the sixth prime on.
	const limit = Math.ceil(Math.max(rank * (Math.log(rank) + Math.log(Math.log(rank + 1))), 15));
	const isComposite = new Uint8Array(limit + 1);
	let prime = 1;
	for (let left = rank; left > 0; left--) {
		do prime++;
		while (isComposite[prime] === 1);
		if (prime * prime > limit) continue;
		spend(limit / prime / 64);
		for (let multiple = prime * prime; multiple <= limit; multiple += prime) isComposite[multiple] = 1;
	}
	return BigInt(prime);
}

const digitSum = (n: bigint): bigint => [...absolute(n).toString()].reduce((sum, digit) => sum + BigInt(digit), 0n);

/** How many zeros the decimal digits of n end with. Throws NoValueError for 0. */
function trailingZeros(n: bigint): bigint {
	if (n === 0n) throw new NoValueError('0 has no last digit other than 0');
	return BigInt(Math.min(valuation(n, 2n).count, valuation(n, 5n).count));
}

/** Operators of one whole number by their names. */
export const OF_WHOLE_NUMBER = {
	nextprime: (n: bigint) => primeBeside(n, true),
	previousprime: (n: bigint) => primeBeside(n, false),
	prime: nthPrime,
	digitsum: digitSum,
	trailingzeros: trailingZeros
} as const;

/** The primes from a to b, both included. Throws Declined where there are more than 1,000. */
export function primesBetween(a: bigint, b: bigint): bigint[] {
	const found: bigint[] = [];
	for (let p = primeBeside(a - 1n, true); p <= b; p = primeBeside(p, true)) {
		spend();
		if (found.push(p) > MAX_LISTED) throw new Declined(`more than ${MAX_LISTED} primes are not listed`);
	}
	return found;
}

/** The number from 1 to m − 1 whose product with a leaves 1 on division by m. Throws NoValueError where there is none. */
export function inverseBeside(a: bigint, m: bigint): bigint {
	const inverse = m > 1n ? inverseModulo(a, m) : 0n;
	if (residue(a * inverse, m) !== 1n) throw new NoValueError(`${a} has no inverse modulo ${m}`);
	return inverse;
}
