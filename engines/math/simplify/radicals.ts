/**
 * Even powers taken out of roots: (f²·g)^r = |f|^(2r)·g^r for real f, because f² ≥ 0 and (a·b)^r = a^r·b^r for a ≥ 0.
 * Not done where f may be complex.
 */
import { add, multiply } from '../arithmetic';
import { isInteger, number, type Expression } from '../expression';
import { isReal } from '../assumptions';
import { applyFunction } from '../functions';
import type { Budget } from '../poly/budget';
import { factor } from '../poly/factor';
import { power } from '../powers';
import { absoluteRational, fraction, multiplyRational } from '../rational';
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
	const kernels = new Kernels([base], {}, budget);
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
