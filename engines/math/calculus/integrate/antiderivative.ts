/**
 * Antiderivatives: table, rational functions, polynomials with exponentials and waves, rational functions of sine and
 * cosine, roots of quadratics, substitution and parts. What is found is differentiated again before it is believed.
 */
import { itemAt, lastOf } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { attempt, BudgetExceeded, spend } from '../../core/budget';
import {
	childrenOf,
	factorExpression,
	factorsOf,
	freeSymbolsOf,
	HALF,
	integerNode,
	isCall,
	isInteger,
	isNumber,
	isRange,
	mentionsI,
	MINUS_ONE,
	number,
	ONE,
	PI,
	someNode,
	splitCoefficient,
	symbol,
	termsOf,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { printExpression } from '../../io/print';
import { HYPERBOLA } from '../../simplify/angles';
import { fraction, gcdOf } from '../../core/rational';
import { NoValueError } from '../../core/no-value';
import { Declined } from '../../core/unsupported';
import { checkAntiderivative } from '../confirm/antiderivative';
import { derivative } from '../derivative';
import { normal } from '../normal';
import { likeness, vanishes } from '../points';
import { contains, replace, substitute } from '../../core/substitution';
import { multipliedOut, tidy } from '../tidy';
import { inExponentials } from '../hyperbolic-forms';
import { inverseOf, rootsFirst, substituted, withWaves } from './inverse-substitution';
import { integrateEuler } from './euler';
import { innerParts, lineOf, replacePart, splitConstant } from './linear';
import { integrateProducts } from './products';
import { integrateRadical } from './radicals';
import { collected } from './collected';
import { integrateRational } from './rational';
import { integrateSpecial } from './special';
import { fromTable } from './table';
import type { Trace } from './trace';
import { rootsApart } from './roots-apart';
import { integrateWaves } from './waves';

/** Rewritings inside each other. */
const MAX_DEPTH = 7;

/** Steps for all of them. */
const TOTAL_STEPS = 420_000;

/** Steps for one way. */
const STEPS = 220_000;

/** An antiderivative of f in elementary functions whose derivative is f. Undefined if the search fails. Reports its steps to `told`. */
export function antiderivative(f: Expression, name: string, told?: (trace: Trace) => void): Expression | undefined {
	if (isRange(f)) return undefined;
	const search = new Search();
	const found = attempt({ steps: TOTAL_STEPS }, () => search.find(f, name, 0));
	if (!found) return undefined;
	const [trace] = search.traces;
	if (trace) told?.(trace);
	const short = tidied(found, name);
	return short.key === found.key || !isAntiderivative(short, f, name) ? found : short;
}

/** A short form without terms that are constant. */
function tidied(x: Expression, name: string): Expression {
	const short = tidy(x);
	const kept = termsOf(short).filter((term) => contains(term, name));
	return kept.length === 0 ? short : add(kept);
}

/** Whether F′ = f wherever f is real, for any values of the other unknowns or for positive ones. */
export function holds(F: Expression, f: Expression, name: string, values: 'any' | 'positive'): boolean {
	// The rules for |u| are those of real u.
	if (mentionsI(F) && !mentionsI(f)) return false;
	try {
		const others = freeSymbolsOf([f, F]).filter((each) => each !== name);
		return likeness(f, slopeBetweenJumps(F, name), values === 'any' ? [] : others) === 'same';
	} catch (error) {
		if (error instanceof Declined || error instanceof NoValueError) return false;
		throw error;
	}
}

const isAntiderivative = (candidate: Expression, f: Expression, name: string): boolean =>
	holds(candidate, f, name, 'positive') && checkAntiderivative(candidate, f, name) !== 'differs';

/** The derivative with the signs treated as constants. */
function slopeBetweenJumps(x: Expression, name: string): Expression {
	const signs = innerParts(x, name).filter((part) => isCall(part, 'sign'));
	const values = new Map<string, Expression>();
	const fixed = signs.reduce((form, part, i) => {
		values.set(`sign_${i}`, part);
		return replacePart(form, part, symbol(`sign_${i}`));
	}, x);
	return substitute(derivative(fixed, name), values);
}

class Search {
	readonly #known = new Map<string, { readonly found: Expression; readonly trace: Trace } | undefined>();
	/** The results of each open search, innermost last. */
	readonly #open: Trace[][] = [[]];
	#detail: string | null = null;
	#fresh = 0;

	/** The way that led to the result. */
	get traces(): readonly Trace[] {
		return itemAt(this.#open, 0);
	}

	/** Without proof: the caller differentiates. */
	find(f: Expression, name: string, depth: number): Expression | undefined {
		spend(200);
		if (!contains(f, name)) return multiply([f, symbol(name)]);
		if (depth > MAX_DEPTH) return undefined;
		const key = `${name}:${f.key}`;
		if (this.#known.has(key)) {
			const known = this.#known.get(key);
			if (known) lastOf(this.#open).push(known.trace);
			return known?.found;
		}
		// A method that needs this very integral fails.
		this.#known.set(key, undefined);
		const trace = this.search(f, name, depth);
		if (!trace) return undefined;
		this.#known.set(key, { found: trace.result, trace });
		lastOf(this.#open).push(trace);
		return trace.result;
	}

	private search(f: Expression, name: string, depth: number): Trace | undefined {
		const again = (g: Expression, variable: string) => this.find(g, variable, depth + 1);
		const algebraic = !someNode(f, (node) => node.kind === 'call' && contains(node, name));
		const ways: readonly (readonly [string, () => Expression | undefined])[] = [
			['table of integrals', () => fromTable(f, name)],
			['partial fractions', () => integrateRational(f, name)],
			['special functions', () => integrateSpecial(f, name)],
			['sum rule: term by term', () => this.byTerms(f, name, depth)],
			['sum rule: by the functions in it', () => this.byFunctions(f, name, depth)],
			['polynomials times exponentials and waves, by comparing coefficients', () => integrateProducts(f, name)],
			['half angles', () => this.byHalfAngle(f, name, depth)],
			['abs(u) is u or -u between the zeros of u', () => this.bySign(f, name, depth)],
			['substitution', () => this.byInnerPart(f, name, depth)],
			['substitution of a wave', () => integrateWaves(f, name, this.fresh(), again)],
			['root of a quadratic', () => integrateRadical(f, name)],
			['roots of products as products of roots', () => this.byFactors(f, name, depth)],
			['substitution of Euler', () => (algebraic ? integrateEuler(f, name, this.fresh(), again) : undefined)],
			['substitution', () => this.byPower(f, name, depth, true)],
			['substitution', () => (algebraic ? this.byInverse(f, name, depth) : undefined)],
			["integration by parts, ∫ u*v' = u*v - ∫ u'*v", () => this.byParts(f, name, depth)],
			['substitution', () => (algebraic ? undefined : this.byInverse(f, name, depth))],
			['substitution of Euler', () => (algebraic ? undefined : integrateEuler(f, name, this.fresh(), again))],
			['hyperbolic functions by exponentials', () => this.byExponentials(f, name, depth)],
			['multiplied out', () => this.multiplied(f, name, depth)]
		];
		const { constant, rest } = splitConstant(f, name);
		if (!isNumber(constant, 1))
			return this.traced('constant factor', f, name, () => {
				const inner = this.find(rest, name, depth);
				return inner && multiply([constant, inner]);
			});
		if (someNode(f, (node) => node.kind === 'call' && UNKNOWN.has(node.name))) return undefined;
		for (const [rule, way] of ways) {
			const found = this.traced(rule, f, name, () => attempted(way));
			// A way that fails the check leaves the others to be tried.
			if (found && (depth > 0 || isAntiderivative(found.result, f, name))) return found;
		}
		return undefined;
	}

	/** The result of one method, with the searches that it needed. */
	private traced(rule: string, f: Expression, name: string, way: () => Expression | undefined): Trace | undefined {
		const children: Trace[] = [];
		this.#open.push(children);
		this.#detail = null;
		try {
			const result = way();
			return result && { rule, detail: this.#detail, f, name, result, children };
		} finally {
			this.#open.pop();
			this.#detail = null;
		}
	}

	/** An answer, and its substitution. */
	private with(detail: string, found: Expression): Expression {
		this.#detail = detail;
		return found;
	}

	private fresh(): string {
		return `u_${++this.#fresh}`;
	}

	private byTerms(f: Expression, name: string, depth: number): Expression | undefined {
		if (f.kind !== 'sum') return undefined;
		const parts: Expression[] = [];
		for (const term of f.terms) {
			const part = this.find(term, name, depth + 1);
			if (!part) return undefined;
			parts.push(part);
		}
		return add(parts);
	}

	/** Roots of products apart. */
	private byFactors(f: Expression, name: string, depth: number): Expression | undefined {
		const apart = rootsApart(f, name);
		const found = apart && this.find(apart.rest, name, depth + 1);
		return found && multiply([apart.front, found]);
	}

	/** Terms with one product of functions each. */
	private byFunctions(f: Expression, name: string, depth: number): Expression | undefined {
		const form = collected(f, name);
		return form?.kind === 'sum' && form.key !== f.key ? this.find(form, name, depth + 1) : undefined;
	}

	/** The same multiplied out, or as one fraction. */
	private multiplied(f: Expression, name: string, depth: number): Expression | undefined {
		for (const form of [multipliedOut(f), normal(f)]) {
			if (form.key === f.key) continue;
			const found = this.find(form, name, depth + 1);
			if (found) return found;
		}
		return undefined;
	}

	/** √(1 − cos u) = √2·|sin(u/2)|, √(1 + cos u) = √2·|cos(u/2)|; sin u is cos(u − π/2). */
	private byHalfAngle(f: Expression, name: string, depth: number): Expression | undefined {
		for (const part of innerParts(f, name)) {
			if (part.kind !== 'power' || part.base.kind !== 'sum' || isInteger(part.exponent)) continue;
			const wave = part.base.terms
				.flatMap(factorsOf)
				.find(({ base }) => (isCall(base, 'cos') || isCall(base, 'sin')) && contains(base, name))?.base;
			if (wave?.kind !== 'call') continue;
			const turn = wave.name === 'sin' ? multiply([HALF, PI]) : ZERO;
			const half = multiply([HALF, subtract(itemAt(wave.args, 0), turn)]);
			for (const [sign, other] of [
				[-1, 'sin'],
				[1, 'cos']
			] as const) {
				const ratio = normal(divide(part.base, add([ONE, multiply([integerNode(sign), wave])])));
				if (contains(ratio, name)) continue;
				const square = multiply([integerNode(2), ratio, power(applyFunction(other, [half]), integerNode(2))]);
				const found = this.find(replacePart(f, part, power(square, part.exponent)), name, depth + 1);
				if (found) return found;
			}
		}
		return undefined;
	}

	/** |u| is s·u with a constant sign s between the zeros of u; the constant of a linear u makes it continuous. */
	private bySign(f: Expression, name: string, depth: number): Expression | undefined {
		const size = innerParts(f, name).find((part) => isCall(part, 'abs') || isCall(part, 'sign'));
		if (size?.kind !== 'call') return undefined;
		const u = itemAt(size.args, 0);
		const s = symbol('sign_');
		const inside = replacePart(f, size, isCall(size, 'abs') ? multiply([s, u]) : s);
		if (contains(inside, 'sign_') && someNode(inside, (node) => node.key === size.key)) return undefined;
		const found = this.find(evenSigns(inside), name, depth + 1);
		if (!found) return undefined;
		const line = lineOf(u, name);
		let shifted = found;
		if (line) {
			const zero = normal(divide(multiply([integerNode(-1), line.shift]), line.slope));
			try {
				shifted = subtract(found, replace(found, name, zero));
			} catch (error) {
				if (!(error instanceof NoValueError)) throw error;
			}
		}
		return evenSigns(shifted, applyFunction('sign', [u]));
	}

	/** f = g(u)·u′ for a part u of f. */
	private byInnerPart(f: Expression, name: string, depth: number): Expression | undefined {
		for (const u of innerParts(f, name)) {
			if (u.kind === 'symbol' || lineOf(u, name) || (u.key === f.key && u.kind === 'sum')) continue;
			const slope = slopeOf(u, name);
			if (!slope) continue;
			const quotient = normal(divide(f, slope));
			const fresh = this.fresh();
			for (const form of [quotient, multipliedOut(quotient), divide(f, slope)]) {
				const g = replacePart(form, u, symbol(fresh));
				if (contains(g, name)) continue;
				const inner = this.find(g, fresh, depth + 1);
				if (inner) return this.with(`${fresh} = ${printExpression(u)}`, replace(inner, fresh, u));
				break;
			}
		}
		return this.byPower(f, name, depth, false);
	}

	/** ∫ x^m·h(x^n) dx = 1/n·∫ z^((m + 1)/n − 1)·h(z) dz with z = x^n; `joined` where a root in h makes the power of z whole. */
	private byPower(f: Expression, name: string, depth: number, joined: boolean): Expression | undefined {
		const x = symbol(name);
		const m = add(factorsOf(f).flatMap(({ base, exponent }) => (base.key === x.key ? [exponent] : [])));
		const rest = multiply([f, power(x, negate(m))]);
		const whole = commonExponent(exponentsOf(rest, name));
		const turns = whole && normal(divide(add([m, ONE]), whole));
		if (!whole || !turns || contains(m, name)) return undefined;
		const fresh = this.fresh();
		const inside = (n: Expression): Expression => replacePart(rest, power(x, n), symbol(fresh));
		// Without a root to join, z is a root of x^n that makes the power of z whole.
		const n = joined || !isNumber(turns) ? whole : normal(multiply([whole, number(fraction(1n, turns.value.den))]));
		const [h, r] = [inside(n), normal(subtract(divide(add([m, ONE]), n), ONE))];
		const joins = factorsOf(h).some(({ exponent }) => !isInteger(exponent) && isInteger(normal(add([exponent, r]))));
		if (contains(h, name) || isNumber(n, 1) || (joined ? isInteger(r) || !joins : !isInteger(r))) return undefined;
		const z = power(x, n);
		const found = this.find(multiply([power(symbol(fresh), r), h, power(n, MINUS_ONE)]), fresh, depth + 1);
		if (!found) return undefined;
		// x^m is constant times z^(m/n) where x is below 0.
		const front = multiply([power(x, normal(subtract(add([m, ONE]), n))), power(z, negate(r))]);
		return this.with(
			`${fresh} = ${printExpression(z)}`,
			multiply([isInteger(r) ? ONE : front, replace(found, fresh, z)])
		);
	}

	/** ∫ u·v′ = u·v − ∫ u′·v: logarithms, inverse functions and powers are differentiated. */
	private byParts(f: Expression, name: string, depth: number): Expression | undefined {
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
			const v = this.find(rest, name, depth + 1);
			const slope = v && slopeOf(u, name);
			if (!v || !slope) continue;
			const left = normal(multiply([v, slope]));
			const remaining = this.find(left, name, depth + 1) ?? this.find(multiply([v, slope]), name, depth + 1);
			if (remaining)
				return this.with(
					`u = ${printExpression(u)}, v' = ${printExpression(rest)}`,
					subtract(multiply([u, v]), remaining)
				);
		}
		return undefined;
	}

	/** x as a function of t where t is an inverse function, a root, a logarithm or an exponential of a line. */
	private byInverse(f: Expression, name: string, depth: number): Expression | undefined {
		if (depth > 4) return undefined;
		for (const part of rootsFirst(innerParts(f, name))) {
			const fresh = this.fresh();
			const t = symbol(fresh);
			const inverse = inverseOf(part, name, t);
			if (!inverse) continue;
			const inside = substituted(withWaves(f, part, name, t), name, inverse, part, t);
			if (!inside || contains(inside, name)) continue;
			const g = normal(multiply([inside, derivative(inverse, fresh)]));
			const found = this.find(g, fresh, depth + 1);
			if (found) return this.with(`${fresh} = ${printExpression(part)}`, replace(found, fresh, part));
		}
		return undefined;
	}

	/** Hyperbolic functions by exponentials. */
	private byExponentials(f: Expression, name: string, depth: number): Expression | undefined {
		if (!someNode(f, (node) => node.kind === 'call' && HYPERBOLA.names.has(node.name) && contains(node, name)))
			return undefined;
		const form = inExponentials(f);
		return form.key === f.key
			? undefined
			: (this.find(multipliedOut(form), name, depth + 1) ?? this.find(normal(form), name, depth + 1));
	}
}

/** Functions without an antiderivative in the product's table. */
const UNKNOWN: ReadonlySet<string> = new Set(
	'floor ceil round trunc frac mod gcd lcm min max factorial gamma doubleFactorial binomial permutations fibonacci re im conj arg atan2 sum product'.split(
		' '
	)
);

/** Functions whose derivatives are simpler than they are. */
const INVERSES: ReadonlySet<string> = new Set(
	'log asin acos atan asinh acosh atanh erf erfc erfi Ei li Si Ci Shi Chi polylog'.split(' ')
);

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

const isPower = (x: Expression, name: string): boolean =>
	(x.kind === 'symbol' && x.name === name) ||
	(x.kind === 'power' &&
		x.base.kind === 'symbol' &&
		x.base.name === name &&
		isInteger(x.exponent) &&
		x.exponent.value.num > 0n);

function attempted(way: () => Expression | undefined): Expression | undefined {
	try {
		return attempt({ steps: STEPS }, way);
	} catch (error) {
		if (error instanceof NoValueError || error instanceof Declined) return undefined;
		if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
		throw error;
	}
}

function slopeOf(u: Expression, name: string): Expression | undefined {
	try {
		const slope = derivative(u, name);
		return vanishes(slope) ? undefined : slope;
	} catch (error) {
		if (error instanceof Declined || error instanceof NoValueError) return undefined;
		throw error;
	}
}

/** s² = 1; with a value, s put back. */
function evenSigns(x: Expression, value?: Expression): Expression {
	const s = symbol('sign_');
	const form = multipliedOut(x);
	const reduced = add(
		termsOf(form).map((term) => {
			const own = factorsOf(term).find(({ base }) => base.key === s.key);
			if (!own || !isInteger(own.exponent)) return term;
			const odd = own.exponent.value.num % 2n !== 0n;
			const others = factorsOf(term)
				.filter((factor) => factor !== own)
				.map(factorExpression);
			return multiply([number(splitCoefficient(term).coefficient), ...others, odd ? s : ONE]);
		})
	);
	return value ? substitute(reduced, new Map([[s.name, value]])) : reduced;
}
