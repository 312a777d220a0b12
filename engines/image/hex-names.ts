/** Names by number, from a text of hexadecimal numbers, each followed by its name. */
export const hexNames = (text: string): ReadonlyMap<number, string> => {
	const words = text.trim().split(/\s+/);
	return new Map(words.flatMap((hex, i) => (i % 2 === 0 ? [[parseInt(hex, 16), words[i + 1] ?? ''] as const] : [])));
};
