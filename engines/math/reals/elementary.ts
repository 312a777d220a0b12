/** exp, log, sine, cosine, arctangent, gamma on balls; π and log 2. Fixed-point series inside, errors bounded outside. */
import { BudgetExceeded, spend } from '../core/budget';
import {
	addReal,
	bigSquareRoot,
	divideReal,
	EXACT,
	fixedOf,
	InsufficientPrecision,
	joinErrors,
	lower,
	magnitude,
	mayBeZero,
	multiplyReal,
	negateReal,
	REAL_ONE,
	REAL_ZERO,
	realFromInteger,
	realFromRational,
	rounded,
	shiftReal,
	signOfReal,
	subtractReal,
	upper,
	type Real
} from './real';
import { bitLength, fraction, type Rational } from '../core/rational';

/** No constant or argument reduction beyond this many bits: 12,000 digits. */
const MAX_CONSTANT_BITS = 40_000;

let piCache = { bits: 0, value: 0n };
let ln2Cache = { bits: 0, value: 0n };

/** ⌊π · 2^w⌋ within 2 units, by the Chudnovsky series. */
export function fixedPi(w: number): bigint {
	if (w > 2 * MAX_CONSTANT_BITS) throw new BudgetExceeded('needs too many digits of pi');
	if (piCache.bits < w) {
		const bits = Math.ceil(w * 1.2) + 64;
		const one = 1n << BigInt(bits);
		let a = one;
		let sumA = one;
		let sumB = 0n;
		for (let k = 1n; a !== 0n; k++) {
			spend(4 + bits / 256);
			a = (a * -((6n * k - 5n) * (2n * k - 1n) * (6n * k - 1n))) / (k * k * k * 10939058860032000n);
			sumA += a;
			sumB += k * a;
		}
		const denominator = 13591409n * sumA + 545140134n * sumB;
		piCache = { bits, value: (426880n * bigSquareRoot(10005n << BigInt(2 * bits)) * one) / denominator };
	}
	return piCache.value >> BigInt(piCache.bits - w);
}

/** ⌊log 2 · 2^w⌋ within a few units: 18 atanh(1/26) − 2 atanh(1/4801) + 8 atanh(1/8749). */
function fixedLn2(w: number): bigint {
	if (ln2Cache.bits < w) {
		const bits = Math.ceil(w * 1.2) + 64;
		const inverse = (n: bigint): bigint => {
			const square = n * n;
			let power = (1n << BigInt(bits)) / n;
			let sum = power;
			for (let k = 3n; power !== 0n; k += 2n) {
				spend(2 + bits / 512);
				power /= square;
				sum += power / k;
			}
			return sum;
		};
		ln2Cache = { bits, value: 18n * inverse(26n) - 2n * inverse(4801n) + 8n * inverse(8749n) };
	}
	return ln2Cache.value >> BigInt(ln2Cache.bits - w);
}

/** π to p bits. */
export const realPi = (p: number): Real => ({ m: fixedPi(p + 8), e: -(p + 8), r: -p - 5 });

let eCache = { bits: 0, value: REAL_ONE };

/** e to at least p bits. */
export function realE(p: number): Real {
	if (eCache.bits < p) eCache = { bits: Math.max(p, 256), value: expReal(REAL_ONE, Math.max(p, 256)) };
	return rounded(eCache.value.m, eCache.value.e, eCache.value.r, p + 8);
}

/** exp(t · 2^-w) · 2^w for |t · 2^-w| < 1, within 2^8 units or so. */
function fixedExp(t: bigint, w: number): bigint {
	const halvings = Math.ceil(Math.sqrt(w) / 1.5);
	const wide = w + 2 * halvings + 16;
	const x = (t << BigInt(wide - w)) >> BigInt(halvings);
	const shift = BigInt(wide);
	let term = 1n << shift;
	let sum = term;
	for (let k = 1n; term !== 0n; k++) {
		spend(1.5 + (w * w) / 4e6);
		term = (term * x) / k;
		term = term < 0n ? -(-term >> shift) : term >> shift;
		sum += term;
	}
	spend(halvings * (0.3 + (w * w) / 8e6));
	for (let i = 0; i < halvings; i++) sum = (sum * sum) >> shift;
	return sum >> BigInt(wide - w);
}

