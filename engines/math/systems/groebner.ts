// Gröbner bases over the rationals in graded reverse lexicographic order (Buchberger 1965, with the criteria of Gebauer
// and Möller 1988). A monomial is packed from the sums of its first exponents, largest first, so that this order is the
// order of numbers and a product of monomials is a sum of numbers: the arithmetic of sparse polynomials serves it.
import { itemAt } from '../../kit/checked';
import { spend } from '../core/budget';
import { absolute, bitLength, gcdOf } from '../core/rational';
import type { Poly } from '../poly/sparse';
import { addScaled, fromTerms, isConstant, isZero, leading, ONE, primitive, Ring, scale } from '../poly/sparse';

type Element = { readonly poly: Poly; readonly lead: readonly number[] };

const divides = (a: readonly number[], b: readonly number[]): boolean => a.every((e, v) => e <= itemAt(b, v));
const join = (a: readonly number[], b: readonly number[]): number[] => a.map((e, v) => Math.max(e, itemAt(b, v)));
const degreeOf = (exponents: readonly number[]): number => exponents.reduce((sum, e) => sum + e, 0);

/** p · c · x^shift */
const shifted = ({ monomials, coefficients }: Poly, shift: number, c: bigint): Poly => ({
	monomials: monomials.map((monomial) => monomial + shift),
	coefficients: coefficients.map((each) => each * c)
});

/** Packed monomials of so many unknowns, and polynomials reduced by a basis. */
export class Reducer {
	#basis: Element[] = [];

	/** `ring` packs as many places as there are unknowns, each a sum of exponents. */
	constructor(readonly ring: Ring) {}

	get leads(): readonly (readonly number[])[] {
		return this.#basis.map(({ lead }) => lead);
	}

	pack(exponents: readonly number[]): number {
		let sum = degreeOf(exponents);
		return this.ring.pack(exponents.map((_, v) => (v === 0 ? sum : (sum -= itemAt(exponents, exponents.length - v)))));
	}

	exponents(monomial: number): number[] {
		const sums = this.ring.unpack(monomial).reverse();
		return sums.map((sum, v) => (v === 0 ? sum : sum - itemAt(sums, v - 1)));
	}

	poly(terms: readonly (readonly [exponents: readonly number[], coefficient: bigint])[]): Poly {
		return fromTerms(terms.map(([exponents, c]): [number, bigint] => [this.pack(exponents), c]));
	}

	/** The remainder of p, times `times`. */
	remainder(p: Poly): { rest: Poly; times: bigint } {
		let rest = p;
		let times = 1n;
		for (let at = 0; at < rest.monomials.length;) {
			const exponents = this.exponents(itemAt(rest.monomials, at));
			const by = this.#basis.find(({ lead }) => divides(lead, exponents));
			if (!by) {
				at++;
				continue;
			}
			const c = itemAt(rest.coefficients, at);
			const g = gcdOf(c, leading(by.poly));
			const factor = absolute(leading(by.poly) / g);
			const shift = itemAt(rest.monomials, at) - itemAt(by.poly.monomials, 0);
			const taken = (c * factor) / leading(by.poly);
			rest = addScaled(scale(rest, factor), shifted(by.poly, shift, taken), -1n);
			times *= factor;
			spend(0.2 * (rest.monomials.length + by.poly.monomials.length) * (1 + bitLength(c) / 500));
		}
		return { rest, times };
	}

	/** Makes the basis of what `polys` generate. */
	complete(polys: readonly Poly[]): void {
		let pairs: { a: Element; b: Element; least: number[] }[] = [];
		const add = (poly: Poly): void => {
			const added: Element = { poly, lead: this.exponents(itemAt(poly.monomials, 0)) };
			// A pair is spared where the new leading monomial divides its least multiple, and both pairs with it stay.
			pairs = pairs.filter(
				({ a, b, least }) =>
					!divides(added.lead, least) || same(join(a.lead, added.lead), least) || same(join(b.lead, added.lead), least)
			);
			const fresh = this.#basis.map((a) => ({ a, b: added, least: join(a.lead, added.lead) }));
			pairs.push(
				...fresh.filter(
					({ a, least }, i) =>
						degreeOf(least) < degreeOf(a.lead) + degreeOf(added.lead) &&
						!fresh.some((other, j) => i !== j && divides(other.least, least) && (!same(other.least, least) || j < i))
				)
			);
			this.#basis.push(added);
		};
		for (const poly of polys) {
			const { rest } = this.remainder(poly);
			if (!isZero(rest)) add(primitive(rest));
		}
		while (pairs.length > 0) {
			spend(20);
			const next = pairs.reduce((best, pair) => (degreeOf(pair.least) < degreeOf(best.least) ? pair : best));
			pairs = pairs.filter((pair) => pair !== next);
			const { a, b, least } = next;
			const g = gcdOf(leading(a.poly), leading(b.poly));
			const part = ({ poly, lead }: Element, c: bigint) =>
				shifted(poly, this.pack(least.map((e, v) => e - itemAt(lead, v))), c);
			const { rest } = this.remainder(addScaled(part(a, leading(b.poly) / g), part(b, leading(a.poly) / g), -1n));
			if (isZero(rest)) continue;
			if (isConstant(rest)) {
				this.#basis = [{ poly: ONE, lead: this.exponents(0) }];
				return;
			}
			add(primitive(rest));
		}
		const minimal = this.#basis.filter(
			({ lead }, i) =>
				!this.#basis.some((other, j) => i !== j && divides(other.lead, lead) && (!same(other.lead, lead) || j < i))
		);
		this.#basis = minimal;
	}
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((e, v) => e === b[v]);
