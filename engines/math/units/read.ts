/** Texts with units: the one grammar, in which a number and its unit belong together. */
import { defined, lastOf } from '../../kit/checked';
import { negate } from '../core/arithmetic';
import { expressionOf, type Variables } from '../core/build';
import { number, ONE, symbol } from '../core/expression';
import { parseDecimal } from '../core/rational';
import { NoValueError } from '../core/refusals';
import { type Token } from '../io/lexer';
import { constantNamed, functionNamed } from '../io/operators';
import { ParseError, Parser } from '../io/parse';
import { callNode, childrenOf, literal, negated, type Comparison, type SignedTerm, type Syntax } from '../io/syntax';
import { bodiesOf } from './bodies';
import { constantOf, type Constant } from './constant';
import type { Quantity, UnitPower } from './quantity';
import { addQuantities, applyToQuantity, multiplyQuantities, plain, powerOfQuantity } from './quantity';
import { NotAQuantity, prepared, writtenUnits } from './spelling';
import { sameDimension, unitNamed, type Unit } from './unit';

export interface Reading {
	readonly quantity: Quantity;
	/** What it is compared with: 1 ft > 1 m. */
	readonly compared?: { readonly sign: Comparison; readonly with: Quantity };
	/** Units that were asked for, and how they were written. */
	readonly target?: { readonly units: readonly UnitPower[]; readonly text: string };
	/** Smaller units for the rest: feet and inches. */
	readonly smaller?: readonly Unit[];
	/** Names that have neither a value nor a unit. */
	readonly unknowns: readonly string[];
	readonly units: number;
	/** Units of one dimension that were written beside each other, the larger first: 5 ft 3 in. */
	readonly together?: readonly Unit[];
	/** Whether a rate was divided by as a whole: 4 GB / 50 Mbit/s. */
	readonly rates: boolean;
	readonly constants: readonly Constant[];
}

/** Reads a quantity and its target unit. Throws NotAQuantity, or NoValueError for a meaningless one. */
export function readQuantity(text: string, variables: Variables): Reading {
	const constants: Constant[] = [];
	const mark = (constant: Constant): string => `constant_${constants.push(constant) - 1}`;
	const marked = constantOf(bodiesOf(prepared(text), mark), mark);
	const values = new Map<string, Quantity>([...variables].map(([name, value]) => [name, plain(value)]));
	for (const [index, { quantity }] of constants.entries()) values.set(`constant_${index}`, quantity);
	try {
		return { ...new UnitReader(marked, values).reading(), constants };
	} catch (error) {
		if (error instanceof ParseError) throw new NotAQuantity(error.message);
		throw error;
	}
}

const CONVERSIONS: ReadonlySet<string> = new Set(['to', 'in', 'into', 'as']);

/** Calls for what stands side by side: factors (`60 km`), and quantities of one dimension (`5 ft 3 in`). */
const BESIDE = 'beside_';
const TOGETHER = 'together_';

class UnitReader extends Parser {
	private readonly names = new Set<string>();
	private together: readonly Unit[] | undefined;
	private units = 0;
	private rates = false;

	constructor(
		text: string,
		private readonly values: ReadonlyMap<string, Quantity>
	) {
		super(text, new Set(values.keys()), {});
	}

	reading(): Omit<Reading, 'constants'> {
		const node = this.comparison();
		const [first = node, second, ...others] = node.type === 'comparison' ? node.operands : [];
		if (others.length > 0) throw new NotAQuantity('a chain');
		const quantity = this.quantityOf(first);
		const [sign] = node.type === 'comparison' ? node.signs : [];
		const smaller = this.isConversion() ? this.severalUnits() : undefined;
		const target = !smaller && this.isConversion() ? this.target() : undefined;
		if (this.next.kind !== 'end') throw new NotAQuantity(this.next.text);
		return {
			quantity,
			...(second && sign && { compared: { sign, with: this.quantityOf(second) } }),
			...(target && { target }),
			...(smaller && { smaller }),
			...(this.together && { together: this.together }),
			unknowns: [...this.names],
			units: this.units,
			rates: this.rates
		};
	}

	/** 10% kg is a tenth of a kilogram. */
	protected override percentIsModulo(): boolean {
		return this.peek().kind === 'number' && super.percentIsModulo();
	}

	private isConversion(): boolean {
		return this.next.kind === 'name' && CONVERSIONS.has(this.next.text);
	}

	/** `feet and inches`, `h min s`: units of one dimension, the larger first; undefined for anything else. */
	private severalUnits(): Unit[] | undefined {
		const words = this.tokens.slice(this.index + 1, -1).filter(({ text }) => text !== 'and' && text !== ',');
		if (words.length < 2 || words.length > 4 || words.some(({ kind }) => kind !== 'name')) return undefined;
		const units = words.flatMap(({ text }) => unitNamed(text) ?? []);
		const [first] = units;
		if (!first || units.length < words.length || !units.every((unit) => sameDimension(unit.dimension, first.dimension)))
			return undefined;
		this.index = this.tokens.length - 1;
		return units;
	}

