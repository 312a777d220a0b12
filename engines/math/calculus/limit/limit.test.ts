import { expect, test } from 'vitest';
import '../../special.lazy';
import '../../sums.lazy';
import { inWords } from '../../../../tests/support/in-words';
import { calculate } from '../calculate';

const exact = (text: string) => calculate(inWords(text), {}, 20)?.exact;

test.each([
	['limit(sin(x)/x, x, 0)', '1'],
	// Remainders of functions that tend to a number, under factors that grow [DLMF 6.12, 7.12]
	['limit(x*exp(x^2)*erfc(x), x, oo)', '1/sqrt(pi)'],
	['limit((erf(x)+1)*exp(x^2)*x, x, -oo)', '-1/sqrt(pi)'],
	['limit(x*exp(-x^2)*erfi(x), x, oo)', '1/sqrt(pi)'],
	['limit(x*exp(-x)*Ei(x), x, oo)', '1'],
	['limit(erfc(x+1/x)/erfc(x), x, oo)', 'exp(-2)'],
	['limit(Ci(x), x, oo)', '0'],
	// Poles and tails of ζ, ψ and log Γ, and W [DLMF 4.13, 5.11, 5.15, 25.2]
	['limit((x-1)*zeta(x), x, 1)', '1'],
	['limit(2^x*(zeta(x)-1), x, oo)', '1'],
	['limit(x*(digamma(x)-log(x)), x, oo)', '-1/2'],
	['limit(x^2*polygamma(1,x), x, 0)', '1'],
	['limit((x+2)*digamma(x), x, -2)', '-1'],
	['limit((digamma(1+x)-digamma(1))/x, x, 0)', 'pi^2/6'],
	['limit(digamma(2x)-digamma(x), x, oo)', 'log(2)'],
	['limit(loggamma(x)/(x*log(x)), x, oo)', '1'],
	['limit(loggamma(x)+log(x), x, 0, "+")', '0'],
	['limit(lambertw(x)/log(x), x, oo)', '1'],
	['limit((Ei(x)-log(x)+digamma(1))/x, x, 0, "+")', '1'],
	['limit((Ei(x)-log(-x)+digamma(1))/x, x, 0, "-")', '1'],
	['limit((Ci(x)-log(x)+digamma(1))/x^2, x, 0, "+")', '-1/4'],
	['limit((Chi(2x)-log(2x)+digamma(1))/x^2, x, 0, "+")', '1'],
	['limit((lambertw(x)-x)/x^2, x, 0)', '-1'],
	// Functions of a wave that stay away from 0, and the size of a wave
	['limit(x/(2+sin(1/x)), x, 0)', '0'],
	['limit(x*abs(sin(1/x)), x, 0)', '0'],
	['limit((2-abs(cos(x)))/x, x, oo)', '0'],
	['limit(exp(x)*(3+2*sin(x)), x, oo)', 'infinity'],
	['limit(x*(sin(x)^2-2), x, oo)', '-infinity'],
	// Terms below every double, powers of an unknown, and sums of fractions
	['limit(x+exp(-exp(x)), x, oo)', 'infinity'],
	['limit(digamma(digamma(x)), x, oo)', 'infinity'],
	['limit(x^n-x^(n-1), x, oo)', 'infinity'],
	['limit(x^n-x^(n+2), x, oo)', '-infinity'],
	['limit(sum(1/k,k,1,n)-log(n), n, oo)', '-digamma(1)'],
	['limit(sum(1/(n+k),k,1,n), n, oo)', 'log(2)'],
	['limit(n*sum(1/k^2,k,n,2n), n, oo)', '1/2'],
	// Series at 0, where the derivatives of the table are 0/0
	['limit(polylog(2,x)/x, x, 0)', '1'],
	['limit((elliptick(x)-pi/2)/x, x, 0)', 'pi/8'],
	['limit((1-cos(x))/x^2, x, 0)', '1/2'],
	['limit((1+1/x)^x, x, oo)', 'e'],
	['limit((1+2/x)^(3x), x, oo)', 'exp(6)'],
	['limit(x*log(x), x, 0, "+")', '0'],
	['limit(x^x, x, 0, "+")', '1'],
	['limit(log(x)/x, x, oo)', '0'],
	['limit(x^10*exp(-x), x, oo)', '0'],
	['limit(exp(x)-x^5, x, oo)', 'infinity'],
	['limit(exp(-1/x^2)/x^4, x, 0)', '0'],
	['limit((x^2-1)/abs(x-1), x, 1, "-")', '-2'],
	['limit(1/x, x, 0, "-")', '-infinity'],
	['limit(tan(x), x, pi/2, "+")', '-infinity'],
	['limit(((x+h)^3-x^3)/h, h, 0)', '3*x^2'],
	['limit(sin(a*x)/sin(b*x), x, 0)', 'a/b'],
	['limit(x*sin(1/x), x, 0)', '0'],
	['limit(sqrt(x^2+1)/x, x, -oo)', '-1'],
	['limit(floor(x), x, 3, "-")', '2'],
	['limit(cosh(x)/exp(x), x, oo)', '1/2'],
	['limit of (x^2-4)/(x-2) as x -> 2', '4'],
	['lim x->0 sin(x)/x', '1'],
	['limit((1-x)*tan(pi*x/2), x, 1)', '2/pi'],
	// Gruntz' own examples (1996)
	['limit(exp(x)*(exp(1/x - exp(-x)) - exp(1/x)), x, oo)', '-1'],
	['limit((3^x + 5^x)^(1/x), x, 0, "+")', 'infinity'],
	['limit((exp(x*exp(-x)/(exp(-x)+exp(-2*x^2/(x+1))))-exp(x))/x, x, oo)', '-exp(2)'],
	['limit(exp(x)*(exp(1/x+exp(-x)+exp(-x^2))-exp(1/x-exp(-exp(x)))), x, oo)', '1'],
	['limit(log(x)*(log(log(x)+log(log(x)))-log(log(x)))/log(log(x)+log(log(log(x)))), x, oo)', '1'],
	// f^g as exp(g·log f)
	['limit((x/(x+2))^x, x, oo)', 'exp(-2)'],
	['limit(((2x+3)/(2x-1))^x, x, oo)', 'exp(2)'],
	['limit((tan(x)/x)^(1/x^2), x, 0)', 'exp(1/3)'],
	['limit((sin(3x)/x)^(2x+1), x, 0)', '3'],
	['limit((2^x+7^x)^(1/x), x, oo)', '7'],
	['limit((1+1/x)^(x^2)/e^x, x, oo)', 'exp(-1/2)'],
	['limit((x+e^x)^(2/x), x, oo)', 'exp(2)'],
	['limit((2^n+3^n)/(2^n-3^n), n, oo)', '-1'],
	// powers that are not fractions
	['limit((1+x^pi)^(1/x^pi), x, 0, "+")', 'e'],
	['limit((x^pi-1)/(x-1), x, 1)', 'pi'],
	['limit(x^sqrt(2)/x, x, oo)', 'infinity'],
	// gamma and factorials
	['limit(n!*(e/n)^n/sqrt(n), n, oo)', 'sqrt(2)*sqrt(pi)'],
	['limit(binomial(2n,n)*sqrt(pi*n)/4^n, n, oo)', '1'],
	['limit((n!)^(1/n)/n, n, oo)', 'exp(-1)'],
	['limit(gamma(n+1/2)/(gamma(n)*sqrt(n)), n, oo)', '1'],
	['limit(x*gamma(x), x, 0)', '1'],
	// jumps and corners
	['limit(floor(cos(x)), x, 0)', '0'],
	['limit(ceil(x^2), x, 0)', '1'],
	['limit(floor(sin(x)), x, 0, "-")', '-1'],
	['limit(x*floor(1/x), x, 0)', '1'],
	['limit(floor(x)/x, x, oo)', '1'],
	['limit((abs(x-1)-1)/x, x, 0)', '-1'],
	['limit(max(x, 2-x), x, 1)', '1'],
	// waves that are outgrown
	['limit((2x+sin(x))/(3x-cos(x)), x, oo)', '2/3'],
	['limit((-1)^n/n, n, oo)', '0'],
	['limit(cos(1/x)*sin(x) - sin(x) + a, x, oo)', 'a'],
	['limit(x/(x + 2^x + cos(x)), x, -oo)', '1'],
	// Differences in exponents, gammas a step apart, towers
	['limit(n^n/(n^n + (n-1)^n), n, oo)', '1/(1 + exp(-1))'],
	['limit((5^x + 10*x*x!)/(10^x + 3*x! + (x+1)!), x, oo)', '10'],
	['limit(exp(exp(x))*exp(-exp(x - exp(-exp(exp(x))))), x, oo)', '1'],
	// Angles of points, and the poles of atanh
	['limit(atan2(x^2-2, x^3-3*x), x, sqrt(2), "-")', '-pi'],
	['limit(atanh(x), x, 1, "-")', 'infinity'],
	// For positive unknowns
	['limit(a*x, x, oo)', 'infinity'],
	['limit(x*(a+1) - sqrt(b*x + c + x^2*(a+1)^2), x, oo)', '-b/(2*(a + 1))']
])('%s is %s', (text, expected) => expect(exact(text)).toBe(expected));

