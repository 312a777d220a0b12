/** How sure a reading is: a logistic model over the features of a match. `data/build/ask/fit.ts` fits its weights. */
import WEIGHTS from './weights.json';

/** A reading that is as sure as this is answered. */
export const SURE = 0.62;
/** A reading below this is not offered. */
export const OFFERED = 0.15;
/** A reading that leaves a word or a number of the question unexplained is never surer: it may answer another question. */
export const DOUBTFUL = 0.6;

let weights: Readonly<Record<string, number>> = WEIGHTS;

/** Ranks by other weights, for their fit. */
export function rankBy(next: Readonly<Record<string, number>>): void {
	weights = next;
}

/** The probability that a reading is right, 0 to 1. */
export function probability(
	features: Readonly<Record<string, number>>,
	by: Readonly<Record<string, number>> = weights
): number {
	let sum = by['bias'] ?? 0;
	for (const name in features) sum += (by[name] ?? 0) * (features[name] ?? 0);
	return 1 / (1 + Math.exp(-sum));
}
