// The second opinion on every answer of calculus: numbers with error bounds, by a path that shares nothing with the rules
// that found the answer. One interface: each check returns a verdict, `confirmed` turns it into an answer or a refusal.
import { Declined, NoValueError } from '../../core/refusals';
import { reportFault } from '../../simplify/faults';
import { BudgetExceeded } from '../../core/budget';
import { real, type Complex } from '../../reals/complex';
import type { Expression } from '../../core/expression';
import { approximate } from '../../core/numeric';
import { fraction } from '../../core/rational';
import { InsufficientPrecision, magnitude, realFromRational, type Real } from '../../reals/real';

/** What numbers say of an answer: `undecided` where too few of them could be computed. */
export type Verdict = 'agrees' | 'differs' | 'undecided';

/** An answer and its numerical check differ: a bug of a rule. */
export class Disagreement extends Declined {}

/** Returns `answer`, throws Disagreement where numbers contradict it, Declined if undecided and `strict`. */
export function confirmed<T>(answer: T, verdict: Verdict, what: string, question: string, strict = false): T {
	if (verdict === 'differs') {
		const error = new Disagreement(`the ${what} that was found and its numerical check disagree: it is not answered`);
		reportFault(new Error(`${what}: numbers contradict the answer of ${question}`, { cause: error }));
		throw error;
	}
	if (strict && verdict === 'undecided') throw new Declined(`a ${what} was found, but numbers could not confirm it`);
	return answer;
}

/** The verdict of several checks of one answer: one contradiction decides, else one agreement. */
export const joined = (verdicts: readonly Verdict[]): Verdict =>
	verdicts.includes('differs') ? 'differs' : verdicts.includes('agrees') ? 'agrees' : 'undecided';

/** No value is computed to more bits. */
const MAX_BITS = 8_000;

/** Bits that must be right in a value, after the point or relative to its size. */
const WANTED_BITS = 60;

export type Environment = ReadonlyMap<string, Complex>;

/** Whether the error of a ball is below the wanted bits. */
const narrow = (a: Real): boolean =>
	a.r === -Infinity || a.r < -WANTED_BITS || (a.m !== 0n && a.r < magnitude(a) - WANTED_BITS);

/** x at a point known to any precision, from `bits` on with more if needed; undefined without a value. */
export function sharpValue(x: Expression, at: (bits: number) => Environment, bits: number): Complex | undefined {
	for (let p = bits; p <= MAX_BITS; p *= 3) {
		try {
			const value = approximate(x, p, at(p));
			if (narrow(value.re) && (!value.im || narrow(value.im))) return value;
		} catch (error) {
			if (error instanceof InsufficientPrecision) continue;
			if (error instanceof NoValueError || error instanceof RangeError) return undefined;
			if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
			throw error;
		}
	}
	return undefined;
}

/** Positive values for names that represent any number. Two choices are enough to tell formulas apart. */
export function assignments(names: readonly string[], count = 2): Environment[] {
	if (names.length === 0) return [new Map()];
	return Array.from(
		{ length: count },
		(_, round) =>
			new Map(
				names.map((name, index) => [
					name,
					real(realFromRational(fraction(BigInt(1370 + 431 * index + 877 * round), 1000n), 256))
				])
			)
	);
}
