/** Steps: each formula leads to the next, and conditions appear. */
import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const told = async (expression: string) => {
	const { steps, exact } = await engine.evaluate({ expression, digits: 20, steps: true }, testContext());
	return { exact, steps: steps ?? [], rules: (steps ?? []).map(({ rule }) => rule.split(':')[0]) };
};

test.each([
	['diff(x^2*sin(3x), x)', ['product rule', 'chain rule', 'constant factor', 'power rule', 'put together, in its shortest form']],
	['diff(log(x)/(x^2+1), x)', ['quotient rule', "(log(u))' = 1/u", 'sum rule', 'power rule', 'put together, in its shortest form']],
	['diff(x^5, x)', ['power rule']],
	['integrate(log(x), x)', ['table of integrals', 'checked']],
	['integrate(x*e^(x^2), x)', ['substitution', 'checked']],
	['integrate(1/(x^2-1), x, 2, 3)', ['partial fractions', 'checked', 'F(b) - F(a), as limits at the ends and between jumps']],
	['x^2 = 9', ['the right side taken from both sides', 'factored', 'a product is 0 where a factor is 0', 'a*x + b = 0 has the solution x = -b/a', 'a*x + b = 0 has the solution x = -b/a', 'each value put into the equation as it was written']],
	['limit(sin(x)/x, x, 0)', ["l'Hôpital's rule", 'continuous there']],
	['limit(x/e^x, x, infinity)', ["l'Hôpital's rule", 'above goes to 1, below to infinity']],
	['limit((1+1/x)^x, x, infinity)', ['u^v = exp(v*log(u)), and the limit of x*log(1/x + 1) is 1']],
	['limit(x^2+1, x, 3)', ['continuous there']],
	['series(e^x, x, 0, 2)', ['f(a) at a = 0', 'derivative 1, exp(x), at a; over 1! the coefficient is 1', 'the sum of f^(k)(a)/k!*(x - a)^k with a = 0']],
	['series(1/sin(x), x, 0, 2)', ['series of the parts, added, multiplied and put into each other, as far as the order goes']],
	['x+y=10, x-y=2', ['solved for x', 'put into the other', 'solved for y', 'what is known put in', 'put into each equation']],
	['x^2+y^2=25, x+y=7', ['solved for x', 'put into the other', 'what is left solved for y', 'put into each equation']],
	['x+y=1, x+y=2', ['solved for x', 'put into the other', 'nothing solves all of them']],
	['sqrt(8) + 2*3', ['square factors leave the root', 'multiplied, powers of one base joined']],
	['7', []]
])('%s', async (expression, rules) => expect((await told(expression)).rules).toEqual(rules)); // prettier-ignore

test.each([
	['diff(1/x, x)', 'x != 0'],
	['diff(log(x), x)', 'x > 0'],
	['diff(asin(x), x)', 'abs(x) < 1'],
	['solve(1/(x-1) = 2/x, x)', 'x - 1 != 0, x != 0'],
	['solve(a*x + b = 0, x)', 'a != 0'],
	['x/x', 'x != 0']
])('%s holds for %s', async (expression, condition) =>
	expect((await told(expression)).steps.map((step) => step.condition)).toContain(condition)
);

test('both sides of every step of a derivative have one value', async () => {
	const context = testContext();
	for (const f of ['x^3*e^x', 'sin(x^2)/x', 'log(cos(x))', 'sqrt(x^2 + 1)', 'x^x', '2^(x^2)', 'atan(1/x)']) {
		const { steps } = await told(`diff(${f}, x)`);
		for (const { from, to } of steps) {
			const difference = `subs(${from} - (${to}), x, 0.7)`;
			const { decimal_text: digits } = await engine.evaluate(
				{ expression: difference, digits: 5, steps: false },
				context
			);
			expect(Math.abs(Number(digits)), `${from} = ${to}`).toBeLessThan(1e-20);
		}
	}
});

test('what is put in has a plain letter that is free', async () => {
	const shown = async (expression: string) => JSON.stringify((await told(expression)).steps);
	expect(await shown('integrate(x*exp(x^2)*sin(exp(x^2)), x)')).toContain('substitution: u = exp(x^2)');
	expect(await shown('integrate(u*exp(u^2)*sin(exp(u^2)), u)')).toContain('substitution: v = exp(u^2)');
	expect(await shown('integrate(sqrt(1+sqrt(x)), x)')).not.toMatch(/u_\d/);
});

test('a pole that cancels is said', async () => {
	const ask = (expression: string) => engine.evaluate({ expression, digits: 20, steps: false }, testContext());
	expect((await ask('x/x')).notes.map(({ text }) => text)).toEqual([
		'for x != 0: elsewhere the expression has no value'
	]);
	expect((await ask('simplify((x^2-1)/(x-1))')).notes.map(({ text }) => text)).toEqual([
		'for x != 1: elsewhere the expression has no value'
	]);
	expect((await ask('1/(x+1)')).notes).toEqual([]);
	const simplify = (expression: string) => engine.simplify({ expression, steps: true }, testContext());
	expect(await simplify('(x^2-4)/(2x-4)')).toMatchObject({ simplified: 'x/2 + 1', conditions: ['x != 2'] });
	expect((await simplify('(x^2+1)/(x^2+1)')).conditions).toEqual([]);
	expect((await simplify('(x+1)/(x-1)')).conditions).toEqual([]);
	// A logarithm is real for positive arguments, and nothing divides by log 1.
	expect(await simplify('log(x^3)/log(x)')).toMatchObject({ simplified: '3', conditions: ['x > 0', 'x != 1'] });
	expect((await simplify('log(exp(x)/y)+log(y)')).conditions).toEqual(['y > 0']);
	expect((await simplify('log(x)+log(y)')).conditions).toEqual([]);
});
