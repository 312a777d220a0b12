// Canonical powers. b^e means exp(e · log b) with the principal logarithm, arg b in (−π, π]; 0^0 = 1.
// Every rule below says when it holds.
import { add, multiply, negate, primitiveSum, productOf } from './arithmetic';
import { spend } from './budget';
import { denestSquareRoot, denestCubeRoot, invertSurd } from './denest';
import type { CallNode, Expression, Factor, NumberNode, ProductNode, SumNode } from './expression';
import {
	E,
	factorExpression,
	factorsOf,
	isCall,
	HALF,
	I,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	MINUS_ONE,
	mentionsI,
	number,
	ONE,
	PI,
	rawCall,
	rawPower,
	splitCoefficient,
	ZERO
} from './expression';
import { isInfinite, powerInfinite } from './infinity';
import { isAlgebraic, isNonNegative, isPositive, isReal } from './assumptions';
import { signOf } from './numeric';
import { factorInteger } from '../primes';
import {
	absolute,
	absoluteRational,
	compareRational,
	floorRational,
	fraction,
	integer,
	multiplyRational,
	negateRational,
	ONE_RATIONAL,
	powerRational,
	powerTooLarge,
	type Rational
} from './rational';
import { tie } from './recursion';
import { cosineAt, sineAt } from '../functions/exact-trig-values';
import { NoValueError } from './refusals';

/** base^exponent. Throws NoValueError for a negative power of 0. */
export function power(base: Expression, exponent: Expression): Expression {
	spend();
	if (isNumber(exponent, 0)) return ONE;
	if (isNumber(exponent, 1)) return base;
	if (isInfinite(base) || isInfinite(exponent)) return powerInfinite(base, exponent);
	switch (base.kind) {
		case 'number':
			return powerOfNumber(base, exponent);
		case 'constant':
			if (base.name === 'i') return powerOfI(exponent);
			return base.name === 'e' ? exponential(exponent) : rawPower(base, exponent);
		case 'power':
			return powerOfPower(base.base, base.exponent, exponent);
		case 'product':
			return powerOfProduct(base, exponent);
		case 'sum':
			return exponent.kind === 'number' ? powerOfSum(base, exponent) : rawPower(base, exponent);
		case 'call':
			// |x|² = x² for real x.
			if (
				base.name === 'abs' &&
				isInteger(exponent) &&
				exponent.value.num % 2n === 0n &&
				base.args[0] &&
				isReal(base.args[0])
			)
				return power(base.args[0], exponent);
			return oddRootPower(base, exponent) ?? negativeRoot(base, exponent) ?? rawPower(base, exponent);
		default:
			return powerByItsLogarithm(base, exponent) ?? rawPower(base, exponent);
	}
}

/** b^(u/log b) = e^u, for every complex b ≠ 0, 1. */
function powerByItsLogarithm(base: Expression, exponent: Expression): Expression | undefined {
	const below = factorsOf(exponent).find(
		({ base: log, exponent: e }) => isCall(log, 'log') && log.args[0]?.key === base.key && isNumber(e, -1)
	);
	return below && exponential(multiply([exponent, below.base]));
}

/** (ⁿ√u)^e = u^k·(ⁿ√u)^r for the real root of odd order n, e = k·n + r: holds for every real u ≠ 0. */
function oddRootPower(x: CallNode, exponent: Expression): Expression | undefined {
	const order =
		x.name === 'cbrt' ? 3n : x.name === 'root' && x.args[1] && isInteger(x.args[1]) ? x.args[1].value.num : 0n;
	if (order < 3n || !isInteger(exponent) || absolute(exponent.value.num) < order) return undefined;
	const times = exponent.value.num / order;
	const rest = exponent.value.num - times * order;
	const whole = power(x.args[0] as Expression, number(integer(times)));
	return rest === 0n ? whole : multiply([whole, rawPowerOf(x, number(integer(rest)))]);
}

const rawPowerOf = (base: Expression, exponent: Expression): Expression =>
	isNumber(exponent, 1) ? base : rawPower(base, exponent);

export const squareRoot = (x: Expression): Expression => power(x, HALF);

