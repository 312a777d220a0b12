/** Random expressions against an independent evaluator (decimal.js). */
import Decimal from 'decimal.js';
import { BudgetExceeded, runWithin } from '../../engines/math/core/budget';
import { evaluate, type Evaluation } from '../../engines/math/evaluate';
import { exactVariables } from '../../engines/math/core/build';
import { NoValueError } from '../../engines/math/core/refusals';
import type { ReferenceValue, Sample } from '../support/math-reference';
import { Field, NoValue, randomFrom, randomSample, readComplex } from '../support/math-reference';

const COARSE = new Field(46);
const FINE = new Field(60);
const POINT = { x: '-1.3125', y: '0.71' };
export const POINT_VALUES = exactVariables({ x: -1.3125, y: 0.71 });
const NO_VARIABLES = exactVariables({});

export interface FuzzReport {
	/** Digits compared with the reference and right. */
	agreed: number;
	/** The reference had no value or could not decide one. */
	undecided: number;
	/** The engine refused within its budget. */
	refused: number;
	/** Each a sentence naming the expression. */
	readonly wrong: string[];
}

/** Runs `count` random expressions: constants, complex constants, and expressions in x and y at a point. */
export function fuzzEvaluate(count: number, seed: number): FuzzReport {
	const random = randomFrom(seed);
	const report: FuzzReport = { agreed: 0, undecided: 0, refused: 0, wrong: [] };
	for (let index = 0; index < count; index++) {
		const depth = 1 + Math.floor(random() * 4);
		const flavour = index % 3;
		const sample = randomSample(random, depth, flavour === 2 ? ['x', 'y'] : [], flavour === 1);
		if (sample.text.length < 2_000) check(sample, report);
	}
	return report;
}

function check(sample: Sample, report: FuzzReport): void {
	const expected = reference(sample);
	let answer: Evaluation;
	try {
		answer = bounded(sample.text);
		if (answer.unknowns.length === 0) {
			const again = bounded(answer.exact);
			if (again.exact !== answer.exact) report.wrong.push(`${sample.text}: exact ${answer.exact} gives ${again.exact}`);
		} else answer = { ...bounded(answer.exact, true), exact: answer.exact };
	} catch (error) {
		if (error instanceof BudgetExceeded) report.refused++;
		else if (!(error instanceof NoValueError)) throw new Error(`failed on ${sample.text}`, { cause: error });
		else if (expected !== 'none' && expected !== 'undecided')
			report.wrong.push(`${sample.text}: "${error.message}", but it is ${expected.re.toString()}`);
		else report.undecided++;
		return;
	}
	if (expected === 'undecided' || expected === 'none') {
		report.undecided++;
		return;
	}
	const found = readComplex(answer.decimalText ?? 'nothing');
	if (near(found, expected)) report.agreed++;
	else
		report.wrong.push(
			`${sample.text}: ${answer.decimalText} (${answer.exact}), but it is ${expected.re.toString()} ${expected.im?.toString() ?? ''}`
		);
}

const bounded = (text: string, atPoint = false): Evaluation =>
	runWithin({}, () => evaluate(text, atPoint ? POINT_VALUES : NO_VARIABLES, 30));

/** The value when two precisions agree on it to 30 digits. */
export function reference(sample: Sample): ReferenceValue | 'none' | 'undecided' {
	try {
		const coarse = sample.value(COARSE, POINT);
		const fine = sample.value(FINE, POINT);
		if (!coarse.re.isFinite() || !(coarse.im?.isFinite() ?? true)) return 'none';
		const size = Decimal.max(fine.re.abs(), fine.im?.abs() ?? 0);
		const apart = coarse.re
			.minus(fine.re)
			.abs()
			.plus((coarse.im ?? new Decimal(0)).minus(fine.im ?? 0).abs());
		return apart.lte(size.times('1e-30')) ? fine : 'undecided';
	} catch (error) {
		if (!(error instanceof NoValue)) throw error;
		return error.message === 'division by zero' ? 'none' : 'undecided';
	}
}

/** Within 1e-28 of the size of the number; a part under 1e-28 of the other may be missing. */
export function near(found: ReferenceValue, expected: ReferenceValue): boolean {
	const zero = new Decimal(0);
	const size = Decimal.max(expected.re.abs(), expected.im?.abs() ?? zero);
	const close = (a: Decimal, b: Decimal) => a.minus(b).abs().lte(size.times('1e-28'));
	return close(found.re, expected.re) && close(found.im ?? zero, expected.im ?? zero);
}