/** sine and cosine of t · 2^-w, |t · 2^-w| ≤ 1, times 2^w. */
function fixedSinCos(t: bigint, w: number): { sine: bigint; cosine: bigint } {
	const halvings = Math.ceil(Math.sqrt(w) / 2);
	const wide = w + 2 * halvings + 16;
	const shift = BigInt(wide);
	const x = (t << BigInt(wide - w)) >> BigInt(halvings);
	let term = 1n << shift;
	// sine, and cosine − 1 so that doubling loses nothing.
	let sine = 0n;
	let versed = 0n;
	for (let k = 1n; term !== 0n; k++) {
		spend(1.5 + (w * w) / 4e6);
		term = (term * x) / k;
		term = term < 0n ? -(-term >> shift) : term >> shift;
		const signed = (k & 2n) === 0n ? term : -term;
		if ((k & 1n) === 1n) sine += signed;
		else versed += signed;
	}
	const one = 1n << shift;
	spend(halvings * (0.6 + (w * w) / 4e6));
	for (let i = 0; i < halvings; i++) {
		sine = (2n * sine * (one + versed)) >> shift;
		versed = (2n * versed * (2n * one + versed)) >> shift;
	}
	const back = BigInt(wide - w);
	return { sine: sine >> back, cosine: (versed + one) >> back };
}

/** e^a. Throws BudgetExceeded where the exponent itself passes 2^50. */
export function expReal(a: Real, p: number): Real {
	if (a.m === 0n && a.r === EXACT) return REAL_ONE;
	const top = Math.max(0, Math.ceil(magnitude(a)));
	if (top > 50 && !mayBeZero(a)) throw new BudgetExceeded('has a decimal exponent of over 15 digits', 'digits');
	if (a.r > 0) throw new InsufficientPrecision('an exponent is not known well enough');
	const w = p + 16;
	const wide = w + top + 8;
	const ln2 = fixedLn2(wide);
	const x = fixedOf(a, wide);
	const k = (2n * x + ln2) / (2n * ln2) - (x < 0n ? 1n : 0n);
	const m = fixedExp((x - k * ln2) >> BigInt(wide - w), w);
	const e = Number(k) - w;
	const own = e + bitLength(m) - p - 4;
	return rounded(m, e, joinErrors(own, a.r === EXACT ? EXACT : e + bitLength(m) + a.r + 0.8), p);
}

/** log of a positive ball. Throws InsufficientPrecision when it may be 0. */
export function logReal(a: Real, p: number): Real {
	if (a.m === 1n && a.e === 0 && a.r === EXACT) return REAL_ZERO;
	const least = lower(a);
	const bits = bitLength(a.m);
	const k = bits + a.e;
	const w = p + 16 + Math.ceil(Math.log2(Math.abs(k) + 2));
	// a = y · 2^k with y in [1/2, 1)
	const y = bits <= w ? a.m << BigInt(w - bits) : a.m >> BigInt(bits - w);
	let guess = Math.log(Number(y >> BigInt(Math.max(0, w - 60))) / 2 ** Math.min(60, w));
	let value = BigInt(Math.round(guess * 2 ** 52));
	let have = 52;
	let good = 46;
	while (good < w) {
		// Newton–Halley: v + 2 (y − e^v)/(y + e^v), three times the digits a round.
		const next = Math.min(w, 3 * good - 8);
		value = next >= have ? value << BigInt(next - have) : value >> BigInt(have - next);
		const cut = y >> BigInt(w - next);
		const exp = fixedExp(value, next);
		value += ((2n * (cut - exp)) << BigInt(next)) / (cut + exp);
		have = next;
		good = next === w ? w : next - 6;
	}
	const m = value + BigInt(k) * fixedLn2(w);
	return rounded(m, -w, joinErrors(-p - 4, a.r === EXACT ? EXACT : a.r - least), p);
}

