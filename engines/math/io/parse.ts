/**
 * The grammar, by recursive descent with one function a level; README.md states it in full.
 *
 *   logical    = or ("?" logical ":" logical)?
 *   or         = and (("or" | "||") and)*           and = not (("and" | "&&") not)*         not = "not"* comparison
 *   comparison = bits (("=" | "==" | "!=" | "<" | "<=" | ">" | ">=") bits)*
 *   bits       = "|" over "xor" over "&" over "<<" ">>" over sum
 *   sum        = product (("+" | "-") product)*      a percentage after another term is one of what stands before it
 *   product    = unary (("*" | "/" | "//" | "%" | "mod" …) unary | power)*    a power without a sign: implicit "*"
 *   unary      = ("+" | "-" | "~")* power
 *   power      = postfix ("^" unary)?                to the right: 2^3^2 = 2^(3^2)
 *   postfix    = atom ("!" | "!!" | "%" | "°" | "squared" | "million" …)*
 *   atom       = number | name | function "(" list ")" | operator "(" logical ("," name ("," logical)*)? ")" | function product | "(" logical ")" | "|" sum "|" | ("√" | "∛") postfix
 */
import { ParseError } from './lexer';
import { RESERVED } from './operators';
import { NameReader, type ParseOptions } from './parser-names';
import { printSyntax } from './print';
import type { Comparison, ProductPart, SignedTerm, Syntax } from './syntax';
import { callNode, changeBy, isPercentage, isTruth, literal, negated, productNode, ratioOf } from './syntax';
import { MULTIPLES } from './unknown-words';

export { ParseError } from './lexer';
export type { ParseOptions } from './parser-names';
export { MAX_DEPTH } from './parser-operators';

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);
const NO_NAMES: ReadonlySet<string> = new Set();

/** Text → tree. `variables` win over functions. Throws ParseError naming character (from 1) and expectation. */
export const parse = (text: string, variables: ReadonlySet<string> = NO_NAMES, options: ParseOptions = {}): Syntax =>
	new Parser(text, variables, options).whole();

const ANGLE_UNITS = new Set(['deg', 'degs', 'degree', 'degrees']);
const RADIANS = new Set(['rad', 'rads', 'radian', 'radians']);

/** The grammar over the tokens of one text. Parts of the engine with further rules derive from it. */
export class Parser extends NameReader {
	whole(): Syntax {
		if (this.tokens.length === 1) throw new ParseError('must not be empty', 0);
		const node = this.logical();
		if (this.next.kind !== 'end') this.unexpected('an operator or the end');
		return node;
	}

	/** From the loosest level; `deeper` is the caller's. */
	protected logical(): Syntax {
		const condition = this.chain('or', () => this.chain('and', () => this.negation()));
		if (!this.is('?')) return condition;
		const { at } = this.take();
		const yes = this.deeper(() => this.logical());
		if (!this.is(':')) this.unexpected('":"');
		this.take();
		const no = this.deeper(() => this.logical());
		return { type: 'logic', operator: 'if', operands: [condition, yes, no], at };
	}

	private chain(operator: 'and' | 'or', level: () => Syntax): Syntax {
		const operands = [level()];
		const { at } = this.next;
		while (this.isWord(operator)) {
			this.take();
			operands.push(level());
		}
		return operands.length === 1 ? (operands[0] as Syntax) : { type: 'logic', operator, operands, at };
	}

	private negation(): Syntax {
		if (!this.isWord('not')) return this.comparison();
		const { at } = this.take();
		return { type: 'logic', operator: 'not', operands: [this.deeper(() => this.negation())], at };
	}

	protected comparison(): Syntax {
		const operands = [this.bits()];
		const signs: Comparison[] = [];
		const { at } = this.next;
		while (this.next.kind === 'sign' && COMPARISONS.has(this.next.text)) {
			signs.push(this.take().text as Comparison);
			operands.push(this.bits());
		}
		return signs.length === 0 ? (operands[0] as Syntax) : { type: 'comparison', operands, signs, at };
	}

