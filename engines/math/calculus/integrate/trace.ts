import type { Expression } from '../../core/expression';

/** By which way an antiderivative was found, and those that it needed. */
export interface Trace {
	readonly rule: string;
	/** A substitution: `u = x^2`. */
	readonly detail: string | null;
	readonly f: Expression;
	readonly name: string;
	readonly result: Expression;
	readonly children: readonly Trace[];
}
