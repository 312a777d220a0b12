import { describe, expect, it } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(15);

describe('greatest and least values', () => {
	it.each([
		['minimum of x^2 + 2x + 5', '4', 'at x = -1'],
		['maximum of -x^2+4x', '4', 'at x = 2'],
		['max of x^3 - 3x on [0, 3]', '18', 'at x = 3'],
		['minimum value of x^3 on [-1,2]', '-1', 'at x = -1'],
		['maximize x(10-x)', '25', 'at x = 5'],
		['minimize(t^4 - 2t^2, t)', '-1', undefined],
		// √(1 + 1) at π/4, where sin and cos are one
		['max of sin x + cos x', 'sqrt(2)', 'at x = pi/4, for example'],
		['maximum of x*e^(-x) for 0 <= x <= 5', 'exp(-1)', 'at x = 1'],
		['minimum of (x-2)^2 on [3,1]', '0', 'at x = 2'],
		['maximum of sin(x) on [0, 1]', 'sin(1)', 'at x = 1']
	])('%s is %s', async (text, exact, where) => {
		const { exact: found, notes } = await ask(text);
		expect(found).toBe(exact);
		if (where) expect(notes.map((note) => note.text)).toContain(where);
	});

	it.each([
		['maximum of x^3', 'without bound'],
		['maximum of atan(x)', 'as near to pi/2'],
		['least value of e^x', 'as near to 0'],
		['minimize x^2+y^2', 'one unknown'],
		['maximum of 1/x', 'without breaks'],
		['minimum of e^(-x) from 0 to infinity', 'between two of them'],
		// It comes near to 9 and never is.
		['maximum of x^2 where 0 < x < 3', 'is no expression'],
		['maximum of x^2 on [0, a]', 'was not decided'],
		['maximum of x + sin(x)', 'its turns repeat']
	])('%s is refused: %s', async (text, message) => await expect(ask(text)).rejects.toThrow(message));

	it('lists stay lists', async () => {
		expect((await ask('maximum of 3, 5, 2')).exact).toBe('5');
		expect((await ask('min(3, x)')).exact).toBe('min(3, x)');
		expect((await ask('min(x^2 + 1)')).notes.map((note) => note.text).join()).toContain('minimize(f, x)');
	});
});

describe('what is measured of curves', () => {
	it.each([
		['area between x^2 and x', '1/6'],
		['area enclosed by y=x^2 and y=4', '32/3'],
		['area between sin x and cos x from 0 to pi/4', 'sqrt(2) - 1'],
		['area between x and 0 from -1 to 1', '1'],
		['average value of x^2 on [0,3]', '3'],
		['volume of revolution of x from 0 to 2', '8*pi/3']
	])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));

	it('arc length of x^2 from 0 to 1 is √5/2 + asinh(2)/4', async () =>
		expect((await ask('arc length of x^2 from 0 to 1')).decimal).toBeCloseTo(Math.sqrt(5) / 2 + Math.asinh(2) / 4, 14));

	it('functions that cross again and again are asked for their ends', async () =>
		await expect(ask('area between sin x and cos x')).rejects.toThrow('give the ends'));
});

it.each([
	['make x the subject of y = 3x + 2', 'x = (y - 2)/3'],
	['rearrange F = m*a for a', 'a = F/m'],
	['differentiate x^3 twice', '6*x'],
	['partial derivative of x^2 y with respect to y', 'x^2'],
	['implicit derivative of x^2+y^2=25', '-x/y'],
	["f'(2) if f(x)=x^3", '12'],
	["f(x) = x^2, f''(x)", '2'],
	["y' of y = x^3", '3*x^2'],
	['taylor series of cos x around 0 up to order 4', 'x^4/24 - x^2/2 + 1']
])('%s is %s', async (text, exact) => expect((await ask(text)).exact).toBe(exact));
