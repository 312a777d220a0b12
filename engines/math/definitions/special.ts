/** Special functions: error functions, exponential and trigonometric integrals, W, ψ, B, polylogarithms, Bessel, elliptic. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { requireReal, real } from '../reals/complex';
import {
	E,
	fractionNode,
	HALF,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	MINUS_ONE,
	ONE,
	PI,
	rawCall,
	TWO,
	ZERO,
	type Expression
} from '../core/expression';
import { infiniteSign, isInfinite } from '../core/infinity';
import { signOf } from '../core/numeric';
import { NoValueError } from '../core/refusals';
import { exponential, power, squareRoot } from '../core/powers';
import { applyFunction } from '../core/recursion';
import { leadsNegative } from '../core/assumptions';
import { zeta } from '../functions/zeta';
import type { Real } from '../reals/real';
import { SPECIAL_BALLS } from '../reals/special';
import { factsOf, type FunctionName } from './facts';
import { define, type FunctionForms } from './registry';
import '../simplify/special-values';

type X = Expression;

/** Values at 0, ∞ and −∞, or null. */
type Ends = { readonly zero: X | null; readonly far: X; readonly near: X | null };

const INFINITE: X = { kind: 'constant', name: 'infinity', key: '#infinity', closed: true, imaginary: false };

type ClosedForm = FunctionForms['closedForm'];

/** A function of one real number with its values at the ends; odd ones take a sign out. */
const ofReal =
	(name: FunctionName, ends: Ends): ClosedForm =>
	([x]) => {
		const u = x as X;
		const far = isInfinite(u) ? (infiniteSign(u) > 0 ? ends.far : ends.near) : undefined;
		const value = isNumber(u, 0) ? ends.zero : far;
		if (value === null) throw new NoValueError(`${name} has no real value there`);
		if (value) return value;
		const isTurned = factsOf(name)?.parity === 'odd' && leadsNegative(u);
		return isTurned ? negate(rawCall(name, [negate(u)])) : rawCall(name, [u]);
	};

const halfPi = multiply([HALF, PI]);

function lambertForm([x, k]: readonly X[]): X {
	const [u, branch] = k ? [k, x as X] : [x as X, ZERO];
	if (!isNumber(branch, 0) && !isNumber(branch, -1)) throw new NoValueError('lambertw has the branches 0 and -1 here');
	const main = isNumber(branch, 0);
	if (isInfinite(u) && infiniteSign(u) > 0 && main) return INFINITE;
	if (isNumber(u, 0) && main) return ZERO;
	if (isConstantNamed(u, 'e') && main) return ONE;
	if (u.key === negate(exponential(MINUS_ONE)).key) return MINUS_ONE;
	return main ? rawCall('lambertw', [u]) : rawCall('lambertw', [branch, u]);
}

function polylogForm([s, x]: readonly X[]): X {
	const [order, u] = [s as X, x as X];
	if (isNumber(u, 0)) return ZERO;
	if (isNumber(order, 1)) return negate(applyFunction('log', [subtract(ONE, u)]));
	if (isNumber(order, 0)) return divide(u, subtract(ONE, u));
	if (isNumber(order) && isNumber(u, 1)) return applyFunction('zeta', [order]);
	if (isInteger(order) && order.value.num > 1n && isNumber(u, -1))
		return multiply([subtract(power(TWO, subtract(ONE, order)), ONE), applyFunction('zeta', [order])]);
	if (isNumber(order, 2) && u.key === HALF.key) {
		const log = applyFunction('log', [TWO]);
		return subtract(multiply([fractionNode(1, 12), power(PI, TWO)]), multiply([HALF, power(log, TWO)]));
	}
	return rawCall('polylog', [order, u]);
}

