/** Polynomials, and powers of x below, with the root of a quadratic; by an ansatz and two basic integrals. */
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isNonNegative, isReal, leadsNegative } from '../../core/assumptions';
import {
	factorsOf,
	integerNode,
	isClosed,
	isInteger,
	isNumber,
	ONE,
	symbol,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { Budget } from '../../poly/budget';
import { coefficientsIn } from '../../poly/variables';
import { power, squareRoot } from '../../core/powers';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { derivative } from '../derivative';
import { normal } from '../normal';
import { contains, replace } from '../substitution';
import { someNode } from '../../core/expression';
import { solveRows } from './rational';

/** ∫ R(x, √Q) dx where R is a polynomial over a power of x; undefined for others. */
export function integrateRadical(f: Expression, name: string): Expression | undefined {
	const root = rootIn(f, name);
	if (!root) return undefined;
	const x = symbol(name);
	const [c, b, a] = [0, 1, 2].map((k) => coefficient(root, name, k)) as [Expression, Expression, Expression];
	const y = squareRoot(root);
	// f·y is rational in x and y; its part without y is left to others.
	const kernels = new Kernels(multiply([f, y, add([x, y])]), {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.kind === 'symbol' && node.name === name);
	const w = kernels.nodes.findIndex((node) => node.key === y.key);
	if (v < 0 || w < 0 || kernels.nodes.some((node, i) => i !== v && i !== w && contains(node, name))) return undefined;
	const value = reduceBy(kernels.ring, kernels.fraction(normal(multiply([f, y]))), kernels.relations());
	if (kernels.ring.degree(value.num, w) > 0 || kernels.ring.degree(value.den, w) > 0) return undefined;
	const below = coefficientsIn(kernels.ring, value.den, v);
	if (below.length !== 1) return undefined;
	const m = below[0]![0];
	const over = kernels.expression(below[0]![1]);
	const N: Expression[] = [];
	for (const [e, k] of coefficientsIn(kernels.ring, value.num, v)) N[e] = divide(kernels.expression(k), over);
	const top = Math.max(N.length - 1, 1);
	if (top > 30 || m > 12) return undefined;
	// F = S(x)·y·x^(1−m) + λ·∫1/y + μ·∫1/(x·y): (x^m·y)·F′ = N.
	const low = m > 0 ? 1 - m : 0;
	const high = Math.max(top - 1 - m, 0);
	const powers = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(
		(p) => p !== 0 || m === 0 || high >= 0
	);
	const columns: Map<number, Expression>[] = powers.map((p) => {
		// (x^p·y)′·y = p·x^(p−1)·Q + x^p·Q′/2
		const out = new Map<number, Expression>();
		const put = (e: number, k: Expression) => out.set(e + m, add([out.get(e + m) ?? ZERO, k]));
		[c, b, a].forEach((q, i) => put(p - 1 + i, multiply([integerNode(p), q])));
		put(p, divide(b, TWO));
		put(p + 1, a);
		return out;
	});
	columns.push(new Map([[m, ONE]]));
	if (m > 0) columns.push(new Map([[m - 1, ONE]]));
	const solution = leastRows(columns, N);
	if (!solution) return undefined;
	const terms = powers.map((p, i) => multiply([solution[i]!, power(x, integerNode(p)), y]));
	const lambda = solution[powers.length]!;
	if (!isNumber(lambda, 0)) terms.push(multiply([lambda, inverseRoot(a, b, c, x, y)]));
	const mu = m > 0 ? solution[powers.length + 1]! : ZERO;
	if (!isNumber(mu, 0)) terms.push(multiply([mu, inverseRootOverX(b, c, x, y)]));
	return add(terms);
}

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

/** Weights of the columns that make N; undefined when there are none. */
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
			if (isNumber(reduced[at]!, 0)) continue;
			const times = divide(reduced[at]!, pivotRow[at]!);
			reduced = reduced.map((each, j) => normal(subtract(each, multiply([times, pivotRow[j]!]))));
		}
		if (reduced.slice(0, n).some((each) => !isNumber(each, 0))) {
			echelon.push(reduced);
			picked.push(row);
		} else rest.push(reduced);
	}
	if (rest.some((row) => !isNumber(row[n]!, 0)) || picked.length > n) return undefined;
	// Unknowns without an equation are 0.
	const used = picked.length === n ? undefined : echelon.map((row) => row.findIndex((each) => !isNumber(each, 0)));
	if (!used) return solveRows(picked);
	const square = solveRows(picked.map((row) => [...used.map((j) => row[j]!), row[n]!]));
	return square && columns.map((_, j) => (used.includes(j) ? square[used.indexOf(j)]! : ZERO));
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

/** ∫ dx/(x·√(ax² + bx + c)) */
function inverseRootOverX(b: Expression, c: Expression, x: Expression, y: Expression): Expression {
	const line = add([multiply([b, x]), multiply([TWO, c])]);
	if (isNumber(c, 0)) return negate(divide(multiply([TWO, y]), multiply([b, x])));
	if (isNegative(c)) {
		const root = squareRoot(negate(c));
		return divide(applyFunction('atan', [divide(line, multiply([TWO, root, y]))]), root);
	}
	const root = squareRoot(c);
	const inner = divide(add([line, multiply([TWO, root, y])]), x);
	return negate(divide(applyFunction('log', [applyFunction('abs', [inner])]), root));
}

/** Whether a coefficient is below 0: −1, −a², and −b, as symbols are taken to be positive where their sign decides. */
const isNegative = (x: Expression): boolean =>
	isClosed(x) ? isReal(x) && signOf(x) === -1 : isNonNegative(negate(x)) || leadsNegative(x);
