/** Taylor, Laurent and Puiseux series as they are answered. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { Declined } from '../../core/unsupported';
import { number, ONE, symbol, type Expression } from '../../core/expression';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { integer } from '../../core/rational';
import { tidy } from '../tidy';
import { contains, replace } from '../../core/substitution';
import { attempted, expand, LOG, type Expansion } from './power-series';
import { addExponents, compareExponents, exponentNode, type Exponent } from './exponent';
import type { PowerSeries } from './truncated';

/** Lengths beyond the first term that are tried. */
const LENGTHS = [0, 3, 8, 20];

/** All terms of f at `point` below the power `order` of x − point, or of 1/x at ∞. Throws Declined. */
export function seriesAt(f: Expression, name: string, point: Expression, order: number): Expression {
	const w = symbol('w_');
	const x = symbol(name);
	const far = isInfinite(point);
	if (far && infiniteSign(point) < 0) throw new Declined('a series at minus infinity is not computed here');
	const inside = replace(f, name, far ? power(w, number(integer(-1))) : add([point, w]));
	const wanted = integer(order);
	for (const extra of LENGTHS) {
		const how: Expansion = {
			signOf: (c) => {
				const sign = signOf(c);
				if (sign === undefined) throw new Declined('the sign of a coefficient is not known');
				return sign;
			},
			length: addExponents(wanted, integer(extra + 1)),
			bothSides: !far
		};
		const found = attempted(() => expand(inside, w.name, how));
		if (!found) continue;
		if (found.order && compareExponents(found.order, wanted) < 0) continue;
		return written(found, wanted, far ? divide(ONE, x) : subtract(x, point));
	}
	throw new Declined('no series was found at the point');
}

function written({ terms }: PowerSeries, order: Exponent, step: Expression): Expression {
	const kept = terms.filter(({ exponent }) => compareExponents(exponent, order) < 0);
	if (kept.some(({ coefficient }) => contains(coefficient, LOG.name)))
		throw new Declined('the function has a logarithm at the point, and no series of powers');
	return add(
		kept.map(({ exponent, coefficient }) => multiply([tidy(coefficient), power(step, exponentNode(exponent))]))
	);
}
