// ∫ H·R dx for a rational function R and an H with a rational H′/H: broken or symbolic powers of polynomials, exponentials of
// rational functions. F = H·S where S solves Risch's differential equation S′ + S·H′/H = R, its poles being known. For the root of
// a quadratic, integrals of 1/√Q and of fractions over it join S.
import { isBelow, logOf } from './linear';
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isNonNegative } from '../../core/assumptions';
import {
	factorExpression,
	factorsOf,
	HALF,
	integerNode,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	number,
	ONE,
	someNode,
	splitCoefficient,
	symbol,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power, squareRoot } from '../../core/powers';
import { floorRational, integer } from '../../core/rational';
import { contains } from '../../core/substitution';
import { derivative } from '../derivative';
import { normal } from '../forms';
import { vanishes } from '../points';
import type { Dense } from '../dense';
import { coefficients, combination, multiplyDense, polynomial, raised, raisedBy, scaled, slopeOf, sum } from '../dense';
import { fractionIn } from './rational';

/** An irreducible polynomial p in H or in the denominator of R. */
interface Prime {
	readonly poly: Dense;
	/** Its exponent in H. */
	exponent: Expression;
	/** Its exponent in the denominator of R. */
	below: number;
	/** Its exponent in the denominator of q′ for an exponential e^q in H. */
	pole: number;
}

/** A factor base^exponent of H, with the primes of its base. */
interface Root {
	readonly base: Expression;
	readonly exponent: Expression;
	readonly primes: Map<Prime, number>;
}

/** A function with a known integral that S may be joined by: as R, times what the equation is multiplied with. */
type Known = { readonly column: Dense; readonly integral: Expression };

const MAX_DEGREE = 40;

/** Powers of one factor below, of a rational function, from which the equation is solved for it. */
const MANY = 5;

/** An antiderivative H·S, with the basic integrals of the root of a quadratic if `radical`. Undefined for other f, or without one. */
export function integrateHyperexponential(f: Expression, name: string, radical: boolean): Expression | undefined {
	const x = symbol(name);
	const primes = new Map<string, Prime>();
	const at = (poly: Dense): Prime => {
		const lead = itemAt(poly, poly.length - 1);
		const key = poly.map((c) => normal(divide(c, lead)).key).join();
		const known = primes.get(key) ?? { poly, exponent: ZERO, below: 0, pole: 0 };
		primes.set(key, known);
		return known;
	};
	let growth: Expression = ZERO;
	const rational: Expression[] = [number(splitCoefficient(f).coefficient)];
	const front: Expression[] = [];
	const roots: Root[] = [];
	for (const factor of factorsOf(f)) {
		const { base } = factor;
		let { exponent } = factor;
		if (contains(exponent, name)) {
			if (contains(base, name)) return undefined;
			growth = add([
				growth,
				isConstantNamed(base, 'e') ? exponent : multiply([exponent, applyFunction('log', [base])])
			]);
			front.push(power(base, exponent));
		} else if (isInteger(exponent) || !contains(base, name)) rational.push(factorExpression(factor));
		else {
			if (isNumber(exponent)) {
				// In (−1, 0), so that no power of a prime of H is 0 in F.
				const whole = number(integer(floorRational(exponent.value) + 1n));
				rational.push(power(base, whole));
				exponent = subtract(exponent, whole);
			}
			const root: Root = { base, exponent, primes: new Map() };
			for (const sign of [1, -1]) {
				const parts = fractionIn(power(base, integerNode(-sign)), name)?.parts;
				if (!parts) return undefined;
				for (const { poly, multiplicity } of parts) {
					const prime = at(poly);
					root.primes.set(prime, sign * multiplicity);
					prime.exponent = add([prime.exponent, multiply([integerNode(sign * multiplicity), exponent])]);
				}
			}
			roots.push(root);
		}
	}
	if ([...primes.values()].some(({ exponent }) => isInteger(exponent) && !isNumber(exponent, 0))) return undefined;
	const fraction = fractionIn(multiply(rational), name);
	// Of rational functions only those are tried whose partial fractions are many.
	const depth = Math.max(0, ...(fraction?.parts ?? []).map(({ multiplicity }) => multiplicity));
	if (!fraction || (front.length + roots.length === 0 && depth < MANY)) return undefined;
	for (const { poly, multiplicity } of fraction.parts) at(poly).below = multiplicity;
	const slope = normal(derivative(growth, name));
	const rising = isNumber(slope, 0) ? { num: [], parts: [] } : fractionIn(slope, name);
	if (!rising) return undefined;
	for (const { poly, multiplicity } of rising.parts) at(poly).pole = multiplicity;
	const [root] = roots;
	const single = root && front.length + roots.length === 1 && isNumber(root.exponent) && root.exponent.value.den === 2n;
	const Q = single ? coefficients(root.base, name) : undefined;
	if (radical !== (Q?.length === 3)) return undefined;
	return solved([...primes.values()], rising.num, fraction.num, multiply(front), roots, x, radical ? Q : undefined);
}

