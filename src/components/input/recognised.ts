/** A recognised sentence of an engine: a key of the words, and its values. */
export interface Recognised<Key extends string> {
	readonly key: Key;
	readonly parts: Readonly<Record<string, string>>;
}

/** The first key whose pattern matches, with the pattern's named groups; null without a match. */
export function recognised<Key extends string>(
	sentence: string,
	patterns: Readonly<Record<Key, RegExp>>
): Recognised<Key> | null {
	for (const key of Object.keys(patterns) as Key[]) {
		const match = patterns[key].exec(sentence);
		if (match) return { key, parts: { ...match.groups } };
	}
	return null;
}
