import { expect, test } from 'vitest';
import { currencyName, readAmount, writeAmount } from './currency-names';

test.each([
	['100', 100],
	['1,234.5', 1234.5],
	['1.234,5', 1234.5],
	['1 234,50', 1234.5],
	["1'234.50", 1234.5],
	['1,234', 1234],
	['12,5', 12.5],
	['.5', 0.5],
	['-3', -3],
	['', null],
	['abc', null],
	['1e5', null],
	['1.2.3', null]
])('%j is the amount %j', (text, amount) => expect(readAmount(text)).toBe(amount));

test('amounts are written with cents, small ones with four digits', () => {
	expect([writeAmount(1234.5), writeAmount(0.0069374), writeAmount(0)]).toEqual(['1234.50', '0.006937', '0']);
});

test('a currency has a name, an unknown code itself', () => {
	expect([currencyName('EUR', 'en'), currencyName('??', 'en')]).toEqual(['Euro', '??']);
});
