import { expect, test } from 'vitest';
import '../core/build';
import '../simplify/special-values';
import { drawn } from '../simplify/sample';
import { parse } from '../io/parse';
import { ALL_FACTS, factsOf, inverseOf, isOfAngle, type FunctionFacts, type FunctionName } from './facts';
import { SLOPES, slopesOf, type Slopes } from './slopes';

const ROWS = (Object.entries(ALL_FACTS) as [FunctionName, FunctionFacts][]).map(
	([name, facts]) => [name, { ...facts, ...SLOPES[name] }] as const
);

/** A real argument at which all that the table says of a function has a value. */
const AT: Readonly<Record<string, number>> = { acosh: 1.7, log: 1.7, li: 1.7 };
const at = (name: string): number => AT[name] ?? 0.37;
const value = (text: string, u: number): number => drawn(parse(text), 'u', u);
/** The slope by central differences: some nine digits. */
const slope = (text: string, u: number): number => (value(text, u + 1e-5) - value(text, u - 1e-5)) / 2e-5;

const having = (field: keyof FunctionFacts | keyof Slopes) =>
	ROWS.flatMap(([name, facts]) => (facts[field] === undefined ? [] : [name]));

test.each(having('derivative'))("%s' is what the table says", (name) => {
	expect(value(slopesOf(name)!.derivative!, at(name))).toBeCloseTo(slope(`${name}(u)`, at(name)), 7);
	const everywhere = slopesOf(name)!.differentiable === undefined;
	const left = slope(`${name}(u)`, -2.3);
	if (everywhere)
		expect(value(slopesOf(name)!.derivative!, -2.3) / Math.max(1, Math.abs(left))).toBeCloseTo(
			left / Math.max(1, Math.abs(left)),
			7
		);
});

test.each(having('antiderivative'))('the antiderivative of %s has it as its derivative', (name) =>
	expect(slope(slopesOf(name)!.antiderivative!, at(name))).toBeCloseTo(value(`${name}(u)`, at(name)), 7)
);

test.each(having('antiderivativeOfSquare'))('the antiderivative of %s² has it as its derivative', (name) =>
	expect(slope(slopesOf(name)!.antiderivativeOfSquare!, at(name))).toBeCloseTo(value(`${name}(u)`, at(name)) ** 2, 7)
);

test.each(having('parity'))('%s is even or odd as the table says', (name) => {
	// Functions that are not real below 1 are seen where they are.
	const u = ['acoth', 'acsc'].includes(name) ? 1.6 : 0.37;
	const sign = factsOf(name)!.parity === 'even' ? 1 : -1;
	expect(value(`${name}(u)`, -u) + 0).toBeCloseTo(sign * value(`${name}(u)`, u), 12);
});

test.each(having('family'))('the inverse of %s undoes it', (name) =>
	expect(value(`${inverseOf(name)}(${name}(u))`, 0.37)).toBeCloseTo(0.37, 12)
);

test.each(having('smooth'))('%s has a value and a slope at every real number', (name) => {
	for (const u of [-40, -1, 0, 0.5, 40]) {
		expect(value(`${name}(u)`, u)).not.toBeNaN();
		expect(slope(`${name}(u)`, u)).not.toBeNaN();
	}
});

test.each(having('steps'))('%s is constant between its jumps', (name) => {
	expect(slope(`${name}(u)`, 0.37)).toBe(0);
	expect(value(`${name}(u)`, 1.6)).not.toBe(value(`${name}(u)`, -1.6));
});

test('names that are no functions have no row', () => {
	expect([factsOf('constructor'), factsOf('sine')]).toEqual([undefined, undefined]);
	expect(slopesOf('toString')).toBeUndefined();
	expect([isOfAngle('sin'), isOfAngle('sinh')]).toEqual([true, false]);
});
