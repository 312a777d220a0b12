/** The two parts of a text that may be a route, `Berlin to Paris`. Null unless there are just two. */
export function partsOf(text: string): readonly string[] | null {
	const parts = text
		.trim()
		.slice(0, 2000)
		.split(/(?<!\s)\s*(?:\bto\b|→|–>|->|\||\n|;(?=[^;,]*,))\s*/);
	return parts.length === 2 ? parts : null;
}
