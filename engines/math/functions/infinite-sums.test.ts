/** Sums to infinity: values that tables of series have, and refusals of what diverges. */
import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test.each([
	// Leibniz; Mengoli; coth by its poles
	['sum((-1)^k/(2k+1), k, 0, oo)', 'pi/4'],
	['sum((2k+1)/(k^2*(k+1)^2), k, 1, oo)', '1'],
	['sum(1/k - 1/(k+1), k, 1, oo)', '1'],
	['sum(1/(k^2+1), k, 0, oo)', '1/2 + pi*coth(pi)/2'],
	['sum(1/(k*(3k+1)), k, 1, oo)', '3 - sqrt(3)*pi/6 - 3*log(3)/2'],
	['sum(1/(2k+1)^2, k, 0, oo)', 'pi^2/8'],
	['sum(1/(3k+1)^2, k, 0, oo)', 'polygamma(1, 1/3)/9'],
	['sum(1/(k*2^k), k, 1, oo)', 'log(2)'],
	['sum((-1)^k/((2k+1)*3^k), k, 0, oo)', 'sqrt(3)*pi/6'],
	['sum((-1)^k/(2k)!, k, 0, oo)', 'cos(1)'],
	['sum(k^3*2^k/k!, k, 0, oo)', '22*exp(2)'],
	['sum(1/binomial(2k,k), k, 0, oo)', '4/3 + 2*sqrt(3)*pi/27'],
	['sum(binomial(2k,k)/5^k, k, 0, oo)', 'sqrt(5)'],
	['sum(ln(1 - 1/k^2), k, 2, oo)', '-log(2)'],
	['sum(binomial(n,k), k, 1, n)', '2^n - 1']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));

test.each([
	'sum(1/(2k+1), k, 0, oo)',
	'sum(2^k/k, k, 1, oo)',
	'sum(binomial(2k,k)/2^k, k, 0, oo)',
	'sum(k/(k^2+1), k, 0, oo)'
])('%s diverges and has no value', async (text) => await expect(ask(text)).rejects.toThrow());
