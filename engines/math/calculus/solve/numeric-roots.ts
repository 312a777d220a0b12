/** Real roots by numbers: found with doubles, then certified with balls. */
import { itemAt } from '../../../kit/checked';
import { BudgetExceeded, spend } from '../../core/budget';
import { real } from '../../reals/complex';
import { decimalOfReal, formatDecimal, numberOfReal } from '../../reals/digits';
import { isNumber, type Expression } from '../../core/expression';
import { approximate } from '../../core/numeric';
import { fraction, numberFromRational, rationalFromNumber, type Rational } from '../../core/rational';
import { EXACT, InsufficientPrecision, realFromRational, signOfReal, type Real } from '../../reals/real';
import { NoValueError, Declined, unlessRefused } from '../../core/refusals';
import { derivative } from '../derivative';
import { doubleFunction, type DoubleFunction, realAt } from '../points';
import { Survey } from './survey';

/** A root with the digits that are certified: f has opposite signs at both ends of the last digit, and no gap between. */
export interface NumericRoot {
	readonly value: number;
	readonly ball: Real;
	readonly decimalText: string;
	/** The nearest double. */
	readonly decimal: number;
}

/** Two ends, the lower first. */
export type Span = readonly [low: number, high: number];

/** Doubles where the sign of f changes, found on a grid: between two ends, or fine near 0 and coarser outwards. */
export function signChanges(f: DoubleFunction, within?: Span): number[] {
	const roots: number[] = [];
	let last: { x: number; y: number } | undefined;
	for (const x of within ? evenly(within) : grid()) {
		const y = f(x);
		spend();
		if (y === 0 && last && Math.abs(last.y) > 1e-200) {
			roots.push(x);
			last = undefined;
			continue;
		}
		// Below this a double underflows to 0.
		if (!Number.isFinite(y) || Math.abs(y) < 1e-250) {
			last = undefined;
			continue;
		}
		if (last && y > 0 !== last.y > 0) {
			const root = bisect(f, last.x, x, last.y);
			if (root !== undefined) roots.push(root);
		}
		last = { x, y };
	}
	return roots;
}

/** From −10⁴ to 10⁴; steps of 1/64 up to 40, then by 2 %. The offset keeps it off the usual poles. */
function* grid(): Generator<number> {
	const outer: number[] = [];
	for (let x = 40; x < 1e4; x *= 1.02) outer.push(x + 0.00137);
	for (const x of [...outer].reverse()) yield -x;
	for (let x = -40; x < 40; x += 1 / 64) yield x + 0.00137;
	yield* outer;
}

/** 4,000 steps between two ends, both included. */
function* evenly([low, high]: Span): Generator<number> {
	for (let k = 0; k <= 4000; k++) yield low + ((high - low) * k) / 4000;
}

/** A root between two signs; undefined where the sign changes through a pole or a jump. */
function bisect(f: DoubleFunction, low: number, high: number, atLow: number): number | undefined {
	let [a, b] = [low, high];
	const positive = atLow > 0;
	for (let step = 0; step < 80; step++) {
		const middle = (a + b) / 2;
		if (middle === a || middle === b) break;
		const y = f(middle);
		if (y === 0) return middle;
		if (Number.isNaN(y)) return undefined;
		if (y > 0 === positive) a = middle;
		else b = middle;
	}
	// Near a root the values shrink with the bracket; at a pole they grow.
	const near = Math.max(Math.abs(f(a)), Math.abs(f(b)));
	const far = Math.min(Math.abs(f(low)), Math.abs(f(high)));
	return near <= Math.max(1e-6, far * 1e-3) ? a : undefined;
}

/** The root of f near a double, certified to `digits` digits; undefined where that does not succeed. */
export function certifiedRoot(f: Expression, name: string, near: number, digits: number): NumericRoot | undefined {
	if (!Number.isFinite(near)) return undefined;
	if (Math.abs(near) < 1e-9 && isZeroAt(f, name, 0)) return wholeRoot(0);
	return simpleZero(f, name, near, digits) ?? multipleZero(f, name, near);
}

/** Where a root of higher order may lie away from its double: there, values are too small for doubles. */
const BLURRED = 1e-4;

