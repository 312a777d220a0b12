/** Hensel lifting of a factorisation modulo p to one modulo a high power of p: quadratic, over a binary tree of factors. */
import { itemAt } from '../../kit/checked';
import { type Budget } from './budget';
import { type Dense, denseAdd, denseDivideMonic, denseMultiply, denseResidues } from './dense';
import { productMod } from './finite-field';
import { bitLength } from '../core/rational';
import { inverseModulo, residue } from './integers';
import { bezoutMod } from './modular';

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
