/** Values of an expression near a point, as balls narrow enough to compare. */
import { BudgetExceeded } from '../../core/budget';
import { real, type Complex } from '../../reals/complex';
import type { Expression } from '../../core/expression';
import { NoValueError } from '../../core/no-value';
import { approximate } from '../../core/numeric';
import { fraction } from '../../core/rational';
import { InsufficientPrecision, magnitude, realFromRational, type Real } from '../../reals/real';

/** No value is computed to more bits. */
const MAX_BITS = 8_000;

/** Bits that must be right in a value, after the point or relative to its size. */
const WANTED_BITS = 60;

export type Environment = ReadonlyMap<string, Complex>;

/** Whether the error of a ball is below the wanted bits. */
const narrow = (a: Real): boolean =>
	a.r === -Infinity || a.r < -WANTED_BITS || (a.m !== 0n && a.r < magnitude(a) - WANTED_BITS);

/**
 * x at a point that is known to any number of bits, from `bits` on with more where they do not suffice; undefined where
 * it has no value or none was computed.
 */
export function sharpValue(x: Expression, at: (bits: number) => Environment, bits: number): Complex | undefined {
	for (let p = bits; p <= MAX_BITS; p *= 3) {
		try {
			const value = approximate(x, p, at(p));
			if (narrow(value.re) && (!value.im || narrow(value.im))) return value;
		} catch (error) {
			if (error instanceof InsufficientPrecision) continue;
			if (error instanceof NoValueError || error instanceof RangeError) return undefined;
			if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
			throw error;
		}
	}
	return undefined;
}

/** Positive values for names that represent any number. Two choices are enough to tell formulas apart. */
export function assignments(names: readonly string[], count = 2): Environment[] {
	if (names.length === 0) return [new Map()];
	return Array.from(
		{ length: count },
		(_, round) =>
			new Map(
				names.map((name, index) => [
					name,
					real(realFromRational(fraction(BigInt(1370 + 431 * index + 877 * round), 1000n), 256))
				])
			)
	);
}
