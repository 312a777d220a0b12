import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const ask = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 30, ...(variables ? { variables } : {}) }, testContext());

test.each([
	// around the question
	['=SUM(4, 5)', '9', 'sum(4, 5)'],
	['“7 − 2”', '5', '7 - 2'],
	['7*6=', '42', '7*6'],
	['７×６', '42', '7*6'],
	['٣+٤', '7', '3 + 4'],
	['$12 + $8', '20', '12 + 8'],
	['what is 12 divided by 5?', '12/5', '12/5'],
	// words
	['seven plus twenty-five', '32', '7 + 25'],
	['two hundred and six minus six', '200', '206 - 6'],
	['half of 90', '45', '1/2*90'],
	['square root of 81', '9', 'sqrt(81)'],
	['log base 3 of 81', '4', 'log(81, 3)'],
	['greatest common divisor of 84 and 36', '12', 'gcd(84, 36)'],
	['average of 2, 4 and 9', '5', 'mean(2, 4, 9)'],
	['factorial of 5', '120', 'factorial(5)'],
	['2 to the power of 8', '256', '2^8'],
	['sum of k^2 from k = 1 to 10', '385', 'sum(k^2, k, 1, 10)'],
	['sum k from 1 to 200', '20100', 'sum(k, k, 1, 200)'],
	['8 is what percent of 32', '25%', '8/32'],
	['12 percent of 50', '6', '12/100*50'],
	['0.125 as a fraction', '1/8', '0.125'],
	['1000 in hex', '0x3e8', '1000'],
	['-6 to binary', '-0b110', '-6'],
	['pi to 3 decimal places', '1571/500', 'round(pi, 3)'],
	['3.5k', '3500', '3.5*1000'],
	// truth
	['5 > 3 ? 10 : 20', '10', 'if(5 > 3, 10, 20)'],
	['2 < 3 and 3 < 2', 'false', '2 < 3 and 3 < 2'],
	['true xor true', 'false', 'true xor true'],
	['IF(1 = 2, 3, 4)', '4', 'if(1 = 2, 3, 4)'],
	// LaTeX
	['\\frac{3}{4}+\\sqrt[3]{27}', '15/4', '3/4 + root(27, 3)'],
	['\\frac34 \\cdot 2^{3}', '6', '3/4*2^3'],
	['$\\sum_{k=1}^{5} k^2$', '55', 'sum(k^2, k, 1, 5)'],
	['\\left|-7\\right| \\times \\binom{5}{2}', '70', 'abs(-7)*binomial(5, 2)'],
	['\\sin\\left(\\frac{\\pi}{6}\\right)', '1/2', 'sin(pi/6)']
])('%s is %s, read as %s', async (text, exact, reading) => {
	const answer = await ask(text);
	expect(answer).toMatchObject({ exact, reading });
	expect((await ask(answer.exact)).decimal).toBe(answer.decimal);
});

test.each([
	['log(1000)', 'log is the natural logarithm', 'log10(1000)', '3'],
	['cos(60)', 'the angle is in radians', 'cos(60°)', '1/2'],
	['200 + 10%', 'the percentage is one of what stands before it', '200 + 10/100', '2001/10'],
	['1,234', 'the comma in 1,234 groups thousands', '1.234', '617/500'],
	['3 1/2', '3 1/2 is 3 and 1/2', '3*1/2', '3/2'],
	['20% tip on 50', 'this is the tip alone', '50*(1 + 20/100)', '60'],
	['sin^-1(1)', 'sin^-1 is the inverse function', 'sin(1)^(-1)', '1/sin(1)'],
	['x2', 'x2 is one name', 'x*2', '2*x'],
	['2xy', 'xy is the product x·y; name it in variables for one unknown', null, null]
])('%s says: %s', async (text, said, alternative, value) => {
	expect((await ask(text)).notes).toContainEqual({ text: said, alternative, value });
});

test.each([
	['sinx', 'unknown word "sinx": did you mean sin(x)?'],
	['sqr(4)', 'unknown function "sqr": did you mean sqrt?'],
	['width*2', 'unknown word "width": give it a value in variables'],
	['today + 3', 'unknown word "today": dates are not computed here'],
	['2026-11-21 + 3', '2026-11-21 looks like a date'],
	['rand()', 'random numbers are not given'],
	['\\frac{1}{', 'unexpected'],
	['1/3 in binary', 'only whole numbers are written in base 2 here'],
	['x > 1 ? 2 : 3', 'the choice depends on x'],
	['1 + (2 < 3)', 'a comparison is not a number'],
	['seven plus', 'of "7 +"']
])('%s is refused: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});

test('a word that is a variable is its value', async () => {
	expect((await ask('2width', { width: 3 })).exact).toBe('6');
	expect((await ask('xy', { xy: 5 })).exact).toBe('5');
	expect((await ask('3 x 4', { x: 2 })).exact).toBe('24');
});

test('digits that are asked for in words are given', async () => {
	expect((await ask('sqrt(2) to 50 digits')).decimal_text).toBe('1.4142135623730950488016887242096980785696718753769');
});
