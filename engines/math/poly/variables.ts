/** A polynomial seen as one in a single unknown: coefficients, values, shifts, derivatives. */
import { itemAt, lastOf } from '../../kit/checked';
import { exactRoot } from './integers';
import type { Poly, Ring } from './sparse';
import { ONE, ZERO, add, fromTerms, isZero, multiply, negate, quotient, scale, subtract } from './sparse';

/** Unknowns that occur in p, ascending. */
export const unknownsOf = (ring: Ring, p: Poly): number[] => ring.degrees(p).flatMap((d, v) => (d > 0 ? [v] : []));

/** Coefficients of the powers of unknown `v`, by descending power, all nonzero. */
export function coefficientsIn(ring: Ring, p: Poly, v: number): [power: number, coefficient: Poly][] {
	const place = itemAt(ring.places, v);
	const parts = new Map<number, { monomials: number[]; coefficients: bigint[] }>();
	p.monomials.forEach((monomial, i) => {
		const e = ring.exponent(monomial, v);
		let part = parts.get(e);
		if (!part) parts.set(e, (part = { monomials: [], coefficients: [] }));
		// Terms of one power keep their order when divided by that power.
		part.monomials.push(monomial - e * place);
		part.coefficients.push(itemAt(p.coefficients, i));
	});
	return [...parts].sort((x, y) => y[0] - x[0]);
}

/** Coefficient of v^power. */
export function coefficientOf(ring: Ring, p: Poly, v: number, power: number): Poly {
	const place = itemAt(ring.places, v) * power;
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	p.monomials.forEach((monomial, i) => {
		if (ring.exponent(monomial, v) !== power) return;
		monomials.push(monomial - place);
		coefficients.push(itemAt(p.coefficients, i));
	});
	return { monomials, coefficients };
}

/** Coefficient of the highest power of v. */
export const leadingIn = (ring: Ring, p: Poly, v: number): Poly => coefficientOf(ring, p, v, ring.degree(p, v));

/** The value at v = x: a polynomial in the other unknowns. */
export function evaluateAt(ring: Ring, p: Poly, v: number, x: bigint): Poly {
	if (x === 0n) return coefficientOf(ring, p, v, 0);
	const parts = coefficientsIn(ring, p, v);
	let value: Poly = ZERO;
	let power = parts[0]?.[0] ?? 0;
	for (const [e, c] of parts) {
		value = add(scale(value, x ** BigInt(power - e)), c);
		power = e;
	}
	return scale(value, x ** BigInt(power));
}

/** p with v replaced by v + a, by repeated synthetic division for each monomial of the other unknowns. */
export function shift(ring: Ring, p: Poly, v: number, a: bigint): Poly {
	if (a === 0n) return p;
	const place = itemAt(ring.places, v);
	const rows = new Map<number, bigint[]>();
	p.monomials.forEach((monomial, k) => {
		const e = ring.exponent(monomial, v);
		const others = monomial - e * place;
		const row = rows.get(others);
		// The highest power of each comes first.
		if (row) row[e] = itemAt(p.coefficients, k);
		else rows.set(others, [...Array<bigint>(e).fill(0n), itemAt(p.coefficients, k)]);
	});
	const terms: (readonly [number, bigint])[] = [];
	for (const [others, row] of rows) {
		const degree = row.length - 1;
		ring.budget.spend((degree * degree) / 2);
		for (let i = 0; i < degree; i++)
			for (let j = degree - 1; j >= i; j--) row[j] = itemAt(row, j) + itemAt(row, j + 1) * a;
		for (const [e, c] of row.entries()) if (c !== 0n) terms.push([others + e * place, c]);
	}
	return fromTerms(terms);
}

/** ∂p/∂v. */
export function derivative(ring: Ring, p: Poly, v: number): Poly {
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	p.monomials.forEach((monomial, i) => {
		const e = ring.exponent(monomial, v);
		if (e === 0) return;
		monomials.push(monomial - itemAt(ring.places, v));
		coefficients.push(itemAt(p.coefficients, i) * BigInt(e));
	});
	return { monomials, coefficients };
}

/** The coefficients c0, c1, … of a polynomial in `v` alone. */
export function toDense(ring: Ring, p: Poly, v: number): bigint[] {
	const degree = ring.degree(p, v);
	ring.budget.checkDegree(degree);
	const dense = new Array<bigint>(isZero(p) ? 0 : degree + 1).fill(0n);
	p.monomials.forEach((monomial, i) => (dense[ring.exponent(monomial, v)] = itemAt(p.coefficients, i)));
	return dense;
}

/** The polynomial c0 + c1·v + … in `v` alone. */
export function fromDense(ring: Ring, dense: readonly bigint[], v: number): Poly {
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	for (let i = dense.length - 1; i >= 0; i--) {
		if (dense[i] === 0n) continue;
		monomials.push(i * itemAt(ring.places, v));
		coefficients.push(itemAt(dense, i));
	}
	return { monomials, coefficients };
}

