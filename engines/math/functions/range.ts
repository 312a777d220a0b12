/** Sums and products over a range of whole numbers. */
import { add, multiply, subtract } from '../core/arithmetic';
import { BudgetExceeded, spend } from '../core/budget';
import type { Expression, SymbolNode } from '../core/expression';
import { freeSymbols, isInteger, isNumber, number, ONE, rawCall, ZERO } from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { MissingPart, NoValueError } from '../core/refusals';
import { power } from '../core/powers';
import { applyFunction } from '../core/recursion';
import { integer } from '../core/rational';
import { replace } from '../core/substitution';

/** Σ or Π. */
export type RangeKind = 'sum' | 'product';

/** Finds closed forms of ranges; part of sums.lazy.ts. */
export type ClosedForms = (
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
) => Expression | undefined;

let closedForm: ClosedForms = () => {
	throw new MissingPart('math/sums');
};

/** Sets what finds closed forms. Ranges that need one throw MissingPart until then. */
export function useClosedForms(forms: ClosedForms): void {
	closedForm = forms;
}

/** Longest range that is added up before a closed form is looked for. */
const SHORT_RANGE = 40n;

const MAX_TERMS = 20_000n;

/** Σ or Π of body over lower … upper; empty: 0 or 1. Closed forms if loaded. Throws BudgetExceeded if long. */
export function overRange(
	kind: RangeKind,
	body: Expression,
	index: SymbolNode,
	lower: Expression,
	upper: Expression
): Expression {
	if (isInfinite(upper) || isInfinite(lower)) {
		const series = !isInfinite(lower) && infiniteSign(upper) > 0;
		const closed = series ? closedForm(kind, body, index, lower, upper) : undefined;
		if (closed) return closed;
		throw new BudgetExceeded(`has no closed form: an infinite ${kind}`, 'form');
	}
	const bounded = isInteger(lower) && isInteger(upper);
	if ((lower.kind === 'number' && !isInteger(lower)) || (upper.kind === 'number' && !isInteger(upper)))
		throw new NoValueError(`the bounds of a ${kind} must be whole numbers`);
	if (bounded && upper.value.num < lower.value.num) return kind === 'sum' ? ZERO : ONE;
	const count = bounded ? upper.value.num - lower.value.num + 1n : undefined;
	if (!freeSymbols(body).includes(index.name)) {
		const size = subtract(upper, subtract(lower, ONE));
		return kind === 'sum' ? multiply([body, size]) : power(body, size);
	}
	if (kind === 'product' && body.key === index.key && isNumber(lower, 1)) return applyFunction('factorial', [upper]);
	if (count === undefined || count > SHORT_RANGE) {
		const closed = closedForm(kind, body, index, lower, upper);
		if (closed) return closed;
	}
	if (!bounded || count === undefined) return rawCall(kind, [body, index, lower, upper]);
	if (count > MAX_TERMS) throw new BudgetExceeded(`has more than ${MAX_TERMS} terms in a ${kind}`);
	const parts: Expression[] = [];
	for (let k = lower.value.num; k <= upper.value.num; k++) {
		spend(25);
		parts.push(replace(body, index.name, number(integer(k))));
	}
	return kind === 'sum' ? add(parts) : multiply(parts);
}