function solved(
	primes: readonly Prime[],
	rising: Dense,
	N: Dense,
	front: Expression,
	roots: readonly Root[],
	x: Expression,
	Q: Dense | undefined
): Expression | undefined {
	const orders = primes.map(({ pole }) => Math.max(1, pole));
	const exponents = primes.map(({ below }, i) => itemAt(orders, i) - below);
	const product = (powers: readonly number[]): Dense =>
		primes.reduce<Dense>((sum, { poly }, i) => multiplyDense(sum, raised(poly, itemAt(powers, i))), [ONE]);
	// S = P·G with G = ∏ p^exponents; the equation times L/G is L·P′ + M·P = N.
	const L = product(orders);
	const M = sum([
		...primes.map(({ poly, exponent }, i) => {
			const others = product(orders.map((order, j) => (i === j ? order - 1 : order)));
			return scaled(multiplyDense(others, slopeOf(poly)), add([exponent, integerNode(itemAt(exponents, i))]));
		}),
		// q′ over the product of its poles.
		rising.length > 0 ? multiplyDense(rising, product(primes.map(({ pole }, i) => itemAt(orders, i) - pole))) : []
	]);
	const known = Q ? knownIntegrals(primes, Q, x, product) : [];
	const found = equation(
		L,
		M,
		N,
		known.map(({ column }) => column)
	);
	if (!found) return undefined;
	// Powers of G that a root takes in: (x² + 1)/√(x² + 1) is a root again.
	const H = roots.map(({ base, exponent, primes: own }) => {
		const whole = Math.min(
			...[...own].map(([prime, times]) => Math.floor(itemAt(exponents, primes.indexOf(prime)) / times))
		);
		const bases = [...own].map(([prime, times]) => {
			exponents[primes.indexOf(prime)] = itemAt(exponents, primes.indexOf(prime)) - whole * times;
			return power(polynomial(prime.poly, x), integerNode(times));
		});
		const scale = power(normal(divide(multiply(bases), base)), integerNode(whole));
		return multiply([scale, power(base, add([exponent, integerNode(whole)]))]);
	});
	const G = primes.map(({ poly }, i) => power(polynomial(poly, x), integerNode(itemAt(exponents, i))));
	const terms = known.flatMap(({ integral }, i) => {
		const weight = itemAt(found.weights, i);
		return isNumber(weight, 0) ? [] : [multiply([weight, integral])];
	});
	return add([multiply([normal(multiply([polynomial(found.P, x), ...G])), front, ...H]), ...terms]);
}

/** P and weights w with L·P′ + M·P + Σ w·column = N. Undefined without a solution. */
function equation(L: Dense, M: Dense, N: Dense, columns: readonly Dense[]) {
	const shift = Math.max(L.length - 2, M.length - 1);
	const image = (p: number): Dense =>
		sum([p > 0 ? raisedBy(scaled(L, integerNode(p)), p - 1) : [], raisedBy(M, p)]).map(normal);
	const leadOf = (p: number): Expression => itemAt(image(p), p + shift);
	/** The polynomial less the image of P, without its higher powers. */
	const reduced = (poly: Dense): { readonly P: Dense; readonly rest: Dense } | undefined => {
		let rest = poly.map(normal);
		const P: Dense = [];
		if (rest.length - 1 - shift > MAX_DEGREE) return undefined;
		for (let p = rest.length - 1 - shift; p >= 0; p--) {
			const lead = leadOf(p);
			const top = rest[p + shift] ?? ZERO;
			P[p] = vanishes(lead) ? ZERO : normal(divide(top, lead));
			const c = itemAt(P, p);
			if (!isNumber(c, 0)) rest = sum([rest, scaled(image(p), negate(c))]).map(normal);
		}
		return { P: Array.from(P, (c) => c ?? ZERO), rest };
	};
	// The power whose image has a lower degree than others: one at most.
	const high = Math.max(N.length, ...columns.map(({ length }) => length)) + MAX_DEGREE / 4;
	const spare =
		M.length <= shift + 1 ? Array.from({ length: high }, (_, p) => p).find((p) => vanishes(leadOf(p))) : undefined;
	const target = reduced(N);
	const images = [...columns, ...(spare === undefined ? [] : [image(spare)])].map(reduced);
	if (!target || images.includes(undefined)) return undefined;
	const rests = images.map((each) => each?.rest ?? []);
	const weights = combination(rests, target.rest);
	if (!weights) return undefined;
	const P = sum([target.P, ...images.map((each, i) => scaled(each?.P ?? [], negate(itemAt(weights, i))))]);
	const last = spare === undefined ? [] : raisedBy([itemAt(weights, weights.length - 1)], spare);
	return { P: sum([P, last]), weights };
}

