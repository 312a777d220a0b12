/**
 * Expressions as rational functions of "kernels": unknowns, constants, roots, exponentials, function values.
 *
 * `reduce` applies the relations among the kernels (i² = −1, (√b)² = b, |u|² = u² of a real u, sin² + cos² = 1).
 * Every rewriting here holds wherever the expression is defined:
 * b^(p/q) = (b^(1/q))^p and b^(c·m) = (b^(m/k))^(c·k) for whole p and c·k; b^(u+v) = b^u·b^v for b ≠ 0;
 * (u + k)! = (u + k)…(u + 1)·u! and Γ(u) = (u − 1)!.
 */
import { defined, itemAt } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import { type Expression, E, MINUS_ONE, number, ONE, rawCall, splitCoefficient, termsOf } from '../core/expression';
import { isReal } from '../core/assumptions';
import { applyFunction } from '../functions/functions';
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
import { power } from '../core/powers';
import type { Family } from './angles';
import { KernelCollection, type KernelOptions, steps, type Stepping } from './kernel-collection';
import { exponentsOfSineAndCosine } from '../functions/trigonometry';

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

export class Kernels {
	readonly ring: Ring;
	/** The kernel of each unknown of the ring. */
	readonly nodes: readonly Expression[];
	readonly pairs: readonly AnglePair[];
	readonly #index = new Map<string, number>();
	readonly #collection: KernelCollection;
	readonly #known = new Map<string, Fraction>();

	constructor(x: Expression, options: KernelOptions, budget: Budget) {
		const collection = new KernelCollection(x, options);
		this.#collection = collection;
		const nodes: Expression[] = [];
		const declare = (key: string, node: Expression) => {
			this.#index.set(key, nodes.length);
			nodes.push(node);
			return nodes.length - 1;
		};
		const plain = [...collection.plain.values()].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
		for (const node of plain) if (!collection.isSubstituted(node)) declare(node.key, node);
		for (const [key, { base, rest, order }] of collection.exponentials)
			declare(`exp:${key}`, power(base, multiply([number({ num: 1n, den: order }), rest])));
		for (const [key, { base, order }] of this.#collection.roots)
			declare(`root:${key}`, power(base, number({ num: 1n, den: order })));
		for (const [key, { name, argument, offset }] of collection.factorials) {
			const lowest = name === 'gamma' ? offset + 1n : offset;
			declare(`factorial:${key}`, applyFunction(name, [add([argument, number({ num: lowest, den: 1n })])]));
		}
		const pairs: AnglePair[] = [];
		for (const [family, table] of collection.tables)
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

	/** x, which must be the expression that the kernels were collected from, or a part of it. */
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
		// |x| where exp(log|x|) was collected: its x was not.
		if (!this.#collection.roots.has(x.key)) throw new TooLarge('no kernel');
		return this.#power(x, ONE);
	}

	#power(base: Expression, exponent: Expression): Fraction {
		if (exponent.kind === 'number') {
			const { num, den } = exponent.value;
			const root = this.#collection.roots.get(base.key);
			if (root && (den !== 1n || !this.#index.has(base.key)) && (base.kind === 'symbol' || den !== 1n))
				return powerFraction(
					this.ring,
					fractionOf(this.ring.variable(defined(this.#index.get(`root:${base.key}`)))),
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
			const { order } = defined(this.#collection.exponentials.get(key));
			const kernel = fractionOf(this.ring.variable(defined(this.#index.get(`exp:${key}`))));
			const times = wholeNumber((coefficient.num * order) / coefficient.den);
			return multiplyFractions(this.ring, product, powerFraction(this.ring, kernel, times));
		}, ONE_FRACTION);
	}

	#call(name: string, args: readonly Expression[], x: Expression): Fraction {
		const family = this.#collection.familyOf(name, args);
		if (family) return this.#angleFunction(family, name, itemAt(args, 0));
		if (this.#collection.isExponential(name)) {
			const up = this.#power(E, itemAt(args, 0));
			const down = invertFraction(up);
			const half = constantFraction(1n, 2n);
			const sin = multiplyFractions(this.ring, half, addFractions(this.ring, up, negateFraction(down)));
			const cos = multiplyFractions(this.ring, half, addFractions(this.ring, up, down));
			return this.#ofPair(name, sin, cos);
		}
		if (name === 'factorial' || name === 'gamma') return this.#factorial(name, itemAt(args, 0));
		return fractionOf(this.ring.variable(defined(this.#index.get(x.key))));
	}

	/** (u + n)! = (u + n)…(u + m + 1)·(u + m)! for the lowest m that occurs. */
	#factorial(name: Stepping, argument: Expression): Fraction {
		const { core, offset } = steps(name, argument);
		const { offset: lowest } = defined(this.#collection.factorials.get(core.key));
		if (offset - lowest > 30n) throw new TooLarge('too many factors');
		let value: Fraction = fractionOf(this.ring.variable(defined(this.#index.get(`factorial:${core.key}`))));
		for (let k = lowest + 1n; k <= offset; k++) {
			const factor = addFractions(this.ring, this.fraction(core), constantFraction(k, 1n));
			value = multiplyFractions(this.ring, value, factor);
		}
		return value;
	}

	#angleFunction(family: Family, name: string, arg: Expression): Fraction {
		const table = defined(this.#collection.tables.get(family));
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
			const key = itemAt(table.angles, angle).key;
			const s = fractionOf(this.ring.variable(defined(this.#index.get(`${family.sin}:${key}`))));
			const c = fractionOf(this.ring.variable(defined(this.#index.get(`${family.cos}:${key}`))));
			for (let n = 0; n < Math.abs(times); n++) turn(times < 0 ? negateFraction(s) : s, c);
		}
		return this.#ofPair(name, sin, cos);
	}

	#ofPair(name: string, sin: Fraction, cos: Fraction): Fraction {
		const [above, below] = exponentsOfSineAndCosine(name);
		return multiplyFractions(this.ring, powerFraction(this.ring, sin, above), powerFraction(this.ring, cos, below));
	}

	/** The relations that the kernels satisfy, but those of sine and cosine; found when asked for. */
	relations(): Relation[] {
		const relations: Relation[] = [];
		this.nodes.forEach((node, kernel) => {
			if (node.kind === 'constant' && node.name === 'i')
				relations.push({ kernel, order: 2, value: constantFraction(-1n, 1n) });
			if (node.kind === 'call' && node.name === 'abs' && isReal(itemAt(node.args, 0))) {
				const value = this.fraction(itemAt(node.args, 0));
				relations.push({ kernel, order: 2, value: multiplyFractions(this.ring, value, value) });
			}
		});
		for (const [key, { base, order }] of this.#collection.roots) {
			if (this.#collection.isSubstituted(base)) continue;
			relations.push({
				kernel: defined(this.#index.get(`root:${key}`)),
				order: Number(order),
				value: this.fraction(base)
			});
		}
		return relations;
	}

	/** The polynomial with the kernels put in, as a canonical sum. */
	expression(p: Poly): Expression {
		this.ring.budget.spend(p.monomials.length * this.nodes.length);
		return add(
			p.monomials.map((monomial, i) => {
				const factors: Expression[] = [number({ num: itemAt(p.coefficients, i), den: 1n })];
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

/** Added as a balanced tree, numerators over one denominator first. */
function sumOf(ring: Ring, items: readonly Fraction[]): Fraction {
	if (items.length === 0) return ZERO_FRACTION;
	if (items.length === 1) return itemAt(items, 0);
	const half = items.length >> 1;
	return addFractions(ring, sumOf(ring, items.slice(0, half)), sumOf(ring, items.slice(half)));
}
