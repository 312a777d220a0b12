/** Texts with units: a separate grammar, in which a number and its unit belong together. */
import { defined, itemAt } from '../../kit/checked';
import { add, divide, negate } from '../core/arithmetic';
import { expressionOf, type Variables } from '../core/build';
import { integerNode, number, ONE, symbol, type Expression } from '../core/expression';
import { constantNamed, functionNamed } from '../io/operators';
import { parseDecimal } from '../core/rational';
import { NoValueError } from '../core/refusals';
import { bodiesOf } from './bodies';
import { constantOf, type Constant } from './constant';
import {
	addQuantities,
	applyToQuantity,
	dimensionOf,
	multiplyQuantities,
	plain,
	powerOfQuantity,
	type Quantity,
	type UnitPower
} from './quantity';
import { prepared, writtenUnits, NotAQuantity, tokenize, type Token } from './spelling';
import { isDimensionless, sameDimension, unitNamed, type Unit } from './unit';

export interface Reading {
	readonly quantity: Quantity;
	/** Units that were asked for, and how they were written. */
	readonly target?: { readonly units: readonly UnitPower[]; readonly text: string };
	/** Smaller units for the rest: feet and inches. */
	readonly smaller?: readonly Unit[];
	/** Names that have neither a value nor a unit. */
	readonly unknowns: readonly string[];
	/** How many units occur. */
	readonly units: number;
	/** Units of one dimension that were written beside each other, the larger first: 5 ft 3 in. */
	readonly together?: readonly Unit[];
	/** Whether a rate was divided by as a whole: 4 GB / 50 Mbit/s. */
	readonly rates: boolean;
	/** Constants that occur. */
	readonly constants: readonly Constant[];
}

/**
 * Reads a quantity and its target unit. Throws NotAQuantity for text outside the grammar, NoValueError for
 * a meaningless one.
 */
export function readQuantity(text: string, variables: Variables): Reading {
	return new Reader(text, variables).whole();
}

const CONVERSIONS: ReadonlySet<string> = new Set(['to', 'in', 'into', 'as', '->']);

class Reader {
	private readonly tokens: Token[];
	private readonly constants: Constant[] = [];
	private readonly unknowns = new Set<string>();
	private index = 0;
	private units = 0;
	private depth = 0;

	constructor(
		text: string,
		private readonly variables: Variables
	) {
		this.tokens = tokenize(this.withConstants(prepared(text)));
	}

	/** The text with names of constants replaced by marks. */
	private withConstants(text: string): string {
		const mark = (constant: Constant): string => {
			this.constants.push(constant);
			this.known.push(constant.quantity);
			return `⟦${this.known.length - 1}⟧`;
		};
		return constantOf(bodiesOf(text, mark), mark);
	}
	private readonly known: Quantity[] = [];

	private get next(): Token {
		return this.tokens[this.index] ?? { kind: 'end', text: '', tight: false };
	}

	private is(...signs: string[]): boolean {
		return this.next.kind === 'sign' && signs.includes(this.next.text);
	}

	whole(): Reading {
		const quantity = this.sum();
		const smaller = this.isConversion() ? this.severalUnits() : undefined;
		const target = !smaller && this.isConversion() ? this.target() : undefined;
		if (this.next.kind !== 'end') throw new NotAQuantity(this.next.text);
		return {
			quantity,
			...(target ? { target } : {}),
			...(smaller ? { smaller } : {}),
			...(this.compound ? { together: this.compound } : {}),
			unknowns: [...this.unknowns],
			units: this.units,
			constants: this.constants,
			rates: this.rates
		};
	}

	private isConversion(): boolean {
		const { kind, text } = this.next;
		return (kind === 'name' || kind === 'sign') && CONVERSIONS.has(text);
	}

