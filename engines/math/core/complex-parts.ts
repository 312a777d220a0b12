/** Real and imaginary part of closed expressions and of expressions with real unknowns. */
import { add, multiply, productOf } from './arithmetic';
import { BudgetExceeded } from './budget';
import { isReal } from './assumptions';
import { expand } from './expand';
import { I, isConstantNamed, isNumber, MINUS_ONE, ONE, rawCall, termsOf, ZERO, type Expression } from './expression';
import { exponential } from './powers';
import { trigonometric } from '../functions/trigonometry';

export type Parts = { readonly re: Expression; readonly im: Expression };

/** x = re + i·im with real re and im; undefined where the form does not show them. Symbols are real. */
export function complexParts(x: Expression): Parts | undefined {
	if (isReal(x)) return { re: x, im: ZERO };
	let expanded: Expression;
	try {
		expanded = expand(x, 400);
	} catch (error) {
		if (error instanceof BudgetExceeded) return undefined;
		throw error;
	}
	const re: Expression[] = [];
	const im: Expression[] = [];
	for (const term of termsOf(expanded)) {
		const parts = termParts(term);
		if (!parts) return undefined;
		re.push(parts.re);
		im.push(parts.im);
	}
	return { re: add(re), im: add(im) };
}

function termParts(term: Expression): Parts | undefined {
	if (isReal(term)) return { re: term, im: ZERO };
	if (isConstantNamed(term, 'i')) return { re: ZERO, im: ONE };
	if (term.kind === 'power') return turnParts(term);
	if (term.kind === 'product') {
		const unit = term.factors.find(({ base }) => isConstantNamed(base, 'i'));
		const turn = term.factors.find(({ base, exponent }) => isConstantNamed(base, 'e') && !isReal(exponent));
		const rest = productOf(
			term.coefficient,
			term.factors.filter((factor) => factor !== unit && factor !== turn)
		);
		if (!isReal(rest)) return undefined;
		let parts: Parts | undefined = { re: rest, im: ZERO };
		if (turn) {
			const inner = turnParts(exponential(turn.exponent));
			parts = inner && { re: multiply([rest, inner.re]), im: multiply([rest, inner.im]) };
		}
		return parts && unit ? { re: multiply([MINUS_ONE, parts.im]), im: parts.re } : parts;
	}
	return undefined;
}

/** exp(a + bi) = e^a·(cos b + i sin b) for real a, b. */
function turnParts(x: Expression): Parts | undefined {
	if (x.kind !== 'power' || !isConstantNamed(x.base, 'e')) return undefined;
	const exponent = complexParts(x.exponent);
	if (!exponent || isNumber(exponent.im, 0)) return undefined;
	const size = exponential(exponent.re);
	return {
		re: multiply([size, trigonometric('cos', exponent.im)]),
		im: multiply([size, trigonometric('sin', exponent.im)])
	};
}

/** The conjugate; stays a call where the parts are not known. */
export function conjugate(x: Expression): Expression {
	const parts = complexParts(x);
	return parts ? add([parts.re, multiply([MINUS_ONE, I, parts.im])]) : rawCall('conj', [x]);
}
