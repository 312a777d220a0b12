import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) =>
	engine.evaluate({ expression, variables: {}, digits: 12, steps: false }, testContext());

test.each([
	// Eight and a half hours are 510 minutes. 2024 was a leap year, 1900 was not.
	['how many minutes between 9:00 and 17:30', '510 min'],
	['how many hours from 22:30 to 6:00', '7.5 h'],
	['how many days in february 2024', '29 days'],
	['days in February 1900', '28 days'],
	['days in 2024', '366 days'],
	['tip 20% on 50 split 4 ways', '15'],
	['120 including 20% vat net', '100'],
	['net of 121 with 21% vat', '100'],
	['50 euro plus 19 prozent mehrwertsteuer', '119/2'],
	['monthly payment 100000 at 6% 30 years', '11991/20'],
	['12 eggs cost 3.60 how much is one', '3/10'],
	['4 pens cost 10, how much are 6', '15'],
	['8 glasses of 250 ml in liters', '2 liters'],
	['1.5 crore in lakh', '150'],
	['3 million in lakhs', '30'],
	['60 miles in 1.5 hours speed', '40 mph'],
	['ratio 3:4 of 70', '[30, 40]'],
	['area of trapezoid 3 5 4', '16'],
	['area of a trapezium with parallel sides 3 and 5 and height 4', '16'],
	['area of a rhombus 6 8', '24'],
	['angle sum of hexagon', '720'],
	['interior angle of a regular octagon', '135'],
	['exterior angle of a 12-gon', '30'],
	['fläche kreis radius 5', '25*pi'],
	['área de un círculo de radio 5', '25*pi'],
	['aire d’un cercle de rayon 5', '25*pi'],
	['umfang eines kreises mit durchmesser 10', '10*pi'],
	['volumen einer kugel mit radius 3 cm', '(36*pi) cm^3'],
	['fläche eines rechtecks 4 mal 5', '20'],
	['volume d’un cube de côté 3', '27'],
	['was sind 20 prozent von 80', '16'],
	['100 में से 35', '35%'],
	['3 weeks to days', '21 days']
])('%s is %s', async (expression, exact) => {
	expect((await ask(expression)).exact).toBe(exact);
});

test.each([
	['days until christmas', 'what day it is, is not known here'],
	['days to christmas', 'what day it is, is not known here'],
	['months to pay off 5000 at 100', 'unit'],
	['wie viele tage bis weihnachten', 'what day it is, is not known here'],
	['age if born 1990-05-01', 'what day it is, is not known here'],
	['days between 3 march and 5 may', 'depends on the year'],
	['what day is 1 jan 2000', 'that is Saturday, 2000-01-01'],
	['what day of the week was 4 July 1776', 'that is Thursday, 1776-07-04'],
	['5:45 pm + 3 hours', 'that is 20:45'],
	['11:30 pm + 45 min', 'that is 00:15'],
	['100 usd in eur', 'exchange rates change every day']
])('%s is refused with a way out', async (expression, words) => {
	await expect(ask(expression)).rejects.toThrow(words);
});

test('what a shape’s bare numbers were taken for is said', async () => {
	const { notes } = await ask('area of trapezoid 3 5 4');
	expect(notes.map(({ text }) => text)).toContain('3 and 5 are taken for the parallel sides, 4 for the height');
	expect((await ask('days in february')).notes.map(({ text }) => text)).toContain('in a leap year 29');
});
