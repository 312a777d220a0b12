/** Complex balls. `im` undefined says that the number is exactly real. Principal values everywhere. */
import {
	absoluteReal,
	addReal,
	divideReal,
	EXACT,
	mayBeZero,
	multiplyReal,
	InsufficientPrecision,
	negateReal,
	powerReal,
	realFromInteger,
	REAL_ONE,
	REAL_ZERO,
	shiftReal,
	signOfReal,
	squareRootReal,
	subtractReal,
	type Real
} from './real';
import { atan2Real, atanReal, expReal, logReal, realPi, sinCosReal } from './elementary';
import { BudgetExceeded } from '../core/budget';
import { bitLength } from '../core/rational';
import { NoValueError } from '../core/refusals';

export type Complex = { readonly re: Real; readonly im?: Real | undefined };

export const real = (re: Real): Complex => ({ re });
export const IMAGINARY_UNIT: Complex = { re: REAL_ZERO, im: REAL_ONE };

const isExactZero = (a: Real): boolean => a.m === 0n && a.r === EXACT;
const make = (re: Real, im: Real): Complex => (isExactZero(im) ? { re } : { re, im });
const imOf = (a: Complex): Real => a.im ?? REAL_ZERO;

export const isZeroComplex = (a: Complex): boolean => isExactZero(a.re) && a.im === undefined;

export const addComplex = (a: Complex, b: Complex, p: number): Complex =>
	a.im || b.im ? make(addReal(a.re, b.re, p), addReal(imOf(a), imOf(b), p)) : { re: addReal(a.re, b.re, p) };

export const negateComplex = (a: Complex): Complex =>
	a.im ? { re: negateReal(a.re), im: negateReal(a.im) } : { re: negateReal(a.re) };

export function multiplyComplex(a: Complex, b: Complex, p: number): Complex {
	if (!a.im && !b.im) return { re: multiplyReal(a.re, b.re, p) };
	if (!a.im) return make(multiplyReal(a.re, b.re, p), multiplyReal(a.re, imOf(b), p));
	if (!b.im) return make(multiplyReal(a.re, b.re, p), multiplyReal(a.im, b.re, p));
	return make(
		subtractReal(multiplyReal(a.re, b.re, p + 4), multiplyReal(a.im, b.im, p + 4), p),
		addReal(multiplyReal(a.re, b.im, p + 4), multiplyReal(a.im, b.re, p + 4), p)
	);
}

/** 1/a. Throws NoValueError for exactly 0, InsufficientPrecision for what may be 0. */
export function invertComplex(a: Complex, p: number): Complex {
	if (isZeroComplex(a)) throw new NoValueError('division by zero');
	if (!a.im) return { re: divideReal(REAL_ONE, a.re, p) };
	const norm = addReal(multiplyReal(a.re, a.re, p + 4), multiplyReal(a.im, a.im, p + 4), p + 4);
	return make(divideReal(a.re, norm, p), negateReal(divideReal(a.im, norm, p)));
}

export function absoluteComplex(a: Complex, p: number): Real {
	if (!a.im) return absoluteReal(a.re);
	return squareRootReal(addReal(multiplyReal(a.re, a.re, p + 8), multiplyReal(a.im, a.im, p + 8), p + 8), p);
}

/** The argument in (−π, π]. */
export function argumentOf(a: Complex, p: number): Real {
	if (isZeroComplex(a)) throw new NoValueError('the argument of zero has no value');
	return atan2Real(imOf(a), a.re, p);
}

export function expComplex(a: Complex, p: number): Complex {
	const size = expReal(a.re, p + 4);
	if (!a.im) return { re: size };
	const { sine, cosine } = sinCosReal(a.im, p + 4);
	return make(multiplyReal(size, cosine, p), multiplyReal(size, sine, p));
}

export function logComplex(a: Complex, p: number): Complex {
	if (isZeroComplex(a)) throw new NoValueError('logarithm of zero');
	if (!a.im && signOfReal(a.re) > 0) return { re: logReal(a.re, p) };
	return make(logReal(absoluteComplex(a, p + 8), p), argumentOf(a, p));
}

