import { expect, test } from 'vitest';
import { looksLikeUnits } from '../io/calculator-input';
import { measure } from './measure';
import { PREFIXES, UNITS } from './table';
import { unitNamed } from './unit';

const exact = (text: string, variables: Record<string, number> = {}) => measure(text, variables, 20)?.exact;

test.each([
	// By definition: yard and pound agreement 1959, SI Brochure, NIST SP 811
	['1 lb to kg', '0.45359237 kg'],
	['1 inch in mm', '25.4 mm'],
	['1 mi to m', '1609.344 m'],
	['1 nmi to m', '1852 m'],
	['1 acre to m^2', '4046.8564224 m^2'],
	['1 gal to L', '3.785411784 L'],
	['1 cup to mL', '236.5882365 mL'],
	['1 psi to Pa', '(8896443230521/1290320000) Pa'],
	['1 hp to W', '745.69987158227022 W'],
	['1 BTU to J', '1055.05585262 J'],
	['1 mmHg to Pa', '133.322387415 Pa'],
	['1 eV to J', '1.602176634e-19 J'],
	['1 kWh to J', '3600000 J'],
	['180 deg to rad', '(pi) rad'],
	// A lumen is a candela in a steradian
	['100 lm / (4*pi sr) to cd', '(25/pi) cd'],
	['3 cd * 4 sr to lm', '12 lm'],
	['800 lm / 10 m^2 to lx', '80 lx'],
	['1 rad to deg', '(180/pi) deg'],
	['1 KiB to bit', '8192 bit'],
	['1 Mbit to kB', '125 kB'],
	['1 ly to km', '9460730472580.8 km'],
	// Names of two and three words, in either place
	['1 light year to km', '9460730472580.8 km'],
	['9460730472580.8 km to light year', '1 lightyear'],
	['149597870.7 km to astronomical unit', '1 astronomicalunit'],
	['1 statute mile to m', '1609.344 m'],
	['1 imperial fluid ounce to mL', '28.4130625 mL'],
	['16 fluid ounce to floz', '16 floz'],
	['1 square mile to square foot', '27878400 squarefoot'],
	// Compound, affine, composed
	['5 ft 3 in to cm', '160.02 cm'],
	// The sign stands before the first part that is not 0.
	['0 h 10 min - 20 min', '-10 min'],
	['1 h 0 min - 90 min', '-30 min'],
	['0 h 30 min - 1 h 50 min', '-1 h 20 min'],
	['-6 in in ft in', '-6 in'],
	['-18 in in ft in', '-1 ft 6 in'],
	['-12 in in ft in', '-1 ft 0 in'],
	['-20 ft * pi in ft in', '-62 ft (240*pi - 744) in'],
	['5\'11" to cm', '180.34 cm'],
	['1/2 cup to mL', '118.29411825 mL'],
	['20 °C to °F', '68 °F'],
	['-40 °F to °C', '-40 °C'],
	['100 F to C', '(340/9) C'],
	['0 K to degC', '-273.15 °C'],
	['60 km / 2 h to m/s', '(25/3) m / s'],
	['30 mi/gal to km/L', '(1440000/112903) km / L'],
	['3 kg * 2 m/s^2', '6 N'],
	['10 L / 100 km', '0.1 L / km'],
	['2 min to s', '120 s'],
	['6e24 kg to t', '6e+21 t'],
	['sin(30 deg)', '1/2'],
	['sin 100 gon', '1'],
	['3 * cot -50 gon', '-3'],
	['sqrt(16 m^2)', '4 m'],
	['3 km/h * 2 h', '6 km'],
	['x km / 2 h', '(x/2) km / h'],
	['1 km = 1000 m', 'true'],
	['1 ft > 1 m', 'false'],
	['52 weeks -> days', '364 days'],
	['5 in + 2 ft → cm', '73.66 cm'],
	['2 µF * 3 V to C', '0.000006 C'],
	['1,500 m in km', '1.5 km'],
	['5 ft 6 1/2 in in cm', '168.91 cm'],
	// Shares of quantities, functions of them
	['2 kg * 10%', '0.2 kg'],
	['3 m + 10%', '3.3 m'],
	['10% kg', '0.1 kg'],
	['3 min - 10% min', '2.9 min'],
	['10% (3 m)', '0.3 m'],
	['10 ppm in percent', '0.001 percent'],
	['round(2.345 m, 1)', '2.3 m'],
	['floor(3.7 m)', '3 m'],
	['max(1 m, 90 cm)', '1 m'],
	['min(3 kg, 2 lb)', '2 lb'],
	// A difference in kelvin, a sum from absolute zero
	['20 °C + 5 K', '25 °C'],
	['20 °C + 5 °C', '571.3 K'],
	['½ cup in ml', '118.29411825 ml'],
	['2½ lb in g', '1133.980925 g'],
	['1 pint UK in ml', '568.26125 ml'],
	['9 ft2 in yd2', '1 yd^2'],
	['45°30\'15"', '(10921/240) deg'],
	['200 Calories in kJ', '836.8 kJ'],
	['1 kg * c^2 in J', '89875517873681764 J'],
	// Constants: SI Brochure 2019, CODATA 2022
	['speed of light', '299792458 m / s'],
	['avogadro constant', '6.02214076e+23 1 / mol'],
	['electron mass', '9.1093837139e-31 kg'],
	['the faraday constant', '96485.3321233100184 C / mol']
])('%s is %s', (text, expected) => expect(exact(text)).toBe(expected));

test.each([
	['3 s to m', /time cannot be given in m/],
	['3 kg in percent', /mass cannot be given in percent/],
	['max(1 m, 1 s)', /cannot be compared/],
	['3 G in g', /magnetic flux density cannot be given in g, a unit of mass; did you mean g, not G\?/],
	['3 G in kg', /did you mean g, not G/],
	['5 T in Wb', /flux density cannot be given in Wb, a unit of magnetic flux$/],
	['2 h - 3 m', /length cannot be taken from time/],
	['1 m = 1 s', /cannot be compared/],
	['log(2 s)', /log of time has no meaning/],
	['sin(5 m)', /sin of length/],
	['-10 K to °C', /below absolute zero/],
	['3 m to blorps', /"blorps" is no unit/],
	['electron mass in m', /mass cannot be given in m/],
	['the blorp constant', /no constant/],
	['2^(3 m)', /exponent has no unit/],
	['20 °C + 10%', /cannot be added to temperature/]
])('%s is refused by name', (text, message) => expect(() => exact(text)).toThrow(message));

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
		const unit = unitNamed(name);
		expect(unit, name).toBeDefined();
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

test.each([
	['50 mbit/s in MB/s', '6.25 MB / s'],
	['5 mB in kB', '5000 kB'],
	['1 gbit in MB', '125 MB'],
	['2 gbytes in MB', '2000 MB'],
	['3 kbit in B', '375 B']
])('%s: nobody means a thousandth of a bit', (text, value) => expect(exact(text)).toBe(value));
