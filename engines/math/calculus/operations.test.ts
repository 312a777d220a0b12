import { describe, expect, it } from 'vitest';
import { inWords } from '../../../tests/support/in-words';
import { askMath } from '../../../tests/support/ask-math';
import { calculate } from '../calculus.lazy';
import '../special.lazy';
import '../sums.lazy';

const exact = (text: string, variables: Record<string, number> = {}) =>
	calculate(inWords(text, variables), variables, 20)?.exact;

describe('operators inside of expressions', () => {
	it.each([
		['2*integrate(x^2, x, 0, 1) + 1', '5/3'],
		['integrate(diff(sin(x), x), x)', 'sin(x)'],
		['limit(diff(x^2, x), x, 3)', '6'],
		['diff(integrate(t^2, t, 0, x), x)', 'x^2'],
		['solve(integrate(2*t, t, 0, x) = 9, x)', 'x = -3 or x = 3'],
		['integrate(x*integrate(x, x, 0, 1), x, 0, 1)', '1/4'],
		['diff(x*sum(x, x, 1, 3), x)', '6'],
		['sin(diff(x^2, x))', 'sin(2*x)']
	])('%s is %s', (text, value) => expect(exact(text)).toBe(value));

	it.each([
		// 1/2 + 1/3 + 1/4 + 1/5 + 1/6
		['sum(integrate(x^k, x, 0, 1), k, 1, 5)', '29/20'],
		['sum(diff(t^k, t), k, 1, 3)', '3*t^2 + 2*t + 1'],
		['sum(diff(x^2, x), x, 1, 3)', '12'],
		['sum(integrate(x, x, 0, x), x, 1, 3)', '7'],
		['sum(sum(diff(x^(j*k), x), j, 1, 2), k, 1, 2)', '4*x^3 + 4*x + 1'],
		['product(limit(sin(k*x)/x, x, 0), k, 1, 3)', '6'],
		['sum(diff(x^k, x), k, 1, n)', 'sum(k*x^(k - 1), k, 1, n)']
	])('in the body of a range: %s is %s', (text, value) => expect(exact(text)).toBe(value));

	it('does not give the general term of an integral to every index: at k = 1 there would be none', () => {
		expect(() => exact('sum(integrate(x^(k - 2), x), k, 0, n)')).toThrow('give numbers for its ends, at most 30 terms');
		expect(() => exact('sum(integrate(x^(k - 2), x), k, 0, 40)')).toThrow('at most 30 terms');
		expect(exact('sum(expand((k + 1)^2), k, 1, n)')).toBe('n^3/3 + 3*n^2/2 + 13*n/6');
	});

	it('takes the index for what it is where a variable or a constant has its name', () => {
		expect(exact('sum(integrate(x^k, x, 0, 1), k, 1, 5)', { k: 3 })).toBe('29/20');
		expect(exact('sum(k*diff(k*x, x), k, 1, 3)', { k: 7 })).toBe('14');
		expect(exact('sum(diff(k*x, x), k, 1, 50)', { k: 7 })).toBe('1275');
		expect(exact('sum(diff(x^i, x), i, 1, 3)')).toBe('3*x^2 + 2*x + 1');
		expect(exact('product(limit(sin(i*x)/x, x, 0), i, 1, 3)')).toBe('6');
		expect(exact('sum(integrate(x^e, x, 0, 1), e, 1, 3)')).toBe('13/12');
		expect(exact('k + sum(diff(k*x, x), k, 1, k)', { k: 3 })).toBe('9');
		expect(exact('1 + integrate(x, x, 0, x)', { x: 3 })).toBe('11/2');
	});

	it('takes term by term what holds for all terms but one', () => {
		// x^(k - 1)/(k - 1) is undefined for k = 1.
		expect(exact('sum(integrate(x^(k - 2), x, 1, 2), k, 0, 2)')).toBe('3/2 + log(2)');
		expect(exact('sum(limit(x^k/x, x, 0), k, 1, 2)')).toBe('1');
	});

	it('decides relations that have no unknown, and leaves those in several', () => {
		expect(exact('integrate(diff(x^2, x), x, 0, 1) = 1')).toBe('true');
		expect(exact('integrate(x^2, x, 0, 1) > 1')).toBe('false');
		expect(exact('diff(x^2*y, x) = z')).toBe('2*x*y = z');
	});

	it('names no places of its own in answers and refusals', () => {
		expect(exact('diff(x^5, x) + x = cos(x)')).not.toContain('value_of_call');
		expect(() => exact('x*limit(t, t, 2) +* 3')).toThrow('"x*limit(t, t, 2) +* 3" is no expression');
	});
});

