/** Arctangents of fractions and logarithms of constants joined into one; asin u + acos u = π/2. */
import { add, multiply, negate } from './arithmetic';
import { isPositive } from './assumptions';
import { BudgetExceeded, spend } from './budget';
import { numberOfReal } from '../reals/digits';
import { expand } from './expand';
import type { CallNode, Expression } from './expression';
import { HALF, isCall, isClosed, number, PI, splitCoefficient, termsOf } from './expression';
import { approximate } from './numeric';
import { absolute, compareRational, fraction, type Rational } from './rational';
import { InsufficientPrecision } from '../reals/real';
import { applyFunction, power } from './recursion';

type Term = { readonly coefficient: Rational; readonly call: CallNode };

/** Terms c·f(u) of a sum, by the name f; everything else apart. */
function termsNamed(x: Expression, name: string): { terms: Term[]; rest: Expression[] } {
	const terms: Term[] = [];
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		const { coefficient, rest: inner } = splitCoefficient(term);
		if (inner && isCall(inner, name) && inner.args.length === 1) terms.push({ coefficient, call: inner });
		else rest.push(term);
	}
	return { terms, rest };
}

/** x with its sums of inverse functions and logarithms joined; undefined when there is nothing to join. */
export function joined(x: Expression): Expression | undefined {
	if (x.kind !== 'sum') return undefined;
	let current: Expression = x;
	for (const join of [joinQuarters, joinArctangents, joinConstantLogarithms]) current = join(current) ?? current;
	return current === x ? undefined : current;
}

/** c·asin u + c·acos u = c·π/2, for every complex u. */
export function joinQuarters(x: Expression): Expression | undefined {
	const sines = termsNamed(x, 'asin');
	for (const sine of sines.terms) {
		const cosine = termsNamed(x, 'acos').terms.find(
			({ call, coefficient }) =>
				call.args[0]?.key === sine.call.args[0]?.key && compareRational(coefficient, sine.coefficient) === 0
		);
		if (!cosine) continue;
		const without = add([x, negate(multiply([number(sine.coefficient), add([sine.call, cosine.call])]))]);
		const whole = add([without, multiply([number(sine.coefficient), HALF, PI])]);
		return joinQuarters(whole) ?? whole;
	}
	return undefined;
}

/** Numbers longer than this are not joined further. */
const MAX_BITS = 4_000;

/** Σ cₖ·atan(rₖ): the angle of ∏(1 + i·rₖ)^cₖ plus half turns by the digits, if a multiple of π/4. */
function joinArctangents(x: Expression): Expression | undefined {
	const { terms, rest } = termsNamed(x, 'atan');
	const usable = terms.filter(({ call, coefficient }) => call.args[0]?.kind === 'number' && coefficient.den === 1n);
	if (usable.length === 0 || usable.length < terms.length) return undefined;
	let [re, im] = [1n, 0n];
	for (const { call, coefficient } of usable) {
		const [argument] = call.args;
		if (argument?.kind !== 'number') return undefined;
		const { num, den } = argument.value;
		const up = coefficient.num > 0n ? num : -num;
		for (let k = absolute(coefficient.num); k > 0n; k--) {
			spend(2);
			[re, im] = [re * den - im * up, re * up + im * den];
			if (re.toString(16).length * 4 > MAX_BITS) return undefined;
		}
	}
	if (re !== 0n && im !== 0n && absolute(re) !== absolute(im)) return undefined;
	// In quarters of π, told apart by far more than the error of a double.
	const angles = add(usable.map(({ call, coefficient }) => multiply([number(coefficient), call])));
	const value = doubleOf(angles);
	if (value === undefined) return undefined;
	const eighth = Math.round(value / (Math.PI / 4));
	return add([...rest, multiply([number(fraction(BigInt(eighth), 4n)), PI])]);
}

function doubleOf(x: Expression): number | undefined {
	try {
		const { re, im } = approximate(x, 128);
		return im ? undefined : numberOfReal(re);
	} catch (error) {
		if (error instanceof InsufficientPrecision || error instanceof BudgetExceeded) return undefined;
		throw error;
	}
}

/** Σ cₖ·log uₖ of positive constants, where the product of the powers is a fraction: log(√2 + 1) + log(√2 − 1) = log 1. */
function joinConstantLogarithms(x: Expression): Expression | undefined {
	const { terms, rest } = termsNamed(x, 'log');
	const usable = terms.filter(({ call, coefficient }) => {
		const [u] = call.args;
		return u && isClosed(u) && isPositive(u) && coefficient.den === 1n && absolute(coefficient.num) <= 6n;
	});
	if (usable.length < 2 || usable.every(({ call }) => call.args[0]?.kind === 'number')) return undefined;
	try {
		const product = expand(
			multiply(usable.map(({ call, coefficient }) => power(call.args[0] as Expression, number(coefficient)))),
			200
		);
		if (product.kind !== 'number') return undefined;
		const others = terms.filter((term) => !usable.includes(term));
		const kept = others.map(({ call, coefficient }) => multiply([number(coefficient), call]));
		return add([...rest, ...kept, applyFunction('log', [product])]);
	} catch (error) {
		if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
		throw error;
	}
}