	/** Units alone, without a number. */
	private target(): { units: readonly UnitPower[]; text: string } {
		this.take();
		if (this.next.kind === 'end') throw new NoValueError('the unit to convert to is missing');
		for (const { kind, text } of this.tokens.slice(this.index))
			if (kind === 'name' && /^(?:USD|EUR|GBP|CHF|JPY|dollars?|euros?|yen|rupees?|francs?)$/i.test(text))
				throw new NoValueError(
					`exchange rates change every day and are asked for at /v1/rates, "${text}" is no unit here`
				);
			else if (kind === 'name' && !unitNamed(text)) throw new NoValueError(`"${text}" is no unit that is known here`);
		const units = powersOf(this.product());
		return { units, text: writtenUnits(units) };
	}

	/** A share of a temperature on a scale has no meaning. */
	protected override isShareOf(terms: readonly SignedTerm[]): boolean {
		return super.isShareOf(terms) && !terms.some(({ node }) => mentions(node, (name) => unitNamed(name)?.offset));
	}

	protected override product(): Syntax {
		let total = this.unary();
		while (this.is('*') || this.is('/')) {
			const { text, tight, at } = this.take();
			const from = this.index;
			let factor = this.unary();
			// 4 GB / 50 Mbit/s: parts without spaces belong together.
			while (text === '/' && !tight && this.isRate(from)) {
				this.take();
				this.rates = true;
				factor = timesOrOver(factor, '/', this.power(), at);
			}
			total = timesOrOver(total, text === '/' ? '/' : '*', factor, at);
		}
		return total;
	}

	/** Whether a tight `/` and a unit follow a number with its unit. */
	private isRate(from: number): boolean {
		const unit = this.peek();
		return (
			this.tokens[from]?.kind === 'number' &&
			this.tokens[this.index - 1]?.kind === 'name' &&
			this.is('/') &&
			this.next.tight &&
			unit.kind === 'name' &&
			unit.tight &&
			unitNamed(unit.text) !== undefined
		);
	}

	/** A number and its units: `60 km`; `5 ft 3 in` is a sum; `1/2 cup` a half. A minus is one of every part. */
	protected override unary(): Syntax {
		const { at } = this.next;
		let negative = false;
		while (this.is('-') || this.is('+')) if (this.take().text === '-') negative = !negative;
		const parts: Syntax[] = [];
		do {
			const first = this.fraction() ?? this.power();
			const factors = [negative ? negated(first, at) : first];
			while (this.next.kind === 'name' ? !this.isConversionHere() : this.is('(') && !this.startsNumber())
				factors.push(this.power());
			parts.push(factors.length === 1 ? lastOf(factors) : callNode(BESIDE, factors, at));
		} while (this.startsNumber() && this.hasUnit(lastOf(parts)));
		if (parts.length === 1) return lastOf(parts);
		if (!this.hasUnit(lastOf(parts))) throw new NotAQuantity('a number without a unit');
		return callNode(TOGETHER, parts, at);
	}

	/** Whether a number is next: 6, and 6 1/2, which the lexer puts in parentheses. */
	private startsNumber(): boolean {
		return this.next.kind === 'number' || (this.is('(') && this.text[this.next.at] !== '(');
	}

	private hasUnit(node: Syntax): boolean {
		return node.type === 'postfix' || mentions(node, (name) => this.values.get(name)?.units.length ?? unitNamed(name));
	}

	/** "in" after a number is an inch, elsewhere it asks for a conversion. */
	private isConversionHere(): boolean {
		if (!this.isConversion()) return false;
		const last = this.tokens[this.index - 1];
		const isCounted = last?.kind === 'number' || (last?.text === ')' && this.text[last.at] !== ')');
		if (this.next.text !== 'in' || !isCounted) return true;
		// The 2 of m^2 counts nothing.
		const [before, sign] = [this.tokens[this.index - 2]?.text, this.tokens[this.index - 3]?.text];
		return before === '^' || (before === '-' && sign === '^');
	}

	/** `1/2` written tightly before a unit. */
	private fraction(): Syntax | undefined {
		const [above, slash, below, after, next] = this.tokens.slice(this.index, this.index + 5);
		if (above?.kind !== 'number' || slash?.text !== '/' || !slash.tight || !below?.tight) return undefined;
		if (below.kind !== 'number' || after?.kind !== 'name') return undefined;
		const isInch = after.text === 'in' && (next?.kind !== 'name' || CONVERSIONS.has(next.text));
		if (CONVERSIONS.has(after.text) && !isInch) return undefined;
		this.index += 3;
		return timesOrOver(literal(above.text, above.at), '/', literal(below.text, below.at), above.at);
	}

	protected override power(): Syntax {
		const base = this.postfix();
		if (!this.is('^')) return base;
		const { at } = this.take();
		const negative = this.is('-');
		if (negative) this.take();
		const exponent = this.atom();
		return { type: 'power', base, exponent: negative ? negated(exponent, at) : exponent, at };
	}

	protected override wordAfter(operand: Syntax): Syntax | undefined {
		return unitNamed(this.next.text) ? undefined : super.wordAfter(operand);
	}

