/** Antiderivatives of rational functions, by partial fractions over the rationals and the roots of their denominators. */
import { logOf } from './linear';
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isNonNegative, isReal, leadsNegative } from '../../core/assumptions';
import { complexParts } from '../../core/complex-parts';
import {
	HALF,
	integerNode,
	isClosed,
	isNumber,
	mentionsI,
	MINUS_ONE,
	number,
	ONE,
	symbol,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { power, squareRoot } from '../../core/powers';
import { normal } from '../forms';
import { vanishes } from '../points';
import { rootsOf } from '../solve/polynomial';
import type { Rational } from '../../core/rational';
import { replace, contains } from '../../core/substitution';
import type { Dense } from '../dense';
import { combination, divideDense, multiplyDense, polynomial, raised, raisedBy, scaled, slopeOf, sum } from '../dense';
import { integrateByResidues } from './residues';
import { Budget } from '../../poly/budget';
import { factor } from '../../poly/factor';
import type { Poly } from '../../poly/sparse';
import { coefficientsIn } from '../../poly/variables';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';

/** ∫ f dx for a rational function of x. Undefined for other f, or if a root of the denominator lacks a closed form. */
export function integrateRational(f: Expression, name: string): Expression | undefined {
	const found = decomposed(f, name);
	if (!found) return undefined;
	const x = symbol(name);
	const terms = found.quotient.map((c, i) =>
		multiply([c, power(x, integerNode(i + 1)), number({ num: 1n, den: BigInt(i + 1) })])
	);
	for (const part of found.parts) {
		const own = found.pieces.filter((each) => each.part === part);
		if (own.length === 0) continue;
		const term = byResidues(own, x) ?? byPieces(own, x) ?? byScale(own, x) ?? bySquares(own, x);
		if (!term) return undefined;
		terms.push(term);
	}
	return add(terms);
}

/** All fractions over the powers of one polynomial over ℚ, of a degree above 2. */
function byResidues(pieces: readonly Piece[], x: Expression): Expression | undefined {
	const { poly } = itemAt(pieces, 0).part;
	if (poly.length <= 3) return undefined;
	const most = Math.max(...pieces.map(({ exponent }) => exponent));
	const whole = sum(
		pieces.map(({ above, exponent }) =>
			multiplyDense(
				Array.from(above, (c) => c ?? ZERO),
				raised(poly, most - exponent)
			)
		)
	);
	const [above, below] = [whole, raised(poly, most)].map(rationals);
	const numbers = (p: readonly Rational[]): Dense => p.map((c) => number(c));
	return above && below && integrateByResidues(above, below, x, (a, b) => byRoots(numbers(a), numbers(b), x));
}

/** The coefficients as fractions. Undefined if one is irrational. */
function rationals(p: Dense): Rational[] | undefined {
	const list = p.flatMap((c) => (c.kind === 'number' ? [c.value] : []));
	return list.length === p.length ? list : undefined;
}

function byPieces(pieces: readonly Piece[], x: Expression): Expression | undefined {
	const terms = pieces.map(({ above, part, exponent }) => integrateFraction(above, part.poly, exponent, x));
	return terms.includes(undefined) ? undefined : add(terms as Expression[]);
}

/** Fractions over powers of c·(xⁿ ± k) for k ≠ 1, by y = x/k^(1/n). */
function byScale(pieces: readonly Piece[], x: Expression): Expression | undefined {
	const { poly } = itemAt(pieces, 0).part;
	const n = poly.length - 1;
	if (n < 3 || poly.slice(1, -1).some((c) => !isNumber(c, 0))) return undefined;
	const lead = itemAt(poly, n);
	const ratio = normal(divide(itemAt(poly, 0), lead));
	const negative = leadsNegative(ratio);
	if (isNumber(ratio, 1) || isNumber(ratio, -1)) return undefined;
	const k = negative ? negate(ratio) : ratio;
	const scale = power(k, number({ num: 1n, den: BigInt(n) }));
	const y = symbol('scaled_');
	const terms: Expression[] = [];
	for (const { above, exponent } of pieces)
		for (const [j, c] of above.entries()) {
			if (!c || isNumber(c, 0)) continue;
			const unit = add([power(y, integerNode(n)), negative ? MINUS_ONE : ONE]);
			const g = multiply([power(y, integerNode(j)), power(unit, integerNode(-exponent))]);
			const G = integrateRational(g, y.name);
			if (!G) return undefined;
			const front = multiply([c, power(scale, integerNode(j + 1)), power(multiply([lead, k]), integerNode(-exponent))]);
			terms.push(multiply([front, replace(G, y.name, divide(x, scale))]));
		}
	return add(terms);
}

/** Fractions over powers of one polynomial as terms and a fraction over the polynomial itself (Hermite). */
function reduced(pieces: readonly Piece[], x: Expression): { outside: Expression[]; above: Dense } | undefined {
	const { poly } = itemAt(pieces, 0).part;
	const slope = slopeOf(poly);
	const columns = [...slope.slice(1).map((_, i) => raisedBy(poly, i)), ...slope.map((_, i) => raisedBy(slope, i))];
	const outside: Expression[] = [];
	let above: Dense = [];
	for (let e = Math.max(...pieces.map(({ exponent }) => exponent)); e >= 1; e--) {
		above = sum([
			above,
			...pieces.flatMap((piece) => (piece.exponent === e ? [Array.from(piece.above, (c) => c ?? ZERO)] : []))
		]);
		if (e === 1) break;
		// above = u·p + v·p′, and v·p′/p^e is the derivative of a power but for v′.
		const weights = combination(columns, above.map(normal), true);
		if (!weights) return undefined;
		const [u, v] = [weights.slice(0, slope.length - 1), weights.slice(slope.length - 1)];
		const share = number({ num: 1n, den: BigInt(e - 1) });
		outside.push(negate(multiply([share, polynomial(v, x), power(polynomial(poly, x), integerNode(1 - e))])));
		above = sum([u, scaled(slopeOf(v), share)]);
	}
	return { outside, above: above.map(normal) };
}

/** Fractions over powers of c·x⁴ + b·x² + a, by the zeros of the quadratic in x². */
function bySquares(pieces: readonly Piece[], x: Expression): Expression | undefined {
	const { poly } = itemAt(pieces, 0).part;
	const [a, odd, b, cubic, c] = poly as [Expression, Expression, Expression, Expression, Expression];
	if (poly.length !== 5 || !isNumber(odd, 0) || !isNumber(cubic, 0)) return undefined;
	const found = reduced(pieces, x);
	if (!found) return undefined;
	const D = normal(subtract(power(b, TWO), multiply([integerNode(4), a, c])));
	const [p = ZERO, q = ZERO, r = ZERO, t = ZERO] = found.above;
	// x·h(x²) is half the integral of h.
	const oddPart = [q, t].every((k) => isNumber(k, 0)) ? ZERO : multiply([HALF, quadratic(t, q, [a, b, c], 1, power(x, TWO))]); // prettier-ignore
	if (isClosed(D) && signOf(D) !== 1) {
		// c·(x² + ux + v)·(x² − ux + v) with v² = a/c, u² = 2v − b/c
		const v = squareRoot(normal(divide(a, c)));
		const u = squareRoot(subtract(multiply([TWO, v]), divide(b, c)));
		const B = divide(p, multiply([TWO, v, c]));
		const A = divide(subtract(divide(p, multiply([v, c])), divide(r, c)), multiply([TWO, u]));
		return add([
			...found.outside,
			oddPart,
			quadratic(A, B, [v, u, ONE], 1, x),
			quadratic(negate(A), B, [v, negate(u), ONE], 1, x)
		]);
	}
	const root = squareRoot(D);
	const zeros = [root, negate(root)].map((each) => normal(divide(subtract(each, b), multiply([TWO, c]))));
	const even = zeros.map((z, i) => {
		const front = divide(add([p, multiply([r, z])]), i === 0 ? root : negate(root));
		if (isNumber(front, 0)) return ZERO;
		const rising = isClosed(z) && signOf(z) === 1;
		const width = squareRoot(rising ? z : negate(z));
		const level = rising
			? multiply([HALF, logOf(divide(subtract(x, width), add([x, width])))])
			: applyFunction('atan', [divide(x, width)]);
		return divide(multiply([front, level]), width);
	});
	return add([...found.outside, oddPart, ...even]);
}

/** ∫ above/poly^exponent for an irreducible poly of higher degree than above. */
function integrateFraction(above: Dense, poly: Dense, exponent: number, x: Expression): Expression | undefined {
	const degree = poly.length - 1;
	const p = polynomial(poly, x);
	if (degree === 1) {
		const c = divide(itemAt(above, 0), itemAt(poly, 1));
		if (exponent === 1) return multiply([c, logOf(p)]);
		return multiply([c, power(p, integerNode(1 - exponent)), number({ num: -1n, den: BigInt(exponent - 1) })]);
	}
	if (degree === 2) return quadratic(above[1] ?? ZERO, above[0] ?? ZERO, poly, exponent, x);
	return exponent === 1 ? byRoots(above, poly, x) : undefined;
}

/** ∫ (Bx + C)/(ax² + bx + c)^n, by the reduction from n to n − 1. */
function quadratic(B: Expression, C: Expression, poly: Dense, n: number, x: Expression): Expression {
	const [c, b, a] = poly as [Expression, Expression, Expression];
	const p = polynomial(poly, x);
	const D = normal(subtract(multiply([integerNode(4), a, c]), power(b, TWO)));
	// Bx + C = (B/2a)·p′ + rest
	const slope = divide(B, multiply([TWO, a]));
	const rest = normal(subtract(C, multiply([slope, b])));
	const first =
		n === 1
			? multiply([slope, logOf(p)])
			: multiply([slope, power(p, integerNode(1 - n)), number({ num: -1n, den: BigInt(n - 1) })]);
	return isNumber(rest, 0) ? first : add([first, multiply([rest, reciprocal(poly, D, n, x)])]);
}

/** ∫ 1/p^n */
function reciprocal(poly: Dense, D: Expression, n: number, x: Expression): Expression {
	const [, b, a] = poly as [Expression, Expression, Expression];
	const line = add([multiply([TWO, a, x]), b]);
	if (n > 1) {
		const p = polynomial(poly, x);
		const below = multiply([integerNode(n - 1), D, power(p, integerNode(n - 1))]);
		const factorOf = divide(multiply([integerNode(2 * (2 * n - 3)), a]), multiply([integerNode(n - 1), D]));
		return add([divide(line, below), multiply([factorOf, reciprocal(poly, D, n - 1, x)])]);
	}
	// The sign of a single product is that of positive unknowns.
	const below = isNonNegative(negate(D)) || (D.kind !== 'sum' && leadsNegative(D));
	if (isClosed(D) ? isReal(D) && signOf(D) === -1 : below) {
		const root = squareRoot(negate(D));
		return divide(logOf(divide(subtract(line, root), add([line, root]))), root);
	}
	const root = squareRoot(D);
	return multiply([TWO, divide(applyFunction('atan', [divide(line, root)]), root)]);
}

/** Σ A(α)/p′(α)·log(x − α) over the roots, pairs of conjugates as a logarithm and an arctangent. */
function byRoots(above: Dense, poly: Dense, x: Expression): Expression | undefined {
	if (!poly.every((c) => isClosed(c) && isReal(c))) return undefined;
	const roots = rootsOf(poly);
	if (!roots?.complete) return undefined;
	const slope = slopeOf(poly);
	const terms: Expression[] = [];
	for (const root of roots.values) {
		const parts = complexParts(root);
		if (!parts) return undefined;
		const residue = complexParts(normal(divide(polynomial(above, root), polynomial(slope, root))));
		if (!residue) return undefined;
		if (vanishes(parts.im)) {
			terms.push(multiply([residue.re, logOf(subtract(x, parts.re))]));
			continue;
		}
		// One root of each pair.
		if (signOf(parts.im) !== 1) continue;
		const shifted = subtract(x, parts.re);
		const p = add([power(shifted, TWO), power(parts.im, TWO)]);
		terms.push(multiply([residue.re, applyFunction('log', [p])]));
		const angle = applyFunction('atan', [divide(shifted, parts.im)]);
		terms.push(multiply([integerNode(-2), residue.im, angle]));
	}
	return add(terms);
}

/** A factor of a polynomial. */
export type Part = { readonly poly: Dense; readonly multiplicity: number };

/** Maximum degree of a denominator to split. */
const MAX_DEGREE = 24;

/** A rational function as a polynomial and fractions over powers of irreducible polynomials. */
export interface Decomposed {
	readonly quotient: Dense;
	readonly parts: readonly Part[];
	readonly pieces: readonly Piece[];
}

/** f as num over a product of powers of irreducible polynomials. Undefined where f is not a rational function of x. */
export function fractionIn(f: Expression, name: string): { num: Dense; parts: readonly Part[] } | undefined {
	if (!contains(f, name)) return { num: [f], parts: [] };
	const kernels = new Kernels(f, {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.kind === 'symbol' && node.name === name);
	if (v < 0 || kernels.nodes.some((node, i) => i !== v && contains(node, name))) return undefined;
	const { num, den } = reduceBy(kernels.ring, kernels.fraction(f), kernels.relations());
	const dense = (poly: Poly): Dense => {
		const list: Dense = Array.from({ length: kernels.ring.degree(poly, v) + 1 }, () => ZERO);
		for (const [e, c] of coefficientsIn(kernels.ring, poly, v)) list[e] = kernels.expression(c);
		return list;
	};
	const { content, factors } = factor(kernels.ring, den);
	let scale: Expression = number({ num: content, den: 1n });
	const parts: Part[] = [];
	for (const [poly, multiplicity] of factors) {
		if (kernels.ring.degree(poly, v) === 0)
			scale = multiply([scale, power(kernels.expression(poly), integerNode(multiplicity))]);
		else parts.push({ poly: dense(poly), multiplicity });
	}
	return { num: dense(num).map((c) => normal(divide(c, scale))), parts: mentionsI(f) ? overGauss(parts) : parts };
}

/** The factors without i taken apart by those with it: 1 + x² beside 1 + ix is (1 + ix)(1 − ix). */
function overGauss(parts: readonly Part[]): Part[] {
	const found: Part[] = parts.filter(({ poly }) => poly.some(mentionsI));
	for (let { poly, multiplicity } of parts.filter(({ poly: each }) => !each.some(mentionsI))) {
		for (const known of [...found]) {
			if (known.poly.length >= poly.length) continue;
			const { quotient, remainder } = divideDense(poly, known.poly);
			if (remainder.some((c) => !vanishes(c))) continue;
			found[found.indexOf(known)] = { ...known, multiplicity: known.multiplicity + multiplicity };
			poly = quotient;
		}
		found.push({ poly, multiplicity });
	}
	return found;
}

/** f by partial fractions over the rationals and its unknowns; undefined where f is not a rational function of x. */
export function decomposed(f: Expression, name: string): Decomposed | undefined {
	const found = contains(f, name) ? fractionIn(f, name) : undefined;
	if (!found) return undefined;
	const { num, parts } = found;
	const degree = parts.reduce((sum, { poly, multiplicity }) => sum + (poly.length - 1) * multiplicity, 0);
	if (degree > MAX_DEGREE) return undefined;
	const whole = parts
		.flatMap(({ poly, multiplicity }) => Array.from({ length: multiplicity }, () => poly))
		.reduce(multiplyDense, [ONE]);
	const { quotient, remainder } = divideDense(num, whole);
	const some = parts.length > 0 && remainder.some((c) => !isNumber(c, 0));
	const pieces = some ? partialFractions(remainder, parts, whole) : [];
	return pieces && { quotient, parts, pieces };
}

/** The irreducible factors of a polynomial with their multiplicities. Undefined unless f is a polynomial. */
export const factorsIn = (f: Expression, name: string): readonly Part[] | undefined =>
	decomposed(power(f, MINUS_ONE), name)?.parts;

/** The terms of f by partial fractions; undefined where f is not a rational function of x. */
export function apartTerms(f: Expression, name: string): Expression[] | undefined {
	const found = decomposed(f, name);
	const x = symbol(name);
	return (
		found && [
			...found.quotient.map((c, i) => multiply([c, power(x, integerNode(i))])),
			...found.pieces.map(({ above, part, exponent }) => {
				const num = Array.from(above, (c) => c ?? ZERO);
				return divide(polynomial(num, x), power(polynomial(part.poly, x), integerNode(exponent)));
			})
		]
	);
}

/** above/part^exponent */
export type Piece = { readonly above: Dense; readonly part: Part; readonly exponent: number };

/** remainder/whole as a sum of above/part^exponent, by comparing coefficients. */
function partialFractions(remainder: Dense, parts: readonly Part[], whole: Dense): Piece[] | undefined {
	const columns: { part: Part; exponent: number; power: number; values: Dense }[] = [];
	for (const part of parts) {
		let below = whole;
		for (let exponent = 1; exponent <= part.multiplicity; exponent++) {
			below = divideDense(below, part.poly).quotient;
			for (let p = 0; p < part.poly.length - 1; p++)
				columns.push({ part, exponent, power: p, values: raisedBy(below, p) });
		}
	}
	const solution = combination(
		columns.map(({ values }) => values),
		remainder,
		true
	);
	if (!solution) return undefined;
	const pieces = new Map<string, Piece & { above: Dense }>();
	columns.forEach(({ part, exponent, power: p }, i) => {
		const key = `${parts.indexOf(part)}:${exponent}`;
		const piece = pieces.get(key) ?? { above: [], part, exponent };
		piece.above[p] = itemAt(solution, i);
		pieces.set(key, piece);
	});
	return [...pieces.values()].filter(({ above }) => above.some((c) => !isNumber(c, 0)));
}
