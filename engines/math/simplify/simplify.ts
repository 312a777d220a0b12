/** The shortest of many candidates, each right by its own rule. The input is one; costly ones are dropped. */
import { itemAt } from '../../kit/checked';
import { attempt, BudgetExceeded, remaining } from '../core/budget';
import { factorsOf, isCall, isClosed, isInteger, someNode, type Expression } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { Budget } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { termCount } from '../poly/sparse';
import { printSyntax } from '../io/print';
import { doubledGammas, joinedGammas } from '../functions/gammas';
import { joinQuarters } from '../core/inverse-sums';
import { shorten } from '../core/shorten';
import type { Syntax } from '../io/syntax';
import { HYPERBOLIC } from './angles';
import { expandedForm, mapKernels } from './expanded';
import { renamed } from './back';
import { byHyperbolic, exponentialKernels, joinedLogarithms, ratioOfLogarithms } from './logarithms';
import { factoredForm, mixedForms } from './factored';
import type { KernelOptions } from './kernel-collection';
import { Kernels } from './kernels';
import { hasBinomial, withGammas, withPolynomials } from './counts';
import { operationCount } from './measure';
import { joinedWaves } from './waves';
import { NoValueError } from '../core/refusals';
import { reportFault } from './faults';
import { extractedRoots, joinedRoots } from './radicals';
import { rationaliseDenominator, reduceBy } from './relations';
import { hasAngles, offerTrigonometric } from './trigonometric';

/** A form and how long it is. */
export class Candidate {
	#text: string | undefined;

	constructor(
		readonly expression: Expression,
		readonly syntax: Syntax,
		readonly operations: number
	) {}

