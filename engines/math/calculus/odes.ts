/** Ordinary differential equations: linear ones with constant coefficients, linear ones of first order, separable ones. */
import { isBelow, withoutSizes } from './integrate/linear';
import { defined, itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { complexParts } from '../core/complex-parts';
import {
	E,
	HALF,
	integerNode,
	isClosed,
	isNumber,
	number,
	ONE,
	symbol,
	TWO,
	ZERO,
	type Expression,
	factorsOf,
	freeSymbols,
	isInteger,
	splitCoefficient,
	termsOf
} from '../core/expression';
import { NoValueError, Declined, unlessRefused } from '../core/refusals';
import { signOf } from '../core/numeric';
import { power, squareRoot } from '../core/powers';
import { applyFunction } from '../functions/functions';
import { printSyntax } from '../io/print';
import { withParts, type Syntax } from '../io/syntax';
import { contains, replace, substitute } from '../core/substitution';
import { confirmed, type Verdict } from './confirm/verdict';
import { derivative } from './derivative';
import { antiderivative } from './integrate/antiderivative';
import { factorsIn, apartTerms } from './integrate/rational';
import { normal, tidy } from './forms';
import { vanishes } from './points';
import { rootsOf } from './solve/polynomial';
import { zerosOf } from './solve/zeros';
import { REAL_ZERO } from '../reals/real';
import { checkIntegral } from './confirm/antiderivative';
import { coefficients, combination, raisedBy } from './dense';
import { integrateProducts } from './integrate/waves';

/** Highest order of a derivative. */
const MAX_ORDER = 6;

const place = (y: string, k: number): string => `${y}_derivative_${k}`;

/** The equation with symbols for y and its derivatives, written diff(y, x) and diff(y, x, k). */
export function withDerivatives(node: Syntax, y: string, x: string): Syntax {
	const order = orderOf(node, y, x);
	if (order === undefined) return withParts(node, (part) => withDerivatives(part, y, x));
	if (order > MAX_ORDER) throw new Declined(`dsolve solves equations up to order ${MAX_ORDER}`);
	return { type: 'name', name: place(y, order), at: node.at };
}

/** 0 for y, k for its kth derivative; undefined for others. */
function orderOf(node: Syntax, y: string, x: string): number | undefined {
	if (node.type === 'name') return node.name === y ? 0 : undefined;
	if (node.type !== 'binder' || node.operator !== 'diff' || node.variable !== x) return undefined;
	const inner = orderOf(node.body, y, x);
	const [times] = node.domain;
	const by = times ? Number(printSyntax(times)) : 1;
	return inner === undefined || !Number.isInteger(by) ? undefined : inner + by;
}

/** Solutions y = …, or an equation between y and x where y lacks a closed form. */
export type OdeSolution =
	| { readonly values: readonly Expression[] }
	| { readonly relation: readonly [Expression, Expression] };

/** Solutions of f = 0, where f has symbols for y and its derivatives. Throws Declined if the search fails. */
export function solveOde(f: Expression, y: string, x: string): OdeSolution {
	const at = (k: number): string => place(y, k);
	const order = Array.from({ length: MAX_ORDER + 1 }, (_, k) => k).findLast((k) => contains(f, at(k))) ?? 0;
	if (order === 0) throw new NoValueError(`dsolve needs a derivative of ${y}, as in diff(${y}, ${x})`);
	const names = Array.from({ length: order + 1 }, (_, k) => at(k));
	const slopes = names.map((name) => normal(derivative(f, name)));
	const linear = slopes.every((a) => names.every((name) => !contains(a, name)));
	const checked = (value: Expression): Expression => {
		const short = tidy(value);
		const holds = solves(f, short, names, x);
		return confirmed(short, holds ? 'agrees' : 'differs', 'solution of the equation', f.key);
	};
	if (linear) {
		const right = normal(negate(substitute(f, new Map(names.map((name) => [name, ZERO])))));
		if (slopes.every((a) => !contains(a, x))) return { values: [checked(constantCoefficients(slopes, right, x))] };
		if (order === 1) return { values: [checked(firstOrder(slopes, right, x))] };
	}
	const found = order === 1 ? separable(f, y, x, itemAt(slopes, 1)) : undefined;
	if (!found) throw new Declined('dsolve solves linear equations with constant coefficients, linear ones of first order and separable ones'); // prettier-ignore
	return found;
}

/** Whether y = value solves f = 0, at points. */
function solves(f: Expression, value: Expression, names: readonly string[], x: string): boolean {
	let slope = value;
	const values = names.map((name, k): [string, Expression] => {
		if (k > 0) slope = derivative(slope, x);
		return [name, slope];
	});
	return vanishes(substitute(f, new Map(values)));
}

const call = (name: string, u: Expression): Expression => applyFunction(name, [u]);

/** Σ aₖ·y^(k) = g: the roots of Σ aₖ·rᵏ, and a particular solution by variation of the constants. */
function constantCoefficients(a: readonly Expression[], g: Expression, name: string): Expression {
	const x = symbol(name);
	const r = 'root_';
	const characteristic = add(a.map((c, k) => multiply([c, power(symbol(r), integerNode(k))])));
	const basis = (factorsIn(characteristic, r) ?? []).flatMap(({ poly, multiplicity }) =>
		wavesOf(poly, x).flatMap((each) =>
			Array.from({ length: multiplicity }, (_, k) => multiply([power(x, integerNode(k)), each]))
		)
	);
	if (basis.length !== a.length - 1)
		throw new Declined('the characteristic polynomial has roots without a closed form');
	const general = add(basis.map((each, i) => multiply([symbol(`C${i + 1}`), each])));
	if (isNumber(g, 0)) return general;
	const rows = derivativesOf(basis, name);
	const columns = basis.map((_, i) => rows.map((row) => itemAt(row, i)));
	const slopes = combination(columns, raisedBy([divide(g, lastOf(a))], basis.length - 1), true);
	if (!slopes) throw new Declined('no particular solution was found');
	const parts = slopes.map((slope, i) => {
		const F = antiderivative(tidy(slope), name);
		if (!F) throw new Declined('no particular solution was found in closed form');
		return multiply([itemAt(basis, i), F]);
	});
	return add([general, tidy(add(parts))]);
}

/** The functions and their derivatives, a row for each order below their number. */
function derivativesOf(basis: readonly Expression[], name: string): Expression[][] {
	const rows: Expression[][] = [[...basis]];
	while (rows.length < basis.length) rows.push(lastOf(rows).map((each) => derivative(each, name)));
	return rows;
}

/** e^(αx), or e^(αx)·cos ωx and e^(αx)·sin ωx, for the roots of an irreducible polynomial. */
function wavesOf(poly: readonly Expression[], x: Expression): Expression[] {
	const pair = (re: Expression, im: Expression): Expression[] =>
		['cos', 'sin'].map((wave) => multiply([power(E, multiply([re, x])), call(wave, multiply([im, x]))]));
	if (poly.length === 3) {
		const [c, b, a] = poly as [Expression, Expression, Expression];
		const middle = normal(divide(negate(b), multiply([TWO, a])));
		const D = normal(
			divide(subtract(power(b, TWO), multiply([integerNode(4), a, c])), multiply([integerNode(4), power(a, TWO)]))
		);
		if (isBelow(D)) return pair(middle, squareRoot(negate(D)));
		return [squareRoot(D), negate(squareRoot(D))].map((root) => power(E, multiply([add([middle, root]), x])));
	}
	return (rootsOf(poly)?.values ?? []).flatMap((root) => {
		const parts = complexParts(root);
		if (!parts) return [];
		if (vanishes(parts.im)) return [power(E, multiply([parts.re, x]))];
		return signOf(parts.im) === 1 ? pair(parts.re, parts.im) : [];
	});
}

function integral(f: Expression, name: string): Expression {
	const F = antiderivative(tidy(f), name);
	if (!F) throw new Declined('an integral that the solution needs has no closed form that was found');
	return withoutSizes(F);
}

/** a·y′ + b·y = g by the factor μ with μ′ = μ·b/a. */
function firstOrder([b, a]: readonly Expression[], g: Expression, name: string): Expression {
	const factor = tidy(power(E, integral(normal(divide(defined(b), defined(a))), name)));
	const inner = isNumber(g, 0) ? ZERO : integral(divide(multiply([factor, g]), defined(a)), name);
	return divide(add([inner, symbol('C1')]), factor);
}

/** Values at which the factors of a separable slope are evaluated. */
const BASES = [ONE, TWO, HALF, integerNode(3), integerNode(-1), number({ num: 2n, den: 3n })];

/** y′ = p(x)·q(y) by ∫ dy/q = ∫ p dx. */
function separable(f: Expression, y: string, x: string, slope: Expression): OdeSolution | undefined {
	const [y0, y1] = [place(y, 0), place(y, 1)];
	if (contains(slope, y1)) return undefined;
	const R = normal(divide(negate(replace(f, y1, ZERO)), slope));
	const mixed = subtract(
		multiply([R, derivative(derivative(R, x), y0)]),
		multiply([derivative(R, x), derivative(R, y0)])
	);
	if (!vanishes(mixed)) return undefined;
	const base = BASES.flatMap((a) => BASES.map((b) => [a, b] as const)).find(([a, b]) => {
		const value = unlessRefused(() => replace(replace(R, x, a), y0, b));
		return value !== undefined && !vanishes(value);
	});
	if (!base) return undefined;
	const p = replace(R, y0, base[1]);
	const q = normal(divide(replace(R, x, base[0]), replace(replace(R, x, base[0]), y0, base[1])));
	const [left, right] = [integral(divide(ONE, q), y0), add([integral(p, x), symbol('C1')])];
	const zeros = zerosOf(subtract(left, right), y0);
	const values = zeros.values.map(tidy).filter((value) => solves(f, value, [y0, y1], x));
	if (values.length > 0 && zeros.open.length === 0) return { values };
	const relation = [replace(left, y0, symbol(y)), right] as const;
	// dH/dy·y′ = dF/dx along a solution.
	const holds = vanishes(subtract(multiply([derivative(left, y0), R]), derivative(right, x)));
	return { relation: confirmed(relation, holds ? 'agrees' : 'differs', 'solution of the equation', f.key) };
}

/** A value of s at which numbers are compared. */
const CHECKED_AT = 9n;

/** ∫ f·e^(−st) dt from 0 to ∞ for large s. Throws Declined where f is not of this kind. */
export function laplace(f: Expression, time: string, frequency: string): Expression {
	const [t, s] = [symbol(time), symbol(frequency)];
	if (contains(f, frequency)) throw new NoValueError(`the transform needs a variable that is not in the function`);
	const kernel = power(E, negate(multiply([s, t])));
	const parts = termsOf(f).map(
		(term) => powerTransform(term, time, s) ?? byAntiderivative(multiply([term, kernel]), time)
	);
	const value = normal(add(parts));
	return confirmed(value, checkLaplace(f, time, value, frequency), 'Laplace transform', f.key);
}

/** c·t^p has Γ(p + 1)/s^(p + 1). */
function powerTransform(term: Expression, time: string, s: Expression): Expression | undefined {
	const factors = factorsOf(term);
	const own = factors.filter(({ base, exponent }) => contains(base, time) || contains(exponent, time));
	const [only] = own;
	if (own.length !== 1 || only?.base.key !== time || contains(only.exponent, time) || isInteger(only.exponent))
		return undefined;
	if (isNumber(only.exponent) && only.exponent.value.num <= -only.exponent.value.den) return undefined;
	const constant = [
		number(splitCoefficient(term).coefficient),
		...factors.filter((each) => each !== only).map(({ base, exponent }) => power(base, exponent))
	];
	const next = add([only.exponent, ONE]);
	return divide(multiply([...constant, applyFunction('gamma', [next])]), power(s, next));
}

/** Minus the antiderivative at 0: far out it vanishes for large s. */
function byAntiderivative(g: Expression, time: string): Expression {
	const F = integrateProducts(g, time);
	if (!F)
		throw new Declined(
			'no Laplace transform was found: it is for sums of t^n, exp(a*t), sin(b*t), cos(b*t) and their products'
		);
	return negate(replace(F, time, ZERO));
}

function checkLaplace(f: Expression, time: string, value: Expression, frequency: string): Verdict {
	if (freeSymbols(f).some((name) => name !== time)) return 'undecided';
	const s = integerNode(CHECKED_AT);
	const kernel = power(E, negate(multiply([s, symbol(time)])));
	return checkIntegral(multiply([f, kernel]), time, [{ from: REAL_ZERO, to: null }], replace(value, frequency, s));
}

/** f with the transform F, a rational function of s. Throws Declined where a pole lacks a closed form. */
export function inverseLaplace(F: Expression, frequency: string, time: string): Expression {
	if (contains(F, time)) throw new NoValueError('the inverse transform needs a variable that is not in the function');
	const terms = apartTerms(F, frequency);
	if (!terms) throw new Declined('an inverse Laplace transform is found of rational functions alone');
	const value = add(terms.filter((term) => !isNumber(term, 0)).map((term) => original(term, frequency, symbol(time))));
	const back = laplace(value, time, frequency);
	return confirmed(value, vanishes(subtract(back, F)) ? 'agrees' : 'differs', 'inverse Laplace transform', F.key);
}

/** (Bs + C)/(line or quadratic)^n */
function original(term: Expression, frequency: string, t: Expression): Expression {
	const below = factorsOf(term).find(
		({ base, exponent }) => contains(base, frequency) && isNumber(exponent) && exponent.value.num < 0n
	);
	if (!below || !isInteger(below.exponent)) throw new Declined('a part of the function does not fall to 0 for large s');
	const n = -Number(below.exponent.value.num);
	const above = normal(multiply([term, power(below.base, integerNode(n))]));
	const [c = ZERO, b = ZERO, a = ZERO] = coefficients(below.base, frequency) ?? [];
	const [C = ZERO, B = ZERO] = coefficients(above, frequency) ?? [];
	if (isNumber(a, 0)) {
		const rate = negate(divide(c, b));
		const front = divide(C, multiply([power(b, integerNode(n)), applyFunction('factorial', [integerNode(n - 1)])]));
		return multiply([front, power(t, integerNode(n - 1)), power(E, multiply([rate, t]))]);
	}
	if (n > 1) throw new Declined('a multiple pair of complex poles is not transformed back here');
	// (Bs + C)/(a((s − α)² + w)) is e^(αt)·(B·cos ωt + (C + αB)/ω·sin ωt)/a.
	const alpha = normal(divide(negate(b), multiply([TWO, a])));
	const w = normal(subtract(divide(c, a), power(alpha, TWO)));
	const falling = isClosed(w) && signOf(w) === -1;
	const omega = squareRoot(falling ? negate(w) : w);
	const [cos, sin] = (falling ? ['cosh', 'sinh'] : ['cos', 'sin']).map((wave) =>
		applyFunction(wave, [multiply([omega, t])])
	) as [Expression, Expression];
	const wave = add([multiply([B, cos]), divide(multiply([add([C, multiply([alpha, B])]), sin]), omega)]);
	return divide(multiply([power(E, multiply([alpha, t])), wave]), a);
}
