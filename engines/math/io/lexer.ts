/** Text → tokens. One pass, linear. Each token is a step of the running budget. */
import type { Note } from '../core/answer-notes';
import { spend } from '../core/budget';

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
		readonly at: number,
		readonly word?: string
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
/** A number that can only be itself: a sign, the end or a letter other than those of exponents, bases and 5x10 stands behind it. */
const AFTER_NUMBER = '(?= ?(?:[-+*/^)%!=<>]|$)|[ac-df-np-wyzACDF-NP-WYZ])';
const PLAIN_NUMBER = new RegExp(`\\d+(?:${AFTER_NUMBER}|(?=\\())|\\d+\\.(?!\\d\\d0(?!\\d))\\d+${AFTER_NUMBER}`, 'y');
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
const MAYBE_REPEATING = /\d+\.(\d+)\((\d{1,9})\)/y;
/** 2 1/2; the fraction is a proper one. */
const MIXED = /(\d+)[ \u00a0\u2009]+(\d+)[/⁄](\d+)(?![\d.])/y;
/** 2½, ½ */
const VULGAR_SIGN = '[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const VULGAR = new RegExp(`(\\d*)[ \\u00a0\\u2009]?(${VULGAR_SIGN})`, 'y');
export const FRACTIONS: Readonly<Record<string, readonly [number, number]>> = {
	'¼': [1, 4], '½': [1, 2], '¾': [3, 4], '⅐': [1, 7], '⅑': [1, 9], '⅒': [1, 10], '⅓': [1, 3], '⅔': [2, 3], '⅕': [1, 5],
	'⅖': [2, 5], '⅗': [3, 5], '⅘': [4, 5], '⅙': [1, 6], '⅚': [5, 6], '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8]
}; // prettier-ignore
/** Groups of three digits, the first without a leading zero: 1,000,000.5 and 1.000.000,5, 1 000 000, 1'000. Commas separate where a call's parenthesis is open. */
const COMMA_GROUPS = /[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])/y;
const POINT_GROUPS = /[1-9]\d{0,2}(?:\.\d{3})+,\d+(?![\d.,])/y;
const SPACED = /[1-9]\d{0,2}(?:([ \u00a0\u2009\u202f'’])\d{3})(?:\1\d{3})*(?:\.\d+)?(?![\d'’])/y;
/** 1 234,56: spaces and a decimal comma where a comma means nothing else. */
const SPACED_COMMA = /[1-9]\d{0,2}(?:([ \u00a0\u2009\u202f'’.])\d{3})(?:\1\d{3})*,\d+(?![\d,.])/y;
/** 1.000.000: points in groups, more than one. */
const POINTS_ONLY = /[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.,])/y;
/** 0.333… */
const DOTS = /(\d+)\.(\d+)(?:\.{3}|…)/y;
/** 3,14: a decimal comma where a comma means nothing else. */
const DECIMAL_COMMA = /\d+,\d+(?:[eE][+-]?\d+)?(?![\w,.])|\d+,\d+(?![\d,.])/y;
/** Latin letters make words; a Greek letter with its index is a name, but Δ belongs to the next word. */
const NAME = /[A-Za-z_][A-Za-z0-9_₀-₉]*|[πτφϕ]|Δ[A-Za-z][A-Za-z0-9_]*|[\u0370-\u03ff](?:_[A-Za-z0-9]+|[0-9₀-₉]+)?/y;
/** Everything that a variable's name may be made of. */
const LONGEST_NAME = /[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*/y;
const SUPERSCRIPT = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
const SPACE = /[\s\u00a0\u2009\u202f]+/y;
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The digits before the ones that repeat, and those that repeat three times and more up to the end; at most six of them. */
function periodOf(digits: string): readonly [lead: string, again: string] | undefined {
	let best: readonly [number, number] | undefined;
	for (let length = 1; length <= 6; length++) {
		let start = digits.length - length;
		while (start > 0 && digits[start - 1] === digits[start - 1 + length]) start--;
		start += (digits.length - start) % length;
		if (digits.length - start >= 3 * length && start < (best?.[0] ?? Infinity)) best = [start, length];
	}
	return best && [digits.slice(0, best[0]), digits.slice(best[0], best[0] + best[1])];
}

/** Signs of several spellings, by the one that the grammar has. */
const SPELLINGS: Readonly<Record<string, string>> = {
	'^': '**',
	'*': '× · ⋅ ∙ • ∗',
	'/': '÷ ∕ ⁄',
	'-': '− – — ‐',
	'<=': '≤',
	'>=': '≥',
	'!=': '≠',
	'=': '==',
	and: '&& ∧',
	or: '|| ∨',
	not: '¬',
	xor: '⊕'
};
const SIGNS: ReadonlyMap<string, string> = new Map(
	Object.entries(SPELLINGS).flatMap(([sign, spellings]) => spellings.split(' ').map((each) => [each, sign] as const))
);

const plainSign = (sign: string): string => SIGNS.get(sign) ?? sign;

const raisedDigits = (raised: string): string =>
	[...raised]
		.map((each) => DIGITS.indexOf(each))
		.filter((each) => each >= 0)
		.join('');

const PAIRS = ['**', '!!', '<=', '>=', '!=', '==', '//', '<<', '>>', '&&'];
const SINGLES = '+-*/^!%(),|<>√∛∜°=×·⋅∙•∗÷∕⁄−–—‐≤≥≠[]{};:\'"&@#$?~`\\.⌊⌋⌈⌉∧∨¬⊕→';

const NO_NAMES: ReadonlySet<string> = new Set();

/** Tokens of `text` and `end`; `names` stay whole, `notes` gets second readings. Throws ParseError. */
export const tokenize = (text: string, names: ReadonlySet<string> = NO_NAMES, notes: Note[] = []): Token[] =>
	new Lexer(text, names, notes).all();

class Lexer {
	private readonly tokens: Token[] = [];
	private at = 0;
	private tight = false;
	/** Every open parenthesis: commas separate in a call and a list, spaces in a list; (1,5) is a number inside of a call too. */
	private readonly open: ('call' | 'list' | 'plain')[] = [];

	constructor(
		private readonly text: string,
		private readonly names: ReadonlySet<string>,
		private readonly notes: Note[]
	) {}

	all(): Token[] {
		while (this.at < this.text.length) {
			const space = this.match(SPACE);
			if (space) {
				this.at += space[0].length;
				this.tight = false;
				continue;
			}
			this.at += this.numeral() || this.name() || this.sign();
			this.tight = true;
		}
		this.tokens.push({ kind: 'end', text: '', at: this.text.trimEnd().length, tight: false });
		return this.tokens;
	}

	private match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		return pattern.exec(this.text);
	}

	private push(kind: Token['kind'], value: string): void {
		spend();
		this.tokens.push({ kind, text: value, at: this.at, tight: this.tight });
	}

	private pushAll(...parts: readonly string[]): void {
		for (const part of parts) this.push(/^\d/.test(part) ? 'number' : 'sign', part);
	}

	private note(text: string, alternative: string | null): void {
		this.notes.push({ text, alternative });
	}

	/** Reads a number; returns its length in units, or 0. */
	private numeral(): number {
		const { at } = this;
		const first = this.text.charCodeAt(at);
		if (!(first >= 48 && first <= 57) && first !== 46 && first < 0xbc) return 0;
		const plain = this.match(PLAIN_NUMBER);
		if (plain) {
			this.push('number', plain[0]);
			return plain[0].length;
		}
		const based = this.match(BASED);
		if (based) {
			this.push('number', wholeOfBase(this.text, based[0], at));
			return based[0].length;
		}
		const repeating = this.match(REPEATING);
		if (repeating) {
			// 0.(3) = 3/9
			const [all, whole = '', again = ''] = repeating;
			this.pushAll('(', String(BigInt(whole + again) - BigInt(whole)), '/', '9'.repeat(again.length), ')');
			return all.length;
		}
		return this.mixed() || this.grouped() || this.plain();
	}

	private mixed(): number {
		const vulgar = this.match(VULGAR);
		if (vulgar) {
			const [all, whole = '', sign = ''] = vulgar;
			const [num, den] = FRACTIONS[sign] as readonly [number, number];
			this.pushAll('(', ...(whole ? [whole, '+'] : []), String(num), '/', String(den), ')');
			return all.length;
		}
		const mixed = this.match(MIXED);
		if (!mixed || this.open.at(-1) === 'list') return 0;
		const [all, whole = '', num = '', den = ''] = mixed;
		if (num.length > den.length || BigInt(num) >= BigInt(den)) return 0;
		this.note(`${all} is ${whole} and ${num}/${den}`, `${whole}*${num}/${den}`);
		this.pushAll('(', whole, '+', num, '/', den, ')');
		return all.length;
	}

	private grouped(): number {
		const dots = this.match(DOTS);
		const period = dots?.[2] === undefined ? undefined : periodOf(dots[2]);
		if (dots && period) {
			const [all, whole = ''] = dots;
			const [lead, again] = period;
			const num = BigInt(whole + lead + again) - BigInt(whole + lead);
			const den = `${'9'.repeat(again.length)}${'0'.repeat(lead.length)}`;
			this.note(`${all} repeats ${again} without end`, null);
			this.pushAll('(', String(num), '/', den, ')');
			return all.length;
		}
		const inside = this.open.at(-1) ?? 'plain';
		const separates = inside !== 'plain';
		const european = (!separates && this.match(SPACED_COMMA)) || this.match(POINTS_ONLY);
		if (european) {
			const [all] = european;
			const digits = all.replace(/[^\d,]/g, '').replace(',', '.');
			this.note(`${all} is one number, ${digits}`, null);
			this.push('number', digits);
			return all.length;
		}
		const spaced = this.match(SPACED);
		if (spaced && inside !== 'list') {
			const [all] = spaced;
			const digits = all.replace(/[^\d.]/g, '');
			this.note(`${all} is one number, ${digits}`, null);
			this.push('number', digits);
			return all.length;
		}
		if (separates) return 0;
		const commas = this.match(COMMA_GROUPS);
		if (commas) {
			const [all] = commas;
			const digits = all.replaceAll(',', '');
			const once = all.split(',').length === 2 && !all.includes('.');
			this.note(`the comma in ${all} groups thousands`, once ? all.replace(',', '.') : null);
			this.push('number', digits);
			return all.length;
		}
		const comma = this.match(POINT_GROUPS) ?? this.match(DECIMAL_COMMA);
		if (!comma) return 0;
		const digits = comma[0].replaceAll('.', '').replace(',', '.');
		this.note(`the comma in ${comma[0]} is a decimal point: ${digits}`, null);
		this.push('number', digits);
		return comma[0].length;
	}

	private plain(): number {
		const number = this.match(NUMBER);
		if (!number) return 0;
		const [all] = number;
		// 1.2(34)
		const [, places, again] = this.match(MAYBE_REPEATING) ?? [];
		if (places && again) {
			const once = all.replace('.', '');
			const den = '9'.repeat(again.length) + '0'.repeat(places.length);
			this.note(`a product; repeating ${again}`, `${BigInt(once + again) - BigInt(once)}/${den}`);
		}
		if (/^[1-9]\d{0,2}\.\d\d0$/.test(all))
			this.note(`the point in ${all} is a decimal point; for thousands write ${all.replace('.', '')}`, null);
		this.push('number', all.replaceAll('_', ''));
		if (this.text[this.at + all.length] === '_') this.unexpected('_', this.at + all.length);
		return all.length;
	}

	private name(): number {
		const longest = this.match(LONGEST_NAME)?.[0];
		const name = longest !== undefined && this.names.has(longest) ? longest : this.match(NAME)?.[0];
		// x₁ is x_1
		if (name !== undefined)
			this.push(
				'name',
				name.replace(/_?([₀-₉]+)/, (_, digits: string) => `_${[...digits].map(plainSubscript).join('')}`)
			);
		else if (this.text[this.at] === '∞') this.push('name', '∞');
		else return 0;
		return name?.length ?? 1;
	}

	private sign(): number {
		const { text, at } = this;
		const raised = this.match(SUPERSCRIPT)?.[0];
		if (raised !== undefined) {
			this.push('sign', '^');
			if (raised.startsWith('⁻')) this.push('sign', '-');
			this.push('number', raisedDigits(raised));
			return raised.length;
		}
		// "!=" after an operand is ambiguous with a factorial before "=": the comparison wins.
		const pair = PAIRS.find((each) => text.startsWith(each, at));
		const sign = pair ?? String.fromCodePoint(text.codePointAt(at) as number);
		if (!pair && !SINGLES.includes(sign)) this.unexpected(sign, at);
		if (sign === '(') this.open.push(this.tight && this.tokens.at(-1)?.kind === 'name' ? 'call' : 'plain');
		if (sign === '[' || sign === '{') this.open.push('list');
		if (sign === ')' || sign === ']' || sign === '}') this.open.pop();
		this.push('sign', plainSign(sign));
		return sign.length;
	}

	private unexpected(what: string, at: number): never {
		throw new ParseError(`unexpected "${what}" at character ${characterAt(this.text, at)}`, at);
	}
}

const plainSubscript = (digit: string): number => digit.charCodeAt(0) - 0x2080;

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
