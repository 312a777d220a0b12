import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test.each([
	['2+3j', '2 + 3*i'],
	['(2 + 3j)(2 - 3j)', '13'],
	['3j - 2', '-2 + 3*i'],
	['abs(3+4j)', '5'],
	['sqrt(2)*(1 + 1.5j)', 'sqrt(2)*(2 + 3*i)/2']
])('%s is %s, which is told', async (text, exact) => {
	const answer = await ask(text);
	expect(answer).toMatchObject({ exact, unknowns: [] });
	expect(answer.notes).toContainEqual(expect.objectContaining({ text: expect.stringContaining('imaginary unit') }));
});

test.each([
	['3j + 5j', {}, '8*j'],
	['2j + 3k + 1', {}, '2*j + 3*k + 1'],
	['2 + 3j', { j: 4 }, '14'],
	['sum(2 + 3j, j, 1, 3)', {}, '24'],
	['2j + 3 = 7', {}, 'j = 2']
] as const)('%s with %j is %s: j is a name there', async (text, variables, exact) =>
	expect((await ask(text, variables)).exact).toBe(exact)
);
