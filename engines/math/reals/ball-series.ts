/** Power series of real balls with a proved tail. What cancels in a series is made up for by working bits. */
import { BudgetExceeded, spend } from '../core/budget';
import { fraction } from '../core/rational';
import { numberOfReal } from './digits';
import {
	addReal,
	divideReal,
	joinErrors,
	magnitude,
	realFromInteger,
	realFromRational,
	signOfReal,
	upper,
	type Real
} from './real';

export const MAX_TERMS = 60_000;

/** Arguments beyond this size cancel too much in a power series. */
const MAX_ARGUMENT = 8_000;

export const whole = (n: number | bigint): Real => realFromInteger(BigInt(n));
export const overWhole = (a: Real, n: number, w: number): Real => divideReal(a, whole(n), w);
export const ratio = (num: number, den: number, w: number): Real =>
	realFromRational(fraction(BigInt(num), BigInt(den)), w);
export const negative = (a: Real): boolean => signOfReal(a) < 0;
export const sizeOf = (a: Real): number => Math.abs(numberOfReal(a));
export const widened = (a: Real, r: number): Real => ({ ...a, r: joinErrors(a.r, r) });

/** Bits that e^|x| has. Throws BudgetExceeded where they are too many. */
export function bitsOf(x: number): number {
	if (!(x <= MAX_ARGUMENT)) throw new BudgetExceeded('is computed for smaller arguments only', 'digits');
	return Math.ceil(x * Math.LOG2E);
}

/** Σ of terms, each made of the one before, whose ratios fall from the first that is below 1/2 on. */
export function series(
	first: Real,
	next: (term: Real, k: number) => Real,
	w: number,
	part = (term: Real, _k: number) => term
): Real {
	let term = first;
	let sum = part(first, 0);
	let top = magnitude(sum);
	for (let k = 1; k < MAX_TERMS; k++) {
		spend(2 + w / 400);
		const following = next(term, k);
		const added = part(following, k);
		sum = addReal(sum, added, w);
		const size = following.m === 0n ? -Infinity : upper(following);
		top = Math.max(top, added.m === 0n ? -Infinity : magnitude(added));
		if (size === -Infinity) return sum;
		if (size < top - w && size < upper(term) - 1) return widened(sum, size + 8);
		term = following;
	}
	throw new BudgetExceeded('needs too many terms', 'digits');
}