test.each([
	['limit(1/x, x, 0)', /does not exist/],
	['limit(abs(x)/x, x, 0)', /it is -1 from below and 1 from above/],
	['limit(ceil(sin(x)), x, 0)', /it is 0 from below and 1 from above/],
	['limit((-x)^x, x, oo)', /not real/],
	['limit(floor(x), x, 3)', /does not exist/],
	['limit(sin(x), x, oo)', /does not exist/],
	['limit(sin(x)*cos(x) - sin(2x)/2, x, oo)', /no limit was found/],
	['limit((a-b)*x, x, oo)', /sign of an unknown/],
	['limit(sin(ln(x)), x, 0)', /the function oscillates/],
	['limit(2 - cos(ln(x))^3, x, oo)', /the function oscillates/],
	['limit(10^14*(sin(x)^2 + cos(x)^2 - 1), x, oo)', /no limit was found/],
	['limit(a/x, x, 0)', /-infinity from below and infinity from above, for positive a$/],
	['limit(a*atan(b/x), x, 0)', /it is -pi\*a\/2 from below and pi\*a\/2 from above, for positive a, b$/],
	['limit(cos(1/x), x, 0)', /does not exist|no limit/],
	['limit(x + x*sin(x), x, oo)', /no limit|sign of an unknown/],
	['limit(x, 3, 0)', /needs a variable/],
	['limit(x^2, x, 0, "up")', /side/],
	['limit(, x, 0)', /missing/]
])('%s is refused by name', (text, message) => expect(() => exact(text)).toThrow(message));

