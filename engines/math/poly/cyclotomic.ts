/** Cyclotomic polynomials and the factors of a^n ± b^n, which are made of them. */
import { defined } from '../../kit/checked';
import { type Budget, TooLarge } from './budget';
import { type Dense, denseDivide } from './dense';
import { divisors, primeDivisors } from './integers';

/** A polynomial in one unknown as power → coefficient; high powers with few terms stay small. */
export type Sparse1 = ReadonlyMap<number, bigint>;

const core = new Map<number, Dense>();

/** Φ_n of a square-free n, from Φ_{mp}(x) = Φ_m(x^p) / Φ_m(x) for a prime p that does not divide m. */
function squareFreeCyclotomic(n: number, budget: Budget): Dense {
	const known = core.get(n);
	if (known) return known;
	let f: Dense = [-1n, 1n];
	let degree = 1;
	for (const p of primeDivisors(n)) {
		degree *= p - 1;
		budget.checkDegree(degree);
		const inflated = new Array<bigint>((f.length - 1) * p + 1).fill(0n);
		f.forEach((c, i) => (inflated[i * p] = c));
		budget.spend(inflated.length * f.length);
		f = defined(denseDivide(inflated, f));
	}
	if (core.size > 200) core.clear();
	core.set(n, f);
	return f;
}

/** Φ_n for n ≥ 1: that of its square-free kernel r, in x^(n/r). */
export function cyclotomic(n: number, budget: Budget): Sparse1 {
	const kernel = primeDivisors(n).reduce((product, p) => product * p, 1);
	const step = n / kernel;
	const terms = new Map<number, bigint>();
	squareFreeCyclotomic(kernel, budget).forEach((c, i) => {
		if (c !== 0n) terms.set(i * step, c);
	});
	return terms;
}

/** Indices d of the Φ_d whose product is x^n − 1 (`sign` −1) or x^n + 1 (`sign` 1). */
export const cyclotomicIndices = (n: number, sign: 1 | -1): number[] =>
	sign < 0 ? divisors(n) : divisors(2 * n).filter((d) => n % d !== 0);

/** Refuses x^n ± 1 whose factors together have more terms than `limit`. */
export function checkCyclotomicTerms(n: number, sign: 1 | -1, limit: number): void {
	let terms = 0;
	for (const d of cyclotomicIndices(n, sign)) {
		terms += primeDivisors(d).reduce((product, p) => product * (p - 1), 1);
		// Φ of a prime power has p terms, all its coefficients being 1; others have at most φ(kernel) + 1.
		if (terms > 2 * limit) throw new TooLarge('too many terms');
	}
}