	/** `feet and inches`, `h min s`: units of one dimension, the larger first; undefined for anything else. */
	private severalUnits(): Unit[] | undefined {
		const words = this.tokens.slice(this.index + 1).filter(({ text }) => text !== 'and' && text !== ',');
		if (words.length < 2 || words.length > 4 || words.some(({ kind }) => kind !== 'name')) return undefined;
		const units = words.map(({ text }) => unitNamed(spelled(text)));
		const [first] = units;
		if (!units.every((unit) => unit && sameDimension(unit.dimension, defined(first).dimension))) return undefined;
		this.index = this.tokens.length;
		return units as Unit[];
	}

	/** Units alone, without a number. */
	private target(): { units: readonly UnitPower[]; text: string } {
		this.index++;
		const from = this.index;
		if (this.next.kind === 'end') throw new NoValueError('the unit to convert to is missing');
		const wanted = this.tokens.slice(from);
		for (const { kind, text } of wanted)
			if (kind === 'name' && /^(?:USD|EUR|GBP|CHF|JPY|dollars?|euros?|yen|rupees?|francs?)$/i.test(text))
				throw new NoValueError(
					`exchange rates change every day and are asked for at /v1/rates, "${text}" is no unit here`
				);
			else if (kind === 'name' && !unitNamed(spelled(text)))
				throw new NoValueError(`"${text}" is no unit that is known here`);
		const units = this.unitProduct();
		return { units, text: writtenUnits(units) };
	}

	private unitProduct(): UnitPower[] {
		const units: UnitPower[] = [];
		let sign = 1;
		const one = (times: number) => {
			if (this.is('(')) {
				this.index++;
				for (const { unit, exponent } of this.unitProduct()) units.push({ unit, exponent: exponent * times });
				if (!this.is(')')) throw new NotAQuantity(')');
				this.index++;
				return;
			}
			if (this.next.kind === 'number' && this.next.text === '1') {
				this.index++;
				return;
			}
			const unit = this.next.kind === 'name' ? unitNamed(spelled(this.next.text)) : undefined;
			if (!unit) throw new NotAQuantity(this.next.text);
			this.units++;
			this.index++;
			let exponent = 1;
			if (this.is('^')) {
				this.index++;
				const negative = this.is('-');
				if (negative) this.index++;
				const digits = this.next;
				if (digits.kind !== 'number' || !/^\d{1,2}$/.test(digits.text)) throw new NotAQuantity(digits.text);
				this.index++;
				exponent = negative ? -Number(digits.text) : Number(digits.text);
			}
			units.push({ unit: { ...unit, name: unit.name }, exponent: exponent * times });
		};
		one(sign);
		for (;;) {
			if (this.is('*', '/')) {
				sign = this.next.text === '/' ? -1 : 1;
				this.index++;
				one(sign);
			} else if (this.next.kind === 'name' && !CONVERSIONS.has(this.next.text)) one(sign);
			else return units;
		}
	}

	private sum(): Quantity {
		if (++this.depth > 60) throw new NotAQuantity('too deep');
		let total = this.product();
		while (this.is('+', '-')) {
			const subtracting = this.next.text === '-';
			this.index++;
			const share = this.percentage(total);
			if (share) {
				total = multiplyQuantities(total, plain(add([ONE, subtracting ? negate(share) : share])));
				continue;
			}
			total = addQuantities(total, this.product(), subtracting);
		}
		this.depth--;
		return total;
	}

	/** `+ 10%` of a quantity, taken; undefined for anything else. */
	private percentage(of: Quantity): Expression | undefined {
		const [count, percent, after] = this.tokens.slice(this.index, this.index + 3);
		if (count?.kind !== 'number' || percent?.text !== '%' || of.units.length === 0) return undefined;
		if (isDimensionless(dimensionOf(of.units)) || of.units.some(({ unit }) => unit.offset)) return undefined;
		if (after && !(after.kind === 'sign' && '+-)'.includes(after.text)) && !CONVERSIONS.has(after.text)) return undefined; // prettier-ignore
		this.index += 2;
		return divide(numeric(count.text).value, integerNode(100));
	}

