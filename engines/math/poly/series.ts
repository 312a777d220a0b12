// Power series over a large prime field, in several unknowns "y", with polynomials in a main unknown "x" as coefficients;
// kept by total degree in y. Lifting by total degree needs equations in x alone, however many unknowns there are.
import { itemAt } from '../../kit/checked';
import { type Budget } from './budget';
import { type Dense, denseAdd, denseMultiply, denseResidues } from './dense';
import { bitLength } from '../core/rational';
import { symmetric } from './integers';
import { type Poly, type Ring, fromTerms } from './sparse';

/** The part of one total degree: packed y-monomial → polynomial in x. */
export type Part = ReadonlyMap<number, Dense>;
/** Parts of degree 0, 1, …, truncated. */
export type Series = readonly Part[];

export type Field = { readonly modulus: bigint; readonly budget: Budget };

/** The parts of p up to total degree `order` in the unknowns other than `main`. */
export function seriesOf(ring: Ring, p: Poly, main: number, order: number, modulus: bigint): Series {
	const parts: Map<number, Dense>[] = Array.from({ length: order + 1 }, () => new Map());
	p.monomials.forEach((monomial, i) => {
		const exponents = ring.unpack(monomial);
		const power = itemAt(exponents, main);
		const degree = exponents.reduce((sum, e) => sum + e, 0) - power;
		if (degree > order) return;
		const y = monomial - power * itemAt(ring.places, main);
		const part = itemAt(parts, degree);
		let dense = part.get(y);
		if (!dense) part.set(y, (dense = []));
		while (dense.length <= power) dense.push(0n);
		dense[power] = itemAt(p.coefficients, i);
	});
	return parts.map((part) => new Map([...part].map(([y, dense]) => [y, denseResidues(dense, modulus)])));
}

/** The polynomial whose coefficients are the symmetric residues of a truncated series. */
export function polyOf(ring: Ring, series: Series, main: number, modulus: bigint): Poly {
	const terms: [number, bigint][] = [];
	for (const part of series)
		for (const [y, dense] of part)
			dense.forEach((c, i) => terms.push([y + i * itemAt(ring.places, main), symmetric(c, modulus)]));
	return fromTerms(terms);
}

/** Σ a_i·b_j over i + j = degree with both i and j at least `from`, reduced. */
export function productPart(a: Series, b: Series, degree: number, from: number, field: Field): Map<number, Dense> {
	const sums = new Map<number, Dense>();
	const cost = 1 + (bitLength(field.modulus) / 64) ** 2 / 4;
	for (let i = from; i <= degree - from; i++) {
		const left = a[i];
		const right = b[degree - i];
		if (!left || !right) continue;
		for (const [y, f] of left)
			for (const [z, g] of right) {
				field.budget.spend(f.length * g.length * cost);
				const product = denseMultiply(f, g);
				const sum = sums.get(y + z);
				sums.set(y + z, sum ? denseAdd(sum, product) : product);
			}
	}
	return reducePart(sums, field.modulus);
}

/** a·b truncated after total degree `order`. */
export const seriesProduct = (a: Series, b: Series, order: number, field: Field): Series =>
	Array.from({ length: order + 1 }, (_, degree) => productPart(a, b, degree, 0, field));

/** a − b of two parts, reduced. */
export function partDifference(a: Part, b: Part, modulus: bigint): Map<number, Dense> {
	const sums = new Map<number, Dense>(a);
	for (const [y, g] of b) sums.set(y, denseAdd(sums.get(y) ?? [], g, -1n));
	return reducePart(sums, modulus);
}

/** Applies `f` to every coefficient polynomial of a part, dropping those that vanish. */
export function mapPart(part: Part, f: (dense: Dense) => Dense): Map<number, Dense> {
	const result = new Map<number, Dense>();
	for (const [y, dense] of part) {
		const image = f(dense);
		if (image.length > 0) result.set(y, image);
	}
	return result;
}

const reducePart = (part: Part, modulus: bigint) => mapPart(part, (dense) => denseResidues(dense, modulus));