function powerOfNumber(base: NumberNode, exponent: Expression): Expression {
	const { value } = base;
	if (isNumber(base, 1)) return ONE;
	if (value.num === 0n) {
		const sign =
			exponent.kind === 'number'
				? Math.sign(Number(exponent.value.num))
				: isClosed(exponent)
					? signOf(exponent)
					: undefined;
		if (sign === 1) return ZERO;
		if (sign === -1 || (isClosed(exponent) && !isReal(exponent))) throw new NoValueError('division by zero');
		return rawPower(base, exponent);
	}
	if (exponent.kind === 'number') {
		if (exponent.value.den === 1n) return wholePower(value, exponent.value.num);
		if (value.num > 0n) return radical(value, exponent.value);
		return multiply([radical(negateRational(value), exponent.value), turn(exponent.value)]);
	}
	if (value.num < 0n) {
		// (−a)^e = a^e · (−1)^e: arg(−1) = π is the whole argument of −a. (−1)^e = exp(iπe).
		if (isNumber(base, -1))
			return isClosed(exponent) ? exponential(multiply([I, PI, exponent])) : rawPower(base, exponent);
		return multiply([powerOfNumber(number(negateRational(value)), exponent), power(MINUS_ONE, exponent)]);
	}
	// Positive base: a^(n + r + u) = a^n · a^(r + u), the whole part of the number in the exponent taken out.
	if (exponent.kind === 'sum') {
		const last = exponent.terms.at(-1) as Expression;
		const whole = last.kind === 'number' ? floorRational(last.value) : 0n;
		if (whole !== 0n && !powerTooLarge(value, whole)) {
			const rest = add([exponent, number(integer(-whole))]);
			return multiply([number(powerRational(value, whole)), powerOfNumber(base, rest)]);
		}
	}
	const logarithmic = logarithmBase(value, exponent);
	if (logarithmic) return logarithmic;
	const turned = smallerBase(value, exponent);
	if (turned) return turned;
	// Positive base: (p^a q^b)^e = p^(a e) q^(b e).
	const primes = primesOf(value);
	const [only] = primes;
	if (primes.length === 1 && only && only[1] === 1n) return rawPower(base, exponent);
	return multiply(primes.map(([p, k]) => power(number(integer(p)), multiply([number(integer(k)), exponent]))));
}

/** a^(c·log u / log a) = u^c for a > 0, a ≠ 1, u ≠ 0. */
function logarithmBase(value: Rational, exponent: Expression): Expression | undefined {
	if (exponent.kind !== 'product') return undefined;
	const logarithms = exponent.factors.filter(({ base }) => base.kind === 'call' && base.name === 'log');
	const below = logarithms.find((each) => isNumber(each.exponent, -1) && isLogOf(each.base, value));
	const above = logarithms.find((each) => isNumber(each.exponent, 1));
	if (!below || !above || above.base.kind !== 'call') return undefined;
	const rest = exponent.factors.filter((each) => each !== below && each !== above);
	return power(above.base.args[0] as Expression, productOf(exponent.coefficient, rest));
}

/** a^(c·log b) = b^(c·log a) for a > b > 1: one of the two ways to write it. */
function smallerBase(value: Rational, exponent: Expression): Expression | undefined {
	const { coefficient, rest } = splitCoefficient(exponent);
	const b = rest?.kind === 'call' && rest.name === 'log' && rest.args.length === 1 ? rest.args[0] : undefined;
	if (b?.kind !== 'number' || compareRational(b.value, ONE_RATIONAL) <= 0 || compareRational(value, b.value) <= 0)
		return undefined;
	const logarithms = primesOf(value).map(([p, k]) =>
		multiply([number(integer(k)), rawCall('log', [number(integer(p))])])
	);
	return power(b, multiply([number(coefficient), add(logarithms)]));
}

const isLogOf = (x: Expression, value: Rational): boolean =>
	x.kind === 'call' && x.args[0]?.kind === 'number' && compareRational(x.args[0].value, value) === 0;

/** a^n; stays a power of primes where the number would be too long. */
function wholePower(value: Rational, n: bigint): Expression {
	if (!powerTooLarge(value, n)) return number(powerRational(value, n));
	const sign = value.num < 0n && n % 2n !== 0n ? -1n : 1n;
	const factors = primesOf(absoluteRational(value)).map(([p, k]): Factor => {
		return { base: number(integer(p)), exponent: number(integer(k * n)) };
	});
	factors.sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
	return productOf({ num: sign, den: 1n }, factors);
}

/** Primes of a positive fraction with their exponents, those of the denominator negative. */
export function primesOf(value: Rational): (readonly [bigint, bigint])[] {
	const primes: (readonly [bigint, bigint])[] = [];
	if (value.num > 1n) for (const [p, k] of factorInteger(value.num)) primes.push([p, BigInt(k)]);
	if (value.den > 1n) for (const [p, k] of factorInteger(value.den)) primes.push([p, BigInt(-k)]);
	return primes;
}

