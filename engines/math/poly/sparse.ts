/**
 * Sparse polynomials in several unknowns over the integers.
 *
 * A term's exponents are packed into one number, most significant unknown first, so that a product of monomials is a
 * sum of numbers and lexicographic order is numeric order. Terms are in descending order, and no coefficient is zero.
 */
import { defined, itemAt } from '../../kit/checked';
import { type Budget, TooLarge } from './budget';
import { absolute, bitLength, gcdOf } from '../core/rational';

export interface Poly {
	/** Packed exponents, descending. */
	readonly monomials: readonly number[];
	readonly coefficients: readonly bigint[];
}

export const ZERO: Poly = { monomials: [], coefficients: [] };
export const ONE: Poly = { monomials: [0], coefficients: [1n] };

export const isZero = (p: Poly): boolean => p.monomials.length === 0;
export const isConstant = (p: Poly): boolean => p.monomials.length === 0 || p.monomials[0] === 0;
export const isOne = (p: Poly): boolean => p.monomials.length === 1 && p.monomials[0] === 0 && p.coefficients[0] === 1n;
/** Coefficient of the leading term; 0 of the zero polynomial. */
export const leading = (p: Poly): bigint => p.coefficients[0] ?? 0n;
export const termCount = (p: Poly): number => p.monomials.length;
export const constant = (c: bigint): Poly => (c === 0n ? ZERO : { monomials: [0], coefficients: [c] });

/** How exponents of a number of unknowns are packed, and the budget that all work on them is charged to. */
export class Ring {
	/** Exponents stay below this power of two. */
	readonly base: number;
	/** Weight of each unknown's exponent in a packed monomial. */
	readonly places: readonly number[];

	constructor(
		readonly variables: number,
		readonly budget: Budget
	) {
		const bits = Math.min(30, Math.floor(52 / Math.max(1, variables)));
		if (bits < 3) throw new TooLarge('too many unknowns');
		this.base = 2 ** bits;
		this.places = Array.from({ length: variables }, (_, v) => 2 ** (bits * (variables - 1 - v)));
	}

	/** Exponent of unknown `v` in a packed monomial. */
	exponent(monomial: number, v: number): number {
		return Math.floor(monomial / itemAt(this.places, v)) % this.base;
	}

	unpack(monomial: number): number[] {
		return this.places.map((place) => Math.floor(monomial / place) % this.base);
	}

	pack(exponents: readonly number[]): number {
		let monomial = 0;
		exponents.forEach((e, v) => {
			if (e >= this.base) throw new TooLarge('degree too high');
			monomial += e * itemAt(this.places, v);
		});
		return monomial;
	}

	variable(v: number, power = 1): Poly {
		if (power >= this.base) throw new TooLarge('degree too high');
		return { monomials: [itemAt(this.places, v) * power], coefficients: [1n] };
	}

	degrees(p: Poly): number[] {
		const highest = this.places.map(() => 0);
		for (const monomial of p.monomials)
			for (let v = 0; v < highest.length; v++) {
				const e = this.exponent(monomial, v);
				if (e > itemAt(highest, v)) highest[v] = e;
			}
		return highest;
	}

	degree(p: Poly, v: number): number {
		let highest = 0;
		for (const monomial of p.monomials) highest = Math.max(highest, this.exponent(monomial, v));
		return highest;
	}
}

/** A polynomial from terms in any order; equal monomials are added up. */
export function fromTerms(terms: Iterable<readonly [monomial: number, coefficient: bigint]>): Poly {
	const sums = new Map<number, bigint>();
	for (const [monomial, c] of terms) sums.set(monomial, (sums.get(monomial) ?? 0n) + c);
	return fromSums(sums);
}

function fromSums(sums: ReadonlyMap<number, bigint>): Poly {
	const order = Float64Array.from(sums.keys()).sort().reverse();
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	for (const monomial of order) {
		const c = defined(sums.get(monomial));
		if (c === 0n) continue;
		monomials.push(monomial);
		coefficients.push(c);
	}
	return { monomials, coefficients };
}

/** a + s·b, by merging. */
export function addScaled(a: Poly, b: Poly, s: bigint): Poly {
	if (s === 0n || isZero(b)) return a;
	if (isZero(a)) return scale(b, s);
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	let i = 0;
	let j = 0;
	while (i < a.monomials.length || j < b.monomials.length) {
		const x = a.monomials[i] ?? -1;
		const y = b.monomials[j] ?? -1;
		let c: bigint;
		if (x > y) c = itemAt(a.coefficients, i++);
		else if (y > x) c = s * itemAt(b.coefficients, j++);
		else c = itemAt(a.coefficients, i++) + s * itemAt(b.coefficients, j++);
		if (c === 0n) continue;
		monomials.push(Math.max(x, y));
		coefficients.push(c);
	}
	return { monomials, coefficients };
}

export const add = (a: Poly, b: Poly): Poly => addScaled(a, b, 1n);
export const subtract = (a: Poly, b: Poly): Poly => addScaled(a, b, -1n);
export const negate = (p: Poly): Poly => scale(p, -1n);

export function scale(p: Poly, s: bigint): Poly {
	if (s === 1n) return p;
	if (s === 0n) return ZERO;
	return { monomials: p.monomials, coefficients: p.coefficients.map((c) => c * s) };
}

