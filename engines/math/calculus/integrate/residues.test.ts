/** Logarithms with algebraic residues: the derivative of each result is the integrand, and its form is minimal. */
import { expect, test } from 'vitest';
import { askMath } from '../../../../tests/support/ask-math';

const ask = askMath(30);

test.each([
	// Rothstein and Trager: residues (1 ± √2)/2
	['(7*x^13+10*x^8+4*x^7-7*x^6-4*x^3-4*x^2+3*x+3)/(x^14-2*x^8-2*x^7-2*x^4-4*x^3-x^2+2*x+1)'],
	['1/(x^4+1)^2'],
	['(36x^6+126x^5+183x^4+13807/6*x^3-407x^2-3242/5*x+3044/15)/((x^2+7/6*x+1/3)^2*(x-2/5)^3)']
])('∫ %s dx has the integrand as its derivative', async (f) => {
	const F = await ask(`integrate(${f}, x)`);
	for (const x of ['0.7', '2.3', '-3.1']) {
		const slope = await ask(`subs(diff(${F.exact}, x) - (${f}), x, ${x})`);
		expect(Math.abs(Number(slope.decimal_text)), x).toBeLessThan(1e-20);
	}
});
