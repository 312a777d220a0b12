import { expect, test } from 'vitest';
import { checkNumber } from './number-check';

test('a number grows under the fingers', () => {
	const typed = ['2', '213', '21337', '2133734253'].map((text) => checkNumber(text, 'US'));
	expect(typed.map(({ formatted }) => formatted)).toEqual(['2', '(213)', '(213) 37', '(213) 373-4253']);
	expect(typed.map(({ state }) => state)).toEqual(['short', 'short', 'short', 'good']);
});

test('a whole number in four formats', () =>
	expect(checkNumber('030 901820', 'DE')).toEqual({
		formatted: '030 901820',
		state: 'good',
		country: 'DE',
		international: '+49 30 901820',
		national: '030 901820',
		e164: '+4930901820',
		uri: 'tel:+4930901820'
	}));

test('a plus says the country, wherever one is', () => {
	expect(checkNumber('+33 1 40 20 50 50', 'US')).toMatchObject({
		country: 'FR',
		state: 'good',
		national: '01 40 20 50 50'
	});
	expect(checkNumber('+44', 'US')).toMatchObject({ state: 'short' });
});

test('too long, none, and no country are told apart', () => {
	expect([checkNumber('21337342531234', 'US').state, checkNumber('', 'US').state]).toEqual(['long', 'empty']);
	expect([checkNumber('abc', 'US').state, checkNumber('1112223333', 'US').state]).toEqual(['empty', 'wrong']);
	expect(checkNumber('2133734253', 'ZZ')).toMatchObject({ state: 'short', country: null });
});

test('what is no number at all is answered too', () => {
	for (const text of [
		'+'.repeat(1000),
		'9'.repeat(100_000),
		'\u0000',
		'٠٣٠٩٠١٨٢٠',
		'🎉1',
		';ext=1'.repeat(50),
		'+0',
		'__proto__'
	])
		for (const country of ['US', '', '__proto__', 'us'])
			expect(checkNumber(text, country).formatted.length).toBeLessThan(200);
});
