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

/** The search that a way of integrating belongs to. */
export interface Subsearch {
	/** Rewritings that led here. */
	readonly depth: number;
	/** An antiderivative of a part, one level deeper, without proof. */
	find(f: Expression, name: string): Expression | undefined;
	/** A name that nothing else has. */
	fresh(): string;
	/** Returns an answer and records its substitution for the explanation. */
	with(detail: string, found: Expression): Expression;
}
