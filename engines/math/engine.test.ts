import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { math } from './contract';
import { engine } from './engine';

const evaluate = (expression: string, variables?: Record<string, number>, digits = 30) =>
	engine.evaluate({ expression, digits, ...(variables ? { variables } : {}) }, testContext());

test.each(math.operations.evaluate.examples.map((example) => [example.title, example] as const))(
	'the example "%s" holds',
	async (_, example) => {
		const input = example.input as { expression: string; variables?: Record<string, number>; digits?: number };
		expect(await evaluate(input.expression, input.variables, input.digits)).toMatchObject(example.output);
	}
);

test('an answer has every field', async () =>
	expect(await evaluate('sqrt(8) + x')).toEqual({
		expression: 'sqrt(8) + x',
		exact: 'x + 2*sqrt(2)',
		decimal: null,
		decimal_text: null,
		latex: 'x + 2 \\sqrt{2}',
		kind: 'symbolic',
		unknowns: ['x'],
		solutions: null,
		steps: null,
		reading: 'sqrt(8) + x',
		reading_mathml: expect.stringContaining('<msqrt>'),
		mathml: expect.stringContaining('<msqrt>'),
		notes: []
	}));

test.each([
	['1+)', undefined, 'INVALID_INPUT', 'expression: unexpected ")" at character 3, expected a number, a name or "("'],
	['1/x', { x: 0 }, 'INVALID_INPUT', 'expression: division by zero'],
	['2x', { '2x': 3 }, 'INVALID_INPUT', 'variables: "2x" is not a name: letters, digits and _, beginning with a letter'],
	['x', { x: Infinity }, 'INVALID_INPUT', 'variables.x: must be a number'],
	['x', { mod: 1 }, 'INVALID_INPUT', 'variables: "mod" is not a name: letters, digits and _, beginning with a letter'],
	['9^9^9^9', undefined, 'COMPUTATION_LIMIT', 'expression: has a decimal exponent of over 15 digits']
] as const)(
	'%s with %j is refused',
	async (expression, variables, code, message) =>
		await expect(evaluate(expression, variables as Record<string, number> | undefined)).rejects.toMatchObject({
			code,
			message
		})
);

test('names of the language of the machine are only names', async () => {
	expect((await evaluate('__proto__ + x_constructor')).unknowns).toEqual(['__proto__', 'x_constructor']);
	await expect(evaluate('constructor + 1')).rejects.toThrow('unknown word "constructor": give it a value in variables');
	await expect(evaluate('factor')).rejects.toThrow('unknown word "factor": did you mean factor(…)?');
	await expect(evaluate('hasOwnProperty(1)')).rejects.toThrow('unknown function "hasOwnProperty" at character 1');
	expect((await evaluate('__proto__ + 1', JSON.parse('{"__proto__": 2}') as Record<string, number>)).exact).toBe('3');
});

test('one question leaves nothing behind for the next', async () => {
	await expect(evaluate('sum(sin(k), k, 1, 10^9)')).rejects.toThrow('expression:');
	expect((await evaluate('x', { x: 1 })).exact).toBe('1');
	expect((await evaluate('x')).exact).toBe('x');
});

test('under few steps a long computation is refused, whatever of it could be had; a short one is as it is otherwise', async () => {
	const within = (steps?: number) => testContext(steps === undefined ? {} : { steps });
	const long = { expression: '(a+b+c+d+e)^12+y' };
	await expect(async () => engine.simplify(long, within(10_000))).rejects.toMatchObject({ code: 'COMPUTATION_LIMIT' });
	const short = { expression: '(a+b)^2-a^2' };
	expect(await engine.simplify(short, within(10_000))).toEqual(await engine.simplify(short, within()));
	const sum = { expression: '1/2+1/3', digits: 15 };
	expect(await engine.evaluate(sum, within(10_000))).toEqual(await engine.evaluate(sum, within()));
});

test('a matrix is drawn in rows; commas inside of its entries part none', async () => {
	const { mathml } = await evaluate('[sqrt(2), atan2(x, 3); 1/2, 3]');
	expect(mathml?.match(/<mtr>/g)).toHaveLength(2);
	expect(mathml?.match(/<mtd>/g)).toHaveLength(4);
	expect(mathml).toContain('<mtd><msqrt><mn>2</mn></msqrt></mtd>');
});
