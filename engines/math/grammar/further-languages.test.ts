import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 15, variables: {}, steps: false }, testContext()); // prettier-ignore

test('a nukta is a mark of its own or part of its letter', async () => {
	expect((await ask('5 करो\u095c')).exact).toBe('50000000');
	expect((await ask('5 करो\u0921\u093c')).exact).toBe('50000000');
});
