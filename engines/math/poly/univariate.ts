/** Factorisation over the rationals in one unknown, of polynomials given by their terms: high powers cost nothing by themselves. */
import { defined, itemAt } from '../../kit/checked';
import { type Budget, TooLarge } from './budget';
import { type Dense, denseDivide } from './dense';
import { absolute, gcdOf } from '../core/rational';
import { exactRoot, smallGcd, primeDivisors, divisors } from './integers';
import { irreducibleFactors } from './zassenhaus';

/** Irreducible factors, primitive with positive leading coefficient, of a square-free primitive polynomial with non-zero constant term. */
export function factorUnivariate(f: Sparse1, budget: Budget): Sparse1[] {
	const degree = Math.max(...f.keys());
	if (degree <= 1) return [f];
	const step = [...f.keys()].reduce((g, e) => smallGcd(g, e), 0);
	if (f.size === 2) return factorBinomial(f, degree, budget);
	if (step === 1) return irreducibleFactors(toDense(f, degree, budget), budget).map(toSparse);
	const narrow: Sparse1 = new Map([...f].map(([e, c]) => [e / step, c]));
	return factorUnivariate(narrow, budget).flatMap((g) => inflateAndFactor(g, step, budget));
}

// Factors of g(x^step) for an irreducible g, one prime p of `step` at a time. With a root θ of g, g(x^p) is reducible
// exactly when θ is a p-th power in Q(θ) (Capelli); then its norm ± g(0)/lc(g) is a p-th power in Q, which is a quick test.
function inflateAndFactor(g: Sparse1, step: number, budget: Budget): Sparse1[] {
	let factors: Sparse1[] = [g];
	for (let rest = step; rest > 1;) {
		const p = itemAt(primeDivisors(rest), 0);
		rest /= p;
		factors = factors.flatMap((h) => {
			const wide: Sparse1 = new Map([...h].map(([e, c]) => [e * p, c]));
			const degree = Math.max(...wide.keys());
			const top = absolute(defined(wide.get(degree)));
			const low = absolute(defined(wide.get(0)));
			if (exactRoot(top, p) === null || exactRoot(low, p) === null) return [wide];
			if (wide.size === 2) {
				// h is irreducible, so only a p-th power or the form 4X⁴ + Y⁴ can split a·x^n + b.
				return p === 2 && defined(wide.get(0)) > 0n
					? sophieGermain(wide, degree, budget)
					: factorBinomial(wide, degree, budget);
			}
			return irreducibleFactors(toDense(wide, degree, budget), budget).map(toSparse);
		});
	}
	return factors;
}

// a·x^n + b: with the largest g dividing n for which |a| and |b| are g-th powers, it is X^g ± Y^g, a product of homogeneous
// cyclotomic polynomials in X = α·x^(n/g) and Y = β.
function factorBinomial(f: Sparse1, n: number, budget: Budget): Sparse1[] {
	const a = defined(f.get(n));
	const b = defined(f.get(0));
	let g = 1;
	for (let k = n, p; k > 1; k /= p) {
		p = itemAt(primeDivisors(k), 0);
		if (exactRoot(a, g * p) !== null && exactRoot(absolute(b), g * p) !== null) g *= p;
	}
	if (g === 1) return sophieGermain(f, n, budget);
	const alpha = defined(exactRoot(a, g));
	const beta = defined(exactRoot(absolute(b), g));
	const sign = b < 0n ? -1 : 1;
	checkCyclotomicTerms(g, sign, budget.limits.terms);
	return cyclotomicIndices(g, sign).flatMap((d) => {
		const phi = cyclotomic(d, budget);
		const order = Math.max(...phi.keys());
		const factor: Sparse1 = new Map([...phi].map(([e, c]) => [e, c * alpha ** BigInt(e) * beta ** BigInt(order - e)]));
		return n === g ? [factor] : inflateAndFactor(factor, n / g, budget);
	});
}

/** a·x^n + b without a sum of powers: reducible only when 4 | n and it is 4·X⁴ + Y⁴ (Capelli). */
function sophieGermain(f: Sparse1, n: number, budget: Budget): Sparse1[] {
	const a = defined(f.get(n));
	const b = defined(f.get(0));
	if (n % 4 !== 0 || b < 0n) return [f];
	const ratio = gcdOf(a, 4n) === 4n ? [a / 4n, b] : gcdOf(b, 4n) === 4n ? [a, b / 4n] : null;
	if (ratio === null || exactRoot(itemAt(ratio, 0), 4) === null || exactRoot(itemAt(ratio, 1), 4) === null) return [f];
	const [x, y] = [defined(exactRoot(itemAt(ratio, 0), 4)), defined(exactRoot(itemAt(ratio, 1), 4))];
	// x⁴·4 + y⁴ = (2x² + 2xy + y²)(2x² − 2xy + y²), and the other way round for x⁴ + 4y⁴.
	const [top, low] = ratio[0] === a ? [x * x, 2n * y * y] : [2n * x * x, y * y];
	const middle = 2n * x * y;
	return [middle, -middle].flatMap((c) =>
		inflateAndFactor(
			new Map([
				[0, low],
				[1, c],
				[2, top]
			]),
			n / 4,
			budget
		)
	);
}

function toDense(f: Sparse1, degree: number, budget: Budget): Dense {
	budget.checkDegree(degree);
	return Array.from({ length: degree + 1 }, (_, i) => f.get(i) ?? 0n);
}

const toSparse = (f: Dense): Sparse1 => new Map(f.flatMap((c, i) => (c === 0n ? [] : [[i, c] as const])));

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
