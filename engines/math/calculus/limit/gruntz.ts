/**
 * Limits for x → ∞ by Gruntz' algorithm (D. Gruntz, On Computing Limits in a Symbolic Manipulation System, 1996): the
 * fastest growing exponential becomes the variable w of a series, whose first term decides.
 */
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { Declined } from '../../core/unsupported';
import {
	E,
	isClosed,
	isConstantNamed,
	isNumber,
	rawPower,
	someNode,
	splitCoefficient,
	termsOf,
	symbol,
	ZERO,
	number,
	isRange,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { infinite, isInfinite } from '../../core/infinity';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { compareRational, integer } from '../../core/rational';
import { normal } from '../normal';
import { vanishes } from '../points';
import { contains, replace } from '../substitution';
import { attempted, expand, LOG, type Expansion } from './power-series';
import type { Term } from './truncated';

/** Limits inside limits. */
const MAX_DEPTH = 12;

/** lim f for x → ∞: a finite value, or ±∞. Throws Declined where it was not found. */
export function limitAtInfinity(f: Expression, name: string, depth = 0): Expression {
	spend(200);
	if (!contains(f, name)) return f;
	if (f.kind === 'symbol') return infinite(1);
	if (depth > MAX_DEPTH) throw new Declined('no limit was found');
	const { coefficient, exponent } = leadingTerm(f, name, depth);
	if (exponent.num > 0n) return ZERO;
	if (exponent.num < 0n) return infinite(signAtInfinity(coefficient, name, depth + 1));
	return limitAtInfinity(coefficient, name, depth + 1);
}

/** Sign of f for large x. */
function signAtInfinity(f: Expression, name: string, depth: number): -1 | 0 | 1 {
	if (!contains(f, name)) {
		const sign = isClosed(f) ? signOf(f) : undefined;
		if (sign !== undefined) return sign;
		if (vanishes(f)) return 0;
		throw new Declined('the sign of an unknown decides the limit');
	}
	if (f.kind === 'symbol') return 1;
	if (depth > MAX_DEPTH) throw new Declined('no limit was found');
	return signAtInfinity(leadingTerm(f, name, depth + 1).coefficient, name, depth + 1);
}

/** An exponential b^e with the unknown in e, or the unknown itself. */
type Fast = Expression;

/** log of a fast one. */
function logOf(g: Fast): Expression {
	if (g.kind !== 'power') return applyFunction('log', [g]);
	return isConstantNamed(g.base, 'e') ? g.exponent : multiply([g.exponent, applyFunction('log', [g.base])]);
}

/** The expressions in f that grow or fall fastest. */
function fastest(f: Expression, name: string, depth: number): Fast[] {
	spend(20);
	if (!contains(f, name)) return [];
	switch (f.kind) {
		case 'symbol':
			return [f];
		case 'sum':
			return largest(
				f.terms.map((term) => fastest(term, name, depth)),
				name,
				depth
			);
		case 'product':
			return largest(
				f.factors.map(({ base, exponent }) => fastestPower(base, exponent, name, depth)),
				name,
				depth
			);
		case 'power':
			return fastestPower(f.base, f.exponent, name, depth);
		case 'call':
			if (isRange(f)) throw new Declined('a limit of a sum over a range is not computed here');
			return largest(
				f.args.map((arg) => fastest(arg, name, depth)),
				name,
				depth
			);
		default:
			return [];
	}
}

function fastestPower(base: Expression, exponent: Expression, name: string, depth: number): Fast[] {
	if (!contains(exponent, name)) return fastest(base, name, depth);
	const node = rawPower(base, exponent);
	const argument = logOf(node);
	const inner = fastest(argument, name, depth);
	return isInfinite(limitAtInfinity(argument, name, depth + 1)) ? larger([node], inner, name, depth) : inner;
}

const largest = (sets: readonly Fast[][], name: string, depth: number): Fast[] =>
	sets.reduce((a, b) => larger(a, b, name, depth), []);

/** Those of two comparable sets that grow faster; both where they are alike. */
function larger(a: Fast[], b: Fast[], name: string, depth: number): Fast[] {
	const [x] = a;
	const [y] = b;
	if (!x) return b;
	if (!y) return a;
	const known = new Set(a.map(({ key }) => key));
	if (b.some(({ key }) => known.has(key))) return [...a, ...b.filter(({ key }) => !known.has(key))];
	const ratio = limitAtInfinity(divide(logOf(x), logOf(y)), name, depth + 1);
	if (isInfinite(ratio)) return a;
	if (isNumber(ratio, 0) || (isClosed(ratio) && signOf(ratio) === 0)) return b;
	return [...a, ...b];
}

/** The first term of f in the scale of its fastest part; the coefficient grows more slowly. */
function leadingTerm(written: Expression, name: string, depth: number): Term {
	let f = written;
	let fast = fastest(f, name, depth);
	if (fast.length === 0) return { coefficient: f, exponent: integer(0) };
	for (let round = 0; fast.some((each) => each.kind === 'symbol'); round++) {
		// One step up the scale: x becomes e^x.
		if (round > 3) throw new Declined('no limit was found');
		const up = power(E, symbol(name));
		f = replace(f, name, up);
		const others = fast.filter(({ kind }) => kind !== 'symbol').map((each) => replace(each, name, up));
		fast = [...others, ...risen(f, name).filter(({ key }) => others.every((each) => each.key !== key))];
	}
	if (!contains(f, name)) return { coefficient: f, exponent: integer(0) };
	if (depth > MAX_DEPTH) throw new Declined('no limit was found');
	// log x has become x: the scale is another one now.
	if (fast.length === 0) return leadingTerm(f, name, depth + 1);
	const base = [...fast].sort((a, b) => a.key.length - b.key.length)[0]!;
	const falling = signAtInfinity(logOf(base), name, depth + 1) < 0;
	const logW = falling ? logOf(base) : negate(logOf(base));
	const w = symbol('w_');
	const replacements = new Map<string, Expression>();
	for (const each of [...fast].sort((a, b) => b.key.length - a.key.length)) {
		const ratio = limitAtInfinity(divide(logOf(each), logW), name, depth + 1);
		if (!isNumber(ratio)) throw new Declined('no limit was found');
		const rest = normal(subtract(logOf(each), multiply([ratio, logW])));
		replacements.set(each.key, multiply([power(E, rest), power(w, ratio)]));
	}
	const inW = replaceKeys(f, replacements);
	for (const length of [1, 2, 4, 8, 14]) {
		const how: Expansion = {
			signOf: (c) => signAtInfinity(withLog(c, logW), name, depth + 1),
			length: integer(length),
			bothSides: false
		};
		const found = attempted(() => expand(inW, w.name, how));
		if (!found) continue;
		const [first] = found.terms
			.map(({ exponent, coefficient }) => ({ exponent, coefficient: withLog(coefficient, logW) }))
			.filter(({ coefficient }) => !vanishes(coefficient));
		if (first) return first;
		if (!found.order) return { coefficient: ZERO, exponent: integer(0) };
		if (compareRational(found.order, integer(40)) > 0) break;
	}
	throw new Declined('no limit was found: everything cancels as far as was looked');
}

/** The exponentials e^(c·x + …) in f: what powers of the unknown have become one step up. */
function risen(f: Expression, name: string): Fast[] {
	const found = new Map<string, Fast>();
	const visit = (base: Expression, exponent: Expression): void => {
		const isLine = (term: Expression): boolean =>
			term.key === name || (splitCoefficient(term).rest?.key ?? '') === name;
		if (!isConstantNamed(base, 'e') || !termsOf(exponent).some(isLine)) return;
		const node = rawPower(base, exponent);
		found.set(node.key, node);
	};
	someNode(f, (node) => {
		if (node.kind === 'power') visit(node.base, node.exponent);
		if (node.kind === 'product') for (const { base, exponent } of node.factors) visit(base, exponent);
		return false;
	});
	return [...found.values()];
}

const withLog = (c: Expression, logW: Expression): Expression =>
	contains(c, LOG.name) ? replace(c, LOG.name, logW) : c;

/** f with whole parts replaced by their key; what a replacement has inside is not looked into. */
function replaceKeys(f: Expression, values: ReadonlyMap<string, Expression>): Expression {
	const known = values.get(f.key);
	if (known) return known;
	switch (f.kind) {
		case 'sum':
			return add(f.terms.map((term) => replaceKeys(term, values)));
		case 'product':
			return multiply([
				number(f.coefficient),
				...f.factors.map(({ base, exponent }) => replaceKeysInPower(base, exponent, values))
			]);
		case 'power':
			return replaceKeysInPower(f.base, f.exponent, values);
		case 'call':
			return applyFunction(
				f.name,
				f.args.map((arg) => replaceKeys(arg, values))
			);
		default:
			return f;
	}
}

function replaceKeysInPower(
	base: Expression,
	exponent: Expression,
	values: ReadonlyMap<string, Expression>
): Expression {
	return values.get(rawPower(base, exponent).key) ?? power(replaceKeys(base, values), replaceKeys(exponent, values));
}
