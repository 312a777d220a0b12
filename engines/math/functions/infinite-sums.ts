// Sums to infinity of c·R(k)·x^k over factorials or central binomials, R rational: partial fractions with the digamma function
// at rationals (Gauss) and Hurwitz' zeta function, polylogarithms, exponentials, and logarithms of products.
// Formulas: DLMF 5.4.19, 5.15, 25.12; Lehmer, American Mathematical Monthly 92 (1985) for central binomials.
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import type { CallNode, Expression, SymbolNode } from '../core/expression';
import {
	factorsOf,
	freeSymbols,
	HALF,
	INFINITY,
	integerNode,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	splitCoefficient,
	termsOf,
	TWO,
	ZERO
} from '../core/expression';
import { expand } from '../core/expand';
import { signOf } from '../core/numeric';
import { addRational, fraction, integer, type Rational } from '../core/rational';
import { applyFunction, power } from '../core/recursion';
import { decomposed, type Piece } from '../calculus/integrate/rational';
import { closedSum, linearIn } from './closed-sums';
import { closedProduct } from './products';
import { replace } from '../core/substitution';

/** First terms that are added beside a closed form; poles of the digamma function have denominators up to this. */
const MAX_FIRST = 60;
const MAX_DENOMINATOR = 12n;
const MAX_DEGREE = 16;

const SPECIAL: ReadonlySet<string> = new Set(['factorial', 'binomial']);

const call = (name: string, ...args: Expression[]): Expression => applyFunction(name, args);
const sqrt = (x: Expression): Expression => power(x, HALF);
const whole = (n: bigint | number): Expression => integerNode(n);

/** R(k)·x^k beside a factorial or a binomial; terms with the same x and call are added up. */
interface Term {
	readonly rational: Expression;
	readonly x: Expression;
	readonly special: { readonly call: CallNode; readonly exponent: bigint } | undefined;
}

/** Σ of body for index = lower … ∞, a whole lower end. Undefined without a closed form. */
export function infiniteSum(body: Expression, index: SymbolNode, lower: Expression): Expression | undefined {
	if (!isInteger(lower)) return undefined;
	const from = lower.value.num;
	const groups = new Map<string, Term>();
	const isRational = [body, ...termsOf(body)].every((each) => termOf(each, index)?.special === undefined);
	for (const each of termOf(body, index) && isRational ? [body] : termsOf(expand(body))) {
		const term = termOf(each, index);
		if (!term) return logarithm(body, index, lower);
		const key = `${term.x.key} ${term.special?.call.key ?? ''} ${term.special?.exponent ?? ''}`;
		const known = groups.get(key);
		groups.set(key, known ? { ...term, rational: add([known.rational, term.rational]) } : term);
	}
	const parts = [...groups.values()].map((term) => sumOf(term, index, from));
	return parts.every((part) => part !== undefined) ? add(parts) : undefined;
}

/** Σ c·log g as the logarithm of a product. */
function logarithm(body: Expression, index: SymbolNode, lower: Expression): Expression | undefined {
	const { coefficient, rest } = splitCoefficient(body);
	if (!rest || !isCall(rest, 'log') || !rest.args[0]) return undefined;
	const product = closedProduct(rest.args[0], index, lower, INFINITY);
	return product && signOf(product) === 1 ? multiply([number(coefficient), call('log', product)]) : undefined;
}

function termOf(x: Expression, index: SymbolNode): Term | undefined {
	const rational: Expression[] = [number(splitCoefficient(x).coefficient)];
	const ratios: Expression[] = [];
	let special: Term['special'];
	const has = (each: Expression) => freeSymbols(each).includes(index.name);
	for (const { base, exponent } of x.kind === 'sum' ? [{ base: x, exponent: ONE }] : factorsOf(x)) {
		if (!has(exponent) && (!has(base) || (isInteger(exponent) && isPolynomial(base, index))))
			rational.push(power(base, exponent));
		else if (!has(base)) {
			const linear = linearIn(exponent, index);
			if (!linear) return undefined;
			rational.push(power(base, linear.rest));
			ratios.push(power(base, linear.slope));
		} else if (isCall(base) && SPECIAL.has(base.name) && isInteger(exponent) && special === undefined)
			special = { call: base, exponent: exponent.value.num };
		else return undefined;
	}
	const ratio = multiply(ratios);
	return isClosed(ratio) ? { rational: multiply(rational), x: ratio, special } : undefined;
}