	/** Printed when first asked for: most candidates are too long to be looked at. */
	get text(): string {
		return (this.#text ??= printSyntax(this.syntax));
	}
}

const STEPS = 1_500_000;
const FAMILY_STEPS = 200_000;
/** Depth to which arguments of functions are simplified by themselves. */
const MAX_DEPTH = 4;

/** All candidates of x, shortest first; `forms` are its expanded and factored ones if known. */
export function candidatesOf(x: Expression, forms?: readonly Expression[], depth = 0): Candidate[] {
	const found = new Map<string, Candidate>();
	let least = Infinity;
	const keep = (expression: Expression) => {
		if (found.has(expression.key)) return;
		const syntax = syntaxOf(expression);
		const operations = operationCount(syntax);
		least = Math.min(least, operations);
		found.set(expression.key, new Candidate(expression, syntax, operations));
	};
	const offer = (candidate: () => Expression) => within(() => keep(candidate()));
	keep(x);
	if (forms) for (const form of forms) keep(form);
	else offerForms(x, offer);
	const inner = depth < MAX_DEPTH ? (attempted(() => mapKernels(x, (part) => shortest(part, depth + 1))) ?? x) : x;
	offerAll(x, offer, () => least, depth);
	if (inner.key !== x.key) {
		keep(inner);
		offerForms(inner, offer);
		offerAll(inner, offer, () => least, depth);
	}
	return [...found.values()].sort(
		(a, b) => a.operations - b.operations || a.text.length - b.text.length || (a.text < b.text ? -1 : 1)
	);
}

/** The shortest form of x. */
export function shortest(x: Expression, depth = 0): Expression {
	if (x.kind === 'number' || x.kind === 'symbol' || x.kind === 'constant') return x;
	return itemAt(candidatesOf(x, undefined, depth), 0).expression;
}

type Offer = (candidate: () => Expression) => void;

function offerForms(x: Expression, offer: Offer): void {
	offer(() => expandedForm(x, budget()));
	offer(() => factoredForm(x, budget()));
}

/** Whether x is made of unknowns and calls by sums, products and whole powers ≥ 0 alone, and without i. */
function isPolynomial(x: Expression): boolean {
	switch (x.kind) {
		case 'constant':
			return x.name !== 'i';
		case 'sum':
			return x.terms.every(isPolynomial);
		case 'product':
		case 'power':
			return factorsOf(x).every(
				({ base, exponent }) => isInteger(exponent) && exponent.value.num > 0n && isPolynomial(base)
			);
		case 'call':
			return x.name !== 'factorial' && x.name !== 'gamma' && x.name !== 'abs';
		default:
			return true;
	}
}

/** `least` is the count of the shortest candidate so far. */
function offerAll(x: Expression, offer: Offer, least: () => number, depth: number): void {
	const inner = (part: Expression) => (depth < MAX_DEPTH ? shortest(part, depth + 1) : part);
	if (isClosed(x)) offer(() => shorten(x));
	// Of a polynomial there is nothing to cancel beyond its expanded and factored form.
	if (!isPolynomial(x)) within(() => offerRational(x, {}, offer));
	if (someNode(x, hasRoot)) {
		within(() => offerRational(x, { roots: 'substituted' }, offer));
		offer(() => extractedRoots(x, budget()));
		offer(() => factoredForm(extractedRoots(x, budget()), budget()));
		offer(() => joinedRoots(x, false, inner));
		offer(() => joinedRoots(x, true, inner));
		offer(() => joinedRoots(factoredForm(x, budget()), true, inner));
	}
	if (someNode(x, (node) => isCall(node, 'abs'))) offer(() => joinedRoots(x, false, inner));
	if (hasAngles(x)) {
		within(() => offerTrigonometric(x, budget(), offer, least));
		within(() => joinedWaves(x).forEach((form) => offer(() => form)));
		if (someNode(x, (node) => node.kind === 'call' && HYPERBOLIC.has(node.name)))
			within(() => offerRational(x, { hyperbolic: 'exponential' }, offer));
	}
	if (someNode(x, (node) => isCall(node, 'asin'))) offer(() => joinQuarters(x) ?? x);
	if (someNode(x, (node) => isCall(node, 'gamma'))) {
		offer(() => joinedGammas(x) ?? x);
		offer(() => doubledGammas(x) ?? x);
	}
	if (hasBinomial(x)) {
		offer(() => expandedForm(withPolynomials(x), budget()));
		offer(() => factoredForm(withPolynomials(x), budget()));
		within(() => offerRational(withGammas(x), {}, offer));
	}
	if (someNode(x, (node) => isCall(node, 'log'))) {
		offer(() => joinedLogarithms(x, inner) ?? x);
		// Inside of a function a quotient that is not real may have a real value.
		if (depth === 0) offer(() => ratioOfLogarithms(x) ?? x);
		offer(() => {
			const apart = expandedForm(x, budget());
			return joinedLogarithms(apart, inner) ?? apart;
		});
	}
}

const hasRoot = (node: Expression): boolean =>
	(node.kind === 'power' || node.kind === 'product') &&
	factorsOf(node).some(({ exponent }) => exponent.kind === 'number' && exponent.value.den !== 1n);

/** x as a rational function of kernels: cancelled, either part factored, roots out of the denominator, by hyperbolics. */
function offerRational(x: Expression, options: KernelOptions, offer: Offer): void {
	const kernels = new Kernels(x, options, budget());
	const relations = kernels.relations();
	const value = reduceBy(kernels.ring, kernels.fraction(x), relations);
	offerFraction(kernels, value, offer);
	const rationalised = rationaliseDenominator(kernels, value, relations);
	if (rationalised !== value) offerFraction(kernels, rationalised, offer);
	for (const [index, argument] of exponentialKernels(kernels))
		offer(() => renamed(byHyperbolic(kernels, value, index, argument), { doubled: true, reciprocals: false }));
}

function offerFraction(kernels: Kernels, value: Fraction, offer: Offer): void {
	if (termCount(value.num) > 500 || termCount(value.den) > 500) return;
	offer(() => kernels.expressionOf(value));
	within(() => {
		for (const form of mixedForms(kernels, value)) offer(() => form);
	});
}

const budget = () => new Budget({ steps: STEPS, terms: 3_000 });

/** Runs `work`, leaving out what its budget does not allow. */
function within(work: () => void): void {
	attempted(() => (work(), true));
}

function attempted<T>(work: () => T): T | undefined {
	if (!remaining()) return undefined;
	try {
		return attempt({ steps: FAMILY_STEPS }, work);
	} catch (error) {
		// An expression that is undefined everywhere is so in every form; a rule that does not apply costs this candidate alone.
		if (error instanceof NoValueError) throw error;
		if (!(error instanceof BudgetExceeded)) reportFault(error);
		return undefined;
	}
}
