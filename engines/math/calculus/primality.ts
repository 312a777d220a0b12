/** Whether a whole number is prime. */
import { spend } from '../core/budget';
import { isProbablePrime } from '../primes';
import { bitLength, integerRoot } from '../core/rational';
import { NoValueError } from '../core/no-value';

/**
 * Baillie–PSW: Miller–Rabin to thirteen bases, then a strong Lucas test with Selfridge's parameters. Exact below 2^64
 * (Feitsma, Galway 2013) and below 3.3·10^24; no composite number that passes is known.
 */
export function isPrime(n: bigint): boolean {
	if (!isProbablePrime(n)) return false;
	if (n < 3_317_044_064_679_887_385_961_981n) return true;
	const root = integerRoot(n, 2);
	return root * root !== n && isStrongLucasProbablePrime(n);
}

/** Jacobi symbol (a/n) for odd n > 0. */
function jacobi(a: bigint, n: bigint): number {
	let [x, y] = [((a % n) + n) % n, n];
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
	const modulo = (x: bigint): bigint => ((x % n) + n) % n;
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
