/** Substitutions: of an inner part, of a power of the unknown, and of the unknown by an inverse function. */
import { type Subsearch, innerParts, lineOf, slopeOf, replacePart } from './linear';
import {
	childrenOf,
	E,
	factorsOf,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	symbol,
	type Expression,
	integerNode,
	factorExpression,
	isCall,
	someNode,
	termsOf
} from '../../core/expression';
import { normal, multipliedOut } from '../forms';
import { divide, add, multiply, negate, subtract } from '../../core/arithmetic';
import { contains, replace } from '../../core/substitution';
import { printExpression } from '../../io/print';
import { power } from '../../core/powers';
import { fraction, gcdOf } from '../../core/rational';
import { derivative } from '../derivative';
import { UNDONE } from '../solve/inverse';
import { entryAt, itemAt } from '../../../kit/checked';
import { applyFunction } from '../../functions/functions';
import { unlessRefused } from '../../core/refusals';

/** f = g(u)·u′ for a part u of f. */
export function byInnerPart(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const u of innerParts(f, name)) {
		if (u.kind === 'symbol' || lineOf(u, name) || (u.key === f.key && u.kind === 'sum')) continue;
		const slope = slopeOf(u, name);
		if (!slope) continue;
		const quotient = normal(divide(f, slope));
		const fresh = inner.fresh();
		for (const form of [quotient, multipliedOut(quotient), divide(f, slope)]) {
			const g = replacePart(form, u, symbol(fresh));
			if (contains(g, name)) continue;
			const found = inner.find(g, fresh);
			if (found) return inner.with(`${fresh} = ${printExpression(u)}`, replace(found, fresh, u));
			break;
		}
	}
	return byPower(f, name, inner);
}

/** ∫ x^m·h(x^n) dx = 1/n·∫ z^((m + 1)/n − 1)·h(z) dz with z = x^n; `joined` where a root in h makes the power of z whole. */
export function byPower(f: Expression, name: string, inner: Subsearch, joined = false): Expression | undefined {
	const x = symbol(name);
	const m = exponentOf(f, x);
	const rest = multiply([f, power(x, negate(m))]);
	const whole = commonExponent(exponentsOf(rest, name));
	const turns = whole && normal(divide(add([m, ONE]), whole));
	if (!whole || !turns || contains(m, name)) return undefined;
	const fresh = inner.fresh();
	const inside = (n: Expression): Expression => replacePart(rest, power(x, n), symbol(fresh));
	// Without a root to join, z is a root of x^n that makes the power of z whole.
	const n = joined || !isNumber(turns) ? whole : normal(multiply([whole, number(fraction(1n, turns.value.den))]));
	const [h, r] = [inside(n), normal(subtract(divide(add([m, ONE]), n), ONE))];
	const joins = factorsOf(h).some(({ exponent }) => !isInteger(exponent) && isInteger(normal(add([exponent, r]))));
	if (contains(h, name) || isNumber(n, 1) || (joined ? isInteger(r) || !joins : !isInteger(r))) return undefined;
	const z = power(x, n);
	const found = inner.find(multiply([power(symbol(fresh), r), h, power(n, MINUS_ONE)]), fresh);
	if (!found) return undefined;
	// x^m is constant times z^(m/n) where x is below 0.
	const front = multiply([power(x, normal(subtract(add([m, ONE]), n))), power(z, negate(r))]);
	return inner.with(
		`${fresh} = ${printExpression(z)}`,
		multiply([isInteger(r) ? ONE : front, replace(found, fresh, z)])
	);
}

/** ∫ f dx by y = a·x + b, where a power of that line is beside other terms. */
export function byLine(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const sums = innerParts(f, name).filter((part) => part.kind === 'sum');
	for (const u of sums) {
		const isBeside = sums.some((sum) =>
			termsOf(sum).some((term) =>
				factorsOf(term).some(({ base, exponent }) => base === u && isInteger(exponent) && exponent.value.num > 1n)
			)
		);
		const line = isBeside ? lineOf(u, name) : undefined;
		if (!line) continue;
		const fresh = inner.fresh();
		const x = divide(subtract(symbol(fresh), line.shift), line.slope);
		const g = normal(replace(replacePart(f, u, symbol(fresh)), name, x));
		const found = inner.find(divide(g, line.slope), fresh);
		if (found) return inner.with(`${fresh} = ${printExpression(u)}`, replace(found, fresh, u));
	}
	return undefined;
}

