/** Integrals by numbers: the double exponential rule of Takahasi and Mori (1974), in balls, until two steps agree. */
import { defined } from '../../../kit/checked';
import { BudgetExceeded, spend } from '../../core/budget';
import { real } from '../../reals/complex';
import { decimalOfReal, formatDecimal, numberOfReal } from '../../reals/digits';
import { expReal } from '../../reals/elementary';
import type { Expression } from '../../core/expression';
import { approximate } from '../../core/numeric';
import {
	absoluteReal,
	addReal,
	divideReal,
	magnitude,
	mayBeZero,
	multiplyReal,
	InsufficientPrecision,
	REAL_ONE,
	REAL_ZERO,
	realFromRational,
	shiftReal,
	subtractReal,
	upper,
	type Real
} from '../../reals/real';
import { fraction } from '../../core/rational';
import { NoValueError } from '../../core/refusals';

/** Ends of a piece; null is infinite. */
export type Piece = { readonly from: Real | null; readonly to: Real | null };

/** Steps that are halved. */
const LEVELS = 9;

/** Digits of an integral; `zero` where it is 0 as far as numbers tell, undefined where they do not settle. */
export function integralByNumbers(
	f: Expression,
	name: string,
	pieces: readonly Piece[],
	digits: number
): string | undefined {
	let wanted = digits;
	for (let round = 0; round < 2; round++) {
		const total = integralBall(f, name, pieces, wanted);
		if (!total) return undefined;
		try {
			return formatDecimal(decimalOfReal(total, digits), total.m < 0n);
		} catch (error) {
			if (!(error instanceof InsufficientPrecision)) throw error;
		}
		// What cancels between the pieces is made up for by more digits.
		if (round > 0 && mayBeZero(total)) return ZERO_DIGITS;
		const lost = total.m === 0n ? digits : (total.r - magnitude(total)) / Math.log2(10) + digits;
		wanted = digits + Math.ceil(Math.min(Math.max(lost, 0), digits)) + 10;
	}
	return undefined;
}

/** Represents digits that numbers cannot distinguish from 0. */
export const ZERO_DIGITS = 'zero';

/** The integral as a ball of about `digits` digits of |f|'s; undefined where the last two steps differ. */
export function integralBall(f: Expression, name: string, pieces: readonly Piece[], digits: number): Real | undefined {
	const bits = Math.ceil((digits + 8) * 3.33) + 40;
	// A root at an end is met to half of the bits only.
	return ballWithin(f, name, pieces, digits, bits) ?? ballWithin(f, name, pieces, digits, 2 * bits + 40);
}

function ballWithin(
	f: Expression,
	name: string,
	pieces: readonly Piece[],
	digits: number,
	bits: number
): Real | undefined {
	let total = REAL_ZERO;
	for (const piece of pieces) {
		const value = onPiece(f, name, piece, bits, digits);
		if (!value) return undefined;
		total = addReal(total, value, bits);
	}
	return total;
}

function onPiece(f: Expression, name: string, piece: Piece, bits: number, digits: number): Real | undefined {
	let last: Real | undefined;
	let sum = REAL_ZERO;
	let size = REAL_ZERO;
	for (let level = 1; level <= LEVELS; level++) {
		const added = ruleSum(f, name, piece, level, bits);
		if (!added) return undefined;
		sum = addReal(sum, added.total, bits);
		size = addReal(size, added.size, bits);
		const value = shiftReal(sum, 1 - level);
		if (last && level >= 4) {
			const difference = exact(subtractReal(value, last, bits));
			const error = (size.m === 0n ? -bits : magnitude(size)) + 1 - level - digits * 3.33 - 6;
			if (difference.m === 0n || magnitude(difference) < error) return { ...value, r: error };
		}
		last = value;
	}
	return undefined;
}

interface Sum {
	readonly total: Real;
	/** The same of |f|. */
	readonly size: Real;
}

