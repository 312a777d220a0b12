import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

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
