import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) =>
	engine.evaluate({ expression, variables: {}, digits: 12, steps: false }, testContext());

test.each([
	// Of 8 outcomes three have two heads, four two or more; of 36 throws six are 7 and one is 12.
	['probability of 2 heads in 3 tosses', '3/8'],
	['what is the probability of at least two heads in 3 coin flips', '1/2'],
	['chance of at most 1 tail in 3 flips', '1/2'],
	['probability of 0 heads in 3 tosses', '1/8'],
	['chance of a total of 7 with 2 dice', '1/6'],
	['probability of rolling a sum of 12 with two dice', '1/36'],
	['chance of a total of 13 with 2 dice', '0'],
	['what is the chance of rolling a 7 with 2 dice', '1/6'],
	['probability of 3 heads in 5 tosses of a fair coin', '5/16'],
	['loan payment 6000 0% 60 months', '100'],
	['loan of 6000 at 0% for 5 years monthly payment', '100'],
	['probability of rolling a 6 with a die', '1/6'],
	['probability of two sixes in 3 rolls', '5/72'],
	['split 120 by 4 with 15% tip', '69/2'],
	['split 90 3 ways', '30'],
	['vat of 119 at 19% included', '19'],
	['vat in 119 incl. 19%', '19'],
	['loan payment 20000 6% 60 months', '19333/50'],
	['loan payment 20000 at 6% for 5 years', '19333/50'],
	['increase from 50 to 75', '25'],
	['decrease from 75 to 50', '25'],
	['fraction 0.125', '1/8'],
	['angle between [1,0] and [1,1]', 'pi/4'],
	['angle between (1,2,3) and (3,2,1)', 'acos(5/7)']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));

test('exactly so many is told beside at least so many', async () => {
	const { notes } = await ask('probability of a head in 2 tosses');
	expect(notes).toContainEqual(
		expect.objectContaining({ text: expect.stringContaining('exactly 1 of 2'), value: '3/4' })
	);
});

test.each([
	'probability of 5 heads in 3 tosses',
	'what is the probability of rain',
	'chance of a 5 with 2 dice',
	'chance of a total of 7 with 99 dice'
])('%s is refused with what is understood', async (text) =>
	expect(ask(text)).rejects.toThrow('chances are told of coins and dice')
);
