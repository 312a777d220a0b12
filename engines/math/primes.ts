/** Whole numbers as products of primes, as far as needed for roots and logarithms. */
import { spend } from './core/budget';
import { bitLength, gcdOf, integerRoot } from './core/rational';

/** [prime or unsplit rest, exponent]. */
export type PrimePower = readonly [bigint, number];

const known = new Map<bigint, readonly PrimePower[]>();
const WHEEL = [4, 2, 4, 2, 4, 6, 2, 6];

/** n ≥ 1 as a product: division to 20,000, powers, Pollard's rho under 2^100. A longer rest is one "prime". */
export function factorInteger(n: bigint): readonly PrimePower[] {
	const cached = known.get(n);
	if (cached) return cached;
	const exponents = new Map<bigint, number>();
	let rest = n;
	const divideOut = (p: bigint) => {
		const { count, left } = valuation(rest, p);
		rest = left;
		if (count > 0) exponents.set(p, (exponents.get(p) ?? 0) + count);
	};
	for (const p of [2n, 3n, 5n]) divideOut(p);
	const bits = bitLength(rest);
	const limit = bits > 2_000 ? 300 : 20_000;
	if (bits > 2_000) spend(bits / 64);
	for (let p = 7, w = 0; p <= limit && rest > 1n; p += WHEEL[w++ & 7] as number) {
		if (rest < 9007199254740992n) {
			const small = Number(rest);
			if (p * p > small) break;
			if (small % p === 0) divideOut(BigInt(p));
		} else if (rest % BigInt(p) === 0n) divideOut(BigInt(p));
	}
	if (rest > 1n) splitRest(rest, 1, exponents);
	const result = [...exponents].sort(([a], [b]) => (a < b ? -1 : 1));
	if (known.size > 300) known.clear();
	known.set(n, result);
	return result;
}

/** How often p divides n ≠ 0, and the quotient: by p, p², p⁴ … up and down, so that 2^100000 takes few divisions. */
export function valuation(n: bigint, p: bigint): { count: number; left: bigint } {
	const powers = [p];
	let left = n;
	let count = 0;
	while (left % (powers.at(-1) as bigint) === 0n) {
		const power = powers.at(-1) as bigint;
		left /= power;
		count += 2 ** (powers.length - 1);
		spend(1 + bitLength(left) / 64);
		powers.push(power * power);
	}
	for (let level = powers.length - 2; level >= 0; level--) {
		const power = powers[level] as bigint;
		if (left % power !== 0n) continue;
		left /= power;
		count += 2 ** level;
	}
	return { count, left };
}

function splitRest(n: bigint, multiplicity: number, exponents: Map<bigint, number>): void {
	const bits = bitLength(n);
	const record = () => exponents.set(n, (exponents.get(n) ?? 0) + multiplicity);
	if (n <= 400_000_000n) return void record();
	for (let k = Math.min(bits > 2_000 ? 7 : 40, bits); k >= 2; k--) {
		const root = integerRoot(n, k);
		if (root ** BigInt(k) === n) return splitRest(root, multiplicity * k, exponents);
	}
	if (bits > 100 || isProbablePrime(n)) return void record();
	const divisor = rho(n);
	if (divisor === undefined) return void record();
	splitRest(divisor, multiplicity, exponents);
	splitRest(n / divisor, multiplicity, exponents);
}

/** base^exponent mod modulus, for exponent ≥ 0 and modulus ≥ 1. */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
	let result = 1n % modulus;
	let square = ((base % modulus) + modulus) % modulus;
	const words = 1 + bitLength(modulus) / 64;
	for (let n = exponent; n > 0n; n >>= 1n) {
		spend(2 * words);
		if ((n & 1n) === 1n) result = (result * square) % modulus;
		square = (square * square) % modulus;
	}
	return result;
}

/** Miller–Rabin with the first thirteen primes: exact below 3.3·10^24 (Sorenson, Webster 2015), probable above. */
export function isProbablePrime(n: bigint): boolean {
	if (n < 2n) return false;
	const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
	for (const p of witnesses) if (n % p === 0n) return n === p;
	let odd = n - 1n;
	let twos = 0;
	while ((odd & 1n) === 0n) {
		odd >>= 1n;
		twos++;
	}
	return witnesses.every((witness) => {
		let x = powerModulo(witness, odd, n);
		if (x === 1n || x === n - 1n) return true;
		for (let step = 1; step < twos; step++) {
			x = (x * x) % n;
			if (x === n - 1n) return true;
		}
		return false;
	});
}

/** A proper divisor of a composite n by Pollard's rho (Brent 1980). Undefined after 30,000 steps without one. */
function rho(n: bigint): bigint | undefined {
	for (const increment of [1n, 3n]) {
		let y = 2n;
		let product = 1n;
		let x = y;
		for (let round = 1, done = 0; done < 30_000; round *= 2) {
			x = y;
			for (let step = 0; step < round && done < 30_000; step++, done++) {
				y = (y * y + increment) % n;
				product = (product * (x > y ? x - y : y - x)) % n;
				if ((done & 63) === 63) {
					spend(64);
					const divisor = gcdOf(product, n);
					if (divisor === n) break;
					if (divisor > 1n) return divisor;
				}
			}
		}
	}
	return undefined;
}
