import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 12, ...(variables && { variables }) }, testContext());

test.each([
	// units
	['how many feet in a mile', '5280 feet'],
	['how many seconds are there in a day', '86400 seconds'],
	['a quarter of a mile in feet', '1320 feet'],
	['half of a quarter of 80', '10'],
	['a quarter of a half of 80', '10'],
	['20% of x is 14', 'x = 70'],
	['how many teaspoons in 2 tablespoons', '6 teaspoons'],
	['how many tablespoons in half a cup', '8 tablespoons'],
	['kilomters in a mile', '1.609344 kilometers'],
	['100 cal in kj', '0.4184 kJ'],
	['500 mb in gb', '0.5 GB'],
	['20 c in f', '68 °F'],
	['6 foot 2 in cm', '187.96 cm'],
	['11 stone 4 in kg', '71.66759446 kg'],
	['3π/4 in degrees', '135 deg'],
	['4gb at 20mbps', '1600 s'],
	['50 Hz in ms', '20 ms'],
	['5 minutes per km in km/h', '12 km / h'],
	// fuel: 235.214583 divided by miles per US gallon, 282.480936 by those of an imperial one
	['30 mpg in L/100km', '(112903/14400) L'],
	['6 l/100km to mpg uk', '(56826125/1207008) mi / impgal'],
	['350 km at 6.5 l/100km', '22.75 L'],
	// Roman numerals, numbers in words, things that are counted
	['XIV + 3', '17'],
	['IV * 2', '8'],
	['X + 3', 'X + 3'],
	['mcmxc in numbers', '1990'],
	['xiv to decimal', '14'],
	['2024 in roman', 'MMXXIV'],
	['range of 3 9 1', '8'],
	['range 3, 9, 1', '8'],
	['10 p 3', '720'],
	['10 c 3', '120'],
	['tangent of 45 degrees', '1'],
	['the sine of 30°', '1/2'],
	['3999 to roman numerals', 'MMMCMXCIX'],
	['444 as a roman numeral', 'CDXLIV'],
	['two hundred and five plus seven', '212'],
	['one half of sixty', '30'],
	['3 point 1 four', '157/50'],
	['point five times two', '1'],
	['2 dozen eggs / 3', '8'],
	['5 apples + 3 apples', '8'],
	['7/3 as a mixed number', '2 1/3'],
	['-7/3 as mixed fraction', '-2 1/3'],
	['1 in 8 chance as percent', '12.5%'],
	['350 f in celsius', '(530/3) °C'],
	['derivative of sin x at 0', '1'],
	['second derivative of x^3 at 2', '12'],
	['midpoint of (1,2) and (3,8)', '[2, 5]'],
	['8 hours a day * 5 days', '(5/3) days'],
	['60 mph for 2.5 hours', '150 mi'],
	['120 km in 1.5 hours', '80 km / hours'],
	['3 for $5, how much for 7', '35/3'],
	['sales tax 7.5% on 20', '3/2'],
	// planets and densities: 3.78541 L of 0.998 kg are 8.33 lb, light takes 1.28 s to the moon
	['mass of the earth', '5.9723e+24 kg'],
	['5.9723e+24 kg / 2', '2.98615e+24 kg'],
	["mars's radius in km", '3389.5 km'],
	['density of iron * 2 m^3', '15740 kg'],
	['1 gallon of water in lb', '(3066429351/368175625) lb'],
	['2 cups of milk in tablespoons', '32 tablespoons'],
	['distance to the moon / speed of light in s', '(192200000/149896229) s'],
	['earth gravity * 70 kg', '686.4655 N'],
	// 4πr², 4/3·πr³ and 2πr of 6371.0 and 69911 km
	['surface area of the earth', '510100000 km^2'],
	['volume of jupiter', '1431000000000000 km^3'],
	['circumference of the moon in km', '10920 km'],
	['density of mercury', '13530 kg / m^3'],
	// fuel, roads, downloads: 400/25, 42.195 km by World Athletics, 40 Gbit at 0.1 Gbit/s
	['25 mpg for 400 miles', '16 gal'],
	['fuel for 400 miles at 40 mpg uk', '10 impgal'],
	['marathon in km', '42.195 km'],
	['how long is a half marathon', '21.0975 km'],
	['marathon in 4 hours', '10.54875 km / hours'],
	['6 feet tall in cm', '182.88 cm'],
	['time to download 5 GB at 100 Mbps', '400 s'],
	// Ohm's law and its kin
	['240 V / 10 ohm', '24 A'],
	['12 V / 4 kohm', '0.003 A'],
	['5 mA * 10 ohm', '0.05 V'],
	['10 J / 2 N', '5 m'],
	['30 kWh / day', '30 kWh / day'],
	["avogadro's number", '6.02214076e+23 1 / mol'],
	['charge of an electron', '-1.602176634e-19 C'],
	// lines, scores, shapes
	['equation of line through (1,2) and (3,8)', '3*x - 1'],
	['line through (1,2) and (1,5)', 'x = 1'],
	['line with slope 3 through (1,2)', '3*x - 1'],
	['z score 85 mean 70 sd 10', '3/2'],
	['area of triangle with sides 3 4 5', '6'],
	['sphere volume radius 2', '32*pi/3'],
	['volume cube 3', '27'],
	// a size without a unit has that of the other
	['area of a rectangle 12 by 5 cm', '60 cm^2'],
	['volume of a cylinder radius 2 cm height 5', '(20*pi) cm^3'],
	['hypotenuse of 3 cm and 4', '5 cm'],
	['area of a rectangle 2 m by 50 cm', '1 m^2'],
	// ½·2·3², 2·9.80665·10, 1·299792458²
	['kinetic energy of 2 kg at 3 m/s', '9 J'],
	['potential energy of 2 kg at 10 m', '196.133 J'],
	['e=mc^2 for 1 kg', '89875517873681764 J'],
	['force 10 kg 5 m/s^2', '50 N'],
	['average speed 150 km in 2 hours', '75 km / hours'],
	['ratio of 15 to 45', '1/3'],
	['roman numeral for 2024', 'MMXXIV'],
	['volume of a cone r=3 h=5', '15*pi'],
	['pythagorean theorem 3 4', '5'],
	['price after 15% discount on 80', '68'],
	// rooms and kitchens
	['4m x 5m', '20 m^2'],
	["10' x 12'", '120 ft^2'],
	['6x4 ft in sq ft', '24 ft^2'],
	['3 m x 2.5 m x 20 cm in litres', '1500 litres'],
	['7x8', '56'],
	['200g flour for 4 people, how much for 6', '300 g'],
	['scale 250 g from 4 to 6 servings', '375 g'],
	['1/3 cup x 4', '(4/3) cup'],
	['gas mark 6', '(1840/9) °C'],
	['bmi 80 kg 200 cm', '20 kg / m^2'],
	['cubic yards in 9 ft x 12 ft x 3 in', '1 cubicyards'],
	['1/2 tsp in tbsp', '(1/6) tbsp'],
	['quarter teaspoon in tsp', '0.25 tsp'],
	['half cup in tbsp', '8 tbsp'],
	// hospitals and roads: 5 mg for each of 70 kg, 9 doses of 80 mg in 3 days
	['5 mg/kg * 70 kg', '350 mg'],
	['15 mg/kg/day * 20 kg', '300 mg / day'],
	['10 mg per kg for a 12 kg child', '120 mg'],
	['80 mg every 8 hours for 3 days', '720 mg'],
	['1000 ml over 8 hours in ml/h', '125 ml / h'],
	['0.9% of 500 ml', '4.5 ml'],
	['20% of 5 km in m', '1000 m'],
	['125 mcg to mg', '0.125 mg'],
	['90 bpm in Hz', '1.5 Hz'],
	['time to drive 300 miles at 60 mph', '5 h'],
	['3:30 in minutes', '210 minutes'],
	['time difference 9:15 to 17:45', '8 h 30 min'],
	['12 km in 54 min pace', '4.5 min / km'],
	['45 minutes as a decimal hour', '0.75 hour'],
	// percentages and money
	['what number is 12% of 250', '30'],
	['share 40 in the ratio 3:5', '[15, 25]'],
	['gcf 48 180', '12'],
	['20 of 50 as percent', '40%'],
	['30% of what is 12', '40'],
	['original price if 60 is 25% off', '80'],
	['net of 119 at 19%', '100'],
	['120 eur incl 20% mwst', '100'],
	['25 an hour 40 hours a week', '1000'],
	['1500 a month in a year', '18000'],
	['1,00,000 / 4', '25000'],
	// sums
	['sum 1..100', '5050'],
	['product 1..5', '120'],
	['24/36 in lowest terms', '2/3'],
	// days
	['days between 1 Jan 2026 and 5 Mar 2026', '63 days'],
	['2026-12-24 - 2026-11-22', '32 days'],
	['14.07.2026 - 01.05.2026', '74 days'],
	['tage zwischen 1. Januar 2028 und 1. März 2028', '60 days'],
	['10:30 pm - 6:15 am', '7 h 45 min'],
	// slips of the pen
	['sqaure root of 81', '9'],
	['15 precent of 60', '9'],
	['5 kilomters in m', '5000 m'],
	['thre times four', '12'],
	['devide 20 by 5', '4'],
	// other languages
	['wie viele Sekunden hat ein Tag', '86400 seconds'],
	['5 Fuß in cm', '152.4 cm'],
	['12 Fuß in Meter', '3.6576 meters'],
	['drei mal vier', '12'],
	['einundzwanzig plus 4', '25'],
	['20% Rabatt auf 59,90', '599/50'],
	['MwSt 19% auf 200', '38'],
	['cuántos segundos hay en un día', '86400 seconds'],
	['veinte más cinco', '25'],
	['raíz de 81', '9'],
	['combien de minutes dans une heure', '60 minutes'],
	['trois fois quatre', '12'],
	['le carré de 7', '49'],
	['200 का 15%', '30'],
	['144 का वर्गमूल', '12'],
	['एक घंटे में कितने मिनट', '60 minutes'],
	['5 और 3 का योग', '8'],
	['२०० चे १०%', '20'],
	['12 भागिले 4', '3'],
	['50 இல் 10%', '5'],
	['ஒரு நாளில் எத்தனை மணிநேரம்', '24 hours'],
	['٢٠٪ من ٥٠', '10'],
	['الجذر التربيعي لـ 81', '9'],
	['عشرون زائد ثلاثة', '23'],
	// the word for "how many" is that for kilometres: 50·1.609344
	['50 ميل كم كيلومتر', '80.4672 kilometers'],
	['5 كم إلى ميل', '(78125/25146) miles'],
	['raiz quadrada de 64', '8'],
	['3 Viertel von 80', '60'],
	// units wherever a number fits
	['100m/10s', '10 m / s'],
	['3 becquerel + 2 becquerel', '5 becquerel'],
	['6°K', '6 K'],
	['5 K', '5 K'],
	['speed_of_light in m/s', '299792458 m / s'],
	['100 km/h en m/s', '(250/9) m / s'],
	// percentages
	['10% on 100', '110'],
	['15% on top of 200', '230'],
	['reduce 250 by 12%', '220'],
	['19.99 split 3 ways', '1999/300'],
	['sum from 1 to 50 of n^2', '42925']
])('%s is %s', async (text, exact) => {
	expect((await ask(text)).exact).toBe(exact);
});

