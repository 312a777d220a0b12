import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(15);

test('a nukta is a mark of its own or part of its letter', async () => {
	expect((await ask('5 करो\u095c')).exact).toBe('50000000');
	expect((await ask('5 करो\u0921\u093c')).exact).toBe('50000000');
});
