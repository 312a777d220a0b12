/** Faults of one candidate form: a bug in a rule costs the form that it would have made, not the answer. */

type Listener = (error: unknown) => void;

const rethrow: Listener = (error) => {
	throw error;
};
let listener = rethrow;

/** Tells `each` of faults from now on; unheard, a fault is thrown, so that tests of the engine's parts fail by it. */
export function listenToFaults(each: Listener): void {
	listener = each;
}

/** Reports that a candidate failed in a way that no rule allows for. */
export const reportFault: Listener = (error) => listener(error);