test.each([
	['today + 30 days', 'what day it is, is not known here'],
	['2026-12-24 + 30', 'that is Saturday, 2027-01-23; a day is no number'],
	['999999999999 days after 1 may 2020', 'outside the years 1 to 9999'],
	['2028-01-31 + 1 month', 'that is Tuesday, 2028-02-29'],
	['days between 3/4/2026 and 5/6/2026', '3/4/2026 may be 2026-03-04 or 2026-04-03'],
	['how old is a man of 1984', 'in place of "how" at character 1'],
	['100 usd to eur', 'are asked for at /v1/rates'],
	['1 cup of flour in grams', 'the density of flour is not known here; write it, as in 1 cup * (0.6 g/ml) in grams'],
	['1 cup flour in grams', 'the density of flour is not known here; write it, as in 1 cup * (0.6 g/ml) in grams'],
	['60000 a year in hours', '"a" before a unit is no unknown here: write / in place of it'],
	['3 times a day', '"a" before a unit is no unknown here: write / in place of it'],
	['max 10 000 5', 'expected an operator; several numbers as max(a, b, …)'],
	['cube_volume(3)', 'unknown function'],
	['grad(x^2 + y^2)', 'is a unit and no function'],
	['4000 in roman', 'Roman numerals are for whole numbers from 1 to 3999']
])('%s is refused with a way out: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});

test.each([
	['7x8', 'x between two numbers is a multiplication sign'],
	['3m', 'm is an unknown here; with a space, 3 m, it is a unit'],
	['30 mpg in km/L', 'mpg is of a US gallon; mpg UK is of an imperial one'],
	['squre root of 16', 'squre is read as square'],
	['XIV + 3', 'Roman numerals: XIV is 14'],
	['density of mercury', 'density of mercury (the metal): at room temperature, to the digits given'],
	['volume of mars', 'volume of mars: of a sphere of the mean radius, to four digits'],
	['10 p 3', 'p between two numbers counts permutations'],
	['50 Hz in ms', 'this is the reciprocal, as the unit asked for is one of it']
])('%s says: %s', async (text, said) => {
	expect((await ask(text)).notes.map((note) => note.text)).toContain(said);
});

test('names that have a value are no units, days or slips', async () => {
	expect((await ask('2 gb', { gb: 4 })).exact).toBe('8');
	expect((await ask('today + 3', { today: 4 })).exact).toBe('7');
	expect((await ask('precent * 2', { precent: 4 })).exact).toBe('8');
	expect((await ask('IV * 2', { IV: 5 })).exact).toBe('10');
});

test('what is no sentence of these stays what it was', async () => {
	expect((await ask('2 feet + 3 inches')).exact).toBe('2.25 feet');
	expect((await ask('sum of squares 1 to 10')).exact).toBe('385');
	expect((await ask('5 in in cm')).exact).toBe('12.7 cm');
});

test('a power of a negative number names its real root', async () => {
	const { exact, notes } = await ask('(-8)^(1/3)');
	expect(exact).toBe('1 + sqrt(3)*i');
	expect(notes).toContainEqual({
		text: 'this is the principal value; the real root',
		alternative: 'root(-8, 3)',
		value: '-2'
	});
	expect((await ask('(-8)^(2/3)')).notes.map(({ value }) => value)).toContain('4');
	expect((await ask('(-4)^(1/2)')).notes).toEqual([]);
});