/** Bessel functions of order ±1/2, and of 0. */
function besselForm(name: string, [n, x]: readonly X[]): X {
	const [order, u] = [n as X, x as X];
	if (isNumber(u, 0) && (name === 'besselj' || name === 'besseli') && isNumber(order))
		if (order.value.num === 0n) return ONE;
		else if (order.value.num > 0n) return ZERO;
	// J₋ₙ = (−1)ⁿ·Jₙ, Y₋ₙ = (−1)ⁿ·Yₙ, I₋ₙ = Iₙ, K₋ₙ = Kₙ [10.4.1, 10.27.1, 10.27.3]
	if (isInteger(order) && order.value.num < 0n) {
		const value = rawCall(name, [negate(order), u]);
		return (name === 'besselj' || name === 'bessely') && order.value.num % 2n !== 0n ? negate(value) : value;
	}
	const half = order.kind === 'number' && order.value.den === 2n ? order.value.num : undefined;
	if (half !== 1n && half !== -1n) return rawCall(name, [order, u]);
	const root = squareRoot(divide(TWO, multiply([PI, u])));
	switch (name) {
		case 'besselj':
			return multiply([root, applyFunction(half > 0n ? 'sin' : 'cos', [u])]);
		case 'bessely':
			return multiply([root, half > 0n ? negate(applyFunction('cos', [u])) : applyFunction('sin', [u])]);
		case 'besseli':
			return multiply([root, applyFunction(half > 0n ? 'sinh' : 'cosh', [u])]);
		default:
			return multiply([squareRoot(divide(PI, multiply([TWO, u]))), power(E, negate(u))]);
	}
}

/** Γ(a, x) and γ(a, x) for a = 1; at 0 and ∞. */
function incomplete(name: 'uppergamma' | 'lowergamma', [a, x]: readonly X[]): X {
	const [order, u] = [a as X, x as X];
	const upper = name === 'uppergamma';
	const gamma = () => applyFunction('gamma', [order]);
	if (isNumber(u, 0)) return upper ? gamma() : ZERO;
	if (isInfinite(u) && infiniteSign(u) > 0) return upper ? ZERO : gamma();
	if (isNumber(order, 1)) return upper ? power(E, negate(u)) : subtract(ONE, power(E, negate(u)));
	// Γ(1/2, x) = √π·erfc √x, and Γ(a + 1, x) = a·Γ(a, x) + x^a·e^(−x) [8.4.6, 8.8.2]
	if (order.kind === 'number' && order.value.den === 2n && order.value.num > 0n && order.value.num < MAX_HALVES) {
		const root = squareRoot(u);
		if (order.key === HALF.key) return multiply([squareRoot(PI), applyFunction(upper ? 'erfc' : 'erf', [root])]);
		const below = subtract(order, ONE);
		const tail = multiply([power(u, below), power(E, negate(u))]);
		const rest = multiply([below, incomplete(name, [below, u])]);
		return upper ? add([rest, tail]) : subtract(rest, tail);
	}
	return rawCall(name, [order, u]);
}

/** Twice the orders up to which halves are written by erf. */
const MAX_HALVES = 20n;

/** F(x|m) or E(x|m); of whole quarter turns by the complete integrals [19.2.10]. */
function incompleteElliptic(name: 'ellipticf' | 'elliptice', x: X, m: X): X {
	if (isNumber(m, 0)) return x;
	const quarters = divide(x, halfPi);
	if (isInteger(quarters))
		return multiply([quarters, applyFunction(name === 'ellipticf' ? 'elliptick' : 'elliptice', [m])]);
	return leadsNegative(x) ? negate(rawCall(name, [negate(x), m])) : rawCall(name, [x, m]);
}

