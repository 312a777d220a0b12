/** Bessel functions of real balls. Numbers in brackets are those of the DLMF. */
import { BudgetExceeded } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { numberOfReal } from './digits';
import { expReal, gammaReal, logReal, realPi, sinCosReal } from './elementary';
import {
	addReal,
	divideReal,
	EXACT,
	multiplyReal,
	negateReal,
	powerReal,
	REAL_ONE,
	REAL_ZERO,
	shiftReal,
	signOfReal,
	subtractReal,
	type Real
} from './real';
import { whole, overWhole, ratio, negative, sizeOf, bitsOf, series } from './ball-series';
import { eulerGammaReal } from './error-integrals';

/** 1/Γ(x), 0 at the poles. */
function inverseGamma(x: Real, w: number): Real {
	if (x.r === EXACT && x.e >= 0 && x.m <= 0n) return REAL_ZERO;
	const level = numberOfReal(x);
	if (Number.isInteger(level) && level <= 0 && x.r === EXACT) return REAL_ZERO;
	return divideReal(REAL_ONE, gammaReal(x, w), w);
}

/** J (sign −1) or I (sign 1) of order n: (x/2)^n·Σ (±x²/4)^k/(k!·Γ(n + k + 1)) [10.2.2, 10.25.2]. */
export function besselReal(order: Real, x: Real, sign: 1 | -1, p: number): Real {
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
export function secondBesselReal(order: Real, x: Real, sign: 1 | -1, p: number): Real {
	if (signOfReal(x) <= 0) throw new NoValueError('this Bessel function has a real value for positive numbers only');
	const level = numberOfReal(order);
	const w = p + 40 + bitsOf(2 * sizeOf(x));
	if (order.r !== EXACT || !Number.isInteger(level)) {
		const { sine, cosine } = sinCosReal(multiplyReal(realPi(w), order, w), w);
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
