/** Exact division of sparse polynomials, and what follows from it. */
import { defined, itemAt } from '../../kit/checked';
import { type Poly, type Ring, ONE, ZERO, isConstant, isZero, leading, mapCoefficients, productCost } from './sparse';

/** A max-heap of numbers. */
class Heap {
	readonly #items: number[] = [];

	push(x: number): void {
		const items = this.#items;
		let i = items.length;
		items.push(x);
		while (i > 0) {
			const parent = (i - 1) >> 1;
			if (itemAt(items, parent) >= x) break;
			items[i] = itemAt(items, parent);
			i = parent;
		}
		items[i] = x;
	}

	pop(): number | undefined {
		const items = this.#items;
		const top = items[0];
		const last = items.pop();
		if (items.length === 0 || last === undefined) return top;
		let i = 0;
		for (;;) {
			let child = 2 * i + 1;
			if (child >= items.length) break;
			if (child + 1 < items.length && itemAt(items, child + 1) > itemAt(items, child)) child++;
			if (itemAt(items, child) <= last) break;
			items[i] = itemAt(items, child);
			i = child;
		}
		items[i] = last;
		return top;
	}
}

/** The packed quotient of two monomials, or −1 when the second does not divide the first. */
function divideMonomial(ring: Ring, a: number, b: number): number {
	if (b === 0) return a;
	for (let v = 0; v < ring.variables; v++) if (ring.exponent(a, v) < ring.exponent(b, v)) return -1;
	return a - b;
}

/** a / b when b divides a in Z[x…], else null; b must not be zero. */
export function divideExact(ring: Ring, a: Poly, b: Poly): Poly | null {
	if (isZero(a)) return ZERO;
	const top = leading(b);
	const topMonomial = itemAt(b.monomials, 0);
	if (isConstant(b)) return a.coefficients.every((c) => c % top === 0n) ? mapCoefficients(a, (c) => c / top) : null;
	// The last terms multiply to the last term as the first ones do to the first.
	const last = a.coefficients.length - 1;
	const bottom = b.coefficients.length - 1;
	if (leading(a) % top !== 0n || itemAt(a.coefficients, last) % itemAt(b.coefficients, bottom) !== 0n) return null;
	if (divideMonomial(ring, itemAt(a.monomials, last), itemAt(b.monomials, bottom)) < 0) return null;
	const degreesOfA = ring.degrees(a);
	if (ring.degrees(b).some((d, v) => d > itemAt(degreesOfA, v))) return null;

	const rest = new Map<number, bigint>();
	const heap = new Heap();
	for (let i = a.monomials.length - 1; i >= 0; i--) {
		rest.set(itemAt(a.monomials, i), itemAt(a.coefficients, i));
		heap.push(itemAt(a.monomials, i));
	}
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	const cost = b.monomials.length * productCost(top, leading(a));
	for (let m = heap.pop(); m !== undefined; m = heap.pop()) {
		const c = defined(rest.get(m));
		if (c === 0n) continue;
		const quotient = divideMonomial(ring, m, topMonomial);
		if (quotient < 0 || c % top !== 0n) return null;
		const q = c / top;
		ring.budget.spend(cost);
		monomials.push(quotient);
		coefficients.push(q);
		ring.budget.checkTerms(monomials.length);
		for (let j = 1; j < b.monomials.length; j++) {
			const key = quotient + itemAt(b.monomials, j);
			const old = rest.get(key);
			if (old === undefined) heap.push(key);
			rest.set(key, (old ?? 0n) - q * itemAt(b.coefficients, j));
		}
	}
	return { monomials, coefficients };
}

/** a / b, which the caller knows to be exact. */
export function quotient(ring: Ring, a: Poly, b: Poly): Poly {
	if (b === ONE) return a;
	const q = divideExact(ring, a, b);
	if (q === null) throw new Error('polynomial division was expected to be exact');
	return q;
}
