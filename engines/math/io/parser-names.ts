/** Names, and functions with and without parentheses: sin(x), sin x, sin²(x), sin⁻¹ x, log_2 8. */
import { inverseOf, isOfAngle } from '../definitions/facts';
import { ParseError, type Token } from './lexer';
import { constantNamed, functionNamed, RESERVED, type FunctionEntry, isWholePart, operatorNamed } from './operators';
import type { Note } from '../core/answer-notes';
import { OperatorReader } from './parser-operators';
import { printSyntax } from './print';
import { type Syntax, binderNode, callNode, literal, negated, productNode } from './syntax';
import { composedFunction } from '../functions/spreadsheet';
import { isUnknown, lettersOf, unknownWord } from './unknown-words';

/** A function whose argument follows without a space. */
const GLUED = /^(a?(?:sin|cos|tan|cot|sec|csc)h?|arc(?:sin|cos|tan)|ln|exp|sqrt|cbrt)(\d*)([xX]?)$/;

/** Functions of a number with several parts. */
const OF_PARTS: ReadonlySet<string> = new Set(['re', 'im', 'arg', 'conj']);

/** Signs behind a number that may be of it alone or of all before them. */
const BINDING: ReadonlySet<string> = new Set(['^', '**', '!', '!!', '%', '‰', '°', '(', '[']);

const EXTREME: Readonly<Record<string, string>> = { max: 'maximize', min: 'minimize' };
const OF_POPULATION: Readonly<Record<string, string>> = { std: 'stdevp', variance: 'varp' };

/** Notes on a logarithm without its base, and on an angle. */
export const NATURAL = 'log is the natural logarithm';
export const IN_RADIANS = 'the angle is in radians';

export interface ParseOptions {
	/** A word of several letters that no variable has: an error, or a name where nothing is glued to it (default). */
	readonly words?: 'refused' | 'names';
	readonly operators?: boolean;
	readonly notes?: Note[];
}

export abstract class NameReader extends OperatorReader {
	private readonly strict: boolean;
	private readonly operators: boolean;

	constructor(text: string, variables: ReadonlySet<string>, { words, operators = false, notes = [] }: ParseOptions) {
		super(text, variables, notes);
		this.strict = words === 'refused';
		this.operators = operators;
	}

	protected abstract unary(): Syntax;
	protected abstract power(): Syntax;
	protected abstract postfix(): Syntax;
	protected abstract startsOperand(): boolean;

	/** `x` between two numbers, with spaces around it. */
	protected isTimes(): boolean {
		const { kind, text, tight } = this.next;
		if (kind !== 'name' || !/^[xX]$/.test(text) || tight || this.variables.has(text)) return false;
		const after = this.peek();
		if (this.tokens[this.index - 1]?.kind !== 'number' || after.kind !== 'number' || after.tight) return false;
		this.note(`${text} between two numbers is a multiplication sign`);
		return true;
	}

	/** 5x10^3: the x between a number and a power of ten. */
	protected splitTimes(): void {
		const { kind, text, at, tight } = this.next;
		if (kind !== 'name' || !/^[xX]10$/.test(text) || this.variables.has(text) || this.variables.has('x')) return;
		if (this.tokens[this.index - 1]?.kind !== 'number' || this.peek().text !== '^') return;
		this.note(`${text[0]} before a power of ten is a multiplication sign`, null);
		this.tokens.splice(
			this.index,
			1,
			{ kind: 'sign', text: '*', at, tight },
			{ kind: 'number', text: '10', at: at + 1, tight: true }
		);
	}

	/** 10C3, 10 P 3, 10 p 3: between two numbers. */
	protected isCounting(): boolean {
		const { kind, text, tight } = this.next;
		if (kind !== 'name' || this.variables.has(text) || this.tokens[this.index - 1]?.kind !== 'number') return false;
		if (tight && /^[CP]\d+$/.test(text)) return true;
		if (!/^[CPcp]$/.test(text) || this.peek().kind !== 'number') return false;
		if (/^[CP]$/.test(text)) return true;
		this.note(`${text} between two numbers counts ${text === 'p' ? 'permutations' : 'combinations'}`);
		return true;
	}

