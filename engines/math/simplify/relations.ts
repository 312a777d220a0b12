/** Reduces rational functions of kernels by the relations among the kernels. */
import {
	addFractions,
	type Fraction,
	fractionOf,
	invertFraction,
	multiplyFractions,
	powerFraction,
	reduceFraction,
	ZERO_FRACTION
} from '../poly/fraction';
import { isOne, isZero, multiply, type Poly, type Ring, subtract, termCount } from '../poly/sparse';
import { coefficientOf, coefficientsIn } from '../poly/variables';
import { NoValueError } from '../core/refusals';
import type { AnglePair, Kernels, Relation } from './kernels';

/** The same value with every related kernel below its order, in numerator and denominator. */
export function reduceBy(ring: Ring, f: Fraction, relations: readonly Relation[]): Fraction {
	let { num, den } = f;
	for (let round = 0; round < 4; round++) {
		let changed = false;
		for (const relation of relations) {
			const high =
				ring.degree(num, relation.kernel) >= relation.order || ring.degree(den, relation.kernel) >= relation.order;
			if (!high) continue;
			changed = true;
			const top = substitute(ring, num, relation);
			const bottom = substitute(ring, den, relation);
			if (isZero(bottom.num)) throw new NoValueError('division by zero');
			({ num, den } = multiplyFractions(ring, top, invertFraction(bottom)));
		}
		if (!changed) break;
	}
	return isOne(den) ? { num, den } : reduceFraction(ring, num, den);
}

function substitute(ring: Ring, p: Poly, { kernel, order, value }: Relation): Fraction {
	const groups = new Map<number, Fraction>();
	for (const [e, c] of coefficientsIn(ring, p, kernel)) {
		const times = Math.floor(e / order);
		const rest = e % order;
		const term = fractionOf(rest === 0 ? c : multiply(ring, c, ring.variable(kernel, rest)));
		groups.set(times, addFractions(ring, groups.get(times) ?? ZERO_FRACTION, term));
	}
	let sum = ZERO_FRACTION;
	for (const [times, c] of groups)
		sum = addFractions(ring, sum, times === 0 ? c : multiplyFractions(ring, c, powerFraction(ring, value, times)));
	return sum;
}

/** sin² = (cos² − 1)·sign, or cos² = 1 + sign·sin², for every pair. */
export const pythagorean = (ring: Ring, pairs: readonly AnglePair[], eliminate: 'sin' | 'cos'): Relation[] =>
	pairs.map(({ family, sin, cos }): Relation => {
		const other = ring.variable(eliminate === 'sin' ? cos : sin, 2);
		const scaled = { monomials: other.monomials, coefficients: [family.sign] };
		if (eliminate === 'cos') return { kernel: cos, order: 2, value: fractionOf(sumWithOne(scaled, 1n)) };
		return { kernel: sin, order: 2, value: fractionOf(sumWithOne(scaled, -family.sign)) };
	});

const sumWithOne = (p: Poly, c: bigint): Poly => ({
	monomials: [...p.monomials, 0],
	coefficients: [...p.coefficients, c]
});

/** Multiplies a denominator a + b·√c by its conjugate, which vanishes only where the denominator does. */
export function rationaliseDenominator(kernels: Kernels, f: Fraction, relations: readonly Relation[]): Fraction {
	const { ring } = kernels;
	let result = f;
	for (const relation of relations) {
		if (relation.order !== 2 || ring.degree(result.den, relation.kernel) === 0) continue;
		const a = coefficientOf(ring, result.den, relation.kernel, 0);
		const b = multiply(ring, coefficientOf(ring, result.den, relation.kernel, 1), ring.variable(relation.kernel));
		const conjugate = subtract(a, b);
		const num = reduceBy(ring, fractionOf(multiply(ring, result.num, conjugate)), relations);
		const den = reduceBy(ring, fractionOf(multiply(ring, result.den, conjugate)), relations);
		if (isZero(den.num) || termCount(num.num) > 200) return f;
		result = multiplyFractions(ring, num, invertFraction(den));
	}
	return result;
}
