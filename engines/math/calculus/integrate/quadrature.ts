/** Integrals by numbers: the double exponential rule of Takahasi and Mori (1974), in balls, until two steps agree. */
import { spend } from '../../core/budget';
import { real } from '../../reals/complex';
import { decimalOfReal, formatDecimal, numberOfReal } from '../../reals/digits';
import { expReal } from '../../reals/elementary';
import type { Expression } from '../../core/expression';
import { approximate } from '../../core/numeric';
import {
	addReal,
	divideReal,
	multiplyReal,
	InsufficientPrecision,
	REAL_ONE,
	REAL_ZERO,
	realFromRational,
	subtractReal,
	upper,
	type Real
} from '../../reals/real';
import { BudgetExceeded } from '../../core/budget';
import { fraction } from '../../core/rational';
import { NoValueError } from '../../core/no-value';

/** Ends of a piece; null is infinite. */
export interface Piece {
	readonly from: Real | null;
	readonly to: Real | null;
}

/** Steps that are halved. */
const LEVELS = 9;

/** Σ of the pieces to some digits; undefined where two steps do not agree on so many. */
export function integralByNumbers(
	f: Expression,
	name: string,
	pieces: readonly Piece[],
	digits: number
): string | undefined {
	const bits = Math.ceil((digits + 8) * 3.33) + 40;
	let total = REAL_ZERO;
	for (const piece of pieces) {
		const value = onPiece(f, name, piece, bits, digits);
		if (!value) return undefined;
		total = addReal(total, value, bits);
	}
	const size = total.m === 0n ? 0 : upper(total);
	const ball: Real = { ...total, r: size - digits * 3.33 - 4 };
	try {
		return formatDecimal(decimalOfReal(ball, digits), ball.m < 0n);
	} catch (error) {
		if (error instanceof InsufficientPrecision) return undefined;
		throw error;
	}
}

/** The double nearest to the integral over pieces; undefined where it does not settle. */
export function roughIntegral(f: Expression, name: string, pieces: readonly Piece[]): number | undefined {
	const text = integralByNumbers(f, name, pieces, 9);
	return text === undefined ? undefined : Number(text);
}

function onPiece(f: Expression, name: string, piece: Piece, bits: number, digits: number): Real | undefined {
	let last: Real | undefined;
	let sum = REAL_ZERO;
	for (let level = 1; level <= LEVELS; level++) {
		const step = 2 ** -level * 2;
		const added = ruleSum(f, name, piece, level, bits);
		if (!added) return undefined;
		sum = addReal(sum, added, bits);
		const value = multiplyReal(sum, realFromRational(fraction(1n, 1n << BigInt(level - 1)), bits), bits);
		if (last && level >= 4 && step > 0) {
			const difference = subtractReal(value, last, bits);
			const scale = Math.max(value.m === 0n ? -bits : upper(value), -40);
			if (difference.m === 0n || upper({ ...difference, r: -Infinity }) < scale - digits * 3.33 - 6)
				return { ...value, r: -Infinity };
		}
		last = value;
	}
	return undefined;
}

/** Weighted values at the points that a level adds: all multiples of 1 at first, then the odd multiples of 2^(1 − level). */
function ruleSum(f: Expression, name: string, piece: Piece, level: number, bits: number): Real | undefined {
	const parts = 1n << BigInt(level - 1);
	let total = REAL_ZERO;
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
			const small = term.m === 0n || upper({ ...term, r: -Infinity }) < -bits - 10;
			quiet = small ? quiet + 1 : 0;
			if (quiet >= 3) break;
		}
	}
	return total;
}

interface Node {
	readonly x: Real;
	readonly weight: Real;
}

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
		const x = from ? addReal(from, grown, bits) : subtractReal(to!, grown, bits);
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
