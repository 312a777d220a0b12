/** Calls: their arguments, names that are bound in the first of them, operators of calculus. */
import { entryAt, lastOf } from '../../kit/checked';
import { ParseError, type Token, characterAt, tokenize } from './lexer';
import { constantNamed, functionNamed, RESERVED, type Operator } from './operators';
import { type Syntax, binderNode, callNode, childrenOf, itemsOf, LIST } from './syntax';
import type { Note } from '../core/answer-notes';

/** An operator has other arguments than it takes; the message is whole. */
export class OperatorError extends ParseError {}

const SIDES: Readonly<Record<string, '"+"' | '"-"'>> = {
	'+': '"+"',
	right: '"+"',
	above: '"+"',
	'-': '"-"',
	left: '"-"',
	below: '"-"'
};

const OPENING = '([{⌊⌈';
const CLOSING = ')]}⌋⌉';

/** Maximum nesting of parentheses, powers, calls and signs. */
export const MAX_DEPTH = 200;

export abstract class TokenReader {
	protected readonly tokens: Token[];
	protected index = 0;
	private depth = 0;

	constructor(
		protected readonly text: string,
		protected variables: ReadonlySet<string>,
		readonly notes: Note[]
	) {
		this.tokens = tokenize(text, variables, notes);
	}

	protected get next(): Token {
		return this.tokens[this.index] as Token;
	}

	/** The token `ahead` places after the next one; the end token beyond it. */
	protected peek(ahead = 1): Token {
		return (this.tokens[this.index + ahead] ?? this.tokens.at(-1)) as Token;
	}

	protected take(): Token {
		return this.tokens[this.index++] as Token;
	}

	protected is(sign: string): boolean {
		return this.next.kind === 'sign' && this.next.text === sign;
	}

	protected isWord(word: string): boolean {
		const { kind, text } = this.next;
		return (
			text.length === word.length &&
			(kind === 'name' || kind === 'sign') &&
			text.toLowerCase() === word &&
			!this.variables.has(text)
		);
	}

	protected note(text: string, alternative: string | null = null): void {
		if (!this.notes.some((each) => each.text === text)) this.notes.push({ text, alternative });
	}

	protected at(token: Token): string {
		return `at character ${characterAt(this.text, token.at)}`;
	}

	protected fail(message: string, token: Token): never {
		throw new ParseError(message, token.at);
	}

	protected unexpected(expected: string): never {
		const token = this.next;
		if (token.kind === 'end') this.fail(`unexpected end ${this.at(token)}, expected ${expected}`, token);
		const written = token.kind === 'sign' ? this.spelling(token) : token.text;
		this.fail(`unexpected "${written}" ${this.at(token)}, expected ${expected}`, token);
	}

	/** A sign as the caller wrote it: "×" rather than "*". */
	private spelling(token: Token): string {
		if (this.text.startsWith(token.text, token.at)) return token.text;
		if (this.text.startsWith('**', token.at)) return '**';
		return String.fromCodePoint(this.text.codePointAt(token.at) as number);
	}

	protected deeper<T>(work: () => T): T {
		if (++this.depth > MAX_DEPTH) this.fail(`nested more than ${MAX_DEPTH} deep ${this.at(this.next)}`, this.next);
		try {
			return work();
		} finally {
			this.depth--;
		}
	}
}

export abstract class OperatorReader extends TokenReader {
	/** Open bars of |…|: a bar after an operand closes the innermost one. */
	protected bars = 0;

	protected abstract logical(): Syntax;

	/** Arguments of the call whose parenthesis is next. */
	protected argumentCount(): number {
		return this.pieces().length;
	}

	/** Where the arguments of the call whose parenthesis is next begin and end, as indices of tokens. */
	private pieces(): [from: number, to: number][] {
		const found: [number, number][] = [];
		let depth = 0;
		let from = this.index + 1;
		for (let at = this.index; ; at++) {
			const { kind, text } = this.tokens[at] as Token;
			const ends = kind === 'end';
			if (kind === 'sign' && OPENING.includes(text)) depth++;
			else if (ends || (kind === 'sign' && CLOSING.includes(text))) depth--;
			const parted = depth === 1 && kind === 'sign' && (text === ',' || text === ';');
			if (!parted && !ends && depth > 0) continue;
			found.push([from, at]);
			if (!parted) return found;
			from = at + 1;
		}
	}

	protected inside<T>(read: () => T): T {
		this.take();
		const bars = this.bars;
		this.bars = 0;
		const found = read();
		this.bars = bars;
		if (!this.is(')')) this.unexpected('"," or ")"');
		this.take();
		return found;
	}

