import { expect, test } from 'vitest';
import { looksLikeUnits } from '../io/calculator-input';
import { measure } from './measure';
import { PREFIXES, UNITS } from './table';
import { unitNamed } from './unit';

const exact = (text: string, variables: Record<string, number> = {}) => measure(text, variables, 20)?.exact;

test.each([['5 T in Wb', /flux density cannot be given in Wb, a unit of magnetic flux$/]])(
	'%s is refused by name',
	(text, message) => expect(() => exact(text)).toThrow(message)
);

test.each([
	['3 m', { decimal: 3, decimalText: '3 m', latex: '3\\,\\mathrm{m}', kind: 'unit', unknowns: [] }],
	['2 m^2 / 3 s', { decimal: 2 / 3, decimalText: '0.66666666666666666667 m^2 / s', kind: 'unit' }],
	['20 °C', { latex: '20\\,\\mathrm{{}^\\circ C}', decimalText: '20 °C' }],
	['x km', { exact: '(x) km', decimal: null, decimalText: null, unknowns: ['x'] }],
	['5 ft 3 in', { exact: '5 ft 3 in', decimal: null, decimalText: '5 ft 3 in', kind: 'unit' }],
	['10 m / 5 m', { exact: '2', decimal: 2, decimalText: '2', kind: 'integer' }],
	['1 gallon of water in kg', { exact: '3.777840960432 kg', kind: 'unit' }],
	['2 kg of gold in cm^3', { exact: '(20000/193) cm^3' }],
	['3 years in days', { said: ['a year is 365.25 days'] }],
	['2 months in days', { said: ['a month is a twelfth of a year of 365.25 days'] }],
	['3 min/km to km/h', { exact: '20 km / h', said: ['this is the reciprocal, as the unit asked for is one of it'] }],
	['8 oz to ml', { exact: '236.5882365 ml', said: ['an ounce of a volume is a fluid ounce (US)'] }],
	['planck length', { said: ['planck length: CODATA 2022, standard uncertainty 0.000018e-35'] }]
])('%s has its digits, notation and notes', (text, expected) => expect(measure(text, {}, 20)).toMatchObject(expected));

test.each([
	'2 m +',
	'2 m 3',
	'(2 m',
	'3 m to (5',
	'5 m in 3',
	'2 m > 1 m > 0 m',
	'x m = 3 m',
	'2 m;',
	'4 !! m) 2',
	'5 #'
])('%s is outside its grammar', (text) => expect(measure(text, {}, 20)).toBeUndefined());

test('an answer does not depend on what was asked before', () => {
	const first = exact('2 ft * 3 m');
	exact('5 acres to m^2');
	exact('1 hectare to m^2');
	expect(exact('2 ft * 3 m')).toBe(first);
	expect(exact('10 L / 100 km')).toBe('0.1 L / km');
});

const names = UNITS.trim()
	.split('\n')
	.flatMap((line) => line.split('|').slice(1))
	.flatMap((list) => list.trim().split(' '))
	.filter(Boolean);

test('every name of the table is read, there and back', () => {
	expect(new Set(names).size).toBeGreaterThan(350);
	for (const name of names) {
		expect(unitNamed(name), name).toBeDefined();
		expect(exact(`7 ${name} to ${name}`), name).toBe(`7 ${name}`);
	}
});

test('every SI prefix is read before a symbol', () => {
	for (const [symbol, , power] of PREFIXES)
		expect(exact(`1 ${symbol}Hz to Hz`), symbol).toBe(exact(`1e${power} Hz to Hz`));
});

test.each(['2x + 3', 'x^2 = 4', 'sin(x)', '5m + 3', '2 x', 'a*b/c', '3!', 'log(x, 2)', '255 to hex', '[1,2;3,4]'])(
	'%s is no text with units',
	(text) => expect(looksLikeUnits(text)).toBe(false)
);
