/** Values at points: balls for proofs and comparisons, doubles for searches. */
import { itemAt, lastOf } from '../../kit/checked';
import { add, multiply, negate, subtract } from '../core/arithmetic';
import { applyFunction } from '../functions/functions';
import { BudgetExceeded } from '../core/budget';
import { real, type Complex } from '../reals/complex';
import type { Expression, CallNode } from '../core/expression';
import {
	freeSymbols,
	isCall,
	isClosed,
	someNode,
	childrenOf,
	isInteger,
	isRange,
	ONE,
	MINUS_ONE,
	TWO
} from '../core/expression';
import { approximate, isZero } from '../core/numeric';
import { power } from '../core/powers';
import { absoluteRational, fraction, type Rational, numberFromRational } from '../core/rational';
import { mayBeZero, InsufficientPrecision, realFromRational, upper, type Real } from '../reals/real';
import { NoValueError, Declined, unlessRefused } from '../core/refusals';
import { contains } from '../core/substitution';
import { sampleOf } from '../definitions/samples';
import { real as double } from '../simplify/values';

/** Values of symbols, exact. */
export type Point = ReadonlyMap<string, Rational>;

const environmentOf = (point: Point, bits: number): ReadonlyMap<string, Complex> =>
	new Map([...point].map(([name, value]) => [name, real(realFromRational(value, bits + 32))]));

/** The value of x at a point as a ball. Undefined where x has a gap or the value is undecided. */
export const valueAt = (x: Expression, point: Point, bits: number): Complex | undefined =>
	unlessRefused(
		() => approximate(x, bits, environmentOf(point, bits)),
		[InsufficientPrecision, NoValueError, BudgetExceeded, RangeError]
	);

/** The real value at a point; undefined where it is complex too. */
export function realAt(x: Expression, point: Point, bits: number): Real | undefined {
	const value = valueAt(x, point, bits);
	return value && isReal(value, bits) ? value.re : undefined;
}

const isReal = ({ im }: Complex, bits: number): boolean => !im || (mayBeZero(im) && upper(im) < -bits / 2);

/** Coordinates in thousandths, of either sign, near 0, near 1 and farther out; the same for every run. */
const COORDINATES = [617, -713, 1371, 2239, -1483, 113, 5417, -3141, 331, -97, 887, 11903, -387, 1731, -7919, 3301];

/** The unknown of limits at infinity: it is compared at large values only. */
export const FAR = 'far_';

/** Values of that unknown, in tenths: if one is too large to evaluate, another may do. */
const FAR_COORDINATES = [29, 53, 117, 239, 41, 413, 71, 37, 173, 617, 131, 43, 319, 97, 973, 531];

/** Points at which expressions in these symbols are compared. */
export const pointsFor = (names: readonly string[], count = 2 * COORDINATES.length): Point[] =>
	Array.from({ length: count }, (_, round) => {
		const point = new Map<string, Rational>();
		names.forEach((name, index) => {
			if (name === FAR) {
				point.set(
					name,
					fraction(BigInt(itemAt(FAR_COORDINATES, round % FAR_COORDINATES.length) * 10 + 7 * round), 100n)
				);
				return;
			}
			const turn = (round + (round < COORDINATES.length ? 5 : 7) * index) % COORDINATES.length;
			point.set(name, fraction(BigInt(itemAt(COORDINATES, turn) + 7 * index), 1000n));
		});
		return point;
	});

/** Bits to which values are compared. */
const BITS = 192;

export type Likeness = 'same' | 'different' | 'unknown';

/**
 * Whether two expressions agree where both are known and the first is real, or has any `values`: `same` when they do at two points at least
 * to some 50 digits, at as many as there are. `different` too where the second lacks values of the first. Not a proof, but
 * no two different forms of one question come so near. Only positive values are taken for the names in `positive`.
 */
