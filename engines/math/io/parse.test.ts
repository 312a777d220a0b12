import { expect, test } from 'vitest';
import { latexSyntax, mathmlOf } from './mathml';
import { parse, ParseError } from './parse';
import { printSyntax } from './print';

const reads = (text: string): string => printSyntax(parse(text));
const refuses = (text: string): string => {
	try {
		parse(text);
	} catch (error) {
		if (error instanceof ParseError) return error.message;
		throw error;
	}
	return 'accepted';
};

test.each([
	['-2^2', '-2^2'],
	['2^3^2', '2^(3^2)'],
	['(2^3)^2', '(2^3)^2'],
	['2^-3', '2^(-3)'],
	['1/2x', '1/2*x'],
	['2(3+4)', '2*(3 + 4)'],
	['(a+b)(a-b)', '(a + b)*(a - b)'],
	['2x y', '2*x*y'],
	// a minus before a product is bare where it begins
	['-2x', '-2*x'],
	['-x/2', '-x/2'],
	['y = -2x + 1', 'y = -2*x + 1'],
	['a - -2x', 'a - (-2*x)'],
	['-(-2x)', '-(-2*x)'],
	['(-2x)^2', '(-2*x)^2'],
	['x*(-2)', 'x*(-2)'],
	['-(7 mod 3)', '-(7 mod 3)'],
	['-7 mod 3', '(-7) mod 3'],
	['2 - 7 mod 3', '2 - 7 mod 3'],
	['-(7 mod 3) + 2', '-(7 mod 3) + 2'],
	// functions without parentheses
	['sin x', 'sin(x)'],
	['sin 2x cos x', 'sin(2*x)*cos(x)'],
	['2 sin -x', '2*sin(-x)'],
	['sqrt 2 + 1', 'sqrt(2) + 1'],
	['sin x^2 / 3', 'sin(x^2)/3'],
	['sin² x', 'sin(x)^2'],
	['sin^2(x)', 'sin(x)^2'],
	['cos^-1(x)', 'acos(x)'],
	['tan⁻¹ x', 'atan(x)'],
	['log_2 8', 'log(8, 2)'],
	['log₂(8)', 'log(8, 2)'],
	['sin 30°', 'sin(30°)'],
	['sin(30 deg)', 'sin(30°)'],
	// names in any case
	['POWER(2, 10) + Sqrt(4)', 'pow(2, 10) + sqrt(4)'],
	['PI()', 'pi'],
	['C(10, 3) + P(5, 2)', 'binomial(10, 3) + permutations(5, 2)'],
	// numbers
	['2 1/2', '2 + 1/2'],
	['2½x', '(2 + 1/2)*x'],
	['1,000,000.5', '1000000.5'],
	['1.234,5', '1234.5'],
	['3,14 + 1', '3.14 + 1'],
	['max(1,000)', 'max(1, 000)'],
	['10 000 + 1', '10000 + 1'],
	["1'000", '1000'],
	['3 x 4', '3*4'],
	['3 million', '3*1000000'],
	['10C3', 'binomial(10, 3)'],
	['10 choose 3', 'binomial(10, 3)'],
	['7 div 2', 'floor(7/2)'],
	['17 // 5', 'floor(17/5)'],
	// percentages
	['200 + 10%', '200*(1 + 10/100)'],
	['200 - 10% - 5%', '200*(1 - 10/100)*(1 - 5/100)'],
	['10% + 5%', '10% + 5%'],
	['5% of 200', '5/100*200'],
	['15% off 80', '80*(1 - 15/100)'],
	['20% tip on 45', '20/100*45'],
	['45 + 20% tip', '45*(1 + 20/100)'],
	// bits and truth
	['5 & 3 | 8', 'bitor(bitand(5, 3), 8)'],
	['1 << 4 + 1', 'shiftleft(1, 4 + 1)'],
	['~5 xor 3', 'bitxor(bitnot(5), 3)'],
	['3|x|', '3*abs(x)'],
	['1 < 2 and not (3 < 2) or false', '(1 < 2 and (not 3 < 2)) or false'],
	['x > 1 ? 2 : 3', 'if(x > 1, 2, 3)'],
	['⌈2.1⌉ + ⌊x⌋', 'ceil(2.1) + floor(x)'],
	['xy', 'x*y'],
	['3 squared + x cubed', '3^2 + x^3'],
	['a/b/c*d', 'a/b/c*d'],
	['2×3÷4·5−1', '2*3/4*5 - 1'],
	['x²y³', 'x^2*y^3'],
	['x⁻¹', 'x^(-1)'],
	['√16+∛27', 'sqrt(16) + cbrt(27)'],
	['√2x', 'sqrt(2)*x'],
	['2π', '2*π'],
	['|x-1|2', 'abs(x - 1)*2'],
	['||x|-1|', 'abs(abs(x) - 1)'],
	['5%3', '5 mod 3'],
	['10%', '10%'],
	['10% + 5%', '10% + 5%'],
	['10% - 5', '10% - 5'],
	['7 % -3', '7 mod (-3)'],
	['-17 mod 5', '(-17) mod 5'],
	['3!', '3!'],
	['5!!', '5!!'],
	['2^3!', '2^3!'],
	['-3!', '-3!'],
	['2**10', '2^10'],
	['30°', '30°'],
	['1e3x', '1e3*x'],
	['2e', '2*e'],
	['.5', '.5'],
	['x(x+1)', 'x*(x + 1)'],
	['arcsin(1)', 'asin(1)'],
	['ln(2)', 'log(2)'],
	['log(8, 2)', 'log(8, 2)'],
	['--x', 'x'],
	['1 < 2 <= 3', '1 < 2 <= 3'],
	['a == b', 'a = b'],
	['a ≠ b', 'a != b'],
	['sum(k^2, k, 1, n)', 'sum(k^2, k, 1, n)']
])('%s is read as %s', (text, expected) => {
	expect(reads(text)).toBe(expected);
	// Printed expressions read as themselves.
	expect(reads(expected)).toBe(expected);
});

