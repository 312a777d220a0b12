import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(15);

test.each([
	['square root of 16+9', '5', '13'],
	['square root of 16 + 9', '13', '5'],
	['factorial of 3+2', '120', '8'],
	['sine of x+1', 'sin(x + 1)', 'sin(x) + 1']
])('%s is %s, and the other reading is told: %s', async (text, exact, other) => {
	const answer = await ask(text);
	expect(answer.exact).toBe(exact);
	expect(answer.notes.map(({ value }) => value)).toContain(other);
});