/** A root of higher order, which is a whole number. */
function multipleZero(f: Expression, name: string, near: number): NumericRoot | undefined {
	const whole = Math.round(near);
	return Math.abs(near - whole) < BLURRED && isZeroAt(f, name, whole) ? wholeRoot(whole) : undefined;
}

/** A root of order 1. */
function simpleZero(f: Expression, name: string, near: number, digits: number): NumericRoot | undefined {
	const slope = unlessRefused(() => derivative(f, name), [Declined, NoValueError]);
	if (!slope) return undefined;
	const target = Math.ceil(digits * 3.33) + 24;
	let x = rationalFromNumber(near);
	for (let bits = 64, round = 0; round < 40; round++) {
		const point = new Map([[name, x]]);
		const y = realAt(f, point, bits + 32);
		const s = realAt(slope, point, bits + 32);
		if (!y || !s || s.m === 0n) return undefined;
		const next = newton(x, y, s, bits);
		if (!next) return undefined;
		const moved = numberFromRational(fraction(next.num * x.den - x.num * next.den, next.den * x.den));
		const size = Math.max(Math.abs(numberFromRational(next)), 1e-300);
		x = next;
		if (Math.abs(moved) < size * 2 ** (-bits / 2.2) || bits === 64) {
			if (bits >= target + 32) break;
			bits = Math.min(2 * bits, target + 32);
		}
	}
	return certify(f, name, x, digits);
}

const wholeRoot = (value: number): NumericRoot => ({
	value,
	decimal: value,
	decimalText: String(value),
	ball: realFromRational(rationalFromNumber(value), 64)
});

/** Whether f is 0 at a whole number, without a doubt. */
function isZeroAt(f: Expression, name: string, at: number): boolean {
	const value = realAt(f, new Map([[name, rationalFromNumber(at)]]), 64);
	return value !== undefined && value.m === 0n && value.r === EXACT;
}

function newton(x: Rational, y: Real, s: Real, bits: number): Rational | undefined {
	if (s.m === 0n) return undefined;
	// y/s as a fraction of both midpoints, then rounded to the working precision.
	const shift = y.e - s.e;
	const num = shift >= 0 ? y.m << BigInt(shift) : y.m;
	const den = shift >= 0 ? s.m : s.m << BigInt(-shift);
	const moved = fraction(x.num * den - num * x.den, x.den * den);
	const scale = BigInt(bits + 64);
	const scaled = (moved.num << scale) / moved.den;
	return fraction(scaled, 1n << scale);
}

function certify(f: Expression, name: string, x: Rational, digits: number): NumericRoot | undefined {
	const size = Math.abs(numberFromRational(x));
	for (const extra of [6, 12]) {
		const exponent = digits + extra - Math.floor(Math.log10(size || 1));
		const width = exponent >= 0 ? fraction(1n, 10n ** BigInt(exponent)) : fraction(10n ** BigInt(-exponent), 1n);
		const bits = Math.ceil((digits + extra) * 3.33) + 96;
		const at = (sign: bigint): number | undefined => {
			const point = fraction(x.num * width.den + sign * width.num * x.den, x.den * width.den);
			const value = realAt(f, new Map([[name, point]]), bits);
			if (!value) return undefined;
			return unlessRefused(() => signOfReal(value), [InsufficientPrecision]);
		};
		const [below, above] = [at(-1n), at(1n)];
		if (below === undefined || above === undefined || below * above !== -1) return undefined;
		const middle = realFromRational(x, bits);
		// Doubles have no number as small as the width of 300 digits.
		const ball: Real = { ...middle, r: 1 - exponent * Math.log2(10) };
		if (!Number.isFinite(ball.r) || !isDefinedOn(f, name, ball, bits)) return undefined;
		try {
			return {
				value: numberOfReal(middle),
				decimal: numberOfReal(middle),
				ball,
				decimalText: formatDecimal(decimalOfReal(ball, digits), ball.m < 0n)
			};
		} catch (error) {
			if (!(error instanceof InsufficientPrecision)) throw error;
		}
	}
	return undefined;
}

