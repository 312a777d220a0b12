/** Functions of whole numbers: factorials, binomials, divisors, rounding, remainders. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { isReal } from '../core/assumptions';
import { spend } from '../core/budget';
import {
	coefficientOf,
	HALF,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	number,
	ONE,
	PI,
	rawCall,
	ZERO,
	type Expression,
	factorsOf
} from '../core/expression';
import { isInfinite } from '../core/infinity';
import { floorOf, isZero, signOf } from '../core/numeric';
import { squareRoot } from '../core/powers';
import { powerModulo } from '../primes';
import {
	absolute,
	bitLength,
	floorRational,
	fraction,
	gcdOf,
	integer,
	MAX_BITS,
	multiplyRational,
	type Rational
} from '../core/rational';
import { NoValueError } from '../core/refusals';

/** n! is written out up to here (35,660 digits); larger ones stay `n!` with known digits. */
const MAX_FACTORIAL = 10_000n;

const whole = (value: bigint): Expression => number(integer(value));

/** Product of low, …, high by halves, so that the factors stay of like length. */
function rangeProduct(low: bigint, high: bigint): bigint {
	if (high - low < 16n) {
		let product = 1n;
		for (let k = low; k <= high; k++) product *= k;
		spend(16);
		return product;
	}
	const middle = (low + high) >> 1n;
	const left = rangeProduct(low, middle);
	const right = rangeProduct(middle + 1n, high);
	spend(bitLength(left) / 256);
	return left * right;
}

/** x!; of halves by Γ. Throws NoValueError for negative whole numbers. */
export function factorial(x: Expression): Expression {
	if (x.kind === 'number') {
		if (x.value.den === 1n) {
			if (x.value.num < 0n) throw new NoValueError('the factorial of a negative whole number has no value');
			if (x.value.num <= MAX_FACTORIAL) return whole(rangeProduct(2n, x.value.num));
		} else if (x.value.den === 2n) return gamma(add([x, ONE]));
	}
	return rawCall('factorial', [x]);
}

/** n!! = n·(n − 2)·…; for whole n ≥ −1. */
export function doubleFactorial(x: Expression): Expression {
	if (!isInteger(x)) {
		if (!isClosed(x)) return rawCall('doubleFactorial', [x]);
		throw new NoValueError('the double factorial needs a whole number');
	}
	if (x.value.num < -1n) throw new NoValueError('the double factorial of a negative number has no value');
	const n = x.value.num;
	if (n > 2n * MAX_FACTORIAL) throw new NoValueError('the double factorial of a number over 20,000 is too large');
	let product = 1n;
	for (let k = n; k > 1n; k -= 2n) product *= k;
	spend(Number(n) * 4);
	return whole(product);
}

/** Γ(x): (n − 1)! for whole n ≥ 1, rational multiples of √π at halves. Throws NoValueError at its poles. */
export function gamma(x: Expression): Expression {
	if (x.kind === 'number') {
		if (x.value.den === 1n) {
			if (x.value.num <= 0n) throw new NoValueError('the gamma function has no value at 0, -1, -2 …');
			return factorial(whole(x.value.num - 1n));
		}
		if (x.value.den === 2n && absolute(x.value.num) < 4_000n) {
			// Γ(x + 1) = x·Γ(x), Γ(1/2) = √π
			let factor: Rational = integer(1n);
			let n = x.value.num;
			for (; n > 1n; n -= 2n) factor = multiplyRational(factor, fraction(n - 2n, 2n));
			for (; n < 1n; n += 2n) factor = multiplyRational(factor, fraction(2n, n));
			return multiply([number(factor), squareRoot(PI)]);
		}
	}
	return rawCall('gamma', [x]);
}

