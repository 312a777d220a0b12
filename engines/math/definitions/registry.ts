/** The one table of functions, joined from facts.ts and the engine's columns. See also samples.ts, slopes.ts. */
import type { Complex } from '../reals/complex';
import type { Expression } from '../core/expression';
import { ALL_FACTS, type FunctionFacts, type FunctionName } from './facts';

/** The value of one argument as a ball; `more` bits beyond the working precision. */
export type BallOf = (index?: number, more?: number) => Complex;

/** How a function is computed. */
export interface FunctionForms {
	/** The canonical value: in closed form if possible, else the call itself. Throws NoValueError if it is undefined. */
	readonly closedForm: (args: readonly Expression[]) => Expression;
	/** The value to about p bits; absent where `closedForm` always writes it by other functions. */
	readonly ball?: (value: BallOf, p: number, count: number) => Complex;
}

export interface FunctionDefinition extends FunctionFacts, FunctionForms {
	readonly name: FunctionName;
}

const table = new Map<string, FunctionDefinition>();

/** Enters how functions are computed. */
export function define(forms: Readonly<Partial<Record<FunctionName, FunctionForms>>>): void {
	for (const [name, form] of Object.entries(forms) as [FunctionName, FunctionForms][])
		table.set(name, { name, ...ALL_FACTS[name], ...form });
}

/** Enters a function that no text can name, for use inside one method. */
export function defineInternal(name: string, forms: FunctionForms & Pick<FunctionFacts, 'real'>): void {
	table.set(name, { name: name as FunctionName, ...forms });
}

/** The definition of a function by its canonical name. */
export const definitionOf = (name: string): FunctionDefinition | undefined => table.get(name);
