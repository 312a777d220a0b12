/** The expression is undefined: division by zero, the logarithm of zero, an unbounded sum. The caller's mistake: a 400. */
export class NoValueError extends Error {
	override readonly name = 'NoValueError';
}