	protected name(token: Token): Syntax {
		const { text, at } = token;
		if (this.variables.has(text)) return { type: 'name', name: text, at };
		const word = text.toLowerCase();
		const called = this.is('(');
		if (word === 'true' || word === 'false') return { type: 'name', name: word, at };
		const operator = this.operators && called ? operatorNamed(word) : undefined;
		if (operator && !isWholePart(word, this.argumentCount())) return this.operatorCall(operator, token);
		if (word === 'if' && called) return this.conditional(token);
		if (word === 'mod' && called) return this.call(token, 'mod', 2, 2);
		if (RESERVED.has(word))
			this.fail(`unexpected "${text}" ${this.at(token)}, expected a number, a name or "("`, token);
		const logarithm = this.logarithm(token);
		if (logarithm) return logarithm;
		if (/^[CP]$/.test(text) && called && this.argumentCount() === 2)
			return this.call(token, text === 'C' ? 'binomial' : 'permutations', 2, 2);
		const composed = called ? composedFunction(text, this.argumentCount()) : undefined;
		if (composed) {
			const node = this.call(token, word, composed.least, composed.most);
			return node.type === 'call' ? composed.build(node.args, at) : node;
		}
		const constant = constantNamed(text);
		const entry = functionNamed(text);
		if (entry && !(constant && !called)) return this.applied(entry, token);
		if (constant) return this.constant(constant, text, at);
		return this.unknown(token, called && this.next.tight);
	}

	private constant(name: string, text: string, at: number): Syntax {
		// PI() of spreadsheets.
		if (text.length > 1 && this.is('(') && this.peek().text === ')') {
			this.take();
			this.take();
		}
		return { type: 'name', name: name === 'infinity' || text.length === 1 ? text : name, at };
	}

	private unknown(token: Token, called: boolean): Syntax {
		const { text, at } = token;
		if (isUnknown(text)) {
			// A single letter before a parenthesis is a factor, x(x + 1), but f(2) asks for a function.
			if (
				called &&
				(text.length > 1
					? /^[A-Za-z]{2,}|^[A-Za-z]\d+$/.test(text)
					: /^[fgh]$/.test(text) ||
						(/^[A-Z]$/.test(text) && this.peek().kind === 'number' && this.peek(2).text === ')'))
			)
				this.fail(
					text.length > 1
						? `${unknownWord(text, true)} ${this.at(token)}`
						: `"${text}" is no function here; write ${text}*(…) for a product, ${this.at(token)}`,
					token
				);
			if (text === 'I' && !this.tokens.some((each) => each.kind === 'name' && /^[A-HJ-Z]$/.test(each.text))) {
				this.note('I is the imaginary unit i; name it in variables for an unknown');
				return { type: 'name', name: 'i', at };
			}
			if (/^[A-Za-z]\d+$/.test(text)) this.note(`${text} is one name`, `${text[0]}*${text.slice(1)}`);
			return { type: 'name', name: text, at };
		}
		const letters = called ? undefined : lettersOf(text);
		if (letters) {
			this.note(`${text} is the product ${letters.join('·')}; name it in variables for one unknown`);
			const names = letters.map((name): Syntax => ({ type: 'name', name, at }));
			// mc² is m·c².
			return productNode(at, ...names.slice(0, -1), this.raised(names.at(-1) as Syntax));
		}
		const glued = this.glued(token);
		if (glued) return glued;
		const before = this.tokens[this.index - 2];
		const beside = before !== undefined && (before.kind !== 'sign' || ')!%°'.includes(before.text));
		if (called || this.strict || beside || this.startsOperand())
			throw new ParseError(`${unknownWord(text, called)} ${this.at(token)}`, at, text);
		return { type: 'name', name: text, at };
	}

	/** The power of a base that has been read already. */
	private raised(base: Syntax): Syntax {
		if (!this.is('^')) return base;
		const { at } = this.take();
		return { type: 'power', base, exponent: this.deeper(() => this.unary()), at };
	}

	/** sinx, sin2x, sin30, ln2, sqrt2: a function and its argument in one word. */
	private glued({ text, at }: Token): Syntax | undefined {
		const match = GLUED.exec(text);
		const entry = match && functionNamed(match[1] as string);
		if (!entry || this.is('(') || (entry.name === 'sqrt' && /\dx$/i.test(text))) return undefined;
		const [, name = '', digits = '', letter = ''] = match;
		const factors: Syntax[] = [];
		if (digits) factors.push(literal(digits, at));
		if (letter) factors.push(this.raised({ type: 'name', name: letter, at }));
		const argument = factors.length === 1 ? (factors[0] as Syntax) : productNode(at, ...factors);
		this.note(`${text} is ${name}(${digits}${letter})`);
		return this.noted(callNode(entry.name, [argument], at), { text: name, at, kind: 'name', tight: false });
	}