	/** Operations on the bits of whole numbers, `xor` of truth values too. */
	private bits(): Syntax {
		const shift = () =>
			this.infix(() => this.sum(), () => (this.is('<<') ? 'shiftleft' : this.is('>>') ? 'shiftright' : undefined)); // prettier-ignore
		const and = () => this.infix(shift, () => (this.is('&') ? 'bitand' : undefined));
		const xor = () => this.infix(and, () => (this.isWord('xor') ? 'bitxor' : undefined));
		return this.infix(xor, () => (this.is('|') && this.bars === 0 && this.barIsSingle() ? 'bitor' : undefined));
	}

	private infix(level: () => Syntax, operator: () => string | undefined): Syntax {
		let left = level();
		for (let name = operator(); name !== undefined; name = operator()) {
			const { at } = this.take();
			const right = level();
			left =
				name === 'bitxor' && (isTruth(left) || isTruth(right))
					? { type: 'logic', operator: 'xor', operands: [left, right], at }
					: callNode(name, [left, right], at);
		}
		return left;
	}

	/** Whether the bar here lacks a partner: an "or" of bits rather than the start of |x|. */
	private barIsSingle(): boolean {
		let bars = 0;
		for (const { kind, text } of this.tokens.slice(this.index)) if (kind === 'sign' && text === '|') bars++;
		return bars % 2 === 1;
	}

	protected sum(): Syntax {
		const first = this.product();
		if (!this.is('+') && !this.is('-')) return first;
		const at = this.next.at;
		let terms: SignedTerm[] = [{ negative: false, node: first }];
		let asAdded: SignedTerm[] | undefined;
		while (this.is('+') || this.is('-')) {
			let negative = this.take().text === '-';
			let node = this.product();
			// + -10% takes 10% away.
			if (node.type === 'negate' && isPercentage(node.operand)) [negative, node] = [!negative, node.operand];
			if (isPercentage(node) && this.isShareOf(terms)) {
				asAdded ??= [...terms];
				asAdded.push({ negative, node });
				const base: Syntax =
					terms.length === 1 && !terms[0]?.negative ? (terms[0] as SignedTerm).node : { type: 'sum', terms, at };
				terms = [{ negative: false, node: productNode(at, base, changeBy(negative, node)) }];
			} else {
				terms.push({ negative, node });
				asAdded?.push({ negative, node });
			}
		}
		if (asAdded)
			this.note('the percentage is one of what stands before it', printSyntax({ type: 'sum', terms: asAdded.map(({ negative, node }) => ({ negative, node: isPercentage(node) ? ratioOf(node) : node })), at })); // prettier-ignore
		return terms.length === 1 ? (terms[0] as SignedTerm).node : { type: 'sum', terms, at };
	}

	/** Whether a percentage after these terms is one of them. */
	protected isShareOf(terms: readonly SignedTerm[]): boolean {
		return !terms.every(({ node }) => isPercentage(node));
	}

	protected product(): Syntax {
		const first = this.unary();
		const at = this.next.at;
		let factors: ProductPart[] = [{ operator: '*', node: first }];
		/** Everything read so far as one operand. */
		const sofar = (): Syntax =>
			factors.length === 1 ? (factors[0] as ProductPart).node : { type: 'product', factors, at };
		const replace = (node: Syntax) => (factors = [{ operator: '*', node }]);
		for (;;) {
			const last = factors.at(-1) as ProductPart;
			this.splitTimes();
			const joined = this.joined(sofar);
			if (joined) replace(joined);
			else if (this.is('*') || this.isTimes()) {
				this.take();
				factors.push({ operator: '*', node: this.unary() });
			} else if (this.is('/')) {
				this.take();
				factors.push({ operator: '/', node: this.unary() });
			} else if (this.is('//') || this.isWord('div')) {
				this.take();
				replace(
					callNode('floor', [{ type: 'product', factors: [...factors, { operator: '/', node: this.unary() }], at }], at)
				);
			} else if (this.is('%') || this.isWord('mod')) {
				this.take();
				factors.push({ operator: 'mod', node: this.unary() });
			} else if (isPercentage(last.node) && (this.isWord('of') || this.isWord('off') || this.isOn())) {
				this.partOf(last.node, factors);
			} else if (this.isWord('choose') || this.isWord('ncr') || this.isWord('npr') || this.isCounting()) {
				const word = this.take().text.toLowerCase();
				const right = /^[cp]\d+$/.test(word) ? literal(word.slice(1), at) : this.unary();
				replace(callNode(word.startsWith('p') || word === 'npr' ? 'permutations' : 'binomial', [sofar(), right], at));
			} else if (this.startsOperand()) {
				const before = this.tokens[this.index - 1];
				if (this.next.kind === 'number' && before?.kind === 'number') this.unexpected('an operator');
				factors.push({ operator: '*', node: this.power() });
			} else return sofar();
		}
	}

