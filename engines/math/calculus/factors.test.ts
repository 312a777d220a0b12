import { expect, test } from 'vitest';
import { calculate } from './calculate';
import { divisorByCurves } from './factors';

test.each([
	[1000000007n, 1000000009n],
	[999999999989n, 1000000000039n],
	[100000000000031n, 1000000000000000003n]
])('%s times %s comes apart', (p, q) => {
	expect([p, q]).toContain(divisorByCurves(p * q, 200));
});

// The seventh Fermat number (Brillhart, Morrison 1970), Mersenne numbers and repunits (Cunningham's tables), two primes of 20 digits.
test.each([
	['2^128+1', '59649589127497217*5704689200685129054721'],
	['2^137-1', '32032215596496435569*5439042183600204290159'],
	['2^149-1', '86656268566282183151*8235109336690846723986161'],
	['(10^37-1)/9', '2028119*247629013*2212394296770203368013'],
	['27182818284590452387*31415926535897932429', '27182818284590452387*31415926535897932429'],
	['1000000000039^2*59649589127497217', '1000000000039^2*59649589127497217']
])('factor(%s) is %s', (text, expected) => expect(calculate(`factor(${text})`, {}, 20)?.exact).toBe(expected));

test('a factorisation is of primes, or is refused by name', () => {
	const exact = (text: string) => calculate(text, {}, 20)?.exact;
	expect(exact('factor(1000000007*1000000009)')).toBe('1000000007*1000000009');
	expect(exact('factor(2^101-1)')).toBe('7432339208719*341117531003194129');
	expect(exact('factor(1000000007^2*1000000009/4)')).toBe('1000000007^2*1000000009/2^2');
	expect(() => exact('factor((2^89-1)*(2^107-1))')).toThrow(/steps/);
});
