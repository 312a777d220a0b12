/** Hyperbolic functions by exponentials. */
import { itemAt } from '../../kit/checked';
import { add, multiply, subtract } from '../core/arithmetic';
import { E, HALF, integerNode, type Expression } from '../core/expression';
import { mapParts } from '../core/map-parts';
import { power } from '../core/powers';
import { HYPERBOLA } from '../simplify/angles';
import { fromSineAndCosine } from '../functions/trigonometry';

/** x with every hyperbolic function written by exponentials. */
export function inExponentials(x: Expression): Expression {
	if (x.kind === 'call' && x.args.length === 1 && HYPERBOLA.names.has(x.name)) {
		const up = power(E, itemAt(x.args, 0));
		const down = power(E, multiply([integerNode(-1), itemAt(x.args, 0)]));
		const sinh = multiply([HALF, subtract(up, down)]);
		const cosh = multiply([HALF, add([up, down])]);
		return fromSineAndCosine(x.name, sinh, cosh);
	}
	return mapParts(x, inExponentials);
}
