import { expect, test } from 'vitest';
import { parse } from './parse';
import { printSyntax } from './print';

const read = (text: string, names: readonly string[] = []) => parse(text, new Set(names), { operators: true });

test.each([
	['sum(k^2, k, 1, n)', 'sum', 'k', ['1', 'n']],
	['integrate(x^2, x)', 'integrate', 'x', []],
	['Integral(x^2, x, 0, pi/2)', 'integrate', 'x', ['0', 'pi/2']],
	['lim(1/x, x -> 0)', 'limit', 'x', ['0']],
	['limit(1/x, x → -∞)', 'limit', 'x', ['-∞']],
	['limit(1/x, x, 0, right)', 'limit', 'x', ['0', '"+"']],
	['limit(1/x, x -> 2-)', 'limit', 'x', ['2', '"-"']],
	['derivative(x^3, x, 2)', 'diff', 'x', ['2']],
	['taylor(exp(x), x, 0, 4)', 'series', 'x', ['0', '4']],
	['solve(x^2 = 4, x)', 'solve', 'x', []],
	['subs(x^2, x, 3)', 'subs', 'x', ['3']],
	['int(x, x, 0, 1)', 'integrate', 'x', ['0', '1']]
])('%s is one %s that binds %s', (text, operator, variable, domain) => {
	const node = read(text);
	expect(node).toMatchObject({ type: 'binder', operator, variable });
	expect(node.type === 'binder' && node.domain.map(printSyntax)).toEqual(domain);
});

test.each([['factor(x^2 - 1)^2', 'factor(x^2 - 1)^2']])('%s reads as %s, and that reads as itself', (text, written) => {
	expect(printSyntax(read(text))).toBe(written);
	expect(printSyntax(read(written))).toBe(written);
});

test('a bound name of several letters is one name in the body', () => {
	expect(printSyntax(read('diff(ab^2, ab)'))).toBe('diff(ab^2, ab)');
	expect(printSyntax(read('sum(idx^2, idx, 1, 3)'))).toBe('sum(idx^2, idx, 1, 3)');
	// Elsewhere its meaning is unchanged.
	expect(printSyntax(read('diff(ab^2, ab) + ab'))).toBe('diff(ab^2, ab) + a*b');
	expect(() => read('max(1, 2)*diff(max, max)')).toThrow();
});

test('without operators the names are none', () => expect(() => parse('diff(x^2, x)')).toThrow('unknown function'));
