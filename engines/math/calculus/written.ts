/** Answers that are no single expression: lists of whole numbers, integrals that are known by their digits alone. */
import type { Evaluation } from '../evaluate';
import { symbol, type Expression } from '../expression';
import { latexOf } from '../latex';
import { printExpression } from '../print';

/** Whole numbers as a list. */
export function listed(items: readonly bigint[]): Evaluation {
	const text = `[${items.join(', ')}]`;
	const latex = `\\left[${items.join(', ')}\\right]`;
	return { exact: text, decimal: null, decimalText: text, latex, kind: 'matrix', unknowns: [] };
}

/** ∫ f between two ends as it is written, and its digits. */
export const byDigits = (f: Expression, name: string, ends: readonly Expression[], digits: string): Evaluation => ({
	exact: `integrate(${[f, symbol(name), ...ends].map(printExpression).join(', ')})`,
	latex: `\\int_{${latexOf(ends[0]!)}}^{${latexOf(ends[1]!)}} ${latexOf(f)}\\,d${name}`,
	kind: 'real',
	unknowns: [],
	decimal: Number(digits),
	decimalText: digits
});
