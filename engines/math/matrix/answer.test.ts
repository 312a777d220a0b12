import { expect, test } from 'vitest';
import { evaluate as mathjsEvaluate } from 'mathjs';
import { matrixAnswer } from './answer';

const exact = (text: string, variables: Record<string, number> = {}) => matrixAnswer(text, variables, 20)?.exact;

test.each([
	['det([1,2;3,4])', '-2'],
	['det([[1,2],[3,4]])', '-2'],
	['det([a,b;c,d])', 'a*d - b*c'],
	['det([sqrt(2),1;3,sqrt(5)])', 'sqrt(10) - 3'],
	['det([1,1/2,1/3,1/4;1/2,1/3,1/4,1/5;1/3,1/4,1/5,1/6;1/4,1/5,1/6,1/7])', '1/6048000'],
	['inv([1,2;3,4])', '[-2, 1; 3/2, -1/2]'],
	['[1,2;3,4]^-1', '[-2, 1; 3/2, -1/2]'],
	['[1,1;1,0]^10', '[89, 55; 55, 34]'],
	['[1,2;3,4]*[5;6]', '[17; 39]'],
	['[1,2;3,4]*[5,6]', '[17, 39]'],
	["[1,2;3,4]'", '[1, 3; 2, 4]'],
	['2*[1,2] + [3,4]/2', '[7/2, 6]'],
	['rref([1,2,3;4,5,6])', '[1, 0, -1; 0, 1, 2]'],
	['rank([1,2;2,4])', '1'],
	['eigenvalues([2,1;1,2])', '[1, 3]'],
	['eigenvalues([2,0;0,2])', '[2, 2]'],
	['eigenvalues([0,-1;1,0])', '[i, -i]'],
	['charpoly([2,1;1,2])', 'x^2 - 4*x + 3'],
	['trace([1,2;3,4])', '5'],
	['dot([1,2,3],[4,5,6])', '32'],
	['[1,2,3] . [4,5,6]', '32'],
	['[1,2,3].[4,5,6]', '32'],
	['cross([1,0,0],[0,1,0])', '[0, 0, 1]'],
	['norm([1,1])', 'sqrt(2)'],
	['|[3,4]|', '5'],
	['2|[3;-4]| + 1', '11'],
	['|[1,2;3,4]|', '-2'],
	['|[1,2].[3,-4]|', '5'],
	['abs([3,-4])', '[3, 4]'],
	['|-3|*[1,2]', '[3, 6]'],
	['mean(sqrt(2), sqrt(8))', '3*sqrt(2)/2'],
	['median([3,1,2])', '2'],
	['std([1,2,4])', 'sqrt(21)/3'],
	['stdev([1,2,4])', 'sqrt(21)/3'],
	['STDEVP([2,4,4,4,5,5,7,9])', '2'],
	['VAR([1,2,3,4])', '5/3'],
	['varp([1,2,3])', '2/3'],
	['AVERAGE([1,2,6])', '3'],
	['product([2,3,7])', '42'],
	['COUNT([1,2,3])', '3'],
	['MAX([1,5,3])', '5'],
	['CORREL([1,2,3],[2,4,6])', '1'],
	['corr([1,2,3],[3,2,1])', '-1'],
	// Deviations −1, 0, 1 and −7/3, −1/3, 8/3: 5 over √(2 · 38/3).
	['correlation([1,2,3],[2,4,7])', '5*sqrt(57)/38'],
	['det([x,1;1,x])*2', '2*x^2 - 2'],
	['2^2*[1,2]', '[4, 8]'],
	['[1,2;3,4]^T', '[1, 3; 2, 4]'],
	['[1,2;3,4]ᵀ*2', '[2, 6; 4, 8]'],
	['[1,2;3,4]^⊤*[1;1]', '[4; 6]'],
	['A = [1,2;3,4]', '[1, 2; 3, 4]'],
	['what is the determinant of [1,2;3,4]', '-2'],
	['the inverse of [2,0;0,4]', '[1/2, 0; 0, 1/4]'],
	['det [1,2;3,4]', '-2'],
	['[1,2,3] dot product [4,5,6]', '32'],
	['[1,2,3] cross [4,5,6]', '[-3, 6, -3]'],
	['[1,2,3] x [4,5,6]', '[-3, 6, -3]'],
	['2*[1,2,3] × [4,5,6]', '[-6, 12, -6]'],
	['[1,2] x [3,4]', '11'],
	['[1,2;3,4] × [5;6]', '[17; 39]'],
	['[1,2;3,4] .^ 2', '[1, 4; 9, 16]'],
	['2.^[1,2]', '[2, 4]'],
	['6 ./ [1,2] .* [2,1]', '[12, 3]'],
	// Spaces part entries in a row without commas; a sign with a space after it is an operation
	['[1 -2; 3 4]', '[1, -2; 3, 4]'],
	['[1 - 2; 3]', '[-1; 3]'],
	['[1 -2, 3]', '[-1, 3]'],
	['[1 -2; 3 -4, 5]*0', '[0, 0; 0, 0]'],
	['[-1 -2 +3]', '[-1, -2, 3]'],
	['[1 200; 3 400]', '[1, 200; 3, 400]'],
	['[2 1/2]', '[2, 1/2]'],
	['[x y; 1 2]', '[x, y; 1, 2]'],
	['[1 (2 + 3) 4]', '[1, 5, 4]'],
	['[(1 + 2) -3]', '[3, -3]'],
	['[max(1, 2) 3; 3! 4]', '[2, 3; 6, 4]'],
	['[sqrt(4) √9; 50% 2]', '[2, 3; 1/2, 2]'],
	['[[1 2] [3 4]]', '[1, 2; 3, 4]'],
	['[7 mod 4 2]', '[3, 2]']
])('%s is %s', (text, expected) => expect(exact(text)).toBe(expected));

