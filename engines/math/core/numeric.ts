/** Values of closed expressions to any precision, and what follows from them: signs, zeros, whole parts. */
import { attempt, BudgetExceeded, spend } from './budget';
import {
	addComplex,
	expComplex,
	IMAGINARY_UNIT,
	isZeroComplex,
	logComplex,
	multiplyComplex,
	real,
	squareRootComplex,
	wholePowerComplex,
	type Complex
} from '../reals/complex';
import { realE, realPi } from '../reals/elementary';
import type { CallNode, Expression, Factor } from './expression';
import { coefficientOf, factorsOf, isClosed, isInteger, number } from './expression';
import { gcdOf, multiplyRational, ONE_RATIONAL, powerRational, powerTooLarge, type Rational } from './rational';
import { definitionOf } from '../definitions/registry';
import { provedNumber } from './prove';
import { separationBits } from '../reals/separation';
import {
	EXACT,
	floorReal,
	lower,
	mayBeZero,
	InsufficientPrecision,
	powerReal,
	REAL_ONE,
	REAL_ZERO,
	realFromRational,
	signOfReal,
	upper
} from '../reals/real';
import { NoValueError } from './refusals';

/** Values for free symbols, as far as there are any. */
export type Environment = ReadonlyMap<string, Complex>;
const EMPTY: Environment = new Map();

/** x as a ball of about p bits. Throws InsufficientPrecision, NoValueError at a pole, BudgetExceeded. */
export function approximate(x: Expression, p: number, environment: Environment = EMPTY): Complex {
	spend(0.5 + p / 2048);
	switch (x.kind) {
		case 'number':
			return real(realFromRational(x.value, p));
		case 'constant':
			if (x.name === 'i') return IMAGINARY_UNIT;
			if (x.name === 'infinity') throw new NoValueError('infinity has no decimal value');
			return real(x.name === 'pi' ? realPi(p) : realE(p));
		case 'symbol': {
			const value = environment.get(x.name);
			if (!value) throw new NoValueError(`${x.name} has no value`);
			return value;
		}
		case 'sum': {
			let total = real(REAL_ZERO);
			for (const term of x.terms) total = addComplex(total, approximate(term, p + 4, environment), p + 4);
			return total;
		}
		case 'product': {
			let total = real(realFromRational(x.coefficient, p + 4));
			for (const { base, exponent } of joinLongPowers(x.factors))
				total = multiplyComplex(total, approximatePower(base, exponent, p + 4, environment), p + 4);
			return total;
		}
		case 'power':
			return approximatePower(x.base, x.exponent, p, environment);
		case 'call':
			return x.closed ? callValue(x, p) : approximateCall(x.name, x.args, p, environment);
	}
}

/** Values of closed calls, each at the highest precision that was asked for. */
const callValues = new WeakMap<CallNode, { readonly p: number; readonly value: Complex }>();
/** Enough for signs, simple fractions and thirty digits: one computation answers all of them. */
const COMMON_BITS = 176;

function callValue(x: CallNode, p: number): Complex {
	const known = callValues.get(x);
	if (known && known.p >= p) return known.value;
	const wide = Math.max(p, COMMON_BITS);
	const value = approximateCall(x.name, x.args, wide, EMPTY);
	callValues.set(x, { p: wide, value });
	return value;
}

/** Powers of whole numbers too long to write, under one exponent again: (1 + 10^-99)^(10^99) is near e, its primes not. */
function joinLongPowers(factors: readonly Factor[]): readonly Factor[] {
	const long = factors.filter(({ base, exponent }) => base.kind === 'number' && isInteger(exponent));
	if (long.length < 2) return factors;
	let shared = 0n;
	for (const { exponent } of long) if (isInteger(exponent)) shared = gcdOf(shared, exponent.value.num);
	let base: Rational = ONE_RATIONAL;
	for (const factor of long) {
		if (factor.base.kind !== 'number' || !isInteger(factor.exponent)) continue;
		const times = factor.exponent.value.num / shared;
		if (powerTooLarge(factor.base.value, times)) return factors;
		base = multiplyRational(base, powerRational(factor.base.value, times));
	}
	const joined: Factor = { base: number(base), exponent: number({ num: shared, den: 1n }) };
	return [joined, ...factors.filter((factor) => !long.includes(factor))];
}

