import { expect, test } from 'vitest';
import { Budget, TooLarge } from './budget';
import {
	divideExact,
	type Poly,
	Ring,
	add,
	constant,
	equal,
	fromTerms,
	integerContent,
	isConstant,
	leading,
	multiply,
	negate,
	power,
	primitive,
	scale,
	subtract
} from './sparse';
import { type Factorisation, factor } from './factor';
import { gcd } from './gcd';
import { residues } from './modular';
import { evaluateAt, shift, squareRoot } from './variables';

const ring = (variables: number) => new Ring(variables, new Budget());

/** `x^2*y - 3` over the unknowns x, y, z, t. */
function poly(r: Ring, text: string): Poly {
	const terms = text
		.replace(/\s/g, '')
		.replace(/-/g, '+-')
		.split('+')
		.filter((term) => term !== '')
		.map((term) => {
			let c = 1n;
			const exponents = r.places.map(() => 0);
			const body = term.startsWith('-') ? ((c = -1n), term.slice(1)) : term;
			for (const part of body.split('*')) {
				const [name, e] = part.split('^');
				const v = 'xyzt'.indexOf(name!);
				if (v < 0) c *= BigInt(part);
				else exponents[v]! += Number(e ?? 1);
			}
			return [r.pack(exponents), c] as const;
		});
	return fromTerms(terms);
}

const productOf = (r: Ring, { content, factors }: Factorisation): Poly =>
	factors.reduce((product, [f, m]) => multiply(r, product, power(r, f, m)), constant(content));

/** Multiplicities, ascending: how many irreducible factors there are. */
const shape = (f: Factorisation) => f.factors.map(([, m]) => m).sort((a, b) => a - b);

function expectFactors(variables: number, text: string, multiplicities: number[]): void {
	const r = ring(variables);
	const p = poly(r, text);
	const f = factor(r, p);
	expect(shape(f), text).toEqual(multiplicities);
	expect(equal(productOf(r, f), p), text).toBe(true);
}

test('textbook polynomials in one unknown have their known factors', () => {
	expectFactors(1, 'x^2 - 5*x + 6', [1, 1]);
	expectFactors(1, 'x^3 - 6*x^2 + 11*x - 6', [1, 1, 1]);
	expectFactors(1, 'x^2 - 2', [1]);
	expectFactors(1, 'x^4 + 4', [1, 1]);
	expectFactors(1, '4*x^4 + 1', [1, 1]);
	expectFactors(1, 'x^4 + 64', [1, 1]);
	expectFactors(1, 'x^4 + 1', [1]);
	expectFactors(1, 'x^4 - 10*x^2 + 1', [1]);
	expectFactors(1, 'x^5 - x^4 - 2*x^3 + 2*x^2 + x - 1', [2, 3]);
	expectFactors(1, 'x^6 + 9*x^5 + 33*x^4 + 63*x^3 + 66*x^2 + 36*x + 8', [3, 3]);
	expectFactors(1, '-12*x^3 + 12*x', [1, 1, 1]);
	expectFactors(1, 'x^8 + x^4 + 1', [1, 1, 1]);
	expectFactors(1, 'x^12 - 3*x^8 + 3*x^4 - 1', [3, 3, 3]);
	expectFactors(
		1,
		'x^16 - 136*x^14 + 6476*x^12 - 141912*x^10 + 1513334*x^8 - 7453176*x^6 + 13950764*x^4 - 5596840*x^2 + 46225',
		[1]
	);
	expectFactors(1, 'x^105 - 1', [1, 1, 1, 1, 1, 1, 1, 1]);
});

test('powers as high as a million factor at once when they are sums or differences of powers', () => {
	const r = ring(1);
	expect(factor(r, poly(r, 'x^1000000 - 1')).factors).toHaveLength(49);
	expect(factor(r, poly(r, 'x^1000000 - 2')).factors).toHaveLength(1);
	expect(factor(r, poly(r, 'x^400000 + x^200000 + 2')).factors).toHaveLength(1);
	expect(factor(r, poly(r, 'x^1000000 + 4')).factors.length).toBeGreaterThan(1);
	const r2 = ring(2);
	expect(factor(r2, poly(r2, 'x^1000 - y^1000')).factors).toHaveLength(16);
	expect(factor(r2, poly(r2, 'x^100*y^100 - 1')).factors).toHaveLength(9);
});

test('textbook polynomials in several unknowns have their known factors', () => {
	expectFactors(2, 'x^3 - y^3', [1, 1]);
	expectFactors(2, 'x^2 + 2*x*y + y^2', [2]);
	expectFactors(2, 'x^4 + x^2*y^2 + y^4', [1, 1]);
	expectFactors(2, 'x^2 + y^2', [1]);
	expectFactors(2, 'x^4 + 4*y^4', [1, 1]);
	expectFactors(2, 'x^2 - y^4', [1, 1]);
	expectFactors(2, 'x^6*y^3 + 1', [1, 1]);
	expectFactors(3, 'x^2*z - y^2*z', [1, 1, 1]);
	expectFactors(3, 'x*y*z + x*y + y*z + z*x + x + y + z + 1', [1, 1, 1]);
	expectFactors(3, 'x^3 + y^3 + z^3 - 3*x*y*z', [1, 1]);
	expectFactors(2, 'x*y - x - y + 1', [1, 1]);
});

