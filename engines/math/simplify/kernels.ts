/**
 * Expressions as rational functions of "kernels": unknowns, constants, roots, exponentials, function values.
 *
 * What the kernels satisfy among themselves (i² = −1, (√b)² = b, |u|² = u² of a real u, sin² + cos² = 1) is applied by
 * `reduce`. Every rewriting done here holds wherever the expression is defined:
 * b^(p/q) = (b^(1/q))^p and b^(c·m) = (b^(m/k))^(c·k) for whole p and c·k; b^(u+v) = b^u·b^v for b ≠ 0;
 * (u + k)! = (u + k)…(u + 1)·u!.
 */
import { add, multiply, subtract } from '../arithmetic';
import {
	type Expression,
	E,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	rawCall,
	splitCoefficient,
	termsOf
} from '../expression';
import { isReal } from '../assumptions';
import { applyFunction } from '../functions';
import { TooLarge, type Budget } from '../poly/budget';
import {
	addFractions,
	constantFraction,
	type Fraction,
	fractionOf,
	invertFraction,
	multiplyFractions,
	negateFraction,
	ONE_FRACTION,
	powerFraction,
	ZERO_FRACTION
} from '../poly/fraction';
import { type Poly, Ring } from '../poly/sparse';
import { power } from '../powers';
import { AngleTable, argumentsOf, CIRCLE, type Family, HYPERBOLA } from './angles';

export interface KernelOptions {
	/** Circular functions by sine and cosine: of the arguments as they are, of sums taken apart, or of half angles. */
	readonly circular?: 'whole' | 'split' | 'halved';
	/** Hyperbolic functions likewise, or by exponentials. */
	readonly hyperbolic?: 'whole' | 'split' | 'halved' | 'exponential';
	/** x becomes the power of its root where a root of the unknown x occurs. */
	readonly roots?: 'substituted';
}

/** kernel^order = value. */
export interface Relation {
	readonly kernel: number;
	readonly order: number;
	readonly value: Fraction;
}

/** sin and cos of one base angle. */
export interface AnglePair {
	readonly family: Family;
	readonly angle: Expression;
	readonly sin: number;
	readonly cos: number;
}

const gcdBig = (a: bigint, b: bigint): bigint => {
	while (b !== 0n) [a, b] = [b, a % b];
	return a;
};
const lcmBig = (a: bigint, b: bigint): bigint => (a / gcdBig(a, b)) * b;

export class Kernels {
	readonly ring: Ring;
	/** What each unknown of the ring stands for. */
	readonly nodes: readonly Expression[];
	readonly pairs: readonly AnglePair[];
	readonly #options: KernelOptions;
	readonly #index = new Map<string, number>();
	/** Base → least common denominator of the exponents it carries. */
	readonly #roots = new Map<string, { base: Expression; order: bigint }>();
	/** Base and symbolic exponent → least common denominator of that exponent's coefficients. */
	readonly #exponentials = new Map<string, { base: Expression; rest: Expression; order: bigint }>();
	/** Factorials whose arguments differ by whole numbers: the lowest of each. */
	readonly #factorials = new Map<string, { argument: Expression; offset: bigint }>();
	readonly #tables = new Map<Family, AngleTable>();
	readonly #plain = new Map<string, Expression>();
	readonly #known = new Map<string, Fraction>();

