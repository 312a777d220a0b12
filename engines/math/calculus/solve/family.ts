/** Families of values: base + period·n for every whole n. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { isNumber, ONE, symbol, ZERO, type Expression } from '../../core/expression';
import { contains, replace } from '../../core/substitution';
import { multipliedOut } from '../tidy';
import { found, type Family, type Found } from './found';

/** Where a linear function of the unknown is base + period·n. */
export function inverseOfFamily(angle: Expression, { base, period }: Family, name: string): Found {
	const shift = replace(angle, name, ZERO);
	const slope = multipliedOut(subtract(replace(angle, name, ONE), shift));
	const linear = multipliedOut(subtract(angle, add([multiply([slope, symbol(name)]), shift])));
	if (!isNumber(linear, 0) || contains(slope, name)) return found({ open: [subtract(angle, base)], complex: false });
	return found({
		families: [{ base: divide(subtract(base, shift), slope), period: divide(period, slope) }],
		complex: false
	});
}
