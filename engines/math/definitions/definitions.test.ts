import { expect, test } from 'vitest';
import '../core/build';
import { number, rawCall, type Expression } from '../core/expression';
import { fraction } from '../core/rational';
import { approximate } from '../core/numeric';
import { functionNamed, functionNames, type FunctionName } from '../io/operators';
import { numberOfReal } from '../reals/digits';
import { real as realValue } from '../simplify/values';
import { definitionOf } from './registry';
import { sampleOf } from './samples';
import './special';

const NAMES = [...new Set(functionNames().map((name) => functionNamed(name)?.name))] as FunctionName[];

/** Arguments at which the functions of so many of them have a real value, as fractions with denominator 8. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
	acosh: [13],
	ellipticf: [21, 5],
	polygamma: [8, 11],
	root: [21, 24],
	binomial: [40, 16],
	mod: [61, 24]
};
const pointOf = (name: FunctionName): readonly number[] =>
	POINTS[name] ?? [5, 11, 3].slice(0, Math.max(1, functionNamed(name)?.least ?? 1));

test('every function has a definition', () => {
	expect(NAMES.filter((name) => !definitionOf(name))).toEqual([]);
	expect(definitionOf('constructor')).toBeUndefined();
});

test.each(NAMES.filter((name) => definitionOf(name)?.ball && sampleOf(name)))(
	'%s has one value by balls, in doubles and in closed form',
	(name) => {
		const eighths = pointOf(name);
		const args: Expression[] = eighths.map((n) => number(fraction(BigInt(n), 8n)));
		const ball = approximate(rawCall(name, args), 128);
		const closed = approximate(definitionOf(name)!.closedForm(args), 128);
		const double = sampleOf(name)!(...eighths.map((n) => realValue(n / 8)));
		expect(double?.re).toBeCloseTo(numberOfReal(ball.re), 12);
		expect(numberOfReal(closed.re)).toBeCloseTo(numberOfReal(ball.re), 12);
	}
);