/** ∫ x^m·g(L) dx = x^(m + 1)/n·e^(−kL)·∫ e^(kt)·g(t) dt at t = L with k = (m + 1)/n, for L = log(c·x^n). */
export function byLogarithm(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const x = symbol(name);
	const m = exponentOf(f, x);
	for (const part of innerParts(f, name)) {
		const n = isCall(part, 'log') ? normal(multiply([x, derivative(part, name)])) : x;
		if (contains(n, name) || contains(m, name)) continue;
		const fresh = inner.fresh();
		const g = replacePart(multiply([f, power(x, negate(m))]), part, symbol(fresh));
		const grown = power(E, multiply([normal(divide(add([m, ONE]), n)), symbol(fresh)]));
		const found = contains(g, name) ? undefined : inner.find(multiply([grown, g]), fresh);
		if (!found) continue;
		const level = replace(multipliedOut(divide(found, grown)), fresh, part);
		return inner.with(`${fresh} = ${printExpression(part)}`, divide(multiply([power(x, add([m, ONE])), level]), n));
	}
	return undefined;
}

const exponentOf = (f: Expression, x: Expression): Expression =>
	add(factorsOf(f).flatMap(({ base, exponent }) => (base.key === x.key ? [exponent] : [])));

/** x as a function of t where t is an inverse function, a root, a logarithm or an exponential of a line. */
export function byInverse(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (inner.depth > 4) return undefined;
	for (const part of rootsFirst(innerParts(f, name))) {
		const fresh = inner.fresh();
		const t = symbol(fresh);
		const inverse = inverseOf(part, name, t);
		if (!inverse) continue;
		const inside = substituted(withWaves(f, part, name, t), name, inverse, part, t);
		if (!inside || contains(inside, name)) continue;
		const g = normal(multiply([inside, derivative(inverse, fresh)]));
		const found = inner.find(g, fresh);
		if (found) return inner.with(`${fresh} = ${printExpression(part)}`, replace(found, fresh, part));
	}
	return undefined;
}

/** The exponents of x in all of its places. */
function exponentsOf(f: Expression, name: string): Expression[] {
	if (!contains(f, name)) return [];
	if (f.kind === 'symbol') return [ONE];
	if (f.kind === 'power' || f.kind === 'product')
		return factorsOf(f).flatMap(({ base, exponent }) =>
			base.kind === 'symbol' && base.name === name
				? [exponent]
				: [...exponentsOf(base, name), ...exponentsOf(exponent, name)]
		);
	return childrenOf(f).flatMap((child) => exponentsOf(child, name));
}

/** The exponent of which all are whole multiples, free of any common divisor. Undefined for 1 and without one. */
function commonExponent([first, ...others]: readonly Expression[]): Expression | undefined {
	if (!first) return undefined;
	let [num, den] = [1n, 1n];
	for (const other of others) {
		const ratio = normal(divide(other, first));
		if (!isNumber(ratio)) return undefined;
		// gcd(a/b, c/d) = gcd(a·d, c·b)/(b·d)
		[num, den] = [gcdOf(num * ratio.value.den, ratio.value.num * den), den * ratio.value.den];
	}
	const n = normal(multiply([first, number(fraction(num < 0n ? -num : num, den))]));
	return isNumber(n, 1) || isNumber(n, -1) ? undefined : n;
}

/** Parts with the root of which all fractional powers of one base are powers: x^(1/6) for √x and ∛x. */
export function rootsFirst(parts: readonly Expression[]): Expression[] {
	const orders = new Map<string, bigint>();
	for (const part of parts)
		if (part.kind === 'power' && part.exponent.kind === 'number') {
			const known = orders.get(part.base.key) ?? 1n;
			const { den } = part.exponent.value;
			orders.set(part.base.key, (known * den) / gcdOf(known, den));
		}
	const roots = parts.map((part) => {
		if (part.kind !== 'power' || part.exponent.kind !== 'number' || part.exponent.value.den === 1n) return part;
		return power(part.base, number({ num: 1n, den: orders.get(part.base.key) ?? part.exponent.value.den }));
	});
	return [...new Map(roots.map((part) => [part.key, part] as const)).values()];
}

const INVERTED: ReadonlySet<string> = new Set(['asin', 'acos', 'atan', 'asinh', 'acosh', 'log']);

/** x in terms of t = part. */
export function inverseOf(part: Expression, name: string, t: Expression): Expression | undefined {
	const solved = (u: Expression, value: Expression): Expression | undefined => {
		const line = lineOf(u, name);
		return line && divide(subtract(value, line.shift), line.slope);
	};
	if (part.kind === 'call' && part.name === 'cbrt') return solved(itemAt(part.args, 0), power(t, integerNode(3)));
	if (part.kind === 'call')
		return INVERTED.has(part.name) && part.args.length === 1
			? solved(itemAt(part.args, 0), entryAt(UNDONE, part.name)(t))
			: undefined;
	if (part.kind !== 'power') return undefined;
	if (!contains(part.base, name)) {
		const log = applyFunction('log', [part.base]);
		return solved(part.exponent, divide(applyFunction('log', [t]), log));
	}
	if (part.exponent.kind !== 'number' || part.exponent.value.den === 1n || part.exponent.value.num !== 1n)
		return undefined;
	return solved(part.base, power(t, number({ num: part.exponent.value.den, den: 1n })));
}

