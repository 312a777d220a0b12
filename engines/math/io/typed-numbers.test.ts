import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 15 }, testContext());
const solved = async (expression: string) => (await ask(expression)).solutions?.map(({ exact }) => exact);

test.each([
	// No group of thousands begins with a zero.
	['0,125 * 8', '1'],
	['0,250', '1/4'],
	['1 - 0,250', '3/4'],
	['1,250', '1250'],
	// Lists whose items something else than a comma parts.
	['Mittelwert von 1,5 und 2,5', '2'],
	['moyenne de 2,5 et 3,5', '3'],
	['mean of 1,5; 2,5', '2'],
	['mean of 1, 5 and 3', '3'],
	['min 0,5 0,3', '3/10'],
	// Numbers side by side of a function of several.
	['gcd 12,18', '6'],
	['lcm 4, 6', '12'],
	['max 2,5', '5'],
	['ggT von 12 und 18', '6'],
	// LaTeX: arguments, bases, powers at the name, mixed numbers, bars.
	['\\max(2,5)', '5'],
	['\\gcd\\left(12,18\\right)', '6'],
	['\\log_2 8', '3'],
	['\\log_{10} 100', '2'],
	['\\log_{3}{81}', '4'],
	['\\overline{3+4i}', '3 - 4*i'],
	['0.\\overline{3}', '1/3'],
	['2\\frac{1}{2}', '5/2'],
	['x^2\\frac12', 'x^2/2'],
	['\\sin^2 x', 'sin(x)^2'],
	['5 \\pmod 3', '2'],
	['1{,}5', '3/2'],
	['\\$5.00 + \\$3', '8'],
	['\\frac{\\partial}{\\partial x} x^2 y', '2*x*y'],
	['\\begin{cases} x+y=3 \\\\ x-y=1 \\end{cases}', 'x = 2, y = 1'],
	// Percentages that take away.
	['200 + -10%', '180'],
	['-5% of 200', '-10'],
	['30 as percent of 120', '25%'],
	// Number theory by its usual signs: A000010(36), A000203(28), A000005(360).
	['phi(36)', '12'],
	['sum of divisors of 28', '56'],
	['number of divisors of 360', '24'],
	['31/12/2024 - 01/12/2024', '30 days']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));

test.each([
	['2,5x = 10', ['4']],
	['solve 2,5x = 10', ['4']],
	['x^2 = 6,25', ['-5/2', '5/2']],
	['x^3 = 0,125', ['1/2', '-1/4 - sqrt(3)*i/4', '-1/4 + sqrt(3)*i/4']],
	['x > 2,5', ['(5/2, oo)']],
	['\\frac{x}{2} = 3,5', ['7']],
	['3x = 12,345', ['4115']],
	['x + y = 2,5; x - y = 0,5', ['3/2', '1']],
	['x + y = 2,5, x - y = 0,5', ['3/2', '1']],
	// A comma between two relations parts them.
	['x+y=3,2x-y=1', ['4/3', '5/3']]
])('%s has the solutions %j', async (text, exact) => expect(await solved(text)).toEqual(exact));

test.each([
	['1.2(34)', '611/495'],
	['mean of 1,5 and 2,5', '13/4'],
	['phi(36)', '18 + 18*sqrt(5)']
])('%s may be %s too', async (text, other) =>
	expect((await ask(text)).notes.map(({ value }) => value)).toContain(other)
);

test.each([
	['W(1)', /no function here/],
	['0.123.456', /unexpected/],
	['\\bar{x}', /mean or a conjugate/],
	['45 days after 2025-03-10', /Thursday, 2025-04-24/],
	['01/02/2024 - 01/01/2024', /2024-01-02 or 2024-02-01/]
])('%s is asked back', async (text, reason) => await expect(ask(text)).rejects.toThrow(reason));

test('fifty places are told in digits', async () =>
	expect((await ask('pi to 50 decimal places')).decimal_text).toBe(
		'3.14159265358979323846264338327950288419716939937511'
	));

test.each([
	// An interval after a function is not a condition on an equation.
	['average value of f(x) = x^2 on [0, 3]', '3'],
	['maximum of f(x) = x^2 on [0, 2]', '4']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));