test.each([
	['1+)', 'unexpected ")" at character 3, expected a number, a name or "("'],
	['1+*2', 'unexpected "*" at character 3, expected a number, a name or "("'],
	['2×÷3', 'unexpected "÷" at character 3, expected a number, a name or "("'],
	['(x', 'unexpected end at character 3, expected ")"'],
	['2**', 'unexpected end at character 4, expected a number, a name or "("'],
	['1..2', 'unexpected ".2" at character 3, expected an operator'],
	['2 3', 'unexpected "3" at character 3, expected an operator'],
	['x=', 'unexpected end at character 3, expected a number, a name or "("'],
	['x; y', 'unexpected ";" at character 2, expected an operator or the end'],
	['5 & & 3', 'unexpected "&" at character 5, expected a number, a name or "("'],
	['foo(3)', 'unknown function "foo" at character 1'],
	['1 + sin', 'sin needs "(" after it at character 5'],
	['sin()', 'sin takes 1 argument, not 0, at character 1'],
	['log(1,2,3)', 'log takes 1 or 2 arguments, not 3, at character 1'],
	['𝑥 + )', 'unexpected "𝑥" at character 1'],
	['   ', 'must not be empty'],
	['!', 'unexpected "!" at character 1, expected a number, a name or "("'],
	['atan2 1', 'atan2 needs "(" after it at character 1'],
	['sin^x(', 'unexpected end at character 7, expected a number, a name or "("'],
	['solve x^2', 'unknown word "solve": did you mean solve(…)? at character 1'],
	['3 foo', 'unknown word "foo": give it a value in variables; write f*o*o for a product at character 3'],
	['f(2)', '"f" is no function here; write f*(…) for a product, at character 1'],
	['constructor 2', 'unknown word "constructor": give it a value in variables at character 1'],
	['3 > 2 ? 1', 'unexpected end at character 10, expected ":"'],
	['0xFG', '"0xFG" is not a hexadecimal number at character 1; write 0*xFG for a product'],
	['0b2', '"0b2" is not a binary number at character 1; write 0*b2 for a product']
])('%s is refused: %s', (text, message) => {
	expect(refuses(text)).toBe(message);
});

test('characters outside the basic plane count as one', () => {
	expect(refuses('1 + 2 😀')).toBe('unexpected "😀" at character 7');
	expect(refuses('(1')).toContain('character 3');
});

test('a variable is no function even when a function has its name', () => {
	expect(printSyntax(parse('gamma(2)', new Set(['gamma'])))).toBe('gamma*2');
	expect(() => parse('sin')).toThrow('sin needs "("');
	expect(printSyntax(parse('2sin', new Set(['sin'])))).toBe('2*sin');
});

test('nesting has a bound and costs no stack', () => {
	expect(refuses(`${'('.repeat(10_000)}1`)).toBe('nested more than 200 deep at character 201');
	expect(refuses('√'.repeat(5_000) + '2')).toContain('nested more than 200 deep');
	expect(refuses('2^'.repeat(4_000) + '2')).toContain('nested more than 200 deep');
	expect(refuses('1' + '!'.repeat(9_000))).toContain('nested more than 20 signs deep');
	expect(reads('-'.repeat(9_999) + '1')).toBe('-1');
	expect(reads(`${'('.repeat(190)}1${')'.repeat(190)}`)).toBe('1');
	expect(parse('1+'.repeat(4_999) + '1').type).toBe('sum');
});

test('LaTeX and MathML show fractions, roots and functions', () => {
	expect(latexSyntax(parse('sqrt(x)/2 + abs(y)^(1/3)'))).toBe('\\frac{\\sqrt{x}}{2} + \\sqrt[3]{\\left|y\\right|}');
	expect(latexSyntax(parse('2*3'))).toBe('2 \\cdot 3');
	expect(latexSyntax(parse('-(7 mod 3) + 2'))).toBe('-\\left(7 \\bmod 3\\right) + 2');
	expect(latexSyntax(parse('2x^10 alpha_1'))).toBe('2 x^{10} \\alpha_{1}');
	expect(latexSyntax(parse('log(x) + log(x, 2)'))).toBe(
		'\\ln\\left(x\\right) + \\operatorname{log}_{2}\\left(x\\right)'.replace('\\operatorname{log}', '\\log')
	);
	expect(latexSyntax(parse('sum(k, k, 1, n)'))).toBe('\\sum_{k = 1}^{n} k');
	expect(mathmlOf(parse('1 < x'))).toContain('<mo>&lt;</mo>');
	expect(mathmlOf(parse('(x+1)/2'))).toContain('<mfrac>');
});
