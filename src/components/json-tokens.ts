export interface Token {
	readonly text: string;
	readonly kind: 'key' | 'string' | 'number' | 'word' | 'mark';
}

/** A token of JSON text: a string (a key includes its colon), a number, a word, or the text between. */
const TOKEN = /("(?:[^"\\]|\\[^])*"?)(\s{0,3}:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** JSON text cut into coloured pieces, in order; joined they are the text again. */
export function tokenize(json: string): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	const mark = (until: number) => {
		if (until > end) tokens.push({ text: json.slice(end, until), kind: 'mark' });
	};
	for (const match of json.matchAll(TOKEN)) {
		const [whole, string, colon, number] = match;
		mark(match.index);
		if (string !== undefined) {
			tokens.push({ text: string, kind: colon === undefined ? 'string' : 'key' });
			if (colon !== undefined) tokens.push({ text: colon, kind: 'mark' });
		} else tokens.push({ text: whole, kind: number === undefined ? 'word' : 'number' });
		end = match.index + whole.length;
	}
	mark(json.length);
	return tokens;
}

/** The value as indented JSON; strings longer than `longest` (pictures as data URLs) are cut by `shorten`. */
export function printJson(value: unknown, longest = Infinity, shorten = (text: string): string => text): string {
	const cut = (_key: string, part: unknown): unknown =>
		typeof part === 'string' && part.length > longest ? shorten(part) : part;
	return JSON.stringify(value, cut, 2) ?? 'undefined';
}
