/** Runs work under the budget of one answer and converts its errors to the caller's. */
import { ApiError, invalid, tooMuch } from '../../kit/errors';
import { BudgetExceeded, remaining, runWithin } from './budget';
import { Declined, NoValueError } from './refusals';
import { ParseError } from '../io/lexer';

/** Runs `work` under the budget or `steps`. Refuses what took them all, so that answers never depend on the host. */
export function bounded<T>(work: () => T, steps?: number): T {
	try {
		if (steps === undefined) return runWithin({}, work);
		return runWithin({ steps }, () => {
			const answer = work();
			if (!remaining()) throw new BudgetExceeded('needs too many steps', 'steps');
			return answer;
		});
	} catch (error) {
		throw asApiError(error);
	}
}

function asApiError(error: unknown): unknown {
	if (error instanceof ApiError) return error;
	if (error instanceof ParseError || error instanceof NoValueError)
		return invalid('expression', error.message, { cause: error });
	if (error instanceof BudgetExceeded || error instanceof Declined) return tooMuch('expression', error.message);
	// BigInt and stack limits of the machine: too large, not a bug.
	if (error instanceof RangeError) return tooMuch('expression', 'is too large');
	return error;
}
