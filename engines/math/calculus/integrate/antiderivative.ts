// Antiderivatives: table, rational functions, polynomials with exponentials and waves, rational functions of sine and
// cosine, roots of quadratics, substitution and parts. What is found is differentiated again before it is believed.
import { itemAt, lastOf } from '../../../kit/checked';
import { add, multiply } from '../../core/arithmetic';
import { isNonNegative } from '../../core/assumptions';
import { attempt, BudgetExceeded, spend } from '../../core/budget';
import {
	factorsOf,
	freeSymbolsOf,
	isCall,
	isInteger,
	isNumber,
	isRange,
	mentionsI,
	someNode,
	symbol,
	termsOf,
	type Expression
} from '../../core/expression';
import { NoValueError, Declined } from '../../core/refusals';
import { checkAntiderivative } from '../confirm/antiderivative';
import { derivative } from '../derivative';
import { likeness } from '../points';
import { contains, substitute } from '../../core/substitution';
import { tidy } from '../forms';
import { innerParts, replacePart, splitConstant, withoutSizes, type Trace, type Subsearch } from './linear';
import { integrateProducts, integrateWaves } from './waves';
import { integrateEuler } from './radicals';
import { integrateHyperexponential } from './hyperexponential';
import { integrateSpecial, fromTable } from './special';
import {
	byTerms,
	byFunctions,
	byHalfAngle,
	bySign,
	byContent,
	byFactors,
	byExponentials,
	byInverses,
	multiplied
} from './rewritings';
import { byInnerPart, byPower, byInverse, byLine, byLogarithm, byParts } from './substitutions';
import { integrateRational } from './rational';

/** Rewritings inside each other. */
const MAX_DEPTH = 7;

const TOTAL_STEPS = 420_000;

/** Steps for one way. */
const STEPS = 220_000;

/** An antiderivative of f in elementary functions whose derivative is f. Undefined if the search fails. Reports its steps to `told`. */
export function antiderivative(f: Expression, name: string, told?: (trace: Trace) => void): Expression | undefined {
	if (isRange(f)) return undefined;
	let search = new Search(0);
	let found = attempt({ steps: TOTAL_STEPS }, () => search.find(f, name, 0));
	if (!found && search.refused) {
		// An integral within took a branch that f lacks: those are checked too.
		search = new Search(1);
		found = attempt({ steps: TOTAL_STEPS }, () => search.find(f, name, 0));
	}
	if (!found) return undefined;
	const [trace] = search.traces;
	if (trace) told?.(trace);
	const short = tidied(found, name);
	return short.key === found.key || !holds(short, f, name, 'positive') ? found : short;
}

/** A short form without terms that are constant. */
function tidied(x: Expression, name: string): Expression {
	const short = tidy(x);
	const kept = termsOf(short).filter((term) => contains(term, name));
	return kept.length === 0 ? short : add(kept);
}

/** Whether F′ = f wherever f is real, or everywhere if that is nowhere, for any values of the other unknowns or for positive ones. */
export function holds(F: Expression, f: Expression, name: string, values: 'any' | 'positive'): boolean {
	try {
		const others = freeSymbolsOf([f, F]).filter((each) => each !== name);
		if (values === 'any' && others.length > 0 && takesRealParts(F, name)) return false;
		const slope = slopeBetweenJumps(F, name);
		const positive = values === 'any' ? [] : others;
		const alike = likeness(f, slope, positive);
		if (alike === 'unknown')
			return (
				likeness(f, slope, positive, 'complex') === 'same' && checkAntiderivative(F, f, name, values, true) === 'agrees'
			);
		// The rules for |u| are those of real u.
		if (alike === 'different' || (mentionsI(F) && !mentionsI(f))) return false;
		return checkAntiderivative(F, f, name, values) !== 'differs';
	} catch (error) {
		if (error instanceof Declined || error instanceof NoValueError) return false;
		throw error;
	}
}

