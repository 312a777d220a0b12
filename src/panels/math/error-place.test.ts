import { expect, test } from 'vitest';
import { fixFor } from './error-place';

test.each([
	['unknown word "sinx": did you mean sin(x)? at character 5', '1 + sinx', '1 + sin(x)'],
	['unknown function "sqr": did you mean sqrt? at character 1', 'sqr(4)', 'sqrt(4)'],
	['unexpected end at character 4, expected ")"', '5(2', '5(2)'],
	['unexpected end at character 7, expected "," or ")"', 'sin(30 ', 'sin(30)'],
	['unknown word "solve": did you mean solve(…)? at character 1', 'solve 2', undefined],
	['unexpected "*" at character 3, expected a number', '2 * * 3', undefined]
])('%s of %s offers %s', (message, text, expected) => expect(fixFor(message, text)).toBe(expected));
