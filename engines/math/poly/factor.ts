/** Complete factorisation over the rationals of polynomials in any number of unknowns. */
import { itemAt, lastOf } from '../../kit/checked';
import { type Sparse1, factorUnivariate } from './univariate';
import {
	quotient,
	type Poly,
	Ring,
	fromTerms,
	integerContent,
	divideContent,
	isConstant,
	isZero,
	leading,
	multiply,
	primitive,
	scale,
	subtract
} from './sparse';
import { contentIn, gcd, squareFreeParts } from './gcd';
import { smallGcd } from './integers';
import { liftedFactors } from './lifting';
import {
	coefficientOf,
	divideByMonomial,
	homogeneousDegree,
	monomialContent,
	squareRoot,
	unknownsOf
} from './variables';

export interface Factorisation {
	/** Integer content with the sign. */
	readonly content: bigint;
	/** Irreducible, primitive, positive leading coefficient, all different. */
	readonly factors: readonly (readonly [factor: Poly, multiplicity: number])[];
}

/** p = content · ∏ factor^multiplicity; of zero: content 0 and no factors. TooLarge when the budget does not suffice. */
export function factor(ring: Ring, p: Poly): Factorisation {
	if (isZero(p)) return { content: 0n, factors: [] };
	const content = integerContent(p) * (leading(p) < 0n ? -1n : 1n);
	const monomial = monomialContent(ring, p);
	const factors: [Poly, number][] = [];
	ring.unpack(monomial).forEach((e, v) => {
		if (e > 0) factors.push([ring.variable(v), e]);
	});
	const rest = divideByMonomial(divideContent(p, content), monomial);
	if (!isConstant(rest)) factors.push(...factorPrimitive(ring, rest));
	return { content, factors };
}

/** p: not constant, primitive, leading coefficient positive, no monomial divides it. */
function factorPrimitive(ring: Ring, p: Poly): [Poly, number][] {
	const line = lineOf(ring, p);
	if (line !== null) return factorOnLine(ring, p, line);
	const unknowns = unknownsOf(ring, p);
	const degree = homogeneousDegree(ring, p);
	if (degree !== null) return factorHomogeneous(ring, p, unknowns);
	const main = mainUnknown(ring, p, unknowns);
	const content = contentIn(ring, p, main);
	const result: [Poly, number][] = isConstant(content) ? [] : factorPrimitive(ring, primitive(content));
	const part = isConstant(content) ? p : quotient(ring, p, content);
	for (const [squareFree, multiplicity] of squareFreeParts(ring, part, main))
		for (const f of factorSquareFree(ring, squareFree, main)) result.push([f, multiplicity]);
	return result;
}

/** Degrees up to two are solved directly; above, a constant leading coefficient makes lifting cheap, then a low degree. */
function mainUnknown(ring: Ring, p: Poly, unknowns: readonly number[]): number {
	const degrees = ring.degrees(p);
	const cost = (v: number) => {
		const degree = itemAt(degrees, v);
		return degree <= 2 ? degree : degree + (isConstant(coefficientOf(ring, p, v, degree)) ? 0 : 1000);
	};
	return unknowns.reduce((best, v) => (cost(v) < cost(best) ? v : best));
}

function factorSquareFree(ring: Ring, f: Poly, main: number): Poly[] {
	const degree = ring.degree(f, main);
	// Linear and primitive in an unknown: irreducible.
	if (degree === 1) return [f];
	if (degree === 2) return factorQuadratic(ring, f, main);
	// The rest may be simpler than the whole.
	if (unknownsOf(ring, f).length === 1 || lineOf(ring, f) !== null || homogeneousDegree(ring, f) !== null)
		return factorPrimitive(ring, f).map(([g]) => g);
	return liftedFactors(ring, f, main);
}

