/** Rational functions of sine and cosine of one angle, by the rules of Bioche and the tangent of the half angle. */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { HALF, integerNode, number, ONE, symbol, TWO, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { Budget } from '../../poly/budget';
import { power, squareRoot } from '../../core/powers';
import type { Poly } from '../../poly/sparse';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { contains, replace } from '../substitution';
import { normal } from '../normal';
import { lineOf } from './linear';

type Integrate = (f: Expression, name: string) => Expression | undefined;

/** ∫ R(sin u, cos u) dx for a linear u. Undefined for other functions. */
export function integrateTrigonometric(f: Expression, name: string, again: Integrate): Expression | undefined {
	const kernels = new Kernels(f, { circular: 'whole' }, new Budget());
	const [pair] = kernels.pairs;
	if (!pair || pair.family.sin !== 'sin') return undefined;
	const others = kernels.nodes.some((node, v) => v !== pair.sin && v !== pair.cos && contains(node, name));
	const line = lineOf(pair.angle, name);
	if (others || !line) return undefined;
	const value = reduceBy(kernels.ring, kernels.fraction(f), kernels.relations());
	const { ring } = kernels;
	/** +1 or −1 by how f changes with the signs of sine and cosine, 0 for neither. */
	const parity = (poly: Poly, sin: boolean, cos: boolean): number => {
		const signs = new Set(
			poly.monomials.map((m) => ((sin ? ring.exponent(m, pair.sin) : 0) + (cos ? ring.exponent(m, pair.cos) : 0)) % 2)
		);
		return signs.size > 1 ? 0 : signs.has(1) ? -1 : 1;
	};
	const both = (sin: boolean, cos: boolean): number => parity(value.num, sin, cos) * parity(value.den, sin, cos);
	const t = symbol('t_');
	const withValues = (sin: Expression, cos: Expression): Expression => {
		const put = (poly: Poly): Expression =>
			add(
				poly.monomials.map((m, i) =>
					multiply([
						number({ num: itemAt(poly.coefficients, i), den: 1n }),
						...kernels.nodes.map((node, v) =>
							power(v === pair.sin ? sin : v === pair.cos ? cos : node, integerNode(ring.exponent(m, v)))
						)
					])
				)
			);
		return divide(put(value.num), put(value.den));
	};
	const answer = (inner: Expression, back: Expression): Expression | undefined => {
		const result = again(normal(divide(inner, line.slope)), t.name);
		return result && replace(result, t.name, back);
	};
	const { angle } = pair;
	const one = add([ONE, power(t, TWO)]);
	const tangent = applyFunction('tan', [angle]);
	// dt = sec² du; R(−s, −c) = R: everything is even in the signs of both.
	if (both(true, true) === 1) {
		const cos = power(squareRoot(one), integerNode(-1));
		const inner = withValues(multiply([t, cos]), cos);
		return answer(normal(divide(inner, one)), tangent);
	}
	// dt = cos du with R odd in cos, or dt = −sin du with R odd in sin.
	if (both(false, true) === -1) {
		const square = subtract(ONE, power(t, TWO));
		return answer(normal(divide(withValues(t, squareRoot(square)), squareRoot(square))), applyFunction('sin', [angle]));
	}
	if (both(true, false) === -1) {
		const square = subtract(ONE, power(t, TWO));
		const inner = divide(withValues(squareRoot(square), t), squareRoot(square));
		return answer(normal(multiply([integerNode(-1), inner])), applyFunction('cos', [angle]));
	}
	const sin = divide(multiply([TWO, t]), one);
	const cos = divide(subtract(ONE, power(t, TWO)), one);
	const inner = multiply([withValues(sin, cos), TWO, power(one, integerNode(-1))]);
	return answer(normal(inner), applyFunction('tan', [multiply([HALF, angle])]));
}
