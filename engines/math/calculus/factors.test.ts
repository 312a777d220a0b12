import { expect, test } from 'vitest';
import { calculate } from './calculate';
import { divisorByCurves } from './factors';

test.each([
	[1000000007n, 1000000009n],
	[999999999989n, 1000000000039n],
	[100000000000031n, 1000000000000000003n]
])('%s times %s comes apart', (p, q) => expect([p, q]).toContain(divisorByCurves(p * q, 200)));

test('a factorisation is of primes, or is refused by name', () => {
	const exact = (text: string) => calculate(text, {}, 20)?.exact;
	expect(exact('factor(1000000007*1000000009)')).toBe('1000000007*1000000009');
	expect(exact('factor(2^101-1)')).toBe('7432339208719*341117531003194129');
	expect(exact('factor(1000000007^2*1000000009/4)')).toBe('1000000007^2*1000000009/2^2');
	expect(() => exact('factor((2^89-1)*(2^107-1))')).toThrow(/steps/);
});
