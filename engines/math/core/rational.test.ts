import { describe, expect, test } from 'vitest';
import { bitLength } from './rational';

describe('the number of binary digits', () => {
	// Where a double rounds up to a power of two, and where numbers become too long for one.
	const exponents = [
		...Array(130).keys(),
		523,
		524,
		899,
		900,
		999,
		1_000,
		1_001,
		1_899,
		1_900,
		7_999,
		8_000,
		8_001,
		40_000
	];
	test.each(exponents)('beside 2^%i is the length of its binary text', (n) => {
		for (const offset of [-1n, 0n, 1n]) {
			const value = (1n << BigInt(n)) + offset;
			const digits = value === 0n ? 0 : value.toString(2).length;
			expect([bitLength(value), bitLength(-value)]).toEqual([digits, digits]);
		}
	});
});
