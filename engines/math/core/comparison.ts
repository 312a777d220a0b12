import type { Comparison } from '../io/syntax';

/** Whether a comparison holds where left less right has this sign: -1, 0 or 1. */
export function bySign(side: number, sign: Comparison): boolean {
	switch (sign) {
		case '=':
			return side === 0;
		case '!=':
			return side !== 0;
		case '<':
			return side < 0;
		case '<=':
			return side <= 0;
		case '>':
			return side > 0;
		case '>=':
			return side >= 0;
	}
}