	/** log_2 8, log_b(x), log₂ x, log3(81). */
	private logarithm(token: Token): Syntax | undefined {
		const match = /^(?:log|lg|ln)_([A-Za-z0-9]+)$/.exec(token.text) ?? (this.is('(') ? /^log(\d+)$/i.exec(token.text) : null); // prettier-ignore
		if (!match?.[1] || functionNamed(token.text)) return undefined;
		const base: Syntax = /^\d/.test(match[1])
			? literal(match[1], token.at)
			: { type: 'name', name: match[1], at: token.at };
		const exponent = this.exponentAtName();
		const argument = this.is('(') ? this.parenthesised() : this.bareArgument(token);
		const node = callNode('log', [argument, base], token.at);
		return exponent ? { type: 'power', base: node, exponent, at: token.at } : node;
	}

	private parenthesised(): Syntax {
		return this.inside(() => this.logical());
	}

	/** A function with its arguments, its power at its name. */
	private applied(entry: FunctionEntry, token: Token): Syntax {
		const { at } = token;
		const exponent = this.exponentAtName();
		if (!exponent) return this.argued(entry, token, entry.name);
		const minusOne = exponent.type === 'negate' && exponent.operand.type === 'number' && exponent.operand.text === '1';
		const inverse = minusOne ? inverseOf(entry.name) : undefined;
		if (inverse) {
			const node = this.argued(entry, token, inverse);
			const other = node.type === 'call' ? printSyntax({ type: 'power', base: { ...node, name: entry.name }, exponent, at }) : null; // prettier-ignore
			this.note(`${entry.name}^-1 is the inverse function`, other);
			return node;
		}
		return { type: 'power', base: this.argued(entry, token, entry.name), exponent, at };
	}

	private argued(entry: FunctionEntry, token: Token, name: string): Syntax {
		if (this.is('(')) return this.noted(this.ofSeveral(this.call(token, name, entry.least, entry.most)), token);
		const numbers = entry.least > 1 ? this.numbersBehind(entry.least) : [];
		if (numbers.length > 1) return callNode(name, numbers, token.at);
		// conj 3 + 4i is of all of it, and sin 3 + 4 of the 3: no one writes the first for the second.
		if (entry.least > 1 || OF_PARTS.has(entry.name))
			this.fail(`${token.text} needs "(" after it ${this.at(token)}`, token);
		const argument = this.bareArgument(token);
		const divisor = this.peek();
		// cos pi/3: many mean the whole quotient.
		if (this.is('/') && divisor.kind === 'number')
			this.note(`${token.text} is of what stands before the /`, `${name}((${printSyntax(argument)})/${divisor.text})`);
		return this.noted(callNode(name, [argument], token.at), token);
	}

	/** Arguments of `nCr 49 6`: as many plain numbers as it takes. None if more follows, as in `pow 2 3^2`. */
	private numbersBehind(count: number): Syntax[] {
		const tokens = this.tokens.slice(this.index, this.index + count);
		if (tokens.length < count || tokens.some(({ kind }) => kind !== 'number')) return [];
		const behind = this.tokens[this.index + count];
		if (behind && (behind.kind === 'name' || behind.kind === 'number' || BINDING.has(behind.text))) return [];
		this.index += count;
		return tokens.map(({ text, at }) => literal(text, at));
	}

	/** Says that a spread of several values is that of a sample, and that the least of one value is that value. */
	private ofSeveral(node: Syntax): Syntax {
		const single = node.type === 'call' && node.args.length === 1 ? EXTREME[node.name] : undefined;
		if (single && node.type === 'call' && node.args[0]?.type !== 'number')
			this.note(`${node.name} of one value is that value; of a function, over all numbers: ${single}(f, x)`);
		const population = node.type === 'call' && node.args.length > 1 ? OF_POPULATION[node.name] : undefined;
		if (population && node.type === 'call')
			this.note(`${node.name} is of a sample, over n - 1; of a whole population`, printSyntax({ ...node, name: population })); // prettier-ignore
		return node;
	}

