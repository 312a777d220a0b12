/** Rational functions with the root of a quadratic, by an ansatz and two basic integrals. */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isNonNegative, isReal, leadsNegative } from '../../core/assumptions';
import {
	factorsOf,
	HALF,
	integerNode,
	isClosed,
	isInteger,
	isNumber,
	MINUS_ONE,
	ONE,
	someNode,
	symbol,
	TWO,
	ZERO,
	type Expression,
	factorExpression,
	number,
	rawPower,
	rawProduct
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { Budget } from '../../poly/budget';
import { factor } from '../../poly/factor';
import type { Poly } from '../../poly/sparse';
import { coefficientsIn } from '../../poly/variables';
import { power, squareRoot } from '../../core/powers';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { derivative } from '../derivative';
import { normal } from '../forms';
import { vanishes } from '../points';
import { contains, replace } from '../../core/substitution';
import { divideDense, multiplyDense, polynomial, solveRows, type Dense } from './rational';
import { ONE_RATIONAL } from '../../core/rational';
import { NoValueError } from '../../core/refusals';
import { lineOf, replacePart } from './linear';

/**
 * ∫ N/(M·√Q) dx for polynomials N and M, where M is a product of powers of Q and of lines. By an ansatz: a polynomial times
 * √Q over M with each line's power one less, the integral of 1/√Q, and those of 1/(line·√Q). Undefined for others.
 */
export function integrateRadical(f: Expression, name: string): Expression | undefined {
	const root = rootIn(f, name);
	if (!root) return undefined;
	const x = symbol(name);
	const Q = [0, 1, 2].map((k) => coefficient(root, name, k)) as [Expression, Expression, Expression];
	const [c, b, a] = Q;
	// The root of a square is an absolute value.
	if (vanishes(subtract(power(b, TWO), multiply([integerNode(4), a, c])))) return undefined;
	const y = squareRoot(root);
	const parts = fractionOf(f, name, x, y, Q);
	if (!parts) return undefined;
	const { N, lines, order } = parts;
	const slope: Dense = [b, multiply([TWO, a])];
	const product = (polys: readonly Dense[]): Dense => polys.reduce(multiplyDense, [ONE]);
	const M = product([...lines.flatMap(({ poly, power: m }) => repeated(poly, m)), ...repeated(Q, order)]);
	const L = product(lines.map(({ poly }) => poly));
	// Q·L·D′/D for the denominator D of the ansatz.
	const drop = sumDense([
		...lines.map(({ kept }, i) => {
			const others = product(lines.filter((_, j) => j !== i).map(({ poly }) => poly));
			return scaleDense(multiplyDense(Q, others), multiply([integerNode(kept), itemAt(itemAt(lines, i).poly, 1)]));
		}),
		scaleDense(multiplyDense(L, slope), integerNode(order))
	]);
	const degreeD = lines.reduce((sum, { kept }) => sum + kept, 0) + 2 * order;
	// Lines through zeros of Q, of which the derivative of the ansatz has one power too many.
	const shared = lines.filter(({ kept, power: m }) => kept === m).map(({ poly }) => poly);
	const high = Math.max(N.length - 1 - lines.length - 1 + shared.length, degreeD - 1, 0);
	if (high > 30) return undefined;
	const columns: Dense[] = Array.from({ length: high + 1 }, (_, p) => {
		const column = sumDense([
			p > 0 ? shiftDense(scaleDense(multiplyDense(L, Q), integerNode(p)), p - 1) : [],
			shiftDense(scaleDense(multiplyDense(L, slope), HALF), p),
			scaleDense(shiftDense(drop, p), MINUS_ONE)
		]);
		return shared.length > 0 ? divideDense(column, product(shared)).quotient : column;
	});
	columns.push(M);
	const open = lines.filter(({ kept, power: m }) => kept < m);
	for (const line of open) columns.push(divideDense(M, line.poly).quotient);
	const solution = leastRows(columns.map(asMap), N);
	if (!solution) return undefined;
	const below = multiply([
		...lines.map(({ poly, kept }) => power(polynomial(poly, x), integerNode(-kept))),
		power(root, integerNode(-order))
	]);
	const head = polynomial(solution.slice(0, high + 1), x);
	const terms = [multiply([normal(multiply([head, below])), y])];
	const lambda = itemAt(solution, high + 1);
	if (!isNumber(lambda, 0)) terms.push(multiply([lambda, inverseRoot(a, b, c, x, y)]));
	open.forEach(({ poly }, i) => {
		const mu = itemAt(solution, high + 2 + i);
		if (isNumber(mu, 0)) return;
		// u = d + e·x: Q in powers of u begins with Q(−d/e) and Q′(−d/e)/e.
		const [d, e] = poly as [Expression, Expression];
		const zero = normal(negate(divide(d, e)));
		const level = normal(replace(root, name, zero));
		const rise = normal(divide(replace(derivative(root, name), name, zero), e));
		terms.push(divide(multiply([mu, inverseRootOverX(rise, level, polynomial(poly, x), y)]), e));
	});
	return add(terms);
}

/** A line under N, its power, and the power that stays in the ansatz. */
interface Below {
	readonly poly: Dense;
	readonly power: number;
	readonly kept: number;
}

/** f·√Q as a fraction N over lines and a power of Q. Undefined for other f. */
function fractionOf(
	f: Expression,
	name: string,
	x: Expression,
	y: Expression,
	Q: Dense
): { readonly N: Dense; readonly lines: readonly Below[]; readonly order: number } | undefined {
	const kernels = new Kernels(multiply([f, y, add([x, y])]), {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.key === x.key);
	const w = kernels.nodes.findIndex((node) => node.key === y.key);
	if (v < 0 || w < 0 || kernels.nodes.some((node, i) => i !== v && i !== w && contains(node, name))) return undefined;
	const { ring } = kernels;
	const value = reduceBy(ring, kernels.fraction(normal(multiply([f, y]))), kernels.relations());
	// Its part without y is left to others.
	if (ring.degree(value.num, w) > 0 || ring.degree(value.den, w) > 0) return undefined;
	const dense = (poly: Poly): Dense => {
		const list: Dense = Array.from({ length: ring.degree(poly, v) + 1 }, () => ZERO);
		for (const [e, k] of coefficientsIn(ring, poly, v)) list[e] = kernels.expression(k);
		return list;
	};
	const { content, factors } = factor(ring, value.den);
	const scale: Expression[] = [integerNode(content)];
	const lines: Below[] = [];
	let order = 0;
	for (const [each, m] of factors) {
		const poly = dense(each);
		if (poly.length === 1) scale.push(power(itemAt(poly, 0), integerNode(m)));
		else if (poly.length === 2) {
			const zero = normal(negate(divide(itemAt(poly, 0), itemAt(poly, 1))));
			// Where Q has the same zero the power stays, and no logarithm comes.
			const shared = vanishes(replace(polynomial(Q, x), name, zero));
			lines.push({ poly, power: m, kept: shared ? m : m - 1 });
		} else {
			const ratio = normal(divide(itemAt(poly, 2), itemAt(Q, 2)));
			if (poly.length > 3 || poly.some((k, i) => !vanishes(subtract(k, multiply([ratio, itemAt(Q, i)])))))
				return undefined;
			order = m;
			scale.push(power(ratio, integerNode(m)));
		}
	}
	if (order > 6 || lines.some(({ power: m }) => m > 12)) return undefined;
	const over = multiply(scale);
	return { N: dense(value.num).map((k) => normal(divide(k, over))), lines, order };
}

const repeated = (poly: Dense, times: number): Dense[] => Array.from({ length: times }, () => poly);

const scaleDense = (poly: Dense, by: Expression): Dense => poly.map((k) => multiply([by, k]));

/** The polynomial times x^n. */
const shiftDense = (poly: Dense, n: number): Dense => [...Array.from({ length: n }, (): Expression => ZERO), ...poly];

const sumDense = (polys: readonly Dense[]): Dense =>
	Array.from({ length: Math.max(0, ...polys.map(({ length }) => length)) }, (_, i) =>
		add(polys.map((poly) => poly[i] ?? ZERO))
	);

const asMap = (poly: Dense): Map<number, Expression> =>
	new Map([...poly.entries()].map(([i, k]): [number, Expression] => [i, normal(k)]).filter(([, k]) => !isNumber(k, 0)));

/** The quadratic under the only square root that has the unknown. */
export function rootIn(f: Expression, name: string): Expression | undefined {
	const found = new Map<string, Expression>();
	someNode(f, (node) => {
		const powers = node.kind === 'product' ? factorsOf(node) : node.kind === 'power' ? [node] : [];
		for (const { base, exponent } of powers)
			if (contains(base, name) && !isInteger(exponent))
				found.set(exponent.kind === 'number' && exponent.value.den === 2n ? base.key : 'other', base);
		return false;
	});
	const [only] = found.values();
	if (found.size !== 1 || found.has('other') || !only) return undefined;
	const third = derivative(derivative(derivative(only, name), name), name);
	const second = normal(derivative(derivative(only, name), name));
	return isNumber(normal(third), 0) && !isNumber(second, 0) && !contains(second, name) ? only : undefined;
}

/** The coefficient of a power of the unknown in a polynomial. */
export function coefficient(q: Expression, name: string, k: number): Expression {
	let slope = q;
	for (let i = 0; i < k; i++) slope = divide(derivative(slope, name), integerNode(i + 1));
	return normal(replace(slope, name, ZERO));
}

/** Weights of the columns that make N. Undefined without a solution. */
function leastRows(columns: readonly Map<number, Expression>[], N: readonly Expression[]): Expression[] | undefined {
	const degrees = new Set(columns.flatMap((column) => [...column.keys()]));
	N.forEach((_, e) => degrees.add(e));
	const rows = [...degrees].map((e) => [...columns.map((column) => column.get(e) ?? ZERO), N[e] ?? ZERO]);
	// More equations than unknowns: those that are left over must hold by themselves.
	const n = columns.length;
	const picked: Expression[][] = [];
	const rest: Expression[][] = [];
	const echelon: Expression[][] = [];
	for (const row of rows) {
		let reduced = row;
		for (const pivotRow of echelon) {
			const at = pivotRow.findIndex((each) => !isNumber(each, 0));
			if (isNumber(itemAt(reduced, at), 0)) continue;
			const times = divide(itemAt(reduced, at), itemAt(pivotRow, at));
			reduced = reduced.map((each, j) => normal(subtract(each, multiply([times, itemAt(pivotRow, j)]))));
		}
		if (reduced.slice(0, n).some((each) => !isNumber(each, 0))) {
			echelon.push(reduced);
			picked.push(row);
		} else rest.push(reduced);
	}
	if (rest.some((row) => !isNumber(itemAt(row, n), 0)) || picked.length > n) return undefined;
	// Unknowns without an equation are 0.
	const used = picked.length === n ? undefined : echelon.map((row) => row.findIndex((each) => !isNumber(each, 0)));
	if (!used) return solveRows(picked);
	const square = solveRows(picked.map((row) => [...used.map((j) => itemAt(row, j)), itemAt(row, n)]));
	return square && columns.map((_, j) => (used.includes(j) ? itemAt(square, used.indexOf(j)) : ZERO));
}

/** ∫ dx/√(ax² + bx + c) */
function inverseRoot(a: Expression, b: Expression, c: Expression, x: Expression, y: Expression): Expression {
	const line = add([multiply([TWO, a, x]), b]);
	const D = normal(subtract(power(b, TWO), multiply([integerNode(4), a, c])));
	if (isNegative(a)) {
		const angle = applyFunction('asin', [divide(line, squareRoot(D))]);
		return negate(divide(angle, squareRoot(negate(a))));
	}
	const root = squareRoot(a);
	return divide(applyFunction('log', [applyFunction('abs', [add([line, multiply([TWO, root, y])])])]), root);
}

/** ∫ du/(u·√(au² + bu + c)) */
function inverseRootOverX(b: Expression, c: Expression, u: Expression, y: Expression): Expression {
	const line = add([multiply([b, u]), multiply([TWO, c])]);
	if (vanishes(c)) return negate(divide(multiply([TWO, y]), multiply([b, u])));
	if (isNegative(c)) {
		const root = squareRoot(negate(c));
		return divide(applyFunction('atan', [divide(line, multiply([TWO, root, y]))]), root);
	}
	const root = squareRoot(c);
	const inner = divide(add([line, multiply([TWO, root, y])]), u);
	// Where unknowns decide the sign of c the logarithm stays that of complex numbers.
	const log = isClosed(c) || isNonNegative(c) ? applyFunction('abs', [inner]) : inner;
	return negate(divide(applyFunction('log', [log]), root));
}

/** Whether a coefficient is below 0: −1, −a², and −b, because symbols count as positive where their sign decides. */
const isNegative = (x: Expression): boolean =>
	isClosed(x) ? isReal(x) && signOf(x) === -1 : isNonNegative(negate(x)) || leadsNegative(x);

/** x and a root as rational functions of t, and t as a function of x. */
interface Substitution {
	readonly root: Expression;
	readonly rootInT: Expression;
	readonly x: Expression;
	readonly t: Expression;
}

/** The antiderivative by a rational function of t; `again` integrates that. */
export function integrateEuler(
	f: Expression,
	name: string,
	fresh: string,
	again: (g: Expression, variable: string) => Expression | undefined
): Expression | undefined {
	const t = symbol(fresh);
	const joined = joinedRoots(f, name);
	const found = ofQuadratic(joined, name, t) ?? ofQuotient(joined, name, t);
	if (!found) return undefined;
	try {
		const inside = replace(replacePart(joined, found.root, found.rootInT), name, found.x);
		const g = normal(multiply([inside, derivative(found.x, fresh)]));
		if (
			contains(g, name) ||
			someNode(g, (node) => node.kind === 'power' && contains(node, fresh) && !isWhole(node.exponent))
		)
			return undefined;
		const F = again(g, fresh);
		return F && replace(F, fresh, found.t);
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
}

/** f with p^u·q^v as (p/q)^u·q^(u + v), for two lines and fractions u, v with a whole sum. */
function joinedRoots(f: Expression, name: string): Expression {
	if (f.kind !== 'product') return f;
	const roots = f.factors.filter(
		({ base, exponent }) => exponent.kind === 'number' && exponent.value.den !== 1n && contains(base, name)
	);
	// x itself above: its sign is that of the quotient near 0.
	const [p, q] = [...roots].sort((a, b) => Number(b.base.kind === 'symbol') - Number(a.base.kind === 'symbol'));
	if (!p || !q || roots.length > 2 || [p, q].some(({ base }) => !lineOf(base, name))) return f;
	const sum = add([p.exponent, q.exponent]);
	if (!isWhole(sum)) return f;
	const rest = f.factors.filter((factor) => factor !== p && factor !== q).map(factorExpression);
	// Whole as it is written: canonical powers of a quotient come apart.
	const quotient = rawProduct(ONE_RATIONAL, [
		{ base: p.base, exponent: ONE },
		{ base: q.base, exponent: MINUS_ONE }
	]);
	const root = rawPower(quotient, p.exponent);
	return multiply([number(f.coefficient), ...rest, power(q.base, sum), root]);
}

const isWhole = (x: Expression): boolean => x.kind === 'number' && x.value.den === 1n;

const isAbove = (x: Expression): boolean => (isClosed(x) ? signOf(x) === 1 : !leadsNegative(x));

function ofQuadratic(f: Expression, name: string, t: Expression): Substitution | undefined {
	const quadratic = rootIn(f, name);
	if (!quadratic) return undefined;
	const x = symbol(name);
	const [c, b, a] = [0, 1, 2].map((k) => coefficient(quadratic, name, k)) as [Expression, Expression, Expression];
	const root = squareRoot(quadratic);
	if (isAbove(a)) {
		// √Q = t − √a·x
		const lead = squareRoot(a);
		const inT = divide(subtract(power(t, TWO), c), add([b, multiply([TWO, lead, t])]));
		return { root, rootInT: subtract(t, multiply([lead, inT])), x: inT, t: add([root, multiply([lead, x])]) };
	}
	if (isNumber(c, 0) || !isAbove(c)) return undefined;
	// √Q = x·t + √c
	const level = squareRoot(c);
	const inT = divide(subtract(multiply([TWO, level, t]), b), subtract(a, power(t, TWO)));
	return { root, rootInT: add([multiply([inT, t]), level]), x: inT, t: divide(subtract(root, level), x) };
}

/** ((a·x + b)/(c·x + d))^(1/n) = t. */
function ofQuotient(f: Expression, name: string, t: Expression): Substitution | undefined {
	let found: { base: Expression; order: bigint } | undefined;
	someNode(f, (node) => {
		const powers = node.kind === 'product' ? node.factors : node.kind === 'power' ? [node] : [];
		for (const { base, exponent } of powers)
			if (exponent.kind === 'number' && exponent.value.den !== 1n && contains(base, name))
				found ??= { base, order: exponent.value.den };
		return false;
	});
	if (!found) return undefined;
	const { base, order } = found;
	const parts = quotientOf(base, name);
	if (!parts) return undefined;
	const { above, below } = parts;
	const n = number({ num: order, den: 1n });
	const root = power(base, number({ num: 1n, den: order }));
	const raised = power(t, n);
	// x = (d·tⁿ − b)/(a − c·tⁿ)
	const inT = divide(
		subtract(multiply([below.shift, raised]), above.shift),
		subtract(above.slope, multiply([below.slope, raised]))
	);
	return { root, rootInT: t, x: inT, t: root };
}

/** base = above/below with lines in x. */
function quotientOf(base: Expression, name: string) {
	if (base.kind !== 'product' && base.kind !== 'power') return undefined;
	const factors = base.kind === 'product' ? base.factors : [base];
	const lower = factors.filter(({ exponent }) => isNumber(exponent, -1)).map((factor) => factor.base);
	const [only] = lower;
	if (!only || lower.length > 1) return undefined;
	const above = lineOf(normal(multiply([base, only])), name);
	const below = lineOf(only, name);
	return above && below && !isNumber(below.slope, 0) ? { above, below } : undefined;
}
