/** Even powers out of roots, for real f: (f²·g)^r = |f|^(2r)·g^r, because f² ≥ 0. */
import { itemAt } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import type { Expression, Factor } from '../core/expression';
import {
	factorExpression,
	HALF,
	isCall,
	isInteger,
	number,
	ONE,
	rawCall,
	rawPower,
	rawProduct,
	rawSum
} from '../core/expression';
import { isReal } from '../core/assumptions';
import { applyFunction } from '../functions/functions';
import type { Budget } from '../poly/budget';
import { factor } from '../poly/factor';
import { power } from '../core/powers';
import type { Rational } from '../core/rational';
import { absoluteRational, fraction, MINUS_ONE_RATIONAL, multiplyRational, ONE_RATIONAL } from '../core/rational';
import { Kernels } from './kernels';

/** x with the radicands that are sums factored and their even powers taken out. */
export function extractedRoots(x: Expression, budget: Budget): Expression {
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map((term) => extractedRoots(term, budget)));
		case 'product':
			return multiply([
				number(x.coefficient),
				...x.factors.map(({ base, exponent }) => extractedRoot(base, exponent, budget))
			]);
		case 'power':
			return extractedRoot(x.base, x.exponent, budget);
		default:
			return x;
	}
}

function extractedRoot(base: Expression, exponent: Expression, budget: Budget): Expression {
	if (exponent.kind !== 'number' || isInteger(exponent) || base.kind !== 'sum' || !isReal(base))
		return power(base, exponent);
	const kernels = new Kernels(base, {}, budget);
	const { num, den } = kernels.fraction(base);
	const above = factor(kernels.ring, num);
	const below = factor(kernels.ring, den);
	const content = fraction(above.content, below.content);
	const outside: Expression[] = [power(number(absoluteRational(content)), exponent)];
	const inside: Expression[] = [number(content.num < 0n ? { num: -1n, den: 1n } : { num: 1n, den: 1n })];
	for (const [factors, sign] of [
		[above.factors, 1],
		[below.factors, -1]
	] as const)
		for (const [poly, multiplicity] of factors) {
			const f = kernels.expression(poly);
			const odd = multiplicity % 2;
			if (odd === 1) inside.push(power(f, number({ num: BigInt(sign), den: 1n })));
			const even = BigInt(sign * (multiplicity - odd));
			if (even !== 0n)
				outside.push(
					power(applyFunction('abs', [f]), number(multiplyRational({ num: even, den: 1n }, exponent.value)))
				);
		}
	return multiply([...outside, power(multiply(inside), exponent)]);
}

/** Roots and absolute values in one: c^r·b^r = (c·b)^r (c > 0), |a|·|b| = |a·b|; `coefficient`: √b/c = √(b/c²). */
export function joinedRoots(x: Expression, coefficient: boolean, simplify: (x: Expression) => Expression): Expression {
	if (x.kind === 'sum') return rawSum(x.terms.map((term) => joinedRoots(term, coefficient, simplify)));
	if (x.kind !== 'product') return x;
	const factors = joinedAbsolutes(withoutSigns(x.factors), simplify);
	const root = factors.find(({ base, exponent }) => base.kind !== 'number' && isProperRoot(exponent));
	if (!root) return multiplied(x.coefficient, factors);
	let rest = factors.filter((factor) => factor !== root);
	const { exponent } = root;
	let under: Rational = ONE_RATIONAL;
	for (const factor of rest)
		if (factor.base.kind === 'number' && factor.exponent.key === exponent.key && factor.base.value.num > 0n) {
			under = multiplyRational(under, factor.base.value);
			rest = rest.filter((other) => other !== factor);
		}
	let outside = x.coefficient;
	if (coefficient && exponent.key === HALF.key && (outside.num === 1n || outside.num === -1n)) {
		under = multiplyRational(under, multiplyRational(outside, outside));
		outside = outside.num < 0n ? MINUS_ONE_RATIONAL : ONE_RATIONAL;
	}
	const joined: Factor = { base: multiply([number(under), root.base]), exponent };
	if (rest.length === 0 && outside.num === 1n && outside.den === 1n) return rawPower(joined.base, exponent);
	return rawProduct(outside, [...rest, joined]);
}

/** As a product, or the rest of one, without further splitting. */
function multiplied(coefficient: Rational, factors: readonly Factor[]): Expression {
	const [only] = factors;
	const isOne = coefficient.num === 1n && coefficient.den === 1n;
	return factors.length === 1 && only && isOne ? factorExpression(only) : rawProduct(coefficient, factors);
}

const isProperRoot = (exponent: Expression): boolean => exponent.kind === 'number' && exponent.value.den !== 1n;

/** sign(u)·|u| as u, for real u. */
function withoutSigns(factors: readonly Factor[]): Factor[] {
	for (const factor of factors) {
		const { base, exponent } = factor;
		if (!isCall(base, 'sign') || exponent.key !== ONE.key) continue;
		const absolute = factors.find(
			(other) => isCall(other.base, 'abs') && itemAt(other.base.args, 0).key === itemAt(base.args, 0).key
		);
		if (absolute?.exponent.key !== ONE.key || !isReal(itemAt(base.args, 0))) continue;
		return [
			...factors.filter((other) => other !== factor && other !== absolute),
			{ base: itemAt(base.args, 0), exponent: ONE }
		];
	}
	return [...factors];
}

/** ∏ |a|^n for whole n as |∏ a^n|, the product as short as `simplify` makes it. */
function joinedAbsolutes(factors: readonly Factor[], simplify: (x: Expression) => Expression): Factor[] {
	const absolutes = factors.filter(({ base, exponent }) => isCall(base, 'abs') && isInteger(exponent));
	if (absolutes.length < 2) return [...factors];
	const inside = absolutes.map(({ base, exponent }) => power(isCall(base) ? itemAt(base.args, 0) : base, exponent));
	const joined: Factor = { base: rawCall('abs', [simplify(multiply(inside))]), exponent: ONE };
	return [...factors.filter((factor) => !absolutes.includes(factor)), joined];
}