	/** The comma before a further argument, taken. */
	protected another(): boolean {
		const parted = this.is(',') || this.is(';');
		if (parted) this.take();
		return parted;
	}

	/** The same with names in it that are values, even if they are functions elsewhere. */
	protected binding<T>(names: readonly string[], read: () => T): T {
		const outer = this.variables;
		if (names.length > 0) this.variables = new Set([...outer, ...names]);
		try {
			return read();
		} finally {
			this.variables = outer;
		}
	}

	/** Names of several letters that are whole arguments of the next call from `first` on: they are bound in its body. */
	protected boundNames(first: number, last: number): string[] {
		return this.pieces()
			.slice(first, last + 1)
			.flatMap(([from, to]) => this.tokens.slice(from, to))
			.flatMap(({ kind, text }) => (kind === 'name' && text.length > 1 && isVariable(text) && !functionNamed(text) ? [text] : [])); // prettier-ignore
	}

	/** The call of an operator after its name, `token`. */
	protected operatorCall(operator: Operator, token: Token): Syntax {
		const pieces = this.pieces();
		if (this.tokens[lastOf(pieces)[1]]?.kind === 'end') this.refuse(`${token.text}( is not closed`);
		const names = this.boundNames(1, operator === 'diff' ? pieces.length : operator === 'areabetween' ? 2 : 1);
		return this.deeper(() =>
			this.inside(() => {
				if (this.is(')') && operator === 'solve') this.count(operator);
				if (this.is(')') || this.is(',')) this.refuse(`${operator}: an expression is missing`);
				const body = this.binding(names, () => (operator === 'solve' ? this.listed() : this.logical()));
				if (this.is(';')) this.further();
				return this.bound(operator, body, pieces, token) ?? callNode(operator, [body, ...this.others()], token.at);
			})
		);
	}

	private others(): Syntax[] {
		const found: Syntax[] = [];
		while (this.further()) found.push(this.logical());
		return found;
	}

	/** The comma before a further argument of an operator, taken. */
	private further(): boolean {
		if (this.is(';')) this.refuse('the parts of an operator are separated by commas, not by ";"');
		return this.another();
	}

	private bound(
		operator: Operator,
		body: Syntax,
		pieces: readonly [number, number][],
		{ at, text }: Token
	): Syntax | undefined {
		if (pieces.length === 1 && (operator === 'limit' || operator === 'subs')) this.count(operator);
		if (pieces.length === 1) return undefined;
		switch (operator) {
			case 'diff':
				return this.derivative(body, at);
			case 'solve':
				return this.unknowns(body, at, text.toLowerCase() !== operator);
			case 'limit':
				return this.limit(body, pieces, at);
			case 'integrate':
			case 'series':
			case 'subs':
				return this.over(operator, body, at);
			default:
				return undefined;
		}
	}

	private over(operator: 'integrate' | 'series' | 'subs', body: Syntax, at: number): Syntax {
		this.take();
		const variable = this.variable(operator);
		const domain = this.others();
		const wrong =
			operator === 'integrate'
				? domain.length === 1 || domain.length > 2
				: operator === 'subs'
					? domain.length !== 1
					: domain.length > 2;
		if (wrong) this.count(operator);
		return binderNode(operator, body, variable, domain, at);
	}

	/** diff(f, x, 2, y): one derivative after the other. */
	private derivative(body: Syntax, at: number): Syntax {
		let node = body;
		while (this.further()) {
			const variable = this.variable('diff');
			const counted = this.is(',') && this.peek().kind !== 'name';
			if (counted) this.take();
			node = binderNode('diff', node, variable, counted ? [this.logical()] : [], at);
		}
		return node;
	}

	/** limit(f, x, a), limit(f, x -> a), with a side after the place or at it. */
	private limit(body: Syntax, pieces: readonly [number, number][], at: number): Syntax {
		this.take();
		const variable = this.variable('limit');
		const arrow = this.is('→') || (this.is('-') && this.peek().text === '>');
		if (arrow && this.take().text === '-') this.take();
		if (!arrow && !this.further()) this.count('limit');
		const [, end] = pieces[arrow ? 1 : 2] as [number, number];
		const last = this.tokens[end - 1] as Token;
		// 0+
		const atPlace = end - this.index > 1 && last.kind === 'sign' && (last.text === '+' || last.text === '-');
		if (atPlace) this.tokens.splice(end - 1, 1);
		const domain = [this.logical()];
		if (atPlace) domain.push({ type: 'name', name: entryAt(SIDES, last.text), at: last.at });
		else if (this.further()) domain.push(this.side());
		if (this.is(',')) this.count('limit');
		return binderNode('limit', body, variable, domain, at);
	}

