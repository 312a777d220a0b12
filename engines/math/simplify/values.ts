import { itemAt } from '../../kit/checked';
/** Complex numbers in double precision with a first-order bound of their absolute error. */

export interface Value {
	readonly re: number;
	readonly im: number;
	/** Bound of |computed − true|, to first order. */
	readonly error: number;
}

/** Rounding of one complex operation, relative to its result. */
const EPSILON = 4 * 2 ** -53;

export const real = (re: number): Value => ({ re, im: 0, error: Number.isInteger(re) ? 0 : Math.abs(re) * 2 ** -53 });

export const size = (x: Value): number => Math.hypot(x.re, x.im);

/** Whether the value is finite and known to some nine digits, or known to be small. */
export function isUsable(x: Value): boolean {
	const bound = size(x);
	return Number.isFinite(bound) && Number.isFinite(x.error) && bound < 1e200 && x.error <= 1e-9 * Math.max(bound, 1e-3);
}

const rounded = (re: number, im: number, error: number): Value => ({
	re,
	im,
	error: error + EPSILON * Math.hypot(re, im)
});

/** Whether a result is that of whole numbers, which doubles hold exactly. */
const isExact = (a: Value, b: Value, result: number): boolean =>
	a.error === 0 &&
	b.error === 0 &&
	a.im === 0 &&
	b.im === 0 &&
	Number.isSafeInteger(result) &&
	Number.isInteger(a.re) &&
	Number.isInteger(b.re);

export const plus = (a: Value, b: Value, sign: 1 | -1 = 1): Value => {
	const [re, im] = [a.re + sign * b.re, a.im + sign * b.im];
	if (isExact(a, b, re)) return { re, im: 0, error: 0 };
	return { re, im, error: a.error + b.error + 2 ** -52 * Math.hypot(re, im) };
};

export function multiply(a: Value, b: Value): Value {
	if (isExact(a, b, a.re * b.re)) return { re: a.re * b.re, im: 0, error: 0 };
	const error = size(a) * b.error + size(b) * a.error + a.error * b.error;
	// Real numbers separately: an infinite one times an imaginary part of 0 would be NaN.
	if (a.im === 0 && b.im === 0) return rounded(a.re * b.re, 0, error);
	return rounded(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, error);
}

export function divide(a: Value, b: Value): Value {
	const bound = size(b);
	if (bound === Infinity && Number.isFinite(size(a))) return { re: 0, im: 0, error: 0 };
	if (b.error >= bound / 2) return { re: NaN, im: NaN, error: NaN };
	if (a.im === 0 && b.im === 0)
		return rounded(a.re / b.re, 0, (2 * (a.error + Math.abs(a.re / b.re) * b.error)) / bound);
	const square = bound * bound;
	const re = (a.re * b.re + a.im * b.im) / square;
	const im = (a.im * b.re - a.re * b.im) / square;
	return rounded(re, im, (2 * (a.error + Math.hypot(re, im) * b.error)) / bound);
}

/** e^x. */
export function exponential(x: Value): Value {
	const r = Math.exp(x.re);
	if (x.im === 0) return rounded(r, 0, r * x.error * 1.1);
	return rounded(r * Math.cos(x.im), r * Math.sin(x.im), r * x.error * 1.1);
}

/** An imaginary part within the error counts as 0: the principal value at the cut is that of the real number. */
const settledIm = (x: Value): number => (x.im !== 0 && Math.abs(x.im) <= 2 * x.error ? 0 : x.im);

/** Principal logarithm; −π < Im ≤ π. No value where the number may be zero. */
export function logarithm(x: Value): Value {
	const bound = size(x);
	if (x.error >= bound / 2 || bound === 0) return { re: NaN, im: NaN, error: NaN };
	return rounded(Math.log(bound), Math.atan2(settledIm(x) + 0, x.re), (2 * x.error) / bound);
}

export function squareRoot(x: Value): Value {
	const bound = size(x);
	if (bound === 0) return { re: 0, im: 0, error: Math.sqrt(x.error) };
	if (x.error >= bound / 2) return { re: NaN, im: NaN, error: NaN };
	const im = settledIm(x);
	const root = Math.sqrt(bound);
	if (im === 0) return x.re >= 0 ? rounded(root, 0, x.error / root) : rounded(0, root, x.error / root);
	const angle = Math.atan2(im, x.re) / 2;
	return rounded(root * Math.cos(angle), root * Math.sin(angle), x.error / root);
}

/** base^exponent, principal; whole exponents by multiplication, so that no logarithm of the base is needed. */
export function power(base: Value, exponent: Value): Value {
	if (
		exponent.im === 0 &&
		Number.isInteger(exponent.re) &&
		Math.abs(exponent.re) <= 2 ** 31 &&
		exponent.error < 1e-12
	) {
		let result = real(1);
		let square = base;
		for (let n = Math.abs(exponent.re); n > 0; n = Math.floor(n / 2)) {
			if (n % 2 === 1) result = multiply(result, square);
			if (n > 1) square = multiply(square, square);
		}
		return exponent.re < 0 ? divide(real(1), result) : result;
	}
	if (size(base) === 0 && base.error === 0 && exponent.re > 0) return real(0);
	if (exponent.im === 0 && exponent.re === 0.5) return squareRoot(base);
	return exponential(multiply(exponent, logarithm(base)));
}

export function sine(x: Value): Value {
	const growth = Math.cosh(x.im);
	return rounded(Math.sin(x.re) * growth, Math.cos(x.re) * Math.sinh(x.im), growth * x.error * 1.1);
}

export function cosine(x: Value): Value {
	const growth = Math.cosh(x.im);
	return rounded(Math.cos(x.re) * growth, -Math.sin(x.re) * Math.sinh(x.im), growth * x.error * 1.1);
}