	protected override name(token: Token): Syntax {
		const { text, at } = token;
		const node: Syntax = { type: 'name', name: text, at };
		if (this.values.has(text)) return node;
		const called = functionNamed(text);
		const opened = this.is('(');
		const unit = unitNamed(text);
		// sin 30 gon
		const isApplied = text.length > 1 && !unit && (this.next.kind === 'number' || this.is('-'));
		if (called && (opened || (isApplied && called.least > 1))) return super.name(token);
		if (called && isApplied) return callNode(called.name, [this.unary()], at);
		if (unit && text.length > 1 && opened && this.next.tight && this.tokens[this.index - 2]?.kind !== 'number')
			throw new NoValueError(`"${text}" is a unit and no function: write a number before it, as in 5 ${text}`);
		if (unit) this.units++;
		else if (constantNamed(text) === undefined) {
			if (called && text.length > 1)
				throw new NoValueError(`${text} needs parentheses around what it is of: ${text}(…)`);
			this.names.add(text);
		}
		return node;
	}

	private quantityOf(node: Syntax): Quantity {
		switch (node.type) {
			case 'number':
				return plain(number(parseDecimal(node.text)));
			case 'name':
				return this.values.get(node.name) ?? valueOfName(node);
			case 'negate': {
				const { value, units } = this.quantityOf(node.operand);
				return { value: negate(value), units };
			}
			case 'sum': {
				const [first, ...others] = node.terms;
				return others.reduce(
					(total, term) => addQuantities(total, this.quantityOf(term.node), term.negative),
					this.quantityOf(defined(first).node)
				);
			}
			case 'product':
				return node.factors.reduce(
					(total, factor) => multiplyQuantities(total, this.quantityOf(factor.node), factor.operator === '/'),
					plain(ONE)
				);
			case 'power':
				return powerOfQuantity(this.quantityOf(node.base), this.quantityOf(node.exponent));
			case 'postfix':
				return marked(node.sign, this.quantityOf(node.operand));
			case 'call':
				return this.called(
					node.name,
					node.args.map((arg) => this.quantityOf(arg))
				);
			default:
				throw new NotAQuantity(node.type);
		}
	}

	private called(name: string, args: readonly Quantity[]): Quantity {
		if (name === BESIDE)
			return args.reduce((total, each) =>
				total.units.length === 0 && each.units[0]?.unit.offset
					? { ...each, value: total.value }
					: multiplyQuantities(total, each)
			);
		if (name !== TOGETHER) return applyToQuantity(name, args);
		const units = args.flatMap((arg) => (arg.units.length === 1 ? arg.units : []));
		if (units.length === args.length && units.length > (this.together?.length ?? 0))
			this.together = units.map(({ unit }) => unit);
		return args.reduce((total, each) => addQuantities(total, each));
	}
}

/** A unit, a constant of mathematics or an unknown. */
function valueOfName(node: Syntax & { readonly type: 'name' }): Quantity {
	const unit = unitNamed(node.name);
	if (unit) return { value: ONE, units: [{ unit, exponent: 1 }] };
	return plain(constantNamed(node.name) === undefined ? symbol(node.name) : expressionOf(node));
}

function marked(sign: '!' | '!!' | '%' | '°', quantity: Quantity): Quantity {
	if (sign === '!' || sign === '!!') return applyToQuantity(sign === '!' ? 'factorial' : 'doubleFactorial', [quantity]);
	const unit = defined(unitNamed(sign === '%' ? 'percent' : 'deg'));
	return multiplyQuantities(quantity, { value: ONE, units: [{ unit, exponent: 1 }] });
}

const timesOrOver = (left: Syntax, operator: '*' | '/', node: Syntax, at: number): Syntax => ({
	type: 'product',
	factors: [
		{ operator: '*', node: left },
		{ operator, node }
	],
	at
});

const mentions = (node: Syntax, test: (name: string) => unknown): boolean =>
	node.type === 'name' ? Boolean(test(node.name)) : childrenOf(node).some((child) => mentions(child, test));

/** A product of units by its parts. Throws NotAQuantity for anything else. */
function powersOf(node: Syntax, times = 1): UnitPower[] {
	const unit = node.type === 'name' ? unitNamed(node.name) : undefined;
	if (unit) return [{ unit, exponent: times }];
	if (node.type === 'number' && node.text === '1') return [];
	if (node.type === 'call' && node.name === BESIDE) return node.args.flatMap((arg) => powersOf(arg, times));
	if (node.type === 'product')
		return node.factors.flatMap((factor) => powersOf(factor.node, factor.operator === '/' ? -times : times));
	const exponent = node.type === 'power' ? node.exponent : undefined;
	const size = exponent?.type === 'negate' ? exponent.operand : exponent;
	if (node.type !== 'power' || size?.type !== 'number' || !/^\d{1,2}$/.test(size.text))
		throw new NotAQuantity(node.type);
	return powersOf(node.base, times * (size === exponent ? 1 : -1) * Number(size.text));
}
