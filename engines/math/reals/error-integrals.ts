/** Error functions, and the integrals of e^x, sine and cosine over x, of real balls. Numbers in brackets are those of the DLMF. */
import { spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { expReal, logReal, realPi } from './elementary';
import {
	absoluteReal,
	addReal,
	divideReal,
	EXACT,
	multiplyReal,
	negateReal,
	REAL_ONE,
	REAL_ZERO,
	shiftReal,
	squareRootReal,
	subtractReal,
	type Real
} from './real';
import { whole, overWhole, negative, sizeOf, widened, bitsOf, series } from './ball-series';

/** 2/√π·Σ (±1)^k x^(2k+1)/(k!·(2k+1)) [7.6.1]. */
function errorSeries(x: Real, sign: 1 | -1, p: number): Real {
	const w = p + 20 + bitsOf(2 * sizeOf(x) ** 2);
	const square = multiplyReal(multiplyReal(x, x, w), whole(sign), w);
	const sum = series(
		x,
		(term, k) => overWhole(multiplyReal(term, square, w), k, w),
		w,
		(term, k) => overWhole(term, 2 * k + 1, w)
	);
	return divideReal(shiftReal(sum, 1), squareRootReal(realPi(w), w), p);
}

const gaussBits = (x: Real): number => sizeOf(x) ** 2 * Math.LOG2E;

export function erfReal(x: Real, p: number): Real {
	if (gaussBits(x) > p + 20) return { m: negative(x) ? -1n : 1n, e: 0, r: -gaussBits(x) * (1 - 1e-9) };
	return errorSeries(x, -1, p);
}

/** 1 − erf x; for large x e^(−x²)/(x√π)·Σ (−1)^k (2k−1)!!/(2x²)^k [7.12.1]. */
export function erfcReal(x: Real, p: number): Real {
	if (negative(x) || gaussBits(x) < p + 30) {
		const w = p + 20 + Math.ceil(gaussBits(x));
		return subtractReal(REAL_ONE, erfReal(x, w), w);
	}
	const w = p + 20;
	const square = multiplyReal(x, x, w + Math.ceil(Math.log2(gaussBits(x) + 2)));
	const step = divideReal(whole(-1), shiftReal(square, 1), w);
	const sum = series(REAL_ONE, (term, k) => multiplyReal(term, multiplyReal(step, whole(2 * k - 1), w), w), w);
	const below = multiplyReal(x, squareRootReal(realPi(w), w), w);
	return multiplyReal(divideReal(expReal(negateReal(square), w), below, w), sum, p);
}

export const erfiReal = (x: Real, p: number): Real => errorSeries(x, 1, p);

let eulerCache: { bits: number; value: Real } | undefined;

/** γ by the method of Brent and McMillan (1980), error below π·e^(−4n). */
export function eulerGammaReal(p: number): Real {
	if (eulerCache && eulerCache.bits >= p) return eulerCache.value;
	const n = Math.ceil((p + 20) / (4 * Math.LOG2E)) + 1;
	const w = p + 40 + bitsOf(2 * n);
	const square = BigInt(n) * BigInt(n);
	let term = 1n << BigInt(w);
	let weighted = 0n;
	let [below, above] = [term, 0n];
	for (let k = 1n; term > 0n || weighted > 0n; k++) {
		spend(2 + w / 200);
		term = (term * square) / (k * k);
		weighted = (weighted * square) / k;
		weighted = (weighted + term) / k;
		below += term;
		above += weighted;
	}
	const quotient: Real = { m: (above << BigInt(w)) / below, e: -w, r: -p - 30 };
	const value = widened(subtractReal(quotient, logReal(whole(n), w), w), -p - 16);
	eulerCache = { bits: p, value };
	return value;
}

const logWithGamma = (x: Real, w: number): Real => addReal(eulerGammaReal(w), logReal(absoluteReal(x), w), w);

/** Σ_{k ≥ 1} x^k/(k·k!). */
const exponentialSum = (x: Real, w: number): Real =>
	series(
		x,
		(term, k) => overWhole(multiplyReal(term, x, w), k + 1, w),
		w,
		(term, k) => overWhole(term, k + 1, w)
	);

/** Ei x = γ + log|x| + Σ x^k/(k·k!) [6.6.1]. */
export function expIntegralReal(x: Real, p: number): Real {
	const w = p + 24 + bitsOf(2 * sizeOf(x));
	return addReal(logWithGamma(x, w), exponentialSum(x, w), p);
}

/** li x = Ei log x for x > 0. */
export function logIntegralReal(x: Real, p: number): Real {
	if (negative(x)) throw new NoValueError('li has a real value for positive numbers only');
	if (x.m === 0n && x.r === EXACT) return REAL_ZERO;
	return expIntegralReal(logReal(x, p + 40), p);
}

/** Σ (±1)^k x^(2k+s)/((2k+s)·(2k+s)!), from k = 0, or 1 for s = 0 [6.6.5, 6.6.6]. */
function trigonometricSum(x: Real, s: 0 | 1, sign: 1 | -1, p: number): Real {
	const w = p + 24 + bitsOf(sizeOf(x));
	const square = multiplyReal(multiplyReal(x, x, w), whole(sign), w);
	const first = s === 1 ? x : shiftReal(square, -1);
	const start = s === 1 ? 1 : 2;
	const step = (term: Real, k: number): Real => {
		const n = start + 2 * k;
		return overWhole(multiplyReal(term, square, w), n * (n - 1), w);
	};
	return series(first, step, w, (term, k) => overWhole(term, start + 2 * k, w));
}

export const sineIntegralReal = (x: Real, p: number): Real => trigonometricSum(x, 1, -1, p);
export const hyperbolicSineIntegralReal = (x: Real, p: number): Real => trigonometricSum(x, 1, 1, p);

export function cosineIntegralReal(x: Real, p: number, sign: 1 | -1 = -1): Real {
	if (negative(x)) throw new NoValueError('the cosine integral has a real value for positive numbers only');
	const w = p + 24 + bitsOf(sizeOf(x));
	return addReal(logWithGamma(x, w), trigonometricSum(x, 0, sign, w), p);
}

/** Fresnel's S (s = 1) and C (s = 0): Σ (−1)^k (π/2)^(2k+s) x^(4k+2s+1)/((2k+s)!·(4k+2s+1)) [7.6.4, 7.6.6]. */
export function fresnelReal(x: Real, s: 0 | 1, p: number): Real {
	const w = p + 24 + bitsOf(2 * sizeOf(x) ** 2);
	const angle = multiplyReal(shiftReal(realPi(w), -1), multiplyReal(x, x, w), w);
	const square = negateReal(multiplyReal(angle, angle, w));
	const first = s === 1 ? multiplyReal(x, angle, w) : x;
	const step = (term: Real, k: number): Real => {
		const n = 2 * k + s;
		return overWhole(multiplyReal(term, square, w), n * (n - 1), w);
	};
	return series(first, step, w, (term, k) => overWhole(term, 4 * k + 2 * s + 1, w));
}
