/** The zeros of a function and how complete they are. */
import { type Expression, isNumber, ONE, symbol, ZERO } from '../../core/expression';
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { contains, replace } from '../../core/substitution';
import { multipliedOut } from '../forms';

/** Values with a free whole number: base + period·n. */
export interface Family {
	readonly base: Expression;
	readonly period: Expression;
	/** The few n whose values are not zeros. */
	readonly except?: readonly number[];
}

export interface Found {
	/** Candidates in closed form. */
	readonly values: readonly Expression[];
	readonly families: readonly Family[];
	/** The function is 0 wherever it is defined. */
	readonly everywhere: boolean;
	/** Functions whose zeros belong to the answer and lack a closed form here. */
	readonly open: readonly Expression[];
	/** Whether all complex zeros are among the values. */
	readonly complex: boolean;
}

export const NOTHING: Found = { values: [], families: [], everywhere: false, open: [], complex: true };

export const found = (parts: Partial<Found>): Found => ({ ...NOTHING, ...parts });

export const joined = (parts: readonly Found[]): Found => ({
	values: parts.flatMap(({ values }) => values),
	families: parts.flatMap(({ families }) => families),
	everywhere: parts.some(({ everywhere }) => everywhere),
	open: parts.flatMap(({ open }) => open),
	complex: parts.every(({ complex }) => complex)
});

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
