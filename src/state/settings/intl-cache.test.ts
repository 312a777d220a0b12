import { expect, test } from 'vitest';
import { made, wholeNumber } from './intl-cache';

test('a formatter is made once for a locale and its options', () => {
	const digits = (most: number) => ({ maximumFractionDigits: most });
	const one = made(Intl.NumberFormat, 'de', digits(1));
	expect(made(Intl.NumberFormat, 'de', digits(1))).toBe(one);
	expect(made(Intl.NumberFormat, 'en', digits(1))).not.toBe(one);
	expect(made(Intl.NumberFormat, 'de', digits(2)).format(1.25)).toBe('1,25');
	expect(made(Intl.PluralRules, 'de', digits(1) as never).select(1)).toBe('one');
});

test.each([
	[0, '0'],
	[7, '7'],
	[999, '999'],
	// Locales group thousands, and write signs and marks, in their own ways.
	[1000, undefined],
	[-1, undefined],
	[0.5, undefined],
	[NaN, undefined]
])('%f written alike everywhere is %s', (value, text) => expect(wholeNumber(value)).toBe(text));
