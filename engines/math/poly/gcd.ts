/** Greatest common divisors of polynomials in several unknowns over the integers. */
import { itemAt } from '../../kit/checked';
import { TooLarge } from './budget';
import { denseGcd } from './dense';
import type { Poly, Ring } from './sparse';
import {
	divideExact,
	quotient,
	ONE,
	ZERO,
	add,
	constant,
	divideContent,
	height,
	integerContent,
	isConstant,
	isZero,
	leading,
	mapCoefficients,
	negate,
	primitive,
	subtract
} from './sparse';
import { bitLength, gcdOf } from '../core/rational';
import { symmetric } from './integers';
import { gcdMod, trimmed, residues } from './modular';
import {
	coefficientsIn,
	divideByMonomial,
	evaluateAt,
	fromDense,
	monomialContent,
	toDense,
	unknownsOf,
	derivative
} from './variables';

const PRIME = 32003;

/** The greatest common divisor, content included, leading coefficient positive; gcd(0, 0) = 0. */
export function gcd(ring: Ring, a: Poly, b: Poly): Poly {
	if (isZero(a)) return leading(b) < 0n ? negate(b) : b;
	if (isZero(b)) return leading(a) < 0n ? negate(a) : a;
	const contentOfA = integerContent(a);
	const contentOfB = integerContent(b);
	const content = gcdOf(contentOfA, contentOfB);
	if (isConstant(a) || isConstant(b)) return constant(content);
	// Contents, monomials and parts by unknowns are walks over all terms.
	ring.budget.spend((a.monomials.length + b.monomials.length) * (4 + ring.variables));
	const monomialOfA = monomialContent(ring, a);
	const monomialOfB = monomialContent(ring, b);
	const shared = lowestMonomial(ring, monomialOfA, monomialOfB);
	const f = divideByMonomial(divideContent(a, contentOfA), monomialOfA);
	const g = divideByMonomial(divideContent(b, contentOfB), monomialOfB);
	const core = isConstant(f) || isConstant(g) ? ONE : primitiveGcd(ring, f, g);
	return { monomials: core.monomials.map((m) => m + shared), coefficients: core.coefficients.map((c) => c * content) };
}

/** gcd of several polynomials, stopping as soon as it is constant. */
export function gcdOfAll(ring: Ring, polys: readonly Poly[]): Poly {
	let g: Poly = ZERO;
	for (const p of [...polys].sort((x, y) => x.monomials.length - y.monomials.length)) {
		g = gcd(ring, g, p);
		if (isConstant(g) && leading(g) === 1n) break;
	}
	return g;
}

/** gcd of the coefficients of p as a polynomial in unknown v: a polynomial in the others. */
export const contentIn = (ring: Ring, p: Poly, v: number): Poly =>
	gcdOfAll(
		ring,
		coefficientsIn(ring, p, v).map(([, c]) => c)
	);

function lowestMonomial(ring: Ring, a: number, b: number): number {
	if (a === 0 || b === 0) return 0;
	return ring.pack(ring.unpack(a).map((e, v) => Math.min(e, ring.exponent(b, v))));
}

/** gcd of two polynomials without integer or monomial content; the answer is primitive, leading coefficient positive. */
function primitiveGcd(ring: Ring, a: Poly, b: Poly): Poly {
	const unknownsOfA = unknownsOf(ring, a);
	const unknownsOfB = unknownsOf(ring, b);
	// What divides both is free of an unknown that only one has: it divides every coefficient of that one.
	const onlyA = unknownsOfA.find((v) => !unknownsOfB.includes(v));
	if (onlyA !== undefined) return primitive(gcdOfAll(ring, [b, ...coefficientsIn(ring, a, onlyA).map(([, c]) => c)]));
	const onlyB = unknownsOfB.find((v) => !unknownsOfA.includes(v));
	if (onlyB !== undefined) return primitive(gcdOfAll(ring, [a, ...coefficientsIn(ring, b, onlyB).map(([, c]) => c)]));
	if (unknownsOfA.length === 1) {
		const v = itemAt(unknownsOfA, 0);
		return primitive(fromDense(ring, denseGcd(toDense(ring, a, v), toDense(ring, b, v), ring.budget), v));
	}
	if (unknownsOfA.every((v) => coprimeIn(ring, a, b, v))) return ONE;
	if (divides(ring, a, b)) return primitive(b);
	if (divides(ring, b, a)) return primitive(a);
	return evaluatedGcd(ring, a, b, unknownsOfA);
}

const divides = (ring: Ring, a: Poly, b: Poly): boolean =>
	b.monomials.length <= a.monomials.length && divideExact(ring, a, b) !== null;

