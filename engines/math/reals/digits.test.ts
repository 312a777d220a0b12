import { expect, test } from 'vitest';
import { decimalOfRational, decimalOfReal, formatDecimal } from './digits';
import { fraction } from '../core/rational';
import { realFromRational } from './real';

const written = (num: bigint, den: bigint, count: number) =>
	formatDecimal(decimalOfRational(fraction(num, den), count), num < 0n);

test.each([
	[97n, 1n, 2, '97'],
	[996n, 100n, 3, '9.96'],
	[9996n, 1000n, 3, '10.0'],
	[98n, 1000n, 2, '0.098'],
	[2997n, 3001n, 3, '0.999'],
	[35n, 1n, 1, '40'],
	[1234567n, 1n, 1, '1000000'],
	[-95n, 1n, 1, '-100'],
	[1n, 3n, 1, '0.3'],
	[2n, 3n, 1, '0.7'],
	[999999999999999999999999999996n, 1n, 30, '999999999999999999999999999996']
])('%s/%s to %s digits is %s', (num, den, count, expected) => expect(written(num, den, count)).toBe(expected));

/** Linear congruential numbers (Knuth, TAOCP 3.3.4): the same for every run. */
function* whole(seed: bigint): Generator<bigint> {
	for (let x = seed; ;) yield (x = (x * 6364136223846793005n + 1442695040888963407n) % (1n << 64n)) >> 11n;
}

/** Whether the digits are the nearest ones: |10^k·a − digits| ≤ 1/2, halves up. */
function isNearest(num: bigint, den: bigint, count: number): boolean {
	const { digits, exponent, exact } = decimalOfRational(fraction(num, den), count);
	const shift = BigInt(count - 1 - exponent);
	const top = shift >= 0n ? num * 10n ** shift : num;
	const below = shift >= 0n ? den : den * 10n ** -shift;
	const twice = 2n * (top - BigInt(digits) * below);
	return digits.length === count && digits[0] !== '0' && -below <= twice && twice < below && exact === (twice === 0n);
}

test('fractions are rounded to the nearest at 1 to 60 digits', () => {
	const random = whole(261126n);
	const next = (): bigint => random.next().value as bigint;
	for (let count = 1; count <= 60; count++)
		for (let round = 0; round < 40; round++) {
			const length = next() % 40n;
			const num = (next() % 10n ** length) * 10n ** (next() % 30n) + (next() % 1000n) + 1n;
			const den = round % 3 === 0 ? 10n ** (next() % 40n) : (next() % 10n ** (next() % 15n)) + 1n;
			expect(isNearest(num, den, count), `${num}/${den} to ${count}`).toBe(true);
		}
});

test('powers of ten, and what rounds up to one, keep their exponent', () => {
	for (let count = 1; count <= 60; count++)
		for (const power of [0n, 1n, 2n, 17n, 59n, 60n, 61n])
			for (const near of [-1n, 0n, 1n]) {
				const num = 10n ** power * 10n ** 3n + near;
				expect(isNearest(num, 1000n, count), `${num}/1000 to ${count}`).toBe(true);
				expect(isNearest(1000n, num, count), `1000/${num} to ${count}`).toBe(true);
				expect(isNearest(num * 10n + 5n, 10n ** 30n, count)).toBe(true);
			}
});

test('balls and fractions have the same digits', () => {
	for (const [num, den] of [
		[97n, 7n],
		[996n, 101n],
		[1n, 1003n],
		[35_000_001n, 13n]
	] as const)
		for (let count = 1; count <= 60; count++)
			expect(decimalOfReal(realFromRational(fraction(num, den), 400), count).digits).toBe(
				decimalOfRational(fraction(num, den), count).digits
			);
});
