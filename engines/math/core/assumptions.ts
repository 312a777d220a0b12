/** Known facts about an expression's range for real symbols. False means: not known. */
import { itemAt } from '../../kit/checked';
import { BudgetExceeded } from './budget';
import { definitionOf } from '../definitions/registry';
import type { CallNode, Expression, Factor } from './expression';
import { coefficientOf, factorsOf, isClosed, isInteger, mentionsI, termsOf } from './expression';
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
		case 'power':
			return factorsOf(x).every(({ base, exponent }) => realPower(base, exponent));
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
export const isPositive = (x: Expression): boolean => isAbove(x, true);

/** Whether x ≥ 0 wherever it is defined. */
export const isNonNegative = (x: Expression): boolean => isAbove(x, false);

function isAbove(x: Expression, strictly: boolean): boolean {
	switch (x.kind) {
		case 'number':
			return x.value.num > 0n || (!strictly && x.value.num === 0n);
		case 'symbol':
			return false;
		case 'constant':
			return x.name !== 'i';
		case 'sum':
			if (x.terms.every(isNonNegative) && (!strictly || x.terms.some(isPositive))) return true;
			break;
		case 'product':
		case 'power': {
			const holds = ({ base, exponent }: Factor): boolean =>
				strictly ? isPositive(base) && isReal(exponent) : nonNegativePower(base, exponent);
			if (coefficientOf(x).num > 0n && factorsOf(x).every(holds)) return true;
			break;
		}
		case 'call':
			if ((x.name === 'abs' && !strictly) || (x.name === 'cosh' && x.args.every(isReal))) return true;
			break;
	}
	if (!isClosed(x) || mentionsI(x)) return false;
	const sign = signOf(x);
	return sign === 1 || (sign === 0 && !strictly);
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
		case 'power':
			return factorsOf(x).every(({ base, exponent }) => exponent.kind === 'number' && isAlgebraic(base));
		default:
			return false;
	}
}

/** Whether x starts with a minus sign in its canonical order: what an odd or even function takes out. */
export const leadsNegative = (x: Expression): boolean => coefficientOf(itemAt(termsOf(x), 0)).num < 0n;
