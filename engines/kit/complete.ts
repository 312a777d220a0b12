import type { Answered } from './contract';

/** An interval that an answer covers: milliseconds, days, places in a list. */
export type Stretch = { readonly from: number; readonly until: number };

/** Whether an answer is complete: every source record is whole (`Feed.weigh`), and they cover the request. */
export function isComplete(
	records: readonly Pick<Answered<unknown>, 'isWhole'>[],
	window?: { readonly asked: Stretch; readonly known: Stretch }
): boolean {
	if (!records.every(({ isWhole }) => isWhole)) return false;
	return window === undefined || (window.known.from <= window.asked.from && window.known.until >= window.asked.until);
}
