/**
 * The grammar, by recursive descent with one function a level; README.md states it in full.
 *
 *   comparison = sum (("=" | "==" | "!=" | "<" | "<=" | ">" | ">=") sum)*     only outermost
 *   sum        = product (("+" | "-") product)*
 *   product    = unary (("*" | "/" | "%" | "mod") unary | power)*             a power without a sign: implicit "*"
 *   unary      = ("+" | "-")* power
 *   power      = postfix ("^" unary)?                                         to the right: 2^3^2 = 2^(3^2)
 *   postfix    = atom ("!" | "!!" | "%" | "°")*
 *   atom       = number | name | function "(" list ")" | "(" sum ")" | "|" sum "|" | ("√" | "∛") postfix
 */
import { characterAt, ParseError, tokenize, type Token } from './lexer';
import { constantNamed, functionNamed, RESERVED } from './names';
import type { Comparison, ProductPart, SignedTerm, Syntax } from './syntax';

export { ParseError } from './lexer';

/** Parentheses, powers, calls and signs that may stand inside each other. */
export const MAX_DEPTH = 200;

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Text → syntax tree. `variables` are names that are values even where a function of that name exists.
 * Throws ParseError, its message naming the character (counted from 1) and what was expected.
 */
export function parse(text: string, variables: ReadonlySet<string> = NO_NAMES): Syntax {
	return new Parser(text, variables).whole();
}

class Parser {
	private readonly tokens: readonly Token[];
	private index = 0;
	private depth = 0;
	/** Open bars of |…|: a bar after an operand closes the innermost one. */
	private bars = 0;

	constructor(
		private readonly text: string,
		private readonly variables: ReadonlySet<string>
	) {
		this.tokens = tokenize(text, variables);
	}

	whole(): Syntax {
		if (this.tokens.length === 1) throw new ParseError('must not be empty', 0);
		const first = this.sum();
		const operands = [first];
		const signs: Comparison[] = [];
		const at = this.next.at;
		while (this.next.kind === 'sign' && COMPARISONS.has(this.next.text)) {
			signs.push(this.take().text as Comparison);
			operands.push(this.sum());
		}
		if (this.next.kind !== 'end') this.unexpected('an operator or the end');
		return signs.length === 0 ? first : { type: 'comparison', operands, signs, at };
	}

	private get next(): Token {
		return this.tokens[this.index] as Token;
	}

	private take(): Token {
		return this.tokens[this.index++] as Token;
	}

	private is(sign: string): boolean {
		return this.next.kind === 'sign' && this.next.text === sign;
	}

	private at(token: Token): string {
		return `at character ${characterAt(this.text, token.at)}`;
	}

	private fail(message: string, token: Token): never {
		throw new ParseError(message, token.at);
	}

