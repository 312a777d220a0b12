import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';
import { withoutRuns } from '../io/read';

const ask = (expression: string) => engine.evaluate({ expression, digits: 12 }, testContext());

test.each([
	// durations and clocks
	['3h 20min + 45min', '4 h 5 min'],
	['2 hours 15 minutes + 1 hour 50 minutes', '4 hours 5 minutes'],
	['7h 30m * 5', '37 h 30 min'],
	['5 ft 7 in + 4 in', '5 ft 11 in'],
	['1:30 + 0:45', '2 h 15 min'],
	['1:02:30 + 0:58:45', '2 h 1 min 15 s'],
	['8:30 to 17:15', '8 h 45 min'],
	['9:00 - 17:30', '8 h 30 min'],
	['22:00 to 6:30', '8 h 30 min'],
	['9am to 5pm', '8 h 0 min'],
	['12 ft 6 in / 3', '4 ft 2 in'],
	['half an hour in minutes', '30 minutes'],
	['three quarters of an hour in minutes', '45 minutes'],
	// kitchens and workshops
	['1 1/2 cups + 3/4 cup', '2.25 cups'],
	['half a cup in ml', '118.29411825 ml'],
	['2,5 kg in g', '2500 g'],
	['1 000 km in m', '1000000 m'],
	['1.500,75 kg in g', '1500750 g'],
	['7/16 in to mm', '11.1125 mm'],
	['5 ft 6 1/2 in in cm', '168.91 cm'],
	['3.0 x 10^8 m/s in km/s', '300000 km / s'],
	['220V * 5A', '1100 W'],
	['60W * 5h', '300 W * h'],
	['100 ft lb in Nm', '135.58179483314004 Nm'],
	// shops
	['500 g at $12/kg', '6'],
	['120 km at 80 km/h', '1.5 h'],
	['buy 3 at 4.99', '1497/100'],
	['4 @ 2.25', '9'],
	['120 including 20% VAT', '100'],
	['remove 20% VAT from 120', '100'],
	['subtract 20% from 100', '80'],
	['price 50 discount 20%', '40'],
	['50 plus tip 20%', '60'],
	['300 + 19 % MwSt', '357'],
	['80 is what percent of 120', '(200/3)%'],
	['what % is 45 of 180', '25%'],
	['percentage difference between 50 and 60', '(200/11)%'],
	['increase 100 by 10% twice', '121'],
	['1000 at 5% for 10 years', '16679880978201/10240000000'],
	['loan 200000 at 4% for 30 years', '95483/100'],
	['60000 a year per month', '5000'],
	['100 per week for 6 weeks', '600'],
	['5 dollars + 3 dollars', '8'],
	['2bn - 300m', '1700000000'],
	['1.5 millions + 200k', '1700000'],
	['half a million', '500000'],
	// schools
	['subtract 7 from 20', '13'],
	['5 less than 12', '7'],
	['is 5 less than 12', 'true'],
	['difference between 4 and 10', '6'],
	['reciprocal of 4', '1/4'],
	['the square of 5 plus 1', '26'],
	['twice the sum of 3 and 4', '14'],
	['three fourths of 16', '12'],
	['⅓ of 9', '3'],
	['7/8 / 1/4', '7/2'],
	['1234 to the nearest 100', '1200'],
	['round 1250 to nearest thousand', '1000'],
	['0.00012 in scientific notation', '1.2e-4'],
	['123456 in scientific notation', '1.23456e+5'],
	['pi to 5 places', '314159/100000'],
	['factors of 28', '[1, 2, 4, 7, 14, 28]'],
	['next prime after 100', '101'],
	['sum of squares 1 to 10', '385'],
	['product 1 to 5', '120'],
	['10th fibonacci number', '55'],
	['permutations of 5', '120'],
	['combinations of 3 from 10', '120'],
	['how many ways to choose 3 from 10', '120'],
	['arrangements of MISSISSIPPI', '34650'],
	['range of 3, 9, 4', '6'],
	['range of 100,200,350', '250'],
	['geometric mean of 2 and 8', '4'],
	['harmonic mean of 2, 3', '12/5'],
	['population standard deviation of 2,4,4,4,5,5,7,9', '2'],
	['hypotenuse of 3 and 4', '5'],
	['distance between (1,2) and (4,6)', '5'],
	['slope of (1,2) (3,6)', '2'],
	['area of a circle with radius 5', '25*pi'],
	['volume of a sphere with diameter 6', '36*pi'],
	['area of a rectangle 3 m by 40 cm', '1.2 m^2'],
	['area of triangle base 3 height 4', '6'],
	['x^2 + y^2 for x=3, y=4', '25'],
	['a=3, b=4, sqrt(a^2+b^2)', '5'],
	['πr^2, r = 3', '9*pi'],
	['f(2) if f(x)=x^2', '4'],
	['x:3 = 8:12', 'x = 2'],
	// programs and spreadsheets
	['Math.sqrt(16) + Math.PI', '4 + pi'],
	['np.sqrt(2)', 'sqrt(2)'],
	['1010b to decimal', '10'],
	['FF in decimal', '255'],
	['=STDEV.P(2;4;4;4;5;5;7;9)', '2'],
	['=VAR.S(2,4,6)', '4'],
	// other languages
	['20 Prozent von 300', '60'],
	['die Hälfte von 50', '25'],
	['Mittelwert von 3, 4 und 8', '5'],
	['raíz cuadrada de 144', '12'],
	['10 por ciento de 500', '50'],
	['12 dividido entre 4', '3'],
	['5 más 3', '8'],
	['la moitié de 50', '25'],
	['8 moins 3', '5'],
	['50 multiplié par 3', '150'],
	['корень из 16', '4'],
	['2 умножить на 3', '6'],
	['quanto è 7 volte 8', '56']
])('%s is %s', async (text, exact) => {
	expect((await ask(text)).exact).toBe(exact);
});

