import { expect, test } from 'vitest';
import '../../special.lazy';
import { inWords } from '../../../../tests/support/in-words';
import { calculate } from '../calculate';

const answer = (text: string) => calculate(inWords(text), {}, 20);

test.each([
	['integrate(exp(-x^4), x, 0, 1)', '0.84483859475710240076'],
	['integrate(sin(x)/(1+x^3), x, 0, 1)', '0.34699680129975716409']
])('%s has digits alone: %s', (text, digits) => {
	const { exact, decimalText } = answer(text)!;
	expect(exact).toMatch(/^integrate\(/);
	expect(decimalText).toBe(digits);
});
