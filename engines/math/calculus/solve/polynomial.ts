/** Roots of polynomials in closed form. */
import { defined, itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import {
	fractionNode,
	HALF,
	I,
	integerNode,
	isClosed,
	isNumber,
	number,
	ONE,
	PI,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { Budget } from '../../poly/budget';
import { cyclotomic } from '../../poly/univariate';
import { exponential, power, squareRoot } from '../../core/powers';
import { gcdOf } from '../../core/rational';
import { shorten } from '../../core/shorten';
import { multipliedOut, tidy } from '../forms';
import { vanishes } from '../points';

/** Coefficients, lowest power first; the last is not 0. */
export type Coefficients = readonly Expression[];

/** All complex roots, or the real ones alone. */
export type Roots = { readonly values: readonly Expression[]; readonly complete: boolean };

const EMPTY: Roots = { values: [], complete: true };

/** Roots of an irreducible polynomial in closed form. Undefined where the product lacks a formula. */
export function rootsOf(coefficients: Coefficients): Roots | undefined {
	const degree = coefficients.length - 1;
	const step = coefficients.reduce((g, c, i) => (isNumber(c, 0) ? g : Number(gcdOf(BigInt(g), BigInt(i)))), 0);
	if (degree === 0) return EMPTY;
	if (degree === 1) return all([divide(negate(itemAt(coefficients, 0)), itemAt(coefficients, 1))]);
	const circle = rootsOfUnity(coefficients);
	if (circle) return all(circle);
	if (step === degree) return binomial(divide(negate(itemAt(coefficients, 0)), itemAt(coefficients, degree)), degree);
	if (degree === 2) return all(quadratic(coefficients));
	if (step > 1) {
		const inner = rootsOf(coefficients.filter((_, i) => i % step === 0));
		return (
			inner &&
			join(
				inner.values.map((value) => binomial(value, step)),
				inner.complete
			)
		);
	}
	if (!coefficients.every((c) => isClosed(c) && isReal(c))) return undefined;
	if (degree === 3) return all(cubic(coefficients));
	return degree === 4 ? all(quartic(coefficients)) : undefined;
}

const all = (values: readonly Expression[]): Roots => ({ values, complete: true });

const join = (parts: readonly Roots[], complete: boolean): Roots => ({
	values: parts.flatMap(({ values }) => values),
	complete: complete && parts.every((part) => part.complete)
});

/** Roots around a circle that are worth writing. */
const MAX_CIRCLE = 24;

/** x^n = c. */
export function binomial(c: Expression, n: number): Roots {
	const degree = integerNode(n);
	if (isNumber(c, 0)) return all([ZERO]);
	if (!isClosed(c)) {
		// |c|^(1/n) with the sign of c is the real root for odd n; ±c^(1/n) are those of c ≥ 0 for even n.
		if (n === 2) return all([squareRoot(c), negate(squareRoot(c))]);
		const root = power(c, divide(ONE, degree));
		if (n % 2 === 0) return { values: [root, negate(root)], complete: false };
		const size = power(applyFunction('abs', [c]), divide(ONE, degree));
		return { values: [multiply([applyFunction('sign', [c]), size])], complete: false };
	}
	const sign = isReal(c) ? signOf(c) : undefined;
	const root = power(sign === -1 ? negate(c) : c, divide(ONE, degree));
	if (n > MAX_CIRCLE) {
		if (n % 2 === 0) return { values: sign === 1 ? [negate(root), root] : [], complete: false };
		return { values: sign === undefined ? [] : [sign === -1 ? negate(root) : root], complete: false };
	}
	// (−1)^(1/n)·exp(2πik/n)
	const shift = sign === -1 ? 1 : 0;
	const values = Array.from({ length: n }, (_, k) => {
		const angle = multiply([fractionNode(2 * k + shift, n), I, PI]);
		return multiply([root, exponential(angle)]);
	});
	return all(values.map((value) => multipliedOut(value)));
}

/** The roots when they are the primitive N-th roots of unity for some N. */
function rootsOfUnity(coefficients: Coefficients): Expression[] | undefined {
	const degree = coefficients.length - 1;
	if (degree > MAX_CIRCLE) return undefined;
	if (
		!coefficients.every((c) => c.kind === 'number' && c.value.den === 1n) ||
		!isNumber(itemAt(coefficients, degree), 1)
	)
		return undefined;
	for (let n = 3; n <= 6 * degree + 6; n++) {
		const units = Array.from({ length: n }, (_, k) => k).filter((k) => gcdOf(BigInt(k), BigInt(n)) === 1n);
		if (units.length !== degree) continue;
		const known = cyclotomic(n, new Budget());
		const same = coefficients.every((c, i) => c.kind === 'number' && (known.get(i) ?? 0n) === c.value.num);
		if (same) return units.map((k) => exponential(multiply([fractionNode(2 * k, n), I, PI])));
	}
	return undefined;
}

function quadratic([c, b, a]: Coefficients): Expression[] {
	const square = subtract(power(defined(b), TWO), multiply([integerNode(4), defined(a), defined(c)]));
	const root = squareRoot(tidyClosed(multipliedOut(square)));
	const below = divide(HALF, defined(a));
	return [negate(root), root].map((each) => tidyClosed(multiply([subtract(each, defined(b)), below])));
}

const tidyClosed = (x: Expression): Expression => (isClosed(x) ? shorten(x) : tidy(x));

/** a·x³ + … as t³ + p·t + q with x = t − b/(3a). */
function cubic(coefficients: Coefficients): Expression[] {
	const [d, c, b] = coefficients.map((each) => divide(each, itemAt(coefficients, 3))) as [
		Expression,
		Expression,
		Expression
	];
	const third = fractionNode(1, 3);
	const p = shorten(subtract(c, multiply([third, power(b, TWO)])));
	const q = shorten(
		add([multiply([fractionNode(2, 27), power(b, integerNode(3))]), multiply([negate(third), b, c]), d])
	);
	const shift = multiply([third, b]);
	return depressedCubic(p, q).map((t) => subtract(t, shift));
}

/** Cardano where one root is real, Viète's cosines where all three are. */
function depressedCubic(p: Expression, q: Expression): Expression[] {
	if (vanishes(p)) return [...binomial(negate(q), 3).values];
	const inner = shorten(
		add([multiply([fractionNode(1, 4), power(q, TWO)]), multiply([fractionNode(1, 27), power(p, integerNode(3))])])
	);
	const halfQ = multiply([HALF, q]);
	if (signOf(inner) === -1) {
		const size = multiply([TWO, squareRoot(multiply([fractionNode(-1, 3), p]))]);
		const ratio = multiply([fractionNode(3, 2), divide(q, p), squareRoot(divide(integerNode(-3), p))]);
		const angle = multiply([fractionNode(1, 3), applyFunction('acos', [ratio])]);
		return [0, 1, 2].map((k) =>
			multiply([size, applyFunction('cos', [subtract(angle, multiply([fractionNode(2 * k, 3), PI]))])])
		);
	}
	const root = squareRoot(inner);
	// The summand that does not cancel; the other follows from u·v = −p/3.
	const u = signOf(q) === 1 ? realCubeRoot(negate(add([halfQ, root]))) : realCubeRoot(subtract(root, halfQ));
	const v = divide(multiply([fractionNode(-1, 3), p]), u);
	const real = add([u, v]);
	const height = multiply([HALF, squareRoot(integerNode(3)), subtract(u, v), I]);
	const middle = multiply([fractionNode(-1, 2), real]);
	return [real, add([middle, height]), subtract(middle, height)];
}

function realCubeRoot(x: Expression): Expression {
	const third = fractionNode(1, 3);
	return signOf(x) === -1 ? negate(power(negate(x), third)) : power(x, third);
}

/** Ferrari: t⁴ + p·t² + q·t + r with q ≠ 0 is a difference of squares by a positive root m of the resolvent. */
function quartic(coefficients: Coefficients): Expression[] {
	const [e, d, c, b] = coefficients.map((each) => divide(each, itemAt(coefficients, 4))) as Expression[];
	const square = power(defined(b), TWO);
	const p = shorten(subtract(defined(c), multiply([fractionNode(3, 8), square])));
	const q = shorten(
		add([
			multiply([fractionNode(1, 8), power(defined(b), integerNode(3))]),
			multiply([fractionNode(-1, 2), defined(b), defined(c)]),
			defined(d)
		])
	);
	const r = shorten(
		add([
			multiply([fractionNode(-3, 256), power(defined(b), integerNode(4))]),
			multiply([fractionNode(1, 16), square, defined(c)]),
			multiply([fractionNode(-1, 4), defined(b), defined(d)]),
			defined(e)
		])
	);
	const shift = multiply([fractionNode(1, 4), defined(b)]);
	if (vanishes(q)) {
		const squares = quadratic([r, p, ONE]);
		return squares.flatMap((s) => [squareRoot(s), negate(squareRoot(s))]).map((t) => subtract(t, shift));
	}
	const resolvent: Coefficients = [
		multiply([fractionNode(-1, 8), power(q, TWO)]),
		subtract(multiply([fractionNode(1, 4), power(p, TWO)]), r),
		p,
		ONE
	];
	const m = rationalRoot(resolvent) ?? cubic(resolvent).find((root) => isReal(root) && signOf(root) === 1);
	if (!m) return [];
	const width = squareRoot(multiply([TWO, m]));
	const values: Expression[] = [];
	for (const first of [ONE, negate(ONE)]) {
		const under = negate(
			add([
				multiply([TWO, p]),
				multiply([TWO, m]),
				multiply([first, divide(multiply([squareRoot(TWO), q]), squareRoot(m))])
			])
		);
		const root = squareRoot(shorten(under));
		for (const second of [ONE, negate(ONE)])
			values.push(subtract(multiply([HALF, add([multiply([first, width]), multiply([second, root])])]), shift));
	}
	return values;
}

/** A positive root of a cubic with rational coefficients that is rational itself. */
function rationalRoot(coefficients: Coefficients): Expression | undefined {
	if (!coefficients.every((c) => c.kind === 'number')) return undefined;
	const denominators = coefficients.map((c) => (c.kind === 'number' ? c.value.den : 1n));
	const den = denominators.reduce((a, b) => (a / gcdOf(a, b)) * b, 1n);
	const whole = coefficients.map((c) => (c.kind === 'number' ? (c.value.num * den) / c.value.den : 0n));
	for (let below = 1n; below <= 8n; below *= 2n)
		for (let above = 1n; above <= 200n; above++) {
			const value = whole.reduceRight((sum, c, i) => sum * above + c * below ** BigInt(3 - i), 0n);
			if (value === 0n) return number({ num: above / gcdOf(above, below), den: below / gcdOf(above, below) });
		}
	return undefined;
}
