/** Random expressions: their three forms against an independent evaluator (decimal.js) at a point. */
import { BudgetExceeded, runWithin } from '../../engines/math/core/budget';
import { evaluate } from '../../engines/math/evaluate';
import { parse } from '../../engines/math/io/parse';
import { type Forms, simplifyText } from '../../engines/math/simplify/forms';
import { operationCount } from '../../engines/math/simplify/measure';
import { NoValueError } from '../../engines/math/core/refusals';
import { randomFrom, randomSample, readComplex } from '../support/math-reference';
import { near, POINT_VALUES, reference } from './math-evaluate';

export interface SimplifyReport {
	agreed: number;
	/** Forms without a value to compare with: the input is not real at the point, or the reference cannot decide. */
	undecided: number;
	/** Forms that were null, or could not be evaluated in time. */
	refused: number;
	/** Inputs whose forms were not all verified. */
	unverified: number;
	/** Each a sentence naming the expression. */
	readonly wrong: string[];
}

/** Runs `count` random expressions in x and y. Forms are compared where the input is real, as the API promises. */
export function fuzzSimplify(count: number, seed: number): SimplifyReport {
	const random = randomFrom(seed);
	const report: SimplifyReport = { agreed: 0, undecided: 0, refused: 0, unverified: 0, wrong: [] };
	for (let index = 0; index < count; index++) {
		const sample = randomSample(random, 1 + Math.floor(random() * 4), ['x', 'y']);
		if (sample.text.length > 1_000) continue;
		const forms = formsOf(sample.text);
		if (!forms) {
			report.undecided++;
			continue;
		}
		if (!forms.verified) report.unverified++;
		if (forms.simplified && operationCount(forms.simplified.syntax) > operationCount(parse(sample.text)))
			report.wrong.push(`${sample.text}: simplified is longer, ${forms.simplified.text}`);
		const expected = reference(sample);
		for (const name of ['simplified', 'expanded', 'factored'] as const) {
			const form = forms[name];
			const value = form && valueOf(form.text);
			if (value === null) report.refused++;
			else if (expected === 'none' || expected === 'undecided' || (expected.im && !expected.im.isZero()))
				report.undecided++;
			else if (value === 'none' || !near(readComplex(value), expected))
				report.wrong.push(`${sample.text}: ${name} ${form?.text} is ${value}, not ${expected.re.toString()}`);
			else report.agreed++;
		}
	}
	return report;
}

function formsOf(text: string): Forms | undefined {
	try {
		return runWithin({}, () => simplifyText(text));
	} catch (error) {
		if (error instanceof BudgetExceeded || error instanceof NoValueError) return undefined;
		throw new Error(`failed on ${text}`, { cause: error });
	}
}

/** 30 digits of a form at the point; null when that takes too long. */
function valueOf(text: string): string | 'none' | null {
	try {
		const work = () => evaluate(text, POINT_VALUES, 30).decimalText;
		return runWithin({}, work);
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		if (error instanceof NoValueError) return 'none';
		throw new Error(`failed on ${text}`, { cause: error });
	}
}