export function squareRootComplex(a: Complex, p: number): Complex {
	if (!a.im) {
		if (isExactZero(a.re)) return a;
		return signOfReal(a.re) > 0
			? { re: squareRootReal(a.re, p) }
			: { re: REAL_ZERO, im: squareRootReal(negateReal(a.re), p) };
	}
	// √z = √((|z| + a)/2) + i·sign(b)·√((|z| − a)/2); the smaller root from the larger, b/(2·larger).
	const size = absoluteComplex(a, p + 8);
	if (!mayBeZero(a.re) && a.re.m < 0n) {
		const im = squareRootReal(shiftReal(subtractReal(size, a.re, p + 8), -1), p + 4);
		const side = signOfReal(a.im);
		const re = absoluteReal(divideReal(a.im, shiftReal(im, 1), p));
		return make(re, side < 0 ? negateReal(im) : im);
	}
	const re = squareRootReal(shiftReal(addReal(size, a.re, p + 8), -1), p + 4);
	return make(re, divideReal(a.im, shiftReal(re, 1), p));
}

/** a^n for a whole n. */
export function wholePowerComplex(a: Complex, n: bigint, p: number): Complex {
	if (n < 0n) return invertComplex(wholePowerComplex(a, -n, p + 4), p);
	if (!a.im) return { re: bitLength(n) > 64 && !isExactZero(a.re) ? longPower(a.re, n, p) : powerReal(a.re, n, p) };
	const guard = p + 8 + n.toString(2).length;
	let result: Complex = { re: REAL_ONE };
	let square = a;
	for (let rest = n; rest > 0n;) {
		if ((rest & 1n) === 1n) result = multiplyComplex(result, square, guard);
		rest >>= 1n;
		if (rest > 0n) square = multiplyComplex(square, square, guard);
	}
	return result;
}

/** a^n = ±exp(n · log|a|): for long n, where squaring would not know how small log|a| is. */
function longPower(a: Real, n: bigint, p: number): Real {
	const wide = p + 16 + bitLength(n);
	if (wide > 40_000) throw new BudgetExceeded('has a decimal exponent of over 15 digits', 'digits');
	const log = logReal(absoluteReal(a), wide);
	const size = expReal(multiplyReal(realFromInteger(n), log, wide), p);
	return signOfReal(a) < 0 && n % 2n !== 0n ? negateReal(size) : size;
}

/** Sine and cosine. */
export function sinCosComplex(a: Complex, p: number): { sine: Complex; cosine: Complex } {
	const { sine, cosine } = sinCosReal(a.re, p + 8);
	if (!a.im) return { sine: { re: sine }, cosine: { re: cosine } };
	const { sine: sh, cosine: ch } = sinhCoshReal(a.im, p + 8);
	return {
		sine: make(multiplyReal(sine, ch, p), multiplyReal(cosine, sh, p)),
		cosine: make(multiplyReal(cosine, ch, p), negateReal(multiplyReal(sine, sh, p)))
	};
}

function sinhCoshReal(a: Real, p: number): { sine: Real; cosine: Real } {
	const up = expReal(a, p + 8);
	const down = divideReal(REAL_ONE, up, p + 8);
	return { sine: shiftReal(subtractReal(up, down, p + 8), -1), cosine: shiftReal(addReal(up, down, p + 8), -1) };
}

/** Hyperbolic sine and cosine. */
export function sinhCoshComplex(a: Complex, p: number): { sine: Complex; cosine: Complex } {
	if (!a.im) {
		const { sine, cosine } = sinhCoshReal(a.re, p);
		return { sine: { re: sine }, cosine: { re: cosine } };
	}
	// sinh z = −i sin iz, cosh z = cos iz
	const turned: Complex = make(negateReal(a.im), a.re);
	const { sine, cosine } = sinCosComplex(turned, p);
	return { sine: make(imOf(sine), negateReal(sine.re)), cosine };
}

/** log(z + √(z² + s)) of the inverse hyperbolic functions needs care by function; these are the textbook forms. */
export function asinhComplex(a: Complex, p: number): Complex {
	if (!a.im && a.re.m < 0n) return negateComplex(asinhComplex(negateComplex(a), p));
	const root = squareRootComplex(addComplex(multiplyComplex(a, a, p + 8), { re: REAL_ONE }, p + 8), p + 8);
	return logComplex(addComplex(a, root, p + 8), p);
}

