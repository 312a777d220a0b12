/** The three forms of an expression, each compared with the input before it is returned. */
import { attempt, BudgetExceeded } from '../core/budget';
import { expressionOf } from '../core/build';
import { type Expression, someNode } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { Budget } from '../poly/budget';
import { parse } from '../io/parse';
import { printSyntax } from '../io/print';
import { type Syntax, isTruth } from '../io/syntax';
import { NoValueError } from '../core/refusals';
import { expandedForm, MAX_TERMS } from './expanded';
import { factoredForm } from './factored';
import { operationCount } from './measure';
import { Candidate, candidatesOf } from './simplify';
import { compare, Evidence, type Verdict } from './verify';

export interface Form {
	readonly expression: Expression;
	readonly syntax: Syntax;
	readonly text: string;
}

export interface Forms {
	/** The form with the fewest operations; null when too large. */
	readonly simplified: Form | null;
	/** Multiplied out; null when too large. */
	readonly expanded: Form | null;
	/** Product of irreducible factors over the rationals; null when too large. */
	readonly factored: Form | null;
	/** Whether every returned form agreed with the input at random points. */
	readonly verified: boolean;
}

const CANDIDATE_STEPS = 375_000;

const MAX_TEXT = 150_000;

const FORM_STEPS = 375_000;

/** The forms of an expression in text. Throws ParseError, NoValueError (undefined), BudgetExceeded. */
export function simplifyText(text: string): Forms {
	const syntax = parse(text);
	if (isTruth(syntax)) throw new NoValueError('a comparison has no forms; send one side of it');
	const forms = formsOf(syntax, expressionOf(syntax), text);
	if (!forms.simplified && !forms.expanded && !forms.factored)
		throw new BudgetExceeded('is too large to write in any form');
	return forms;
}

/** The forms of `x`, canonical form of `input`; `text` seeds points. Throws NoValueError if undefined everywhere. */
export function formsOf(input: Syntax, x: Expression, text: string): Forms {
	const evidence = new Evidence(input, text);
	const verdicts: Verdict[] = [];
	/** The form, unless it is too long or differs from the input. */
	const checked = (expression: Expression): Form | null => {
		const syntax = syntaxOf(expression);
		const printed = printSyntax(syntax);
		if (printed.length > MAX_TEXT) return null;
		const verdict = compare(syntax, evidence);
		if (verdict === 'differ') return null;
		verdicts.push(verdict);
		return { expression, syntax, text: printed };
	};
	const attempted = (make: () => Expression): Expression | null => {
		try {
			return attempt({ steps: FORM_STEPS }, make) ?? null;
		} catch (error) {
			if (error instanceof BudgetExceeded) return null;
			throw error;
		}
	};
	// A power without a sum needs no expansion or factoring, however high it is.
	const simple = !someNode(x, (node) => node.kind === 'sum');
	const expanded = attempted(() => expandedForm(x, new Budget({ terms: MAX_TERMS }))) ?? (simple ? x : null);
	const factored = attempted(() => factoredForm(x, new Budget())) ?? (simple ? x : null);
	const expandedChecked = expanded && checked(expanded);
	const factoredChecked = factored && checked(factored);
	const forms = [expandedChecked, factoredChecked].flatMap((form) => (form ? [form.expression] : []));

	let simplified: Form | null = null;
	const candidates = attempt({ steps: CANDIDATE_STEPS }, () => candidatesOf(x, forms)) ?? [];
	for (const candidate of withInput(candidates, input, x)) {
		if (candidate.text.length > MAX_TEXT) continue;
		// What cannot be compared is right by its rule, and said to be unverified.
		const verdict = compare(candidate.syntax, evidence);
		if (verdict === 'differ') continue;
		simplified = candidate;
		verdicts.push(verdict);
		break;
	}
	return {
		simplified,
		expanded: expandedChecked,
		factored: factoredChecked,
		verified: verdicts.length > 0 && verdicts.every((verdict) => verdict === 'agree')
	};
}

/** The candidates with the input as it was written before the first that is longer: nothing longer than it is answered. */
function withInput(candidates: readonly Candidate[], input: Syntax, expression: Expression): Candidate[] {
	const operations = operationCount(input);
	const place = candidates.findIndex((candidate) => candidate.operations > operations);
	const written = new Candidate(expression, input, operations);
	return place < 0 ? [...candidates, written] : [...candidates.slice(0, place), written, ...candidates.slice(place)];
}
