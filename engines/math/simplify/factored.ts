/** The factored form: a product of powers of factors that are irreducible over the rationals. */
import { multiply, negate } from '../core/arithmetic';
import type { Expression, Factor } from '../core/expression';
import {
	factorExpression,
	factorsOf,
	isInteger,
	isNumber,
	number,
	rawProduct,
	splitCoefficient,
	ZERO
} from '../core/expression';
import type { Budget } from '../poly/budget';
import { factor } from '../poly/factor';
import type { Fraction } from '../poly/fraction';
import { isOne, isZero, ONE as UNIT } from '../poly/sparse';
import { power } from '../core/powers';
import { fraction, multiplyRational, ONE_RATIONAL, powerRational, type Rational } from '../core/rational';
import { Kernels } from './kernels';
import { reduceBy } from './relations';

/** coefficient · ∏ base^exponent, bases that are sums kept apart from what multiplies out by itself. */
export class ProductBuilder {
	#coefficient: Rational = ONE_RATIONAL;
	readonly #sums = new Map<string, { base: Expression; exponent: bigint }>();
	readonly #others: Expression[] = [];

	copy(): ProductBuilder {
		return new ProductBuilder().timesAll(this);
	}

	timesAll(other: ProductBuilder): this {
		this.times(other.#coefficient);
		for (const x of other.#others) this.#others.push(x);
		for (const { base, exponent } of other.#sums.values()) this.timesPower(base, exponent);
		return this;
	}

	times(coefficient: Rational): void {
		this.#coefficient = multiplyRational(this.#coefficient, coefficient);
	}

	/** Times base^exponent; a sum meets its like, or its opposite, and is not multiplied out. */
	timesPower(base: Expression, exponent: bigint): this {
		if (base.kind !== 'sum') {
			this.#others.push(power(base, number({ num: exponent, den: 1n })));
			return this;
		}
		const known = this.#sums.get(base.key);
		if (known) {
			known.exponent += exponent;
			return this;
		}
		const opposite = this.#sums.size > 0 ? this.#sums.get(negate(base).key) : undefined;
		if (!opposite) this.#sums.set(base.key, { base, exponent });
		else {
			if (exponent % 2n !== 0n) this.times({ num: -1n, den: 1n });
			opposite.exponent += exponent;
		}
		return this;
	}

	timesOther(x: Expression): void {
		this.#others.push(x);
	}

	build(): Expression {
		const rest = multiply([number(this.#coefficient), ...this.#others]);
		const { coefficient } = splitCoefficient(rest);
		if (coefficient.num === 0n) return ZERO;
		const factors: Factor[] = [...factorsOf(rest)];
		for (const { base, exponent } of this.#sums.values())
			if (exponent !== 0n) factors.push({ base, exponent: number({ num: exponent, den: 1n }) });
		const [only] = factors;
		if (!only) return number(coefficient);
		if (factors.length === 1) {
			if (coefficient.num === 1n && coefficient.den === 1n) return factorExpression(only);
			// −1 goes into a sum without other factors.
			if (coefficient.num === -1n && coefficient.den === 1n && isNumber(only.exponent, 1)) return negate(only.base);
		}
		factors.sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
		return rawProduct(coefficient, factors);
	}
}

/** The factored form of x; factors of a product are not multiplied out before. TooLarge beyond the budget. */
export function factoredForm(x: Expression, budget: Budget): Expression {
	const product = new ProductBuilder();
	const { coefficient } = splitCoefficient(x);
	if (x.kind === 'number') return x;
	product.times(coefficient);
	for (const each of factorsOf(x)) {
		if (each.base.kind === 'sum' && isInteger(each.exponent))
			timesFactored(product, each.base, each.exponent.value.num, budget);
		else product.timesOther(factorExpression(each));
	}
	return product.build();
}

function timesFactored(product: ProductBuilder, sum: Expression, exponent: bigint, budget: Budget): void {
	const kernels = new Kernels(sum, {}, budget);
	const value = reduceBy(kernels.ring, kernels.fraction(sum), kernels.relations());
	timesFraction(product, kernels, value, exponent);
}

/** Times the factors of a rational function of kernels. */
export function timesFraction(
	product: ProductBuilder,
	kernels: Kernels,
	{ num, den }: Fraction,
	exponent: bigint
): void {
	for (const [poly, sign] of [
		[num, 1n],
		[den, -1n]
	] as const) {
		if (isZero(poly)) {
			product.times({ num: 0n, den: 1n });
			return;
		}
		const { content, factors } = factor(kernels.ring, poly);
		product.times(powerRational(sign > 0n ? { num: content, den: 1n } : fraction(1n, content), exponent));
		for (const [f, multiplicity] of factors)
			product.timesPower(kernels.expression(f), sign * BigInt(multiplicity) * exponent);
	}
}

/** num/den with both parts factored, and with one of them only; each part is factored once. */
export function mixedForms(kernels: Kernels, { num, den }: Fraction): Expression[] {
	const factoredNum = new ProductBuilder();
	timesFraction(factoredNum, kernels, { num, den: UNIT }, 1n);
	if (isOne(den)) return [factoredNum.build()];
	const factoredDen = new ProductBuilder();
	timesFraction(factoredDen, kernels, { num: UNIT, den }, 1n);
	const [top, bottom] = [kernels.expression(num), kernels.expression(den)];
	return [
		factoredNum.copy().timesAll(factoredDen).build(),
		factoredNum.copy().timesPower(bottom, -1n).build(),
		factoredDen.copy().timesPower(top, 1n).build()
	];
}