/** The largest monomial that divides p, packed: its exponents are the lowest of each unknown. */
export function monomialContent(ring: Ring, p: Poly): number {
	const lowest = ring.places.map(() => Infinity);
	for (const monomial of p.monomials)
		for (let v = 0; v < lowest.length; v++) lowest[v] = Math.min(itemAt(lowest, v), ring.exponent(monomial, v));
	return isZero(p) ? 0 : ring.pack(lowest);
}

/** p divided by a monomial that divides it. */
export const divideByMonomial = (p: Poly, monomial: number): Poly =>
	monomial === 0 ? p : { monomials: p.monomials.map((m) => m - monomial), coefficients: p.coefficients };

/** Total degree of every term, when it is the same for all; else null. */
export function homogeneousDegree(ring: Ring, p: Poly): number | null {
	let degree: number | null = null;
	for (const monomial of p.monomials) {
		const total = ring.unpack(monomial).reduce((sum, e) => sum + e, 0);
		if (degree !== null && total !== degree) return null;
		degree = total;
	}
	return degree;
}

/** s with s² = p, leading coefficient positive, or null if p is not a square in Z[x…]. */
export function squareRoot(ring: Ring, p: Poly): Poly | null {
	if (isZero(p)) return ZERO;
	const top = itemAt(p.coefficients, 0);
	const exponents = ring.unpack(itemAt(p.monomials, 0));
	if (top < 0n || exponents.some((e) => e % 2 !== 0)) return null;
	const last = ring.unpack(lastOf(p.monomials));
	if (last.some((e) => e % 2 !== 0) || lastOf(p.coefficients) < 0n) return null;
	const root = exactRoot(top, 2);
	if (root === null || exactRoot(lastOf(p.coefficients), 2) === null) return null;
	// Each step makes the next term of the root from the leading term of the rest, as in the pencil method.
	let s: Poly = { monomials: [itemAt(p.monomials, 0) / 2], coefficients: [root] };
	let rest: Poly = { monomials: p.monomials.slice(1), coefficients: p.coefficients.slice(1) };
	while (!isZero(rest)) {
		const monomial = itemAt(rest.monomials, 0) - itemAt(s.monomials, 0);
		const c = itemAt(rest.coefficients, 0);
		const half = 2n * root;
		const lowerBound = ring.unpack(itemAt(rest.monomials, 0)).some((e, v) => e < itemAt(exponents, v) / 2);
		if (lowerBound || c % half !== 0n || monomial >= lastOf(s.monomials)) return null;
		const term: Poly = { monomials: [monomial], coefficients: [c / half] };
		rest = add(rest, scale(multiply(ring, add(scale(s, 2n), term), term), -1n));
		s = add(s, term);
		if (s.monomials.length > p.monomials.length) return null;
	}
	return s;
}

/** The resultant in unknown v: the determinant of Sylvester's matrix, by Bareiss' elimination without fractions. */
export function resultant(ring: Ring, a: Poly, b: Poly, v: number): Poly {
	const m = ring.degree(a, v);
	const n = ring.degree(b, v);
	if (m + n === 0) return ONE;
	const row = (p: Poly, degree: number, shift: number): Poly[] =>
		Array.from({ length: m + n }, (_, column) => {
			const power = degree - (column - shift);
			return power < 0 || power > degree ? ZERO : coefficientOf(ring, p, v, power);
		});
	const rows = [
		...Array.from({ length: n }, (_, i) => row(a, m, i)),
		...Array.from({ length: m }, (_, i) => row(b, n, i))
	];
	return determinant(ring, rows);
}

function determinant(ring: Ring, rows: Poly[][]): Poly {
	let previous = ONE;
	let odd = false;
	const size = rows.length;
	for (let k = 0; k < size - 1; k++) {
		const pivot = rows.findIndex((row, i) => i >= k && !isZero(itemAt(row, k)));
		if (pivot < 0) return ZERO;
		if (pivot !== k) {
			[rows[k], rows[pivot]] = [itemAt(rows, pivot), itemAt(rows, k)];
			odd = !odd;
		}
		const top = itemAt(rows, k);
		for (let i = k + 1; i < size; i++) {
			const row = itemAt(rows, i);
			for (let j = k + 1; j < size; j++) {
				const cross = subtract(
					multiply(ring, itemAt(top, k), itemAt(row, j)),
					multiply(ring, itemAt(row, k), itemAt(top, j))
				);
				row[j] = quotient(ring, cross, previous);
			}
		}
		previous = itemAt(top, k);
	}
	const value = itemAt(itemAt(rows, size - 1), size - 1);
	return odd ? negate(value) : value;
}
