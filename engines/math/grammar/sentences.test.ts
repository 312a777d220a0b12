import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';
import { withoutRuns } from '../io/read';

const ask = askMath(12);

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
	// The place is one in the reading, which the error quotes.
	await expect(ask(`1 +${many}* 2`)).rejects.toThrow(
		'unexpected "*" at character 5, expected a number, a name or "(" of "1 + * 2"'
	);
});