/** Whether f has a value on a whole ball: then it is continuous there. */
function isDefinedOn(f: Expression, name: string, ball: Real, bits: number): boolean {
	try {
		return approximate(f, bits, new Map([[name, real(ball)]])).re.r !== EXACT;
	} catch (error) {
		if (error instanceof InsufficientPrecision || error instanceof NoValueError || error instanceof BudgetExceeded)
			return false;
		throw error;
	}
}

/** Doubles near all real roots of a square-free polynomial, by the roots of its derivative. */
export function polynomialRoots(coefficients: readonly number[]): number[] {
	const degree = coefficients.length - 1;
	if (degree < 1) return [];
	if (degree === 1) return [-itemAt(coefficients, 0) / itemAt(coefficients, 1)];
	const f: DoubleFunction = (x) => coefficients.reduceRight((sum, c) => sum * x + c, 0);
	const top = itemAt(coefficients, degree);
	const bound = 1 + Math.max(...coefficients.slice(0, degree).map((c) => Math.abs(c / top)));
	const turns = polynomialRoots(coefficients.slice(1).map((c, i) => c * (i + 1)));
	const ends = [-bound, ...turns, bound];
	const roots: number[] = [];
	for (let i = 0; i + 1 < ends.length; i++) {
		const [low, high] = [itemAt(ends, i), itemAt(ends, i + 1)];
		const [y, z] = [f(low), f(high)];
		if (z === 0 && i + 2 < ends.length) roots.push(high);
		else if (y !== 0 && y > 0 !== z > 0) roots.push(bisect(f, low, high, y) ?? (low + high) / 2);
	}
	return roots;
}

/** Roots that are certified of one function: those nearest to 0, and more between two given ends. */
const MAX_ROOTS = 16;
const MAX_WITHIN = 64;

/** Of many places those nearest to 0, ascending: a function that swings has roots without end. */
export const nearest = (places: readonly number[], count = MAX_ROOTS): number[] =>
	[...places]
		.sort((a, b) => Math.abs(a) - Math.abs(b))
		.slice(0, count)
		.sort((a, b) => a - b);

/** What is searched beyond given ends. */
const MARGIN = 0.00137;

/** Certified roots of a function and the ends between which it has no others. */
export interface RealRoots {
	readonly roots: readonly NumericRoot[];
	/** Undefined where that is not proved; infinite ends for all real numbers. */
	readonly proved: Span | undefined;
}

/**
 * The roots of f that a grid shows, certified, with those that the proof of completeness finds. The proof may use other
 * `forms` with the same roots.
 */
export function realRoots(f: Expression, name: string, digits: number, given?: Span, forms = [f]): RealRoots {
	if (isNumber(f)) return { roots: [], proved: [-Infinity, Infinity] };
	// A root at an end is one inside of a wider span.
	const within: Span | undefined = given && [given[0] - MARGIN, given[1] + MARGIN];
	const roots: NumericRoot[] = [];
	const places = signChanges(doubleFunction(f, name), within);
	const near = nearest(places, within ? MAX_WITHIN : MAX_ROOTS);
	const left = places.filter((each) => !near.includes(each)).map(Math.abs);
	// Both of a pair, or none.
	const kept = near.filter((each) => left.every((size) => Math.abs(each) < size - MARGIN));
	const reach = left.length > 0 ? (Math.min(...left) + Math.max(0, ...kept.map(Math.abs))) / 2 : 40.137;
	for (let open: readonly number[] = kept, round = 0; open.length > 0 || round === 0; round++) {
		for (const near of open) {
			const root = certifiedRoot(f, name, near, digits);
			if (root && !roots.some(({ value }) => Math.abs(value - root.value) <= 1e-9 * Math.max(1, Math.abs(value))))
				roots.push(root);
		}
		const known = roots.map(({ value }) => value);
		const surveys = forms.map((form) => new Survey(form, name, known));
		const ends: Span = within && left.length === 0 ? within : [-reach, reach];
		if (left.length === 0 && !within && surveys.some((survey) => survey.complete()))
			return { roots, proved: [-Infinity, Infinity] };
		if (surveys.some((survey) => survey.completeOn(...ends))) return { roots, proved: ends };
		if (round === 3) break;
		open = surveys.flatMap(({ missed }) => missed);
	}
	return { roots, proved: undefined };
}
