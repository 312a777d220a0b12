/** The expression is undefined: division by zero, the logarithm of zero, an unbounded sum. The caller's mistake: a 400. */
export class NoValueError extends Error {
	override readonly name = 'NoValueError';
}

/** A valid question without an answer that this engine can verify; the message names the missing feature: a 422. */
export class Declined extends Error {
	override readonly name = 'Declined';
}

/** A computation needs code that is loaded by itself; loaded, it is begun anew. */
export class MissingPart extends Error {
	override readonly name = 'MissingPart';
	constructor(readonly part: 'math/special' | 'math/sums') {
		super(`${part} is not loaded`);
	}
}

/** What `work` returns; undefined where it throws a refusal of one of the kinds, by default that a value is missing. */
export function unlessRefused<T>(
	work: () => T,
	kinds: readonly (abstract new (...args: never[]) => Error)[] = [NoValueError]
): T | undefined {
	try {
		return work();
	} catch (error) {
		if (kinds.some((kind) => error instanceof kind)) return undefined;
		throw error;
	}
}
