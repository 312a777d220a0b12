import { expect, test } from 'vitest';
import { inWords } from '../../../tests/support/in-words';
import { calculate } from './calculate';
import '../special.lazy';

const answer = (text: string, variables: Record<string, number> = {}) =>
	calculate(inWords(text, variables), variables, 30);

test.each([
	['diff(abs(log(x)), x)', 'for x > 0: elsewhere the derivative is another'],
	['diff(abs(sqrt(x) - 1), x)', 'for x >= 0: elsewhere the derivative is another']
])('%s says: %s', (text, said) => expect(answer(text)?.said).toContain(said));

test.each(['diff(abs(x^2 - 1), x)', 'diff(abs(log(x^2 + 2)), x)', 'diff(abs(sqrt(x)), x)'])(
	'%s holds everywhere',
	(text) => expect(answer(text)?.said?.filter((each) => /elsewhere/.test(each))).toEqual([])
);

test('a derivative is taken before its variable has a value', () =>
	expect(answer('diff(a*x^2, x)', { x: 3 })?.exact).toBe('6*a'));
