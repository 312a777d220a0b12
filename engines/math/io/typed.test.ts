import { expect, test } from 'vitest';
import { ApiError } from '../../kit/errors';
import { ALL_FACTS } from '../definitions/facts';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 30, ...(variables ? { variables } : {}) }, testContext());

test.each([
	// around the question
	['=SUM(4, 5)', '9', 'sum(4, 5)'],
	['“7 − 2”', '5', '7 - 2'],
	['7*6=', '42', '7*6'],
	['７×６', '42', '7*6'],
	['٣+٤', '7', '3 + 4'],
	['$12 + $8', '20', '12 + 8'],
	['what is 12 divided by 5?', '12/5', '12/5'],
	// words
	['seven plus twenty-five', '32', '7 + 25'],
	['two hundred and six minus six', '200', '206 - 6'],
	['half of 90', '45', '1/2*90'],
	['square root of 81', '9', 'sqrt(81)'],
	['log base 3 of 81', '4', 'log(81, 3)'],
	['the logarithm to base 2 of 64 plus 3', '9', 'log(64, 2) + 3'],
	['logarithm of 81 to base 3', '4', 'log(81, 3)'],
	['sum(1..100)', '5050', 'sum(k, k, 1, 100)'],
	['product(1…5)', '120', 'product(k, k, 1, 5)'],
	['5‰ of 2000', '10', '5/1000*2000'],
	['0.5 permille', '1/2000', '0.5/1000'],
	['2 Promille von 500', '1', '2/1000*500'],
	['solve 5 factorial', '120', 'solve(5!)'],
	['solve 0.5 * 18.4', '46/5', 'solve(0.5*18.4)'],
	['90 min h', '1.5 h', '90 min in h'],
	['2 kg g', '2000 g', '2 kg in g'],
	['5 N m', '5 J', '5 N m'],
	['5 m m', '5 m^2', '5 m m'],
	['greatest common divisor of 84 and 36', '12', 'gcd(84, 36)'],
	['average of 2, 4 and 9', '5', 'mean(2, 4, 9)'],
	['factorial of 5', '120', 'factorial(5)'],
	['2 to the power of 8', '256', '2^8'],
	['sum of k^2 from k = 1 to 10', '385', 'sum(k^2, k, 1, 10)'],
	['sum k from 1 to 200', '20100', 'sum(k, k, 1, 200)'],
	['8 is what percent of 32', '25%', '8/32'],
	['12 percent of 50', '6', '12/100*50'],
	['0.125 as a fraction', '1/8', '0.125'],
	['1000 in hex', '0x3e8', '1000'],
	['-6 to binary', '-0b110', '-6'],
	['pi to 3 decimal places', '1571/500', 'round(pi, 3)'],
	['3.5k', '3500', '3.5*1000'],
	// truth
	['5 > 3 ? 10 : 20', '10', 'if(5 > 3, 10, 20)'],
	['2 < 3 and 3 < 2', 'false', '2 < 3 and 3 < 2'],
	['true xor true', 'false', 'true xor true'],
	['IF(1 = 2, 3, 4)', '4', 'if(1 = 2, 3, 4)'],
	// LaTeX
	['\\frac{3}{4}+\\sqrt[3]{27}', '15/4', '3/4 + root(27, 3)'],
	['\\frac34 \\cdot 2^{3}', '6', '3/4*2^3'],
	['$\\sum_{k=1}^{5} k^2$', '55', 'sum(k^2, k, 1, 5)'],
	['\\left|-7\\right| \\times \\binom{5}{2}', '70', 'abs(-7)*binomial(5, 2)'],
	['\\sin\\left(\\frac{\\pi}{6}\\right)', '1/2', 'sin(pi/6)'],
	['$$\\frac{7}{2}$$', '7/2', '7/2'],
	['\\(3^2 + 1\\)', '10', '3^2 + 1'],
	['0.\\overline{6}', '2/3', '6/9'],
	// numbers of other countries
	['1.234,5 + 1', '2471/2', '1234.5 + 1'],
	['12 345,5', '24691/2', '12345.5'],
	['2.000.000/4', '500000', '2000000/4'],
	['3,0e8 / 2', '150000000', '3.0e8/2'],
	['7’500 + 1', '7501', '7500 + 1'],
	['0.666...', '2/3', '6/9'],
	['0.1666…', '1/6', '15/90'],
	['8:5', '8/5', '8/5'],
	['25 % von 60', '15', '25/100*60'],
	['6 mal 7', '42', '6*7'],
	['20 geteilt durch 8', '5/2', '20/8'],
	['2 hoch 5', '32', '2^5'],
	['wurzel aus 49', '7', 'sqrt(49)'],
	['racine carrée de 36', '6', 'sqrt(36)'],
	['9 fois 4', '36', '9*4'],
	// spreadsheets
	['=ROUNDUP(3.141, 2)', '63/20', 'sign(3.141)*ceil(abs(3.141)*10^2)/10^2'],
	['=ROUNDDOWN(-3.149; 2)', '-157/50', 'sign(-3.149)*floor(abs(-3.149)*10^2)/10^2'],
	['=CEILING(23, 5)', '25', '5*ceil(23/5)'],
	['=SUMSQ(2, 3, 6)', '49', '2^2 + 3^2 + 6^2'],
	['=LOG(1000)', '3', 'log10(1000)'],
	['=HEX2DEC("1F")', '31', '31'],
	['=DEC2BIN(5)', '0b101', '5'],
	['=IF(4>3;7;8)', '7', 'if(4 > 3, 7, 8)'],
	['mean of 2 4 9', '5', 'mean(2, 4, 9)'],
	['standard deviation of 1, 2, 3', '1', 'std(1, 2, 3)'],
	['=SUMME(1;2,5)', '7/2', 'sum(1, 2.5)'],
	['=ARRONDI(2,567;1)', '13/5', 'round(2.567, 1)'],
	['=REDONDEAR(2,567;1)', '13/5', 'round(2.567, 1)'],
	['=WENN(2>1;10;20)', '10', 'if(2 > 1, 10, 20)'],
	['=MÉDIA(2;4;6)', '4', 'mean(2, 4, 6)'],
	['=СУММ(1;2;3)', '6', 'sum(1, 2, 3)'],
	['=COUNT(5,6,7)', '3', '3'],
	['=GANZZAHL(3,7)', '3', 'floor(3.7)'],
	['sqrt(2,25)', '3/2', 'sqrt(2.25)'],
	// input without spaces
	['sin30', 'sin(30)', 'sin(30)'],
	['2sinx cosx', '2*cos(x)*sin(x)', '2*sin(x)*cos(x)'],
	['ln2', 'log(2)', 'log(2)'],
	['mc^2', 'c^2*m', 'm*c^2'],
	['log3(81)', '4', 'log(81, 3)'],
	['log 81 base 3', '4', 'log(81, 3)'],
	['sen 30°', '1/2', 'sin(30°)'],
	['4th root of 16', '2', 'root(16, 4)'],
	['two to the fifth power', '32', '2^5'],
	['one and a half plus two thirds', '13/6', '(1 + 1/2) + 2/3'],
	['2bn / 4', '500000000', '2*1000000000/4'],
	['$3k + $500', '3500', '3*1000 + 500'],
	['3/4 ÷ 2/3', '9/8', '3/4/(2/3)'],
	['1/2 ÷ 1/4 ÷ 1/8', '16', '1/2/(1/4)/(1/8)'],
	['6 divided by 1/2', '12', '6/(1/2)'],
	['³√64 + ⁴√16', '6', 'cbrt(64) + root(16, 4)'],
	['convert 1011 from binary', '11', '11'],
	['20 EUR * 3', '60', '20*3'],
	['∑_{k=0}^{5} 2^k', '63', 'sum(2^k, k, 0, 5)'],
	// shops and schools
	['30 out of 120', '25%', '30/120'],
	['45 split 3 ways', '15', '45/3'],
	['10% tip on 60 split 4 ways', '33/2', '60*(1 + 10/100)/4'],
	['250 less 10%', '225', '250*(1 - 10/100)'],
	['VAT 20% on 100', '20', '20/100*100'],
	['simple interest 1000 at 5% for 3 years', '150', '1000*5/100*3'],
	['interest on 1000+200 at 5% for 2 years', '120', '(1000 + 200)*5/100*2'],
	['compound interest 1000 at 10% for 2 years', '210', '1000*(1 + 10/100)^2 - 1000'],
	['remainder of 17 / 5', '2', '17 mod 5'],
	// percentages
	['increase 40 by 25%', '50', '40*(1 + 25/100)'],
	['decrease 40 by 25%', '30', '40*(1 - 25/100)'],
	['20% less than 50', '40', '50*(1 - 20/100)'],
	['percent change from 40 to 50', '25%', '(50 - 40)/40'],
	['12 is 30% of what number', '40', '12/30%'],
	// fractions, roots, rounding, progressions
	['2/5 of 30', '12', '2/5*30'],
	['three quarters of 80', '60', '3/4*80'],
	['round 2.71828 to 3 decimals', '1359/500', 'round(2.71828, 3)'],
	['2.76 to the nearest tenth', '14/5', 'round(2.76, 1)'],
	['sin-1(1)', 'pi/2', 'asin(1)'],
	['4x10^2', '400', '4*10^2'],
	['1+2+...+50', '1275', 'sum(k, k, 1, 50)'],
	['1+3+5+…+99', '2500', 'sum(1 + 2*k, k, 0, 49)'],
	['1+2+4+...+64', '127', 'sum(1*2^k, k, 0, 6)'],
	['sum of the first 20 odd numbers', '400', 'sum(2*k - 1, k, 1, 20)'],
	['Σ k from k=1 to 4', '10', 'sum(k, k, 1, 4)'],
	['7F hex to decimal', '127', '127'],
	['1101 binary to decimal', '13', '13']
])('%s is %s, read as %s', async (text, exact, reading) => {
	const answer = await ask(text);
	expect(answer).toMatchObject({ exact, reading });
	expect((await ask(answer.exact)).decimal).toBe(answer.decimal);
});

