/** e^u + e^−u is 2·cosh u and e^u − e^−u is 2·sinh u, for every complex u: exponentials named as hyperbolic functions. */
import { itemAt, lastOf } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import { E, HALF, MINUS_ONE, number, ZERO, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { TooLarge } from '../poly/budget';
import type { Fraction } from '../poly/fraction';
import { type Poly, termCount } from '../poly/sparse';
import { coefficientsIn } from '../poly/variables';
import { power } from '../core/powers';
import type { Kernels } from './kernels';

/** Kernels e^u, as index and u. */
export function exponentialKernels(kernels: Kernels): [index: number, argument: Expression][] {
	return kernels.nodes.flatMap((node, index) =>
		node.kind === 'power' && node.base.key === E.key ? [[index, node.exponent] as [number, Expression]] : []
	);
}

/** num/den by hyperbolic functions of the argument of one exponential; both parts are centred at the middle of their powers. */
export function byHyperbolic(
	kernels: Kernels,
	{ num, den }: Fraction,
	index: number,
	argument: Expression
): Expression {
	if (termCount(num) + termCount(den) > 40) throw new TooLarge('too many terms');
	const top = centred(kernels, num, index, argument);
	const bottom = centred(kernels, den, index, argument);
	const shift = multiply([HALF, number({ num: BigInt(top.middle - bottom.middle), den: 1n }), argument]);
	return multiply([top.value, power(bottom.value, MINUS_ONE), power(E, shift)]);
}

/** p = e^(middle·u/2) · value, value a sum of hyperbolic functions of multiples of u. */
function centred(kernels: Kernels, p: Poly, index: number, u: Expression): { middle: number; value: Expression } {
	const parts = coefficientsIn(kernels.ring, p, index);
	if (parts.length === 0) return { middle: 0, value: ZERO };
	const middle = itemAt(parts, 0)[0] + lastOf(parts)[0];
	const terms = parts.flatMap(([e, c]) => {
		const times = 2 * e - middle;
		const coefficient = kernels.expression(c);
		if (times === 0) return [coefficient];
		const angle = multiply([HALF, number({ num: BigInt(times), den: 1n }), u]);
		// e^v = cosh v + sinh v; equal parts add up, opposite ones cancel.
		return ['cosh', 'sinh'].map((name) => multiply([coefficient, applyFunction(name, [angle])]));
	});
	return { middle, value: add(terms) };
}