test.each([
	['120 excluding 20% VAT', 'may ask for the tax to be added or taken out'],
	['$100 in euros', 'are asked for at /v1/rates'],
	['=IF(3>2,"yes","no")', 'texts in quotes are not computed here'],
	['previous prime before 2', 'no prime below 2'],
	['factors of 0', 'every whole number divides 0'],
	['area of triangle with sides 1, 2, 9', 'unknown word']
])('%s is refused: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});

test.each([
	['log x = 2', 'log is the natural logarithm; log10 is to base 10'],
	['1 year in seconds', 'a year is 365.25 days'],
	['1.000 + 2', 'the point in 1.000 is a decimal point; for thousands write 1000'],
	['33 cl in oz', 'an ounce of a volume is a fluid ounce (US)'],
	[
		'loan 1000 at 4% for 2 years',
		'this is the monthly payment, to the cent, where each pays the interest of its month'
	],
	['22:00 to 6:30', 'this is the time from 22:00 to 6:30 of the next day']
])('%s says: %s', async (text, said) => {
	expect((await ask(text)).notes.map((note) => note.text)).toContain(said);
});

test('another reading is one of the whole expression', async () => {
	const [note] = (await ask('log 50 + log 2')).notes;
	expect(note).toMatchObject({ alternative: 'log10(50) + log10(2)' });
	expect((await ask('sin(30) + cos(60)')).notes[0]).toMatchObject({ alternative: 'sin(30°) + cos(60°)', value: '1' });
});

test('thousands of spaces are read as one, before any pattern may share them out', async () => {
	const many = ' '.repeat(9_000);
	expect(withoutRuns(`1 tbsp${many}in\n${many}tsp`)).toBe('1 tbsp in tsp');
	expect((await ask(`1 tbsp${many}in tsp`)).exact).toBe('3 tsp');
	expect((await ask(`vertex${many}of x^2-4x+3`)).exact).toBe('[2, -1]');
	// The place is one in the reading, which the error quotes.
	await expect(ask(`1 +${many}* 2`)).rejects.toThrow(
		'unexpected "*" at character 5, expected a number, a name or "(" of "1 + * 2"'
	);
});
