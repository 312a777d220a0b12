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

const DIGITS_OF = '\\d+(?:_\\d+)*';
const NUMBER = new RegExp(`(?:${DIGITS_OF}(?:\\.(?:${DIGITS_OF})?)?|\\.${DIGITS_OF})(?:[eE][+-]?\\d+)?`, 'y');
/** 0xFF, 0b1010, 0o17; `0x` before anything but a letter or digit is 0·x. */
const BASED = /0([xX]|[bB]|[oO])(?=\w)\w*/y;
const BASED_DIGITS: Readonly<Record<string, RegExp>> = {
	x: /^[0-9a-f]+(?:_[0-9a-f]+)*$/i,
	b: /^[01]+(?:_[01]+)*$/,
	o: /^[0-7]+(?:_[0-7]+)*$/
};
const BASE_NAMES: Readonly<Record<string, string>> = { x: 'hexadecimal', b: 'binary', o: 'octal' };
/** 0.(3), the digits in parentheses over and over; digits between the point and the parenthesis make a product. */
const REPEATING = /(\d+)\.\((\d+)\)/y;
/** Latin letters make words; a Greek letter is a name of its own, with its index, but Δ belongs to what follows. */
const NAME = /[A-Za-z_][A-Za-z0-9_]*|[πτφϕ]|Δ[A-Za-z][A-Za-z0-9_]*|[\u0370-\u03ff](?:_[A-Za-z0-9]+|[0-9]+)?/y;
/** Everything that a variable's name may be made of. */
const LONGEST_NAME = /[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*/y;
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

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Every token of `text`, ended by an `end` token; `names` are read whole wherever they stand. Throws ParseError for a
 * character outside the grammar.
 */
export function tokenize(text: string, names: ReadonlySet<string> = NO_NAMES): Token[] {
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
		const based = match(BASED);
		if (based !== undefined) {
			push('number', wholeOfBase(text, based, start));
			at += based.length;
			tight = true;
			continue;
		}
		const repeating = match(REPEATING);
		if (repeating !== undefined) {
			// 0.(3) = 3/9
			const [whole = '', again = ''] = repeating.replace(')', '').split('.(');
			push('sign', '(');
			push('number', String(BigInt(whole + again) - BigInt(whole)));
			push('sign', '/');
			push('number', '9'.repeat(again.length));
			push('sign', ')');
			at += repeating.length;
			tight = true;
			continue;
		}
		const digits = match(NUMBER);
		const longest = digits === undefined ? match(LONGEST_NAME) : undefined;
		const name = longest !== undefined && names.has(longest) ? longest : digits === undefined ? match(NAME) : undefined;
		const raised = digits === undefined && name === undefined ? match(SUPERSCRIPT) : undefined;
		if (digits !== undefined) {
			push('number', digits.replaceAll('_', ''));
			at += digits.length;
			if (text[at] === '_') throw new ParseError(`unexpected "_" at character ${characterAt(text, at)}`, at);
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

/** The decimal digits of a literal like 0xFF. */
function wholeOfBase(text: string, literal: string, at: number): string {
	const letter = literal.charAt(1).toLowerCase();
	const digits = literal.slice(2);
	if (!BASED_DIGITS[letter]?.test(digits))
		throw new ParseError(
			`"${literal}" is not a ${BASE_NAMES[letter]} number at character ${characterAt(text, at)}; write 0*${literal.slice(1)} for a product`,
			at
		);
	return String(BigInt(`0${letter}${digits.replaceAll('_', '')}`));
}