/** Coefficients of Lanczos' approximation with g = 7, n = 9 (Godfrey); relative error below 1e-14. */
const LANCZOS = [
	0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
	12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
];

/** Γ(x) for complex x, by Lanczos' approximation and reflection. */
export function gammaOf(x: Value): Value {
	if (x.re < 0.5) {
		const denominator = multiply(sine(multiply(real(Math.PI), x)), gammaOf(plus(real(1), x, -1)));
		return divide(real(Math.PI), denominator);
	}
	const z = plus(x, real(1), -1);
	let sum = real(itemAt(LANCZOS, 0));
	for (let i = 1; i < LANCZOS.length; i++) sum = plus(sum, divide(real(itemAt(LANCZOS, i)), plus(z, real(i))));
	const t = plus(z, real(7.5));
	const value = multiply(
		multiply(real(Math.sqrt(2 * Math.PI)), exponential(plus(multiply(plus(z, real(0.5)), logarithm(t)), t, -1))),
		sum
	);
	return { ...value, error: value.error + size(value) * 1e-13 };
}

const I: Value = { re: 0, im: 1, error: 0 };
const MINUS_I: Value = { re: 0, im: -1, error: 0 };
const ONE = real(1);

export function hyperbolicSine(x: Value): Value {
	if (x.im === 0) return rounded(Math.sinh(x.re), 0, Math.cosh(x.re) * x.error * 1.1);
	return multiply(MINUS_I, sine(multiply(I, x)));
}
export function hyperbolicCosine(x: Value): Value {
	if (x.im === 0) return rounded(Math.cosh(x.re), 0, Math.cosh(x.re) * x.error * 1.1);
	return cosine(multiply(I, x));
}
/** Beyond 20 it is ±1 in doubles, where sinh and cosh grow past them. */
export function hyperbolicTangent(x: Value): Value {
	if (Math.abs(x.re) > 20) return rounded(Math.sign(x.re), 0, 4 * x.error * Math.exp(-2 * Math.abs(x.re)));
	return divide(hyperbolicSine(x), hyperbolicCosine(x));
}

/** Inverse functions by their logarithms (DLMF 4.23, 4.37). */
export function arcsine(x: Value): Value {
	const root = multiply(squareRoot(plus(ONE, x, -1)), squareRoot(plus(ONE, x)));
	return multiply(MINUS_I, logarithm(plus(multiply(I, x), root)));
}
export const arccosine = (x: Value): Value => plus(real(Math.PI / 2), arcsine(x), -1);
export function arctangent(x: Value): Value {
	const ix = multiply(I, x);
	const difference = plus(logarithm(plus(ONE, ix, -1)), logarithm(plus(ONE, ix)), -1);
	return multiply({ re: 0, im: 0.5, error: 0 }, difference);
}

/** Odd: on the left half plane x + √(x² + 1) would cancel. */
export const areaSine = (x: Value): Value =>
	x.re < 0
		? multiply(real(-1), areaSine(multiply(real(-1), x)))
		: logarithm(plus(x, squareRoot(plus(multiply(x, x), ONE))));
export const areaCosine = (x: Value): Value =>
	logarithm(plus(x, multiply(squareRoot(plus(x, ONE)), squareRoot(plus(x, ONE, -1)))));
export const areaTangent = (x: Value): Value =>
	multiply(real(0.5), plus(logarithm(plus(ONE, x)), logarithm(plus(ONE, x, -1)), -1));

/** A real number that is surely not within its error of a jump; NaN otherwise, which makes the value unusable. */
function settled(x: Value, jumpAt: (re: number) => number): number {
	if (Math.abs(x.im) > x.error) return NaN;
	return x.error > 0 && Math.abs(x.re - jumpAt(x.re)) <= 4 * x.error ? NaN : x.re;
}

const nowhere = (): number => Infinity;
const half = (re: number): number => Math.floor(re) + 0.5;

/** A function of real numbers that jumps, by its value between jumps. */
const step =
	(f: (re: number) => number, jumpAt: (re: number) => number) =>
	(x: Value): Value =>
		real(f(settled(x, jumpAt)));

export const floor = step(Math.floor, Math.round);
export const ceil = step(Math.ceil, Math.round);
export const trunc = step(Math.trunc, Math.round);
export const round = step((re) => Math.sign(re) * Math.floor(Math.abs(re) + 0.5), half);
export const sign = step(Math.sign, () => 0);

/** a − b·⌊a/b⌋ */
export const modulo = (a: Value, b: Value): Value => plus(a, multiply(b, floor(divide(a, b))), -1);

export const absolute = (x: Value): Value => ({ re: size(x), im: 0, error: x.error + size(x) * 1e-16 });

/** The angle of (x, y), real. */
export const angle = (y: Value, x: Value): Value => ({
	re: Math.atan2(settled(y, nowhere), settled(x, nowhere)),
	im: 0,
	error: (x.error + y.error) / size({ re: x.re, im: y.re, error: 0 }) + 1e-15
});

/** The least or greatest of real numbers. */
export function extreme(kind: 'min' | 'max', values: readonly Value[]): Value {
	const sorted = [...values].sort((a, b) => settled(a, nowhere) - settled(b, nowhere));
	return (kind === 'min' ? sorted[0] : sorted.at(-1)) as Value;
}

/** The n-th root: real for odd whole n and real x, the principal power otherwise. */
export function root(x: Value, n: Value): Value {
	const odd = n.im === 0 && Number.isInteger(n.re) && Math.abs(n.re % 2) === 1;
	const reciprocal = divide(ONE, n);
	if (!odd || Math.abs(x.im) > x.error || x.re >= 0) return power(x, reciprocal);
	return multiply(real(-1), power({ re: -x.re, im: 0, error: x.error }, reciprocal));
}
