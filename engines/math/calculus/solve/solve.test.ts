import { describe, expect, test } from 'vitest';
import '../../special.lazy';
import { inWords } from '../../../../tests/support/in-words';
import { calculate } from '../calculate';

const answer = (text: string, variables: Record<string, number> = {}) =>
	calculate(inWords(text, variables), variables, 20);
const exact = (text: string) => answer(text)?.solutions?.map((each) => each.exact);

test.each([
	['x^2 = 4', ['-2', '2']],
	['2x + 3 = 7', ['2']],
	['(x-1)^2 = 0', ['1']],
	['x^2 = -9', ['3*i', '-3*i']],
	['x^4 - 10x^2 + 1 = 0', ['-sqrt(2) - sqrt(3)', 'sqrt(2) - sqrt(3)', 'sqrt(3) - sqrt(2)', 'sqrt(2) + sqrt(3)']],
	['x^3 - 3x + 1 = 0', ['-2*cos(pi/9)', '2*cos(4*pi/9)', '2*cos(2*pi/9)']],
	['solve(a*x = b, x)', ['b/a']],
	['solve(x^2 - (a+b)*x + a*b = 0, x)', ['b', 'a']],
	['sqrt(x+1) = x-1', ['3']],
	// Lambert's W
	['log(x) + x = 3', ['lambertw(exp(3))']],
	['x*e^x = 2', ['lambertw(2)']],
	['2^x = 5x', ['-lambertw(-log(2)/5)/log(2)', '-lambertw(-1, -log(2)/5)/log(2)']],
	['x*log(x) = 3', ['exp(lambertw(3))']],
	// real cube roots and conjugates
	['cbrt(x-1) = x-1', ['0', '1', '2']],
	['cbrt(4-3x) = 2-x', ['1', '4']],
	['cbrt(x^2-1) + cbrt(x+1) = 0', ['-1', '0']],
	['root(x, 5) = x', ['-1', '0', '1']],
	['conj(x) = 3 - i', ['3 + i']],
	['sqrt(x+7) = x-5', ['9']],
	['abs(abs(x)-2) = 1', ['-3', '-1', '1', '3']],
	['log2(x) + log2(x-2) = 3', ['4']],
	['9^x - 2*3^x - 3 = 0', ['1']],
	['e^x = 2', ['log(2)']],
	['cosh(x) = 1', ['0']],
	['sin(x) = 1/2', ['2*pi*n + pi/6', '2*pi*n + 5*pi/6']],
	['cos(x)^2 = 1', ['pi*n']],
	['tan(x) = 1', ['pi*n + pi/4']],
	['sin(x)*tan(x) = 0', ['pi*n']],
	['solve x^2 = 9 for x', ['-3', '3']],
	['solve(x + y = 3, y)', ['3 - x']]
])('%s: %j', (text, expected) => expect(exact(text)).toEqual(expected));

test.each([
	'x = x + 1',
	'1/x = 0',
	'(x^2-1)/(x-1) = 2',
	'sqrt(x) = -2',
	'x/x = 2',
	'cosh(x) = 1/2',
	'asin(x) = 2',
	'exp(x) = 0'
])('%s has no solution: what cancels does not hide a pole, and what squares does not add a root', (text) =>
	expect(answer(text)).toMatchObject({ exact: 'false', solutions: [] })
);

test.each(['(x-1)(x+1) = x^2-1', 'sin(x)^2 + cos(x)^2 = 1', 'sqrt(x^2) = abs(x)'])('%s holds everywhere', (text) =>
	expect(answer(text)).toMatchObject({ exact: 'true', solutions: [{ exact: 'x' }] })
);

test.each([
	// Lambert's W(1), the Dottie number, the plastic number's quintic: OEIS A030178, A003957, A160155
	['sin(x) + x*exp(x) = 1', ['0.40459131018076287535']],
	['cos(x) = x', ['0.73908513321516064166']],
	['x^5 - x - 1 = 0', ['1.1673039782614186843']],
	['x^x = 2', ['1.5596104694623693500']]
])('%s has no closed form here, and certified digits: %j', (text, digits) => {
	const { solutions } = answer(text)!;
	expect(solutions?.map((each) => each.decimalText)).toEqual(digits);
	expect(solutions?.every((each) => each.exact === null && /certified/.test(each.condition ?? ''))).toBe(true);
});

