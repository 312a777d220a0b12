/**
 * Bounds on steps and time of one computation.
 *
 * The engine is synchronous, so the running budget is module state: every loop that can grow calls `spend`.
 */

/** A bound was passed: the input is valid, the answer costs too much. A 422. */
export class Exhausted extends Error {
	override readonly name = 'Exhausted';
}

interface Budget {
	readonly clock: () => number;
	readonly deadline: number;
	readonly seconds: string;
	steps: number;
}

let current: Budget | undefined;
let untilClock = 0;

/** Steps between two looks at the clock. */
const CLOCK_EVERY = 2_000;

export interface Limits {
	/** Monotonic milliseconds. */
	readonly clock: () => number;
	readonly milliseconds: number;
	/** Abstract steps: about one per node visited, coefficient multiplied or word of a long number. Default 2·10^7. */
	readonly steps?: number;
}

/**
 * Runs `work` under its own budget, and under what is left of an enclosing one.
 * Throws Exhausted when either is passed.
 */
export function runWithin<T>(limits: Limits, work: () => T): T {
	const outer = current;
	const now = limits.clock();
	const deadline = Math.min(now + limits.milliseconds, outer?.deadline ?? Infinity);
	const steps = Math.min(limits.steps ?? 20_000_000, outer?.steps ?? Infinity);
	const inner: Budget = { clock: limits.clock, deadline, seconds: (limits.milliseconds / 1000).toString(), steps };
	current = inner;
	untilClock = 0;
	try {
		return work();
	} finally {
		if (outer) outer.steps -= steps - inner.steps;
		current = outer;
	}
}

/**
 * `work` under a part of the running budget; undefined when it does not fit. Errors other than Exhausted pass.
 * Without a running budget the part is bounded by steps alone.
 */
export function attempt<T>(limits: { readonly milliseconds: number; readonly steps?: number }, work: () => T) {
	try {
		return runWithin({ clock: current?.clock ?? (() => 0), ...limits }, work);
	} catch (error) {
		if (error instanceof Exhausted && remaining()) return undefined;
		throw error;
	}
}

/** Whether the running budget has anything left. */
export function remaining(): boolean {
	return !current || (current.steps > 0 && current.clock() < current.deadline);
}

/** Counts `steps` of work. Throws Exhausted when the budget is used up. */
export function spend(steps = 1): void {
	if (!current) return;
	current.steps -= steps;
	untilClock -= steps;
	if (current.steps < 0) throw new Exhausted('needs too many steps');
	if (untilClock < 0) {
		untilClock = CLOCK_EVERY;
		if (current.clock() > current.deadline) throw new Exhausted(`needs more than ${current.seconds} s`);
	}
}