const isPolynomial = (x: Expression, index: SymbolNode): boolean =>
	x.kind === 'sum' || x.kind === 'product'
		? (x.kind === 'sum' ? x.terms : factorsOf(x).map(({ base, exponent }) => power(base, exponent))).every((each) =>
				isPolynomial(each, index)
			)
		: x.kind === 'power'
			? isInteger(x.exponent) && isPolynomial(x.base, index)
			: x.kind !== 'call' || !freeSymbols(x).includes(index.name);

function sumOf({ rational, x, special }: Term, index: SymbolNode, from: bigint): Expression | undefined {
	if (special) {
		const { call: of, exponent } = special;
		if (of.name === 'factorial' && exponent === -1n)
			return overFactorial(rational, x, of.args[0] as Expression, index, from);
		const [n, k] = of.args;
		const isCentral = of.name === 'binomial' && k?.key === index.key && n?.key === multiply([TWO, index]).key;
		return isCentral && !freeSymbols(rational).includes(index.name) && (exponent === 1n || exponent === -1n)
			? multiply([rational, central(x, exponent === 1n, from)])
			: undefined;
	}
	if (isNumber(x, 1)) return rationalSum(rational, index, from);
	if (isNumber(x, -1)) {
		const at = (shift: bigint) => replace(rational, index.name, add([multiply([TWO, index]), whole(shift)]));
		const pairs = rationalSum(subtract(at(from), at(from + 1n)), index, 0n);
		return pairs && (from % 2n === 0n ? pairs : negate(pairs));
	}
	return signOf(subtract(ONE, call('abs', x))) === 1 ? powerSum(rational, x, index, from) : undefined;
}

/** 1/(k + a)^j with its factor, and 1/((k + h)² + d) */
type Pole =
	| { readonly a: Rational; readonly j: number; readonly c: Expression }
	| { readonly a: Rational; readonly d: Expression; readonly c: Expression };

function poleOf({ above, part: { poly }, exponent }: Piece): Pole | undefined {
	const [c0 = ZERO, c1 = ZERO] = above;
	const [p0 = ZERO, p1 = ZERO, p2 = ZERO, ...more] = poly;
	if (poly.length === 2) {
		const a = divide(p0, p1);
		return isNumber(a) ? { a: a.value, j: exponent, c: divide(c0, power(p1, whole(exponent))) } : undefined;
	}
	const h = divide(p1, multiply([TWO, p2]));
	if (more.length > 0 || exponent > 1 || !isNumber(h) || !isNumber(c1, 0)) return undefined;
	return { a: h.value, d: subtract(divide(p0, p2), power(h, TWO)), c: divide(c0, p2) };
}

/** A number in (0, 1] and the terms 1/z^j that lead to it from `z`; undefined for far ones. */
function toUnit(z: Rational, j: number): { readonly z: Rational; readonly before: Expression } | undefined {
	const terms: Expression[] = [];
	let at = z;
	for (; at.num > at.den; at = addRational(at, integer(-1)))
		terms.push(negate(power(number(addRational(at, integer(-1))), whole(-j))));
	for (; at.num <= 0n; at = addRational(at, integer(1))) {
		if (at.num === 0n || terms.length > MAX_FIRST) return undefined;
		terms.push(power(number(at), whole(-j)));
	}
	return terms.length > MAX_FIRST ? undefined : { z: at, before: add(terms) };
}

/** −ψ(z) − γ for a rational z, by Gauss's theorem. */
function digammaLess(z: Rational): Expression | undefined {
	const unit = toUnit(z, 1);
	if (!unit || unit.z.den > MAX_DENOMINATOR) return undefined;
	const { num: p, den: q } = unit.z;
	if (q === 1n) return unit.before;
	const turn = (n: bigint): Expression => multiply([number(fraction(n, q)), PI]);
	const waves: Expression[] = [];
	for (let n = 1n; 2n * n < q; n++)
		waves.push(multiply([whole(-2), call('cos', turn(2n * n * p)), call('log', call('sin', turn(n)))]));
	return add([unit.before, call('log', whole(2n * q)), multiply([HALF, PI, call('cot', turn(p))]), ...waves]);
}

