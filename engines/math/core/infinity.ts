/** Arithmetic with ∞: only with real constants; an indeterminate form throws NoValueError. */
import type { Expression } from './expression';
import { INFINITY, isClosed, MINUS_ONE, mentionsI, ONE, rawProduct, rawSum, termsOf, ZERO } from './expression';
import { signOf } from './numeric';
import { MINUS_ONE_RATIONAL } from './rational';
import { NoValueError } from './refusals';

const NEGATIVE_INFINITY = () => rawProduct(MINUS_ONE_RATIONAL, [{ base: INFINITY, exponent: ONE }]);

/** Whether x is ∞ or −∞. */
export const isInfinite = (x: Expression): boolean =>
	(x.kind === 'constant' && x.name === 'infinity') ||
	(x.kind === 'product' &&
		x.factors.length === 1 &&
		x.factors[0]?.base.kind === 'constant' &&
		x.factors[0].base.name === 'infinity');

/** +1 or −1 of ∞ or −∞. */
export const infiniteSign = (x: Expression): 1 | -1 => (x.kind === 'product' && x.coefficient.num < 0n ? -1 : 1);

export const infinite = (sign: number): Expression => (sign < 0 ? NEGATIVE_INFINITY() : INFINITY);

/** ∞ + finite real = ∞; ∞ − ∞ is undefined. */
export function addInfinite(summands: readonly Expression[]): Expression {
	let sign = 0;
	for (const term of summands.flatMap(termsOf)) {
		if (!isInfinite(term)) {
			requireFiniteReal(term);
			continue;
		}
		const own = infiniteSign(term);
		if (sign !== 0 && sign !== own) throw new NoValueError('infinity minus infinity has no value');
		sign = own;
	}
	return infinite(sign);
}

/** ∞ · c = ±∞ for a real constant c ≠ 0; 0 · ∞ is undefined. */
export function multiplyInfinite(items: readonly Expression[]): Expression {
	let sign = 1;
	for (const item of items) {
		if (isInfinite(item)) {
			sign *= infiniteSign(item);
			continue;
		}
		requireFiniteReal(item);
		const own = signOf(item);
		if (own === undefined || own === 0) throw new NoValueError('zero times infinity has no value');
		sign *= own;
	}
	return infinite(sign);
}

/** base^exponent where one of them is ±∞: the limit where there is one. */
export function powerInfinite(base: Expression, exponent: Expression): Expression {
	if (!isInfinite(exponent)) {
		requireFiniteReal(exponent);
		const sign = signOf(exponent);
		if (sign === undefined || sign === 0) throw new NoValueError('infinity to the power 0 has no value');
		if (sign < 0) return ZERO;
		if (infiniteSign(base) > 0) return INFINITY;
		if (exponent.kind === 'number' && exponent.value.den === 1n)
			return infinite(exponent.value.num % 2n === 0n ? 1 : -1);
		throw new NoValueError('a root of negative infinity has no value');
	}
	if (isInfinite(base)) return infiniteSign(exponent) < 0 ? ZERO : infiniteSign(base) > 0 ? INFINITY : noLimit();
	requireFiniteReal(base);
	const above = signOf(base) === 1 ? signOf(rawSum([base, MINUS_ONE])) : undefined;
	if (above === undefined || above === 0) return noLimit();
	return above === infiniteSign(exponent) ? INFINITY : ZERO;
}

const noLimit = (): never => {
	throw new NoValueError('a power with infinity has no value here');
};

function requireFiniteReal(x: Expression): void {
	if (!isClosed(x)) throw new NoValueError('infinity next to an unknown has no value');
	if (mentionsI(x)) throw new NoValueError('infinity next to a complex number has no value');
}