function approximatePower(base: Expression, exponent: Expression, p: number, environment: Environment): Complex {
	const value = approximate(base, p + 8, environment);
	if (isInteger(exponent)) {
		const { num } = exponent.value;
		if (isZeroComplex(value) && num < 0n) throw new NoValueError('division by zero');
		return wholePowerComplex(value, num, p);
	}
	if (exponent.kind === 'number' && exponent.value.den === 2n) {
		if (isZeroComplex(value) && exponent.value.num < 0n) throw new NoValueError('division by zero');
		return wholePowerComplex(squareRootComplex(value, p + 4), exponent.value.num, p);
	}
	const raised = approximate(exponent, p + 8, environment);
	if (base.kind === 'constant' && base.name === 'e') return expComplex(raised, p);
	return powerComplex(value, raised, p);
}

/** a^b = exp(b · log a); 0^b for b of positive real part is 0. */
export function powerComplex(a: Complex, b: Complex, p: number): Complex {
	if (isZeroComplex(b)) return real(REAL_ONE);
	if (isZeroComplex(a)) {
		if (signOfReal(b.re) > 0) return a;
		throw new NoValueError('division by zero');
	}
	if (!a.im && !b.im && b.re.r === EXACT && b.re.e === 0 && b.re.m > 0n && b.re.m < 1000n)
		return real(powerReal(a.re, b.re.m, p));
	// The product's magnitude costs that many bits of the exponential.
	const log = logComplex(a, p + 16);
	if (!mayBeZero(log.re) && upper(b.re) + lower(log.re) > 52 && !mayBeZero(b.re))
		throw new BudgetExceeded('has a decimal exponent of over 15 digits', 'digits');
	const extra = Math.max(0, Math.ceil(upper(log.re)), Math.ceil(upper(b.re)), 0);
	const wide = p + 16 + Math.min(extra + Math.max(0, Math.ceil(upper(b.re))), 20_000);
	return expComplex(multiplyComplex(b, logComplex(a, wide), wide), p);
}

function approximateCall(name: string, args: readonly Expression[], p: number, environment: Environment): Complex {
	const ball = definitionOf(name)?.ball;
	if (!ball) throw new BudgetExceeded(`has no decimal value (${name})`, 'digits');
	return ball((index = 0, more = 8) => approximate(args[index] as Expression, p + more, environment), p, args.length);
}

/** Precisions that a question of sign is tried at, in bits: up to about 2,400 digits. */
const LADDER = [64, 160, 400, 1_000, 2_500, 8_000];
/** A proof by root separation may ask for this many bits. */
const MAX_PROOF_BITS = 30_000;
const PROOF_STEPS = 300_000;

const signs = new WeakMap<Expression, -1 | 0 | 1 | null>();

/** Sign of a closed real expression; undefined if unknown. Zero only by proof: exact form or root separation. */
export function signOf(x: Expression): -1 | 0 | 1 | undefined {
	if (x.kind === 'number') return x.value.num < 0n ? -1 : x.value.num > 0n ? 1 : 0;
	if (!isClosed(x)) return undefined;
	const known = signs.get(x);
	if (known !== undefined) return known ?? undefined;
	if (positiveByForm(x)) return 1;
	const sign = decide(
		x,
		({ re, im }) => (im === undefined || isZeroComplex({ re: im }) ? signOfReal(re) : undefined),
		0
	);
	const proved = sign ?? signProved(x);
	signs.set(x, proved ?? null);
	return proved;
}

/** Sums, products and real powers of positive terms: no digits are needed. */
function positiveByForm(x: Expression): boolean {
	if (x.kind === 'number') return x.value.num > 0n;
	if (x.kind === 'constant') return x.name !== 'i' && x.name !== 'infinity';
	if (signs.get(x) === 1) return true;
	spend(0.2);
	const positive =
		x.kind === 'sum'
			? x.terms.every(positiveByForm)
			: (x.kind === 'product' || x.kind === 'power') && coefficientOf(x).num > 0n && factorsOf(x).every(positivePower);
	if (positive) signs.set(x, 1);
	return positive;
}

