/** Candidates of expressions with circular and hyperbolic functions: by relations, sums of waves, and renaming. */
import { defined, itemAt } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import { MINUS_ONE, someNode, type Expression } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { type Budget } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { type Poly, equal, isConstant, isOne, termCount } from '../poly/sparse';
import { power } from '../core/powers';
import { CIRCULAR, HYPERBOLIC } from './angles';
import { renamed } from './back';
import { mixedForms } from './factored';
import { sumOfWaves } from './waves';
import type { KernelOptions } from './kernel-collection';
import { Kernels } from './kernels';
import { operationCount } from './measure';
import { pythagorean, reduceBy } from './relations';

/** Polynomials of more terms than the expression has operations, times this, are not followed up. */
const GROWTH = 2;

/** A form of so few operations is hardly made shorter by half angles. */
const SHORT = 2;

/** Takes a candidate. */
export type Offer = (candidate: () => Expression) => void;

/** Whether any circular or hyperbolic function occurs outside of other functions' arguments. */
export const hasAngles = (x: Expression): boolean =>
	someNode(x, (node) => node.kind === 'call' && (CIRCULAR.has(node.name) || HYPERBOLIC.has(node.name)));

/** Offers every form of x that the relations between sine and cosine lead to; `least` counts the shortest so far. */
export function offerTrigonometric(x: Expression, budget: Budget, offer: Offer, least: () => number): void {
	const reciprocals = someNode(x, (node) => node.kind === 'call' && /^(cot|sec|csc)h?$/.test(node.name));
	const seen = new Set<string>();
	const rename = (candidate: () => Expression) =>
		offer(() => {
			const form = candidate();
			if (!seen.has(form.key)) {
				seen.add(form.key);
				offer(() => renamed(form, { doubled: false, reciprocals: false }));
				offer(() => renamed(form, { doubled: true, reciprocals: false }));
				if (reciprocals) offer(() => renamed(form, { doubled: false, reciprocals: true }));
				if (reciprocals) offer(() => renamed(form, { doubled: true, reciprocals: true }));
			}
			return form;
		});
	rename(() => x);
	const limit = GROWTH * operationCount(syntaxOf(x)) + 4;
	const modes: ('whole' | 'split')[] = ['whole'];
	if (hasSumAngle(x)) modes.push('split');
	for (const mode of modes) {
		const isFraction = offerMode(x, { circular: mode, hyperbolic: mode }, budget, limit, rename);
		// sin x/(1 + cos x) is tan(x/2): worth a look only where something is divided by.
		if (isFraction && mode === 'whole' && least() > SHORT)
			offerMode(x, { circular: 'halved', hyperbolic: 'halved' }, budget, limit, rename);
	}
}

const hasSumAngle = (x: Expression): boolean =>
	someNode(
		x,
		(node) =>
			node.kind === 'call' &&
			(CIRCULAR.has(node.name) || HYPERBOLIC.has(node.name)) &&
			itemAt(node.args, 0).kind === 'sum'
	);

/** Returns whether a denominator is left. */
function offerMode(x: Expression, options: KernelOptions, budget: Budget, limit: number, offer: Offer): boolean {
	const kernels = new Kernels(x, options, budget);
	const { ring, pairs } = kernels;
	const relations = kernels.relations();
	const plain = reduceBy(ring, kernels.fraction(x), relations);
	const fractions = [plain];
	const note = (f: Fraction) => {
		if (!fractions.some(({ num, den }) => equal(num, f.num) && equal(den, f.den))) fractions.push(f);
	};
	for (const eliminate of ['sin', 'cos'] as const) {
		const reduced = reduceBy(ring, plain, [...relations, ...pythagorean(ring, pairs, eliminate)]);
		note(reduced);
		note({ num: fewestTerms(kernels, reduced.num), den: fewestTerms(kernels, reduced.den) });
	}
	for (const fraction of fractions) if (sizeOf(fraction) <= limit) offerFraction(kernels, fraction, offer);
	return fractions.every(({ den }) => !isConstant(den));
}

const sizeOf = ({ num, den }: Fraction): number => termCount(num) + termCount(den);

/** A fraction as it is, with either part factored, and as sums of waves. */
function offerFraction(kernels: Kernels, value: Fraction, offer: Offer): void {
	offer(() => kernels.expressionOf(value));
	offer(() => {
		const [first, ...others] = mixedForms(kernels, value);
		for (const form of others) offer(() => form);
		return defined(first);
	});
	offer(() => waves(kernels, value));
	// (cos x + cos² x − sin x)/cos x is 1 + cos x − tan x.
	if (termCount(value.den) === 1 && !isConstant(value.den) && termCount(value.num) > 1 && termCount(value.num) < 12)
		offer(() => termByTerm(kernels, value));
}

/** Every term of the numerator over the denominator, the tangent named in each. */
const termByTerm = (kernels: Kernels, { num, den }: Fraction): Expression =>
	add(
		num.monomials.map((monomial, i) =>
			renamed(
				kernels.expressionOf({ num: { monomials: [monomial], coefficients: [itemAt(num.coefficients, i)] }, den }),
				{ doubled: false, reciprocals: false }
			)
		)
	);

/** p with sin² or cos² of each angle eliminated, whichever leaves fewer terms. */
function fewestTerms(kernels: Kernels, p: Poly): Poly {
	let best = p;
	for (const pair of kernels.pairs)
		for (const eliminate of ['sin', 'cos'] as const) {
			const { num, den } = reduceBy(
				kernels.ring,
				{ num: best, den: { monomials: [0], coefficients: [1n] } },
				pythagorean(kernels.ring, [pair], eliminate)
			);
			if (isOne(den) && termCount(num) < termCount(best)) best = num;
		}
	return best;
}

const waves = (kernels: Kernels, { num, den }: Fraction): Expression =>
	multiply([sumOfWaves(kernels, num), power(sumOfWaves(kernels, den), MINUS_ONE)]);
