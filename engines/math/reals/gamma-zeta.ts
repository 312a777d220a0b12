/** The incomplete gamma functions, the derivatives of log Γ, ζ and polylogarithms of real balls. Numbers in brackets are those of the DLMF. */
import { itemAt } from '../../kit/checked';
import { BudgetExceeded, spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { fraction, type Rational } from '../core/rational';
import { numberOfReal } from './digits';
import { expReal, gammaReal, logGammaReal, logReal, realPi, sinCosReal, stirling } from './elementary';
import {
	addReal,
	divideReal,
	EXACT,
	InsufficientPrecision,
	lower,
	magnitude,
	multiplyReal,
	negateReal,
	powerReal,
	REAL_ONE,
	REAL_ZERO,
	realFromRational,
	shiftReal,
	signOfReal,
	subtractReal,
	upper,
	type Real
} from './real';
import { MAX_TERMS, whole, overWhole, ratio, negative, sizeOf, widened, bitsOf, series } from './ball-series';
import { expIntegralReal } from './error-integrals';

/** B₂ₖ from k = 1 on. */
const bernoulli = (k: number): Rational => {
	const { num, den } = itemAt(stirling(k + 8), k - 1);
	return fraction(num * BigInt(2 * k) * BigInt(2 * k - 1), den);
};

/** ψ⁽ᵐ⁾(x): moved to a large argument by its recurrence, then its asymptotic series [5.11.2, 5.15.8]. */
export function polygammaReal(m: number, x: Real, p: number): Real {
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
export function zetaAt(s: Real, p: number): Real {
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
	return divideReal(widened(divideReal(total, whole(last), w), -2.54 * n + 2), below, p);
}

/** Li_s(x) for whole s and −1 ≤ x < 1; Li₂ also for x < −1 [25.12.1, 25.12.4]. */
export function polylogReal(s: number, x: Real, p: number): Real {
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
export function lowerGammaReal(a: Real, x: Real, p: number): Real {
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
export function upperGammaReal(a: Real, x: Real, p: number): Real {
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

/** log Γ(x) for x > 0. */
export function logGammaAt(x: Real, p: number): Real {
	if (signOfReal(x) <= 0) throw new NoValueError('loggamma has a real value for positive numbers only');
	if (lower(x) >= 0) return logGammaReal(x, p);
	return subtractReal(logGammaReal(addReal(x, REAL_ONE, p + 8), p + 8), logReal(x, p + 8), p);
}
