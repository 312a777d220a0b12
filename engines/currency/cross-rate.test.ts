import { expect, test } from 'vitest';
import { quotesOn } from '../../tests/feeds/upstreams/frankfurter';
import { crossRate } from './cross-rate';

test.each([
	// quote, base quote, exact quotient to six digits
	[1, 1.1512, 0.868659],
	[165.94, 1.1512, 144.145],
	[1.1512, 165.94, 0.00693745],
	[18783.67, 1.1512, 16316.6],
	[0.8505, 1.1512, 0.738794],
	[1577.42, 0.8505, 1854.7],
	[1, 3, 0.333333],
	[2, 3, 0.666667],
	[7, 7, 1]
])('%d over %d is %d', (quote, base, rate) => expect(crossRate(quote, base)).toBe(rate));

test('a half goes up, as on paper, where binary fractions would go down', () => {
	// 1.0000005 is a little less in binary.
	expect([crossRate(2.000001, 2), crossRate(2.00001, 2)]).toEqual([1, 1.00001]);
	expect([crossRate(1.0000115, 1), crossRate(1.000015, 1)]).toEqual([1.00001, 1.00002]);
	expect(crossRate(999999.5, 1)).toBe(1_000_000);
});

test('cross rates agree with the quotient of doubles within half a unit of the sixth digit', () => {
	const quotes = Object.values(quotesOn(Date.parse('2025-06-13T00:00:00Z')));
	for (const a of quotes)
		for (const b of quotes) {
			const rate = crossRate(a, b);
			expect(Math.abs(rate - a / b) / (a / b)).toBeLessThanOrEqual(5.0000001e-6);
			expect(rate).toBe(Number(rate.toPrecision(6)));
		}
});
