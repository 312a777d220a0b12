/** Pairs of languages that are often taken for each other: each a key of the words, which say what tells them apart. */
const PAIRS = [
	'da no', 'af nl', 'hi mr', 'es pt', 'hi ne', 'bg mk', 'hr sl', 'cs sk', 'bg ru', 'fa ur', 'mr ne', 'ca es'
] as const; // prettier-ignore

/** The pair of two language codes in any order, or null. */
export function toldApart(one: string, other: string): (typeof PAIRS)[number] | null {
	const asked = [one, other].sort().join(' ');
	return PAIRS.find((pair) => pair === asked) ?? null;
}

export interface ColouredPart {
	readonly text: string;
	/** Null between the segments. */
	readonly code: string | null;
}

/** A text cut at its segments, nothing lost. */
export function colouredParts(
	text: string,
	segments: readonly { readonly start: number; readonly end: number; readonly code: string }[]
): ColouredPart[] {
	const parts: ColouredPart[] = [];
	let from = 0;
	for (const { start, end, code } of segments) {
		if (start > from) parts.push({ text: text.slice(from, start), code: null });
		parts.push({ text: text.slice(start, end), code });
		from = end;
	}
	if (from < text.length) parts.push({ text: text.slice(from), code: null });
	return parts;
}
