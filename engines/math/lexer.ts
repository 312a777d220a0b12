/** Text → tokens. One pass, linear. */

export interface Token {
	readonly kind: 'number' | 'name' | 'sign' | 'end';
	/** Number as plain digits, name as written, sign in its ASCII form. */
	readonly text: string;
	/** Offset in the text, UTF-16 units. */
	readonly at: number;
	/** No space before it. */
	readonly tight: boolean;
}

/** The text is not in the grammar. `at` is an offset in UTF-16 units; the message already names the character. */
export class ParseError extends Error {
	override readonly name = 'ParseError';
	constructor(
		message: string,
		readonly at: number
	) {
		super(message);
	}
}

/** Counted as people count: from 1, one for every character also outside the basic plane. */
export function characterAt(text: string, at: number): number {
	let count = 1;
	for (let index = 0; index < at; index++) {
		const unit = text.charCodeAt(index);
		if (unit < 0xdc00 || unit > 0xdfff) count++;
	}
	return count;
}

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*/y;
const SUPERSCRIPT = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
const SPACE = /[\s\u00a0\u2009\u202f]+/y;
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Signs of several spellings. */
const SIGNS: Readonly<Record<string, string>> = {
	'**': '^',
	'×': '*',
	'·': '*',
	'⋅': '*',
	'∙': '*',
	'∗': '*',
	'÷': '/',
	'∕': '/',
	'⁄': '/',
	'−': '-',
	'–': '-',
	'‐': '-',
	'＋': '+',
	'≤': '<=',
	'≥': '>=',
	'≠': '!=',
	'==': '='
};

const PAIRS = ['**', '!!', '<=', '>=', '!=', '=='];
const SINGLES = '+-*/^!%(),|<>√∛°=×·⋅∙∗÷∕⁄−–‐＋≤≥≠[]{};:\'"&@#$?~`\\.';

/** Every token of `text`, ended by an `end` token. Throws ParseError for a character outside the grammar. */
export function tokenize(text: string): Token[] {
	const tokens: Token[] = [];
	let at = 0;
	let tight = false;
	const match = (pattern: RegExp): string | undefined => {
		pattern.lastIndex = at;
		return pattern.exec(text)?.[0];
	};
	while (at < text.length) {
		const space = match(SPACE);
		if (space) {
			at += space.length;
			tight = false;
			continue;
		}
		const start = at;
		const push = (kind: Token['kind'], value: string) => tokens.push({ kind, text: value, at: start, tight });
		const digits = match(NUMBER);
		const name = digits === undefined ? match(NAME) : undefined;
		const raised = digits === undefined && name === undefined ? match(SUPERSCRIPT) : undefined;
		if (digits !== undefined) {
			push('number', digits);
			at += digits.length;
		} else if (name !== undefined) {
			push('name', name);
			at += name.length;
		} else if (raised !== undefined) {
			push('sign', '^');
			if (raised.startsWith('⁻')) push('sign', '-');
			push(
				'number',
				[...raised]
					.map((each) => DIGITS.indexOf(each))
					.filter((each) => each >= 0)
					.join('')
			);
			at += raised.length;
		} else if (text[at] === '∞') {
			push('name', '∞');
			at += 1;
		} else {
			// "!=" after an operand is ambiguous with a factorial before "=": the comparison is meant.
			const pair = PAIRS.find((each) => text.startsWith(each, at));
			const sign = pair ?? String.fromCodePoint(text.codePointAt(at) as number);
			if (!pair && !SINGLES.includes(sign))
				throw new ParseError(`unexpected "${sign}" at character ${characterAt(text, at)}`, at);
			push('sign', SIGNS[sign] ?? sign);
			at += sign.length;
		}
		tight = true;
	}
	tokens.push({ kind: 'end', text: '', at: text.trimEnd().length, tight: false });
	return tokens;
}
