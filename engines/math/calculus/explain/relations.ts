/** Relations as steps show them. */
import type { Syntax } from '../../io/syntax';

/** left = right */
export const equals = (left: Syntax, right: Syntax): Syntax => ({
	type: 'comparison',
	operands: [left, right],
	signs: ['='],
	at: -1
});
