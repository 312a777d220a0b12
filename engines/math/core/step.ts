/** Steps of a computation: the rule, its conditions, and the formula before and after. */
import type { Syntax } from '../io/syntax';

export interface Step {
	/** A sentence or a formula: `product rule: (u·v)′ = u′·v + u·v′`. */
	readonly rule: string;
	/** What must hold for it, in the input syntax; null for always. */
	readonly condition: string | null;
	readonly before: Syntax;
	readonly after: Syntax;
}

/** More are not told. */
export const MAX_STEPS = 60;
