/** Proof of zero by identities: what numeric.ts cannot decide by digits may be decided by the simplifier, which sets this hook. */
import type { Expression } from './expression';

/** A closed expression that is equal by rules that hold, of a form as short as is found. */
type Reduce = (x: Expression) => Expression;

let reduce: Reduce | undefined;
let running = false;

/** Sets what expressions are reduced by. */
export function proveBy(by: Reduce): void {
	reduce = by;
}

/** The number that a closed expression is proved to be; undefined where it is not. Never called by itself. */
export function provedNumber(x: Expression): Expression | undefined {
	if (!reduce || running) return undefined;
	running = true;
	try {
		const reduced = reduce(x);
		return reduced.kind === 'number' ? reduced : undefined;
	} finally {
		running = false;
	}
}
