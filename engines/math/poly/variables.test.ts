import { expect, test } from 'vitest';
import { Budget } from './budget';
import { fromTerms, Ring, type Poly } from './sparse';
import { evaluateAt, shift } from './variables';

const ring = new Ring(3, new Budget());
const poly = (terms: readonly (readonly [number, readonly number[]])[]): Poly =>
	fromTerms(terms.map(([c, exponents]) => [ring.pack([...exponents]), BigInt(c)] as const));

test.each([
	['x^3·y + 2·x·z^2 - 5', poly([[1, [3, 1, 0]], [2, [1, 0, 2]], [-5, [0, 0, 0]]])], // prettier-ignore
	['(x+1)^2·y - y, which loses a term', poly([[1, [2, 1, 0]], [2, [1, 1, 0]]])], // prettier-ignore
	['x^9 alone', poly([[1, [9, 0, 0]]])]
])('%s with x + a for x has at b the value of the first at a + b', (_, p) => {
	for (const a of [-3n, 0n, 2n, 7n]) {
		const shifted = shift(ring, p, 0, a);
		for (const b of [-2n, 0n, 5n]) expect(evaluateAt(ring, shifted, 0, b)).toEqual(evaluateAt(ring, p, 0, a + b));
	}
});
