/** Bounds of symbolic work: each step announces its cost first, so that huge answers are refused at once. */

import { BudgetExceeded, spend } from '../core/budget';

/** Thrown when a result or the way to it would pass a budget; `what` says what there was too much of. */
export class TooLarge extends BudgetExceeded {
	constructor(readonly what: string) {
		super(what);
	}
}

export interface Limits {
	/** Elementary coefficient operations, `PER_STEP` of them a step of the running budget. */
	readonly steps: number;
	readonly terms: number;
	/** Degree above which a polynomial in one unknown is not written out densely. */
	readonly degree: number;
	/** Bits of any one coefficient. */
	readonly bits: number;
}

/** Coefficient operations that take as long as one step. */
const PER_STEP = 7;

export const DEFAULT_LIMITS: Limits = { steps: 6_000_000, terms: 20_000, degree: 1_200, bits: 400_000 };

/** Counts the work on one question, inside any enclosing budget. */
export class Budget {
	#left: number;
	readonly limits: Limits;

	constructor(limits: Partial<Limits> = {}) {
		this.limits = { ...DEFAULT_LIMITS, ...limits };
		this.#left = this.limits.steps;
	}

	/** Pays for `steps` operations; throws TooLarge when nothing is left. */
	spend(steps: number): void {
		spend(steps / PER_STEP);
		this.#left -= steps;
		if (this.#left < 0) throw new TooLarge('too many steps');
	}

	checkTerms(terms: number): void {
		if (terms > this.limits.terms) throw new TooLarge('too many terms');
	}

	checkDegree(degree: number): void {
		if (degree > this.limits.degree) throw new TooLarge('degree too high');
	}

	checkBits(bits: number): void {
		if (bits > this.limits.bits) throw new TooLarge('numbers too long');
	}
}
