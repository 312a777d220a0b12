import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(12);

test('the rule by which a sequence goes on is said', async () => {
	const { notes } = await ask('next number in 2, 4, 8, 16');
	expect(notes.map(({ text }) => text)).toContain(
		'the sequence is taken as geometric: each term is the one before times 2'
	);
});
