import { expect, test } from 'vitest';
import { oneOf, readNumber, readTyped } from './suggest';

test.each([
	['1500', 1500],
	['1500.5', 1500.5],
	['1,500.50', 1500.5],
	['1.500,50', 1500.5],
	['1.234.567,89', 1234567.89],
	['1,234,567.89', 1234567.89],
	['1,500', 1500],
	['12,345,678', 12345678],
	['1,5', 1.5],
	['1500,25', 1500.25],
	['1.500', 1.5],
	['1.500.000', 1500000],
	['1 500', 1500],
	['1\u00a0500', 1500],
	['1\u202f500,5', 1500.5],
	["12'000", 12000],
	['12’000', 12000],
	['-3', -3],
	['+3', 3],
	['-1,234', -1234],
	[' .5 ', 0.5]
])('%j is the number %d', (text, value) => expect(readNumber(text)).toBe(value));

test.each(['', '.', ',', '-', 'abc', '12a', 'a12', '1.50.000', '1.2.3', '1e5', '--1', '0x10', '1,2,3'])(
	'%j is no number',
	(text) => expect(readNumber(text)).toBeNaN()
);

test.each([
	['  250   USD\tin EUR ? ', '250 USD in EUR ?', '250 usd in eur', 5],
	['Wann ist Ostern???', 'Wann ist Ostern???', 'wann ist ostern', 3],
	['ما الوقت؟', 'ما الوقت؟', 'ما الوقت', 2],
	['何時？', '何時？', '何時', 1],
	['What? Now', 'What? Now', 'what? now', 2],
	['one\n two', 'one\n two', 'one\n two', 2],
	['', '', '', 0],
	['   ', '', '', 0]
])('%j is prepared once', (input, text, lower, words) => expect(readTyped(input)).toEqual({ text, lower, words }));

test('of words that begin alike the longest is found', () => {
	const unit = new RegExp(`^\\d+ ?(${oneOf(' km | km per hour | kilo | k')})`);
	expect(unit.exec('5 km per hour')?.[1]).toBe('km per hour');
	expect(unit.exec('5 km')?.[1]).toBe('km');
	expect(unit.exec('5 k')?.[1]).toBe('k');
	expect(unit.exec('5 kilo')?.[1]).toBe('kilo');
	expect(new RegExp(`^a${oneOf('b|c')}d$`).test('acd')).toBe(true);
});
