/** Known facts about an expression's range for real symbols. False means: not known. */
import { BudgetExceeded } from './budget';
import { definitionOf } from '../definitions/registry';
import {
	isClosed,
	isInteger,
	isNumber,
	mentionsI,
	splitCoefficient,
	type CallNode,
	type Expression
} from './expression';
import { approximate, signOf } from './numeric';
import { InsufficientPrecision } from '../reals/real';
import { NoValueError } from './refusals';

const reals = new WeakMap<Expression, boolean>();

/** Whether x is real wherever it is defined, symbols being real. */
export function isReal(x: Expression): boolean {
	if (x.kind === 'number' || x.kind === 'symbol') return true;
	let known = reals.get(x);
	if (known === undefined) {
		known = realByForm(x) || realByValue(x);
		reals.set(x, known);
	}
	return known;
}

function realByForm(x: Expression): boolean {
	switch (x.kind) {
		case 'number':
		case 'symbol':
			return true;
		case 'constant':
			return x.name !== 'i';
		case 'sum':
			return x.terms.every(isReal);
		case 'product':
			return x.factors.every(({ base, exponent }) => realPower(base, exponent));
		case 'power':
			return realPower(x.base, x.exponent);
		case 'call':
			if (x.name === 'log') return x.args.every(isPositive);
			return realCall(x);
	}
}

function realCall(x: CallNode): boolean {
	const real = definitionOf(x.name)?.real;
	return real === 'always' || (real === 'of reals' && x.args.every(isReal));
}

/** b^n for whole n, or b ≥ 0 with a real exponent. */
const realPower = (base: Expression, exponent: Expression): boolean =>
	isReal(base) && (isInteger(exponent) || (isReal(exponent) && isNonNegative(base)));

/** A closed expression whose value is computed without leaving the reals: asin(1/3), log(pi − 3). */
function realByValue(x: Expression): boolean {
	if (!isClosed(x) || mentionsI(x)) return false;
	try {
		return approximate(x, 128).im === undefined;
	} catch (error) {
		if (error instanceof InsufficientPrecision || error instanceof NoValueError || error instanceof BudgetExceeded)
			return false;
		throw error;
	}
}

/** Whether x > 0 wherever it is defined. */
export function isPositive(x: Expression): boolean {
	switch (x.kind) {
		case 'number':
			return x.value.num > 0n;
		case 'symbol':
			return false;
		case 'constant':
			return x.name !== 'i';
		case 'sum':
			if (x.terms.every(isNonNegative) && x.terms.some(isPositive)) return true;
			break;
		case 'product':
			if (x.coefficient.num > 0n && x.factors.every(({ base, exponent }) => isPositive(base) && isReal(exponent)))
				return true;
			break;
		case 'power':
			if (isPositive(x.base) && isReal(x.exponent)) return true;
			break;
		case 'call':
			if (x.name === 'cosh' && x.args.every(isReal)) return true;
			break;
	}
	return isClosed(x) && !mentionsI(x) && signOf(x) === 1;
}

/** Whether x ≥ 0 wherever it is defined. */
export function isNonNegative(x: Expression): boolean {
	switch (x.kind) {
		case 'number':
			return x.value.num >= 0n;
		case 'symbol':
			return false;
		case 'constant':
			return x.name !== 'i';
		case 'sum':
			if (x.terms.every(isNonNegative)) return true;
			break;
		case 'product':
			if (x.coefficient.num > 0n && x.factors.every(({ base, exponent }) => nonNegativePower(base, exponent)))
				return true;
			break;
		case 'power':
			if (nonNegativePower(x.base, x.exponent)) return true;
			break;
		case 'call':
			if (x.name === 'abs') return true;
			if (x.name === 'cosh' && x.args.every(isReal)) return true;
			break;
	}
	if (!isClosed(x) || mentionsI(x)) return false;
	const sign = signOf(x);
	return sign === 1 || sign === 0;
}

function nonNegativePower(base: Expression, exponent: Expression): boolean {
	if (isNonNegative(base)) return isReal(exponent);
	return isInteger(exponent) && exponent.value.num % 2n === 0n && isReal(base);
}

/** Whether a closed x is built from fractions, i and roots only. */
export function isAlgebraic(x: Expression): boolean {
	switch (x.kind) {
		case 'number':
			return true;
		case 'constant':
			return x.name === 'i';
		case 'sum':
			return x.terms.every(isAlgebraic);
		case 'product':
			return x.factors.every(({ base, exponent }) => exponent.kind === 'number' && isAlgebraic(base));
		case 'power':
			return x.exponent.kind === 'number' && isAlgebraic(x.base);
		default:
			return false;
	}
}

/** Whether x starts with a minus sign in its canonical order: what an odd or even function takes out. */
export function leadsNegative(x: Expression): boolean {
	if (x.kind === 'sum') {
		const first = x.terms[0] as Expression;
		return leadsNegative(first);
	}
	const { coefficient } = splitCoefficient(x);
	return coefficient.num < 0n && !isNumber(x, 0);
}
