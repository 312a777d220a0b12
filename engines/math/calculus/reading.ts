/** Text of calculus → operators and their arguments. The arguments stay text: the grammar of expressions reads them. */
import { NoValueError } from '../no-value';

export type Operator =
	| 'diff'
	| 'integrate'
	| 'limit'
	| 'series'
	| 'solve'
	| 'factor'
	| 'expand'
	| 'simplify'
	| 'subs'
	| 'isprime'
	| 'divisors'
	| 'nextprime'
	| 'previousprime'
	| 'vertex'
	| 'axisofsymmetry'
	| 'completesquare'
	| 'discriminant'
	| 'domain'
	| 'gcd'
	| 'lcm';

const NAMES: Readonly<Record<string, Operator>> = {
	diff: 'diff',
	derivative: 'diff',
	integrate: 'integrate',
	integral: 'integrate',
	antiderivative: 'integrate',
	limit: 'limit',
	lim: 'limit',
	series: 'series',
	taylor: 'series',
	maclaurin: 'series',
	solve: 'solve',
	factor: 'factor',
	factorize: 'factor',
	factorise: 'factor',
	expand: 'expand',
	simplify: 'simplify',
	subs: 'subs',
	substitute: 'subs',
	isprime: 'isprime',
	is_prime: 'isprime',
	divisors: 'divisors',
	nextprime: 'nextprime',
	previousprime: 'previousprime',
	prevprime: 'previousprime',
	vertex: 'vertex',
	axisofsymmetry: 'axisofsymmetry',
	completesquare: 'completesquare',
	discriminant: 'discriminant',
	domain: 'domain'
};

/** Two operators that exist as functions of numbers too. */
const DIVISORS: ReadonlySet<string> = new Set(['gcd', 'lcm']);

/** The operator of this name in any case; `gcd` and `lcm` where `divisors` is set. */
export function operatorNamed(name: string, divisors = false): Operator | undefined {
	const lower = name.toLowerCase();
	if (divisors && DIVISORS.has(lower)) return lower as Operator;
	return Object.hasOwn(NAMES, lower) ? NAMES[lower] : undefined;
}

export interface OperatorCall {
	readonly operator: Operator;
	/** As it was written. */
	readonly name: string;
	readonly args: readonly string[];
	/** Place of the name and of the character after the closing parenthesis. */
	readonly from: number;
	readonly to: number;
}

const OPENING = '([{';
const CLOSING = ')]}';

/** The pieces of a text between separators that stand in no bracket and no quotes. */
export function splitTop(text: string, isSeparator: (at: number) => number): { parts: string[]; separators: string[] } {
	const parts: string[] = [];
	const separators: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at]!;
		if (OPENING.includes(sign)) depth++;
		else if (CLOSING.includes(sign)) depth--;
		else if (depth === 0) {
			const length = isSeparator(at);
			if (length === 0) continue;
			parts.push(text.slice(start, at));
			separators.push(text.slice(at, at + length));
			at += length - 1;
			start = at + 1;
		}
	}
	parts.push(text.slice(start));
	return { parts: parts.map((part) => part.trim()), separators };
}

/** Arguments of a list; an empty text has none. */
export function splitList(text: string): string[] {
	const { parts } = splitTop(text, (at) => (text[at] === ',' ? 1 : 0));
	return parts.length === 1 && parts[0] === '' ? [] : parts;
}

const RELATIONS = ['<=', '>=', '!=', '==', '=', '<', '>', '≤', '≥', '≠'];
const CANONICAL: Readonly<Record<string, string>> = { '==': '=', '≤': '<=', '≥': '>=', '≠': '!=' };

export type RelationSign = '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Relation {
	readonly sides: readonly string[];
	readonly signs: readonly RelationSign[];
}

/** The sides of a relation; one side when there is no sign. "->" and "!=" after an operand are told apart. */
export function splitRelation(text: string): Relation {
	const { parts, separators } = splitTop(text, (at) => {
		const sign = RELATIONS.find((each) => text.startsWith(each, at));
		return sign === undefined || (sign === '>' && text[at - 1] === '-') ? 0 : sign.length;
	});
	return { sides: parts, signs: separators.map((sign) => (CANONICAL[sign] ?? sign) as RelationSign) };
}

/** The outermost operator calls in a text, from left to right. Throws NoValueError for a parenthesis that is not closed. */
export function operatorCalls(text: string, divisors = false): OperatorCall[] {
	const found: OperatorCall[] = [];
	const word = /[A-Za-z_][A-Za-z0-9_]*/g;
	for (let match = word.exec(text); match; match = word.exec(text)) {
		const integer = /^int$/i.test(match[0]);
		const operator = integer ? 'integrate' : operatorNamed(match[0], divisors);
		const open = /\s*\(/y;
		open.lastIndex = word.lastIndex;
		if (!operator || !open.test(text)) continue;
		const inside = open.lastIndex;
		const end = closingOf(text, inside);
		if (end < 0) throw new NoValueError(`${match[0]}( is not closed`);
		// int(2.7) is the whole part.
		if (integer && splitList(text.slice(inside, end)).length < 2) continue;
		found.push({
			operator,
			name: match[0],
			args: splitList(text.slice(inside, end)),
			from: match.index,
			to: end + 1
		});
		word.lastIndex = end + 1;
	}
	return found;
}

/** Place of the bracket that closes the one before `from`; −1 when there is none. */
function closingOf(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length; at++) {
		if (OPENING.includes(text[at]!)) depth++;
		else if (CLOSING.includes(text[at]!) && --depth === 0) return at;
	}
	return -1;
}