	/** Notes on a logarithm without its base, and on an angle that looks like one in degrees. */
	private noted(node: Syntax, token: Token): Syntax {
		if (node.type !== 'call' || node.args.length !== 1) return node;
		const [argument] = node.args as [Syntax];
		if (token.text.toLowerCase() === 'log') this.note(NATURAL, printSyntax({ ...node, name: 'log10' }));
		if (
			isOfAngle(node.name) &&
			argument.type === 'number' &&
			/^[1-9]\d+$/.test(argument.text) &&
			Number(argument.text) % 5 === 0
		)
			this.note(
				IN_RADIANS,
				printSyntax({ ...node, args: [{ type: 'postfix', sign: '°', operand: argument, at: argument.at }] })
			);
		return node;
	}

	/** The exponent of sin²(x) or sin^2 x; only where an argument follows it. */
	private exponentAtName(): Syntax | undefined {
		// sin-1(x), as keys of calculators say it.
		const [one, open] = [this.peek(), this.peek(2)];
		if (this.is('-') && this.next.tight && one.text === '1' && one.tight && open.text === '(' && open.tight) {
			const { at } = this.take();
			this.take();
			return negated(literal('1', at), at);
		}
		if (!this.is('^')) return undefined;
		const { at } = this.take();
		const negative = this.is('-');
		if (negative) this.take();
		if (this.is('(') && this.peek().text === '-' && this.peek(2).text === '1' && this.peek(3).text === ')') {
			this.index += 4;
			return negated(literal('1', at), at);
		}
		if (this.next.kind !== 'number' && this.next.kind !== 'name') this.unexpected('a number');
		const { kind, text } = this.take();
		const size: Syntax = kind === 'number' ? literal(text, at) : { type: 'name', name: text, at };
		return negative ? negated(size, at) : size;
	}

	/** The argument of a function without parentheses: factors up to a sign or the next function, `sin 2x cos x` = sin(2x)·cos x. */
	private bareArgument(token: Token): Syntax {
		const { at } = this.next;
		const sign = this.is('-') || this.is('+');
		if (!sign && !this.startsOperand()) this.fail(`${token.text} needs "(" after it ${this.at(token)}`, token);
		return this.deeper(() => {
			if (sign) return this.unary();
			const factors = [this.power()];
			while (this.startsOperand() && !this.startsFunction() && !this.startsWord()) {
				if (this.next.kind === 'number' && this.tokens[this.index - 1]?.kind === 'number')
					this.unexpected(`an operator; several numbers as ${token.text}(a, b, …)`);
				factors.push(this.power());
			}
			return factors.length === 1 ? (factors[0] as Syntax) : productNode(at, ...factors);
		});
	}

	private startsFunction(): boolean {
		const { kind, text } = this.next;
		return kind === 'name' && !this.variables.has(text) && !constantNamed(text) && functionNamed(text) !== undefined;
	}

	/** An infix word: `sin x choose 2` is not a product. */
	private startsWord(): boolean {
		return ['of', 'off', 'choose', 'ncr', 'npr', 'div'].some((word) => this.isWord(word));
	}

	private conditional(token: Token): Syntax {
		const node = this.call(token, 'if', 3, 3);
		return node.type === 'call' ? { type: 'logic', operator: 'if', operands: node.args, at: node.at } : node;
	}

	protected call(token: Token, name: string, least: number, most: number): Syntax {
		const isRange = (name === 'sum' || name === 'product') && this.argumentCount() === 4;
		const names = isRange ? this.boundNames(1, 1) : [];
		const args = this.inside(() => {
			if (this.is(')')) return [];
			const found = [this.binding(names, () => this.logical())];
			while (this.another())
				found.push(found.length === 1 ? this.binding(names, () => this.logical()) : this.logical());
			return found;
		});
		if (args.length < least || args.length > most) {
			const wanted = least === most ? String(least) : most >= 1000 ? `${least} or more` : `${least} or ${most}`;
			const comma = most === 1 && args.length === 2 && args.every((each) => each.type === 'number');
			this.fail(
				`${token.text} takes ${wanted} argument${wanted === '1' ? '' : 's'}, not ${args.length}, ${this.at(token)}${comma ? '; a decimal point is written as a point' : ''}`,
				token
			);
		}
		const [body, index, ...limits] = args;
		return isRange && body && index?.type === 'name'
			? binderNode(name, body, index.name, limits, token.at)
			: callNode(name, args, token.at);
	}
}