test.each([
	['x^2 > 4', '(-oo, -2) ∪ (2, oo)'],
	['1 < x^2 <= 4', '[-2, -1) ∪ (1, 2]'],
	['1/x < 1', '(-oo, 0) ∪ (1, oo)'],
	['(x^2-4)/(x-2) > 0', '(-2, 2) ∪ (2, oo)'],
	['x^2 - 2x + 1 <= 0', '{1}'],
	['x != 2', '(-oo, 2) ∪ (2, oo)'],
	['sqrt(x) < 2', '[0, 4)'],
	['log(x) <= 0', '(0, 1]'],
	['x^2 >= 0', '(-oo, oo)'],
	['solve(x^2 < 2, x)', '(-sqrt(2), sqrt(2))']
])('%s holds on %s', (text, expected) => expect(exact(text)).toEqual([expected]));

test.each([
	// The real roots of x⁴ = x + 1 and of x⁴ = (x + 36)(x + 9), by another program.
	['x^4 > x + 1', 'in digits: x < -0.724491959 or x > 1.220744085'],
	['(x^2)^2 <= (x+36)(x+9)', 'in digits: -3.63085629 <= x <= 4.880703937'],
	['x^3 - 3x < 1', 'in digits: x < -1.532088886 or -0.3472963553 < x < 1.879385242']
])('%s: the ends that are long roots are told %s', (text, said) => expect(answer(text)?.said).toContain(said));

test('an inequality that holds nowhere', () =>
	expect(answer('x^2 < 0')).toMatchObject({ exact: 'false', solutions: [] }));

const tuples = (text: string) => {
	const rows: Record<string, string | null>[] = [];
	for (const { solution, variable, exact: value } of answer(text)!.solutions!)
		rows[solution - 1] = { ...rows[solution - 1], [variable]: value };
	return rows;
};

test.each([
	['x+y=3, x-y=1', [{ x: '2', y: '1' }]],
	[
		'x+y=10, x*y=21',
		[
			{ x: '3', y: '7' },
			{ x: '7', y: '3' }
		]
	],
	[
		'solve([x^2+y^2=25, y=x+1], [x, y])',
		[
			{ x: '-4', y: '-3' },
			{ x: '3', y: '4' }
		]
	],
	[
		'x^2+y^2=5, x*y=2',
		[
			{ x: '-2', y: '-1' },
			{ x: '-1', y: '-2' },
			{ x: '1', y: '2' },
			{ x: '2', y: '1' }
		]
	],
	['x+y=1, 2x+2y=2', [{ x: '1 - y', y: 'y' }]],
	['x+y=1, x+y=2', []]
])('%s', (text, expected) => expect(tuples(text)).toEqual(expected));

test.each([
	// The zero of the sine at 0 is not a zero of sin(x)/x.
	['sin(x)/x = 0', 'pi*n', 'n is any whole number other than 0'],
	['tan(x)/x = 0', 'pi*n', 'n is any whole number other than 0'],
	['3x ≡ 1 mod 7', '7*n + 5', 'n is any whole number'],
	['17x = 5 mod 29', '29*n + 2', 'n is any whole number'],
	['4x ≡ 2 (mod 6)', '3*n + 2', 'n is any whole number'],
	['x mod 7 = 3', '7*n + 3', 'n is any whole number']
])('%s is solved by %s where %s', (text, exact_, condition) =>
	expect(answer(text)?.solutions?.map((each) => [each.exact, each.condition])).toEqual([[exact_, condition]])
);

test('squares of odd numbers leave 1 after division by 8, and no double of a number leaves 1 after division by 4', () => {
	expect(exact('x^2 ≡ 1 mod 8')).toEqual(['8*n + 1', '8*n + 3', '8*n + 5', '8*n + 7']);
	expect([answer('2x ≡ 1 (mod 4)')?.exact, answer('17 ≡ 2 (mod 5)')?.exact]).toEqual(['false', 'true']);
});

test.each([
	['2cos(x)=1, 0<=x<=2pi', ['pi/3', '5*pi/3']],
	['2cos(x)=1 on [0, 2pi]', ['pi/3', '5*pi/3']],
	['sin(x)=0 for 0<x<10', ['pi', '2*pi', '3*pi']],
	['x^2=4, x>0', ['2']],
	['x^3=x, x>5', []],
	// On an interval, not at points.
	['|x| = x', ['[0, oo)']],
	['abs(x-1)=1-x', ['(-oo, 1]']],
	['|x-1|+|x-2|=1', ['[1, 2]']],
	['x^2=2^x', [null, '2', '4']]
])('%s has the solutions %j', (text, solutions) =>
	expect(answer(text)?.solutions?.map((each) => each.exact)).toEqual(solutions)
);

test('a root at 0 is exact beside those of which digits alone are known', () =>
	expect(exact('sin(x)=x/10')?.filter((each) => each !== null)).toEqual(['0']));

test.each([
	['x^(1/3) = -2', /principal value/],
	['x^(2/3) = 4', /principal value/],
	['x^5-x-1=0', /only real solutions/]
])('%s says what is left out', (text, said) => expect(answer(text)?.said?.join()).toMatch(said));

