/** Antiderivatives by class, each differentiated by numbers: of algebraic, circular and inverse functions. */
import { expect, test } from 'vitest';
import '../../special.lazy';
import { exactVariables, expressionOf } from '../../core/build';
import { runWithin } from '../../core/budget';
import { parse } from '../../io/parse';
import { checkAntiderivative } from '../confirm/antiderivative';
import { antiderivative, holds } from './antiderivative';

test.each([
	// Lines and powers of the quadratic below its root
	'1/((x-1)*(x+2)*sqrt(x^2+2*x+3))',
	'(x+2)^2*(a+b*x+c*x^2)^(-5/2)',
	'1/(x^2*sqrt(a*x+b*x^2))',
	'1/((d+2*x)*sqrt(a+c*x^2))',
	// A line through a zero of the quadratic
	'(3+2*x)*(1+7*x)^4/(3*x+5*x^2)^(5/2)',
	'(b*x+c*x^2)^(-3/2)',
	// Powers of a power of a line, on both sides of its zero
	'(c*(a+b*x)^(2/3))^(3/2)',
	// Two roots of lines, and a root before a pole
	'sqrt(3-2*x)/sqrt(4+4*x)',
	'x*sqrt(1+x)/(1-x)',
	// Partial fractions in a wave, and many powers below
	'cos(x)^5/(a+b*cos(x))^3',
	'x*(b+2*c*x^2)/(b*x^2+c*x^4)^8',
	// Fractional powers of waves
	'sin(x)^3/sqrt(cos(x))',
	'sqrt(tan(x))*sec(x)^4',
	'sin(2*x)/sqrt(9-cos(x)^4)',
	// Rational functions of hyperbolic functions, two phases, roots of 1 + cos u and 1 + sec u
	'sech(x)^6/(2+3*sech(x)^2)^3',
	'tanh(x)^2/(a+b*cosh(x))',
	'csc(5-3*x)*csc(2+3*x)',
	'(1+sin(x))^(3/2)/sqrt(2+sin(x))',
	'1/(-5-3*cos(c+d*x))',
	'(5-5*sec(x))^5/(2+2*sec(x))^(5/2)',
	// Powers of x with a root that makes them whole, also with an unknown exponent
	'(2+3*x^4)^(1/4)/x^18',
	'1/(x^3+5)^(4/3)',
	'x^(n-1)/(1+x^(2*n))',
	// The root of a square
	'x/sqrt(4-12*x+9*x^2)',
	// Roots that share factors
	'(1+7*x)^(5/2)*(5-245*x^2)^(1/2)',
	'(a^2+2*a*b*x^3+b^2*x^6)^(3/2)/x^11',
	'(b*cos(x))^(3/2)/cos(x)^(5/2)',
	// The root of a product with nothing beside it
	'1/(a*x^2+b*x^3)^(3/2)',
	'sqrt(x^2+x^3)',
	// Inverse functions with their roots, and products of two of them
	'x^2*asin(x)/sqrt(1-x^2)',
	'atan(x)/(1+x^2)^(3/2)',
	'x*atan(x)*log(1+x^2)',
	// Quartics in x², and binomials with unknowns
	'x^2/(a+b*x^2+c*x^4)',
	'1/(2-3*x^2+3*x^4)',
	'1/(5*x^4-2*x^2-1)',
	'x^(-4)*(a+b*x^3)^(1/3)',
	// Powers of a line beside other terms, f(log(c·x^n)), a quartic in x² with unknowns, inverse functions beside √(c − c·x²)
	'x*(2+3*x)^(1/3)/(5+x)',
	'x^2*cos(log(3*x^2))',
	'x^2/(a+b*x^2+c*x^4)^2',
	'asin(x)/sqrt(5-5*x^2)',
	// Values that are too large to compare to 50 digits after the point
	'x^5*exp(x^3)',
	'sinh(a+b*x)^3',
	// Powers with unknown exponents, and exponentials, by Risch's equation
	'(a+b*x)^m*(c+d*x)^(-3-m)',
	'exp(1/x)*(1-x)/x^3',
	// Roots of a quadratic over another one
	'1/((1+x^2)*sqrt(1-x^2))',
	// Exponentials of inverse functions, and inverses of functions
	'exp(atanh(a*x))/(x^4*(1-a^2*x^2)^(3/2))',
	'x^(3/2)/atanh(tanh(a+b*x))^3',
	// The sign of the wave whose root is taken
	'cos(x)^(3/2)/sqrt(1+cos(x))',
	'sin(x)*sqrt(sin(2*x))',
	// Roots of lines of 1/x^n, on both sides of 0 and with a pole at it
	'1/(x*sqrt(1-1/x^2))',
	'1/(x*sqrt(4+9/x^2))',
	'sqrt(4-1/x^2)/x',
	'1/(x*sqrt(1-1/x^4))',
	'(1-1/x^3)^(1/3)/x',
	'sqrt(2+3/x)',
	// Elliptic integrals
	'1/sqrt(2-cos(3*x))',
	'sqrt(a+b*sin(x))',
	'sin(x)^2/sqrt(1-m*sin(x)^2)',
	'(1+cos(x)^2)/sqrt(2-cos(x)^2)',
	'cos(2*x)*sqrt(5-2*cos(2*x))/(5-2*cos(2*x))'
])('the integral of %s grows by its integrand', (text) => {
	const f = expressionOf(parse(text), exactVariables({}));
	const F = runWithin({}, () => antiderivative(f, 'x'));
	expect(F).toBeDefined();
	expect(F && runWithin({}, () => checkAntiderivative(F, f, 'x'))).toBe('agrees');
});

