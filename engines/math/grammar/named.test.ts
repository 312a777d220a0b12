import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test('a percentile says its method', async () => {
	const { notes } = await ask('quartiles of 1,2,3,4');
	expect(notes.map(({ text }) => text).join()).toMatch(/PERCENTILE\.INC/);
});