/** Whether |u| or the sign of u occurs for a u that other unknowns make complex: √c·x + 1 for c < 0. */
const takesRealParts = (F: Expression, name: string): boolean =>
	someNode(F, (node) => {
		if (!(isCall(node, 'abs') || isCall(node, 'sign')) || !contains(node, name)) return false;
		return someNode(node, (part) =>
			(part.kind === 'product' || part.kind === 'power' ? factorsOf(part) : []).some(
				({ base, exponent }) => !isInteger(exponent) && !contains(base, name) && !isNonNegative(base)
			)
		);
	});

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
	readonly #checked: number;
	/** Whether a result failed the check. */
	refused = false;

	/** Results are checked down to this depth. */
	constructor(checked: number) {
		this.#checked = checked;
	}

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
		const inner: Subsearch = {
			depth,
			find: again,
			fresh: () => `u_${++this.#fresh}`,
			with: (detail, found) => {
				this.#detail = detail;
				return found;
			}
		};
		const algebraic = !someNode(f, (node) => node.kind === 'call' && contains(node, name));
		const grows =
			someNode(f, (node) => node.kind === 'power' && contains(node.exponent, name)) ||
			factorsOf(f).some(({ exponent }) => contains(exponent, name));
		const ways: readonly (readonly [string, () => Expression | undefined])[] = [
			['table of integrals', () => fromTable(f, name)],
			['hyperbolic functions by exponentials', () => byInverses(f, name, inner)],
			['substitution', () => (algebraic ? byLine(f, name, inner) : undefined)],
			['partial fractions', () => integrateRational(f, name)],
			['roots of products as products of roots', () => (algebraic ? byFactors : byContent)(f, name, inner)],
			['special functions', () => integrateSpecial(f, name)],
			['sum rule: term by term', () => byTerms(f, name, inner)],
			['sum rule: by the functions in it', () => byFunctions(f, name, inner)],
			['polynomials times exponentials and waves, by comparing coefficients', () => integrateProducts(f, name)],
			[
				'polynomials times exponentials and waves, by comparing coefficients',
				() => (grows ? undefined : integrateHyperexponential(f, name, false))
			],
			['substitution of Euler', () => (algebraic ? integrateEuler(f, name, inner.fresh(), again, true) : undefined)],
			['half angles', () => byHalfAngle(f, name, inner)],
			['abs(u) is u or -u between the zeros of u', () => bySign(f, name, inner)],
			['substitution', () => byInnerPart(f, name, inner)],
			[
				'polynomials times exponentials and waves, by comparing coefficients',
				() => (grows ? integrateHyperexponential(f, name, false) : undefined)
			],
			['substitution of a wave', () => integrateWaves(f, name, inner.fresh(), again)],
			['root of a quadratic', () => integrateHyperexponential(f, name, true)],
			['roots of products as products of roots', () => (algebraic ? undefined : byFactors(f, name, inner))],
			['substitution of Euler', () => (algebraic ? integrateEuler(f, name, inner.fresh(), again) : undefined)],
			['substitution', () => byPower(f, name, inner, true)],
			['substitution', () => (algebraic ? byInverse(f, name, inner) : undefined)],
			["integration by parts, ∫ u*v' = u*v - ∫ u'*v", () => byParts(f, name, inner)],
			['substitution', () => (algebraic ? undefined : byLogarithm(f, name, inner))],
			['substitution', () => (algebraic ? undefined : byInverse(f, name, inner))],
			['substitution of Euler', () => (algebraic ? undefined : integrateEuler(f, name, inner.fresh(), again))],
			['hyperbolic functions by exponentials', () => byExponentials(f, name, inner)],
			['multiplied out', () => multiplied(f, name, inner)]
		];
		const { constant, rest } = splitConstant(f, name);
		if (!isNumber(constant, 1))
			return this.traced('constant factor', f, name, () => {
				const found = this.find(rest, name, depth);
				return found && multiply([constant, found]);
			});
		if (someNode(f, (node) => node.kind === 'call' && UNKNOWN.has(node.name))) return undefined;
		for (const [rule, way] of ways) {
			const found = this.traced(rule, f, name, () => attempted(way));
			// A way that fails the check leaves the others to be tried.
			if (found && (depth > this.#checked || holds(found.result, f, name, 'positive'))) return found;
			// The logarithm of a complex part is that of the part itself.
			const result = found && mentionsI(f) ? withoutSizes(found.result) : undefined;
			if (found && result && result.key !== found.result.key && holds(result, f, name, 'positive'))
				return { ...found, result };
			this.refused ||= found !== undefined;
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
}

/** Functions without an antiderivative in the product's table. */
const UNKNOWN: ReadonlySet<string> = new Set(
	'floor ceil round trunc frac mod gcd lcm min max factorial gamma doubleFactorial binomial permutations fibonacci re im conj arg atan2 sum product'.split(
		' '
	)
);

function attempted(way: () => Expression | undefined): Expression | undefined {
	try {
		return attempt({ steps: STEPS }, way);
	} catch (error) {
		if (error instanceof NoValueError || error instanceof Declined) return undefined;
		if (error instanceof BudgetExceeded && error.bound !== 'steps') return undefined;
		throw error;
	}
}