test('a value of another name is put in', () =>
	expect(answer('solve(a*x = 6, x)', { a: 2 })?.solutions?.[0]?.exact).toBe('3'));

test('a comparison without an unknown is left to arithmetic', () => expect(answer('1 < 2')).toBeUndefined());

test.each([['x < ', /missing/]])('%s is refused by name', (text, message) =>
	expect(() => answer(text)).toThrow(message)
);

test.each([
	['x<1 or x>3', '(-oo, 1) ∪ (3, oo)'],
	['solve(x<1 or x>3, x)', '(-oo, 1) ∪ (3, oo)'],
	['x^2 > 4 or x = 0', '(-oo, -2) ∪ {0} ∪ (2, oo)'],
	// Ends that touch are one interval where the point between is in either, also where they are written otherwise.
	['x < 1 or x >= 1', '(-oo, oo)'],
	['x < 1 or x > 1', '(-oo, 1) ∪ (1, oo)'],
	['x <= sqrt(2) or x > sqrt(3 + 2*sqrt(2)) - 1', '(-oo, oo)'],
	// and binds tighter than or.
	['x<1 or x>3 and x<10', '(-oo, 1) ∪ (3, 10)'],
	['(x>3 or x<1) and x<-2', '(-oo, -2)'],
	['not (x^2 < 4)', '(-oo, -2] ∪ [2, oo)'],
	['not (1 < x < 3)', '(-oo, 1] ∪ [3, oo)'],
	['not (x < 1 or x > 3)', '[1, 3]'],
	// A root is undefined below 0, so it is not less than 1 there.
	['not (sqrt(x) > 1)', '[0, 1]']
])('%s holds on %s', (text, set) => expect(exact(text)).toEqual([set]));

describe('roots without a closed form', () => {
	const digits = (text: string) => answer(text)?.solutions?.map((each) => Number(Number(each.decimalText).toFixed(6)));

	test.each([
		['cos x = x', [0.739085]],
		['sqrt(x) = cos(x)', [0.641714]],
		['sin(x) = x/10', [-8.423204, -7.068174, -2.852342, 0, 2.852342, 7.068174, 8.423204]],
		['cosh x = 3 - x', [-2.364065, 1.195747]],
		['e^x = x^2', [-0.703467]],
		['x^3 = e^x', [1.857184, 4.536404]]
	])('%s has these, and no others, by proof', (text, roots) => {
		expect(digits(text)).toEqual(roots);
		expect(answer(text)?.said).toEqual(['only real solutions are given: these are all']);
	});

	test('the equation is never its own answer', () => {
		expect(answer('cos x = x')).toMatchObject({ exact: 'x ≈ 0.73908513321516064166', decimal: 0.7390851332151607 }); // prettier-ignore
		expect(answer('e^x + x^2 = -1')?.exact).toBe('false');
	});

	test('of endless many those nearest to 0 come first, with the ends between which none is missing', () => {
		const found = answer('tan x = x');
		// 0 is a root of order 3, which doubles do not see.
		expect(digits('tan x = x')?.slice(0, 3)).toEqual([0, -4.493409, 4.493409]);
		expect(found?.said?.join()).toMatch(/^these are all real solutions between -2\d/);
	});

	test.each([
		['nsolve(cos(x) - x, x, 1)', [0.739085]],
		['nsolve(x^2 - 2, 1)', [1.414214]],
		['fsolve(tan(x) = x, x, 4, 8)', [4.493409, 7.725252]],
		['solve(sin(x) = 0, x, 20)', [18.849556]],
		['tan x = x, 0 < x < 10', [4.493409, 7.725252]]
	])('%s is searched there', (text, roots) => expect(digits(text)).toEqual(roots));

	test.each([
		['cos x > x', 'x < 0.739085133215161'],
		['x^5 - x - 1 > 0', 'x > 1.16730397826142'],
		['2^x > x^2', '-0.766664695962123 < x < 2 or x > 4'],
		['x^6 + x + 3 > 0', 'true']
	])('%s has ends in digits', (text, set) => expect(answer(text)?.exact).toBe(set));

	test('an inequality that repeats has no list of ends', () =>
		expect(() => answer('x*sin(x) > 1')).toThrow(/no closed form/));

	test.each([
		['minimize(x^2 + cos(x) + x, x)', 0.5315088972136867, /at x ≈ -0\.887862211570866/],
		['maximize(x*sin(x), x, 0, 5)', 1.8197057411596531, /at x ≈ 2\.0287578381104/],
		['areabetween(x^2, cos(x), x)', 1.0947536086094733, /^$/]
	])('%s is %d', (text, value, said) => {
		expect(answer(text)?.decimal).toBe(value);
		expect(answer(text)?.said?.join() ?? '').toMatch(said);
	});
});
