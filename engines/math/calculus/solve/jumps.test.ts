import { expect, test } from 'vitest';
import '../../special.lazy';
import { calculate } from '../calculate';

test.each([
	['floor(x) = 3', '3 <= x < 4'],
	['ceil(2x) = 3', '1 < x <= 3/2'],
	['floor(x) = 5/2', 'false'],
	['max(x, 3) = 5', 'x = 5'],
	['5 = max(x, 3)', 'x = 5'],
	['max(x, 3) = 3', 'x <= 3'],
	['max(x, 3) = 2', 'false'],
	['min(x, 3) = 2', 'x = 2'],
	['max(x, -x) = 4', 'x = -4 or x = 4'],
	['x! = 120', 'x = 5'],
	['x! = 1', 'x = 0 or x = 1']
])('%s: %s', (text, exact) => {
	expect(calculate(text, {}, 20)?.exact).toBe(exact);
});

test('a factorial has its value between whole numbers too, which is said', () => {
	expect(calculate('x! = 120', {}, 20)?.said).toContain('there may be more solutions');
});

test.each([
	['x! = 7', '3.1210821427051354901'],
	['gamma(x) = 10', '4.3900776508331418922'],
	['erf(x) = 1/3', '0.30457019417398562520'],
	['digamma(x) = 1', '3.2031714683769310693']
])('%s has a root at %s', (text, digits) => {
	expect(calculate(text, {}, 20)?.solutions?.map(({ decimalText }) => decimalText)).toContain(digits);
});

test('the roots of the main branch of gamma come first', () => {
	const digits = calculate('gamma(x) = 2', {}, 20)?.solutions?.map(({ decimalText }) => decimalText) ?? [];
	expect(digits.slice(0, 2)).toEqual(['0.44287739648472743745', '3']);
});
