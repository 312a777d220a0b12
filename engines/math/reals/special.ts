/**
 * Special functions of real balls: power series with a proved tail, asymptotic series whose error is below the first term
 * left out, recurrences. What cancels in a series is made up for by working bits. Numbers in brackets are those of the DLMF.
 */
import { itemAt } from '../../kit/checked';
import { BudgetExceeded, spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { fraction, type Rational } from '../core/rational';
import { numberOfReal } from './digits';
import { expReal, gammaReal, logGammaReal, logReal, realPi, sinCosReal, stirling } from './elementary';
import {
	absoluteReal,
	addReal,
	divideReal,
	EXACT,
	InsufficientPrecision,
	joinErrors,
	lower,
	magnitude,
	mayBeZero,
	multiplyReal,
	negateReal,
	powerReal,
	REAL_ONE,
	REAL_ZERO,
	realFromInteger,
	realFromRational,
	shiftReal,
	signOfReal,
	squareRootReal,
	subtractReal,
	upper,
	type Real
} from './real';

const MAX_TERMS = 60_000;

/** Arguments beyond this size cancel too much in a power series. */
const MAX_ARGUMENT = 8_000;

const whole = (n: number | bigint): Real => realFromInteger(BigInt(n));
const overWhole = (a: Real, n: number, w: number): Real => divideReal(a, whole(n), w);
const ratio = (num: number, den: number, w: number): Real => realFromRational(fraction(BigInt(num), BigInt(den)), w);
const negative = (a: Real): boolean => signOfReal(a) < 0;
const sizeOf = (a: Real): number => Math.abs(numberOfReal(a));
const widened = (a: Real, r: number): Real => ({ ...a, r: joinErrors(a.r, r) });

/** Bits that e^|x| has. Throws BudgetExceeded where they are too many. */
function bitsOf(x: number): number {
	if (!(x <= MAX_ARGUMENT)) throw new BudgetExceeded('is computed for smaller arguments only', 'digits');
	return Math.ceil(x * Math.LOG2E);
}

/** Σ of terms, each made of the one before, whose ratios fall from the first that is below 1/2 on. */
function series(
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

/** x²·log₂e, the bits of e^(−x²). */
const gaussBits = (x: Real): number => sizeOf(x) ** 2 * Math.LOG2E;

function erfReal(x: Real, p: number): Real {
	if (gaussBits(x) > p + 20) return { m: negative(x) ? -1n : 1n, e: 0, r: -gaussBits(x) * (1 - 1e-9) };
	return errorSeries(x, -1, p);
}

/** 1 − erf x; for large x e^(−x²)/(x√π)·Σ (−1)^k (2k−1)!!/(2x²)^k [7.12.1]. */
function erfcReal(x: Real, p: number): Real {
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

const erfiReal = (x: Real, p: number): Real => errorSeries(x, 1, p);

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
function expIntegralReal(x: Real, p: number): Real {
	const w = p + 24 + bitsOf(2 * sizeOf(x));
	return addReal(logWithGamma(x, w), exponentialSum(x, w), p);
}

/** li x = Ei log x for x > 0. */
function logIntegralReal(x: Real, p: number): Real {
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

const sineIntegralReal = (x: Real, p: number): Real => trigonometricSum(x, 1, -1, p);
const hyperbolicSineIntegralReal = (x: Real, p: number): Real => trigonometricSum(x, 1, 1, p);

function cosineIntegralReal(x: Real, p: number, sign: 1 | -1 = -1): Real {
	if (negative(x)) throw new NoValueError('the cosine integral has a real value for positive numbers only');
	const w = p + 24 + bitsOf(sizeOf(x));
	return addReal(logWithGamma(x, w), trigonometricSum(x, 0, sign, w), p);
}

/** Fresnel's S (s = 1) and C (s = 0): Σ (−1)^k (π/2)^(2k+s) x^(4k+2s+1)/((2k+s)!·(4k+2s+1)) [7.6.4, 7.6.6]. */
function fresnelReal(x: Real, s: 0 | 1, p: number): Real {
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

/** Lambert's W on the branch 0 or −1: Newton's method, and the error from the residue. */
function lambertReal(x: Real, branch: 0 | -1, p: number): Real {
	if (x.m === 0n && x.r === EXACT && branch === 0) return REAL_ZERO;
	const w = p + 24;
	const scaled = multiplyReal(x, expReal(REAL_ONE, w), w);
	const depth = addReal(scaled, REAL_ONE, w);
	if (negative(depth)) throw new NoValueError('lambertw has a real value from -1/e on only');
	if (branch === -1 && !negative(x)) throw new NoValueError('the branch -1 of lambertw is real below 0 only');
	let value: Real = { ...realFromNumber(startOf(x, numberOfReal(depth), branch)), r: EXACT };
	for (let round = 0; round < 60; round++) {
		spend(20 + w / 20);
		const power = expReal(value, w);
		const residue = subtractReal(multiplyReal(value, power, w), x, w);
		const slope = multiplyReal(power, addReal(value, REAL_ONE, w), w);
		const change = divideReal(residue, slope, w);
		const size = change.m === 0n ? change.r : upper(change);
		if (size < magnitude(value) - p - 4) return widened(value, size + 1);
		if (mayBeZero(residue)) throw new InsufficientPrecision('the value of lambertw is not decided');
		value = { ...subtractReal(value, change, w), r: EXACT };
	}
	throw new InsufficientPrecision('the value of lambertw did not settle');
}

const realFromNumber = (value: number): Real => {
	const e = Math.floor(Math.log2(Math.abs(value) || 1)) - 52;
	return { m: BigInt(Math.round(value / 2 ** e)), e, r: EXACT };
};

/** A double near W; `depth` is e·x + 1, from which the branches part as ±√(2·depth). */
function startOf(x: Real, depth: number, branch: 0 | -1): number {
	const size = numberOfReal(x);
	if (depth < 0.3) {
		const root = Math.sqrt(2 * depth) * (branch === 0 ? 1 : -1);
		return -1 + root - (root * root) / 3;
	}
	if (branch === -1) {
		const log = Math.log(-size);
		return log - Math.log(-log);
	}
	if (size < 3) return Math.log1p(size) * (size > 1 ? 0.8 : 1);
	const log = magnitude(x) * Math.LN2;
	return log - Math.log(log);
}

/** B₂ₖ from k = 1 on. */
const bernoulli = (k: number): Rational => {
	const { num, den } = itemAt(stirling(k + 8), k - 1);
	return fraction(num * BigInt(2 * k) * BigInt(2 * k - 1), den);
};

/** ψ⁽ᵐ⁾(x): moved to a large argument by its recurrence, then its asymptotic series [5.11.2, 5.15.8]. */
function polygammaReal(m: number, x: Real, p: number): Real {
	if (p > 4_000 || m > 200) throw new BudgetExceeded('needs too many digits of the digamma function', 'digits');
	const w = p + 40;
	const least = Math.ceil(w * 0.2) + m + 6;
	const distance = least - numberOfReal(x);
	if (distance > MAX_TERMS) throw new BudgetExceeded('is too far left', 'digits');
	let moved = x;
	let sum = REAL_ZERO;
	// ψ⁽ᵐ⁾(x) = ψ⁽ᵐ⁾(x + 1) − (−1)^m·m!/x^(m + 1)
	for (let k = 0; k < distance; k++) {
		spend(3 + w / 200);
		if (moved.m === 0n && moved.r === EXACT) throw new NoValueError('the digamma function has no value at 0, -1, -2 …');
		sum = addReal(sum, divideReal(REAL_ONE, powerReal(moved, BigInt(m + 1), w), w), w);
		moved = addReal(moved, REAL_ONE, w);
	}
	let factorial = 1n;
	for (let k = 2n; k <= BigInt(m); k++) factorial *= k;
	const sign = m % 2 === 0 ? -1 : 1;
	const steps = multiplyReal(sum, whole(factorial * BigInt(sign)), w);
	const inverse = divideReal(REAL_ONE, moved, w);
	const square = multiplyReal(inverse, inverse, w);
	let total: Real;
	let power: Real;
	if (m === 0) {
		total = subtractReal(logReal(moved, w), shiftReal(inverse, -1), w);
		power = square;
	} else {
		const base = powerReal(inverse, BigInt(m), w);
		// (m − 1)!/x^m + m!/(2x^(m + 1))
		const head = addReal(ratio(1, m, w), shiftReal(inverse, -1), w);
		total = multiplyReal(multiplyReal(head, base, w), whole(factorial * BigInt(sign)), w);
		power = multiplyReal(base, square, w);
	}
	// (2k + m − 1)!/(2k)!, sign included.
	let rising = m === 0 ? fraction(-1n, 2n) : fraction(BigInt(sign) * factorial * BigInt(m + 1), 2n);
	for (let k = 1; k < least * 2; k++) {
		spend(4 + w / 200);
		const b = bernoulli(k);
		const term = multiplyReal(realFromRational(fraction(b.num * rising.num, b.den * rising.den), w), power, w);
		if (upper(term) < Math.max(magnitude(total), magnitude(steps)) - w)
			return addReal(widened(total, upper(term)), steps, p);
		total = addReal(total, term, w);
		power = multiplyReal(power, square, w);
		const n = 2 * k + m;
		rising =
			m === 0
				? fraction(-1n, BigInt(2 * k + 2))
				: fraction(rising.num * BigInt(n) * BigInt(n + 1), rising.den * BigInt(2 * k + 1) * BigInt(2 * k + 2));
	}
	throw new InsufficientPrecision('the digamma series did not settle');
}

/** ζ(s) for real s ≠ 1: Borwein's second algorithm, and the functional equation left of 1/2 [25.4.1]. */
function zetaAt(s: Real, p: number): Real {
	const w = p + 32;
	if (numberOfReal(s) < 0.5) {
		const t = subtractReal(REAL_ONE, s, w);
		const twoPi = shiftReal(realPi(w), 1);
		// 2·(2π)^(−t)·cos(πt/2)·Γ(t)·ζ(t)
		const angle = shiftReal(multiplyReal(realPi(w), t, w), -1);
		const power = expReal(negateReal(multiplyReal(t, logReal(twoPi, w), w)), w);
		const factors = [power, sinCosReal(angle, w).cosine, gammaReal(t, w), zetaAt(t, w)];
		return shiftReal(
			factors.reduce((a, b) => multiplyReal(a, b, p + 8)),
			1
		);
	}
	const n = Math.ceil((w + 20) / 2.54);
	const weights: bigint[] = [];
	let term = 1n;
	let sum = 0n;
	for (let i = 0n; i <= BigInt(n); i++) {
		spend(2 + w / 200);
		sum += term;
		weights.push(sum);
		term = (term * 4n * (BigInt(n) + i) * (BigInt(n) - i)) / ((2n * i + 1n) * (2n * i + 2n));
	}
	const last = itemAt(weights, n);
	let total = REAL_ZERO;
	for (let k = 0; k < n; k++) {
		const size = expReal(negateReal(multiplyReal(s, logReal(whole(k + 1), w), w)), w);
		const weighted = multiplyReal(size, whole(last - itemAt(weights, k)), w);
		total = addReal(total, k % 2 === 0 ? weighted : negateReal(weighted), w);
	}
	const ln2 = logReal(whole(2), w);
	const below = subtractReal(REAL_ONE, expReal(multiplyReal(subtractReal(REAL_ONE, s, w), ln2, w), w), w);
	const eta = widened(divideReal(total, whole(last), w), -2.54 * n + 2);
	return divideReal(eta, below, p);
}

/** Li_s(x) for whole s and −1 ≤ x < 1; Li₂ also for x < −1 [25.12.1, 25.12.4]. */
function polylogReal(s: number, x: Real, p: number): Real {
	const size = numberOfReal(x);
	const w = p + 30;
	if (s === 2 && size < -1) {
		const log = logReal(negateReal(x), w);
		const squares = addReal(
			shiftReal(multiplyReal(log, log, w), -1),
			overWhole(multiplyReal(realPi(w), realPi(w), w), 6, w),
			w
		);
		return negateReal(addReal(squares, polylogReal(2, divideReal(REAL_ONE, x, w), w), p));
	}
	if (s === 2 && size > 0.5 && size < 1) {
		const rest = subtractReal(REAL_ONE, x, w);
		const product = multiplyReal(logReal(x, w), logReal(rest, w), w);
		const sixth = overWhole(multiplyReal(realPi(w), realPi(w), w), 6, w);
		return subtractReal(subtractReal(sixth, product, w), polylogReal(2, rest, w), p);
	}
	if (Math.abs(size) > 1 || Math.abs(size) > 0.995) {
		if (size === -1 && s > 1 && x.r === EXACT) {
			const scale = subtractReal(shiftReal(REAL_ONE, 1 - s), REAL_ONE, w);
			return multiplyReal(scale, zetaAt(whole(s), w), p);
		}
		if (size > 1) throw new NoValueError('polylog has no real value beyond 1');
		throw new BudgetExceeded('is computed for smaller arguments only', 'digits');
	}
	const over = (term: Real, k: number): Real => {
		const power = BigInt(k + 1) ** BigInt(Math.abs(s));
		return s >= 0 ? divideReal(term, whole(power), w) : multiplyReal(term, whole(power), w);
	};
	let term = x;
	let sum = over(x, 0);
	for (let k = 1; k < MAX_TERMS; k++) {
		spend(3 + w / 300);
		term = multiplyReal(term, x, w);
		const added = over(term, k);
		sum = addReal(sum, added, w);
		// The tail is below added/(1 − |x|·(1 + 1/k)^−s).
		const growth = Math.abs(size) * (1 + 1 / k) ** Math.max(0, -s);
		if (growth < 1 && upper(added) - Math.log2(1 - growth) < magnitude(sum) - w)
			return widened(sum, upper(added) - Math.log2(1 - growth) + 1);
	}
	throw new BudgetExceeded('needs too many terms', 'digits');
}

/** γ(a, x) = x^a·e^(−x)·Σ x^k/(a·(a + 1)…(a + k)) for a > 0 or not whole, x ≥ 0 [8.7.1]. */
function lowerGammaReal(a: Real, x: Real, p: number): Real {
	if (x.m === 0n && x.r === EXACT) return REAL_ZERO;
	if (negative(x)) throw new NoValueError('the incomplete gamma function has a real value for positive arguments only');
	const w = p + 30 + bitsOf(sizeOf(x));
	let below = a;
	const first = divideReal(REAL_ONE, a, w);
	const sum = series(
		first,
		(term) => {
			below = addReal(below, REAL_ONE, w);
			return divideReal(multiplyReal(term, x, w), below, w);
		},
		w
	);
	const power = expReal(subtractReal(multiplyReal(a, logReal(x, w), w), x, w), w);
	return multiplyReal(power, sum, p);
}

/** Γ(a, x) = Γ(a) − γ(a, x) for x ≥ 0; for a = 0 it is −Ei(−x), and lower whole a follow by parts [8.4.4, 8.8.2]. */
function upperGammaReal(a: Real, x: Real, p: number): Real {
	const w = p + 40 + bitsOf(2 * sizeOf(x));
	const level = numberOfReal(a);
	if (a.r === EXACT && Number.isInteger(level) && level <= 0 && level > -500) {
		let value = negateReal(expIntegralReal(negateReal(x), w));
		const down = expReal(negateReal(x), w);
		// Γ(a, x) = (Γ(a + 1, x) − x^a·e^(−x))/a
		for (let n = -1; n >= level; n--)
			value = overWhole(subtractReal(value, divideReal(down, powerReal(x, BigInt(-n), w), w), w), n, w);
		return value;
	}
	return subtractReal(gammaReal(a, w), lowerGammaReal(a, x, w), p);
}

/** 1/Γ(x), 0 at the poles. */
function inverseGamma(x: Real, w: number): Real {
	if (x.r === EXACT && x.e >= 0 && x.m <= 0n) return REAL_ZERO;
	const level = numberOfReal(x);
	if (Number.isInteger(level) && level <= 0 && x.r === EXACT) return REAL_ZERO;
	return divideReal(REAL_ONE, gammaReal(x, w), w);
}

/** J (sign −1) or I (sign 1) of order n: (x/2)^n·Σ (±x²/4)^k/(k!·Γ(n + k + 1)) [10.2.2, 10.25.2]. */
function besselReal(order: Real, x: Real, sign: 1 | -1, p: number): Real {
	const level = numberOfReal(order);
	const isWhole = order.r === EXACT && Number.isInteger(level);
	if (isWhole && level < 0) {
		const value = besselReal(negateReal(order), x, sign, p);
		return sign < 0 && level % 2 !== 0 ? negateReal(value) : value;
	}
	if (x.m === 0n && x.r === EXACT) {
		if (level === 0) return REAL_ONE;
		if (level > 0) return REAL_ZERO;
		throw new NoValueError('the Bessel function has no value at 0');
	}
	if (!isWhole && negative(x)) throw new NoValueError('the Bessel function has no real value there');
	const w = p + 30 + bitsOf(sizeOf(x));
	const half = shiftReal(x, -1);
	const square = multiplyReal(multiplyReal(half, half, w), whole(sign), w);
	const lead = isWhole ? powerReal(half, BigInt(level), w) : expReal(multiplyReal(order, logReal(half, w), w), w);
	const first = multiplyReal(lead, inverseGamma(addReal(order, REAL_ONE, w), w), w);
	return series(
		first,
		(term, k) => divideReal(multiplyReal(term, square, w), multiplyReal(whole(k), addReal(order, whole(k), w), w), w),
		w
	);
}

/** Y (sign −1) or K (sign 1) for x > 0 [10.2.3, 10.27.4; whole orders 10.8.1, 10.31.1]. */
function secondBesselReal(order: Real, x: Real, sign: 1 | -1, p: number): Real {
	if (signOfReal(x) <= 0) throw new NoValueError('this Bessel function has a real value for positive numbers only');
	const level = numberOfReal(order);
	const w = p + 40 + bitsOf(2 * sizeOf(x));
	if (order.r !== EXACT || !Number.isInteger(level)) {
		const angle = multiplyReal(realPi(w), order, w);
		const { sine, cosine } = sinCosReal(angle, w);
		const [up, down] = [besselReal(order, x, sign, w), besselReal(negateReal(order), x, sign, w)];
		if (sign < 0) return divideReal(subtractReal(multiplyReal(up, cosine, w), down, w), sine, p);
		const value = divideReal(subtractReal(down, up, w), sine, w);
		return multiplyReal(shiftReal(realPi(w), -1), value, p);
	}
	const n = Math.abs(level);
	if (n > 400) throw new BudgetExceeded('is computed for smaller orders only', 'digits');
	const half = shiftReal(x, -1);
	const square = multiplyReal(half, half, w);
	// Σ_{k < n} (n − k − 1)!/k!·(∓x²/4)^k
	let factorial = 1n;
	for (let k = 2n; k < BigInt(n); k++) factorial *= k;
	let finite = REAL_ZERO;
	if (n > 0) {
		let term = whole(factorial);
		for (let k = 0; k < n; k++) {
			finite = addReal(finite, term, w);
			if (k + 1 < n)
				term = overWhole(multiplyReal(term, multiplyReal(square, whole(-sign), w), w), (k + 1) * (n - k - 1), w);
		}
		finite = divideReal(finite, powerReal(half, BigInt(n), w), w);
	}
	// Σ (ψ(k + 1) + ψ(n + k + 1))·(±x²/4)^k/(k!·(n + k)!)
	const gamma = eulerGammaReal(w);
	let digammas = shiftReal(negateReal(gamma), 1);
	for (let j = 1; j <= n; j++) digammas = addReal(digammas, ratio(1, j, w), w);
	let sums = digammas;
	let total = factorial;
	if (n > 0) total *= BigInt(n);
	const first = divideReal(powerReal(half, BigInt(n), w), whole(total), w);
	const infinite = series(
		first,
		(term, k) => {
			sums = addReal(addReal(sums, ratio(1, k, w), w), ratio(1, n + k, w), w);
			return overWhole(multiplyReal(term, multiplyReal(square, whole(sign), w), w), k * (n + k), w);
		},
		w,
		(term) => multiplyReal(term, sums, w)
	);
	const bessel = multiplyReal(logReal(half, w), besselReal(whole(n), x, sign, w), w);
	if (sign < 0) {
		const value = subtractReal(subtractReal(shiftReal(bessel, 1), finite, w), infinite, w);
		const found = divideReal(value, realPi(w), p);
		return level < 0 && n % 2 !== 0 ? negateReal(found) : found;
	}
	const turn = n % 2 === 0 ? 1 : -1;
	const series2 = multiplyReal(subtractReal(shiftReal(infinite, -1), bessel, w), whole(turn), w);
	return addReal(shiftReal(finite, -1), series2, p);
}

/** Complete elliptic integrals K(m) and E(m) of the parameter m < 1, by the arithmetic-geometric mean [19.8.5, 19.8.6]. */
function ellipticReal(m: Real, p: number): { K: Real; E: Real } {
	const w = p + 24;
	const rest = subtractReal(REAL_ONE, m, w);
	if (signOfReal(rest) <= 0)
		throw new NoValueError('the elliptic integral has a real value for parameters below 1 only');
	let [a, g] = [REAL_ONE, squareRootReal(rest, w)];
	let sum = shiftReal(m, -1);
	for (let n = 0; n < 200; n++) {
		spend(10 + w / 50);
		const difference = shiftReal(subtractReal(a, g, w), -1);
		[a, g] = [shiftReal(addReal(a, g, w), -1), squareRootReal(multiplyReal(a, g, w), w)];
		const added = shiftReal(multiplyReal(difference, difference, w), n);
		sum = addReal(sum, added, w);
		if (difference.m === 0n || upper(difference) < magnitude(a) - w / 2 - 4) {
			// The means differ by less than the square of this; one further step halves that.
			const bound = difference.m === 0n ? -2 * w : 2 * upper(difference) + 4;
			const mean = widened(a, bound);
			const K = divideReal(shiftReal(realPi(w), -1), mean, w);
			return { K, E: multiplyReal(K, subtractReal(REAL_ONE, widened(sum, bound + n + 2), w), p) };
		}
	}
	throw new InsufficientPrecision('the mean did not settle');
}

/** log Γ(x) for x > 0. */
function logGammaAt(x: Real, p: number): Real {
	if (signOfReal(x) <= 0) throw new NoValueError('loggamma has a real value for positive numbers only');
	if (lower(x) >= 0) return logGammaReal(x, p);
	return subtractReal(logGammaReal(addReal(x, REAL_ONE, p + 8), p + 8), logReal(x, p + 8), p);
}

/** The whole number that an order is. Throws BudgetExceeded for others. */
function wholeOrder(order: Real, name: string): number {
	const level = numberOfReal(order);
	if (order.r !== EXACT || !Number.isInteger(level) || Math.abs(level) > 1000)
		throw new BudgetExceeded(`has no decimal value (${name} of an order that is not whole)`, 'digits');
	return level;
}

/** Special functions of real numbers. */
export type SpecialName =
	| 'erf'
	| 'erfc'
	| 'erfi'
	| 'Ei'
	| 'li'
	| 'Si'
	| 'Ci'
	| 'Shi'
	| 'Chi'
	| 'FresnelS'
	| 'FresnelC'
	| 'zeta'
	| 'lambertw'
	| 'digamma'
	| 'polygamma'
	| 'loggamma'
	| 'uppergamma'
	| 'lowergamma'
	| 'polylog'
	| 'besselj'
	| 'bessely'
	| 'besseli'
	| 'besselk'
	| 'elliptick'
	| 'elliptice';

/** The value at real numbers to about p bits. */
type BallOfReals = (p: number, ...args: Real[]) => Real;

/** Special functions by canonical name. */
export const SPECIAL_BALLS: Readonly<Record<SpecialName, BallOfReals>> = {
	erf: (p, x) => erfReal(x, p),
	erfc: (p, x) => erfcReal(x, p),
	erfi: (p, x) => erfiReal(x, p),
	Ei: (p, x) => expIntegralReal(x, p),
	li: (p, x) => logIntegralReal(x, p),
	Si: (p, x) => sineIntegralReal(x, p),
	Ci: (p, x) => cosineIntegralReal(x, p),
	Shi: (p, x) => hyperbolicSineIntegralReal(x, p),
	Chi: (p, x) => cosineIntegralReal(x, p, 1),
	FresnelS: (p, x) => fresnelReal(x, 1, p),
	FresnelC: (p, x) => fresnelReal(x, 0, p),
	zeta: (p, x) => zetaAt(x, p),
	lambertw: (p, x, y?: Real) => (y ? lambertReal(y, wholeOrder(x, 'lambertw') as 0 | -1, p) : lambertReal(x, 0, p)),
	digamma: (p, x) => polygammaReal(0, x, p),
	polygamma: (p, m, x) => polygammaReal(wholeOrder(m, 'polygamma'), x, p),
	loggamma: (p, x) => logGammaAt(x, p),
	uppergamma: (p, a, x) => upperGammaReal(a, x, p),
	lowergamma: (p, a, x) => lowerGammaReal(a, x, p),
	polylog: (p, s, x) => polylogReal(wholeOrder(s, 'polylog'), x, p),
	besselj: (p, n, x) => besselReal(n, x, -1, p),
	bessely: (p, n, x) => secondBesselReal(n, x, -1, p),
	besseli: (p, n, x) => besselReal(n, x, 1, p),
	besselk: (p, n, x) => secondBesselReal(n, x, 1, p),
	elliptick: (p, m) => ellipticReal(m, p).K,
	elliptice: (p, m) => ellipticReal(m, p).E
};