test.each([
	// For a + bx < 0 the root is complex, and its sign is no constant
	['c^(3/2)*sign((b*x+a)^(1/3))*(b*x+a)^2/(2*b)', '(c*(a+b*x)^(2/3))^(3/2)', 'positive', false],
	['c^(3/2)*(b*x+a)^2/(2*b)', '(c*(a+b*x)^(2/3))^(3/2)', 'positive', true],
	// The logarithm of a size is that of real numbers alone
	['sqrt(b)*log(abs(sqrt(b)*x+sqrt(b*x^2+a)))', 'b/sqrt(b*x^2+a)', 'positive', true],
	['sqrt(b)*log(abs(sqrt(b)*x+sqrt(b*x^2+a)))', 'b/sqrt(b*x^2+a)', 'any', false],
	['(x^2)^(3/2)/3', 'x^2', 'any', false],
	['x^3/3', 'x^2', 'any', true],
	// Real nowhere: complex values decide, log|x + i| is the real part of an antiderivative alone
	['-sqrt(-9-4*x^2)/4', 'x/sqrt(-9-4*x^2)', 'positive', true],
	['-asin(2*i*x/3)/2', '1/sqrt(-9-4*x^2)', 'positive', true],
	['log(x+i)', '1/(x+i)', 'positive', true],
	['log(abs(x+i))', '1/(x+i)', 'positive', false]
] as const)('%s is an antiderivative of %s for %s unknowns: %s', (F, f, values, expected) => {
	const of = (text: string) => expressionOf(parse(text), exactVariables({}));
	expect(runWithin({}, () => holds(of(F), of(f), 'x', values))).toBe(expected);
});

const EXPONENTS = ['1/2', '2/3', '3/2', '-1/2', '2', '4/3'];
const POWERS = EXPONENTS.flatMap((r, i) =>
	EXPONENTS.map(
		(s, j) =>
			`(${['', '3*', '-2*', 'c^2*'][(i + j) % 4]}${['(2-3*x)', '(a+b*x)', '(-x)'][(i + 2 * j) % 3]}^(${r}))^(${s})`
	)
);

test('powers of powers are integrated on both sides of the zero of their base, or not at all', () => {
	for (const text of POWERS) {
		const f = expressionOf(parse(text), exactVariables({}));
		const F = runWithin({ steps: 600_000 }, () => antiderivative(f, 'x'));
		const values = F && holds(F, f, 'x', 'any') ? 'any' : 'positive';
		if (F) expect(checkAntiderivative(F, f, 'x', values), text).not.toBe('differs');
	}
});