/** Weighted values at the points that a level adds: all multiples of 1 at first, then the odd multiples of 2^(1 − level). */
function ruleSum(f: Expression, name: string, piece: Piece, level: number, bits: number): Sum | undefined {
	const parts = 1n << BigInt(level - 1);
	let total = REAL_ZERO;
	let size = REAL_ZERO;
	for (const direction of [1n, -1n]) {
		let quiet = 0;
		for (let k = level === 1 ? (direction > 0n ? 0n : 1n) : 1n; k < 8n * parts; k += level === 1 ? 1n : 2n) {
			spend(120);
			const t = realFromRational(fraction(direction * k, parts), bits);
			const node = nodeAt(t, piece, bits);
			const value = node && valueAt(f, name, node.x, bits);
			// Past the last digit of an end there is nothing left to add.
			if (!node || value === 'end') break;
			if (value === undefined) return undefined;
			const term = multiplyReal(value, node.weight, bits);
			total = addReal(total, term, bits);
			size = addReal(size, absoluteReal(term), bits);
			const small = term.m === 0n || upper({ ...term, r: -Infinity }) < -bits - 10;
			quiet = small ? quiet + 1 : 0;
			if (quiet >= 3) break;
		}
	}
	return { total, size };
}

type Node = { readonly x: Real; readonly weight: Real };

const HALF: Real = { m: 1n, e: -1, r: -Infinity };

const exact = (a: Real): Real => ({ ...a, r: -Infinity });

/** x(t) and dx/dt. */
function nodeAt(t: Real, { from, to }: Piece, bits: number): Node | undefined {
	const up = expReal(t, bits);
	const down = divideReal(REAL_ONE, up, bits);
	const sinh = multiplyReal(subtractReal(up, down, bits), HALF, bits);
	const cosh = multiplyReal(addReal(up, down, bits), HALF, bits);
	// Another constant than π/2 does as well.
	const scale: Real = { m: 3n, e: -1, r: -Infinity };
	const u = multiplyReal(scale, sinh, bits);
	const du = multiplyReal(scale, cosh, bits);
	if (Math.abs(numberOfReal(u)) > bits) return undefined;
	if (from && to) {
		// x = (a·e^(−u) + b·e^u)/(e^u + e^(−u))
		const plus = expReal(u, bits);
		const minus = divideReal(REAL_ONE, plus, bits);
		const both = addReal(plus, minus, bits);
		const x = divideReal(addReal(multiplyReal(from, minus, bits), multiplyReal(to, plus, bits), bits), both, bits);
		const width = subtractReal(to, from, bits);
		const weight = divideReal(
			multiplyReal(multiplyReal(width, du, bits), { m: 2n, e: 0, r: -Infinity }, bits),
			multiplyReal(both, both, bits),
			bits
		);
		return { x: exact(x), weight: exact(weight) };
	}
	if (from || to) {
		// x = a + e^u, or b − e^u.
		const grown = expReal(u, bits);
		const weight = multiplyReal(grown, du, bits);
		const x = from ? addReal(from, grown, bits) : subtractReal(defined(to), grown, bits);
		return { x: exact(x), weight: exact(weight) };
	}
	const plus = expReal(u, bits);
	const minus = divideReal(REAL_ONE, plus, bits);
	const x = multiplyReal(subtractReal(plus, minus, bits), HALF, bits);
	const slope = multiplyReal(addReal(plus, minus, bits), HALF, bits);
	return { x: exact(x), weight: exact(multiplyReal(slope, du, bits)) };
}

function valueAt(f: Expression, name: string, x: Real, bits: number): Real | 'end' | undefined {
	try {
		const { re, im } = approximate(f, bits, new Map([[name, real(x)]]));
		return im ? undefined : exact(re);
	} catch (error) {
		// So near to an end that the point and the end are one.
		if (error instanceof NoValueError || error instanceof InsufficientPrecision) return 'end';
		if (error instanceof BudgetExceeded && error.bound !== 'steps') return 'end';
		throw error;
	}
}
