/** Factors of polynomials over ℚ(√d): norms of shifted factors over ℚ, and divisors common with these (Trager, SYMSAC 1976). */
import { lastOf } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import type { Expression, Factor } from '../core/expression';
import {
	factorsOf,
	freeSymbols,
	integerNode,
	isInteger,
	isNumber,
	number,
	rawProduct,
	splitCoefficient,
	symbol,
	TWO
} from '../core/expression';
import { power } from '../core/powers';
import { Declined, NoValueError } from '../core/refusals';
import { replace } from '../core/substitution';
import { Budget } from '../poly/budget';
import { factoredForm } from '../simplify/factored';
import { coefficients, type Dense, divideDense, polynomial } from './dense';
import { multipliedOut, normal } from './forms';

const MAX_DEGREE = 100;

/** Shifts that are tried. Only finitely many give a norm that has a factor twice. */
const MAX_SHIFT = 12;

/** f with rational coefficients as a product of irreducible factors over ℚ(root), where root² is rational. Throws NoValueError for others. */
export function factoredOver(f: Expression, root: Expression): Expression {
	if (isNumber(root) || !isNumber(multipliedOut(power(root, TWO))))
		throw new NoValueError('factor extends the rational numbers by i or a square root, as in factor(x^2 - 2, sqrt(2))');
	const [name, ...others] = freeSymbols(f);
	if (name === undefined || others.length > 0) throw new NoValueError('factor over a root takes one unknown');
	const over = factoredForm(f, new Budget());
	let coefficient: Expression = number(splitCoefficient(over).coefficient);
	const factors: Factor[] = [];
	for (const { base, exponent } of factorsOf(over)) {
		if (!isInteger(exponent) || exponent.value.num < 0n || !coefficientsOf(base, name).every((c) => isNumber(c)))
			throw new NoValueError('factor over a root takes a polynomial with rational coefficients');
		const parts = partsOf(base, name, root);
		if (parts.length === 2) coefficient = multiply([coefficient, power(lastOf(coefficientsOf(base, name)), exponent)]);
		for (const part of parts) factors.push({ base: part, exponent });
	}
	return isNumber(coefficient) && factors.length > factorsOf(over).length
		? rawProduct(coefficient.value, factors)
		: over;
}

/** An irreducible p over ℚ itself, or both its conjugate factors with the leading coefficient 1. */
function partsOf(p: Expression, name: string, root: Expression): Expression[] {
	if (coefficientsOf(p, name).length % 2 === 0) return [p];
	const x = symbol(name);
	for (let s = 1; s <= MAX_SHIFT; s++) {
		const step = multiply([integerNode(s), root]);
		const sides = [subtract(x, step), add([x, step])].map((place) => replace(p, name, place));
		const norms = factorsOf(factoredForm(multipliedOut(multiply(sides)), new Budget()));
		if (norms.some(({ exponent }) => !isNumber(exponent, 1))) continue;
		if (norms.length === 1) return [p];
		const parts = norms.map(({ base }) => divisor(p, multipliedOut(replace(base, name, add([x, step]))), name));
		const product = multiply([lastOf(coefficientsOf(p, name)), ...parts]);
		if (parts.length === 2 && isNumber(multipliedOut(subtract(p, multipliedOut(product))), 0)) return parts;
		break;
	}
	throw new Declined('the factors over this root were not found');
}

/** The greatest common divisor of two polynomials, with the leading coefficient 1. */
function divisor(f: Expression, g: Expression, name: string): Expression {
	let [a, b] = [coefficientsOf(f, name), coefficientsOf(g, name)];
	while (b.length > 0) [a, b] = [b, trimmed(divideDense(a, b).remainder)];
	const lead = lastOf(a);
	return polynomial(
		a.map((c) => normal(divide(c, lead))),
		symbol(name)
	);
}

const trimmed = (a: Dense): Dense => a.slice(0, a.findLastIndex((c) => !isNumber(c, 0)) + 1);

const coefficientsOf = (p: Expression, name: string): Dense => coefficients(p, name, MAX_DEGREE) ?? [];
