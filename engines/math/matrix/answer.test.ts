import { expect, test } from 'vitest';
import { evaluate as mathjsEvaluate } from 'mathjs';
import { matrixAnswer } from './answer';

const exact = (text: string, variables: Record<string, number> = {}) => matrixAnswer(text, variables, 20)?.exact;

test.each([['inv([1,2,3;4,5,6])', / inv needs a square matrix/]])('%s is refused by name', (text, message) =>
	expect(() => exact(text)).toThrow(message)
);

test('an inverse times the matrix is the identity', () => {
	const hilbert = `[${[0, 1, 2, 3, 4].map((i) => [0, 1, 2, 3, 4].map((j) => `1/${i + j + 1}`).join(', ')).join('; ')}]`;
	expect(exact(`inv(${hilbert})*${hilbert}`)).toBe(
		'[1, 0, 0, 0, 0; 0, 1, 0, 0, 0; 0, 0, 1, 0, 0; 0, 0, 0, 1, 0; 0, 0, 0, 0, 1]'
	);
});

test('functions of lists agree with mathjs on random lists', () => {
	let seed = 9;
	const next = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
	for (let round = 0; round < 40; round++) {
		const list = Array.from({ length: 2 + next(7) }, () => next(41) - 20);
		const matrix = [0, 1].map(() => [0, 1].map(() => next(9) - 4));
		const text = `[${list.join(', ')}]`;
		const square = `[${matrix.map((row) => row.join(', ')).join('; ')}]`;
		const questions = [`mad(${text})`, `quantileSeq(${text}, ${next(101)}/100)`, `cumsum(${text})`, `diag(${text})`, `kron(${square}, [1, 2; 3, 4])`, `cumsum(${square})`, `${text} .* ${text}`]; // prettier-ignore
		for (const question of questions) {
			const expected = mathjsEvaluate(question.replace(/^diag.*/, `diag(${text})`)) as
				| { toArray?: () => unknown }
				| number;
			const numbers = [typeof expected === 'object' && expected.toArray ? expected.toArray() : expected].flat(3);
			const own = matrixAnswer(question, {}, 17)?.decimalText ?? '';
			const found = own.split(/[^-\d.e]+/).filter(Boolean).map(Number); // prettier-ignore
			expect(found, question).toHaveLength(numbers.length);
			found.forEach((value, i) => expect(value, question).toBeCloseTo(Number(numbers[i]), 9));
		}
	}
});

test('what it does not know is left to others', () => expect(exact('det(3')).toBeUndefined());
