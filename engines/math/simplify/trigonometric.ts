/** Candidates of expressions with circular and hyperbolic functions: by relations, sums of waves, and renaming. */
import { multiply } from '../arithmetic';
import { MINUS_ONE, someNode, type Expression } from '../expression';
import { type Budget, TooLarge } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { type Poly, isConstant, isOne, termCount } from '../poly/sparse';
import { power } from '../powers';
import { CIRCULAR, HYPERBOLIC } from './angles';
import { renamed } from './back';
import { mixedForm } from './factored';
import { sumOfWaves } from './fourier';
import { Kernels, type KernelOptions } from './kernels';
import { pythagorean, reduceBy } from './relations';

/** Longer polynomials are not factored or turned to waves: nothing short comes of them. */
const MAX_TERMS = 60;

/** Takes a candidate. */
export type Offer = (candidate: () => Expression) => void;

/** Whether any circular or hyperbolic function occurs outside of other functions' arguments. */
export const hasAngles = (x: Expression): boolean =>
	someNode(x, (node) => node.kind === 'call' && (CIRCULAR.has(node.name) || HYPERBOLIC.has(node.name)));

/** Offers every form of x that the relations between sine and cosine lead to. */
export function offerTrigonometric(x: Expression, budget: Budget, offer: Offer): void {
	const reciprocals = someNode(x, (node) => node.kind === 'call' && /^(cot|sec|csc)h?$/.test(node.name));
	const rename = (candidate: () => Expression) => {
		offer(candidate);
		offer(() => renamed(candidate(), { doubled: false, reciprocals: false }));
		offer(() => renamed(candidate(), { doubled: true, reciprocals: false }));
		if (reciprocals) offer(() => renamed(candidate(), { doubled: false, reciprocals: true }));
		if (reciprocals) offer(() => renamed(candidate(), { doubled: true, reciprocals: true }));
	};
	rename(() => x);
	const modes: ('whole' | 'split')[] = ['whole'];
	if (hasSumAngle(x)) modes.push('split');
	for (const mode of modes) {
		const isFraction = offerMode(x, { circular: mode, hyperbolic: mode }, budget, rename);
		// sin x/(1 + cos x) is tan(x/2): worth a look only where something is divided by.
		if (isFraction && mode === 'whole') offerMode(x, { circular: 'halved', hyperbolic: 'halved' }, budget, rename);
	}
}

const hasSumAngle = (x: Expression): boolean =>
	someNode(
		x,
		(node) =>
			node.kind === 'call' && (CIRCULAR.has(node.name) || HYPERBOLIC.has(node.name)) && node.args[0]!.kind === 'sum'
	);

/** Returns whether a denominator is left. */
function offerMode(x: Expression, options: KernelOptions, budget: Budget, offer: Offer): boolean {
	const kernels = new Kernels([x], options, budget);
	const { ring, pairs } = kernels;
	const relations = kernels.relations();
	const plain = reduceBy(ring, kernels.fraction(x), relations);
	offerFraction(kernels, plain, offer);
	let divided = !isConstant(plain.den);
	for (const eliminate of ['sin', 'cos'] as const) {
		const reduced = reduceBy(ring, plain, [...relations, ...pythagorean(ring, pairs, eliminate)]);
		divided = !isConstant(reduced.den);
		offerFraction(kernels, reduced, offer);
		const short = { num: fewestTerms(kernels, reduced.num), den: fewestTerms(kernels, reduced.den) };
		offerFraction(kernels, short, offer);
		offer(() => waves(kernels, short));
	}
	return divided;
}

/** A fraction as it is, and with either part factored. */
function offerFraction(kernels: Kernels, { num, den }: Fraction, offer: Offer): void {
	const small = termCount(num) <= MAX_TERMS && termCount(den) <= MAX_TERMS;
	offer(() => kernels.expressionOf({ num, den }));
	if (!small) return;
	offer(() => mixedForm(kernels, num, den, true, true));
	if (isOne(den)) return;
	offer(() => mixedForm(kernels, num, den, true, false));
	offer(() => mixedForm(kernels, num, den, false, true));
}

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

function waves(kernels: Kernels, { num, den }: Fraction): Expression {
	if (termCount(num) > MAX_TERMS || termCount(den) > MAX_TERMS) throw new TooLarge('too many terms');
	return multiply([sumOfWaves(kernels, num), power(sumOfWaves(kernels, den), MINUS_ONE)]);
}
