import { expect, test } from 'vitest';
import { ApiError } from '../../kit/errors';
import { ALL_FACTS } from '../definitions/facts';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = async (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 30, ...(variables ? { variables } : {}) }, testContext());

test.each([
	['8 is what percent of 32', '25%', '8/32'],
	['1000 in hex', '0x3e8', '1000'],
	['-6 to binary', '-0b110', '-6'],
	['=DEC2BIN(5)', '0b101', '5'],
	// shops and schools
	['30 out of 120', '25%', '30/120'],
	['percent change from 40 to 50', '25%', '(50 - 40)/40']
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
])('%s says: %s', async (text, said, alternative, value) =>
	expect((await ask(text)).notes).toContainEqual({ text: said, alternative, value })
);

test('a word that is a variable is its value', async () => {
	expect([(await ask('2width', { width: 3 })).exact, (await ask('xy', { xy: 5 })).exact]).toEqual(['6', '5']);
	expect((await ask('3 x 4', { x: 2 })).exact).toBe('24');
});

test('digits that are asked for in words are given', async () =>
	expect((await ask('sqrt(2) to 50 digits')).decimal_text).toBe('1.4142135623730950488016887242096980785696718753769'));

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
	expect([(await ask('nCr 49 6')).exact, (await ask('beta 2 3 + 1')).exact]).toEqual(['13983816', '13/12']);
});
