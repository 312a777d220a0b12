import { expect, test } from 'vitest';
import '../../special.lazy';
import { inWords } from '../../../../tests/support/in-words';
import { calculate } from '../calculate';

const answer = (text: string) => calculate(inWords(text), {}, 20);

test.each([
	['integrate(x^2, x, 0, 3)', '9'],
	['integrate(1/x, x, 1, e)', '1'],
	['integrate(x^2, x, 3, 0)', '-9'],
	['integrate(sin(x), x, 0, pi)', '2'],
	['integrate(1/(1+x^2), x, -oo, oo)', 'pi'],
	['integrate(exp(-x), x, 0, oo)', '1'],
	['integrate(x^5*exp(-x), x, 0, oo)', '120'],
	['integrate(exp(-abs(x)), x, -oo, oo)', '2'],
	['integrate(log(x), x, 0, 1)', '-1'],
	['integrate(1/sqrt(x), x, 0, 4)', '4'],
	// The antiderivative by the tangent jumps at π/2.
	['integrate(1/(1+sin(x)^2), x, 0, pi)', 'sqrt(2)*pi/2'],
	['integrate(x*abs(x), x, -1, 2)', '7/3'],
	['integrate(x - floor(x), x, 0, 3)', '3/2'],
	['integrate(exp(-x^2), x, -oo, oo)', 'sqrt(pi)'],
	['integrate(sin(x)/x, x, 0, oo)', 'pi/2'],
	['integrate(a*x^2, x, 0, 1)', 'a/3'],
	['integrate(exp(-x^2), x, 0, 1)', 'sqrt(pi)*erf(1)/2'],
	['integrate(sin(x)/x, x, 0, 1)', 'Si(1)'],
	// odd about the middle of the interval, or under x → 1/x
	['integrate(sin(x)^3/(1+x^4), x, -2, 2)', '0'],
	['integrate(sin(sin(x)), x, 0, 2pi)', '0'],
	['integrate(log(x)/(1+x^2), x, 0, oo)', '0'],
	// the mean of the integrand and its image is simpler
	['integrate(x*sin(x)/(1+cos(x)^2), x, 0, pi)', 'pi^2/4'],
	['integrate(1/(1+tan(x)^sqrt(2)), x, 0, pi/2)', 'pi/4'],
	['integrate(x^2/(1+exp(x)), x, -1, 1)', '1/3'],
	['integrate(1/((1+x^2)*(1+x^7)), x, 0, oo)', 'pi/4'],
	// residues above the axis
	['integrate(cos(2x)/(x^2+1)^2, x, -oo, oo)', '3*pi*exp(-2)/2'],
	['integrate(x*sin(x)/(x^2+4)^2, x, 0, oo)', 'pi*exp(-2)/8'],
	['integrate(sin(x)/(x^2+2x+5), x, -oo, oo)', '-pi*exp(-2)*sin(1)/2'],
	['integrate(x*sin(-x)/(x^2+9), x, -oo, oo)', '-pi*exp(-3)'],
	// Mellin transforms and the beta function
	['integrate(sin(x)^3/x^3, x, 0, oo)', '3*pi/8'],
	['integrate(x^3/(exp(x)+1), x, 0, oo)', '7*pi^4/120'],
	['integrate(x/sinh(x), x, 0, oo)', 'pi^2/4'],
	['integrate(log(x)^2/(1+x^2), x, 0, oo)', 'pi^3/8'],
	['integrate((exp(-x)-exp(-3x))/x, x, 0, oo)', 'log(3)'],
	['integrate(x*sin(x)/(1+x^2), x, -oo, oo)', 'pi*exp(-1)'],
	['integrate(log(x)/(1-x), x, 0, 1)', '-pi^2/6'],
	['integrate(log(cos(x)), x, 0, pi/2)', '-pi*log(2)/2'],
	// complete elliptic integrals
	['integrate(1/sqrt(1-1/4*sin(x)^2), x, 0, pi/2)', 'elliptick(1/4)'],
	['integrate(sqrt(1-1/4*sin(x)^2), x, 0, pi/2)', 'elliptice(1/4)'],
	['integrate(1/sqrt(2+cos(x)), x, 0, pi)', '2*sqrt(3)*elliptick(2/3)/3'],
	['integrate(sqrt(1+cos(x)^2), x, 0, 2pi)', '4*sqrt(2)*elliptice(1/2)'],
	['integrate(1/sqrt(1-1/2*sin(x)^2), x, 0, pi/3)', 'ellipticf(pi/3, 1/2)']
])('%s is %s', (text, exact) => expect(answer(text)?.exact).toBe(exact));

test.each([
	['integrate(exp(-x^4), x, 0, 1)', '0.84483859475710240076'],
	['integrate(sin(x)/(1+x^3), x, 0, 1)', '0.34699680129975716409']
])('%s has digits alone: %s', (text, digits) => {
	const { exact, decimalText } = answer(text)!;
	expect(exact).toMatch(/^integrate\(/);
	expect(decimalText).toBe(digits);
});

test.each([
	['integrate(1/x^2, x, -1, 1)', /diverges/],
	['integrate(1/x, x, -1, 1)', /diverges/],
	['integrate(tan(x), x, 0, pi)', /diverges/],
	['integrate(exp(x), x, 0, oo)', /diverges/],
	['integrate(x/(x^2+1), x, -oo, oo)', /diverges/],
	['integrate(1/x^3, x, -1, 1)', /diverges/],
	['integrate(x, x, 1/0, 2)', /division by zero/],
	['integrate(x, x, 1)', /both ends/]
])('%s is refused by name', (text, message) => expect(() => answer(text)).toThrow(message));