	private unexpected(expected: string): never {
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

	private deeper<T>(work: () => T): T {
		if (++this.depth > MAX_DEPTH) this.fail(`nested more than ${MAX_DEPTH} deep ${this.at(this.next)}`, this.next);
		try {
			return work();
		} finally {
			this.depth--;
		}
	}

	private sum(): Syntax {
		const first = this.product();
		if (!this.is('+') && !this.is('-')) return first;
		const at = this.next.at;
		const terms: SignedTerm[] = [{ negative: false, node: first }];
		while (this.is('+') || this.is('-')) {
			const negative = this.take().text === '-';
			terms.push({ negative, node: this.product() });
		}
		return { type: 'sum', terms, at };
	}

	private product(): Syntax {
		const first = this.unary();
		const at = this.next.at;
		const factors: ProductPart[] = [{ operator: '*', node: first }];
		for (;;) {
			if (this.is('*')) {
				this.take();
				factors.push({ operator: '*', node: this.unary() });
			} else if (this.is('/')) {
				this.take();
				factors.push({ operator: '/', node: this.unary() });
			} else if (this.is('%') || (this.next.kind === 'name' && this.next.text === 'mod')) {
				this.take();
				factors.push({ operator: 'mod', node: this.unary() });
			} else if (this.startsOperand()) {
				const before = this.tokens[this.index - 1];
				if (this.next.kind === 'number' && before?.kind === 'number') this.unexpected('an operator');
				factors.push({ operator: '*', node: this.power() });
			} else return factors.length === 1 ? first : { type: 'product', factors, at };
		}
	}

	/** Whether the next token begins an operand that is multiplied without a sign. */
	private startsOperand(): boolean {
		const { kind, text } = this.next;
		if (kind === 'number') return true;
		if (kind === 'name') return !RESERVED.has(text);
		return kind === 'sign' && (text === '(' || text === '√' || text === '∛' || (text === '|' && this.bars === 0));
	}

	private unary(): Syntax {
		let negative = false;
		const at = this.next.at;
		while (this.is('-') || this.is('+')) if (this.take().text === '-') negative = !negative;
		const operand = this.power();
		return negative ? { type: 'negate', operand, at } : operand;
	}

	private power(): Syntax {
		const base = this.postfix();
		if (!this.is('^')) return base;
		const at = this.take().at;
		const exponent = this.deeper(() => (this.isTurn(base) ? this.turn() : this.unary()));
		return { type: 'power', base, exponent, at };
	}

	/** e^iπ: what stands tight after the i belongs to the angle. */
	private isTurn(base: Syntax): boolean {
		if (base.type !== 'name' || base.name !== 'e' || this.variables.has('e')) return false;
		const start = this.index + (this.is('-') ? 1 : 0);
		const [unit, after] = [this.tokens[start], this.tokens[start + 1]];
		return unit?.text === 'i' && unit.kind === 'name' && after?.kind === 'name' && after.tight;
	}

	private turn(): Syntax {
		const { at } = this.next;
		const negative = this.is('-');
		if (negative) this.take();
		const factors: ProductPart[] = [];
		while (factors.length === 0 || (this.next.kind === 'name' && this.next.tight && !RESERVED.has(this.next.text)))
			factors.push({ operator: '*', node: this.postfix() });
		const angle: Syntax = { type: 'product', factors, at };
		return negative ? { type: 'negate', operand: angle, at } : angle;
	}

	private postfix(): Syntax {
		let operand = this.deeper(() => this.atom());
		let marks = 0;
		for (;;) {
			const { kind, text, at } = this.next;
			if (kind !== 'sign') return operand;
			if (text === '%' && this.percentIsModulo()) return operand;
			if (text !== '!' && text !== '!!' && text !== '%' && text !== '°') return operand;
			if (++marks > 20) this.fail(`nested more than 20 signs deep ${this.at(this.next)}`, this.next);
			this.take();
			operand = { type: 'postfix', sign: text, operand, at };
		}
	}

	/** `%` is the modulo when an operand follows, a percent sign otherwise, also before a sign: `10% - 5` is 0.1 - 5. */
	private percentIsModulo(): boolean {
		const after = this.tokens[this.index + 1] as Token;
		if (after.kind === 'number') return true;
		if (after.kind === 'name') return !RESERVED.has(after.text);
		if (after.kind !== 'sign') return false;
		if (after.text === '(' || after.text === '√' || after.text === '∛') return true;
		if (after.text === '|') return this.bars === 0;
		// `7 % -3`: the space says that the sign belongs to the 3.
		const further = this.tokens[this.index + 2] as Token;
		return after.text === '-' && !this.next.tight && further.tight && further.kind !== 'end';
	}

	private atom(): Syntax {
		const token = this.next;
		if (token.kind === 'number') {
			this.take();
			if (this.next.kind === 'number' && this.next.tight) this.unexpected('an operator');
			return { type: 'number', text: token.text, at: token.at };
		}
		if (token.kind === 'name') return this.name(this.take());
		if (this.is('(')) {
			this.take();
			const bars = this.bars;
			this.bars = 0;
			const inner = this.sum();
			this.bars = bars;
			if (!this.is(')')) this.unexpected('")"');
			this.take();
			return inner;
		}
		if (this.is('|')) {
			this.take();
			this.bars++;
			const inner = this.sum();
			this.bars--;
			if (!this.is('|')) this.unexpected('"|"');
			this.take();
			return { type: 'call', name: 'abs', args: [inner], at: token.at };
		}
		if (this.is('√') || this.is('∛')) {
			const name = this.take().text === '√' ? 'sqrt' : 'cbrt';
			return { type: 'call', name, args: [this.postfix()], at: token.at };
		}
		return this.unexpected('a number, a name or "("');
	}

	private name(token: Token): Syntax {
		const { text, at } = token;
		if (this.variables.has(text)) return { type: 'name', name: text, at };
		const called = this.is('(');
		const entry = functionNamed(text);
		if (text === 'mod' && called) return this.call('mod', 2, 2, token);
		if (RESERVED.has(text))
			this.fail(`unexpected "${text}" ${this.at(token)}, expected a number, a name or "("`, token);
		if (entry) {
			if (!called) this.fail(`${text} needs "(" after it ${this.at(token)}`, token);
			return this.call(entry.name, entry.least, entry.most, token);
		}
		// A single letter before a parenthesis is a factor, x(x + 1); a word there is meant as a function.
		if (called && this.next.tight && text.length > 1 && !constantNamed(text))
			this.fail(`unknown function "${text}" ${this.at(token)}`, token);
		return { type: 'name', name: text, at };
	}

	private call(name: string, least: number, most: number, token: Token): Syntax {
		this.take();
		const args: Syntax[] = [];
		const bars = this.bars;
		this.bars = 0;
		if (!this.is(')')) {
			args.push(this.sum());
			while (this.is(',')) {
				this.take();
				args.push(this.sum());
			}
		}
		this.bars = bars;
		if (!this.is(')')) this.unexpected('"," or ")"');
		this.take();
		if (args.length < least || args.length > most) {
			const wanted = least === most ? String(least) : most >= 1000 ? `${least} or more` : `${least} or ${most}`;
			this.fail(
				`${token.text} takes ${wanted} argument${wanted === '1' ? '' : 's'}, not ${args.length}, ${this.at(token)}`,
				token
			);
		}
		return { type: 'call', name, args, at: token.at };
	}
}