const positivePower = ({ base, exponent }: Factor): boolean => exponent.kind === 'number' && positiveByForm(base);

const zeros = new WeakMap<Expression, boolean | null>();

/** Whether a closed expression is zero; undefined when that could not be decided. */
export function isZero(x: Expression): boolean | undefined {
	if (x.kind === 'number') return x.value.num === 0n;
	if (!isClosed(x)) return undefined;
	const known = zeros.get(x);
	if (known !== undefined) return known ?? undefined;
	const zero = decide(
		x,
		({ re, im }) => {
			if (!mayBeZero(re) || (im && !mayBeZero(im))) return false;
			if (re.r === EXACT && (!im || im.r === EXACT)) return true;
			throw new InsufficientPrecision('a value may be zero');
		},
		true
	);
	const proved = zero ?? (mayVanish(x) ? provedZero(x) : undefined);
	zeros.set(x, proved ?? null);
	return proved;
}

/** Whether a value is within the reach of digits and not told from 0 by them. */
function mayVanish(x: Expression): boolean {
	try {
		const { re, im } = approximate(x, 256);
		return mayBeZero(re) && (!im || mayBeZero(im));
	} catch (error) {
		if (error instanceof InsufficientPrecision) return true;
		if (error instanceof NoValueError || error instanceof BudgetExceeded) return false;
		throw error;
	}
}

function provedZero(x: Expression): boolean | undefined {
	const found = provedNumber(x);
	return found?.kind === 'number' ? found.value.num === 0n : undefined;
}

const signProved = (x: Expression): -1 | 0 | 1 | undefined => (mayVanish(x) && provedZero(x) === true ? 0 : undefined);

/** Raises the precision until `judge` has an answer; `whenZero` is the answer for a proved zero. */
function decide<T>(x: Expression, judge: (value: Complex) => T | undefined, whenZero: T): T | undefined {
	let proof: number | undefined;
	for (const [rung, p] of LADDER.entries()) {
		// The bound matters only where the first digits do not decide.
		if (rung === 1) proof = separationBits(x);
		if (rung > 0 && proof !== undefined && proof < MAX_PROOF_BITS && p >= proof + 64) break;
		try {
			return judge(approximate(x, p));
		} catch (error) {
			if (error instanceof NoValueError || isOutOfReach(error)) return undefined;
			if (!(error instanceof InsufficientPrecision)) throw error;
		}
	}
	if (proof === undefined || proof >= MAX_PROOF_BITS) return undefined;
	const needed = proof;
	// Below the separation bound a value can only be zero.
	return attempt({ steps: PROOF_STEPS }, () => {
		for (const p of [needed + 64, 2 * needed + 256]) {
			try {
				const { re, im } = approximate(x, p);
				const size = Math.max(upper(re), im ? upper(im) : -Infinity);
				return size < -needed ? whenZero : judge({ re, im });
			} catch (error) {
				if (error instanceof NoValueError) return undefined;
				if (!(error instanceof InsufficientPrecision)) throw error;
			}
		}
		return undefined;
	});
}

/** A value beyond every decimal exponent is not a ball, but the budget may remain. */
const isOutOfReach = (error: unknown): boolean => error instanceof BudgetExceeded && error.bound === 'digits';

/** The whole part of a closed real expression; undefined when it could not be decided. */
export function floorOf(x: Expression): bigint | undefined {
	const floor = decide(x, ({ re, im }) => (im ? undefined : floorReal(re)), 0n);
	if (floor !== undefined) return floor;
	// A long whole part needs as many bits as it has.
	return attempt({ steps: PROOF_STEPS }, () => {
		try {
			const size = upper(approximate(x, 64).re);
			if (size < 4_000 || size > 60_000) return undefined;
			const { re, im } = approximate(x, Math.ceil(size) + 128);
			return im ? undefined : floorReal(re);
		} catch (error) {
			if (error instanceof InsufficientPrecision || error instanceof NoValueError) return undefined;
			throw error;
		}
	});
}
