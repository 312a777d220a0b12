/** Offset of the character in an error of the API (`… at character 7`), or undefined. */
export function errorOffset(message: string, text: string): number | undefined {
	const count = /at character (\d+)/.exec(message)?.[1];
	if (count === undefined) return undefined;
	// The API counts characters as people do, the text is in UTF-16 units.
	let offset = 0;
	for (let left = Number(count) - 1; left > 0 && offset < text.length; left--)
		offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
	return offset;
}

/** Text before, at and after the place; the end of the text is marked as a gap. */
export function splitAt(text: string, offset: number): readonly [string, string, string] {
	const size = (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
	const word = /^[A-Za-z_\u0370-\u03ff][\w\u0370-\u03ff]*|^[\d.]+/.exec(text.slice(offset))?.[0].length ?? size;
	return [text.slice(0, offset), text.slice(offset, offset + word) || '\u00a0', text.slice(offset + word)];
}

/** The text as an error's "did you mean" would have it, or with the parenthesis that is missing; undefined when it offers nothing. */
export function fixFor(message: string, text: string): string | undefined {
	const [, word, meant] = /unknown (?:word|function) "([^"]+)": did you mean ([^?"]+)\?/.exec(message) ?? [];
	if (word !== undefined && meant !== undefined && !meant.includes('…')) {
		const at = errorOffset(message, text) ?? text.indexOf(word);
		if (at >= 0 && text.startsWith(word, at)) return text.slice(0, at) + meant + text.slice(at + word.length);
	}
	return /unexpected end at character \d+, expected (?:"," or )?"\)"/.test(message) ? `${text.trimEnd()})` : undefined;
}
