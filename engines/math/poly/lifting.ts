// Irreducible factors in several unknowns from those of an image in one: evaluates the other unknowns, factors the image,
// lifts its factors to power series about that point, and tries products of these by division.
import { defined, itemAt } from '../../kit/checked';
import { TooLarge } from './budget';
import { firstSubset, nextSubset, inverseModulo } from './integers';
import {
	type Dense,
	denseAdd,
	denseDerivative,
	denseDivideMonic,
	denseGcd,
	denseMultiply,
	densePrimitive,
	denseResidues
} from './dense';
import { divideExact, quotient, type Poly, type Ring, height, isConstant, primitive } from './sparse';
import { contentIn } from './gcd';
import { bitLength } from '../core/rational';
import { residues } from './modular';
import type { Field, Series } from './series';
import { mapPart, partDifference, polyOf, productPart, seriesOf, seriesProduct } from './series';
import { evaluateAt, leadingIn, shift, toDense, unknownsOf } from './variables';
import { factorUnivariate } from './univariate';

/** Exponents of Mersenne primes: fields in which the residue determines a bounded integer coefficient. */
const MERSENNE = [61, 89, 107, 127, 521, 607, 1279, 2203, 4253];

interface Image {
	/** Value of each unknown; that of the main one is unused. */
	readonly point: readonly bigint[];
	readonly factors: readonly Dense[];
}

/** f: square-free, primitive in `main`, in which its degree is at least 2, with at least one other unknown. */
export function liftedFactors(ring: Ring, f: Poly, main: number): Poly[] {
	const image = chooseImage(ring, f, main);
	if (image === null) return [f];
	const others = unknownsOf(ring, f).filter((v) => v !== main);
	let shifted = f;
	for (const v of others) shifted = shift(ring, shifted, v, itemAt(image.point, v));
	let factors = recombine(ring, shifted, main, image.factors, others);
	for (const v of others) factors = factors.map((g) => shift(ring, g, v, -itemAt(image.point, v)));
	return factors.map(primitive);
}

/** The point whose image has fewest factors, of a few that keep degree and square-freeness; null: an image is irreducible. */
function chooseImage(ring: Ring, f: Poly, main: number): Image | null {
	const degree = ring.degree(f, main);
	const random = residues(degree + f.monomials.length);
	let best: Image | null = null;
	let good = 0;
	for (let round = 0; round < 80 && good < 3; round++) {
		const spread = 1 + Math.floor(round / 4);
		const point = ring.places.map(() => BigInt(round === 0 ? 0 : random(2 * spread + 1) - spread));
		let value = f;
		for (const v of unknownsOf(ring, f)) if (v !== main) value = evaluateAt(ring, value, v, itemAt(point, v));
		if (ring.degree(value, main) < degree) continue;
		const dense = densePrimitive(toDense(ring, value, main));
		if (denseGcd(dense, denseDerivative(dense), ring.budget).length > 1) continue;
		const factors = factorImage(ring, dense);
		good++;
		if (factors.length === 1) return null;
		if (best === null || factors.length < best.factors.length) best = { point, factors };
	}
	if (best === null) throw new TooLarge('too many steps');
	return best;
}

function factorImage(ring: Ring, f: Dense): Dense[] {
	// A square-free polynomial has x as a factor at most once.
	const low = f[0] === 0n ? 1 : 0;
	const terms = new Map(f.slice(low).flatMap((c, i) => (c === 0n ? [] : [[i, c] as const])));
	const factors = factorUnivariate(terms, ring.budget)
		.filter((g) => g.size > 1)
		.map((g) => Array.from({ length: Math.max(...g.keys()) + 1 }, (_, i) => g.get(i) ?? 0n));
	return low === 1 ? [[0n, 1n], ...factors] : factors;
}

function recombine(ring: Ring, f: Poly, main: number, image: readonly Dense[], others: readonly number[]): Poly[] {
	const order = f.monomials.reduce(
		(most, m) =>
			Math.max(
				most,
				others.reduce((sum, v) => sum + ring.exponent(m, v), 0)
			),
		0
	);
	const top = leadingIn(ring, f, main);
	// Gelfond: a factor of lc·f is at most 2^(sum of degrees) times as high as it.
	const bits =
		bitLength(height(f)) +
		bitLength(height(top)) +
		Math.ceil(Math.log2(top.monomials.length + 1)) +
		ring.degrees(f).reduce((sum, d) => sum + d, 0) * 2 +
		2;
	const exponent = MERSENNE.find((e) => e > bits);
	if (exponent === undefined) throw new TooLarge('numbers too long');
	const field: Field = { modulus: (1n << BigInt(exponent)) - 1n, budget: ring.budget };
	const bound = 1n << BigInt(bits);

	const target = divideByLeading(
		seriesOf(ring, f, main, order, field.modulus),
		seriesOf(ring, top, main, order, field.modulus),
		field
	);
	let open = liftTree(
		target,
		image.map((g) => monicModulo(g, field.modulus)),
		order,
		field
	);
	const found: Poly[] = [];
	let rest = f;
	for (let size = 1; 2 * size <= open.length;) {
		const indices = firstSubset(size);
		let factor: Poly | null = null;
		do {
			factor = tryProduct(
				ring,
				rest,
				indices.map((i) => itemAt(open, i)),
				main,
				order,
				field,
				bound
			);
		} while (factor === null && nextSubset(indices, open.length));
		if (factor === null) {
			size++;
			continue;
		}
		found.push(factor);
		rest = quotient(ring, rest, factor);
		open = open.filter((_, i) => !indices.includes(i));
	}
	if (ring.degree(rest, main) > 0) found.push(rest);
	return found;
}

