// Irreducible factors over the rationals of a square-free polynomial in one unknown, by Zassenhaus' method (1969): factor
// modulo a small prime, lift, and try products of lifted factors. The sets of degrees that factors can have, intersected
// over several primes, prove many polynomials irreducible at once and leave few products to try.
import { defined, itemAt } from '../../kit/checked';
import type { Budget } from './budget';
import { firstSubset, nextSubset, residue, symmetric, inverseModulo } from './integers';
import type { Dense } from './dense';
import { denseDivide, denseMultiply, densePrimitive, denseResidues, denseAdd, denseDivideMonic } from './dense';
import {
	type EqualDegree,
	distinctDegrees,
	equalDegreeFactors,
	isSquareFreeMod,
	oddPrimes,
	reduce,
	productMod,
	bezoutMod
} from './modular';
import { absolute, bitLength, integerRoot } from '../core/rational';

const PRIMES = oddPrimes(300);

interface PrimeChoice {
	readonly p: number;
	readonly parts: readonly EqualDegree[];
	readonly count: number;
}

/** f: primitive, square-free, positive leading coefficient, non-zero constant term, degree ≥ 1. Factors are primitive. */
export function irreducibleFactors(f: Dense, budget: Budget): Dense[] {
	const degree = f.length - 1;
	if (degree <= 1) return [f];
	if (degree === 2) return quadraticFactors(f);
	budget.checkDegree(degree);
	const choice = choosePrime(f, budget);
	if (choice === null) return [f];
	const { p, parts, degrees } = choice;
	const modular = parts.flatMap((part) => equalDegreeFactors(part, p, budget));
	// Mignotte (1974): a coefficient of a factor is at most 2^n·‖f‖; twice that for the sign, times the leading one.
	const norm =
		integerRoot(
			f.reduce((sum, c) => sum + c * c, 0n),
			2
		) + 1n;
	const bound = 2n * (absolute(itemAt(f, degree)) * norm * (1n << BigInt(degree))) + 1n;
	const lifted = henselLift(f, modular, p, bound, budget);
	return recombine(f, lifted.factors, lifted.modulus, degrees, budget);
}

function quadraticFactors(f: Dense): Dense[] {
	const [c, b, a] = f as [bigint, bigint, bigint];
	const discriminant = b * b - 4n * a * c;
	if (discriminant < 0n) return [f];
	const root = integerRoot(discriminant, 2);
	if (root * root !== discriminant) return [f];
	return [densePrimitive([b + root, 2n * a]), densePrimitive([b - root, 2n * a])];
}

/** The prime with the fewest factors among several, and the degrees possible at all of them as bits; null: irreducible. */
function choosePrime(f: Dense, budget: Budget): (PrimeChoice & { readonly degrees: bigint }) | null {
	const degree = f.length - 1;
	const trials = degree > 40 ? 4 : 7;
	let best: PrimeChoice | null = null;
	let degrees = (1n << BigInt(degree + 1)) - 1n;
	let tried = 0;
	for (const p of PRIMES) {
		if (itemAt(f, degree) % BigInt(p) === 0n) continue;
		const image = reduce(f, p);
		budget.spend(degree ** 2 / 4);
		if (!isSquareFreeMod(image, p)) continue;
		const parts = distinctDegrees(image, p, budget);
		let count = 0;
		let possible = 1n;
		for (const part of parts)
			for (let k = (part.product.length - 1) / part.degree; k > 0; k--) {
				possible |= possible << BigInt(part.degree);
				count++;
			}
		degrees &= possible;
		if ((degrees & ((1n << BigInt(degree)) - 2n)) === 0n) return null;
		if (best === null || count < best.count) best = { p, parts, count };
		if (++tried === trials) break;
	}
	if (best === null) throw new Error('no prime keeps the polynomial square-free');
	return { ...best, degrees };
}

function recombine(f: Dense, lifted: readonly Dense[], m: bigint, degrees: bigint, budget: Budget): Dense[] {
	const found: Dense[] = [];
	let rest = f;
	let open = [...lifted];
	for (let size = 1; 2 * size <= open.length;) {
		const indices = firstSubset(size);
		let factor: Dense | null = null;
		do {
			factor = tryProduct(
				rest,
				indices.map((i) => itemAt(open, i)),
				m,
				degrees,
				budget
			);
		} while (factor === null && nextSubset(indices, open.length));
		if (factor === null) {
			size++;
			continue;
		}
		found.push(factor);
		rest = defined(denseDivide(rest, factor));
		open = open.filter((_, i) => !indices.includes(i));
	}
	if (rest.length > 1) found.push(densePrimitive(rest));
	return found;
}