/** Σ 1/(k + z)^j over k = 0 … ∞ for j ≥ 2. */
function hurwitz(j: number, z: Rational): Expression | undefined {
	const unit = toUnit(z, j);
	if (!unit) return undefined;
	const zeta = call('zeta', whole(j));
	let factorial = 1n;
	for (let n = 2n; n < j; n++) factorial *= n;
	const own =
		unit.z.den === 1n
			? zeta
			: unit.z.den === 2n
				? multiply([whole(2n ** BigInt(j) - 1n), zeta])
				: multiply([
						number(fraction(j % 2 === 0 ? 1n : -1n, factorial)),
						call('polygamma', whole(j - 1), number(unit.z))
					]);
	return add([own, unit.before]);
}

/** Σ 1/((k + h)² + d) over k = 0 … ∞ for a whole or half h. */
function overSquare(h: Rational, d: Expression): Expression | undefined {
	if (h.den > 2n || h.num < 0n || h.num > BigInt(MAX_FIRST)) return undefined;
	const sign = signOf(d);
	if (sign === undefined || sign === 0) return undefined;
	const root = sqrt(sign > 0 ? d : negate(d));
	const angle = multiply([PI, root]);
	const own = h.den === 1n ? call(sign > 0 ? 'coth' : 'cot', angle) : call(sign > 0 ? 'tanh' : 'tan', angle);
	const half = multiply([number(fraction(h.den === 1n && sign < 0 ? -1n : 1n, 2n)), PI, own, power(root, MINUS_ONE)]);
	const before: Expression[] = [];
	for (let n = h.num % h.den; n < h.num; n += h.den)
		before.push(negate(power(add([power(number(fraction(n, h.den)), TWO), d]), MINUS_ONE)));
	return add([half, ...(h.den === 1n ? [power(multiply([TWO, d]), MINUS_ONE)] : []), ...before]);
}

function rationalSum(f: Expression, index: SymbolNode, from: bigint): Expression | undefined {
	const found = decomposed(f, index.name);
	if (!found || found.quotient.some((c) => !isNumber(c, 0))) return undefined;
	const ends: Expression[] = [];
	const parts: (Expression | undefined)[] = [];
	for (const pole of found.pieces.map(poleOf)) {
		if (!pole) return undefined;
		const z = addRational(pole.a, integer(from));
		if ('j' in pole && pole.j === 1) ends.push(pole.c);
		const value = 'd' in pole ? overSquare(z, pole.d) : pole.j === 1 ? digammaLess(z) : hurwitz(pole.j, z);
		parts.push(value && multiply([pole.c, value]));
	}
	// Where the residues leave something the sum grows as a logarithm.
	return isNumber(add(ends), 0) && parts.every((part) => part !== undefined) ? expand(add(parts)) : undefined;
}

/** Σ R(k)·x^k for |x| < 1. */
function powerSum(f: Expression, x: Expression, index: SymbolNode, from: bigint): Expression | undefined {
	const found = decomposed(f, index.name);
	if (!found) return undefined;
	const parts = found.pieces.map((piece): Expression | undefined => {
		const pole = poleOf(piece);
		if (!pole || 'd' in pole || pole.a.den > 2n) return undefined;
		const { a, j, c } = pole;
		// k + a = i, or i + 1/2
		const shift = (a.num - (a.den === 2n ? 1n : 0n)) / a.den;
		const start = from + shift;
		if (start < (a.den === 1n ? 1n : 0n) || start > BigInt(MAX_FIRST) || (a.den === 2n && j > 1)) return undefined;
		const rest = a.den === 1n ? ZERO : HALF;
		const before: Expression[] = [];
		for (let i = a.den === 1n ? 1n : 0n; i < start; i++)
			before.push(negate(multiply([power(x, whole(i)), power(add([whole(i), rest]), whole(-j))])));
		const own =
			a.den === 2n ? halves(x) : j === 1 ? negate(call('log', subtract(ONE, x))) : call('polylog', whole(j), x);
		return multiply([c, power(x, whole(-shift)), add([own, ...before])]);
	});
	const polynomial = add(found.quotient.map((c, i) => multiply([c, power(index, whole(i))])));
	parts.push(
		isNumber(polynomial, 0) ? ZERO : closedSum(multiply([polynomial, power(x, index)]), index, whole(from), INFINITY)
	);
	return parts.every((part) => part !== undefined) ? add(parts) : undefined;
}