/** acosh z = log(z + √(z + 1)·√(z − 1)) */
export function acoshComplex(a: Complex, p: number): Complex {
	const up = squareRootComplex(addComplex(a, { re: REAL_ONE }, p + 8), p + 8);
	const down = squareRootComplex(addComplex(a, { re: negateReal(REAL_ONE) }, p + 8), p + 8);
	return logComplex(addComplex(a, multiplyComplex(up, down, p + 8), p + 8), p);
}

/** atanh z = (log(1 + z) − log(1 − z))/2 */
export function atanhComplex(a: Complex, p: number): Complex {
	const one: Complex = { re: REAL_ONE };
	const difference = addComplex(
		logComplex(addComplex(one, a, p + 8), p + 8),
		negateComplex(logComplex(addComplex(one, negateComplex(a), p + 8), p + 8)),
		p + 8
	);
	return { re: shiftReal(difference.re, -1), im: difference.im && shiftReal(difference.im, -1) };
}

/** asin z = −i·log(iz + √(1 − z²)); for real |z| ≤ 1 the arctangent of z/√(1 − z²). */
export function asinComplex(a: Complex, p: number): Complex {
	const one: Complex = { re: REAL_ONE };
	const under = addComplex(one, negateComplex(multiplyComplex(a, a, p + 16)), p + 16);
	if (!a.im) {
		if (isExactZero(under.re)) {
			const quarter = shiftReal(realPi(p), -1);
			return { re: a.re.m < 0n ? negateReal(quarter) : quarter };
		}
		if (signOfReal(under.re) > 0) return { re: atanReal(divideReal(a.re, squareRootReal(under.re, p + 16), p + 8), p) };
		// Real |z| > 1: asin z = sign(z)·π/2 + i·sign(z)·log(|z| + √(z² − 1)): the value that −i·log(iz + √(1 − z²)) has.
		const size = absoluteReal(a.re);
		const log = logReal(addReal(size, squareRootReal(negateReal(under.re), p + 8), p + 8), p);
		const quarter = shiftReal(realPi(p), -1);
		return a.re.m < 0n ? make(negateReal(quarter), log) : make(quarter, negateReal(log));
	}
	const root = squareRootComplex(under, p + 16);
	const inner = addComplex(multiplyComplex(IMAGINARY_UNIT, a, p + 16), root, p + 16);
	return multiplyComplex({ re: REAL_ZERO, im: negateReal(REAL_ONE) }, logComplex(inner, p + 8), p);
}

/** acos z = π/2 − asin z; for real |z| > 1 that is i·log(z + √(z² − 1)) or π − i·log(|z| + √(z² − 1)). */
export function acosComplex(a: Complex, p: number): Complex {
	const turned = asinComplex(a, p + 8);
	if (!a.im && turned.im) return make(a.re.m < 0n ? realPi(p) : REAL_ZERO, negateReal(turned.im));
	return addComplex({ re: shiftReal(realPi(p + 8), -1) }, negateComplex(turned), p);
}

/** atan z = (i/2)·(log(1 − iz) − log(1 + iz)); undefined at ±i. */
export function atanComplex(a: Complex, p: number): Complex {
	if (!a.im) return { re: atanReal(a.re, p) };
	const one: Complex = { re: REAL_ONE };
	const turned = multiplyComplex(IMAGINARY_UNIT, a, p + 8);
	const difference = addComplex(
		logComplex(addComplex(one, negateComplex(turned), p + 8), p + 8),
		negateComplex(logComplex(addComplex(one, turned, p + 8), p + 8)),
		p + 8
	);
	return multiplyComplex({ re: REAL_ZERO, im: shiftReal(REAL_ONE, -1) }, difference, p);
}

/** The real number behind a ball pair. Throws NoValueError when it is not real, InsufficientPrecision when that is not known. */
export function requireReal(a: Complex): Real {
	if (!a.im) return a.re;
	if (!mayBeZero(a.im)) throw new NoValueError('a real number is needed here');
	throw new InsufficientPrecision('a real number is needed');
}
