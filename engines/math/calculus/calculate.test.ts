import { expect, test } from 'vitest';
import { inWords } from '../../../tests/support/in-words';
import { calculate } from './calculate';
import '../special.lazy';

const answer = (text: string, variables: Record<string, number> = {}) =>
	calculate(inWords(text, variables), variables, 30);

test.each([
	['second derivative of e^(2x)', '4*exp(2*x)'],
	['second derivative of 3x^2', '6'],
	['third derivative of 2x^4', '48*x'],
	['second derivative of sin(2t)', '-4*sin(2*t)']
])('%s takes the unknown after a digit: %s', (text, exact) => expect(answer(text)?.exact).toBe(exact));

test.each([
	['diff(gamma(x), x)', 'digamma(x)*gamma(x)'],
	['diff(erf(2x), x)', '4*exp(-4*x^2)/sqrt(pi)'],
	['diff(max(x, x^2), x)', 'x - sign(x - x^2)*(2*x - 1)/2 + 1/2'],
	['diff(besselj(0, x), x)', '-besselj(1, x)'],
	['diff(x^2, x)', '2*x'],
	['diff(x^3, x, 2)', '6*x'],
	['diff(x^2*y^3, x, y)', '6*x*y^2'],
	['diff(sin(x)*exp(x), x)', 'exp(x)*(cos(x) + sin(x))'],
	['derivative(atan(x))', '1/(x^2 + 1)'],
	['d/dx x^x', 'x^x*(log(x) + 1)'],
	['d²/dx² sin(x)', '-sin(x)'],
	['differentiate log(x) with respect to x', '1/x'],
	['2 + diff(x^2, x)', '2*x + 2'],
	['diff(diff(x^4, x), x)', '12*x^2'],
	['diff(sum(x^k, k, 1, 3), x)', '3*x^2 + 2*x + 1'],
	['diff(abs(x), x)', 'sign(x)'],
	// Off the positive numbers √(x³) is imaginary: its size is √|x³|.
	['diff(abs((x^3)^(1/2)), x)', '3*x^2*sign(x)/(2*sqrt(abs(x)^3))'],
	['diff(abs(-2*sqrt(x)/x), x)', '-sign(x)/abs(x)^(3/2)'],
	['expand((x+1)^3)', 'x^3 + 3*x^2 + 3*x + 1'],
	['factor(x^4 + 4)', '(x^2 - 2*x + 2)*(x^2 + 2*x + 2)'],
	['factor 360', '2^3*3^2*5'],
	['factor(-12/35)', '-2^2*3/5/7'],
	['gcd(x^2 + 2x + 1, x^2 - 1)', 'x + 1'],
	['lcm(6x, 4x^2)', '12*x^2'],
	['isprime(2^61 - 1)', 'true'],
	['is 91 a prime', 'false'],
	['(a+b)^2 expand', 'a^2 + 2*a*b + b^2'],
	['x^2 - 9 factored', '(x - 3)*(x + 3)'],
	['y = 2x + 3 when x = 5', '13'],
	// (2 + h)³ − (2 + h) = 6 + 11h + …; √ is 2 at 4 and grows by a quarter; −1/3 is the normal of a slope of 3
	['equation of the tangent to x^3 - x at x = 2', '11*x - 16'],
	['tangent line of sqrt(x) at (4, 2)', 'x/4 + 1'],
	['find the normal line to y = x^3 at x = 1', '4/3 - x/3'],
	['tangent line at t = 3 to t^2', '6*t - 9'],
	['slope of sin(x) at pi', '-1'],
	['gradient of x^3 at x = 2', '12']
])('%s is %s', (text, exact) => expect(answer(text)?.exact).toBe(exact));

test.each([
	['diff(abs(log(x)), x)', 'for x > 0: elsewhere the derivative is another'],
	['diff(abs(sqrt(x) - 1), x)', 'for x >= 0: elsewhere the derivative is another']
])('%s says: %s', (text, said) => expect(answer(text)?.said).toContain(said));

test.each(['diff(abs(x^2 - 1), x)', 'diff(abs(log(x^2 + 2)), x)', 'diff(abs(sqrt(x)), x)'])(
	'%s holds everywhere',
	(text) => expect(answer(text)?.said?.filter((each) => /elsewhere/.test(each))).toEqual([])
);

test('a derivative is taken before its variable has a value', () => {
	expect(answer('diff(a*x^2, x)', { x: 3 })?.exact).toBe('6*a');
});

test.each([
	['isprime(3317044064679887385961981)', 'false'],
	['isprime(1000000000000000000000000000057)', 'true'],
	['isprime(1590231231043178376951698401)', 'false']
])('%s is %s: thirteen witnesses do not see the first, and 3·10^24 is not the end', (text, exact) =>
	expect(answer(text)?.exact).toBe(exact)
);

test.each([
	['diff(x^2, 3)', /needs a variable/],
	['diff(x^2, e)', /needs a variable/],
	['diff(x^2, x, -1)', /whole number from 0/],
	['diff(f(x), x)', /f is no function/],
	['diff(foo(x), x)', /foo is no function/],
	['diff(x*y)', /which of x, y/],
	['diff(1/(x-x), x)', /division by zero/],
	['diff(floor(x), x)', /jumps/],
	['diff(3 < 4, x)', /true or false/],
	['diff(true, x)', /true or false/],
	['diff(x', /not closed/],
	['d/dx', /expression is missing/],
	['isprime(2.5)', /whole number/]
])('%s is refused by name', (text, message) => expect(() => answer(text)).toThrow(message));