	private product(): Quantity {
		let total = this.signed();
		for (;;) {
			if (!this.is('*', '/')) return total;
			const { text, tight } = this.next;
			this.index++;
			const from = this.index;
			let factor = this.signed();
			// 4 GB / 50 Mbit/s: parts without spaces belong together.
			while (text === '/' && !tight && this.isRate(from)) {
				this.index++;
				this.rates = true;
				factor = multiplyQuantities(factor, this.raised(), true);
			}
			total = multiplyQuantities(total, factor, text === '/');
		}
	}

	/** Whether a tight `/` and a unit follow a number with its unit. */
	private isRate(from: number): boolean {
		const [slash, unit] = [this.next, this.tokens[this.index + 1]];
		return (
			this.tokens[from]?.kind === 'number' &&
			this.tokens[this.index - 1]?.kind === 'name' &&
			slash.kind === 'sign' &&
			slash.text === '/' &&
			slash.tight &&
			unit?.kind === 'name' &&
			unit.tight &&
			unitNamed(spelled(unit.text)) !== undefined
		);
	}
	private rates = false;

	private signed(): Quantity {
		let negative = false;
		while (this.is('-', '+')) {
			if (this.next.text === '-') negative = !negative;
			this.index++;
		}
		return this.together(negative);
	}

	/** A number and its units: `60 km`, `3 kg m/s`-free; `5 ft 3 in` is a sum; `1/2 cup` a half. */
	private together(negative: boolean): Quantity {
		const compound: Quantity[] = [];
		let current = this.written() ?? this.raised();
		if (negative) current = { value: negate(current.value), units: current.units };
		for (;;) {
			const { kind, text } = this.next;
			if (kind === 'number' && current.units.length > 0) {
				compound.push(current);
				current = this.written() ?? this.raised();
				if (negative) current = { value: negate(current.value), units: current.units };
				continue;
			}
			const isUnitHere = kind === 'name' && !this.isConversionHere();
			if (!isUnitHere && !(kind === 'sign' && text === '(') && kind !== 'constant') break;
			const scale = kind === 'name' ? unitNamed(spelled(text)) : undefined;
			if (scale?.offset && current.units.length === 0 && !this.variables.has(text)) {
				this.units++;
				this.index++;
				current = { value: current.value, units: [{ unit: scale, exponent: 1 }] };
				continue;
			}
			current = multiplyQuantities(current, this.raised());
		}
		if (compound.length === 0) return current;
		const parts = [...compound, current];
		if (parts.every(({ units }) => units.length === 1)) {
			const units = parts.map(({ units: [only] }) => defined(only).unit);
			if ((this.compound?.length ?? 0) < units.length) this.compound = units;
		}
		return parts.reduce((a, b) => this.joined(a, b));
	}
	private compound: readonly Unit[] | undefined;

	private joined(a: Quantity, b: Quantity): Quantity {
		if (b.units.length === 0) throw new NotAQuantity('a number without a unit');
		return addQuantities(a, b);
	}

	/** "in" after a number is an inch, elsewhere it asks for a conversion. */
	private isConversionHere(): boolean {
		if (!this.isConversion()) return false;
		if (this.next.text !== 'in' || this.tokens[this.index - 1]?.kind !== 'number') return true;
		// The 2 of m^2 counts nothing.
		const [before, sign] = [this.tokens[this.index - 2]?.text, this.tokens[this.index - 3]?.text];
		return before === '^' || (before === '-' && sign === '^');
	}

	/** Whether the "in" here is an inch, because no target unit follows. */
	private isInch(at: number): boolean {
		const after = this.tokens[at + 1];
		return this.tokens[at]?.text === 'in' && (after?.kind !== 'name' || CONVERSIONS.has(after.text));
	}