/** The closed forms of special functions. */
export const SPECIAL = {
	erf: ofReal('erf', { zero: ZERO, far: ONE, near: MINUS_ONE }),
	erfc: ofReal('erfc', { zero: ONE, far: ZERO, near: TWO }),
	erfi: ofReal('erfi', { zero: ZERO, far: INFINITE, near: null }),
	Ei: ofReal('Ei', { zero: null, far: INFINITE, near: ZERO }),
	li: ofReal('li', { zero: ZERO, far: INFINITE, near: null }),
	Si: ofReal('Si', { zero: ZERO, far: halfPi, near: negate(halfPi) }),
	Ci: ofReal('Ci', { zero: null, far: ZERO, near: null }),
	Shi: ofReal('Shi', { zero: ZERO, far: INFINITE, near: null }),
	Chi: ofReal('Chi', { zero: null, far: INFINITE, near: null }),
	FresnelS: ofReal('FresnelS', { zero: ZERO, far: HALF, near: negate(HALF) }),
	FresnelC: ofReal('FresnelC', { zero: ZERO, far: HALF, near: negate(HALF) }),
	zeta: ([x]) => zeta(x as X),
	lambertw: lambertForm,
	digamma: ([x]) => {
		const u = x as X;
		if (isInteger(u) && u.value.num <= 0n) throw new NoValueError('the digamma function has no value at 0, -1, -2 …');
		return rawCall('digamma', [u]);
	},
	polygamma: ([m, x]) => polygammaForm(m as X, x as X),
	loggamma: ([x]) => {
		const u = x as X;
		if (isInteger(u) && u.value.num > 0n && u.value.num <= 40n)
			return applyFunction('log', [applyFunction('gamma', [u])]);
		return rawCall('loggamma', [u]);
	},
	beta: ([a, b]) => {
		const gamma = (u: X) => applyFunction('gamma', [u]);
		return divide(multiply([gamma(a as X), gamma(b as X)]), gamma(add([a as X, b as X])));
	},
	uppergamma: (args) => incomplete('uppergamma', args),
	lowergamma: (args) => incomplete('lowergamma', args),
	polylog: polylogForm,
	besselj: (args) => besselForm('besselj', args),
	bessely: (args) => besselForm('bessely', args),
	besseli: (args) => besselForm('besseli', args),
	besselk: (args) => besselForm('besselk', args),
	elliptick: ([m]) => (isNumber(m as X, 0) ? halfPi : rawCall('elliptick', [m as X])),
	elliptice: ([x, m]) => {
		if (m) return incompleteElliptic('elliptice', x as X, m);
		return isNumber(x as X, 0) ? halfPi : isNumber(x as X, 1) ? ONE : rawCall('elliptice', [x as X]);
	},
	ellipticf: ([x, m]) => incompleteElliptic('ellipticf', x as X, m as X),
	sinc: ([x]) => {
		const u = x as X;
		if (isNumber(u, 0)) return ONE;
		if (isInfinite(u)) return ZERO;
		return isClosed(u) && signOf(u)
			? divide(applyFunction('sin', [u]), u)
			: rawCall('sinc', [leadsNegative(u) ? negate(u) : u]);
	}
} as const satisfies Readonly<Partial<Record<FunctionName, ClosedForm>>>;

/** The ball of a function of real arguments. */
const ballOf =
	(name: keyof typeof SPECIAL_BALLS): NonNullable<FunctionForms['ball']> =>
	(value, p, count) =>
		real(
			SPECIAL_BALLS[name](p, ...(Array.from({ length: count }, (_, i) => requireReal(value(i, 40))) as [Real, Real]))
		);

for (const [name, closedForm] of Object.entries(SPECIAL))
	define({
		[name]: { closedForm, ...(name in SPECIAL_BALLS && { ball: ballOf(name as keyof typeof SPECIAL_BALLS) }) }
	});

/** ψ⁽ᵐ⁾(x): ψ for m = 0; at 1 and 1/2 by ζ(m + 1) [5.15.2, 5.15.3]. */
function polygammaForm(m: X, x: X): X {
	if (!isInteger(m) || m.value.num < 0n) return rawCall('polygamma', [m, x]);
	if (m.value.num === 0n) return applyFunction('digamma', [x]);
	const isOne = isNumber(x, 1);
	if (!isOne && x.key !== HALF.key) return rawCall('polygamma', [m, x]);
	const next = add([m, ONE]);
	const sign = m.value.num % 2n === 0n ? MINUS_ONE : ONE;
	const scale = isOne ? ONE : subtract(power(TWO, next), ONE);
	return multiply([sign, scale, applyFunction('factorial', [m]), applyFunction('zeta', [next])]);
}
