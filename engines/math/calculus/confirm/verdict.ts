/**
 * The second opinion on every answer of calculus: numbers with error bounds, by a path that shares nothing with the rules
 * that found the answer. One interface: each check returns a verdict, `confirmed` turns it into an answer or a refusal.
 */
import { Declined } from '../../core/unsupported';
import { reportFault } from '../../simplify/faults';

/** What numbers say of an answer: `undecided` where too few of them could be computed. */
export type Verdict = 'agrees' | 'differs' | 'undecided';

/** An answer and its numerical check differ: a bug of a rule. */
export class Disagreement extends Declined {}

/**
 * Returns `answer` unless numbers contradict it. Throws Disagreement where they do, which is reported as a fault, and
 * Declined for an undecided answer where `strict`.
 */
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