test.each([
	['log(1000)', 'log is the natural logarithm', 'log10(1000)', '3'],
	['cos(60)', 'the angle is in radians', 'cos(60°)', '1/2'],
	['200 + 10%', 'the percentage is one of what stands before it', '200 + 10/100', '2001/10'],
	['1,234', 'the comma in 1,234 groups thousands', '1.234', '617/500'],
	['3 1/2', '3 1/2 is 3 and 1/2', '3*1/2', '3/2'],
	['cos pi/3', 'cos is of what stands before the /', 'cos((pi)/3)', '1/2'],
	['20% tip on 50', 'this is the tip alone', '50*(1 + 20/100)', '60'],
	['sin^-1(1)', 'sin^-1 is the inverse function', 'sin(1)^(-1)', '1/sin(1)'],
	['x2', 'x2 is one name', 'x*2', '2*x'],
	['10k + 5k', 'k is an unknown here; for a power of ten', '(10*1000) + (5*1000)', '15000'],
	['2xy', 'xy is the product x·y; name it in variables for one unknown', null, null]
])('%s says: %s', async (text, said, alternative, value) => {
	expect((await ask(text)).notes).toContainEqual({ text: said, alternative, value });
});

test('a word that is a variable is its value', async () => {
	expect((await ask('2width', { width: 3 })).exact).toBe('6');
	expect((await ask('xy', { xy: 5 })).exact).toBe('5');
	expect((await ask('3 x 4', { x: 2 })).exact).toBe('24');
});

test('digits that are asked for in words are given', async () => {
	expect((await ask('sqrt(2) to 50 digits')).decimal_text).toBe('1.4142135623730950488016887242096980785696718753769');
});

test('cells that have a value are used', async () => {
	expect((await ask('=A1*1.2 + $B$2', { A1: 10, B2: 3 })).exact).toBe('15');
	expect((await ask('=SUM(A1:A3)', { A1: 1, A2: 2, A3: 4 })).exact).toBe('7');
});

test('a function and any bare numbers have a value or a reason', async () => {
	for (const name of Object.keys(ALL_FACTS))
		for (const numbers of ['', ' 5', ' 5 6', ' 5 6 7', ' 5 m', ' 5 m 6', '()'])
			await ask(name + numbers).catch((error: unknown) => {
				if (!(error instanceof ApiError)) throw new Error(`${name}${numbers} is a bug`, { cause: error });
			});
	expect((await ask('nCr 49 6')).exact).toBe('13983816');
	expect((await ask('beta 2 3 + 1')).exact).toBe('13/12');
});