/** Σ x^i/(i + 1/2) over i = 0 … ∞. */
function halves(x: Expression): Expression {
	const isPositive = signOf(x) === 1;
	const root = sqrt(isPositive ? x : negate(x));
	return multiply([TWO, call(isPositive ? 'atanh' : 'atan', root), power(root, MINUS_ONE)]);
}

/** Σ P(k)·x^k/(s·k + r)! for s = 1, 2, by falling factorials. */
function overFactorial(
	f: Expression,
	x: Expression,
	argument: Expression,
	index: SymbolNode,
	from: bigint
): Expression | undefined {
	const linear = linearIn(argument, index);
	if (!linear || !isInteger(linear.rest) || !(isNumber(linear.slope, 1) || isNumber(linear.slope, 2))) return undefined;
	const [slope, shift] = [isNumber(linear.slope, 1) ? 1n : 2n, linear.rest.value.num];
	const start = slope * from + shift;
	const found = freeSymbols(f).includes(index.name) ? decomposed(f, index.name) : { quotient: [f], pieces: [] };
	if (
		!found ||
		found.pieces.length > 0 ||
		found.quotient.length > MAX_DEGREE ||
		start < 0n ||
		start > BigInt(MAX_FIRST)
	)
		return undefined;
	// The term of n = slope·k + shift.
	const at = (n: Expression) => replace(f, index.name, divide(subtract(n, whole(shift)), whole(slope)));
	let differences = found.quotient.map((_, n) => at(whole(n)));
	const parts: Expression[] = [];
	let factorial = 1n;
	for (let j = 0n; differences.length > 0; j++) {
		spend(differences.length);
		if (j > 1n) factorial *= j;
		const weight = multiply([differences[0] as Expression, number(fraction(1n, factorial))]);
		if (slope === 1n) parts.push(multiply([weight, power(x, whole(j - shift)), call('exp', x)]));
		else {
			const isEven = (shift - j) % 2n === 0n;
			parts.push(multiply([weight, power(x, whole((j - shift + (isEven ? 0n : 1n)) / 2n)), everySecond(x, isEven)]));
		}
		differences = differences.slice(1).map((value, n) => subtract(value, differences[n] as Expression));
	}
	for (let n = slope === 1n ? 0n : start % 2n; n < start; n += slope)
		parts.push(
			negate(
				multiply([at(whole(n)), power(x, whole((n - shift) / slope)), power(call('factorial', whole(n)), MINUS_ONE)])
			)
		);
	return add(parts);
}

/** Σ x^i/(2i)!, or over (2i + 1)!. */
function everySecond(x: Expression, isEven: boolean): Expression {
	const isPositive = signOf(x) === 1;
	const root = sqrt(isPositive ? x : negate(x));
	if (isEven) return call(isPositive ? 'cosh' : 'cos', root);
	return multiply([call(isPositive ? 'sinh' : 'sin', root), power(root, MINUS_ONE)]);
}

/** Σ C(2k, k)·x^k, or Σ x^k/C(2k, k), from k = `from`; where they do not converge the check by numbers refuses them. */
function central(x: Expression, isAbove: boolean, from: bigint): Expression {
	const before: Expression[] = [];
	for (let k = 0n; k < from && k < BigInt(MAX_FIRST); k++) {
		const binomial = call('binomial', whole(2n * k), whole(k));
		before.push(negate(multiply([power(x, whole(k)), power(binomial, isAbove ? ONE : MINUS_ONE)])));
	}
	if (isAbove) return add([power(subtract(ONE, multiply([whole(4), x])), number(fraction(-1n, 2n))), ...before]);
	const isPositive = signOf(x) === 1;
	const root = sqrt(isPositive ? x : negate(x));
	const rest = subtract(whole(4), x);
	const arc = call(isPositive ? 'asin' : 'asinh', multiply([HALF, root]));
	const wave = multiply([whole(isPositive ? 4 : -4), root, arc, power(rest, number(fraction(-3n, 2n)))]);
	return add([divide(whole(4), rest), wave, ...before]);
}