export function likeness(
	a: Expression,
	b: Expression,
	positive: readonly string[] = [],
	values: 'real' | 'complex' = 'real'
): Likeness {
	const names = [...new Set([a, b].flatMap(freeSymbols))];
	if (names.length === 0) {
		const zero = isZero(add([a, negate(b)]));
		if (zero !== undefined) return zero ? 'same' : 'different';
	}
	const difference = add([a, negate(b)]);
	// Powers and signs have branches, and a few points may miss one of them.
	const branches = [a, b].some((x) => someNode(x, hasBranches));
	const enough = positive.length > 0 ? (branches ? 8 : 5) : branches ? 14 : 10;
	let [agreed, missing] = [0, 0];
	for (const each of pointsFor(names)) {
		const point = new Map([...each].map(([name, at]) => [name, positive.includes(name) ? absoluteRational(at) : at]));
		const first = valueAt(a, point, BITS);
		if (!first || (values === 'real' && !isReal(first, BITS))) continue;
		const value = valueAt(difference, point, BITS);
		if (!value) {
			if (hasGap(b, point) && ++missing === 2) return 'different';
			continue;
		}
		if (!isTiny(value, Math.max(0, upper(first.re), first.im ? upper(first.im) : 0))) {
			if (mayVanish(value)) continue;
			return 'different';
		}
		if (++agreed === enough) break;
	}
	return agreed >= (names.length === 0 ? 1 : 2) ? 'same' : 'unknown';
}

const hasBranches = (x: Expression): boolean =>
	(x.kind === 'power' && x.exponent.kind === 'number' && x.exponent.value.den !== 1n && !isClosed(x.base)) ||
	isCall(x, 'sign');

/** Whether x has no value at a point, as the sign of a complex number has none. */
function hasGap(x: Expression, point: Point): boolean {
	try {
		approximate(x, BITS, environmentOf(point, BITS));
	} catch (error) {
		return error instanceof NoValueError;
	}
	return false;
}

/** Whether a value is 0 as far as its digits reach, at least 50 digits of a size of so many bits. */
const isTiny = ({ re, im }: Complex, size = 0): boolean => tiny(re, size) && (!im || tiny(im, size));
const tiny = (a: Real, size: number): boolean => mayBeZero(a) && upper(a) < size - BITS / 3;

/** Whether a value may be 0. */
const mayVanish = ({ re, im }: Complex): boolean => mayBeZero(re) && (!im || mayBeZero(im));

/** Whether x vanishes to 50 digits at each of some values of `name`, at three of them at least. */
export function vanishesAt(x: Expression, name: string, values: readonly Expression[]): boolean {
	let seen = 0;
	for (const value of values) {
		try {
			const found = approximate(x, BITS, new Map([[name, approximate(value, BITS + 32)]]));
			if (!isTiny(found)) return false;
			seen++;
		} catch (error) {
			if (!(error instanceof InsufficientPrecision || error instanceof NoValueError || error instanceof BudgetExceeded))
				throw error;
		}
	}
	return seen >= 3;
}

/** Whether x is the zero function: by its form, or because it vanishes to 50 digits wherever it was looked at. */
export function vanishes(x: Expression): boolean {
	if (x.kind === 'number') return x.value.num === 0n;
	if (isClosed(x)) {
		const zero = isZero(x);
		if (zero !== undefined) return zero;
	}
	let seen = 0;
	for (const point of pointsFor(freeSymbols(x))) {
		const value = valueAt(x, point, BITS);
		if (!value) continue;
		if (!isTiny(value)) {
			if (mayVanish(value)) continue;
			return false;
		}
		if (++seen === 6) return true;
	}
	return seen > 0;
}

/** Expressions whose zeros are breaks of x. Throws Declined for ranges and functions outside the table (`what`). */
export function breakingParts(x: Expression, name: string, what: 'an integral' | 'an inequality'): Expression[] {
	if (!contains(x, name)) return [];
	if (isRange(x)) throw new Declined(`${what} of a sum over a range is not computed here`);
	const found = childrenOf(x).flatMap((child) => breakingParts(child, name, what));
	const powers = x.kind === 'product' ? x.factors : x.kind === 'power' ? [x] : [];
	for (const { base, exponent } of powers)
		if (contains(base, name) && !(isInteger(exponent) && exponent.value.num > 0n)) found.push(base);
	return x.kind === 'call' ? [...found, ...zerosOfCall(x, what)] : found;
}