/** Powers of k·(1 − u²), k·(1 + u²) … that are those of a wave of t for u = sin t, tan t …, where it is positive. */
const WAVES: Readonly<Record<string, readonly [square: 1 | -1, one: 1 | -1, wave: string, exponent: 1 | -1]>> = {
	asin: [-1, 1, 'cos', 1],
	acos: [-1, 1, 'sin', 1],
	atan: [1, 1, 'cos', -1],
	asinh: [1, 1, 'cosh', 1],
	acosh: [1, -1, 'sinh', 1]
};

/** f with the powers that become powers of a wave, when the part, an inverse function, is t. */
export function withWaves(f: Expression, part: Expression, name: string, t: Expression): Expression {
	if (part.kind !== 'call' || !Object.hasOwn(WAVES, part.name)) return f;
	const [square, one, wave, exponent] = entryAt(WAVES, part.name);
	const u = itemAt(part.args, 0);
	const below = add([multiply([integerNode(square), power(u, integerNode(2))]), integerNode(one)]);
	return innerParts(f, name).reduce((form, each) => {
		if (each.kind !== 'power' || isNumber(each.exponent) === false || each.base.kind !== 'sum') return form;
		const ratio = normal(divide(each.base, below));
		if (contains(ratio, name)) return form;
		const raised = multiply([integerNode(2 * exponent), each.exponent]);
		const by = multiply([power(ratio, each.exponent), power(applyFunction(wave, [t]), raised)]);
		return replacePart(form, each, by);
	}, f);
}

/** f with x replaced, the part being t itself. */
export const substituted = (
	f: Expression,
	name: string,
	inverse: Expression,
	part: Expression,
	t: Expression
): Expression | undefined => unlessRefused(() => replace(replacePart(f, part, t), name, inverse));

/** Functions whose derivatives are simpler than they are. */
const INVERSES: ReadonlySet<string> = new Set(
	'log asin acos atan asinh acosh atanh erf erfc erfi Ei li Si Ci Shi Chi polylog'.split(' ')
);

/** ∫ u·v′ = u·v − ∫ u′·v: logarithms, inverse functions and powers are differentiated. */
export function byParts(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const factors = factorsOf(f).map(factorExpression);
	const splits: [Expression, Expression][] = [];
	const late: [Expression, Expression][] = [];
	for (const factor of factors) {
		const other = multiply(factors.filter((each) => each !== factor));
		const base = factor.kind === 'power' ? factor.base : factor;
		if (base.kind === 'call' && INVERSES.has(base.name)) splits.unshift([factor, other]);
		// Integrates the power in the denominator and differentiates its factor: first for a power of a polynomial.
		if (factor.kind === 'power' && isInteger(factor.exponent) && factor.exponent.value.num < -1n)
			(someNode(base, isCall) ? late : splits).push([other, factor]);
		if (isPower(factor, name)) splits.push([factor, other]);
		// x·e^(−x²) has an antiderivative that e^(−x²) has not.
		if (isPower(factor, name) && factor.kind === 'power')
			splits.push([divide(factor, symbol(name)), multiply([symbol(name), other])]);
	}
	if (factors.length === 1 && f.kind === 'power' && f.base.kind === 'call' && INVERSES.has(f.base.name))
		splits.push([f, ONE]);
	for (const [u, rest] of [...splits, ...late]) {
		if (!contains(u, name)) continue;
		const v = inner.find(rest, name);
		const slope = v && slopeOf(u, name);
		if (!v || !slope) continue;
		const left = normal(multiply([v, slope]));
		const remaining = inner.find(left, name) ?? inner.find(multiply([v, slope]), name);
		if (remaining)
			return inner.with(
				`u = ${printExpression(u)}, v' = ${printExpression(rest)}`,
				subtract(multiply([u, v]), remaining)
			);
	}
	return undefined;
}

const isPower = (x: Expression, name: string): boolean =>
	(x.kind === 'symbol' && x.name === name) ||
	(x.kind === 'power' &&
		x.base.kind === 'symbol' &&
		x.base.name === name &&
		isInteger(x.exponent) &&
		x.exponent.value.num > 0n);
