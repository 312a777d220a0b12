/** Systems of polynomials with rational coefficients, by a Gröbner basis: exact where a root has a closed form, else in certified digits. */
import { itemAt } from '../../../kit/checked';
import { add, multiply } from '../../core/arithmetic';
import { attempt } from '../../core/budget';
import { type Expression, integerNode, number, rawSum, symbol } from '../../core/expression';
import { approximate } from '../../core/numeric';
import { power } from '../../core/powers';
import { addRational, multiplyRational, negateRational, type Rational, ZERO_RATIONAL } from '../../core/rational';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import { Budget } from '../../poly/budget';
import type { Dense } from '../../poly/dense';
import { smallGcd } from '../../poly/integers';
import { rootBall, rootPlaces } from '../../poly/sturm';
import { factorUnivariate } from '../../poly/univariate';
import { decimalOfReal, formatDecimal } from '../../reals/digits';
import type { Real } from '../../reals/real';
import { addReal, InsufficientPrecision, mayBeZero, multiplyReal, REAL_ZERO, realFromRational } from '../../reals/real';
import { Kernels } from '../../simplify/kernels';
import { pointsOf, type Terms } from '../../systems/points';
import { multipliedOut } from '../forms';
import { rootsOf } from './polynomial';

/** The points of a system with rational coefficients. */
export interface AlgebraicPoints {
	readonly exact: readonly ReadonlyMap<string, Expression>[];
	/** Real points without a closed form, each value to some digits. */
	readonly inDigits: readonly ReadonlyMap<string, string>[];
	/** Points without a closed form that are not real, and are left out. */
	readonly unreal: number;
}

/** Most unknowns of a system. */
const MAX_UNKNOWNS = 4;
/** Steps for the closed forms of the points of one factor. */
const CLOSED_STEPS = 150_000;

/** The common zeros of `functions`; undefined unless they are polynomials with finitely many common zeros. */
export function algebraicPoints(
	functions: readonly Expression[],
	unknowns: readonly string[],
	digits: number
): AlgebraicPoints | undefined {
	const budget = new Budget();
	const kernels = new Kernels(rawSum([...functions, ...unknowns.map(symbol)]), {}, budget);
	const { nodes, ring } = kernels;
	const places = unknowns.map((name) => nodes.findIndex((node) => node.kind === 'symbol' && node.name === name));
	if (unknowns.length > MAX_UNKNOWNS || nodes.length !== unknowns.length) return undefined;
	const polys = functions.map((f): Terms => {
		const { monomials, coefficients } = kernels.fraction(f).num;
		return monomials.map((monomial, i) => {
			const exponents = ring.unpack(monomial);
			return [places.map((place) => itemAt(exponents, place)), itemAt(coefficients, i)];
		});
	});
	const points = pointsOf(polys, unknowns.length, budget);
	if (!points) return undefined;
	const exact: Map<string, Expression>[] = [];
	const inDigits: Map<string, string>[] = [];
	let unreal = 0;
	for (const factor of factorsOf(points.minimal, budget)) {
		const values = points.values.map((value) => remainder(value, factor));
		const closed = attempt({ steps: CLOSED_STEPS }, () => closedPoints(factor, values));
		if (closed) {
			exact.push(...closed.map((point) => new Map(unknowns.map((name, v) => [name, itemAt(point, v)]))));
			continue;
		}
		const real = pointsInDigits(factor, values, digits, (point, p) => allVanish(functions, unknowns, point, p));
		inDigits.push(...real.points.map((point) => new Map(unknowns.map((name, v) => [name, itemAt(point, v)]))));
		unreal += factor.length - 1 - real.roots;
	}
	return { exact, inDigits, unreal };
}

/** Irreducible factors of a square-free polynomial, 0 as a root taken out first. */
function factorsOf(f: Dense, budget: Budget): Dense[] {
	const low = f[0] === 0n ? [[0n, 1n]] : [];
	const rest = f.slice(low.length);
	if (rest.length < 2) return low;
	const terms = new Map(rest.flatMap((c, i) => (c === 0n ? [] : [[i, c] as const])));
	const factors = factorUnivariate(terms, budget).map((factor) =>
		Array.from({ length: Math.max(...factor.keys()) + 1 }, (_, i) => factor.get(i) ?? 0n)
	);
	return [...low, ...factors];
}

/** A polynomial with fractions modulo another. */
function remainder(value: readonly Rational[], by: Dense): Rational[] {
	const rest = [...value];
	const degree = by.length - 1;
	for (let at = rest.length - 1; at >= degree; at--) {
		const top = rest.pop() ?? ZERO_RATIONAL;
		const times = negateRational(multiplyRational(top, { num: 1n, den: itemAt(by, degree) }));
		for (let i = 0; i < degree; i++)
			rest[at - degree + i] = addRational(
				itemAt(rest, at - degree + i),
				multiplyRational(times, { num: itemAt(by, i), den: 1n })
			);
	}
	return rest;
}

/** The points in closed form; undefined unless the roots are those of a quadratic in a power: others are longer than they are of use. */
function closedPoints(factor: Dense, values: readonly (readonly Rational[])[]): Expression[][] | undefined {
	const degree = factor.length - 1;
	const step = factor.reduce((g, c, i) => (c === 0n ? g : smallGcd(g, i)), 0);
	const roots = degree <= 2 * step ? rootsOf(factor.map((c) => integerNode(c))) : undefined;
	return roots?.complete
		? roots.values.map((root) =>
				values.map((value) =>
					multipliedOut(add(value.map((c, i) => multiply([number(c), power(root, integerNode(i))]))))
				)
			)
		: undefined;
}

/** The real points, certified to so many digits and verified, and the number of roots. Throws Declined. */
function pointsInDigits(
	factor: Dense,
	values: readonly (readonly Rational[])[],
	digits: number,
	holds: (point: readonly Real[], p: number) => boolean | undefined
): { points: string[][]; roots: number } {
	const places = rootPlaces(factor);
	const points = places.flatMap((place) => {
		// What cancels in a value costs digits of the root.
		for (let wide = digits + 25; wide < 8 * digits + 2000; wide *= 2) {
			const p = Math.ceil(wide * 3.4) + 64;
			const root = rootBall(factor, place, p);
			const point = values.map((value) => valueAt(value, root, p));
			const held = holds(point, p);
			if (held === false) return [];
			const texts = held && written(point, digits);
			if (texts) return [texts];
		}
		throw new Declined('the system has real solutions without a closed form that were not found to these digits');
	});
	return { points, roots: places.length };
}

const valueAt = (value: readonly Rational[], at: Real, p: number): Real =>
	value.reduceRight((total, c) => addReal(multiplyReal(total, at, p), realFromRational(c, p), p), REAL_ZERO);

const written = (point: readonly Real[], digits: number): string[] | undefined =>
	unlessRefused(
		() => point.map((x) => (x.m === 0n ? '0' : formatDecimal(decimalOfReal(x, digits), x.m < 0n))),
		[InsufficientPrecision]
	);

/** Whether every function may be 0 at a point; undefined where the point is not known well enough. */
function allVanish(
	functions: readonly Expression[],
	unknowns: readonly string[],
	point: readonly Real[],
	p: number
): boolean | undefined {
	const environment = new Map(unknowns.map((name, v) => [name, { re: itemAt(point, v) }]));
	try {
		return functions.every((f) => mayBeZero(approximate(f, p, environment).re));
	} catch (error) {
		if (error instanceof NoValueError) return false;
		if (error instanceof InsufficientPrecision) return undefined;
		throw error;
	}
}