/** Functions without breaks, and those that break where their argument is 0, or where it is ±1. */
const SMOOTH = new Set('sin cos sinh cosh tanh sech atan asinh erf erfc erfi Si Shi FresnelS FresnelC sinc'.split(' '));
const AT_ZERO = new Set('log abs sign cbrt coth csch Ei Ci Chi'.split(' '));
const AT_ONES = new Set('asin acos atanh'.split(' '));

function zerosOfCall({ name: called, args }: CallNode, what: string): Expression[] {
	const [u] = args as [Expression];
	if (SMOOTH.has(called)) return [];
	if (AT_ZERO.has(called)) return [u];
	if (AT_ONES.has(called)) return [subtract(u, ONE), subtract(u, MINUS_ONE)];
	if (called === 'tan' || called === 'sec') return [applyFunction('cos', [u])];
	if (called === 'cot' || called === 'csc') return [applyFunction('sin', [u])];
	if (called === 'acosh') return [subtract(u, ONE)];
	if (called === 'li') return [u, subtract(u, ONE)];
	if (called.startsWith('elliptic')) {
		const square = args.length > 1 ? power(applyFunction('sin', [u]), TWO) : ONE;
		return [subtract(ONE, multiply([lastOf(args), square]))];
	}
	if (called === 'polylog') return [subtract(itemAt(args, 1), ONE)];
	if (called === 'uppergamma' || called === 'lowergamma') return [itemAt(args, 1)];
	throw new Declined(`${what} with ${called} is not computed here`);
}

export type DoubleFunction = (x: number) => number;

type Native = (...args: number[]) => number;

/** Functions of JavaScript that have the meaning of ours. `round` takes halves up there, and `log` has a value at 0. */
const native = (name: string): Native | undefined =>
	name !== 'round' && name !== 'log' && name in Math ? (Math[name as 'sin'] as Native) : undefined;

/** The real value of a function by its sample in doubles; NaN where it is complex, or not known there. */
function sampled(name: string): Native {
	const sample = sampleOf(name);
	return (...args) => {
		if (!sample || args.some((arg) => !Number.isFinite(arg))) return NaN;
		const { re, im } = sample(...args.map((arg) => double(arg)));
		return im === 0 ? re : NaN;
	};
}

/** x as a function of its symbol `name`; other symbols, and functions that are not known here, give NaN. */
export function doubleFunction(x: Expression, name: string): DoubleFunction {
	switch (x.kind) {
		case 'number': {
			const value = numberFromRational(x.value);
			return () => value;
		}
		case 'symbol':
			return x.name === name ? (at) => at : () => NaN;
		case 'constant': {
			const value = x.name === 'pi' ? Math.PI : x.name === 'e' ? Math.E : NaN;
			return () => value;
		}
		case 'sum': {
			const terms = x.terms.map((term) => doubleFunction(term, name));
			return (at) => terms.reduce((sum, term) => sum + term(at), 0);
		}
		case 'product': {
			const factors = x.factors.map(({ base, exponent }) => powerFunction(base, exponent, name));
			const coefficient = numberFromRational(x.coefficient);
			return (at) => factors.reduce((product, factor) => product * factor(at), coefficient);
		}
		case 'power':
			return powerFunction(x.base, x.exponent, name);
		case 'call': {
			const args = x.args.map((arg) => doubleFunction(arg, name));
			const f = native(x.name) ?? sampled(x.name);
			return (at) => f(...args.map((arg) => arg(at)));
		}
	}
}

function powerFunction(base: Expression, exponent: Expression, name: string): DoubleFunction {
	const below = doubleFunction(base, name);
	if (isInteger(exponent)) {
		const n = Number(exponent.value.num);
		return n === 1 ? below : (at) => below(at) ** n;
	}
	const above = doubleFunction(exponent, name);
	if (base.kind === 'constant' && base.name === 'e') return (at) => Math.exp(above(at));
	return (at) => {
		const b = below(at);
		const e = above(at);
		return b < 0 && !Number.isInteger(e) ? NaN : b ** e;
	};
}
