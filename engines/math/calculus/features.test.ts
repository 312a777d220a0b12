import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test.each([
	// y = (x − 2)² − 1, y = 2(x − 2)² − 3
	['vertex of x^2-4x+3', '[2, -1]'],
	['find the vertex of the parabola y = 2x^2 - 8x + 5', '[2, -3]'],
	['vertex(t^2 - 3t)', '[3/2, -9/4]'],
	['vertex of a*x^2+b*x+c', '[-b/(2*a), c - b^2/(4*a)]'],
	['vertex form of x^2+6x+5', '(x + 3)^2 - 4'],
	['axis of symmetry of x^2+6x+1', 'x = -3'],
	['complete the square x^2+6x+5', '(x + 3)^2 - 4'],
	['completing the square: -3x^2+12x-7', '-3*(x - 2)^2 + 5'],
	['complete the square x^2+5x=0', '(x + 5/2)^2 - 25/4'],
	['complete the square for x^2-6x+9', '(x - 3)^2'],
	['complete the square x^2+sqrt(a)*x', '(x + sqrt(a)/2)^2 - a/4'],
	['complete the square x^2-sqrt(2)x+1', '(x - sqrt(2)/2)^2 + 1/2'],
	['complete the square -x^2+4', '-x^2 + 4'],
	['complete the square x^2+pi*x-e', '(x + pi/2)^2 - e - pi^2/4'],
	['complete the square (1+sqrt(2))x^2', '(1 + sqrt(2))*x^2'],
	['complete the square a*x^2+b*x+c', 'a*(x + b/(2*a))^2 + c - b^2/(4*a)'],
	['quadratic formula 1 -3 2', 'x = 1 or x = 2'],
	['quadratic formula a=2, b=4, c=-6', 'x = -3 or x = 1'],
	['quadratic formula x^2-x-1=0', 'x = 1/2 - sqrt(5)/2 or x = 1/2 + sqrt(5)/2'],
	// 9 − 20; −4·(−3)³ − 27·1² of the depressed cubic
	['discriminant of x^2+3x+5', '-11'],
	['discriminant of x^3 - 3x + 1', '81'],
	['discriminant(x^2+b*x+c, x)', 'b^2 - 4*c'],
	['y-intercept of y = 2x + 3', '3'],
	['x intercepts of x^2 - 4', 'x = -2 or x = 2'],
	['stationary points of x^3-3x', 'x = -1 or x = 1'],
	['inverse of f(x) = 2x+3', 'x = (y - 3)/2'],
	['inverse function of (x+1)/(x-2)', 'x = (2*y + 1)/(y - 1)'],
	['inverse of [1,2;3,4]', '[-2, 1; 3/2, -1/2]'],
	['domain of sqrt(x-2)', 'x >= 2'],
	['domain of 1/(x^2-4)', 'x < -2 or -2 < x < 2 or x > 2'],
	['domain of f(x) = log(x+3)/sqrt(5-x)', '-3 < x < 5'],
	['domain of sqrt(x^2-1)', 'x <= -1 or x >= 1'],
	['domain of asin(2x)', '-1/2 <= x <= 1/2'],
	['domain(x/x)', 'x < 0 or x > 0'],
	['domain of x^2', '-infinity < x < infinity'],
	['domain of sqrt(-x^2-1)', 'false']
])('%s is %s', async (text, exact) => {
	expect((await ask(text)).exact).toBe(exact);
});

test.each([
	['vertex of x^3', /a vertex is of a polynomial of degree 2 in x/],
	['vertex of sin(x)', /polynomial of degree 2/],
	['vertex of 2x + 1', /polynomial of degree 2/],
	['axis of symmetry of x^3 - x', /polynomial of degree 2/],
	['complete the square 1/x', /polynomial of degree 2/],
	['discriminant of x^4+1', /degree 2 and 3/],
	['2 + vertex(x^2)', /vertex has to stand alone/],
	['domain of tan(x)', /the domain of a function that breaks off again and again/],
	['domain of x*y', /one unknown/],
	['range of x^2+1', /stationary points of x\^2\+1/],
	// |x| is critical at its kink: the answer must not claim that no such point exists.
	['critical points of abs(x)', /critical/]
])('%s is refused by name: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});

test('an empty domain is told in words', async () => {
	const { solutions, notes } = await ask('domain of sqrt(-1-x^2)');
	expect(solutions).toEqual([]);
	expect(notes.map(({ text }) => text)).toContain('there is no real value');
});