/** value^exponent for value > 0: primes under exponents in (0, 1), the whole powers in the coefficient. */
function radical(value: Rational, exponent: Rational): Expression {
	let coefficient: Rational = ONE_RATIONAL;
	const large: Factor[] = [];
	const factors: Factor[] = [];
	for (const [p, k] of primesOf(value)) {
		const total = fraction(k * exponent.num, exponent.den);
		const whole = floorRational(total);
		if (whole !== 0n) {
			if (powerTooLarge(integer(p), whole)) large.push({ base: number(integer(p)), exponent: number(total) });
			else coefficient = multiplyRational(coefficient, powerRational(integer(p), whole));
		}
		const rest = fraction(total.num - whole * total.den, total.den);
		if (rest.num !== 0n && !large.some(({ base }) => isNumber(base) && base.value.num === p))
			factors.push({ base: number(integer(p)), exponent: number(rest) });
	}
	factors.push(...large);
	factors.sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
	return productOf(coefficient, factors);
}

/** (−1)^r = exp(iπr), the principal value, for a fraction r. */
const turn = (r: Rational): Expression => exponential(multiply([number(r), I, PI]));

/** i^e = exp(iπe/2); i^n by n modulo 4. */
function powerOfI(exponent: Expression): Expression {
	if (isInteger(exponent)) {
		const quarter = Number(((exponent.value.num % 4n) + 4n) % 4n);
		return [ONE, I, MINUS_ONE, negate(I)][quarter] as Expression;
	}
	return exponential(multiply([HALF, exponent, I, PI]));
}

/** exp(x): exp(c·log u) = u^c (u ≠ 0) and exp(iπr) in closed form where the table has it; both hold everywhere. */
export function exponential(x: Expression): Expression {
	if (isNumber(x, 0)) return ONE;
	if (isNumber(x, 1)) return E;
	const apart: Expression[] = [];
	const kept: Expression[] = [];
	for (const term of x.kind === 'sum' ? x.terms : [x]) {
		const closed = exponentialTerm(term);
		if (closed) apart.push(closed);
		else kept.push(term);
	}
	if (apart.length === 0) return rawPower(E, x);
	if (kept.length === 0) return multiply(apart);
	return multiply([...apart, rawPower(E, add(kept))]);
}

function exponentialTerm(term: Expression): Expression | undefined {
	if (term.kind === 'call' && term.name === 'log') return term.args[0];
	if (term.kind !== 'product') return undefined;
	const logarithm = term.factors.find(
		({ base, exponent }) => base.kind === 'call' && base.name === 'log' && isNumber(exponent, 1)
	);
	if (logarithm?.base.kind === 'call') {
		const rest = term.factors.filter((each) => each !== logarithm);
		return power(logarithm.base.args[0] as Expression, productOf(term.coefficient, rest));
	}
	const r = imaginaryTurn(term);
	if (!r) return undefined;
	// exp(iπr) has the period 2 in r.
	const reduced = reduceTurn(r);
	const cosine = cosineAt(reduced);
	const sine = sineAt(reduced);
	if (cosine && sine) return add([cosine, multiply([I, sine])]);
	if (compareRational(reduced, r) === 0) return undefined;
	return rawPower(E, multiply([number(reduced), I, PI]));
}

/** r of i·π·r. */
function imaginaryTurn(term: ProductNode): Rational | undefined {
	if (term.factors.length !== 2) return undefined;
	const names = term.factors.map(({ base, exponent }) =>
		isNumber(exponent, 1) && base.kind === 'constant' ? base.name : ''
	);
	return names.includes('i') && names.includes('pi') ? term.coefficient : undefined;
}

/** r modulo 2, in (−1, 1]. */
export function reduceTurn(r: Rational): Rational {
	const turns = floorRational(fraction(r.num - r.den, 2n * r.den)) + 1n;
	return fraction(r.num - 2n * turns * r.den, r.den);
}

function powerOfPower(u: Expression, v: Expression, e: Expression): Expression {
	// e whole, or u > 0 with v real, or −1 < v ≤ 1 (v·arg u stays within (−π, π]): u^(v e).
	if (isInteger(e)) return power(u, multiply([v, e]));
	if (isConstantNamed(u, 'e') ? isReal(v) : isPositive(u) && isReal(v)) return power(u, multiply([v, e]));
	if (
		v.kind === 'number' &&
		compareRational(v.value, { num: -1n, den: 1n }) > 0 &&
		compareRational(v.value, ONE_RATIONAL) <= 0
	)
		return power(u, multiply([v, e]));
	// u real, v even, e real: (u^v)^e = |u|^(v e).
	if (isInteger(v) && v.value.num % 2n === 0n && isReal(u) && isReal(e)) return power(absoluteOf(u), multiply([v, e]));
	return negativeRoot(rawPower(u, v), e) ?? rawPower(rawPower(u, v), e);
}

