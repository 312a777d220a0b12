import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const evaluate = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 30, ...(variables ? { variables } : {}) }, testContext());

test.each([
	['5 inch to cm', '12.7 cm', 'unit', 12.7],
	['20 degC to degF', '68 °F', 'unit', 68],
	['1 kWh to J', '3600000 J', 'unit', 3_600_000],
	['1 lb to kg', '0.45359237 kg', 'unit', 0.45359237],
	['5 cm + 2 inch', '10.08 cm', 'unit', 10.08],
	['3 kg * 2 m/s^2', '6 N', 'unit', 6],
	['5 km / 2 h', '2.5 km / h', 'unit', 2.5],
	['2 pi rad to deg', '360 deg', 'unit', 360],
	['det([1,2;3,4])', '-2', 'integer', -2],
	['det([1/3,2;3,4])', '-14/3', 'rational', -14 / 3],
	['inv([1,2;3,4])', '[-2, 1; 3/2, -1/2]', 'matrix', null],
	['[1,2;3,4]*[5;6]', '[17; 39]', 'matrix', null],
	['[1,2;3,4]^2', '[7, 10; 15, 22]', 'matrix', null],
	['[1/3, 2]*3', '[1, 6]', 'matrix', null],
	['norm([3,4])', '5', 'integer', 5],
	['mean(1, 2, 4)', '7/3', 'rational', 7 / 3],
	['median([3,1,2])', '2', 'integer', 2],
	['variance([1,2,3,4])', '5/3', 'rational', 5 / 3],
	['std([1,2,3,4])', 'sqrt(15)/3', 'real', Math.sqrt(15) / 3]
])('%s is %s', async (expression, exact, kind, decimal) => {
	const answer = await evaluate(expression);
	expect(answer).toMatchObject({ exact, kind });
	if (decimal === null) expect(answer.decimal).toBeNull();
	else expect(answer.decimal).toBeCloseTo(decimal, 12);
});

test('a small unit is not rounded to nothing', async () =>
	expect((await evaluate('1 eV to J')).decimal).toBeCloseTo(1.602e-19, 22));

test('a decimal answer carries the digits asked for', async () => {
	expect((await evaluate('100 km/h to mile/hour')).decimal_text).toBe('62.1371192237333969617434184363 mile / hour');
	expect((await evaluate('norm([1,2])')).decimal_text).toBe('2.23606797749978969640917366873');
});

test('variables stand in matrices', async () =>
	expect((await evaluate('det([x,1;1,x])', { x: 0.5 })).exact).toBe('-3/4'));

test('names that are units only beside a number and a unit stay unknowns', async () => {
	expect([(await evaluate('3m + 2m')).exact, (await evaluate('3 m + 2 m')).exact]).toEqual(['5*m', '5 m']);
	await expect(evaluate('x*cm')).rejects.toThrow('expression:');
});

test.each([
	['[createUnit("foo")]', ''],
	['[config({})]', ''],
	['[evaluate("1+1")]', ''],
	['[map([1], sqrt)]', ''],
	['[1, 2]; [3]', ''],
	['[1].constructor', ''],
	['[__proto__]', '']
])('%s is refused', async (expression, reason) => {
	const refused = evaluate(expression);
	await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
	await expect(refused).rejects.toThrow(`expression: ${reason}`);
	// Names that represent lists while a text is read stay hidden.
	await expect(refused).rejects.not.toThrow(/matrix_value|entrywise|entry_/);
});

test('matrices that are too large are refused before they are computed', async () => {
	const refused = { code: 'COMPUTATION_LIMIT' };
	await expect(evaluate('[1,2;3,4]^1000000000')).rejects.toMatchObject(refused);
	await expect(evaluate('diag([1,2;3,4]^1000000000)')).rejects.toMatchObject(refused);
	await expect(evaluate(`cumsum([${'1,'.repeat(500)}1])`)).rejects.toMatchObject(refused);
	await expect(evaluate(`[${'1,'.repeat(500)}1]`)).rejects.toMatchObject(refused);
});

test('units that do not match are said', async () =>
	await expect(evaluate('5 cm to kg')).rejects.toThrow('expression: length cannot be given in kg, a unit of mass'));

test('what neither grammar reads is answered with the place in the text', async () => {
	await expect(evaluate('[1,2')).rejects.toThrow('expression: a bracket is not closed');
	await expect(evaluate("eval('1+1')")).rejects.toThrow('expression: unknown function "eval" at character 1');
	await expect(evaluate("constructor.constructor('return this')()")).rejects.toThrow('unknown word "constructor"');
});
