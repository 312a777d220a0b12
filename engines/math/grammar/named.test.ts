import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 12 }, testContext());

test('a percentile says its method', async () => {
	const { notes } = await ask('quartiles of 1,2,3,4');
	expect(notes.map(({ text }) => text).join()).toMatch(/PERCENTILE\.INC/);
});
