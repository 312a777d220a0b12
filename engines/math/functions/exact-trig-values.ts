/** Cosines, sines and tangents of fractions of π in square roots. */
import { add, multiply, negate } from '../core/arithmetic';
import { HALF, number, ONE, ZERO, type Expression } from '../core/expression';
import { fraction, integer, type Rational } from '../core/rational';
import { power } from '../core/recursion';
import { NoValueError } from '../core/refusals';

const root = (x: number | Expression): Expression => power(typeof x === 'number' ? number(integer(x)) : x, HALF);
const times = (n: number, d: number, x: Expression): Expression =>
	multiply([number(fraction(BigInt(n), BigInt(d))), x]);
const plus = (n: number, x: Expression): Expression => add([number(integer(n)), x]);

type Table = Readonly<Record<string, () => Expression>>;

/** cos(π·r), 0 ≤ r ≤ 1/2, for the r whose cosine is written with square roots of depth two at most. */
const COSINES: Table = {
	'0/1': () => ONE,
	'1/12': () => times(1, 4, add([root(6), root(2)])),
	'1/10': () => times(1, 4, root(plus(10, times(2, 1, root(5))))),
	'1/8': () => times(1, 2, root(plus(2, root(2)))),
	'1/6': () => times(1, 2, root(3)),
	'1/5': () => times(1, 4, plus(1, root(5))),
	'1/4': () => times(1, 2, root(2)),
	'3/10': () => times(1, 4, root(plus(10, times(-2, 1, root(5))))),
	'1/3': () => HALF,
	'3/8': () => times(1, 2, root(plus(2, negate(root(2))))),
	'2/5': () => times(1, 4, plus(-1, root(5))),
	'5/12': () => times(1, 4, add([root(6), negate(root(2))])),
	'1/2': () => ZERO
};

/** tan(π·r), 0 ≤ r < 1/2. */
const TANGENTS: Table = {
	'0/1': () => ZERO,
	'1/12': () => plus(2, negate(root(3))),
	'1/10': () => times(1, 5, root(plus(25, times(-10, 1, root(5))))),
	'1/8': () => plus(-1, root(2)),
	'1/6': () => times(1, 3, root(3)),
	'1/5': () => root(plus(5, times(-2, 1, root(5)))),
	'1/4': () => ONE,
	'3/10': () => times(1, 5, root(plus(25, times(10, 1, root(5))))),
	'1/3': () => root(3),
	'3/8': () => plus(1, root(2)),
	'2/5': () => root(plus(5, times(2, 1, root(5)))),
	'5/12': () => plus(2, root(3))
};

const built = new Map<() => Expression, Expression>();

function fromTable(table: Table, r: Rational): Expression | undefined {
	const build = table[`${r.num}/${r.den}`];
	if (!build) return undefined;
	let value = built.get(build);
	if (!value) {
		value = build();
		built.set(build, value);
	}
	return value;
}

/** r modulo `period`, in [0, period). */
export function modulo(r: Rational, period: bigint): Rational {
	const size = period * r.den;
	return fraction(((r.num % size) + size) % size, r.den);
}

/** cos(π·r) in square roots, or undefined. */
export function cosineAt(r: Rational): Expression | undefined {
	let { num, den } = modulo(r, 2n);
	// cos(2π − a) = cos a, cos(π − a) = −cos a
	if (num > den) num = 2n * den - num;
	const flip = 2n * num > den;
	if (flip) num = den - num;
	const value = fromTable(COSINES, fraction(num, den));
	return value && flip ? negate(value) : value;
}

/** sin(π·r) = cos(π·(r − 1/2)). */
export const sineAt = (r: Rational): Expression | undefined => cosineAt(fraction(2n * r.num - r.den, 2n * r.den));

/** tan(π·r). Throws NoValueError at its poles. */
export function tangentAt(r: Rational): Expression | undefined {
	let { num, den } = modulo(r, 1n);
	if (2n * num === den) throw new NoValueError('the tangent of pi/2 has no value');
	const flip = 2n * num > den;
	if (flip) num = den - num;
	const value = fromTable(TANGENTS, fraction(num, den));
	return value && flip ? negate(value) : value;
}