	/** What stands left of an operation of a further grammar, with that operation. */
	protected joined(_left: () => Syntax): Syntax | undefined {
		return undefined;
	}

	/** `20% tip on 45`: the purpose of the percentage, and its base. */
	private isOn(): boolean {
		return ['tip', 'tax', 'vat', 'discount', 'interest'].some((word) => this.isWord(word));
	}

	/** 5% of 200, 15% off 80, 20% tip on 45. The last factor is the percentage. */
	private partOf(percentage: Syntax, factors: ProductPart[]): void {
		const { at } = this.next;
		const purpose = this.isOn() ? this.take().text : undefined;
		if (purpose !== undefined && !this.isWord('on') && !this.isWord('of')) return;
		const off = this.take().text.toLowerCase() === 'off';
		const whole = this.unary();
		factors.pop();
		if (off) factors.push({ operator: '*', node: whole }, { operator: '*', node: changeBy(true, percentage) });
		else factors.push({ operator: '*', node: ratioOf(percentage) }, { operator: '*', node: whole });
		if (purpose !== undefined)
			this.note(
				`this is the ${purpose} alone`,
				printSyntax(productNode(at, whole, changeBy(purpose === 'discount', percentage)))
			);
	}

	protected startsOperand(): boolean {
		const { kind, text } = this.next;
		if (kind === 'number') return true;
		if (kind === 'name') return !RESERVED.has(text.toLowerCase()) || this.variables.has(text);
		if (kind !== 'sign') return false;
		if (text === '|') return this.bars === 0 && !this.barIsSingle();
		return '(√∛∜⌊⌈'.includes(text);
	}

	protected unary(): Syntax {
		let negative = false;
		const at = this.next.at;
		while (this.is('-') || this.is('+')) if (this.take().text === '-') negative = !negative;
		if (this.is('~')) {
			this.take();
			return callNode('bitnot', [this.deeper(() => this.unary())], at);
		}
		const operand = this.power();
		return negative ? negated(operand, at) : operand;
	}

	protected power(): Syntax {
		const base = this.postfix();
		if (!this.is('^')) return base;
		const at = this.take().at;
		const exponent = this.deeper(() => (this.isTurn(base) ? this.turn() : this.unary()));
		return { type: 'power', base, exponent, at };
	}

	/** e^iπ: a factor without a space after the i belongs to the angle. */
	private isTurn(base: Syntax): boolean {
		if (base.type !== 'name' || base.name !== 'e' || this.variables.has('e')) return false;
		const ahead = this.is('-') ? 1 : 0;
		const [unit, after] = [this.peek(ahead), this.peek(ahead + 1)];
		return unit.text === 'i' && unit.kind === 'name' && after.kind === 'name' && after.tight;
	}

	private turn(): Syntax {
		const { at } = this.next;
		const negative = this.is('-');
		if (negative) this.take();
		const nodes: Syntax[] = [];
		while (nodes.length === 0 || (this.next.kind === 'name' && this.next.tight && !RESERVED.has(this.next.text)))
			nodes.push(this.postfix());
		const angle = productNode(at, ...nodes);
		return negative ? negated(angle, at) : angle;
	}

	protected postfix(): Syntax {
		let operand = this.deeper(() => this.atom());
		let marks = 0;
		for (;;) {
			const marked = this.next.kind === 'sign' ? this.mark(operand) : this.next.kind === 'name' ? this.wordAfter(operand) : undefined; // prettier-ignore
			if (!marked) return operand;
			if (++marks > 20) this.fail(`nested more than 20 signs deep ${this.at(this.next)}`, this.next);
			operand = marked;
		}
	}

