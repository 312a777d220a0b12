// Limits for x → ∞ by Gruntz' algorithm (D. Gruntz, On Computing Limits in a Symbolic Manipulation System, 1996): the
// fastest growing exponential becomes the variable w of a series, whose first term decides. The expressions here are
// those of prepare.ts: every power with the unknown in its exponent is one of e.
import { lastOf } from '../../../kit/checked';
import { divide, multiply, negate, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { Declined } from '../../core/refusals';
import {
	E,
	isClosed,
	isConstantNamed,
	isNumber,
	rawPower,
	someNode,
	splitCoefficient,
	symbol,
	termsOf,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { infinite, isInfinite } from '../../core/infinity';
import { isPositive, isReal } from '../../core/assumptions';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { integer } from '../../core/rational';
import { normal } from '../forms';
import { FAR, vanishes } from '../points';
import { contains, replace, mapParts } from '../../core/substitution';
import type { Term } from './truncated';
import { compareExponents, exponentNode, exponentOf, signOfExponent, WAVE, waves, waveSign } from './truncated';
import { LN } from './far';
import { attempted, expand, type Expansion } from './power-series';

/** Limits inside limits. */
const MAX_DEPTH = 30;

/** Series of so many relative terms are tried one after the other. */
const LENGTHS = [1, 2, 4, 8, 14];

/** Terms that may cancel beyond the length. */
const MAX_CANCELLED = integer(40);

/** An exponential e^u with the unknown in u, or the unknown. */
type Fast = Expression;

const logOf = (g: Fast): Expression => (g.kind === 'power' ? g.exponent : applyFunction(LN, [g]));

/** Caches limits, signs and growth of one question. */
export class Growth {
	readonly #limits = new Map<string, Expression>();
	readonly #fastest = new Map<string, readonly Fast[]>();
	readonly #waves = new Map<string, Expression>();

	/** Waves that are a sine or cosine of what grows without end and without jumps. */
	readonly #sines = new Set<string>();

	/** Whether a wave takes every value in [−1, 1] ever farther out. */
	isSine = (name: string): boolean => this.#sines.has(name);

	/** The symbol for a sine or cosine of an argument that goes to infinity. */
	sine(call: Expression): Expression {
		const found = this.wave(call.key);
		if (found.kind === 'symbol' && !waves(call)) this.#sines.add(found.name);
		return found;
	}

	/** The symbol for a function that stays in [−1, 1], one for each key. */
	wave(key: string): Expression {
		const known = this.#waves.get(key) ?? symbol(`${WAVE}${this.#waves.size + 1}`);
		this.#waves.set(key, known);
		return known;
	}

	/** lim f: a finite value, or ±∞. Throws Declined where it was not found. */
	limit(f: Expression, depth = 0): Expression {
		if (!contains(f, FAR)) return f;
		const known = this.#limits.get(f.key);
		if (known) return known;
		const found = this.search(f, depth);
		this.#limits.set(f.key, found);
		return found;
	}

	private search(f: Expression, depth: number): Expression {
		spend(200);
		if (f.kind === 'symbol') return infinite(1);
		if (depth > MAX_DEPTH) throw new Declined('no limit was found');
		const { coefficient, exponent } = this.leading(f, depth);
		const level = signOfExponent(exponent);
		if (level > 0) return ZERO;
		if (level < 0) return infinite(this.sign(coefficient, depth + 1));
		return this.limit(coefficient, depth + 1);
	}

	/** Sign of f for large x. Throws Declined where an unknown decides it. */
	sign(f: Expression, depth = 0): -1 | 0 | 1 {
		if (!contains(f, FAR)) {
			const sign = isClosed(f) ? signOf(f) : undefined;
			if (sign !== undefined) return sign;
			if (vanishes(f)) return 0;
			if (isPositive(f)) return 1;
			if (isPositive(negate(f))) return -1;
			const everywhere = waves(f) ? waveSign(f) : undefined;
			if (everywhere) return everywhere;
			throw new Declined(
				waves(f) ? 'no limit was found: a wave does not settle' : 'the sign of an unknown decides the limit'
			);
		}
		if (f.kind === 'symbol') return 1;
		if (depth > MAX_DEPTH) throw new Declined('no limit was found');
		return this.sign(this.leading(f, depth + 1).coefficient, depth + 1);
	}

	private fastest(f: Expression, depth: number): readonly Fast[] {
		if (!contains(f, FAR)) return [];
		const known = this.#fastest.get(f.key);
		if (known) return known;
		spend(20);
		const found = this.fastestIn(f, depth);
		this.#fastest.set(f.key, found);
		return found;
	}

	private fastestIn(f: Expression, depth: number): readonly Fast[] {
		const largest = (parts: readonly (readonly Fast[])[]): readonly Fast[] =>
			parts.reduce((a, b) => this.larger(a, b, depth), []);
		switch (f.kind) {
			case 'symbol':
				return [f];
			case 'sum':
				return largest(f.terms.map((term) => this.fastest(term, depth)));
			case 'product':
				return largest(f.factors.map(({ base, exponent }) => this.fastestPower(base, exponent, depth)));
			case 'power':
				return this.fastestPower(f.base, f.exponent, depth);
			case 'call':
				return largest(f.args.map((arg) => this.fastest(arg, depth)));
			default:
				return [];
		}
	}

	private fastestPower(base: Expression, exponent: Expression, depth: number): readonly Fast[] {
		if (!contains(exponent, FAR)) return this.fastest(base, depth);
		if (!isConstantNamed(base, 'e')) throw new Declined('no limit was found');
		const inner = this.fastest(exponent, depth);
		return isInfinite(this.limit(exponent, depth + 1)) ? this.larger([rawPower(base, exponent)], inner, depth) : inner;
	}

	/** Those of two comparable sets that grow faster; both where they are alike. */
	private larger(a: readonly Fast[], b: readonly Fast[], depth: number): readonly Fast[] {
		const [x] = a;
		const [y] = b;
		if (!x) return b;
		if (!y) return a;
		const known = new Set(a.map(({ key }) => key));
		const both = [...a, ...b.filter(({ key }) => !known.has(key))];
		if (both.length < a.length + b.length) return both;
		const ratio = this.limit(divide(logOf(x), logOf(y)), depth + 1);
		if (isInfinite(ratio)) return a;
		if (isNumber(ratio, 0) || (isClosed(ratio) && signOf(ratio) === 0)) return b;
		return both;
	}

	/** The first term of f in the scale of its fastest part; the coefficient grows more slowly. */
	private leading(written: Expression, depth: number): Term {
		let f = written;
		let fast = this.fastest(f, depth);
		if (fast.length === 0) return { coefficient: f, exponent: integer(0) };
		for (let round = 0; fast.some((each) => each.kind === 'symbol'); round++) {
			// One step up the scale: x becomes e^x.
			if (round > 3) throw new Declined('no limit was found');
			const up = power(E, symbol(FAR));
			f = replace(f, FAR, up);
			const others = fast.filter(({ kind }) => kind !== 'symbol').map((each) => replace(each, FAR, up));
			fast = [...others, ...risen(f).filter(({ key }) => others.every((each) => each.key !== key))];
		}
		if (!contains(f, FAR)) return { coefficient: f, exponent: integer(0) };
		if (depth > MAX_DEPTH) throw new Declined('no limit was found');
		// log x has become x: the scale is another one now.
		if (fast.length === 0) return this.leading(f, depth + 1);
		const { inW, logW } = this.inFastest(f, fast, depth);
		return this.firstTerm(inW, logW, depth);
	}

	/** f with every fastest part as a power of w, times what grows more slowly. */
	private inFastest(f: Expression, fast: readonly Fast[], depth: number): { inW: Expression; logW: Expression } {
		// What has another one inside is longer than that: it is rewritten before it.
		const inOrder = [...fast].sort((a, b) => b.key.length - a.key.length);
		const base = logOf(lastOf(inOrder));
		const logW = this.sign(base, depth + 1) < 0 ? base : negate(base);
		let inW = f;
		for (const each of inOrder) {
			const ratio = this.limit(divide(logOf(each), logW), depth + 1);
			if (!isClosed(ratio) || isInfinite(ratio) || !isReal(ratio)) throw new Declined('no limit was found');
			const difference = subtract(logOf(each), multiply([ratio, logW]));
			// Exponentials in it keep the form in which they are looked for.
			const rest = someNode(difference, isExponential) ? difference : normal(difference);
			inW = replaceKey(inW, each.key, multiply([power(E, rest), power(W, exponentNode(exponentOf(ratio)))]));
		}
		return { inW, logW };
	}

	private firstTerm(inW: Expression, logW: Expression, depth: number): Term {
		for (const length of LENGTHS) {
			const how: Expansion = {
				signOf: (c) => this.sign(c, depth + 1),
				length: integer(length),
				bothSides: false,
				logW
			};
			const found = attempted(() => expand(inW, W.name, how));
			if (!found) continue;
			const first = found.terms.find(({ coefficient }) => !vanishes(coefficient));
			if (first) return first;
			if (!found.order) return { coefficient: ZERO, exponent: integer(0) };
			if (compareExponents(found.order, MAX_CANCELLED) > 0) break;
		}
		throw new Declined('no limit was found: everything cancels as far as was looked');
	}
}

const W = symbol('w_');

/** Whether e is raised to the unknown in x. */
const isExponential = (x: Expression): boolean =>
	(x.kind === 'power' && isConstantNamed(x.base, 'e') && !x.closed) ||
	(x.kind === 'product' && x.factors.some(({ base, exponent }) => isConstantNamed(base, 'e') && !exponent.closed));

/** The exponentials e^(c·x + …) in f: what powers of the unknown have become one step up. */
function risen(f: Expression): Fast[] {
	const found = new Map<string, Fast>();
	const isLine = (term: Expression): boolean => term.key === FAR || splitCoefficient(term).rest?.key === FAR;
	const constantTimesFar = (term: Expression): boolean =>
		isLine(term) || (contains(term, FAR) && !contains(divide(term, symbol(FAR)), FAR));
	const visit = (base: Expression, exponent: Expression): void => {
		if (!isConstantNamed(base, 'e') || !termsOf(exponent).some(constantTimesFar)) return;
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

function replaceKey(f: Expression, key: string, by: Expression): Expression {
	if (f.key === key) return by;
	const of = (part: Expression): Expression => replaceKey(part, key, by);
	return mapParts(f, of, {
		power: (base, exponent) => (rawPower(base, exponent).key === key ? by : power(of(base), of(exponent)))
	});
}