	private side(): Syntax {
		const { at } = this.next;
		const written = this.argumentText();
		const word = written
			.replace(/^["'](.*)["']$/s, '$1')
			.trim()
			.toLowerCase();
		if (!Object.hasOwn(SIDES, word)) this.refuse(`limit: the side is "+" or "-", and not ${written}`);
		while (!this.is(')') && !this.is(',')) this.take();
		return { type: 'name', name: entryAt(SIDES, word), at };
	}

	/** solve(equation, x), solve([a, b], [x, y]), with a place near the root or two ends behind the unknown of one equation. */
	private unknowns(body: Syntax, at: number, byDigits: boolean): Syntax {
		const only = byDigits && this.peek().kind === 'number' && this.onlyName(body);
		if (only) return binderNode('solve', body, only, this.others(), at);
		this.take();
		const close = this.is('[') ? ']' : this.is('{') ? '}' : undefined;
		if (close) this.take();
		const names: Syntax[] = [];
		do names.push({ type: 'name', name: this.variable('solve', close), at: this.next.at });
		while (close !== undefined && this.another());
		if (close !== undefined) {
			if (!this.is(close)) this.unexpected(`"${close}"`);
			this.take();
		}
		const [first] = names;
		if (names.length === 1 && first?.type === 'name' && !itemsOf(body)) {
			const domain = this.others();
			if (domain.length > 2) this.count('solve');
			return binderNode('solve', body, first.name, domain, at);
		}
		if (this.is(',')) this.count('solve');
		return callNode('solve', [itemsOf(body) ? body : callNode(LIST, [body], -1), callNode(LIST, names, -1)], at);
	}

	/** The name in a tree that has only one, apart from constants. */
	private onlyName(body: Syntax): string | undefined {
		const names = new Set<string>();
		const look = (node: Syntax): void => {
			if (node.type === 'name' && constantNamed(node.name) === undefined) names.add(node.name);
			childrenOf(node).forEach(look);
		};
		look(body);
		return names.size === 1 ? [...names][0] : undefined;
	}

	/** One equation, or a list of them in brackets. */
	private listed(): Syntax {
		const close = this.is('[') ? ']' : this.is('{') ? '}' : undefined;
		if (close === undefined) return this.logical();
		const { at } = this.take();
		const items = [this.logical()];
		while (this.another()) items.push(this.logical());
		if (!this.is(close)) this.unexpected(`"," or "${close}"`);
		this.take();
		return items.length === 1 ? (items[0] as Syntax) : callNode(LIST, items, at);
	}

	private variable(what: string, close?: string): string {
		const { kind, text } = this.next;
		const after = this.peek();
		const ends = after.kind === 'sign' && (',;)→'.includes(after.text) || after.text === close || (after.text === '-' && this.peek(2).text === '>')); // prettier-ignore
		if (kind !== 'name' || !ends || !isVariable(text))
			this.refuse(`${what} needs a variable, and "${this.argumentText()}" is none`);
		return this.take().text;
	}

	private argumentText(): string {
		let depth = 0;
		for (let ahead = 0; ; ahead++) {
			const { kind, text, at } = this.peek(ahead);
			if (kind === 'sign' && OPENING.includes(text)) depth++;
			else if (kind === 'end' || (kind === 'sign' && CLOSING.includes(text))) depth--;
			if (kind !== 'end' && depth >= 0 && !(depth === 0 && text === ',')) continue;
			return this.text.slice(this.next.at, at).trim();
		}
	}

	private refuse(message: string): never {
		throw new OperatorError(message, this.next.at);
	}

	private count(operator: Operator): never {
		return this.refuse(TAKES[operator] ?? `${operator} has too many arguments`);
	}
}

const TAKES: Partial<Record<Operator, string>> = {
	integrate: 'integrate takes a variable, and both ends of an interval or none',
	limit: 'limit takes an expression, a variable and where it goes',
	series: 'series takes an expression, a variable, a point and an order',
	solve: 'solve takes an equation and its unknown',
	subs: 'subs takes an expression, a variable and its value'
};

const isVariable = (name: string): boolean => !RESERVED.has(name.toLowerCase()) && constantNamed(name) === undefined;