/** a·v² + b·v + c splits exactly when b² − 4ac is a square; its factors are gcds with 2a·v + b ± √. */
function factorQuadratic(ring: Ring, f: Poly, v: number): Poly[] {
	const [c, b, a] = [0, 1, 2].map((e) => coefficientOf(ring, f, v, e)) as [Poly, Poly, Poly];
	const root = squareRoot(ring, subtract(multiply(ring, b, b), scale(multiply(ring, a, c), 4n)));
	if (root === null) return [f];
	const slope = fromTerms([
		...scale(a, 2n).monomials.map((m, i) => [m + itemAt(ring.places, v), 2n * itemAt(a.coefficients, i)] as const),
		...b.monomials.map((m, i) => [m, itemAt(b.coefficients, i)] as const)
	]);
	const first = primitive(gcd(ring, f, subtract(slope, root)));
	return [first, primitive(quotient(ring, f, first))];
}

/** Exponent vectors origin + t·direction, t ≥ 0, direction primitive. */
interface Line {
	readonly direction: readonly number[];
	/** t of each term. */
	readonly positions: readonly number[];
}

/** The line on which all exponent vectors lie, if they do: then p is a polynomial in one monomial. */
function lineOf(ring: Ring, p: Poly): Line | null {
	const first = ring.unpack(itemAt(p.monomials, 0));
	const steps = p.monomials.map((m) => ring.unpack(m).map((e, v) => itemAt(first, v) - e));
	const last = lastOf(steps);
	const g = last.reduce((sum, e) => smallGcd(sum, Math.abs(e)), 0);
	const direction = last.map((e) => e / g);
	const axis = direction.findIndex((e) => e !== 0);
	const positions: number[] = [];
	for (const step of steps) {
		const t = itemAt(step, axis) / itemAt(direction, axis);
		if (!Number.isInteger(t) || step.some((e, v) => e !== t * itemAt(direction, v))) return null;
		positions.push(t);
	}
	return { direction, positions };
}

// The monomial map of a primitive direction extends to an invertible one of all Laurent monomials, so that factors in the
// one monomial are irreducible as polynomials too; negative exponents are cleared by a monomial.
function factorOnLine(ring: Ring, p: Poly, { direction, positions }: Line): [Poly, number][] {
	const end = lastOf(positions);
	const step = positions.reduce((g, t) => smallGcd(g, t), 0);
	const line = new Ring(1, ring.budget);
	// Ascending powers of the monomial are descending positions: the leading term of p is the last power. Powers are
	// divided by `step` meanwhile: square-free in x^step means square-free in x, because the constant term is not zero.
	const narrow = fromTerms(positions.map((t, i) => [(end - t) / step, itemAt(p.coefficients, i)] as const));
	return squareFreeParts(line, narrow, 0).flatMap(([part, multiplicity]) => {
		const terms: Sparse1 = new Map(part.monomials.map((m, i) => [m * step, itemAt(part.coefficients, i)]));
		return factorUnivariate(terms, ring.budget).map((f): [Poly, number] => [
			primitive(onLine(ring, f, direction)),
			multiplicity
		]);
	});
}

function onLine(ring: Ring, f: Sparse1, direction: readonly number[]): Poly {
	const degree = Math.max(...f.keys());
	return fromTerms(
		[...f].map(
			([power, c]) => [ring.pack(direction.map((d) => (d >= 0 ? d * power : -d * (degree - power)))), c] as const
		)
	);
}

/** The last unknown set to 1, factored, and put back. */
function factorHomogeneous(ring: Ring, p: Poly, unknowns: readonly number[]): [Poly, number][] {
	const last = lastOf(unknowns);
	const place = itemAt(ring.places, last);
	const flat = fromTerms(
		p.monomials.map((m, i) => [m - ring.exponent(m, last) * place, itemAt(p.coefficients, i)] as const)
	);
	return factor(ring, flat).factors.map(([f, multiplicity]) => {
		const totals = f.monomials.map((m) => ring.unpack(m).reduce((sum, e) => sum + e, 0));
		const degree = Math.max(...totals);
		return [
			primitive(
				fromTerms(
					f.monomials.map((m, i) => [m + (degree - itemAt(totals, i)) * place, itemAt(f.coefficients, i)] as const)
				)
			),
			multiplicity
		];
	});
}