test.each([
	['series(exp(x), x, 0, 4)', 'x^3/6 + x^2/2 + x + 1'],
	['series(1/(1-x), x, 0, 3)', 'x^2 + x + 1'],
	['taylor(sin(x), x, 0, 6)', 'x^5/120 - x^3/6 + x'],
	['series(sin(x)/x, x, 0, 4)', '-x^2/6 + 1'],
	['series(1/x + x, x, 0, 3)', 'x + 1/x'],
	['series(log(x), x, 1, 3)', '-(x - 1)^2/2 + x - 1'],
	['series(sqrt(1+x), x, 0, 3)', '-x^2/8 + x/2 + 1'],
	['series(1/(1+x), x, oo, 3)', '1/x - 1/x^2'],
	['series(exp(a*x), x, 0, 3)', 'a^2*x^2/2 + a*x + 1']
])('%s is %s', (text, expected) => {
	const found = exact(text)!;
	const same = (a: string) => calculate(`expand(${a})`, {}, 20)?.exact;
	expect(same(found)).toBe(same(expected));
});

test.each([
	['series(exp(1/x), x, 0, 4)', /essential singularity/],
	['series(abs(x), x, 0, 4)', /corner/],
	['series(log(x), x, 0, 4)', /logarithm at the point/],
	['series(x, x, 0, y)', /whole number/],
	// ζ has further terms than are expanded, and W no power series at its branch point
	['limit((zeta(x)-1-2^(-x)-3^(-x)-4^(-x)-5^(-x)-6^(-x)-7^(-x)-8^(-x))*9^x, x, oo)', 'everything cancels'],
	['limit((lambertw(x)+1)/sqrt(x+1/e), x, -1/e, "+")', 'lambertw has no series at the point']
])('%s is refused by name', (text, message) => expect(() => exact(text)).toThrow(message));
