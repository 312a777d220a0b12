import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 12, ...(variables && { variables }) }, testContext());

test('names that have a value are no units, days or slips', async () => {
	expect((await ask('2 gb', { gb: 4 })).exact).toBe('8');
	expect((await ask('today + 3', { today: 4 })).exact).toBe('7');
	expect((await ask('precent * 2', { precent: 4 })).exact).toBe('8');
	expect((await ask('IV * 2', { IV: 5 })).exact).toBe('10');
});

test('what is no sentence of these stays what it was', async () => {
	expect((await ask('2 feet + 3 inches')).exact).toBe('2.25 feet');
	expect((await ask('sum of squares 1 to 10')).exact).toBe('385');
	expect((await ask('5 in in cm')).exact).toBe('12.7 cm');
});

test('a power of a negative number names its real root', async () => {
	const { exact, notes } = await ask('(-8)^(1/3)');
	expect(exact).toBe('1 + sqrt(3)*i');
	expect(notes).toContainEqual({
		text: 'this is the principal value; the real root',
		alternative: 'root(-8, 3)',
		value: '-2'
	});
	expect((await ask('(-8)^(2/3)')).notes.map(({ value }) => value)).toContain('4');
	expect((await ask('(-4)^(1/2)')).notes).toEqual([]);
});
