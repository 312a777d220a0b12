/** Factorisation over a prime field: distinct degrees, then Cantor and Zassenhaus' equal degrees (1981). */
import { type Budget } from './budget';
import {
	divideMod,
	gcdMod,
	monic,
	multiplyMod,
	powerMod,
	remainderMod,
	residues,
	subtractMod,
	trimmed
} from './modular';

export interface EqualDegree {
	/** Monic product of all irreducible factors of this degree. */
	readonly product: number[];
	readonly degree: number;
}

/** Splits a square-free polynomial into products of irreducible factors of one degree each. */
export function distinctDegrees(f: readonly number[], p: number, budget: Budget): EqualDegree[] {
	const parts: EqualDegree[] = [];
	let rest = monic(f, p);
	let power: number[] = [0, 1];
	const exponent = BigInt(p);
	for (let degree = 1; rest.length - 1 >= 2 * degree; degree++) {
		budget.spend((rest.length ** 2 * Math.log2(p)) / 8);
		power = powerMod(power, exponent, rest, p);
		const product = gcdMod(rest, subtractMod(power, [0, 1], p), p);
		if (product.length === 1) continue;
		parts.push({ product, degree });
		rest = divideMod(rest, product, p)[0];
		power = remainderMod(power, rest, p);
	}
	if (rest.length > 1) parts.push({ product: rest, degree: rest.length - 1 });
	return parts;
}

/** Monic irreducible factors of a product of factors of one degree; p is odd. */
export function equalDegreeFactors({ product, degree }: EqualDegree, p: number, budget: Budget): number[][] {
	const exponent = (BigInt(p) ** BigInt(degree) - 1n) / 2n;
	const random = residues(product.length * 31 + degree);
	const factors: number[][] = [];
	const open = [product];
	for (let f = open.pop(); f !== undefined; f = open.pop()) {
		if (f.length - 1 === degree) {
			factors.push(f);
			continue;
		}
		for (;;) {
			const trial = trimmed(Array.from({ length: f.length - 1 }, () => random(p)));
			if (trial.length < 2) continue;
			budget.spend((f.length ** 2 * degree * Math.log2(p)) / 8);
			let common = gcdMod(f, trial, p);
			if (common.length === 1) common = gcdMod(f, subtractMod(powerMod(trial, exponent, f, p), [1], p), p);
			if (common.length === 1 || common.length === f.length) continue;
			open.push(common, divideMod(f, common, p)[0]);
			break;
		}
	}
	return factors;
}

/** Product of monic polynomials and a constant, modulo p. */
export const productMod = (factors: readonly (readonly number[])[], start: number, p: number): number[] =>
	factors.reduce<number[]>((product, f) => multiplyMod(product, f, p), [start % p]);
