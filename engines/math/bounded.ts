/** Work under the budget of one answer; what it throws becomes the caller's error. */
import { ApiError, invalid, tooMuch } from '../kit/errors';
import { Exhausted, runWithin } from './budget';
import { Declined } from './declined';
import { ParseError } from './lexer';
import { Undefined } from './undefined';

/** Runs `work` under the budget. Every part of the engine that is loaded by itself has a budget of its own. */
export function bounded<T>(work: () => T): T {
	try {
		return runWithin({}, work);
	} catch (error) {
		throw asApiError(error);
	}
}

function asApiError(error: unknown): unknown {
	if (error instanceof ApiError) return error;
	if (error instanceof ParseError || error instanceof Undefined)
		return invalid('expression', error.message, { cause: error });
	if (error instanceof Exhausted || error instanceof Declined) return tooMuch('expression', error.message);
	// BigInt and stack limits of the machine: too large, not a bug.
	if (error instanceof RangeError) return tooMuch('expression', 'is too large');
	return error;
}
