import { itemAt } from '../../kit/checked';
/** Index sets of one size, for recombining lifted factors. */

/**
 * Steps `indices` (ascending, of 0…count−1) to the next set in lexicographic order; false after the last. Of a set and its
 * complement only the one with index 0 is visited when `size` is half of `count`.
 */
export function nextSubset(indices: number[], count: number): boolean {
	const size = indices.length;
	let i = size - 1;
	while (i >= 0 && indices[i] === count - size + i) i--;
	if (i < 0) return false;
	indices[i]!++;
	for (let j = i + 1; j < size; j++) indices[j] = itemAt(indices, j - 1) + 1;
	return !(2 * size === count && itemAt(indices, 0) > 0);
}

/** The first set of a size: 0…size−1. */
export const firstSubset = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
