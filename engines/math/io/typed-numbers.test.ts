import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(15);
const solved = async (expression: string) => (await ask(expression)).solutions?.map(({ exact }) => exact);

test.each([
	['2,5x = 10', ['4']],
	['solve 2,5x = 10', ['4']],
	['x^2 = 6,25', ['-5/2', '5/2']],
	['x^3 = 0,125', ['1/2', '-1/4 - sqrt(3)*i/4', '-1/4 + sqrt(3)*i/4']],
	['x > 2,5', ['(5/2, oo)']],
	['\\frac{x}{2} = 3,5', ['7']],
	['3x = 12,345', ['4115']],
	['x + y = 2,5; x - y = 0,5', ['3/2', '1']],
	['x + y = 2,5, x - y = 0,5', ['3/2', '1']],
	// A comma between two relations parts them.
	['x+y=3,2x-y=1', ['4/3', '5/3']]
])('%s has the solutions %j', async (text, exact) => expect(await solved(text)).toEqual(exact));

test('fifty places are told in digits', async () =>
	expect((await ask('pi to 50 decimal places')).decimal_text).toBe(
		'3.14159265358979323846264338327950288419716939937511'
	));
