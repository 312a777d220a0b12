import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 12 }, testContext());

test.each([
	// 3 + 9·4; 10·(3 + 39)/2
	['10th term of 3, 7, 11', '39'],
	['sum of first 10 terms of 3, 7, 11', '210'],
	['arithmetic sequence 3 5 7 10th term', '21'],
	['nth term of 5, 8, 11, 14', '3*n + 2'],
	['20th term of the arithmetic sequence 5, 2, -1', '-52'],
	['sum of the first n terms of 1, 3, 5', 'n^2'],
	// 2·3⁷; 2·(3⁸ − 1)/2
	['geometric sequence 2 6 18 8th term', '4374'],
	['sum of the first 8 terms of 2, 6, 18', '6560'],
	['nth term of 2, 4, 8, 16', '2^n'],
	['sum of infinite geometric series 4, 2, 1, ...', '8'],
	['common ratio of the geometric sequence 4, 2, 1', '1/2'],
	['common difference of the arithmetic sequence 0.5, 2, 3.5', '3/2'],
	['next number in the sequence 1, 4, 9, 16', '25'],
	['what comes next: 1, 8, 27, 64, 125', '216'],
	['sum of first 4 terms of 1, 4, 9, 16', '30'],
	['next number in 1, 1, 2, 3, 5, 8', '13'],
	['1st term of 1, 1, 2, 3, 5, 8', '1'],
	['sum of first 6 terms of 1, 1, 2, 3, 5, 8', '20'],
	['sum of 1, 2, 3', '6']
])('%s is %s', async (text, exact) => {
	expect((await ask(text)).exact).toBe(exact);
});

test('the rule by which a sequence goes on is said', async () => {
	const { notes } = await ask('next number in 2, 4, 8, 16');
	expect(notes.map(({ text }) => text)).toContain(
		'the sequence is taken as geometric: each term is the one before times 2'
	);
});

test.each([
	['next term of 3, 1, 4, 1', /show no rule that is known/],
	['next number in 2, 5', /three are needed/],
	['geometric sequence 1, 2, 4, 9, 5th term', /show no rule/],
	// a quartic fits any five terms: that is not a rule
	['next number in 1, 2, 4, 8, 14', /show no rule/],
	['infinite sum of geometric series 1, 2, 4', /./]
])('%s is refused: %s', async (text, reason) => {
	await expect(ask(text)).rejects.toThrow(reason);
});
