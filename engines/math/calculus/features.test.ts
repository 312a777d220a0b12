import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test('an empty domain is told in words', async () => {
	const { solutions, notes } = await ask('domain of sqrt(-1-x^2)');
	expect(solutions).toEqual([]);
	expect(notes.map(({ text }) => text)).toContain('there is no real value');
});
