/** The first whole number from 0 below `length` for which `isBelow` no longer holds, by bisection; `length` when it always does. */
export function lowerBound(length: number, isBelow: (index: number) => boolean): number {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (isBelow(middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}