/** ∫ 1/√Q, and of fractions over √Q with a prime of R below. */
function knownIntegrals(
	primes: readonly Prime[],
	Q: Dense,
	x: Expression,
	product: (powers: readonly number[]) => Dense
): Known[] {
	const [c, b, a] = Q as [Expression, Expression, Expression];
	const y = squareRoot(polynomial(Q, x));
	const below = primes.map((prime) => prime.below);
	return [
		{ column: product(below), integral: inverseRoot(a, b, c, x, y) },
		...primes.flatMap(({ poly, exponent, below: order }, i): Known[] => {
			if (order === 0 || !isNumber(exponent, 0)) return [];
			const column = product(below.map((n, j) => (i === j ? n - 1 : n)));
			if (poly.length === 2) {
				// u = d + e·x: Q in powers of u begins with Q(−d/e) and Q′(−d/e)/e.
				const [d, e] = poly as [Expression, Expression];
				const zero = normal(negate(divide(d, e)));
				const level = normal(polynomial(Q, zero));
				const rise = normal(divide(polynomial(slopeOf(Q), zero), e));
				return [{ column, integral: divide(inverseRootOverX(rise, level, polynomial(poly, x), y), e) }];
			}
			if (poly.length !== 3 || ![b, itemAt(poly, 1)].every((k) => isNumber(k, 0))) return [];
			return [
				{ column, integral: overSquares(c, a, itemAt(poly, 0), itemAt(poly, 2), x, y) },
				{ column: raisedBy(column, 1), integral: oddOverSquares(c, a, itemAt(poly, 0), itemAt(poly, 2), y) }
			];
		})
	];
}

/** ∫ dx/√(ax² + bx + c) */
function inverseRoot(a: Expression, b: Expression, c: Expression, x: Expression, y: Expression): Expression {
	const line = add([multiply([TWO, a, x]), b]);
	const D = normal(subtract(power(b, TWO), multiply([integerNode(4), a, c])));
	if (isBelow(a)) {
		const angle = applyFunction('asin', [divide(line, squareRoot(D))]);
		return negate(divide(angle, squareRoot(negate(a))));
	}
	const root = squareRoot(a);
	return divide(logOf(add([line, multiply([TWO, root, y])])), root);
}

/** ∫ du/(u·√(au² + bu + c)) */
function inverseRootOverX(b: Expression, c: Expression, u: Expression, y: Expression): Expression {
	const line = add([multiply([b, u]), multiply([TWO, c])]);
	if (vanishes(c)) return negate(divide(multiply([TWO, y]), multiply([b, u])));
	if (isBelow(c)) {
		const root = squareRoot(negate(c));
		return divide(applyFunction('atan', [divide(line, multiply([TWO, root, y]))]), root);
	}
	const root = squareRoot(c);
	const inner = divide(add([line, multiply([TWO, root, y])]), u);
	// Where unknowns decide the sign of c the logarithm stays that of complex numbers.
	const log = isClosed(c) || isNonNegative(c) ? logOf(inner) : applyFunction('log', [inner]);
	return negate(divide(log, root));
}

/** ∫ dx/((C + Dx²)·√(A + Bx²)) */
function overSquares(
	A: Expression,
	B: Expression,
	C: Expression,
	D: Expression,
	x: Expression,
	y: Expression
): Expression {
	const level = normal(divide(subtract(multiply([A, D]), multiply([B, C])), C));
	return divide(arc(level, divide(x, y)), C);
}

/** ∫ x dx/((C + Dx²)·√(A + Bx²)) */
function oddOverSquares(A: Expression, B: Expression, C: Expression, D: Expression, y: Expression): Expression {
	const level = normal(divide(D, subtract(multiply([B, C]), multiply([A, D]))));
	return multiply([divide(level, D), arc(level, y)]);
}

/** ∫ du/(1 + k·u²): the arctangent of complex numbers where the sign of k is not known. */
function arc(k: Expression, u: Expression): Expression {
	if (!isBelow(k) || someNode(k, (node) => node.kind === 'sum'))
		return divide(applyFunction('atan', [multiply([squareRoot(k), u])]), squareRoot(k));
	const t = multiply([squareRoot(negate(k)), u]);
	return divide(multiply([HALF, logOf(divide(add([ONE, t]), subtract(ONE, t)))]), squareRoot(negate(k)));
}
