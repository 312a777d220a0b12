/** sin/cos as tan, 2·sin·cos as the sine of twice the angle, where the left side is defined. */
import { add, multiply } from '../core/arithmetic';
import type { Expression, Factor } from '../core/expression';
import { factorExpression, isInteger, number, rawCall, splitCoefficient } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { powerRational, type Rational } from '../core/rational';
import { CIRCLE, HYPERBOLA } from './angles';
import { ProductBuilder } from './factored';

export interface BackOptions {
	/** sin·cos becomes the sine of twice the angle. */
	readonly doubled: boolean;
	/** 1/cos becomes sec, 1/sin csc, cos/sin cot; else only tan is made. */
	readonly reciprocals: boolean;
}

/** x with the products in it renamed; products of sums stay factored. */
export function renamed(x: Expression, options: BackOptions): Expression {
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map((term) => renamed(term, options)));
		case 'product':
			return renamedProduct(x.coefficient, x.factors, options);
		case 'power':
			return renamedProduct({ num: 1n, den: 1n }, [{ base: x.base, exponent: x.exponent }], options);
		default:
			return x;
	}
}

interface Pair {
	readonly argument: Expression;
	readonly hyperbolic: boolean;
	sin: bigint;
	cos: bigint;
}

function renamedProduct(coefficient: Rational, factors: readonly Factor[], options: BackOptions): Expression {
	const product = new ProductBuilder();
	product.times(coefficient);
	const pairs = new Map<string, Pair>();
	for (const factor of factors) {
		const { base, exponent } = factor;
		const argument = base.kind === 'call' ? base.args[0] : undefined;
		if (base.kind === 'call' && argument && isInteger(exponent) && ['sin', 'cos', 'sinh', 'cosh'].includes(base.name)) {
			const hyperbolic = base.name.endsWith('h');
			const key = `${hyperbolic ? 'h' : ''}${argument.key}`;
			const pair = pairs.get(key) ?? { argument, hyperbolic, sin: 0n, cos: 0n };
			if (base.name.startsWith('sin')) pair.sin += exponent.value.num;
			else pair.cos += exponent.value.num;
			pairs.set(key, pair);
		} else if (isInteger(exponent)) product.timesPower(renamed(base, options), exponent.value.num);
		else product.timesOther(factorExpression(factor));
	}
	for (const pair of pairs.values()) timesPair(product, pair, options);
	return product.build();
}

function timesPair(product: ProductBuilder, { argument, hyperbolic, sin, cos }: Pair, options: BackOptions): void {
	const family = hyperbolic ? HYPERBOLA : CIRCLE;
	const suffix = hyperbolic ? 'h' : '';
	const times = (name: string, exponent: bigint) => {
		if (exponent !== 0n) product.timesPower(rawCall(name, [argument]), exponent);
	};
	const least = (a: bigint, b: bigint) => (a < b ? a : b);
	if (options.doubled && sin > 0n === cos > 0n && sin !== 0n && cos !== 0n) {
		// (sin·cos)^n = (sin(2u)/2)^n
		const n = sin > 0n ? least(sin, cos) : -least(-sin, -cos);
		const twice = applyFunction(family.sin, [multiply([number({ num: 2n, den: 1n }), argument])]);
		product.times(powerRational({ num: 1n, den: 2n }, n));
		const { coefficient, rest } = splitCoefficient(twice);
		product.times(powerRational(coefficient, n));
		if (rest) product.timesPower(rest, n);
		sin -= n;
		cos -= n;
	}
	if (sin > 0n && cos < 0n) {
		const n = least(sin, -cos);
		times(family.tan, n);
		sin -= n;
		cos += n;
	} else if (sin < 0n && cos > 0n) {
		const n = least(-sin, cos);
		if (options.reciprocals) times(`cot${suffix}`, n);
		else times(family.tan, -n);
		sin += n;
		cos -= n;
	}
	if (options.reciprocals && sin < 0n) times(`csc${suffix}`, -sin);
	else times(family.sin, sin);
	if (options.reciprocals && cos < 0n) times(`sec${suffix}`, -cos);
	else times(family.cos, cos);
}
