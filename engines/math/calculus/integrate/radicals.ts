/** Functions with the root of a quadratic or of a quotient of lines, by a substitution of Euler. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { leadsNegative } from '../../core/assumptions';
import {
	factorsOf,
	isClosed,
	isInteger,
	isNumber,
	MINUS_ONE,
	ONE,
	someNode,
	symbol,
	TWO,
	type Expression,
	factorExpression,
	number,
	rawPower,
	rawProduct
} from '../../core/expression';
import { signOf } from '../../core/numeric';
import { power, squareRoot } from '../../core/powers';
import { derivative } from '../derivative';
import { normal } from '../forms';
import { contains, replace } from '../../core/substitution';
import { ONE_RATIONAL } from '../../core/rational';
import { unlessRefused } from '../../core/refusals';
import { lineOf, replacePart } from './linear';
import { coefficients } from '../dense';

/** The base of the only square root that has the unknown. */
function rootIn(f: Expression, name: string): Expression | undefined {
	const found = new Map<string, Expression>();
	someNode(f, (node) => {
		for (const { base, exponent } of node.kind === 'product' || node.kind === 'power' ? factorsOf(node) : [])
			if (contains(base, name) && !isInteger(exponent))
				found.set(exponent.kind === 'number' && exponent.value.den === 2n ? base.key : 'other', base);
		return false;
	});
	return found.size === 1 && !found.has('other') ? [...found.values()][0] : undefined;
}

/** x and a root as rational functions of t, and t as a function of x. */
interface Substitution {
	readonly root: Expression;
	readonly rootInT: Expression;
	readonly x: Expression;
	readonly t: Expression;
}

/** The antiderivative by a rational function of t; `again` integrates that. Of roots of two lines only if `ofTwoLines`. */
export function integrateEuler(
	f: Expression,
	name: string,
	fresh: string,
	again: (g: Expression, variable: string) => Expression | undefined,
	ofTwoLines = false
): Expression | undefined {
	const t = symbol(fresh);
	const joined = joinedRoots(f, name);
	if (ofTwoLines && joined === f) return undefined;
	const found = ofQuadratic(joined, name, t) ?? ofQuotient(joined, name, t);
	if (!found) return undefined;
	return unlessRefused(() => {
		const inside = replace(replacePart(joined, found.root, found.rootInT), name, found.x);
		const g = normal(multiply([inside, derivative(found.x, fresh)]));
		if (
			contains(g, name) ||
			someNode(g, (node) => node.kind === 'power' && contains(node, fresh) && !isWhole(node.exponent))
		)
			return undefined;
		const F = again(g, fresh);
		return F && replace(F, fresh, found.t);
	});
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
	const [c, b, a, ...higher] = (quadratic && coefficients(quadratic, name)) ?? [];
	if (!quadratic || !c || !b || !a || higher.length > 0) return undefined;
	const x = symbol(name);
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

/** base = above/below with lines in x; 1 - 1/x is such a one too. */
function quotientOf(quotient: Expression, name: string) {
	const base = normal(quotient);
	if (base.kind !== 'product' && base.kind !== 'power') return undefined;
	const factors = base.kind === 'product' ? base.factors : [base];
	const lower = factors.filter(({ exponent }) => isNumber(exponent, -1)).map((factor) => factor.base);
	const [only] = lower;
	if (!only || lower.length > 1) return undefined;
	const above = lineOf(normal(multiply([base, only])), name);
	const below = lineOf(only, name);
	return above && below && !isNumber(below.slope, 0) ? { above, below } : undefined;
}
