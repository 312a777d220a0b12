/** Sums to infinity: values that tables of series have, and refusals of what diverges. */
import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test.each([
	'sum(1/(2k+1), k, 0, oo)',
	'sum(2^k/k, k, 1, oo)',
	'sum(binomial(2k,k)/2^k, k, 0, oo)',
	'sum(k/(k^2+1), k, 0, oo)'
])('%s diverges and has no value', async (text) => await expect(ask(text)).rejects.toThrow());
