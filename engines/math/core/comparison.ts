import type { Comparison } from '../io/syntax';

/** Signs of left less right for which a comparison holds. */
const HOLDS: Readonly<Record<Comparison, readonly number[]>> = {
	'=': [0],
	'!=': [-1, 1],
	'<': [-1],
	'<=': [-1, 0],
	'>': [1],
	'>=': [0, 1]
};

/** Whether a comparison holds where left less right has this sign: -1, 0 or 1. */
export const bySign = (side: number, sign: Comparison): boolean => HOLDS[sign].includes(side);

const CANONICAL: Readonly<Record<string, Comparison>> = { '==': '=', '≤': '<=', '≥': '>=', '≠': '!=' };

/** The comparison of a sign as people type it. */
export const comparisonOf = (sign: string): Comparison => CANONICAL[sign] ?? (sign as Comparison);
