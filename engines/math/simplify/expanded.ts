/** The expanded form: products and powers of sums multiplied out, fractions over polynomials taken apart term by term. */
import { itemAt } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import { factorExpression, isInteger, isNumber, MINUS_ONE, number, termsOf, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { TooLarge, type Budget } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { termCount } from '../poly/sparse';
import { power } from '../core/powers';
import { Kernels } from './kernels';
import { reduceBy } from './relations';

/** More terms than this are not worth writing. */
export const MAX_TERMS = 2_000;

/** The expanded form of x, inside of function arguments and exponents too. TooLarge beyond the budget or MAX_TERMS. */
export function expandedForm(x: Expression, budget: Budget): Expression {
	const inner = mapKernels(x, (part) => expandedForm(part, budget));
	if (!hasProductOfSums(inner)) return inner;
	const kernels = new Kernels(inner, {}, budget);
	const relations = kernels.relations();
	// Whole first: where everything cancels to a polynomial, that is the answer.
	const value = reduceBy(kernels.ring, kernels.fraction(inner), relations);
	if (termCount(value.den) === 1) return distribute(kernels, value);
	return add(
		termsOf(inner).map((term) => distribute(kernels, reduceBy(kernels.ring, kernels.fraction(term), relations)))
	);
}

/** Each term of the numerator over the whole denominator. */
function distribute(kernels: Kernels, { num, den }: Fraction): Expression {
	if (termCount(num) > MAX_TERMS || termCount(den) > MAX_TERMS) throw new TooLarge('too many terms');
	const below = power(kernels.expression(den), MINUS_ONE);
	return add(termsOf(kernels.expression(num)).map((term) => multiply([term, below])));
}

function hasProductOfSums(x: Expression): boolean {
	switch (x.kind) {
		case 'sum':
			return x.terms.some(hasProductOfSums);
		case 'product':
			return x.factors.some(({ base, exponent }) => base.kind === 'sum' && isInteger(exponent));
		case 'power':
			return x.base.kind === 'sum' && isInteger(x.exponent);
		default:
			return false;
	}
}

/** x with `f` applied to arguments of functions, symbolic exponents and radicands: to what polynomial work takes as a whole. */
export function mapKernels(x: Expression, f: (part: Expression) => Expression): Expression {
	switch (x.kind) {
		case 'sum': {
			const terms = x.terms.map((term) => mapKernels(term, f));
			return terms.every((term, i) => term === x.terms[i]) ? x : add(terms);
		}
		case 'product': {
			const mapped = x.factors.map(({ base, exponent }) => mapPower(base, exponent, f));
			if (mapped.every((factor) => factor === undefined)) return x;
			return multiply([
				number(x.coefficient),
				...mapped.map((factor, i) => factor ?? factorExpression(itemAt(x.factors, i)))
			]);
		}
		case 'power':
			return mapPower(x.base, x.exponent, f) ?? x;
		case 'call': {
			if (x.name === 'sum' || x.name === 'product') return x;
			const args = x.args.map(f);
			return args.every((arg, i) => arg.key === itemAt(x.args, i).key) ? x : applyFunction(x.name, args);
		}
		default:
			return x;
	}
}

/** base^exponent with its kernels mapped; undefined when nothing changed. */
function mapPower(base: Expression, exponent: Expression, f: (part: Expression) => Expression): Expression | undefined {
	const whole = isInteger(exponent);
	const newBase = whole ? mapKernels(base, f) : base.kind === 'sum' || base.kind === 'call' ? f(base) : base;
	const newExponent = isNumber(exponent) ? exponent : f(exponent);
	return newBase.key === base.key && newExponent.key === exponent.key ? undefined : power(newBase, newExponent);
}
