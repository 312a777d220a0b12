/** Partial fractions, resultants, Laplace transforms and differential equations, as users write them. */
import { expect, test } from 'vitest';
import { calculate } from './calculate';

const ask = (text: string) => calculate(text, {}, 20);

test('expand says where it stopped', () => {
	expect(ask('expand((a+b+c)^80)')?.said).toEqual([expect.stringContaining('left as it is')]);
	expect(ask('expand((a+b)^2)')?.said).toEqual([]);
});
