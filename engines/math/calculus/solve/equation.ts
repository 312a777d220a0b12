/** Solutions of an equation in one unknown. */
import { coefficients } from '../dense';
import { itemAt } from '../../../kit/checked';
import { add, multiply, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import type { Variables } from '../../core/build';
import { Declined } from '../../core/refusals';
import { numberOfReal } from '../../reals/digits';
import {
	fractionNode,
	freeSymbols,
	isClosed,
	isInteger,
	someNode,
	symbol,
	ZERO,
	type Expression,
	type SymbolNode
} from '../../core/expression';
import { isZero } from '../../core/numeric';
import { realAt, doubleFunction } from '../points';
import { contains } from '../../core/substitution';
import { applyFunction } from '../../functions/functions';
import { syntaxOf } from '../../io/layout';
import { withParts, type Syntax } from '../../io/syntax';
import { tidy } from '../forms';
import { printExpression } from '../../io/print';
import { confirmed } from '../confirm/verdict';
import type { Family } from './found';
import {
	certifiedRoot,
	nearest,
	polynomialRoots,
	realRoots,
	signChanges,
	type NumericRoot,
	type RealRoots,
	type Span
} from './numeric-roots';
import { Equation } from './verify';
import { zerosOf } from './zeros';

/** One solution, or a family of them. */
export interface Root {
	/** With its whole number if it is a family. Null where only digits exist. */
	readonly exact: Expression | null;
	readonly family?: Family;
	readonly numeric?: NumericRoot;
	/** The whole number of a family. */
	readonly integer?: SymbolNode;
	readonly real: boolean;
	/** Its size where it is a real number. */
	readonly size: number;
	/** Whether it holds for some values of the other unknowns only. */
	readonly conditional: boolean;
}

export interface Solutions {
	readonly roots: readonly Root[];
	/** Every value for which both sides are defined. */
	readonly everywhere: boolean;
	/** Whether there may be more real solutions than these. */
	readonly partial: boolean;
	/** Ends between which there are no more where there may be more elsewhere. */
	readonly proved?: Span;
	/** Whether solutions that are not real may be left out. */
	readonly realOnly?: boolean;
}

/** A polynomial has complex zeros alone, which lack a closed form. */
export class NothingReal extends Declined {}

/** Throws Declined where the search found nothing and a proof that nothing exists is missing. */
export function solveEquation(
	sides: readonly [Syntax, Syntax],
	name: string,
	variables: Variables,
	digits: number,
	within?: Span
): Solutions {
	const conjugated = underConjugates(sides, name);
	if (conjugated) {
		const { roots, ...rest } = solveEquation(conjugated, name, variables, digits, within);
		return {
			...rest,
			roots: roots.map((root) => ({ ...root, exact: root.exact && applyFunction('conj', [root.exact]) }))
		};
	}
	const equation = new Equation(sides, name, variables);
	const f = equation.difference;
	const others = freeSymbols(f).filter((each) => each !== name);
	if (!contains(f, name)) return constantEquation(f, name);
	const zeros = zerosOf(f, name);
	if (zeros.everywhere) return { roots: [], everywhere: true, partial: false };
	const integer = symbol(['n', 'k', 'm', 'j'].find((each) => each !== name && !others.includes(each)) ?? 'n_');
	const exact = distinct(zeros.values).flatMap((value) => {
		const verdict = equation.holds(value);
		return verdict === 'never' ? [] : [rootOf(value, verdict === 'some')];
	});
	const members = zeros.families.map((family) => equation.membersOf(family));
	const families = merged(members.flatMap((each) => each ?? []));
	const roots: Root[] = [...distinctRoots(exact), ...families.map((family) => familyRoot(family, integer))];
	let partial = members.includes(undefined);
	let proved: Span | undefined;
	if (others.length === 0) {
		const alone = roots.length === 0 && zeros.open.length === 1;
		const open = zeros.open.map((x) => numericRoots(x, name, digits, within, alone ? [x, f] : [x]));
		for (const root of open.flatMap((each) => each.roots))
			if (!isKnown(root.value, roots) && equation.holdsNear(root.ball))
				roots.push(simpleRoot(root, equation) ?? ofDigits(root));
		proved = open.map((each) => each.proved).reduce(narrower, [-Infinity, Infinity]);
		// The part that the algebra did not explain is incomplete.
		const further = proved && within ? [] : missed(f, name, roots, proved, digits);
		// All roots of a rational function are found by algebra.
		if (isPolynomialIn(f, name, true) && further.length > 0 && zeros.open.length === 0)
			confirmed(roots, 'differs', 'set of roots', `${printExpression(f)} = 0`);
		for (const root of further) roots.push(ofDigits(root));
		partial ||= further.length > 0 || proved?.[1] !== Infinity;
		if (further.length > 0) proved = undefined;
	} else if (zeros.open.length > 0) throw new Declined(`no closed form of ${name} was found`);
	if (roots.length === 0 && partial)
		throw new Declined('no solution was found, neither in closed form nor by a change of sign');
	if (roots.length === 0 && zeros.open.some((x) => isPolynomialIn(x, name)))
		throw new NothingReal('has no real solution, and no closed form of the others was found');
	const complete = zeros.complex && zeros.open.length === 0;
	const shown = roots.filter(({ real }) => real || complete);
	// The main branch of gamma is right of 0, and there is a branch between any two poles.
	const branched = someNode(f, (node) => node.kind === 'call' && /gamma|factorial/.test(node.name));
	const group = ({ real, size }: Root): number => Number(real) * 2 - Number(branched && size < 0);
	// Of endless many those nearest to 0 come first.
	const order = partial ? Math.abs : Number;
	shown.sort((a, b) => group(b) - group(a) || order(a.size) - order(b.size));
	const realOnly = shown.length < roots.length || (zeros.open.length > 0 && !partial);
	return { roots: shown, everywhere: false, partial, ...(partial && proved && { proved }), realOnly };
}

/** The sides with the unknown for its conjugate, if it occurs only under conjugates: elsewhere unknowns are real. */
function underConjugates(sides: readonly [Syntax, Syntax], name: string): [Syntax, Syntax] | undefined {
	let found = false;
	let outside = false;
	const inside = (node: Syntax): Syntax => {
		const [only] = node.type === 'call' && node.name === 'conj' ? node.args : [];
		if (only?.type === 'name' && only.name === name) {
			found = true;
			return only;
		}
		outside ||= node.type === 'name' && node.name === name;
		return withParts(node, inside);
	};
	const [left, right] = sides;
	const replaced: [Syntax, Syntax] = [inside(left), inside(right)];
	return found && !outside ? replaced : undefined;
}

function constantEquation(f: Expression, name: string): Solutions {
	if (!isClosed(f)) throw new Declined(`${name} does not occur: the equation is a condition on other unknowns`);
	const zero = isZero(f);
	if (zero === undefined) throw new Declined('it could not be decided whether both sides are equal');
	return { roots: [], everywhere: zero, partial: false };
}

/** Candidates of different form. */
const distinct = (values: readonly Expression[]): Expression[] => [
	...new Map(values.map((value) => [value.key, value])).values()
];

function rootOf(value: Expression, conditional: boolean): Root {
	const short = tidy(value);
	const size = realSize(short);
	const real = !isClosed(short) || size !== undefined;
	return { exact: short, real, size: size ?? 0, conditional };
}

/** The double of a real constant; undefined for others. */
export function realSize(x: Expression): number | undefined {
	if (!isClosed(x)) return undefined;
	const ball = realAt(x, new Map(), 128) ?? realAt(x, new Map(), 640);
	return ball && (isReal(x) || ball.m !== 0n || isZero(x) === true) ? numberOfReal(ball) : undefined;
}

/** Values of different size: two forms of one number are one solution. */
function distinctRoots(roots: readonly Root[]): Root[] {
	const kept: Root[] = [];
	for (const root of roots) {
		const same = kept.some(
			(other) =>
				root.exact &&
				other.exact &&
				isClosed(root.exact) &&
				isClosed(other.exact) &&
				root.real === other.real &&
				(!root.real || Math.abs(root.size - other.size) <= 1e-9 * Math.max(1, Math.abs(root.size))) &&
				isZero(subtract(root.exact, other.exact)) !== false
		);
		if (!same) kept.push(root);
	}
	return kept;
}

function familyRoot(family: Family, integer: SymbolNode): Root {
	const exact = add([family.base, multiply([family.period, integer])]);
	return { exact, family, integer, real: true, size: realSize(family.base) ?? 0, conditional: false };
}

/** A root that digits have found and that is a simple fraction, put into the equation; undefined for others. */
function simpleRoot({ value }: NumericRoot, equation: Equation): Root | undefined {
	for (let den = 1; den <= 12; den++) {
		const num = Math.round(value * den);
		if (Math.abs(num) > 1e6 || Math.abs(value * den - num) > 1e-10) continue;
		const exact = fractionNode(num, den);
		return equation.holds(exact) === 'always' ? { exact, real: true, size: num / den, conditional: false } : undefined;
	}
	return undefined;
}

const ofDigits = (numeric: NumericRoot): Root => ({
	exact: null,
	numeric,
	real: true,
	size: numeric.value,
	conditional: false
});

/** Families without repetition; two of them half a period apart are one of half the period. */
function merged(families: readonly Family[]): Family[] {
	let list = [...families];
	for (let again = true; again;) {
		again = false;
		search: for (let i = 0; i < list.length; i++)
			for (let j = 0; j < i; j++) {
				const [a, b] = [itemAt(list, j), itemAt(list, i)];
				if (a.except || b.except) continue;
				const [p, q, x, y] = [a.period, b.period, a.base, b.base].map(realSize);
				if (p === undefined || q === undefined || x === undefined || y === undefined) continue;
				const size = Math.abs(p);
				if (Math.abs(size - Math.abs(q)) > 1e-9 * size) continue;
				const apart = Math.abs((x - y) / size - Math.round((x - y) / size));
				const half = Math.abs(apart - 0.5) < 1e-9;
				if (apart > 1e-9 && !half) continue;
				const period = half ? multiply([fractionNode(1, 2), a.period]) : a.period;
				list = [
					...list.filter((each) => each !== a && each !== b),
					{ base: Math.abs(x) <= Math.abs(y) ? a.base : b.base, period }
				];
				again = true;
				break search;
			}
	}
	return list;
}

/** Highest degree of a polynomial whose roots are counted. */
const MAX_DEGREE = 200;

/** All real zeros of f and their families, at least those of a span. Undefined where one may be missing. */
export function realZeros(f: Expression, name: string, digits: number, within?: Span): readonly Root[] | undefined {
	try {
		const found = solveEquation([syntaxOf(f), syntaxOf(ZERO)], name, new Map(), digits, within);
		const [low, high] = (within && found.proved) ?? [NaN, NaN];
		const open = found.partial && !(within && low <= within[0] && within[1] <= high);
		return found.everywhere || open ? undefined : found.roots.filter(({ real }) => real);
	} catch (error) {
		if (error instanceof NothingReal) return [];
		throw error;
	}
}

/** The span that lies in both of two; undefined where one is unknown. */
const narrower = (a: Span | undefined, b: Span | undefined): Span | undefined =>
	a && b && [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/** Roots of a function whose zeros lack a closed form. */
function numericRoots(
	x: Expression,
	name: string,
	digits: number,
	within: Span | undefined,
	forms: Expression[]
): RealRoots {
	const dense = isPolynomialIn(x, name) ? coefficients(x, name, MAX_DEGREE) : undefined;
	const list = dense?.map((c) => doubleFunction(c, name)(0));
	if (!list?.every(Number.isFinite)) return realRoots(x, name, digits, within, forms);
	const roots = polynomialRoots(list).map((near) => {
		const root = certifiedRoot(x, name, near, digits);
		if (!root) throw new Declined('a real root could not be told from its neighbours');
		return root;
	});
	return { roots, proved: [-Infinity, Infinity] };
}

/** Changes of sign that no solution explains, certified: a net under the algebra. */
function missed(
	f: Expression,
	name: string,
	roots: readonly Root[],
	[low, high]: Span = [-Infinity, Infinity],
	digits: number
): NumericRoot[] {
	const found: NumericRoot[] = [];
	const unexplained = signChanges(doubleFunction(f, name)).filter(
		(near) => low < near && near < high && !isKnown(near, roots)
	);
	for (const near of nearest(unexplained)) {
		const root = certifiedRoot(f, name, near, digits);
		if (root && !isKnown(root.value, roots) && !found.some((other) => close(other.value, root.value))) found.push(root);
	}
	return found;
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a));

function isKnown(x: number, roots: readonly Root[]): boolean {
	return roots.some((root) => {
		if (!root.family) return root.real && close(root.size, x);
		const period = realSize(root.family.period) ?? 1;
		const turns = (x - root.size) / period;
		return Math.abs(turns - Math.round(turns)) * Math.abs(period) <= 1e-6 * Math.max(1, Math.abs(x));
	});
}

/** Whether the unknown occurs in sums, products and whole powers alone, of exponents above 0 unless `below`. */
export function isPolynomialIn(x: Expression, name: string, below = false): boolean {
	if (!contains(x, name) || x.kind === 'symbol') return true;
	if (x.kind === 'sum') return x.terms.every((term) => isPolynomialIn(term, name, below));
	return (x.kind === 'product' ? x.factors : x.kind === 'power' ? [x] : [{ base: x, exponent: x }]).every(
		({ base, exponent }) =>
			!contains(exponent, name) &&
			(!contains(base, name) ||
				(isInteger(exponent) && (below || exponent.value.num > 0n) && isPolynomialIn(base, name, below)))
	);
}