	constructor(expressions: readonly Expression[], options: KernelOptions, budget: Budget) {
		this.#options = options;
		for (const [family, mode] of [
			[CIRCLE, options.circular],
			[HYPERBOLA, options.hyperbolic]
		] as const) {
			if (mode === undefined || mode === 'exponential') continue;
			const found = new Map<string, Expression>();
			for (const x of expressions) argumentsOf(x, family, found);
			if (found.size > 0)
				this.#tables.set(family, new AngleTable([...found.values()], mode === 'whole', mode === 'halved'));
		}
		for (const x of expressions) this.#visit(x);

		const nodes: Expression[] = [];
		const declare = (key: string, node: Expression) => {
			this.#index.set(key, nodes.length);
			nodes.push(node);
			return nodes.length - 1;
		};
		const substituted = (base: Expression) => options.roots === 'substituted' && base.kind === 'symbol';
		const plain = [...this.#plain.values()].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
		for (const node of plain) if (!(substituted(node) && this.#roots.has(node.key))) declare(node.key, node);
		for (const [key, { base, rest, order }] of this.#exponentials)
			declare(`exp:${key}`, power(base, multiply([number({ num: 1n, den: order }), rest])));
		for (const [key, { base, order }] of this.#roots)
			declare(`root:${key}`, power(base, number({ num: 1n, den: order })));
		for (const [key, { argument, offset }] of this.#factorials)
			declare(`factorial:${key}`, applyFunction('factorial', [add([argument, number({ num: offset, den: 1n })])]));
		const pairs: AnglePair[] = [];
		for (const [family, table] of this.#tables)
			for (const angle of table.angles)
				pairs.push({
					family,
					angle,
					sin: declare(`${family.sin}:${angle.key}`, rawCall(family.sin, [angle])),
					cos: declare(`${family.cos}:${angle.key}`, rawCall(family.cos, [angle]))
				});
		this.pairs = pairs;
		this.nodes = nodes;
		this.ring = new Ring(nodes.length, budget);
	}

	// ---- first pass: what kernels there are

	#visit(x: Expression): void {
		switch (x.kind) {
			case 'number':
				return;
			case 'symbol':
			case 'constant':
				this.#declarePlain(x);
				return;
			case 'sum':
				for (const term of x.terms) this.#visit(term);
				return;
			case 'product':
				for (const { base, exponent } of x.factors) this.#visitPower(base, exponent);
				return;
			case 'power':
				this.#visitPower(x.base, x.exponent);
				return;
			case 'call':
				this.#visitCall(x.name, x.args, x);
		}
	}

	#visitPower(base: Expression, exponent: Expression): void {
		if (exponent.kind === 'number') {
			if (exponent.value.den !== 1n) {
				const order = this.#roots.get(base.key)?.order ?? 1n;
				this.#roots.set(base.key, { base, order: lcmBig(order, exponent.value.den) });
			}
			// A number to a whole power that is too long to write.
			if (base.kind === 'number' && exponent.value.den === 1n) this.#declarePlain(power(base, exponent));
			else this.#visit(base);
			return;
		}
		for (const term of termsOf(exponent)) {
			const { coefficient, rest } = splitCoefficient(term);
			if (!rest) {
				this.#visitPower(base, term);
				continue;
			}
			const key = `${base.key}^${rest.key}`;
			const order = this.#exponentials.get(key)?.order ?? 1n;
			this.#exponentials.set(key, { base, rest, order: lcmBig(order, coefficient.den) });
		}
	}

	#declarePlain(x: Expression): void {
		this.#plain.set(x.key, x);
	}

	#visitCall(name: string, args: readonly Expression[], x: Expression): void {
		const family = this.#familyOf(name);
		if (family) return;
		if (this.#options.hyperbolic === 'exponential' && HYPERBOLA.names.has(name)) {
			this.#visitPower(E, args[0]!);
			return;
		}
		if (name === 'factorial') {
			const { core, offset } = splitOffset(args[0]!);
			const known = this.#factorials.get(core.key);
			this.#factorials.set(core.key, {
				argument: core,
				offset: known && known.offset < offset ? known.offset : offset
			});
			this.#visit(core);
			return;
		}
		this.#declarePlain(x);
		if (name === 'abs' && isReal(args[0]!)) this.#visit(args[0]!);
	}

	#familyOf(name: string): Family | undefined {
		for (const family of this.#tables.keys()) if (family.names.has(name)) return family;
		return undefined;
	}

	// ---- second pass: values

	/** x, which must be one of the expressions that the kernels were collected from or a part of one. */
	fraction(x: Expression): Fraction {
		const known = this.#known.get(x.key);
		if (known) return known;
		const value = this.#convert(x);
		this.#known.set(x.key, value);
		return value;
	}

	#convert(x: Expression): Fraction {
		switch (x.kind) {
			case 'number':
				return constantFraction(x.value.num, x.value.den);
			case 'symbol':
			case 'constant':
				return this.#atom(x);
			case 'sum':
				return sumOf(
					this.ring,
					x.terms.map((term) => this.fraction(term))
				);
			case 'product':
				return x.factors.reduce(
					(product, { base, exponent }) => multiplyFractions(this.ring, product, this.#power(base, exponent)),
					constantFraction(x.coefficient.num, x.coefficient.den)
				);
			case 'power':
				return this.#power(x.base, x.exponent);
			case 'call':
				return this.#call(x.name, x.args, x);
		}
	}

	#atom(x: Expression): Fraction {
		const index = this.#index.get(x.key);
		if (index !== undefined) return fractionOf(this.ring.variable(index));
		return this.#power(x, ONE);
	}

