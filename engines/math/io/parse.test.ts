import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { runWithin } from '../core/budget';
import { latexSyntax, mathmlOf } from './mathml';
import { parse, ParseError } from './parse';
import { printSyntax } from './print';
import { asked } from './read';

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
	['sin(30 deg)', 'sin(30°)'],
	['x > 1 ? 2 : 3', 'if(x > 1, 2, 3)']
])('%s is read as %s', (text, expected) => {
	expect(reads(text)).toBe(expected);
	// Printed expressions read as themselves.
	expect(reads(expected)).toBe(expected);
});

test.each([
	['x=', 'unexpected end at character 3, expected a number, a name or "("'],
	['   ', 'must not be empty'],
	['atan2 1', 'atan2 needs "(" after it at character 1'],
	['solve x^2', 'unknown word "solve": did you mean solve(…)? at character 1']
])('%s is refused: %s', (text, message) => expect(refuses(text)).toBe(message));

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

test('reading takes steps of the budget of computing', async () => {
	const sum = '1+'.repeat(200) + '1';
	expect(() => runWithin({ steps: 300 }, () => parse(sum))).toThrow('needs too many steps');
	expect(runWithin({ steps: 500 }, () => parse(sum)).type).toBe('sum');
	const words = 'what is '.repeat(20) + 'half of 50';
	await expect(asked(words, new Set(), { ...testContext(), steps: 5 })).rejects.toMatchObject({
		code: 'COMPUTATION_LIMIT'
	});
});
