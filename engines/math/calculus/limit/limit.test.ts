import { expect, test } from 'vitest';
import '../../special.lazy';
import '../../sums.lazy';
import { inWords } from '../../../../tests/support/in-words';
import { calculate } from '../calculate';

const exact = (text: string) => calculate(inWords(text), {}, 20)?.exact;

test.each([
	['limit(a/x, x, 0)', /-infinity from below and infinity from above, for positive a$/],
	['limit(a*atan(b/x), x, 0)', /it is -pi\*a\/2 from below and pi\*a\/2 from above, for positive a, b$/],
	['limit(cos(1/x), x, 0)', /does not exist|no limit/],
	['limit(x + x*sin(x), x, oo)', /no limit|sign of an unknown/]
])('%s is refused by name', (text, message) => expect(() => exact(text)).toThrow(message));

test.each([
	['series(exp(x), x, 0, 4)', 'x^3/6 + x^2/2 + x + 1'],
	['series(1/(1-x), x, 0, 3)', 'x^2 + x + 1'],
	['taylor(sin(x), x, 0, 6)', 'x^5/120 - x^3/6 + x'],
	['series(sin(x)/x, x, 0, 4)', '-x^2/6 + 1'],
	['series(1/x + x, x, 0, 3)', 'x + 1/x'],
	['series(log(x), x, 1, 3)', '-(x - 1)^2/2 + x - 1'],
	['series(sqrt(1+x), x, 0, 3)', '-x^2/8 + x/2 + 1'],
	['series(1/(1+x), x, oo, 3)', '1/x - 1/x^2'],
	['series(exp(a*x), x, 0, 3)', 'a^2*x^2/2 + a*x + 1']
])('%s is %s', (text, expected) => {
	const found = exact(text)!;
	const same = (a: string) => calculate(`expand(${a})`, {}, 20)?.exact;
	expect(same(found)).toBe(same(expected));
});
