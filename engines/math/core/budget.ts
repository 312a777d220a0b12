/**
 * Bounds on the work of one computation, counted in steps: the same question has the same answer on every device.
 *
 * The engine is synchronous, so the running budget is module state: every loop that can grow calls `spend`.
 */

/** Why work ended: too many steps, a result too large to write, digits out of reach, or no closed form. */
export type Bound = 'steps' | 'size' | 'digits' | 'form';

/** A bound was passed: the input is valid, the answer costs too much. A 422. */
export class BudgetExceeded extends Error {
	override readonly name = 'BudgetExceeded';

	constructor(
		message: string,
		readonly bound: Bound = 'size',
		options?: ErrorOptions
	) {
		super(message, options);
	}
}

type Budget = { left: number };

let current: Budget | undefined;
let taken = 0;

/** A step is about a microsecond on a laptop: a node built, a value of a few digits computed. */
export const DEFAULT_STEPS = 600_000;

export interface Limits {
	/** Steps that the work may take; DEFAULT_STEPS unless given. */
	readonly steps?: number;
}

/** Runs `work` under a new budget within the enclosing one. Throws BudgetExceeded when either is exceeded. */
export function runWithin<T>(limits: Limits, work: () => T): T {
	const outer = current;
	const steps = Math.min(limits.steps ?? DEFAULT_STEPS, outer?.left ?? Infinity);
	const inner: Budget = { left: steps };
	current = inner;
	try {
		return work();
	} finally {
		// Work that was announced beyond the limit was not done.
		if (outer) outer.left -= steps - Math.max(0, inner.left);
		current = outer;
	}
}

/** `work` under a part of the running budget; undefined when it does not fit. Errors other than BudgetExceeded pass. */
export function attempt<T>(limits: Limits, work: () => T): T | undefined {
	try {
		return runWithin(limits, work);
	} catch (error) {
		if (error instanceof BudgetExceeded && remaining()) return undefined;
		throw error;
	}
}

/** Whether the running budget has anything left. */
export const remaining = (): boolean => !current || current.left > 0;

/** Steps that are left of the running budget. */
export const stepsLeft = (): number => current?.left ?? Infinity;

/** Steps of all work so far, for those who measure. */
export const stepsTaken = (): number => taken;

/** One shared instance: it is thrown often while candidates are abandoned, and its stack is useless. */
const OUT_OF_STEPS = new BudgetExceeded('needs too many steps', 'steps');

/** Counts `steps` of work. Throws BudgetExceeded when the budget is used up. */
export function spend(steps = 1): void {
	if (!current) return;
	// Announced work without payment was not done.
	taken += Math.min(steps, Math.max(0, current.left));
	current.left -= steps;
	if (current.left < 0) throw OUT_OF_STEPS;
}