test.each([
	['[1,2;2,4]^-1', /singular/],
	['inv([x,x;1,1])', /singular/],
	['inv([1,2,3;4,5,6])', / inv needs a square matrix/],
	['2^[1,2]', /an exponent is no matrix here/],
	['[1,,2]', /an entry of the matrix is missing/],
	['[1,2;3]', /differ in length/],
	['[1,2] + [1,2,3]', /no sum/],
	['cross([1,2],[3,4])', /three numbers/],
	['[1,2;3,4]^(1/2)', /whole powers/],
	['[1,2', /not closed/],
	['[1,2;3,4]^100000', /1,000 at most/]
])('%s is refused by name', (text, message) => expect(() => exact(text)).toThrow(message));

test('an inverse times the matrix is the identity', () => {
	const hilbert = `[${[0, 1, 2, 3, 4].map((i) => [0, 1, 2, 3, 4].map((j) => `1/${i + j + 1}`).join(', ')).join('; ')}]`;
	expect(exact(`inv(${hilbert})*${hilbert}`)).toBe(
		'[1, 0, 0, 0, 0; 0, 1, 0, 0, 0; 0, 0, 1, 0, 0; 0, 0, 0, 1, 0; 0, 0, 0, 0, 1]'
	);
});

test.each([
	['mode([1,2,2,3])', '2'],
	['mode([1,1,2,2,3])', '[1, 2]'],
	['mad([1,2,3,10])', '1'],
	['mad(sqrt(2), 0, 3*sqrt(2))', 'sqrt(2)'],
	['quantileSeq([1,2,3,4], 0.3)', '19/10'],
	['quantileSeq([4,1,3,2], [1/4, 1/2])', '[7/4, 5/2]'],
	['cumsum([1,1/2,1/3])', '[1, 3/2, 11/6]'],
	['cumsum([a,b;c,d])', '[a, b; a + c, b + d]'],
	['kron([1,2],[1;x])', '[1, 2; x, 2*x]'],
	['diag([1,x])', '[1, 0; 0, x]'],
	['diag([1,2;3,4])', '[1, 4]'],
	['diag([5], 1)', '[0, 5; 0, 0]'],
	['lusolve([2,1;1,3], [1,2])', '[1/5; 3/5]'],
	['[1,2].*[3,4]', '[3, 8]'],
	['[1,2]./[3,4] + [1,1]', '[4/3, 3/2]'],
	['2 .^ [1,2]', '[2, 4]'],
	['sqrt([1,8])', '[1, 2*sqrt(2)]'],
	['floor([3/2,-1/2;1,2])', '[1, -1; 1, 2]']
])('%s is %s', (text, expected) => expect(exact(text)).toBe(expected));

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