/** n over k: the product n(n − 1)…(n − k + 1)/k! for whole k ≥ 0 and any number n; 0 for whole k < 0. */
export function binomial(n: Expression, k: Expression): Expression {
	if (isInteger(k)) {
		let below = k.value.num;
		if (n.kind === 'number') {
			if (isInteger(n) && n.value.num >= 0n) {
				if (below < 0n || below > n.value.num) return ZERO;
				if (2n * below > n.value.num) below = n.value.num - below;
			}
			if (below < 0n) return ZERO;
			if (below > 0n && BigInt(Math.ceil(Math.max(1, bitLength(n.value.num)))) * below > BigInt(2 * MAX_BITS))
				return rawCall('binomial', [n, k]);
			if (isInteger(n) && n.value.num >= 0n) {
				const top = rangeProduct(n.value.num - below + 1n, n.value.num);
				return whole(top / rangeProduct(2n, below));
			}
			let result: Rational = integer(1n);
			for (let j = 0n; j < below; j++) {
				spend(4);
				result = multiplyRational(result, fraction(n.value.num - j * n.value.den, n.value.den * (j + 1n)));
			}
			return number(result);
		}
		if (below === 0n) return ONE;
		if (below === 1n) return n;
	}
	return rawCall('binomial', [n, k]);
}

/** n!/(n − k)! for whole 0 ≤ k ≤ n. */
export function permutations(n: Expression, k: Expression): Expression {
	if (!isInteger(n) || !isInteger(k)) return divide(factorial(n), factorial(subtract(n, k)));
	if (k.value.num < 0n || n.value.num < 0n)
		throw new NoValueError('permutations need whole numbers that are not negative');
	if (k.value.num > n.value.num) return ZERO;
	if (BigInt(bitLength(n.value.num)) * k.value.num > BigInt(MAX_BITS))
		return divide(rawCall('factorial', [n]), factorial(subtract(n, k)));
	return whole(rangeProduct(n.value.num - k.value.num + 1n, n.value.num));
}

/** Greatest common divisor or least common multiple of fractions; symbolic otherwise. */
export function divisor(name: 'gcd' | 'lcm', args: readonly Expression[]): Expression {
	const values: Rational[] = [];
	for (const arg of args) {
		if (arg.kind !== 'number') {
			if (isClosed(arg)) throw new NoValueError(`${name} needs whole numbers or fractions`);
			return rawCall(name, args);
		}
		values.push(arg.value);
	}
	// gcd(a/b, c/d) = gcd(a, c)/lcm(b, d) in lowest terms, lcm the other way round.
	let num = absolute(values[0]?.num ?? 0n);
	let den = values[0]?.den ?? 1n;
	const common = (a: bigint, b: bigint): bigint =>
		a === 0n || b === 0n ? 0n : (absolute(a) / gcdOf(a, b)) * absolute(b);
	for (const value of values.slice(1)) {
		num = name === 'gcd' ? gcdOf(num, value.num) : common(num, value.num);
		den = name === 'gcd' ? common(den, value.den) : gcdOf(den, value.den);
	}
	return number(fraction(num, den));
}

/** a − b·⌊a/b⌋: the sign is that of b. Throws NoValueError for b = 0. Powers of whole numbers never leave the modulus. */
export function modulo(a: Expression, b: Expression): Expression {
	if (isInfinite(a) || isInfinite(b)) throw new NoValueError('a remainder with infinity has no value');
	if (isNumber(b, 0) || isZero(b) === true) throw new NoValueError('division by zero');
	if (isInteger(b)) {
		const residue = residueOf(a, absolute(b.value.num));
		if (residue !== undefined) {
			return whole(residue !== 0n && b.value.num < 0n ? residue + b.value.num : residue);
		}
	}
	if (isClosed(a) && isClosed(b) && isReal(a) && isReal(b)) {
		const quotient = wholePart(divide(a, b));
		if (quotient !== undefined) return subtract(a, multiply([whole(quotient), b]));
	}
	return rawCall('mod', [a, b]);
}

/** A whole-valued expression modulo m, without building it; undefined when it is not seen to be whole. */
function residueOf(x: Expression, m: bigint): bigint | undefined {
	const reduce = (value: bigint): bigint => ((value % m) + m) % m;
	switch (x.kind) {
		case 'number':
			return x.value.den === 1n ? reduce(x.value.num) : undefined;
		case 'power':
		case 'product':
			return factorsOf(x).reduce<bigint | undefined>(
				(product, { base, exponent }) => {
					if (product === undefined || !isInteger(exponent) || exponent.value.num < 0n) return undefined;
					const residue = powerResidue(base, exponent.value.num, m);
					return residue === undefined ? undefined : reduce(product * residue);
				},
				residueOf(number(coefficientOf(x)), m)
			);
		case 'sum':
			return x.terms.reduce<bigint | undefined>((sum, term) => {
				const residue = sum === undefined ? undefined : residueOf(term, m);
				return sum === undefined || residue === undefined ? undefined : reduce(sum + residue);
			}, 0n);
		case 'call': {
			// n! is divisible by every m ≤ n.
			const [n] = x.args;
			return x.name === 'factorial' && n && isInteger(n) && n.value.num >= m ? 0n : undefined;
		}
		default:
			return undefined;
	}
}

