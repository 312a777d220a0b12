/** Base of every part of the parser: the tokens, the position of the next one, and the error messages. */
import { characterAt, ParseError, tokenize, type Token } from './lexer';
import type { Note } from '../core/answer-notes';

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
		return (kind === 'name' || kind === 'sign') && text.toLowerCase() === word && !this.variables.has(text);
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
