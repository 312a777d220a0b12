/** Sums of hypergeometric terms: closed forms that hold at every end, and undefined when Gosper's algorithm excludes one. */
import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(30);

const SUMS: readonly (readonly [body: string, from: number, closed: string])[] = [
	// Petkovšek, Wilf and Zeilberger, A = B, ch. 5
	['(4k+1)*k!/(2k+1)!', 0, '2 - 2*(n + 1)!*(2*n + 3)/(2*n + 3)!'],
	['k*k!', 1, '(n + 1)! - 1'],
	['k*k!', 0, '(n + 1)! - 1'],
	['(k^2+1)*k!', 0, 'n*(n + 1)! + 1'],
	['k/(k+1)!', 1, '1 - (n + 2)/(n + 2)!'],
	['binomial(2k,k)/4^k', 0, '4^(-n)*binomial(2*n + 2, n + 1)*(n + 1)/2'],
	['binomial(k,3)', 3, 'binomial(n + 1, 3)*(n - 2)/4'],
	['(k^2-2k-1)/(k^2*(k+1)^2)*2^k', 1, '2*2^n/(n + 1)^2 - 2'],
	['1/(k^2-1)', 2, '3/4 - (2*n + 1)/(2*n*(n + 1))'],
	['3^k*(2k-1)/(k*(k+1))', 1, '3*3^n/(n + 1) - 3']
];

test.each(SUMS)('the sum of %s from %d is %s', async (body, from, closed) => {
	expect((await ask(`sum(${body}, k, ${from}, n)`)).exact).toBe(closed);
	for (const n of [from, from + 1, from + 7])
		expect((await ask(closed, { n })).exact).toBe((await ask(`sum(${body}, k, ${from}, ${n})`)).exact);
});

// Knuth, Graham and Patashnik, Concrete Mathematics, ch. 5; Dixon's identity with 2n.
test.each([
	['k^2*binomial(n,k)', 'n', '2^n*n*(n + 1)/4'],
	['binomial(n,k)^2', 'n', '(2*n)!/n!^2'],
	['(-1)^k*binomial(n,k)/(k+1)', 'n', '1/(n + 1)'],
	['2^k*binomial(2n-k,n)', 'n', '4^n'],
	['(-4)^k*binomial(n+k,2k)', 'n', '(-1)^n*(2*n + 1)'],
	['(-1)^k/binomial(2n,k)', '2n', '(2*n + 1)/(n + 1)'],
	['k*binomial(n,k) + binomial(n,k)', 'n', '2^n*n/2 + 2^n'],
	['k*binomial(n,k)^2', 'n', 'n*(2*n)!/(2*n!^2)'],
	['binomial(n,k)*binomial(n,k+2)', 'n', 'n*(2*n)!*(n - 1)/(n!^2*(n + 1)*(n + 2))'],
	['(-1)^k*binomial(2n,k)^3', '2n', '(-1)^n*27^n*(n - 1/3)!*(n - 2/3)!/((-1/3)!*(-2/3)!*n!^2)']
])('the sum of %s up to %s is %s', async (body, end, closed) => {
	expect((await ask(`sum(${body}, k, 0, ${end})`)).exact).toBe(closed);
	for (const n of [0, 1, 2, 7])
		expect((await ask(closed, { n })).decimal).toBeCloseTo(
			(await ask(`sum(${body}, k, 0, ${end})`, { n })).decimal ?? NaN
		);
});

// binomial(n, 2k) is 1, 1, 2, 4, 8 …: 2^(n − 1) from 1 on alone. k·binomial(n, 2k) is n·2^n/8 but for n = 1. Others change at 30.
test.each([
	'binomial(n, 2k)',
	'k*binomial(n, 2k)',
	'binomial(n, k)*max(k, 30)',
	'binomial(n, k)*(1 + binomial(k, 40))',
	'(-1)^k*binomial(n, k)',
	'binomial(n, k)/(k + 1)',
	'x^k*binomial(n, k)'
])('the sum of %s has no closed form of one term', async (body) =>
	expect((await ask(`sum(${body}, k, 0, n)`)).exact).toMatch(/^sum\(/)
);

test('an end that steps gives no closed form', async () =>
	expect((await ask('sum(binomial(5, k), k, 0, floor(n/30))')).exact).toMatch(/^sum\(/));

// No hypergeometric term has these differences.
test.each(['k!', '1/k', '2^k/k', 'k^2*k!', 'binomial(n, k)*k!'])(
	'the sum of %s stays, and that is said',
	async (body) => {
		const { exact, notes } = await ask(`sum(${body}, k, 1, n)`);
		expect(exact).toMatch(/^sum\(/);
		expect(notes.map(({ text }) => text)).toContain('no closed form of the sum was found');
	}
);

test('a long range is summed by its closed form', async () =>
	expect((await ask('sum(k*k!, k, 1, 300) - 301!')).exact).toBe('-1'));

test('a pole in the range is no closed form', async () =>
	await expect(ask('sum(1/(k*(k-3)), k, 1, 50)')).rejects.toThrow('division by zero'));
