import type { Answered } from './contract';

/** A stretch of whatever an answer covers: milliseconds, days, places in a list. */
export interface Stretch {
	readonly from: number;
	readonly until: number;
}

/**
 * Whether an answer leaves nothing out: every record that it was made of is whole (`Feed.weigh`), and they cover what was
 * asked. The only place in which the field `complete` of an answer is decided.
 */
export function isComplete(
	records: readonly Pick<Answered<unknown>, 'isWhole'>[],
	window?: { readonly asked: Stretch; readonly known: Stretch }
): boolean {
	if (!records.every(({ isWhole }) => isWhole)) return false;
	return window === undefined || (window.known.from <= window.asked.from && window.known.until >= window.asked.until);
}