	/** `1/2` written tightly before a unit, `1 1/2` too. */
	private written(): Quantity | undefined {
		const [a, slash, b, after] = this.tokens.slice(this.index, this.index + 4);
		if (a?.kind === 'number' && slash?.kind === 'number' && /^\d+$/.test(a.text) && !slash.tight) {
			this.index++;
			const part = this.written();
			if (part) return addQuantities(numeric(a.text), part);
			this.index--;
		}
		if (a?.kind !== 'number' || slash?.text !== '/' || b?.kind !== 'number' || !slash.tight || !b.tight)
			return undefined;
		if (after?.kind !== 'name' || (CONVERSIONS.has(after.text) && !this.isInch(this.index + 3))) return undefined;
		this.index += 3;
		return multiplyQuantities(numeric(a.text), numeric(b.text), true);
	}

	private raised(): Quantity {
		const base = this.atom();
		if (!this.is('^')) return base;
		this.index++;
		const negative = this.is('-');
		if (negative) this.index++;
		const exponent = this.atom();
		return powerOfQuantity(base, negative ? plain(negate(exponent.value)) : exponent);
	}

	private atom(): Quantity {
		const token = this.next;
		this.index++;
		if (token.kind === 'number') {
			if (this.is('°') || this.is('%')) {
				const degrees = this.next.text === '°';
				this.index++;
				return multiplyQuantities(numeric(token.text), {
					value: number({ num: 1n, den: 1n }),
					units: [{ unit: defined(unitNamed(degrees ? 'deg' : 'percent')), exponent: 1 }]
				});
			}
			return numeric(token.text);
		}
		if (token.kind === 'constant') return itemAt(this.known, Number(token.text.slice(1, -1)));
		if (token.kind === 'sign' && token.text === '(') {
			const inner = this.sum();
			if (!this.is(')')) throw new NotAQuantity(')');
			this.index++;
			return inner;
		}
		if (token.kind !== 'name') throw new NotAQuantity(token.text);
		return this.nameValue(token.text);
	}

	private nameValue(name: string): Quantity {
		const variable = this.variables.get(name);
		if (variable) return plain(variable);
		const called = functionNamed(name);
		const opened = this.is('(');
		// sin 30 gon
		if (called && (opened || (name.length > 1 && !unitNamed(name) && (this.next.kind === 'number' || this.is('-'))))) {
			const args: Quantity[] = [];
			if (!opened) args.push(this.signed());
			else
				do {
					this.index++;
					args.push(this.sum());
				} while (this.is(','));
			if (opened && !this.is(')')) throw new NotAQuantity(name);
			if (opened) this.index++;
			if (args.length < called.least || args.length > called.most) throw new NotAQuantity(name);
			return applyToQuantity(called.name, args);
		}
		const unit = unitNamed(spelled(name));
		if (unit && name.length > 1 && this.is('(') && this.next.tight && this.tokens[this.index - 2]?.kind !== 'number')
			throw new NoValueError(`"${name}" is a unit and no function: write a number before it, as in 5 ${name}`);
		if (unit) {
			this.units++;
			return { value: number({ num: 1n, den: 1n }), units: [{ unit, exponent: 1 }] };
		}
		if (constantNamed(name) !== undefined) return plain(constantValue(name));
		if (called && name.length > 1) throw new NoValueError(`${name} needs parentheses around what it is of: ${name}(…)`);
		this.unknowns.add(name);
		return plain(symbol(name));
	}
}

const numeric = (digits: string): Quantity => plain(number(parseDecimal(digits)));

const constantValue = (name: string): Expression => expressionOf({ type: 'name', name, at: -1 });

/** Signs with their names. */
const spelled = (name: string): string =>
	name
		.replace(/^°K$/, 'K')
		.replace(/^°([CFR])$/, 'deg$1')
		.replace(/^[µμ]/, 'u')
		.replace(/Ω$/, 'ohm');