	private mark(operand: Syntax): Syntax | undefined {
		const { text, at } = this.next;
		if (text === '%' && this.percentIsModulo()) return undefined;
		if (text !== '!' && text !== '!!' && text !== '%' && text !== '°') return undefined;
		this.take();
		return { type: 'postfix', sign: text, operand, at };
	}

	/** 3 squared, 5 million, 30 degrees, 5 percent. */
	protected wordAfter(operand: Syntax): Syntax | undefined {
		const { text, at } = this.next;
		if (this.variables.has(text)) return undefined;
		const word = text.toLowerCase();
		const multiple = operand.type === 'number' && Object.hasOwn(MULTIPLES, word) ? MULTIPLES[word] : undefined;
		const called = this.peek().kind === 'sign' && this.peek().text === '(';
		const node = ((): Syntax | undefined => {
			if (word === 'squared' || word === 'cubed')
				return { type: 'power', base: operand, exponent: literal(word === 'squared' ? '2' : '3', at), at };
			if (multiple !== undefined) return productNode(at, operand, literal(multiple, at));
			if (called) return undefined;
			if (ANGLE_UNITS.has(word)) return { type: 'postfix', sign: '°', operand, at };
			if (RADIANS.has(word)) return operand;
			if (word === 'percent') return { type: 'postfix', sign: '%', operand, at };
			return word === 'factorial' ? { type: 'postfix', sign: '!', operand, at } : undefined;
		})();
		if (node) this.take();
		return node;
	}

	/** `%` is the modulo when an operand follows, a percent sign otherwise, also before a sign: `10% - 5` is 0.1 - 5. */
	protected percentIsModulo(): boolean {
		const after = this.peek();
		// `15% 240`: the sign belongs to the number before it, and the space parts it from its whole.
		if (after.kind === 'number') return !this.next.tight || after.tight;
		if (after.kind === 'name') {
			const word = after.text.toLowerCase();
			return this.variables.has(after.text) || !(RESERVED.has(word) || PERCENT_WORDS.has(word));
		}
		if (after.kind !== 'sign') return false;
		if ('(√∛∜⌊⌈'.includes(after.text)) return true;
		if (after.text === '|') return this.bars === 0;
		// `7 % -3`: the space says that the sign belongs to the 3.
		const further = this.peek(2);
		return after.text === '-' && !this.next.tight && further.tight && further.kind !== 'end';
	}

	protected atom(): Syntax {
		const token = this.next;
		if (token.kind === 'number') {
			this.take();
			if (this.next.kind === 'number' && this.next.tight) this.unexpected('an operator');
			return { type: 'number', text: token.text, at: token.at };
		}
		if (token.kind === 'name') return this.name(this.take());
		if (this.is('(')) return this.enclosed(')', () => this.logical());
		if (this.is('|')) {
			this.take();
			this.bars++;
			const inner = this.sum();
			this.bars--;
			if (!this.is('|')) this.unexpected('"|"');
			this.take();
			return callNode('abs', [inner], token.at);
		}
		if (this.is('⌊')) return callNode('floor', [this.enclosed('⌋', () => this.sum())], token.at);
		if (this.is('⌈')) return callNode('ceil', [this.enclosed('⌉', () => this.sum())], token.at);
		if (this.is('√')) return this.root((x) => callNode('sqrt', [x], token.at));
		if (this.is('∛')) return this.root((x) => callNode('cbrt', [x], token.at));
		if (this.is('∜')) return this.root((x) => callNode('root', [x, literal('4', token.at)], token.at));
		return this.unexpected('a number, a name or "("');
	}

	private root(build: (x: Syntax) => Syntax): Syntax {
		this.take();
		return build(this.postfix());
	}

	private enclosed(close: string, inner: () => Syntax): Syntax {
		this.take();
		const bars = this.bars;
		this.bars = 0;
		const node = inner();
		this.bars = bars;
		if (!this.is(close)) this.unexpected(`"${close}"`);
		this.take();
		return node;
	}
}

/** Words that make a percent sign of the % before them. */
const PERCENT_WORDS = new Set(['of', 'off', 'on', 'tip', 'tax', 'vat', 'discount', 'interest', 'and', 'or']);
