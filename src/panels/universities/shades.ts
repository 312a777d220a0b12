/** Colour strength of each country, 0 to 1 by code: by the logarithm of its count. */
export function shadesOf(
	rows: readonly { readonly code: string; readonly universities: number }[]
): Map<string, number> {
	const most = Math.log1p(Math.max(1, ...rows.map(({ universities }) => universities)));
	return new Map(rows.map(({ code, universities }) => [code, Math.log1p(universities) / most]));
}

/** Counts for a legend: one of each power of ten up to the largest. */
export function legendCounts(largest: number): number[] {
	const counts: number[] = [];
	for (let count = 1; count < largest; count *= 10) counts.push(count);
	return [...counts, largest];
}