/** p / d where d divides every coefficient. */
export const divideContent = (p: Poly, d: bigint): Poly =>
	d === 1n ? p : { monomials: p.monomials, coefficients: p.coefficients.map((c) => c / d) };

/** Applies `f` to every coefficient, dropping those that become zero. */
export function mapCoefficients(p: Poly, f: (c: bigint) => bigint): Poly {
	const monomials: number[] = [];
	const coefficients: bigint[] = [];
	p.coefficients.forEach((c, i) => {
		const d = f(c);
		if (d === 0n) return;
		monomials.push(itemAt(p.monomials, i));
		coefficients.push(d);
	});
	return { monomials, coefficients };
}

export const equal = (a: Poly, b: Poly): boolean =>
	a.monomials.length === b.monomials.length &&
	a.monomials.every((m, i) => m === b.monomials[i] && a.coefficients[i] === b.coefficients[i]);

/** Largest absolute coefficient. */
export function height(p: Poly): bigint {
	let highest = 0n;
	for (const c of p.coefficients) if (absolute(c) > highest) highest = absolute(c);
	return highest;
}

/** Positive greatest common divisor of the coefficients; 0 of the zero polynomial. */
export function integerContent(p: Poly): bigint {
	let g = 0n;
	for (const c of p.coefficients) {
		g = gcdOf(g, c);
		if (g === 1n) break;
	}
	return g;
}

/** p divided by its integer content, with a positive leading coefficient. */
export function primitive(p: Poly): Poly {
	const content = integerContent(p);
	return content === 0n ? p : divideContent(p, leading(p) < 0n ? -content : content);
}

/** The product a·b; TooLarge when it would pass the budget or an exponent would not fit. */
export function multiply(ring: Ring, a: Poly, b: Poly): Poly {
	if (isZero(a) || isZero(b)) return ZERO;
	if (isConstant(a)) return scale(b, leading(a));
	if (isConstant(b)) return scale(a, leading(b));
	const high = ring.degrees(a);
	if (ring.degrees(b).some((e, v) => e + itemAt(high, v) >= ring.base)) throw new TooLarge('degree too high');
	const work = a.monomials.length * b.monomials.length;
	const cost = productCost(typical(a), typical(b));
	if (work < 1000) ring.budget.spend(work * cost);
	if (a.monomials.length === 1) return multiplyTerm(b, itemAt(a.monomials, 0), itemAt(a.coefficients, 0));
	if (b.monomials.length === 1) return multiplyTerm(a, itemAt(b.monomials, 0), itemAt(b.coefficients, 0));
	const sums = new Map<number, bigint>();
	for (let i = 0; i < a.monomials.length; i++) {
		const m = itemAt(a.monomials, i);
		const c = itemAt(a.coefficients, i);
		// Paid row by row, so that a deadline is noticed within one long product.
		if (work >= 1000) ring.budget.spend(b.monomials.length * cost);
		for (let j = 0; j < b.monomials.length; j++) {
			const key = m + itemAt(b.monomials, j);
			const term = c * itemAt(b.coefficients, j);
			const sum = sums.get(key);
			sums.set(key, sum === undefined ? term : sum + term);
		}
		ring.budget.checkTerms(sums.size);
	}
	return fromSums(sums);
}

/** A coefficient from the middle, where those of powers are longest. */
const typical = (p: Poly): bigint => itemAt(p.coefficients, p.coefficients.length >> 1);

/** Steps of one product of numbers of these sizes: one up to some 64 bits, then by the school method. */
export const productCost = (a: bigint, b: bigint): number =>
	1 + Math.floor((bitLength(a) / 64) * (bitLength(b) / 64) * 0.2);

const multiplyTerm = (p: Poly, monomial: number, c: bigint): Poly => ({
	monomials: p.monomials.map((m) => m + monomial),
	coefficients: p.coefficients.map((x) => x * c)
});

/** Upper bound of the number of terms of p^n: compositions of n, or the box that its degrees span. */
export function powerTerms(ring: Ring, p: Poly, n: number): number {
	const room = ring.degrees(p).reduce((product, d) => product * (d * n + 1), 1);
	let compositions = 1;
	for (let i = 1; i < p.monomials.length && compositions < 1e15; i++) compositions = (compositions * (n + i)) / i;
	return Math.min(room, Math.round(compositions));
}

/** p^n for n ≥ 0; refused before any work when the result is predicted to be too large. */
export function power(ring: Ring, p: Poly, n: number): Poly {
	if (n === 0) return ONE;
	if (n === 1 || isZero(p)) return p;
	const highest = Math.max(0, ...ring.degrees(p));
	if (highest * n >= ring.base) throw new TooLarge('degree too high');
	ring.budget.checkTerms(powerTerms(ring, p, n));
	const tallest = height(p);
	ring.budget.checkBits(((tallest === 1n ? 0 : bitLength(tallest)) + Math.log2(p.monomials.length)) * n);
	if (p.monomials.length === 1)
		return { monomials: [itemAt(p.monomials, 0) * n], coefficients: [itemAt(p.coefficients, 0) ** BigInt(n)] };
	let result = ONE;
	let square = p;
	for (let k = n; ;) {
		if (k & 1) result = multiply(ring, result, square);
		k >>= 1;
		if (k === 0) return result;
		square = multiply(ring, square, square);
	}
}

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
