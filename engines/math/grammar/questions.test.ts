import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';
import { withoutRuns } from '../io/read';

const ask = (expression: string, variables?: Record<string, number>) =>
	engine.evaluate({ expression, digits: 12, ...(variables && { variables }) }, testContext());

test('names that have a value are no units, days or slips', async () => {
	expect((await ask('2 gb', { gb: 4 })).exact).toBe('8');
	expect((await ask('today + 3', { today: 4 })).exact).toBe('7');
	expect((await ask('precent * 2', { precent: 4 })).exact).toBe('8');
	expect([(await ask('IV * 2', { IV: 5 })).exact, (await ask('2 v', { v: 3 })).exact]).toEqual(['10', '6']);
});

test('what is no sentence of these stays what it was', async () => {
	expect((await ask('2 feet + 3 inches')).exact).toBe('2.25 feet');
	expect((await ask('sum of squares 1 to 10')).exact).toBe('385');
	expect((await ask('5 in in cm')).exact).toBe('12.7 cm');
	expect((await ask('12 v * 2 a')).kind).toBe('symbolic');
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

test('a percentile says its method', async () => {
	const { notes } = await ask('quartiles of 1,2,3,4');
	expect(notes.map(({ text }) => text).join()).toMatch(/PERCENTILE\.INC/);
});

test('a nukta is a mark of its own or part of its letter', async () => {
	expect((await ask('5 करो\u095c')).exact).toBe('50000000');
	expect((await ask('5 करो\u0921\u093c')).exact).toBe('50000000');
});

test('another reading is one of the whole expression', async () => {
	const [note] = (await ask('log 50 + log 2')).notes;
	expect(note).toMatchObject({ alternative: 'log10(50) + log10(2)' });
	expect((await ask('sin(30) + cos(60)')).notes[0]).toMatchObject({ alternative: 'sin(30°) + cos(60°)', value: '1' });
});

test('thousands of spaces are read as one, before any pattern may share them out', async () => {
	const many = ' '.repeat(9_000);
	expect(withoutRuns(`1 tbsp${many}in\n${many}tsp`)).toBe('1 tbsp in tsp');
	expect((await ask(`1 tbsp${many}in tsp`)).exact).toBe('3 tsp');
	expect((await ask(`vertex${many}of x^2-4x+3`)).exact).toBe('[2, -1]');
	// The position counts in the reading, which the error quotes.
	await expect(ask(`1 +${many}* 2`)).rejects.toThrow(
		'unexpected "*" at character 5, expected a number, a name or "(" of "1 + * 2"'
	);
});