/** The factor of f that corresponds to the product of some lifted factors, if it divides f. */
function tryProduct(f: Dense, chosen: readonly Dense[], m: bigint, degrees: bigint, budget: Budget): Dense | null {
	budget.spend(20 + chosen.length * (1 + bitLength(m) / 64));
	const degree = chosen.reduce((sum, g) => sum + g.length - 1, 0);
	if (((degrees >> BigInt(degree)) & 1n) === 0n) return null;
	// The constant coefficient alone refuses nearly all wrong products.
	const top = itemAt(f, f.length - 1);
	const low = symmetric(
		chosen.reduce((product, g) => (product * itemAt(g, 0)) % m, residue(top, m)),
		m
	);
	if (low === 0n || (top * itemAt(f, 0)) % low !== 0n) return null;
	budget.spend(f.length ** 2 * (1 + (bitLength(m) / 64) ** 2));
	const product = chosen.reduce((sum, g) => denseResidues(denseMultiply(sum, g), m), [top]);
	const factor = densePrimitive(product.map((c) => symmetric(c, m)));
	return denseDivide(f, factor) === null ? null : factor;
}

export interface Lifted {
	/** Monic factors modulo `modulus`, in the order of the input. */
	readonly factors: Dense[];
	readonly modulus: bigint;
}

/** Lifts f ≡ lc(f)·∏ factors (mod p), factors monic and pairwise coprime, until the modulus is at least `bound`. */
export function henselLift(
	f: readonly bigint[],
	factors: readonly (readonly number[])[],
	p: number,
	bound: bigint,
	budget: Budget
): Lifted {
	let modulus = BigInt(p);
	while (modulus < bound) modulus *= modulus;
	return { factors: liftTree(f, factors, p, modulus, budget), modulus };
}

function liftTree(
	f: readonly bigint[],
	factors: readonly (readonly number[])[],
	p: number,
	target: bigint,
	budget: Budget
): Dense[] {
	const top = itemAt(f, f.length - 1);
	if (factors.length === 1) {
		const unit = inverseModulo(top, target);
		return [
			denseResidues(
				f.map((c) => c * unit),
				target
			)
		];
	}
	const half = factors.length >> 1;
	const left = factors.slice(0, half);
	const right = factors.slice(half);
	const g0 = productMod(left, Number(residue(top, BigInt(p))), p);
	const h0 = productMod(right, 1, p);
	const [s0, t0] = bezoutMod(g0, h0, p);
	let [g, h, s, t] = [g0.map(BigInt), h0.map(BigInt), s0.map(BigInt), t0.map(BigInt)];
	// One step takes f ≡ g·h and s·g + t·h ≡ 1 from modulo m to modulo m²; h stays monic, g keeps the leading coefficient.
	for (let m = BigInt(p); m < target;) {
		m *= m;
		budget.spend(f.length ** 2 * (6 + (bitLength(m) / 64) ** 2));
		const error = denseResidues(denseAdd(f, denseMultiply(g, h), -1n), m);
		const [q, r] = denseDivideMonic(denseMultiply(s, error), h, m);
		g = denseResidues(denseAdd(denseAdd(g, denseMultiply(t, error)), denseMultiply(q, g)), m).slice(0, g0.length);
		g[g0.length - 1] = residue(top, m);
		h = denseResidues(denseAdd(h, r), m);
		const deviation = denseResidues(denseAdd(denseAdd(denseMultiply(s, g), denseMultiply(t, h)), [1n], -1n), m);
		const [c, d] = denseDivideMonic(denseMultiply(s, deviation), h, m);
		s = denseResidues(denseAdd(s, d, -1n), m);
		t = denseResidues(denseAdd(denseAdd(t, denseMultiply(t, deviation), -1n), denseMultiply(c, g), -1n), m);
	}
	return [...liftTree(g, left, p, target, budget), ...liftTree(h, right, p, target, budget)];
}