/** Sine and cosine of a ball. */
export function sinCosReal(a: Real, p: number): { sine: Real; cosine: Real } {
	if (a.m === 0n && a.r === EXACT) return { sine: REAL_ZERO, cosine: REAL_ONE };
	if (a.r > 2) throw new InsufficientPrecision('an angle is not known well enough');
	const top = Math.ceil(magnitude(a));
	if (top > MAX_CONSTANT_BITS) throw new BudgetExceeded('needs the angle to over 12,000 digits', 'digits');
	const w = p + 16 + Math.max(0, Math.min(-top, 4 * p + 4000));
	const wide = w + Math.max(0, top) + 8;
	const x = fixedOf(a, wide);
	let t = x;
	let quarter = 0n;
	if (top > -1) {
		const halfPi = fixedPi(wide) >> 1n;
		quarter = floorDivide(2n * x + halfPi, 2n * halfPi);
		t = x - quarter * halfPi;
	}
	const { sine, cosine } = fixedSinCos(t >> BigInt(wide - w), w);
	const error = joinErrors(-w + 10, a.r);
	const s = rounded(sine, -w, error, p + 4);
	const c = rounded(cosine, -w, error, p + 4);
	switch (Number(((quarter % 4n) + 4n) % 4n)) {
		case 0:
			return { sine: s, cosine: c };
		case 1:
			return { sine: c, cosine: negateReal(s) };
		case 2:
			return { sine: negateReal(s), cosine: negateReal(c) };
		default:
			return { sine: negateReal(c), cosine: s };
	}
}