describe('an integral that is known by its digits alone', () => {
	// ∫₀¹ e^(−t²) dt = √π/2·erf(1) = 0.84483859475710240076 (DLMF 7.2.1)
	it.each([
		['integrate(exp(-t^4), t, 0, 1)', 'integrate(exp(-t^4), t, 0, 1)', '0.84483859475710240076'],
		['integrate(exp(-t^4), t, 0, 1) + 1', 'integrate(exp(-t^4), t, 0, 1) + 1', '1.8448385947571024008'],
		['2*integrate(exp(-t^4), t, 0, 1)/sqrt(pi)', '2*integrate(exp(-t^4), t, 0, 1)/sqrt(pi)', '0.95329826988216248302'],
		['integrate(exp(-t^4), t, 0, 1) - integrate(exp(-t^4), t, 0, 1)', '0', '0'],
		['floor(integrate(exp(-t^4), t, 0, 1)) + 1', 'floor(integrate(exp(-t^4), t, 0, 1)) + 1', '1'],
		['x*integrate(exp(-t^4), t, 0, 1)', 'x*integrate(exp(-t^4), t, 0, 1)', null],
		['diff(x*integrate(exp(-t^4), t, 0, 1), x)', 'integrate(exp(-t^4), t, 0, 1)', '0.84483859475710240076']
	])('%s is %s, %s', (text, value, digits) =>
		expect(calculate(text, {}, 20)).toMatchObject({ exact: value, decimalText: digits })
	);

	it('is not looked into: its limits, roots and digits that cancel are declined', () => {
		const [whole, half, rest] = [
			[0, 1],
			[0, '1/2'],
			['1/2', 1]
		].map(([a, b]) => `integrate(exp(-t^4), t, ${a}, ${b})`);
		expect(() => exact(`${whole} - ${half} - ${rest}`)).toThrow('cancel here');
		expect(() => exact(`solve(x = ${whole}, x)`)).toThrow('known by its digits alone');
		expect(() => exact(`limit(x*${whole}, x, 0)`)).toThrow('known by its digits alone');
		expect(() => exact(`${whole} < 1`)).toThrow('known by its digits alone');
	});
});

it('tells no names of places in its steps', () => {
	const steps = calculate('diff(x^5, x) + x = 6', {}, 20, undefined, true)?.steps ?? [];
	expect(JSON.stringify(steps)).not.toContain('value_of_call');
	expect(steps.length).toBeGreaterThan(0);
});

describe('digits of an answer', () => {
	const ask = askMath(15);
	it.each([
		['integrate(exp(-x^2), x, 0, 1) to 3 decimals', '0.747'],
		['integrate(x^2, x, 0, 1) to 2 decimal places', '0.33'],
		['integrate(exp(-x^2), x, 0, 1) to 5 significant figures', '0.74682'],
		['integrate x^2 from 0 to 1 to 3 decimals', '0.333']
	])('%s: %s', async (text, digits) => expect((await ask(text)).decimal_text).toBe(digits));

	it('is in the form that was asked for', async () => {
		expect((await ask('integrate(x^2, x, 0, 1) in percent')).exact).toBe('(100/3)%');
		expect((await ask('nextprime(100) in binary')).exact).toBe('0b1100101');
		expect((await ask('solve x^2 = 2 to 3 decimals')).exact).toBe('x = -sqrt(2) or x = sqrt(2)');
	});

	it('says of what a spread is', async () => {
		// 2, 4, 4, 4, 5, 5, 7, 9: squares of the differences from 5 add to 32; over 8 the root is 2.
		const { notes } = await ask('std(2,4,4,4,5,5,7,9)');
		expect(notes).toEqual([{ text: 'std is of a sample, over n - 1; of a whole population', alternative: 'stdevp(2, 4, 4, 4, 5, 5, 7, 9)', value: '2' }]); // prettier-ignore
	});
});