/** |u| of a real u inside a power. */
const absoluteOf = (u: Expression): Expression => {
	if (isNonNegative(u)) return u;
	if (isClosed(u) && signOf(u) === -1) return negate(u);
	const { coefficient, rest } = splitCoefficient(u);
	if (!rest) return number(absoluteRational(coefficient));
	const size = absoluteRational(coefficient);
	const inner = rest.kind === 'call' && rest.name === 'abs' ? rest : rawCall('abs', [rest]);
	return size.num === 1n && size.den === 1n ? inner : multiply([number(size), inner]);
};

/** (c · b₁^e₁ · …)^e */
function powerOfProduct(base: ProductNode, exponent: Expression): Expression {
	if (isInteger(exponent)) {
		const coefficient = power(number(base.coefficient), exponent);
		return multiply([
			coefficient,
			...base.factors.map((each) => power(each.base, multiply([each.exponent, exponent])))
		]);
	}
	// (p·q)^e = p^e · q^e for p ≥ 0 (arg(pq) = arg q); at p = 0 for e > 0, at a pole both sides are undefined.
	const outside: Expression[] = [];
	const inside: Factor[] = [];
	const size = absoluteRational(base.coefficient);
	const sign: Rational = { num: base.coefficient.num < 0n ? -1n : 1n, den: 1n };
	if (size.num !== 1n || size.den !== 1n) outside.push(power(number(size), exponent));
	for (const factor of base.factors) {
		const whole = factorExpression(factor);
		if (isNonNegative(whole)) outside.push(power(whole, exponent));
		else inside.push(factor);
	}
	const rest = productOf(sign, inside);
	if (outside.length > 0) return multiply([...outside, power(rest, exponent)]);
	return negativeRoot(base, exponent) ?? rawPower(base, exponent);
}

/** x^r for a real constant x < 0 and a fraction r: |x|^r · (−1)^r. */
function negativeRoot(x: Expression, exponent: Expression): Expression | undefined {
	if (exponent.kind !== 'number' || exponent.value.den === 1n || !isClosed(x) || !isReal(x) || signOf(x) !== -1)
		return undefined;
	return multiply([power(negate(x), exponent), turn(exponent.value)]);
}

/** (a + b + …)^r for a fraction r. */
function powerOfSum(base: SumNode, exponent: NumberNode): Expression {
	const { content, primitive } = primitiveSum(base);
	const whole = exponent.value.den === 1n;
	if (whole) {
		if (content !== ONE_RATIONAL) return multiply([power(number(content), exponent), powerOfSum(primitive, exponent)]);
		if (exponent.value.num < 0n && isClosed(base)) {
			const inverse = isAlgebraic(base) ? invertSurd(base) : undefined;
			if (inverse) return power(inverse, number(negateRational(exponent.value)));
		}
		return rawPower(base, exponent);
	}
	// A positive content leaves the root: (c·s)^r = c^r · s^r for c > 0.
	const size = absoluteRational(content);
	if (size.num !== 1n || size.den !== 1n) {
		const rest = content.num < 0n ? (negate(primitive) as SumNode) : primitive;
		return multiply([power(number(size), exponent), power(rest, exponent)]);
	}
	if (isClosed(base)) {
		const { num, den } = exponent.value;
		const root = den === 2n ? denestSquareRoot(base) : den === 3n ? denestCubeRoot(base) : undefined;
		if (root) return power(root, number(integer(num)));
		const negative = negativeRoot(base, exponent);
		if (negative) return negative;
		if (num < 0n || absolute(num) > den) {
			// s^(−1/2) = s^(1/2) · s^(−1), so that the denominator is cleared; where 1/s has a closed form only.
			const down = floorRational(exponent.value);
			const inverse = down < 0n && isAlgebraic(base) && !mentionsI(base) ? invertSurd(base) : undefined;
			if (inverse) {
				const rest = fraction(num - down * den, den);
				return multiply([power(base, number(rest)), power(inverse, number(integer(-down)))]);
			}
		}
	}
	return rawPower(base, exponent);
}

tie({ power });
