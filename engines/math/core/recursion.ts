/** Ties the recursion of the canonical tree without circular imports. powers.ts and functions.ts tie theirs. */
import type { Expression } from './expression';

interface Parts {
	power(base: Expression, exponent: Expression): Expression;
	applyFunction(name: string, args: readonly Expression[]): Expression;
}

const untied = (): never => {
	throw new Error('math: build.ts must be loaded first');
};
let parts: Parts = { power: untied, applyFunction: untied };

/** Sets the target of the recursion. */
export function tie(part: Partial<Parts>): void {
	parts = { ...parts, ...part };
}

/** base^exponent, canonical: `power` of powers.ts. */
export const power = (base: Expression, exponent: Expression): Expression => parts.power(base, exponent);

/** The canonical value of a function: `applyFunction` of functions.ts. */
export const applyFunction = (name: string, args: readonly Expression[]): Expression => parts.applyFunction(name, args);