const floorDivide = (a: bigint, b: bigint): bigint => {
	const quotient = a / b;
	return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

/** arctan of a ball. */
export function atanReal(a: Real, p: number): Real {
	if (a.m === 0n && a.r === EXACT) return REAL_ZERO;
	if (a.m < 0n) return negateReal(atanReal(negateReal(a), p));
	if (magnitude(a) > 0.01 && !mayBeZero(a)) {
		// arctan x = π/2 − arctan 1/x for x > 0
		return subtractReal(shiftReal(realPi(p + 4), -1), atanReal(divideReal(REAL_ONE, a, p + 4), p + 4), p);
	}
	const w = p + 16 + Math.max(0, Math.min(Math.ceil(-magnitude(a)), 4 * p + 4000));
	const x = fixedOf(a, w);
	const start = bitLength(x) > w - 60 ? Math.atan(Number(x >> BigInt(Math.max(0, w - 60))) / 2 ** Math.min(60, w)) : -1;
	let value: bigint;
	if (start < 2 ** -20) value = fixedAtanSeries(x, w);
	else {
		value = BigInt(Math.round(start * 2 ** 52));
		let have = 52;
		let good = 48;
		while (good < w) {
			// δ = tan(arctan x − v); arctan δ = δ − δ³/3: five times the digits a round.
			const next = Math.min(w, 5 * good - 12);
			value = next >= have ? value << BigInt(next - have) : value >> BigInt(have - next);
			const cut = x >> BigInt(w - next);
			const shift = BigInt(next);
			const { sine, cosine } = fixedSinCos(value, next);
			const delta = ((((cut * cosine) >> shift) - sine) << shift) / (cosine + ((cut * sine) >> shift));
			value += delta - ((((delta * delta) >> shift) * delta) >> shift) / 3n;
			have = next;
			good = next === w ? w : next - 6;
		}
	}
	return rounded(value, -w, joinErrors(-w + 10, a.r), p);
}

/** x − x³/3 + … for small x. */
function fixedAtanSeries(x: bigint, w: number): bigint {
	const shift = BigInt(w);
	const square = (x * x) >> shift;
	let power = x;
	let sum = x;
	for (let k = 3n; power !== 0n; k += 2n) {
		spend();
		power = (power * square) >> shift;
		sum += (k & 2n) === 0n ? power / k : -(power / k);
	}
	return sum;
}

/** The angle of (x, y) in (−π, π]. Throws InsufficientPrecision across the cut, NoValueError is the caller's for (0, 0). */
export function atan2Real(y: Real, x: Real, p: number): Real {
	const exactY = y.m === 0n && y.r === EXACT;
	if (exactY) return signOfReal(x) > 0 ? REAL_ZERO : realPi(p);
	if (!mayBeZero(x) && x.m > 0n) return atanReal(divideReal(y, x, p + 4), p);
	const side = signOfReal(y);
	const quarter = shiftReal(realPi(p + 4), -1);
	const rest = atanReal(divideReal(x, y, p + 4), p + 4);
	return subtractReal(side > 0 ? quarter : negateReal(quarter), rest, p);
}

const stirlingNumbers: Rational[] = [];

/** B₂ₖ/(2k(2k − 1)) for k ≥ 1, B₂ₖ by the tangent numbers (Brent, Harvey 2011). */
export function stirling(count: number): readonly Rational[] {
	if (stirlingNumbers.length < count) {
		const n = Math.max(40, count);
		const tangent: bigint[] = [0n, 1n];
		for (let k = 2; k <= n; k++) tangent[k] = BigInt(k - 1) * (tangent[k - 1] as bigint);
		for (let k = 2; k <= n; k++) {
			spend(n - k + 1);
			for (let j = k; j <= n; j++)
				tangent[j] = BigInt(j - k) * (tangent[j - 1] as bigint) + BigInt(j - k + 2) * (tangent[j] as bigint);
		}
		stirlingNumbers.length = 0;
		for (let k = 1; k <= n; k++) {
			const power = 1n << BigInt(2 * k);
			const sign = k % 2 === 1 ? 1n : -1n;
			// B₂ₖ = ±2k·T/(4ᵏ(4ᵏ − 1)), and the 2k is divided out.
			stirlingNumbers.push(fraction(sign * (tangent[k] as bigint), power * (power - 1n) * BigInt(2 * k - 1)));
		}
	}
	return stirlingNumbers;
}

/** log Γ(x) for x ≥ 1/2 by Stirling's series; the error is below the first term left out (x > 0). */
export function logGammaReal(x: Real, p: number): Real {
	if (p > 6_000) throw new BudgetExceeded('needs too many digits of the gamma function');
	const w = p + 24 + Math.max(0, Math.ceil(magnitude(x)));
	const need = Math.ceil(w * 0.16) + 4;
	let shifted = x;
	let product = REAL_ONE;
	while (magnitude(shifted) < Math.log2(need)) {
		product = multiplyReal(product, shifted, w);
		shifted = addReal(shifted, REAL_ONE, w);
	}
	const half: Real = { m: 1n, e: -1, r: EXACT };
	const log = logReal(shifted, w);
	let sum = subtractReal(multiplyReal(subtractReal(shifted, half, w), log, w), shifted, w);
	sum = addReal(sum, shiftReal(logReal(shiftReal(realPi(w), 1), w), -1), w);
	const inverse = divideReal(REAL_ONE, shifted, w);
	const square = multiplyReal(inverse, inverse, w);
	let power = inverse;
	for (const coefficient of stirling(Math.ceil(w / 4))) {
		const term = multiplyReal(realFromRational(coefficient, w), power, w);
		if (magnitude(term) < -w) {
			sum = { m: sum.m, e: sum.e, r: joinErrors(sum.r, upper(term)) };
			return rounded(...parts(subtractReal(sum, logReal(product, w), w)), p);
		}
		sum = addReal(sum, term, w);
		power = multiplyReal(power, square, w);
	}
	throw new InsufficientPrecision('the gamma series did not settle');
}

const parts = (a: Real): [bigint, number, number] => [a.m, a.e, a.r];

/** Γ(x) of a real ball that holds no pole. */
export function gammaReal(x: Real, p: number): Real {
	const quarter: Real = { m: 1n, e: -2, r: EXACT };
	// A ball around the border is on either side of it.
	if (x.m > 0n && (x.r === EXACT || x.r < -4) && subtractReal(x, quarter, p).m >= 0n)
		return expReal(logGammaReal(x, p + 8 + Math.max(0, Math.ceil(magnitude(x)) * 2)), p);
	// Γ(x) Γ(1 − x) = π / sin πx
	const pi = realPi(p + 16);
	const sine = sinCosReal(multiplyReal(pi, x, p + 16), p + 16).sine;
	const other = gammaReal(subtractReal(realFromInteger(1n), x, p + 16), p + 16);
	return divideReal(pi, multiplyReal(sine, other, p + 16), p);
}
