/** Partial fractions, resultants, Laplace transforms and differential equations, as users write them. */
import { expect, test } from 'vitest';
import { calculate } from './calculate';

const ask = (text: string) => calculate(text, {}, 20);

test.each([
	['apart(1/(x^2-1), x)', '1/(2*(x - 1)) - 1/(2*(x + 1))'],
	['apart((x^3+2)/(x*(x^2+1)^2), x)', '2/x - (2*x - 1)/(x^2 + 1) - (2*x + 1)/(x^2 + 1)^2'],
	['apart(x^2, x)', 'x^2'],
	['resultant(x^2+a*x+b, 2*x+a, x)', '4*b - a^2'],
	['resultant(x^2-2, x^2-3*x+1, x)', '-9'],
	['resultant(x^2+1, 5, x)', '25'],
	['laplace(t^2*exp(-3*t), t, s)', '2/(s + 3)^3'],
	['laplace(sin(a*t), t, s)', 'a/(a^2 + s^2)'],
	['laplace(sqrt(t), t, s)', 'sqrt(pi/4)/s^(3/2)'],
	['inverselaplace(1/(s^2+2*s+5), s, t)', 'exp(-t)*sin(2*t)/2'],
	['inverselaplace((s+1)/(s^2*(s-2)), s, t)', '(3*exp(2*t) - 2*t - 3)/4'],
	['dsolve(diff(y,x,2) + 3*diff(y,x) + 2*y = exp(x), y, x)', 'y = C1*exp(-2*x) + C2*exp(-x) + exp(x)/6'],
	['dsolve(diff(y,x,2) + 4*y = 0, y, x)', 'y = C1*cos(2*x) + C2*sin(2*x)'],
	['dsolve(diff(y,x) + y/x = x, y, x)', 'y = x^2/3 + C1/x'],
	['dsolve(diff(y,x) = y^2*x, y, x)', 'y = -2/(x^2 + 2*C1)'],
	['dsolve(diff(y,x) = cos(x)/(y+cos(y)), y, x)', '(y^2 + 2*sin(y))/(2*(1 + cos(1))) = C1 + sin(x)/(1 + cos(1))']
])('%s is %s', (text, expected) => expect(ask(text)?.exact).toBe(expected));

test.each([
	['apart(sin(x)/x, x)', 'apart takes a rational function of x'],
	['resultant(sin(x), x, x)', 'resultant takes two polynomials in x'],
	['laplace(tan(t), t, s)', 'no Laplace transform was found'],
	['inverselaplace(s, s, t)', 'does not fall to 0'],
	['dsolve(y = 1, y, x)', 'dsolve needs a derivative of y'],
	['dsolve(diff(y,x) = x + y^2, y, x)', 'dsolve solves linear equations']
])('%s is refused: %s', (text, reason) => expect(() => ask(text)).toThrow(reason));

test('expand says where it stopped', () => {
	expect(ask('expand((a+b+c)^80)')?.said).toEqual([expect.stringContaining('left as it is')]);
	expect(ask('expand((a+b)^2)')?.said).toEqual([]);
});
