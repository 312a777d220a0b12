/** Index sets of one size, for recombining lifted factors. */
import { itemAt } from '../../kit/checked';

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
const firstSubset = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/**
 * Factors of a polynomial from its lifted parts: products of few parts are tried before those of many, and what is found is divided
 * out with its parts. `tryProduct` answers the factor that a product belongs to, or null.
 */
export function recombined<Part, Factor>(
	parts: readonly Part[],
	whole: Factor,
	tryProduct: (rest: Factor, chosen: readonly Part[]) => Factor | null,
	divide: (rest: Factor, factor: Factor) => Factor
): { readonly found: Factor[]; readonly rest: Factor } {
	const found: Factor[] = [];
	let rest = whole;
	let open = parts;
	for (let size = 1; 2 * size <= open.length;) {
		const indices = firstSubset(size);
		let factor: Factor | null = null;
		do
			factor = tryProduct(
				rest,
				indices.map((i) => itemAt(open, i))
			);
		while (factor === null && nextSubset(indices, open.length));
		if (factor === null) {
			size++;
			continue;
		}
		found.push(factor);
		rest = divide(rest, factor);
		open = open.filter((_, i) => !indices.includes(i));
	}
	return { found, rest };
}
