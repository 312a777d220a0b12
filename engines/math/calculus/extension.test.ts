import { expect, test } from 'vitest';
import { calculate } from './calculate';

const exact = (text: string) => calculate(text, {}, 20)?.exact;

test.each([
	['x^2-2', 'sqrt(2)', '(x + sqrt(2))*(x - sqrt(2))'],
	['x^2+1', 'i', '(x + i)*(x - i)'],
	['x^2-x-1', 'sqrt(5)', '(x - sqrt(5)/2 - 1/2)*(x + sqrt(5)/2 - 1/2)'],
	['x^2+x+1', 'sqrt(-3)', '(x - sqrt(3)*i/2 + 1/2)*(x + sqrt(3)*i/2 + 1/2)'],
	['x^4+1', 'sqrt(2)', '(x^2 - sqrt(2)*x + 1)*(x^2 + sqrt(2)*x + 1)'],
	['x^4+1', 'i', '(x^2 + i)*(x^2 - i)'],
	['x^4-10x^2+1', 'sqrt(2)', '(x^2 - 2*sqrt(2)*x - 1)*(x^2 + 2*sqrt(2)*x - 1)'],
	['x^4+x^3+x^2+x+1', 'sqrt(5)', '(x^2 - (sqrt(5) - 1)*x/2 + 1)*(x^2 + (1 + sqrt(5))*x/2 + 1)'],
	['x^6-2', 'sqrt(2)', '(x^3 + sqrt(2))*(x^3 - sqrt(2))'],
	// Leading coefficients, multiple factors, and factors that stay
	['4x^2-2', '3*sqrt(2)', '4*(x - sqrt(2)/2)*(x + sqrt(2)/2)'],
	['(2x^2-1)^3', 'sqrt(2)', '8*(x - sqrt(2)/2)^3*(x + sqrt(2)/2)^3'],
	['3x^3-6x', 'sqrt(2)', '3*x*(x + sqrt(2))*(x - sqrt(2))'],
	['x^2-3', 'sqrt(2)', 'x^2 - 3'],
	['x^3-2', 'sqrt(2)', 'x^3 - 2']
])('%s over %s is %s', (f, root, factors) => expect(exact(`factor(${f}, ${root})`)).toBe(factors));

test.each([
	['factor(x^3-2, cbrt(2))', /by i or a square root/],
	['factor(x^2-2, 2)', /by i or a square root/],
	['factor(x^2-y, sqrt(2))', /takes one unknown/],
	['factor(1/(x^2-2), sqrt(2))', /rational coefficients/],
	['factor(x^2-2*sqrt(2)*x+2, sqrt(2))', /rational coefficients/],
	['factor(x^2-2, sqrt(2), 3)', /takes one expression/]
])('%s is refused', (text, message) => expect(() => exact(text)).toThrow(message));