/** Proves that no common factor has unknown v: modular images are coprime and a leading coefficient survived. */
function coprimeIn(ring: Ring, a: Poly, b: Poly, v: number): boolean {
	const random = residues(v + 17);
	const point = ring.places.map(() => 1 + random(PRIME - 1));
	const image = (p: Poly) => {
		const dense = new Array<number>(ring.degree(p, v) + 1).fill(0);
		p.monomials.forEach((monomial, i) => {
			let value = Number(itemAt(p.coefficients, i) % BigInt(PRIME));
			if (value < 0) value += PRIME;
			for (let w = 0; w < point.length; w++)
				if (w !== v) value = (value * powerOf(itemAt(point, w), ring.exponent(monomial, w))) % PRIME;
			const e = ring.exponent(monomial, v);
			dense[e] = (itemAt(dense, e) + value) % PRIME;
		});
		return dense;
	};
	if (ring.degree(a, v) > ring.budget.limits.degree || ring.degree(b, v) > ring.budget.limits.degree) return false;
	ring.budget.spend((a.monomials.length + b.monomials.length) * ring.variables * 3);
	const [f, g] = [image(a), image(b)];
	if (f.at(-1) === 0 && g.at(-1) === 0) return false;
	ring.budget.spend((f.length * g.length) / 4);
	return gcdMod(trimmed(f), trimmed(g), PRIME).length === 1;
}

function powerOf(x: number, n: number): number {
	let result = 1;
	for (; n > 0; n = Math.floor(n / 2)) {
		if (n % 2 === 1) result = (result * x) % PRIME;
		x = (x * x) % PRIME;
	}
	return result;
}

/** The heuristic gcd: evaluates one unknown at a large value and reads the gcd of the values as digits in that base. */
function evaluatedGcd(ring: Ring, a: Poly, b: Poly, unknowns: readonly number[]): Poly {
	const degreesOfA = ring.degrees(a);
	const degreesOfB = ring.degrees(b);
	const bound = (v: number) => Math.max(itemAt(degreesOfA, v), itemAt(degreesOfB, v));
	const v = unknowns.reduce((best, w) => (bound(w) < bound(best) ? w : best));
	const heights = [height(a), height(b)];
	let x = 2n * (itemAt(heights, 0) < itemAt(heights, 1) ? itemAt(heights, 0) : itemAt(heights, 1)) + 29n;
	for (let round = 0; round < 6; round++) {
		const bits = bitLength(x) * bound(v);
		if (bits > 60_000) throw new TooLarge('numbers too long');
		ring.budget.spend((a.monomials.length + b.monomials.length) * (1 + (bits / 64) ** 2));
		const candidate = fromDigits(ring, gcd(ring, evaluateAt(ring, a, v, x), evaluateAt(ring, b, v, x)), v, x);
		if (!isZero(candidate) && divideExact(ring, a, candidate) && divideExact(ring, b, candidate)) return candidate;
		x = (x * 73794n) / 27011n + 1n;
	}
	throw new TooLarge('too many steps');
}

/** The primitive polynomial whose coefficients in v are the symmetric digits of `value` in base x. */
function fromDigits(ring: Ring, value: Poly, v: number, x: bigint): Poly {
	let result: Poly = ZERO;
	for (let i = 0; !isZero(value); i++) {
		const digit = mapCoefficients(value, (c) => symmetric(c, x));
		result = add(result, {
			monomials: digit.monomials.map((m) => m + i * itemAt(ring.places, v)),
			coefficients: digit.coefficients
		});
		value = mapCoefficients(subtract(value, digit), (c) => c / x);
	}
	return primitive(result);
}

/** Square-free, coprime parts of p, primitive in v, with multiplicities. Their product is p up to sign. */
export function squareFreeParts(ring: Ring, p: Poly, v: number): [part: Poly, multiplicity: number][] {
	const slope = derivative(ring, p, v);
	const repeated = gcd(ring, p, slope);
	if (isConstant(repeated)) return [[primitive(p), 1]];
	const parts: [Poly, number][] = [];
	let b = quotient(ring, p, repeated);
	let d = subtract(quotient(ring, slope, repeated), derivative(ring, b, v));
	for (let i = 1; ring.degree(b, v) > 0; i++) {
		const part = gcd(ring, b, d);
		b = quotient(ring, b, part);
		d = subtract(quotient(ring, d, part), derivative(ring, b, v));
		if (ring.degree(part, v) > 0) parts.push([primitive(part), i]);
	}
	return parts;
}
