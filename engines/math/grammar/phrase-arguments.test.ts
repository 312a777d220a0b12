import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 15, variables: {}, steps: false }, testContext()); // prettier-ignore

test.each([
	['conjugate of 3+4i', '3 - 4*i'],
	['complex conjugate of 3 - 4i', '3 + 4*i'],
	['absolute value of 3 - 4i', '5'],
	['the modulus of 5 + 12i', '13'],
	['argument of 1 + i', 'pi/4'],
	['imaginary part of (1+i)^2 - 3i', '-1'],
	['cross product of (1,2,3) and (4,5,6)', '[-3, 6, -3]'],
	['dot product of [1, 2] and [3, 4]', '11'],
	['magnitude of (3, 4)', '5'],
	['largest of 3/4 and 2/3', '3/4'],
	['smallest of 4, 2, 8', '2'],
	['sum k^2 for k=1 to n', 'n^3/3 + n^2/2 + n/6']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));

test.each([
	['square root of 16+9', '5', '13'],
	['square root of 16 + 9', '13', '5'],
	['factorial of 3+2', '120', '8'],
	['sine of x+1', 'sin(x + 1)', 'sin(x) + 1']
])('%s is %s, and the other reading is told: %s', async (text, exact, other) => {
	const answer = await ask(text);
	expect(answer.exact).toBe(exact);
	expect(answer.notes.map(({ value }) => value)).toContain(other);
});

test('a function of the parts of a number takes parentheses', async () => {
	await expect(ask('conj 3+4i')).rejects.toThrow('conj needs "(" after it');
	expect((await ask('conj(3+4i)')).exact).toBe('3 - 4*i');
});