/** A random polynomial that is irreducible by construction: linear and primitive in x, or by Eisenstein at 2. */
function randomIrreducible(r: Ring, random: (n: number) => number): Poly {
	const small = () => BigInt(random(19) - 9);
	const others = (degree: number): Poly =>
		fromTerms(
			Array.from({ length: 4 }, () => {
				return [r.pack(r.places.map((_, v) => (v === 0 ? 0 : random(degree + 1)))), small()] as const;
			})
		);
	for (;;) {
		const candidate =
			random(2) === 0
				? add(multiply(r, others(1), r.variable(0)), add(others(2), constant(1n)))
				: // x^n + 2·(…) + 2 is irreducible by Eisenstein's criterion at 2 (over Z[y…], a domain in which 2 is prime).
					add(r.variable(0, 2 + random(3)), add(scale(multiply(r, others(2), r.variable(0)), 2n), constant(2n)));
		if (isConstant(candidate) || r.degree(candidate, 0) === 0 || integerContent(candidate) !== 1n) continue;
		const slope = shift(r, candidate, 0, 1n);
		if (
			r.degree(candidate, 0) === 1 &&
			!isConstant(gcd(r, subtract(slope, candidate), evaluateAt(r, candidate, 0, 0n)))
		)
			continue;
		return primitive(candidate);
	}
}

test('a random product of irreducible polynomials comes apart into exactly these', () => {
	for (let variables = 1; variables <= 4; variables++)
		for (let round = 0; round < 30; round++) {
			const r = ring(variables);
			const next = residues(variables * 1000 + round);
			const random = (n: number) => next(n);
			const parts: Poly[] = [];
			while (parts.length < 2 + random(variables === 1 ? 4 : 2)) {
				const part = randomIrreducible(r, random);
				if (!parts.some((other) => equal(other, part))) parts.push(part);
			}
			const p = parts.reduce((product, part) => multiply(r, product, part), constant(-6n));
			const f = factor(r, p);
			expect(f.content === 6n || f.content === -6n).toBe(true);
			expect(f.factors.map(([, m]) => m)).toEqual(parts.map(() => 1));
			for (const [g] of f.factors) expect(parts.some((part) => equal(part, g))).toBe(true);
			expect(equal(productOf(r, f), p)).toBe(true);
		}
});

test('the greatest common divisor of two products is their common part', () => {
	for (let variables = 1; variables <= 4; variables++)
		for (let round = 0; round < 25; round++) {
			const r = ring(variables);
			const next = residues(variables * 77 + round);
			const [a, b, c] = [1, 2, 3].map(() => randomIrreducible(r, next)) as [Poly, Poly, Poly];
			const left = scale(multiply(r, multiply(r, a, a), c), 6n);
			const right = scale(multiply(r, a, b), 10n);
			const g = gcd(r, left, right);
			expect(divideExact(r, left, g)).not.toBeNull();
			expect(divideExact(r, right, g)).not.toBeNull();
			expect(divideExact(r, g, scale(a, 2n))).not.toBeNull();
			if (!equal(b, c) && !equal(a, b)) expect(equal(g, scale(a, 2n))).toBe(true);
		}
});

test('exact division finds the cofactor and refuses what does not divide', () => {
	const r = ring(2);
	const a = poly(r, 'x^2*y - 3*y + 7');
	const b = poly(r, '2*x*y^2 + x - 5');
	expect(divideExact(r, multiply(r, a, b), a)).toEqual(b);
	expect(divideExact(r, add(multiply(r, a, b), constant(1n)), a)).toBeNull();
	expect(divideExact(r, a, scale(a, 2n))).toBeNull();
});

test('a square root is found exactly when there is one', () => {
	const r = ring(3);
	const a = poly(r, '3*x^2*y - z + 5*x*z^3 - 1');
	expect(squareRoot(r, multiply(r, a, a))).toEqual(leading(a) < 0n ? negate(a) : a);
	expect(squareRoot(r, add(multiply(r, a, a), constant(1n)))).toBeNull();
	expect(squareRoot(r, negate(multiply(r, a, a)))).toBeNull();
});

test('a power whose expansion would be huge is refused before it is computed', () => {
	const r = ring(3);
	const sum = poly(r, 'x + y + z');
	expect(power(r, sum, 50).monomials).toHaveLength(1326);
	expect(() => power(r, sum, 5000)).toThrow(TooLarge);
	expect(() => power(r, constant(9n), 10_000_000)).toThrow(TooLarge);
	expect(() => power(r, r.variable(0), 2 ** 40)).toThrow(TooLarge);
});

test('factoring that needs more work than the budget gives up and says so', () => {
	const r = new Ring(1, new Budget({ steps: 2000 }));
	expect(() => factor(r, poly(r, 'x^30 + 3*x^17 - 5*x^4 + 11*x + 7'))).toThrow(TooLarge);
	const dense = ring(1);
	expect(() => factor(dense, poly(dense, 'x^100000 + x + 1'))).toThrow(TooLarge);
});