	#power(base: Expression, exponent: Expression): Fraction {
		if (exponent.kind === 'number') {
			const { num, den } = exponent.value;
			const root = this.#roots.get(base.key);
			if (root && (den !== 1n || !this.#index.has(base.key)) && (base.kind === 'symbol' || den !== 1n))
				return powerFraction(
					this.ring,
					fractionOf(this.ring.variable(this.#index.get(`root:${base.key}`)!)),
					wholeNumber((num * root.order) / den)
				);
			if (base.kind === 'number') {
				const index = this.#index.get(power(base, exponent).key);
				if (index !== undefined) return fractionOf(this.ring.variable(index));
			}
			return powerFraction(this.ring, this.fraction(base), wholeNumber(num));
		}
		return termsOf(exponent).reduce((product, term) => {
			const { coefficient, rest } = splitCoefficient(term);
			if (!rest) return multiplyFractions(this.ring, product, this.#power(base, term));
			const key = `${base.key}^${rest.key}`;
			const { order } = this.#exponentials.get(key)!;
			const kernel = fractionOf(this.ring.variable(this.#index.get(`exp:${key}`)!));
			const times = wholeNumber((coefficient.num * order) / coefficient.den);
			return multiplyFractions(this.ring, product, powerFraction(this.ring, kernel, times));
		}, ONE_FRACTION);
	}

	#call(name: string, args: readonly Expression[], x: Expression): Fraction {
		const family = this.#familyOf(name);
		if (family) return this.#angleFunction(family, name, args[0]!);
		if (this.#options.hyperbolic === 'exponential' && HYPERBOLA.names.has(name)) {
			const up = this.#power(E, args[0]!);
			const down = invertFraction(up);
			const half = constantFraction(1n, 2n);
			const sin = multiplyFractions(this.ring, half, addFractions(this.ring, up, negateFraction(down)));
			const cos = multiplyFractions(this.ring, half, addFractions(this.ring, up, down));
			return this.#ofPair(name, sin, cos);
		}
		if (name === 'factorial') {
			const { core, offset } = splitOffset(args[0]!);
			const { offset: lowest } = this.#factorials.get(core.key)!;
			if (offset - lowest > 30n) throw new TooLarge('too many factors');
			let value: Fraction = fractionOf(this.ring.variable(this.#index.get(`factorial:${core.key}`)!));
			for (let k = lowest + 1n; k <= offset; k++)
				value = multiplyFractions(
					this.ring,
					value,
					addFractions(this.ring, this.fraction(core), constantFraction(k, 1n))
				);
			return value;
		}
		return fractionOf(this.ring.variable(this.#index.get(x.key)!));
	}

	#angleFunction(family: Family, name: string, arg: Expression): Fraction {
		const table = this.#tables.get(family)!;
		const { ring } = this;
		let sin = ZERO_FRACTION;
		let cos = ONE_FRACTION;
		const sign = constantFraction(family.sign, 1n);
		const turn = (s: Fraction, c: Fraction) => {
			const both = multiplyFractions(ring, sign, multiplyFractions(ring, sin, s));
			[sin, cos] = [
				addFractions(ring, multiplyFractions(ring, sin, c), multiplyFractions(ring, cos, s)),
				addFractions(ring, multiplyFractions(ring, cos, c), both)
			];
		};
		for (const [angle, times] of table.multiplesOf(arg)) {
			const key = table.angles[angle]!.key;
			const s = fractionOf(this.ring.variable(this.#index.get(`${family.sin}:${key}`)!));
			const c = fractionOf(this.ring.variable(this.#index.get(`${family.cos}:${key}`)!));
			for (let n = 0; n < Math.abs(times); n++) turn(times < 0 ? negateFraction(s) : s, c);
		}
		return this.#ofPair(name, sin, cos);
	}

	#ofPair(name: string, sin: Fraction, cos: Fraction): Fraction {
		const over = (a: Fraction, b: Fraction) => multiplyFractions(this.ring, a, invertFraction(b));
		switch (name.replace(/h$/, '')) {
			case 'sin':
				return sin;
			case 'cos':
				return cos;
			case 'tan':
				return over(sin, cos);
			case 'cot':
				return over(cos, sin);
			case 'sec':
				return invertFraction(cos);
			default:
				return invertFraction(sin);
		}
	}

	/** The relations that the kernels satisfy, but those of sine and cosine; found when asked for. */
	relations(): Relation[] {
		const relations: Relation[] = [];
		this.nodes.forEach((node, kernel) => {
			if (node.kind === 'constant' && node.name === 'i')
				relations.push({ kernel, order: 2, value: constantFraction(-1n, 1n) });
			if (node.kind === 'call' && node.name === 'abs' && isReal(node.args[0]!)) {
				const value = this.fraction(node.args[0]!);
				relations.push({ kernel, order: 2, value: multiplyFractions(this.ring, value, value) });
			}
		});
		for (const [key, { base, order }] of this.#roots) {
			if (this.#options.roots === 'substituted' && base.kind === 'symbol') continue;
			relations.push({ kernel: this.#index.get(`root:${key}`)!, order: Number(order), value: this.fraction(base) });
		}
		return relations;
	}

	// ---- back

	/** The polynomial with the kernels put in, as a canonical sum. */
	expression(p: Poly): Expression {
		return add(
			p.monomials.map((monomial, i) => {
				const factors: Expression[] = [number({ num: p.coefficients[i]!, den: 1n })];
				this.nodes.forEach((node, v) => {
					const e = this.ring.exponent(monomial, v);
					if (e > 0) factors.push(power(node, number({ num: BigInt(e), den: 1n })));
				});
				return multiply(factors);
			})
		);
	}

	/** num/den with the kernels put in; a numerator of several terms over a number is divided term by term. */
	expressionOf({ num, den }: Fraction): Expression {
		return multiply([this.expression(num), power(this.expression(den), MINUS_ONE)]);
	}
}

/** Symbols first, by name; then constants; then everything else. */
const rank = (x: Expression): number => (x.kind === 'symbol' ? 0 : x.kind === 'constant' ? 1 : 2);

function wholeNumber(n: bigint): number {
	if (n > 0x3fffffffn || n < -0x3fffffffn) throw new TooLarge('degree too high');
	return Number(n);
}

/** x = core + offset for the whole part of a constant term. */
function splitOffset(x: Expression): { core: Expression; offset: bigint } {
	const constantTerm = termsOf(x).find((term) => isInteger(term));
	if (!constantTerm || !isNumber(constantTerm) || x.kind !== 'sum') return { core: x, offset: 0n };
	return { core: subtract(x, constantTerm), offset: constantTerm.value.num };
}

/** Added as a balanced tree, numerators over one denominator first. */
function sumOf(ring: Ring, items: readonly Fraction[]): Fraction {
	if (items.length === 0) return ZERO_FRACTION;
	if (items.length === 1) return items[0]!;
	const half = items.length >> 1;
	return addFractions(ring, sumOf(ring, items.slice(0, half)), sumOf(ring, items.slice(half)));
}