function powerResidue(base: Expression, exponent: bigint, m: bigint): bigint | undefined {
	const residue = residueOf(base, m);
	return residue === undefined ? undefined : powerModulo(residue, exponent, m);
}

/** ⌊x⌋ of a real constant, proved; undefined when it lies too near to a whole number to tell. */
export function wholePart(x: Expression): bigint | undefined {
	if (x.kind === 'number') return floorRational(x.value);
	const floor = floorOf(x);
	if (floor !== undefined) return floor;
	// A whole number itself is never told apart by digits: prove it.
	const near = floorOf(add([x, HALF]));
	if (near === undefined) return undefined;
	const difference = signOf(subtract(x, whole(near)));
	return difference === 0 ? near : difference === -1 ? near - 1n : difference === 1 ? near : undefined;
}

/** floor, ceil, round (halves away from zero), trunc, frac of a real x. */
export function rounding(name: 'floor' | 'ceil' | 'round' | 'trunc' | 'frac', x: Expression): Expression {
	if (isInfinite(x)) return name === 'frac' ? ZERO : x;
	if (isCall(x) && ['floor', 'ceil', 'round', 'trunc'].includes(x.name) && name !== 'frac') return x;
	if (isClosed(x) && !isReal(x)) {
		throw new NoValueError(`${name} needs a real number`);
	}
	if (isClosed(x)) {
		const negative = signOf(x) === -1;
		const low = (y: Expression): Expression | undefined => {
			const part = wholePart(y);
			return part === undefined ? undefined : whole(part);
		};
		const high = (y: Expression): Expression | undefined => {
			const part = low(negate(y));
			return part && negate(part);
		};
		const value = ((): Expression | undefined => {
			switch (name) {
				case 'floor':
					return low(x);
				case 'ceil':
					return high(x);
				case 'round':
					return negative ? high(subtract(x, HALF)) : low(add([x, HALF]));
				case 'trunc':
					return negative ? high(x) : low(x);
				case 'frac': {
					const part = negative ? high(x) : low(x);
					return part && subtract(x, part);
				}
			}
		})();
		if (value) return value;
	}
	if (name === 'frac') return subtract(x, rounding('trunc', x));
	// Whole terms leave floor, ceil: ⌊x + n⌋ = ⌊x⌋ + n.
	if ((name === 'floor' || name === 'ceil') && x.kind === 'sum') {
		const shift = x.terms.find(isInteger);
		if (shift) return add([rounding(name, subtract(x, shift)), shift]);
	}
	return rawCall(name, [x]);
}

/** The whole part of a/b, towards zero. Throws NoValueError for b = 0. */
export const quotient = (a: Expression, b: Expression): Expression => rounding('trunc', divide(a, b));

/** F(n) for whole 0 ≤ n ≤ 200,000, by doubling. */
export function fibonacci(x: Expression): Expression {
	if (!isInteger(x)) {
		if (!isClosed(x)) return rawCall('fibonacci', [x]);
		throw new NoValueError('fibonacci needs a whole number');
	}
	const n = x.value.num;
	if (absolute(n) > 200_000n) throw new NoValueError('fibonacci takes numbers up to 200,000');
	let [a, b] = [0n, 1n];
	for (const bit of absolute(n).toString(2)) {
		spend(1 + bitLength(b) / 16);
		const doubled = a * (2n * b - a);
		const next = a * a + b * b;
		[a, b] = bit === '1' ? [next, doubled + next] : [doubled, next];
	}
	return whole(n < 0n && n % 2n === 0n ? -a : a);
}
