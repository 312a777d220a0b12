/** Special functions of real balls, with proved errors. Numbers in brackets are those of the DLMF. */
import { BudgetExceeded, spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { numberOfReal } from './digits';
import { expReal, sinCosReal } from './elementary';
import {
	addReal,
	divideReal,
	EXACT,
	InsufficientPrecision,
	magnitude,
	mayBeZero,
	multiplyReal,
	REAL_ONE,
	REAL_ZERO,
	subtractReal,
	upper,
	type Real
} from './real';
import { negative, widened } from './ball-series';
import {
	erfReal,
	erfcReal,
	erfiReal,
	expIntegralReal,
	logIntegralReal,
	sineIntegralReal,
	hyperbolicSineIntegralReal,
	cosineIntegralReal,
	fresnelReal
} from './error-integrals';
import { polygammaReal, zetaAt, polylogReal, lowerGammaReal, upperGammaReal, logGammaAt } from './gamma-zeta';
import { besselReal, secondBesselReal } from './bessel';
import { completeElliptic, ellipticReal } from './elliptic';

/** Lambert's W on the branch 0 or −1: Newton's method, and the error from the residue. */
function lambertReal(x: Real, branch: 0 | -1, p: number): Real {
	if (x.m === 0n && x.r === EXACT && branch === 0) return REAL_ZERO;
	const w = p + 24;
	const depth = addReal(multiplyReal(x, expReal(REAL_ONE, w), w), REAL_ONE, w);
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

/** sin(x)/x; beside 0 within x²/6 of 1. */
function sincReal(x: Real, p: number): Real {
	if (!mayBeZero(x)) return divideReal(sinCosReal(x, p + 8).sine, x, p);
	return x.r === EXACT ? REAL_ONE : widened(REAL_ONE, 2 * upper(x) - 2);
}

/** The whole number that an order is. Throws BudgetExceeded for others. */
function wholeOrder(order: Real, name: string): number {
	const level = numberOfReal(order);
	if (order.r !== EXACT || !Number.isInteger(level) || Math.abs(level) > 1000)
		throw new BudgetExceeded(`has no decimal value (${name} of an order that is not whole)`, 'digits');
	return level;
}

/** The value at real numbers to about p bits. */
type BallOfReals = (p: number, ...args: Real[]) => Real;

/** Special functions by canonical name. */
export const SPECIAL_BALLS = {
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
	elliptick: (p, m) => completeElliptic('F', m, p),
	elliptice: (p, x, m?: Real) => (m ? ellipticReal('E', x, m, p) : completeElliptic('E', x, p)),
	ellipticf: (p, x, m) => ellipticReal('F', x, m, p),
	sinc: (p, x) => sincReal(x, p)
} as const satisfies Readonly<Record<string, BallOfReals>>;
