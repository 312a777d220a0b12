import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 12 }, testContext());

test.each([
	// PERCENTILE.INC and QUARTILE.INC of spreadsheets
	['90th percentile of 1,2,3,4,5,6,7,8,9,10', '91/10'],
	['90th percentile of 1..10 list', '91/10'],
	['0th percentile of -3, 2', '-3'],
	['30th percentile of 2, -3', '-3/2'],
	['100th percentile of 4, 9', '9'],
	['quartiles of 1,2,3,4', '[7/4, 5/2, 13/4]'],
	['quartiles of 1,2,3,4,5', '[2, 3, 4]'],
	['first quartile of 5 1 3', '2'],
	['iqr of 1,2,3,4,9', '2'],
	['gcd of x^2-1 and x-1', 'x - 1'],
	['lcm of x^2-1 and x-1', '(x - 1)*(x + 1)'],
	['gcd of 12 and 18', '6'],
	['area under y = x^2 from 0 to 3', '9'],
	['PV = nRT for T', 'T = P*V/(R*n)']
])('%s is %s', async (text, exact) => {
	expect((await ask(text)).exact).toBe(exact);
});

test('a percentile says its method', async () => {
	const { notes } = await ask('quartiles of 1,2,3,4');
	expect(notes.map(({ text }) => text).join()).toMatch(/PERCENTILE\.INC/);
});

test.each([
	['percentile', /90th percentile of 1, 2, 3, 4/],
	['90th percentile of x', /90th percentile of 1, 2, 3, 4/],
	['quartiles', /quartiles of 1, 2, 3, 4/],
	['gradient of x^2*y', /diff\(x\^2\*y, x\) and diff\(x\^2\*y, y\)/],
	['asymptotes of 1/(x-1)', /domain of 1\/\(x-1\) and for limit of 1\/\(x-1\) as x -> infinity/],
	['eigenvectors [[2,0],[0,3]]', /eigenvalues \[\[2,0\],\[0,3\]\]/],
	['partial fractions of 1/(x^2-1)', /integrate\(1\/\(x\^2-1\), x\)/],
	['PV = nRT', /solve P\*V = n\*R\*T for T/],
	['100 days from now', /100 days after 2026-01-01/],
	['3 weeks ago', /3 weeks before 2026-01-01/]
])('%s is refused with a way out: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});
