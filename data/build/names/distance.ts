/** Letters to add, leave out or change from one word to the other (Levenshtein). */
export function distance(one: string, other: string): number {
	let before = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 0; i < one.length; i++) {
		const row = [i + 1];
		for (let j = 0; j < other.length; j++)
			row.push(Math.min((row[j] ?? 0) + 1, (before[j + 1] ?? 0) + 1, (before[j] ?? 0) + (one[i] === other[j] ? 0 : 1)));
		before = row;
	}
	return before.at(-1) ?? 0;
}