/** The factor of f that corresponds to the product of some monic series, if it divides f. */
function tryProduct(
	ring: Ring,
	f: Poly,
	chosen: readonly Series[],
	main: number,
	order: number,
	field: Field,
	bound: bigint
): Poly | null {
	// Times the leading coefficient of f, the product is a polynomial whose degrees are at most those of f.
	let product = seriesOf(ring, leadingIn(ring, f, main), main, order, field.modulus);
	for (const series of chosen) product = seriesProduct(product, series, order, field);
	const candidate = polyOf(ring, product, main, field.modulus);
	const limits = ring.degrees(f);
	if (ring.degrees(candidate).some((d, v) => d > itemAt(limits, v)) || height(candidate) > bound) return null;
	const content = contentIn(ring, candidate, main);
	const factor = primitive(isConstant(content) ? candidate : quotient(ring, candidate, content));
	return divideExact(ring, f, factor) === null ? null : factor;
}

const monicModulo = (g: Dense, m: bigint): Dense => {
	const unit = inverseModulo(itemAt(g, g.length - 1), m);
	return denseResidues(
		g.map((c) => c * unit),
		m
	);
};

/** f / top as a series; the constant term of `top` is not zero because the point keeps the degree. */
function divideByLeading(f: Series, top: Series, field: Field): Series {
	const unit = inverseModulo(itemAt(defined(itemAt(top, 0).get(0)), 0), field.modulus);
	const result: Map<number, Dense>[] = [];
	for (let degree = 0; degree < f.length; degree++) {
		// All of top·result of this degree but the term top_0·result_degree, which is being found.
		const known = productPart(top, result, degree, 0, field);
		const rest = partDifference(itemAt(f, degree), known, field.modulus);
		result.push(
			mapPart(rest, (dense) =>
				denseResidues(
					dense.map((c) => c * unit),
					field.modulus
				)
			)
		);
	}
	return result;
}

/** Lifts a monic series ≡ ∏ factors (degree 0 in y), factors monic and coprime, to one series a factor. */
function liftTree(target: Series, factors: readonly Dense[], order: number, field: Field): Series[] {
	if (factors.length === 1) return [target];
	const half = factors.length >> 1;
	const left = factors.slice(0, half);
	const right = factors.slice(half);
	const m = field.modulus;
	const product = (all: readonly Dense[]) => all.reduce((sum, g) => denseResidues(denseMultiply(sum, g), m), [1n]);
	const [g0, h0] = [product(left), product(right)];
	const inverseOfH = inverseModuloMonic(h0, g0, m);
	const g: Map<number, Dense>[] = [new Map([[0, g0]])];
	const h: Map<number, Dense>[] = [new Map([[0, h0]])];
	for (let degree = 1; degree <= order; degree++) {
		const error = partDifference(itemAt(target, degree), productPart(g, h, degree, 1, field), m);
		// u·h0 + v·g0 = error, with u reduced modulo g0; the target being monic, deg v < deg h0 follows.
		field.budget.spend(error.size * (g0.length + h0.length) ** 2 * (1 + bitLength(m) / 128));
		const u = mapPart(error, (c) => denseDivideMonic(denseMultiply(c, inverseOfH), g0, m)[1]);
		const v = new Map<number, Dense>();
		for (const [y, c] of error) {
			const rest = partDifference(new Map([[0, c]]), new Map([[0, denseMultiply(u.get(y) ?? [], h0)]]), m).get(0) ?? [];
			const [q] = denseDivideMonic(rest, g0, m);
			if (q.length > 0) v.set(y, q);
		}
		g.push(u);
		h.push(v);
	}
	return [...liftTree(g, left, order, field), ...liftTree(h, right, order, field)];
}

/** The inverse of a modulo the monic g over the prime field of m elements; they are coprime. */
function inverseModuloMonic(a: Dense, g: Dense, m: bigint): Dense {
	let [r0, r1]: [Dense, Dense] = [g, denseDivideMonic(a, g, m)[1]];
	let [t0, t1]: [Dense, Dense] = [[], [1n]];
	while (r1.length > 1) {
		const unit = inverseModulo(itemAt(r1, r1.length - 1), m);
		const divisor = denseResidues(
			r1.map((c) => c * unit),
			m
		);
		const [q, r] = denseDivideMonic(r0, divisor, m);
		// r0 = q·(unit·r1) + r
		const step = denseResidues(
			denseMultiply(q, t1).map((c) => -c * unit),
			m
		);
		[r0, r1] = [r1, r];
		[t0, t1] = [t1, denseResidues(denseAdd(t0, step), m)];
	}
	if (r1.length === 0) throw new TooLarge('too many steps');
	const unit = inverseModulo(itemAt(r1, 0), m);
	return denseResidues(
		t1.map((c) => c * unit),
		m
	);
}
