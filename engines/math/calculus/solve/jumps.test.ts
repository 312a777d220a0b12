import { expect, test } from 'vitest';
import '../../special.lazy';
import { calculate } from '../calculate';

test('a factorial has its value between whole numbers too, which is said', () =>
	expect(calculate('x! = 120', {}, 20)?.said).toContain('there may be more solutions'));

test.each([
	['x! = 7', '3.1210821427051354901'],
	['gamma(x) = 10', '4.3900776508331418922'],
	['erf(x) = 1/3', '0.30457019417398562520'],
	['digamma(x) = 1', '3.2031714683769310693']
])('%s has a root at %s', (text, digits) =>
	expect(calculate(text, {}, 20)?.solutions?.map(({ decimalText }) => decimalText)).toContain(digits)
);

test('the roots of the main branch of gamma come first', () => {
	const digits = calculate('gamma(x) = 2', {}, 20)?.solutions?.map(({ decimalText }) => decimalText) ?? [];
	expect(digits.slice(0, 2)).toEqual(['0.44287739648472743745', '3']);
});
